import { enumeration, type KeyOf } from './enumeration';

/** What a notification is about, as the reader of the list filters it. */
export const notificationTypes = enumeration([
  ['APPLICATION_SUBMITTED', 'निवेदन पेश भएको', 'Application submitted'],
  ['GROUP_CONSENT_GIVEN', 'मुख्य कम्पनीले सहमति दिएको', 'Parent company consented'],
  ['GROUP_CONSENT_REFUSED', 'मुख्य कम्पनीले सहमति नदिएको', 'Parent company did not consent'],
  ['GROUP_CONSENT_AWAITED', 'मुख्य कम्पनीको सहमति पर्खिएको', 'Consent of the parent company awaited'],
  ['APPLICATION_CLAIMED', 'निवेदनको जाँच सुरु भएको', 'Check of an application begun'],
  ['PAYABLE_SET', 'तिर्नुपर्ने रकम तोकिएको', 'Payable amount set'],
  ['PAYMENT_VERIFIED', 'भुक्तानी रुजु भएको', 'Payment verified'],
  ['PAYMENT_REJECTED', 'भौचर अस्वीकार भएको', 'Voucher rejected'],
  ['PAYMENT_FAILED', 'अनलाइन भुक्तानी असफल भएको', 'Online payment failed'],
  ['CORRECTION_ASKED', 'सच्याउन फिर्ता आएको निवेदन', 'Application sent back for correction'],
  ['DOCUMENT_ASKED', 'कार्यालयले मागेको कागजात', 'Document asked for by the office'],
  ['DOCUMENT_SHARED', 'अरूलाई पठाइएका कागजात', 'Documents shared with others'],
  ['REGISTER_DOCUMENT_ASKED', 'कम्पनी दर्ता किताबको कागजात माग', 'Document of the register asked for'],
  ['APPLICATION_APPROVED', 'निवेदन स्वीकृत भएको', 'Application approved'],
  ['APPLICATION_REJECTED', 'निवेदन अस्वीकृत भएको', 'Application rejected'],
  ['APPROVAL_REVOKED', 'स्वीकृति रद्द भएको', 'Approval revoked'],
  ['GROUP_CONSENT_REQUESTED', 'समूहको नाममा सहमति मागिएको', 'Consent to a group name asked'],
  ['GROUP_REQUEST_WITHDRAWN', 'सहमतिको अनुरोध फिर्ता भएको', 'Request for consent withdrawn'],
  ['RESERVATION_EXPIRING', 'आरक्षित नामको म्याद सकिन लागेको', 'Name reservation running out'],
  ['RESERVATION_FORM_DUE', 'कम्पनी दर्ताको फाराम भर्ने समय', 'Company registration form due'],
  ['RESERVATION_TYPE_CHANGED', 'आरक्षित नामको कम्पनीको किसिम परिवर्तन', 'Company type of a reserved name changed'],
  ['DEADLINE_NEAR', 'कानुनी म्याद नजिकिएको', 'Legal deadline near'],
  ['DEADLINE_OVERDUE', 'कानुनी म्याद नाघेको', 'Legal deadline passed'],
  ['EXPLANATION_CALLED', 'कैफियत तलब', 'Call for explanation'],
  ['PROCEEDING', 'कम्पनीको कारबाही', 'Proceeding of a company'],
  ['COMPANY_FROZEN', 'कम्पनी रोक्का वा फुकुवा', 'Company frozen or released'],
  ['COMPANY_LOCKED', 'कम्पनीमा ताला लगाएको वा खोलेको', 'Company locked or unlocked'],
  ['FILING_STOPPED', 'रोकिएको निवेदन', 'Application stopped by a report'],
  ['DISCLOSURE_ANSWERED', 'सञ्चालकले जानकारी गराएको वा नगराएको', 'Director signed or declined a disclosure'],
  ['SIGNATURE_ANSWERED', 'कागजमा हस्ताक्षर भएको वा आपत्ति जनाएको', 'Paper signed, or objected to'],
  ['REPRESENTATIVE_CHANGED', 'कम्पनीको प्रतिनिधि परिवर्तन', 'Representative of a company changed'],
  ['COMPANY_DETAILS_CHANGED', 'कम्पनीको विवरण परिवर्तन', 'Details of a company changed'],
  ['MANDATE_REQUESTED', 'अख्तियारीको अनुरोध', 'Authorisation requested'],
  ['MANDATE_CHANGED', 'अख्तियारीमा परिवर्तन', 'Authorisation changed'],
  ['WORK_ARRIVED', 'कार्यालयमा नयाँ निवेदन', 'New application at the office'],
  ['WORK_RESUBMITTED', 'सच्याएर फेरि पेश भएको निवेदन', 'Application submitted again'],
  ['WORK_FORWARDED', 'निर्णयका लागि आएको निवेदन', 'Application sent for decision'],
  ['WORK_RETURNED', 'पुनरावलोकनका लागि फिर्ता', 'Application returned for review'],
  ['WORK_FOR_COMMITTEE', 'समितिमा पठाइएको निवेदन', 'Application sent to the committee'],
  ['WORK_ASSIGNED', 'जिम्मा लगाइएको निवेदन', 'Application assigned'],
  ['WORK_TAKEN', 'अर्को कर्मचारीलाई दिइएको निवेदन', 'Application given to another officer'],
  ['WORK_TERM', 'निवेदनको म्याद सकिन लागेको', 'Time limit of an application running out'],
  ['TERM_50', 'आधा म्याद बितेको निवेदन', 'Half of the time limit used'],
  ['TERM_80', 'म्याद सकिन लागेको निवेदन', 'Time limit nearly used'],
  ['TERM_100', 'म्याद नाघेको निवेदन', 'Time limit passed'],
  ['WORK_STOPPED', 'हेर्नुपर्ने रोकिएको निवेदन', 'Stopped application to look at'],
  ['LOCK_RELEASE', 'कम्पनीको ताला खोल्ने प्रस्ताव', 'Proposed release of a lock'],
  ['WORK_DOCUMENT', 'मागिएको कागजातको काम', 'Work on a document asked for'],
  ['WORK_PROCEEDING', 'कारबाहीमा गर्नुपर्ने काम', 'Work in a proceeding'],
  ['WORK_PAID', 'भुक्तानी भएको निवेदन', 'Application paid'],
  ['WORK_COUNTER_SIGN', 'प्रतिहस्ताक्षर गर्नुपर्ने रकम', 'Amount to counter-sign'],
  ['WORK_VOUCHER', 'रुजु गर्नुपर्ने भौचर', 'Voucher to verify'],
  ['WORK_MISMATCH', 'नमिलेको भुक्तानी', 'Payment that does not agree'],
  ['WORK_REFUND', 'रकम फिर्ता', 'Refund'],
  ['REQUEST_MESSAGE', 'अनुरोधमा कार्यालयको सन्देश', 'Message of the office about a request'],
  ['WORK_COPIES', 'प्रतिलिपिको काम', 'Work on certified copies'],
  ['COPIES_ANSWERED', 'मागिएको प्रतिलिपि', 'Certified copies'],
  ['WORK_GRIEVANCE', 'गुनासो', 'Grievance'],
  ['GRIEVANCE_ANSWERED', 'गुनासोको जवाफ', 'Answer to a grievance'],
  ['REFUND_ANSWERED', 'रकम फिर्ताको अनुरोधमा जवाफ', 'Answer to a refund request'],
  ['PAYMENT_REFUNDED', 'रकम फिर्ता स्वीकृत', 'Refund approved'],
  ['PAYMENT_REMINDER', 'तिर्न बाँकी रकम', 'Payment due'],
  ['WORD_LIST', 'नाममा प्रयोग हुने शब्दका सूची', 'Word lists for names'],
  ['SCHEDULE', 'दर, म्याद र सूची', 'Rates, terms and lists'],
  ['COMPANY_ORDER', 'रोक्का र फुकुवाको प्रस्ताव', 'Proposed orders on companies'],
  ['RESTORATION', 'अदालतको आदेशले दर्ता कायम गर्ने प्रस्ताव', 'Proposed restorations by order of a court'],
  ['FORCED_OPENING', 'कार्यालयबाट दर्ता खारेजीको प्रस्ताव', 'Proposed de-registrations by the office'],
  ['HEIR_ADMISSION', 'हकवालालाई अख्तियारी दिने प्रस्ताव', 'Proposed admissions of heirs'],
  ['INSTITUTION_ADMISSION', 'संस्थाको खाता मान्य गर्ने प्रस्ताव', 'Proposed admissions of institutions'],
  ['DETAILS_DISPUTED', 'पुरानो प्रणालीको विवरणमा फरक देखाइएको', 'Detail from the old system disputed'],
  ['FOLLOWED_COMPANY', 'पछ्याइएको कम्पनीमा नयाँ प्रविष्टि', 'New entry of a followed company'],
  ['WEBHOOK_ENDED', 'नयाँ प्रविष्टि पठाउन रोकिएको', 'New entries no longer sent'],
  ['STAFF', 'कर्मचारी व्यवस्थापन', 'Staff'],
  ['ACCOUNT_SECURITY', 'खाताको सुरक्षा', 'Security of the account'],
]);
export type NotificationType = KeyOf<typeof notificationTypes>;

