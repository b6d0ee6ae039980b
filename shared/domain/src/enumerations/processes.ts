import type { Bilingual } from '../bilingual';
import { enumeration, type KeyOf } from './enumeration';

export const processTypes = enumeration([
  ['COMPANY_REGISTRATION', 'कम्पनी दर्ता', 'Company registration'],
  ['NAME_RESERVATION', 'नाम आरक्षण', 'Name reservation'],
  [
    'NAME_RESERVATION_GROUP_APPROVAL',
    'समूहको नाम आरक्षणमा मुख्य कम्पनीको सहमति',
    'Parent company’s consent to a name reservation',
  ],
  ['NAME_CHANGE', 'नाम परिवर्तन', 'Name change'],
  ['POST_REGISTRATION', 'दर्तापछिको कार्य', 'Post-registration'],
  ['PAYMENT_APPLICATION', 'भुक्तानी निवेदन', 'Payment application'],
  ['ANNUAL_REPORT', 'वार्षिक विवरण', 'Annual report'],
  ['SHARES_PURCHASE_SALES_AGREEMENT', 'शेयर खरिद बिक्री सम्झौता', 'Share purchase and sales agreement'],
  ['COMPANY_DE_REGISTRATION', 'कम्पनी दर्ता खारेजी', 'Company de-registration'],
  ['FORCED', 'संस्थापकको निवेदनबाट दर्ता खारेजी', 'De-registration on application of the promoters'],
  ['LIQUIDATION', 'लिक्विडेसन', 'Liquidation'],
  ['DE_REGISTRATION_OF_FOREIGN_TYPE', 'विदेशी कम्पनीको दर्ता खारेजी', 'De-registration of a foreign company'],
  ['MIGRATION_NAME_RESERVATION', 'पुरानो प्रणालीको नाम आरक्षण', 'Migrated name reservation'],
  ['MIGRATION_COMPANY_REGISTRATION', 'पुरानो प्रणालीको कम्पनी दर्ता', 'Migrated company registration'],
  ['DOCUMENT_RE_UPLOAD', 'कागजात पुनः अपलोड', 'Document re-upload'],
  ['PROCESS_FOR_GRIEVANCE', 'गुनासो', 'Grievance'],
  ['SHARE_HOLDER_CHANGE', 'शेयरधनी परिवर्तन', 'Shareholder change'],
  ['DISCOUNTED_DE_REGISTRATION', 'सहुलियतमा दर्ता खारेजी (दफा १३६क)', 'Discounted de-registration (section 136ka)'],
  ['DISCOUNTED_DE_REGISTRATION_PHASE_TWO', 'सहुलियतमा दर्ता खारेजी, दोस्रो चरण', 'Discounted de-registration, phase two'],
  [
    'DISCOUNTED_DE_REGISTRATION_PHASE_THREE',
    'सहुलियतमा दर्ता खारेजी, तेस्रो चरण',
    'Discounted de-registration, phase three',
  ],
  [
    'MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION',
    'दर्ताअघि कम्पनीको किसिम परिवर्तन',
    'Company type change before registration',
  ],
  ['PRATILIPI', 'प्रतिलिपि', 'Certified copy'],
]);
export type ProcessType = KeyOf<typeof processTypes>;

