import { z } from 'zod';
import { enumeration } from '../enumerations/enumeration';
import { daySchema, idSchema } from '../envelope';

export { printedVerificationCode, readVerificationCode } from '../letters/verification-code';

/** What the portal issues over its own verification code. */
export const letterKinds = enumeration([
  ['NAME_RESERVATION', 'नाम आरक्षणको पत्र', 'Name reservation letter'],
  ['CERTIFICATE_OF_INCORPORATION', 'कम्पनी दर्ताको प्रमाणपत्र', 'Certificate of incorporation'],
  ['MEMORANDUM', 'प्रबन्धपत्र', 'Memorandum of association'],
  ['ARTICLES', 'नियमावली', 'Articles of association'],
  ['CERTIFICATE_OF_NAME_CHANGE', 'नाम परिवर्तनको प्रमाणपत्र', 'Certificate of change of name'],
  ['CERTIFICATE_OF_CONVERSION', 'कम्पनी परिणत प्रमाणपत्र', 'Certificate of conversion'],
  ['SHARE_CERTIFICATE', 'शेयर प्रमाणपत्र', 'Share certificate'],
  ['RECORD_LETTER', 'अभिलेख अद्यावधिकको पत्र', 'Record letter'],
  ['REGISTER_EXTRACT', 'दर्ता किताबको उद्धरण', 'Extract of the register'],
  ['SHARE_EXTRACT', 'शेयरधनी दर्ता किताबको उद्धरण', 'Extract of the table of shares'],
  ['CERTIFIED_COPY', 'प्रमाणित प्रतिलिपि', 'Certified copy'],
  ['GOOD_STANDING', 'कम्पनी नियमित रहेको प्रमाणपत्र', 'Certificate of good standing'],
  ['CALL_FOR_EXPLANATION', 'कैफियत तलबको पत्र', 'Call for explanation'],
  ['ORDER_ON_CALL', 'कैफियत तलबमा भएको निर्णयको पत्र', 'Decision on a call for explanation'],
  ['ORDER_ON_PROCEEDING', 'कारबाहीमा भएको आदेश', 'Order in a proceeding'],
  ['NOTICE_OF_PROCEEDING', 'कारबाहीको सूचना', 'Notice in a proceeding'],
  ['FORCED_NOTICE', 'दर्ता खारेजीको सूचना', 'Notice of de-registration'],
  ['ANSWER_TO_GRIEVANCE', 'गुनासोको जवाफ', 'Answer to a grievance'],
  ['RECEIPT', 'राजस्व रसिद', 'Receipt'],
  ['CREDIT_NOTE', 'रकम फिर्ता पत्र', 'Credit note'],
]);
export type LetterKind = z.infer<typeof letterKinds.schema>;

/** Nothing marks a letter as expired: what it is worth follows from the day on which it is read. */
export const letterStates = enumeration([
  ['VALID', 'मान्य', 'Valid'],
  ['EXPIRED', 'म्याद सकिएको', 'Expired'],
  ['CONSUMED', 'प्रयोग भइसकेको', 'Used'],
  ['NO_LONGER_TRUE', 'जारी भएपछि अवस्था बदलिएकाले हाल सत्य नरहेको', 'No longer true, the facts have changed since'],
  ['REVOKED', 'रद्द गरिएको', 'Revoked'],
  ['SUPERSEDED', 'नयाँ कागजातले प्रतिस्थापन गरेको', 'Superseded'],
  ['COMPANY_DEREGISTERED', 'कम्पनीको दर्ता खारेज भइसकेको', 'Company de-registered'],
]);
export type LetterState = z.infer<typeof letterStates.schema>;

const bilingualSchema = z.object({ ne: z.string(), en: z.string() });

/** What the letter says, in both languages, exactly as on the day it was issued. */
export const letterContentSchema = z.object({
  office: bilingualSchema,
  title: bilingualSchema,
  /** Application number. */
  number: z.string(),
  addressee: bilingualSchema,
  /** What an official letter is about; certificates and receipts have none. */
  subject: bilingualSchema.optional(),
  paragraphs: z.array(bilingualSchema),
  facts: z.array(z.object({ label: bilingualSchema, value: bilingualSchema })),
  /** Who decided, and as what; null where nobody is on record. */
  signatory: z.object({ name: bilingualSchema, role: bilingualSchema }).nullable(),
});
export type LetterContent = z.infer<typeof letterContentSchema>;

/** GET external/api/letter: the reader's letters and those of the companies they speak for, the newest first. */
export const letterListQuerySchema = z.object({ applicationId: idSchema.optional() });
export const letterSummarySchema = z.object({
  code: z.string(),
  kind: letterKinds.schema,
  state: letterStates.schema,
  titleEnglish: z.string(),
  titleNepali: z.string(),
  issuedOn: daySchema,
  /** Page of the portal that shows it. */
  link: z.string(),
});
export type LetterSummary = z.infer<typeof letterSummarySchema>;

/** GET external/api/letter/view/{code}: public. A code that was never issued is an answer, not an error. */
export const letterViewSchema = z.object({
  genuine: z.boolean(),
  letter: z
    .object({
      code: z.string(),
      kind: letterKinds.schema,
      state: letterStates.schema,
      issuedOn: daySchema,
      /** The last day on which it holds; null where it holds for good. */
      validUntil: daySchema.nullable(),
      content: letterContentSchema,
    })
    .nullable(),
});
export type LetterView = z.infer<typeof letterViewSchema>;
