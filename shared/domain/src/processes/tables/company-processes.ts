import { enumeration, type KeyOf } from '../../enumerations/enumeration';
import type { NamedProcess } from '../../enumerations/processes';

/** The parts of the portal in which the specification keeps what a registered company files. */
export const processGroups = enumeration([
  ['MIGRATION', 'पुरानो प्रणालीका विवरण', 'Details of the old system'],
  ['ANNUAL_REPORT', 'वार्षिक विवरण', 'Annual report'],
  ['POST_AMENDMENT', 'दर्तापछिका परिवर्तन', 'Changes after registration'],
  ['DE_REGISTRATION', 'दर्ता खारेजी', 'De-registration'],
  ['DOCUMENT', 'कागजात', 'Documents'],
  ['GRIEVANCE', 'गुनासो', 'Grievances'],
]);
export type ProcessGroup = KeyOf<typeof processGroups>;

/** Every process of the specification that a company itself begins, in the order in which it is offered. */
export const companyProcesses: Readonly<Record<ProcessGroup, readonly NamedProcess[]>> = {
  MIGRATION: ['MIGRATION_NAME_RESERVATION', 'MIGRATION_COMPANY_REGISTRATION'],
  ANNUAL_REPORT: ['ANNUAL_REPORT'],
  POST_AMENDMENT: [
    'NAME_CHANGE',
    'LOCATION_CHANGE',
    'OBJECTIVE_CHANGE',
    'AMENDMENT_OF_AOA_MOA',
    'COMPANY_TYPE_CHANGE',
    'CAPITAL_CHANGE',
    'SHARES_PURCHASE_SALES_AGREEMENT',
    'SHARE_HOLDER_CHANGE',
    'SHARE_BAAD_PHAAD',
    'SHARE_RATE_CHANGE',
    'THREE_MONTH_UPDATE',
    'CALL_FOR_EXPLANATION',
    'DECISION_OF_MERGING_COMPANY',
    'COMPANY_MERGE',
    'SHARE_BAAD_PHAAD_AFTER_COMPANY_MERGE',
    'COMPANY_REPRESENTATIVE_CHANGE',
    'INDIVIDUAL_COMPANY_REPRESENTATIVE_CHANGE',
    'OTHERS',
  ],
  DE_REGISTRATION: ['LIQUIDATION', 'FORCED', 'DE_REGISTRATION_OF_FOREIGN_TYPE', 'DISCOUNTED_DE_REGISTRATION'],
  DOCUMENT: ['PRATILIPI', 'DOCUMENT_RE_UPLOAD'],
  GRIEVANCE: ['PROCESS_FOR_GRIEVANCE'],
};

/** Why a process is not open to somebody, beside the blockers of the company. */
export const processReasons = enumeration([
  [
    'NOT_OFFERED',
    'यो निवेदन पोर्टलबाट दिने व्यवस्था भइसकेको छैन; कार्यालयमा पेश गर्नुहोस्',
    'It is not filed through the portal yet; please submit it at the office',
  ],
  ['ROLE', 'तपाईंको भूमिकाबाट कम्पनीको निवेदन दिन मिल्दैन', 'Your role does not file for a company'],
  ['MANDATE', 'तपाईंको अख्तियारीमा यो निवेदन पर्दैन', 'Your authorisation does not include this process'],
  ['NOTHING_TO_VERIFY', 'पुरानो प्रणालीको रुजु गर्नुपर्ने विवरण छैन', 'There are no details of the old system to verify'],
  ['CONDITION_UNMET', 'ऐनले तोकेको सर्त पूरा भएको छैन', 'A condition of the Act is not met'],
  ['OBJECTION_TIME', 'आपत्ति जनाउने समय बाँकी छ', 'The time to object is not over'],
  ['LAST_REPRESENTATIVE', 'कम्पनीको अन्तिम प्रतिनिधि', 'The last representative of the company'],
  ['NOT_OWED', 'कम्पनीले यो विवरण दिनुपर्दैन', 'The company does not owe it'],
  ['NO_OPEN_CALL', 'जवाफ दिन बाँकी कैफियत तलब छैन', 'There is no call for explanation to answer'],
  ['DRAFT_OPEN', 'यसै निवेदनको मस्यौदा खुला छ', 'A draft of it is already open'],
]);
export type ProcessReason = KeyOf<typeof processReasons>;