export const amendmentTypes = enumeration([
  ['NAME_CHANGE', 'नाम परिवर्तन', 'Name change'],
  ['LOCATION_CHANGE', 'ठेगाना परिवर्तन', 'Location change'],
  ['CAPITAL_CHANGE', 'पुँजी परिवर्तन', 'Capital change'],
  ['SHARE_HOLDER_CHANGE', 'शेयरधनी परिवर्तन', 'Shareholder change'],
  ['LOCAL_SHAREHOLDER', 'स्वदेशी शेयरधनी', 'Local shareholder'],
  ['FOREIGN_SHAREHOLDER', 'विदेशी शेयरधनी', 'Foreign shareholder'],
  ['OBJECTIVE_CHANGE', 'उद्देश्य परिवर्तन', 'Objective change'],
  ['AMENDMENT_OF_AOA_MOA', 'प्रबन्धपत्र तथा नियमावली संशोधन', 'Amendment of the memorandum and articles'],
  ['THREE_MONTH_UPDATE', 'दर्ता भएको तीन महिनाभित्रको विवरण', 'Initial return (three months)'],
  ['CALL_FOR_EXPLANATION', 'कैफियत तलब', 'Call for explanation'],
  ['DECISION_OF_MERGING_COMPANY', 'कम्पनी गाभ्ने निर्णय', 'Decision to merge'],
  ['SHARES_PURCHASE_SALES_AGREEMENT', 'शेयर खरिद बिक्री सम्झौता', 'Share purchase and sales agreement'],
  ['COMPANY_MERGE', 'कम्पनी गाभ्ने वा प्राप्ति', 'Company merger or acquisition'],
  ['COMPANY_REPRESENTATIVE_CHANGE', 'कम्पनी प्रतिनिधि परिवर्तन', 'Company representative change'],
  ['COMPANY_TYPE_CHANGE', 'कम्पनीको किसिम परिवर्तन', 'Company type change'],
  ['SHARE_BAAD_PHAAD', 'शेयर विभाजन, एकीकरण वा बाँडफाँड', 'Share split, consolidation or allotment'],
  ['OTHERS', 'अन्य', 'Others'],
  ['SHARE_BAAD_PHAAD_AFTER_COMPANY_MERGE', 'कम्पनी गाभिएपछिको शेयर बाँडफाँड', 'Share allotment after a merger'],
  ['ANNUAL_REPORT', 'वार्षिक विवरण', 'Annual report'],
  ['MIGRATION_COMPANY_REGISTRATION', 'पुरानो प्रणालीको कम्पनी दर्ता', 'Migrated company registration'],
  [
    'INDIVIDUAL_COMPANY_REPRESENTATIVE_CHANGE',
    'कम्पनी प्रतिनिधि (व्यक्ति) परिवर्तन',
    'Company representative (person) change',
  ],
  ['SHARE_RATE_CHANGE', 'शेयरको अङ्कित मूल्य परिवर्तन', 'Change of the face value per share'],
  ['PRATILIPI_TYPE', 'प्रतिलिपिको किसिम', 'Kind of certified copy'],
]);
export type AmendmentType = KeyOf<typeof amendmentTypes>;

/**
 * Forms of later phases in which a company is closed: the specification names the phases ("liquidation I/II, forced
 * I/II/III, foreign company") and no process for them.
 */
export const closingForms = enumeration([
  ['FORCED_II', 'दर्ता खारेजीको सूचनाको जवाफ', 'Answer to the notice of de-registration'],
  [
    'DE_REGISTRATION_OF_FOREIGN_TYPE_II',
    'विदेशी कम्पनीको दर्ता खारेजी, दोस्रो चरण',
    'De-registration of a foreign company, phase II',
  ],
  ['LIQUIDATION_II', 'लिक्विडेसन, दोस्रो चरण: दाबी र बाँडफाँड', 'Liquidation, phase II: claims and distribution'],
  ['LIQUIDATION_FINAL', 'लिक्विडेसन, दोस्रो चरण: अन्तिम प्रतिवेदन', 'Liquidation, phase II: final report'],
]);

/** The correction of what another filing entered: the specification has its pages and names no process for it. */
export const correctionForms = enumeration([['ERROR_CORRECTION', 'त्रुटि सच्याउने निवेदन', 'Error correction']]);

/** A process by either of the two lists of the specification, which share some, or a form that these do not name. */
export type NamedProcess = ProcessType | AmendmentType | KeyOf<typeof closingForms> | KeyOf<typeof correctionForms>;
/** The lists as one, each process once. */
export const everyProcess = enumeration<NamedProcess>(
  [
    ...processTypes.items,
    ...amendmentTypes.items.filter(({ key }) => !processTypes.has(key)),
    ...closingForms.items,
    ...correctionForms.items,
  ].map(({ key, nameNepali, nameEnglish }) => [key, nameNepali, nameEnglish]),
);
export const namedProcesses: readonly NamedProcess[] = everyProcess.keys;

/** A process that we do not know is shown as it came. */
export function processName(process: string): Bilingual {
  return everyProcess.name(process);
}

export const documentTypeChoices = enumeration([
  ['MOA', 'प्रबन्धपत्र', 'Memorandum of association'],
  ['AOA', 'नियमावली', 'Articles of association'],
  ['BOTH', 'प्रबन्धपत्र र नियमावली दुवै', 'Both'],
]);