/** What a person decides about as a whole on the preference page. */
export const notificationKinds = enumeration([
  ['FILING_PROGRESS', 'निवेदनको प्रगति', 'Progress of applications'],
  ['FILING_DECISION', 'निवेदनमा भएको निर्णय', 'Decisions on applications'],
  ['PAYMENT', 'भुक्तानी', 'Payments'],
  ['GROUP_CONSENT', 'समूहको नाममा सहमति', 'Consent to group names'],
  ['OFFICE_WORK', 'कार्यालयको काम', 'Work of the office'],
  ['RESERVATION', 'आरक्षित नामको म्याद', 'Days left of a reserved name'],
  ['COMPANY_DEADLINE', 'कम्पनीका कानुनी म्याद', 'Legal deadlines of companies'],
  ['EXPLANATION_CALL', 'कैफियत तलब', 'Calls for explanation'],
  ['PROCEEDING', 'कम्पनीका कारबाही', 'Proceedings of companies'],
  ['ORDER', 'कम्पनी रोक्का राख्ने आदेश', 'Orders that freeze a company'],
  ['COMPANY_PEOPLE', 'प्रतिनिधि र कम्पनीको विवरण', 'Representatives and details of companies'],
  ['MANDATE', 'मध्यस्थकर्ताको अख्तियारी', 'Authorisations of intermediaries'],
  ['REGISTER_NEWS', 'दर्ता किताबका नयाँ प्रविष्टि', 'New entries of the register'],
  ['ACCOUNT_SECURITY', 'खाताको सुरक्षा', 'Security of the account'],
]);
export type NotificationKind = KeyOf<typeof notificationKinds>;

