import { enumeration, type KeyOf } from './enumeration';

/** Share purchase and sales agreements; the server's own enumeration name spells it SPAS. */
export const spsaTypes = enumeration([
  ['TRANSFER', 'शेयर हस्तान्तरण', 'Share transfer'],
  ['JAFAT', 'शेयर जफत', 'Forfeiture'],
  ['JAGEDA', 'जगेडा शेयर', 'Reserve shares'],
  ['OWNERSHIP_TRANSFER_AFTER_DEATH', 'मृत्युपछिको स्वामित्व हस्तान्तरण', 'Ownership transfer after death'],
  ['BONUS', 'बोनस शेयर', 'Bonus shares'],
]);
export type SpsaType = KeyOf<typeof spsaTypes>;

export const spsaShareTypes = enumeration([
  ['ORDINARY', 'साधारण शेयर', 'Ordinary shares'],
  ['PREFERENCE', 'अग्राधिकार शेयर', 'Preference shares'],
]);
export type SpsaShareType = KeyOf<typeof spsaShareTypes>;

export const shareTypes = enumeration([
  ['PROMOTER', 'संस्थापक शेयर', 'Promoter shares'],
  ['PUBLIC', 'सर्वसाधारण शेयर', 'Public shares'],
  ['PREFERENCE', 'अग्राधिकार शेयर', 'Preference shares'],
]);
export type ShareType = KeyOf<typeof shareTypes>;

/** One screen, three operations; the specification's "bad-phad" covers all of them. */
export const shareOperations = enumeration([
  ['SPLIT', 'विभाजन', 'Split'],
  ['CONSOLIDATE', 'एकीकरण', 'Consolidation'],
  ['ALLOT', 'बाँडफाँड', 'Allotment'],
]);
export type ShareOperation = KeyOf<typeof shareOperations>;

export const investmentSources = enumeration([
  ['OWN_INCOME', 'निजी आम्दानी', 'Own income'],
  ['BANK_LOAN', 'बैंक कर्जा', 'Bank loan'],
  ['INHERITANCE', 'पैतृक सम्पत्ति', 'Inheritance'],
  ['REMITTANCE', 'विप्रेषण', 'Remittance'],
  ['FOREIGN_DIRECT_INVESTMENT', 'प्रत्यक्ष विदेशी लगानी', 'Foreign direct investment'],
  ['GRANT', 'अनुदान', 'Grant'],
  ['OTHER', 'अन्य', 'Other'],
]);
export type InvestmentSource = KeyOf<typeof investmentSources>;

export const spsaSteps = enumeration([
  ['GENERAL_INFORMATION', 'सामान्य विवरण', 'General information'],
  ['CONTACT_INFORMATION', 'सम्पर्क विवरण', 'Contact information'],
  ['WITNESS_DETAILS', 'साक्षीको विवरण', 'Witness details'],
  ['NOMINEE', 'इच्छाइएको व्यक्ति', 'Nominee'],
  ['BENEFICIARY', 'हिताधिकारी', 'Beneficiary'],
  ['NECESSARY_DOCUMENTS', 'आवश्यक कागजात', 'Necessary documents'],
]);
export type SpsaStep = KeyOf<typeof spsaSteps>;

/** The variant with three steps. */
export const SHORT_SPSA_STEPS: readonly SpsaStep[] = [
  'GENERAL_INFORMATION',
  'CONTACT_INFORMATION',
  'NECESSARY_DOCUMENTS',
];

export const mergeProcesses = enumeration([
  ['MERGE', 'गाभ्ने', 'Merger'],
  ['ACQUISITION', 'प्राप्ति', 'Acquisition'],
  ['MERGE_INTO_NEW', 'दुवै गाभिएर नयाँ कम्पनी बन्ने', 'Merger of both into a new company'],
]);
export type MergeProcess = KeyOf<typeof mergeProcesses>;
