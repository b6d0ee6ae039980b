import { enumeration, type KeyOf } from './enumeration';

/** How a notice of a proceeding is given. */
export const noticeChannels = enumeration([
  ['PUBLIC_PAGE', 'पोर्टलको सार्वजनिक पृष्ठ', 'Public page of the portal'],
  ['NEWSPAPER', 'पत्रिका', 'Newspaper'],
  ['POST', 'हुलाक', 'Post'],
  ['EMAIL', 'इमेल', 'Email'],
  ['REGISTERED_OFFICE', 'रजिष्टर्ड कार्यालयमा तामेली', 'Served at the registered office'],
  ['OFFICER', 'कम्पनीका पदाधिकारीलाई तामेली', 'Served on an officer of the company'],
  ['PROMOTER', 'संस्थापकको ठेगानामा तामेली', 'Served on the promoters'],
]);
export type NoticeChannel = KeyOf<typeof noticeChannels>;

/** Ways that are not in the hands of the portal: the day is that of the paper or of the service, with its proof. */
export const provenChannels: ReadonlySet<NoticeChannel> = new Set([
  'NEWSPAPER',
  'POST',
  'REGISTERED_OFFICE',
  'OFFICER',
  'PROMOTER',
]);

/** What is handed in against a proceeding: that it should not go on, or what the company owes. */
export const claimKinds = enumeration([
  ['OBJECTION', 'उजुरी', 'Objection'],
  ['CLAIM', 'दाबी', 'Claim'],
]);
export type ClaimKind = KeyOf<typeof claimKinds>;

export const claimOutcomes = enumeration([
  ['UPHELD', 'मनासिब ठहरिएको', 'Upheld'],
  ['DISMISSED', 'मनासिब नठहरिएको', 'Dismissed'],
]);
export type ClaimOutcome = KeyOf<typeof claimOutcomes>;

/** Bodies whose opinion (raya pratikriya) the office asks. */
export const opinionBodies = enumeration([
  ['TAX_OFFICE', 'कर कार्यालय', 'Tax office'],
  ['LABOUR_OFFICE', 'श्रम कार्यालय', 'Labour office'],
  ['SOCIAL_SECURITY_FUND', 'सामाजिक सुरक्षा कोष', 'Social Security Fund'],
  ['BANK', 'बैंक', 'Bank'],
  ['INDUSTRY_BODY', 'उद्योगसम्बन्धी निकाय', 'Body for industry'],
]);
export type OpinionBody = KeyOf<typeof opinionBodies>;

/** What a body answers. An objection stands in the way until the body is asked again and has none. */
export const opinionAnswers = enumeration([
  ['NO_OBJECTION', 'आपत्ति नभएको', 'No objection'],
  ['OBJECTION', 'आपत्ति भएको', 'Objection'],
]);
export type OpinionAnswer = KeyOf<typeof opinionAnswers>;

/** What it means that a body does not answer until its last day. */
export const opinionSilences = enumeration([
  ['NO_OBJECTION', 'आपत्ति नभएको मानिने', 'Counts as no objection'],
  ['NOT_CONSENT', 'सहमति नमानिने', 'Is no consent'],
]);
export type OpinionSilence = KeyOf<typeof opinionSilences>;

/** Who has to do something next in a proceeding. */
export const proceedingTurns = enumeration([
  ['COMPANY', 'कम्पनीको पालो', 'With the company'],
  ['OFFICE', 'कार्यालयको पालो', 'With the office'],
  ['PARTNER', 'अर्को कम्पनीको पालो', 'With the other company'],
  ['BODY', 'अर्को निकायको राय आउन बाँकी', 'With another body'],
  ['TIME', 'सूचनाको म्याद सकिन बाँकी', 'Until the notice ends'],
]);
export type ProceedingTurn = KeyOf<typeof proceedingTurns>;