/** The headings of the preference page. */
export const notificationGroups = enumeration([
  ['APPLICATIONS', 'मेरा निवेदन', 'My applications'],
  ['DEADLINES', 'म्याद र ताकेता', 'Deadlines and reminders'],
  ['COMPANY', 'कम्पनी र प्रतिनिधि', 'Company and representatives'],
  ['SECURITY', 'सुरक्षा', 'Security'],
]);
export type NotificationGroup = KeyOf<typeof notificationGroups>;

/** Why a kind cannot be switched off. */
export type FixedBecause = 'LEGAL' | 'SECURITY';

export interface NotificationKindRule {
  readonly group: NotificationGroup;
  /** Present: always sent, whatever a person would choose. */
  readonly fixed?: FixedBecause;
  /** Some of its notifications also go out as SMS (the stars of workflow 6.16). */
  readonly sms: boolean;
  /** Who is ever told such a thing. */
  readonly readers: 'PUBLIC' | 'STAFF' | 'EVERYBODY';
}

export const notificationKindRules: Readonly<Record<NotificationKind, NotificationKindRule>> = {
  FILING_PROGRESS: { group: 'APPLICATIONS', sms: true, readers: 'PUBLIC' },
  FILING_DECISION: { group: 'APPLICATIONS', fixed: 'LEGAL', sms: true, readers: 'PUBLIC' },
  PAYMENT: { group: 'APPLICATIONS', sms: true, readers: 'PUBLIC' },
  GROUP_CONSENT: { group: 'APPLICATIONS', sms: true, readers: 'PUBLIC' },
  OFFICE_WORK: { group: 'APPLICATIONS', sms: false, readers: 'STAFF' },
  RESERVATION: { group: 'DEADLINES', sms: true, readers: 'PUBLIC' },
  COMPANY_DEADLINE: { group: 'DEADLINES', sms: true, readers: 'PUBLIC' },
  EXPLANATION_CALL: { group: 'DEADLINES', fixed: 'LEGAL', sms: true, readers: 'PUBLIC' },
  PROCEEDING: { group: 'DEADLINES', fixed: 'LEGAL', sms: true, readers: 'PUBLIC' },
  ORDER: { group: 'COMPANY', fixed: 'LEGAL', sms: true, readers: 'PUBLIC' },
  COMPANY_PEOPLE: { group: 'COMPANY', fixed: 'SECURITY', sms: true, readers: 'PUBLIC' },
  MANDATE: { group: 'COMPANY', sms: true, readers: 'PUBLIC' },
  REGISTER_NEWS: { group: 'COMPANY', sms: false, readers: 'EVERYBODY' },
  ACCOUNT_SECURITY: { group: 'SECURITY', fixed: 'SECURITY', sms: true, readers: 'EVERYBODY' },
};

const KIND_OF: Readonly<Record<NotificationType, NotificationKind>> = {
  APPLICATION_SUBMITTED: 'FILING_PROGRESS',
  GROUP_CONSENT_GIVEN: 'FILING_PROGRESS',
  GROUP_CONSENT_REFUSED: 'FILING_DECISION',
  GROUP_CONSENT_AWAITED: 'FILING_PROGRESS',
  APPLICATION_CLAIMED: 'FILING_PROGRESS',
  CORRECTION_ASKED: 'FILING_PROGRESS',
  DOCUMENT_ASKED: 'FILING_PROGRESS',
  DOCUMENT_SHARED: 'COMPANY_PEOPLE',
  REGISTER_DOCUMENT_ASKED: 'PROCEEDING',
  PAYABLE_SET: 'PAYMENT',
  PAYMENT_VERIFIED: 'PAYMENT',
  PAYMENT_REJECTED: 'PAYMENT',
  PAYMENT_FAILED: 'PAYMENT',
  APPLICATION_APPROVED: 'FILING_DECISION',
  APPLICATION_REJECTED: 'FILING_DECISION',
  APPROVAL_REVOKED: 'FILING_DECISION',
  GROUP_CONSENT_REQUESTED: 'GROUP_CONSENT',
  GROUP_REQUEST_WITHDRAWN: 'GROUP_CONSENT',
  RESERVATION_EXPIRING: 'RESERVATION',
  RESERVATION_FORM_DUE: 'RESERVATION',
  RESERVATION_TYPE_CHANGED: 'RESERVATION',
  DEADLINE_NEAR: 'COMPANY_DEADLINE',
  DEADLINE_OVERDUE: 'COMPANY_DEADLINE',
  EXPLANATION_CALLED: 'EXPLANATION_CALL',
  PROCEEDING: 'PROCEEDING',
  COMPANY_FROZEN: 'ORDER',
  DISCLOSURE_ANSWERED: 'FILING_PROGRESS',
  SIGNATURE_ANSWERED: 'FILING_PROGRESS',
  REPRESENTATIVE_CHANGED: 'COMPANY_PEOPLE',
  COMPANY_DETAILS_CHANGED: 'COMPANY_PEOPLE',
  MANDATE_REQUESTED: 'MANDATE',
  MANDATE_CHANGED: 'MANDATE',
  COMPANY_LOCKED: 'COMPANY_PEOPLE',
  FILING_STOPPED: 'FILING_PROGRESS',
  FOLLOWED_COMPANY: 'REGISTER_NEWS',
  WEBHOOK_ENDED: 'REGISTER_NEWS',
  WORK_ARRIVED: 'OFFICE_WORK',
  WORK_RESUBMITTED: 'OFFICE_WORK',
  WORK_FORWARDED: 'OFFICE_WORK',
  WORK_RETURNED: 'OFFICE_WORK',
  WORK_FOR_COMMITTEE: 'OFFICE_WORK',
  WORK_ASSIGNED: 'OFFICE_WORK',
  WORK_TAKEN: 'OFFICE_WORK',
  WORK_TERM: 'OFFICE_WORK',
  TERM_50: 'OFFICE_WORK',
  TERM_80: 'OFFICE_WORK',
  TERM_100: 'OFFICE_WORK',
  WORK_STOPPED: 'OFFICE_WORK',
  LOCK_RELEASE: 'OFFICE_WORK',
  WORK_DOCUMENT: 'OFFICE_WORK',
  WORK_PROCEEDING: 'OFFICE_WORK',
  WORK_PAID: 'OFFICE_WORK',
  WORK_COUNTER_SIGN: 'OFFICE_WORK',
  WORK_VOUCHER: 'OFFICE_WORK',
  WORK_MISMATCH: 'OFFICE_WORK',
  WORK_REFUND: 'OFFICE_WORK',
  REQUEST_MESSAGE: 'FILING_PROGRESS',
  WORK_COPIES: 'OFFICE_WORK',
  COPIES_ANSWERED: 'FILING_PROGRESS',
  WORK_GRIEVANCE: 'OFFICE_WORK',
  GRIEVANCE_ANSWERED: 'FILING_PROGRESS',
  REFUND_ANSWERED: 'PAYMENT',
  PAYMENT_REFUNDED: 'PAYMENT',
  PAYMENT_REMINDER: 'PAYMENT',
  WORD_LIST: 'OFFICE_WORK',
  SCHEDULE: 'OFFICE_WORK',
  COMPANY_ORDER: 'OFFICE_WORK',
  FORCED_OPENING: 'OFFICE_WORK',
  RESTORATION: 'OFFICE_WORK',
  HEIR_ADMISSION: 'OFFICE_WORK',
  INSTITUTION_ADMISSION: 'OFFICE_WORK',
  DETAILS_DISPUTED: 'OFFICE_WORK',
  STAFF: 'OFFICE_WORK',
  ACCOUNT_SECURITY: 'ACCOUNT_SECURITY',
};

export function notificationKindOf(type: NotificationType): NotificationKind {
  return KIND_OF[type];
}

/** The kinds that are ever told to staff, or to those who file. */
export function notificationKindsFor(reader: 'PUBLIC' | 'STAFF'): readonly NotificationKind[] {
  return notificationKinds.keys.filter((kind) => ['EVERYBODY', reader].includes(notificationKindRules[kind].readers));
}
