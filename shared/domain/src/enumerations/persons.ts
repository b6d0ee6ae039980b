import { enumeration, type KeyOf } from './enumeration';

export const genders = enumeration([
  ['MALE', 'पुरुष', 'Male'],
  ['FEMALE', 'महिला', 'Female'],
  ['OTHER', 'अन्य', 'Other'],
]);

/** NID and NATIONAL_ID are one card under two server names; both are kept because stored data carries both. */
export const identificationDocuments = enumeration([
  ['CITIZENSHIP', 'नागरिकता', 'Citizenship'],
  ['PASSPORT', 'राहदानी', 'Passport'],
  ['NID', 'राष्ट्रिय परिचयपत्र', 'National identity card'],
  ['NATIONAL_ID', 'राष्ट्रिय परिचयपत्र नम्बर', 'National identity number'],
  ['DRIVING_LICENCE', 'सवारी चालक अनुमतिपत्र', 'Driving licence'],
  ['BIRTH_CERTIFICATE', 'जन्मदर्ता प्रमाणपत्र', 'Birth certificate'],
]);
export type IdentificationDocument = KeyOf<typeof identificationDocuments>;

export const investorTypes = enumeration([
  ['NEPALI', 'नेपाली', 'Nepali'],
  ['FOREIGN', 'विदेशी', 'Foreign'],
  ['NRN', 'गैरआवासीय नेपाली', 'Non-resident Nepali'],
  ['FOREIGN_NON_FDI', 'विदेशी (प्रत्यक्ष लगानीबाहेक)', 'Foreign, other than direct investment'],
]);
export type InvestorType = KeyOf<typeof investorTypes>;

export const shareholderEntities = enumeration([
  ['INDIVIDUAL', 'व्यक्ति', 'Individual'],
  ['COMPANY', 'कम्पनी', 'Company'],
]);
export type ShareholderEntity = KeyOf<typeof shareholderEntities>;

export const shareholderTypes = enumeration([
  ['GOVERNMENT_BODY_SHAREHOLDER', 'सरकारी निकाय', 'Government body'],
  ['NORMAL_SHAREHOLDER', 'साधारण शेयरधनी', 'Ordinary shareholder'],
]);
export const shareholderEligibilities = enumeration([
  ['NEPALI_ONLY', 'नेपाली मात्र', 'Nepali only'],
  ['FOREIGN_ONLY', 'विदेशी मात्र', 'Foreign only'],
  ['NEPALI_NRN', 'नेपाली तथा गैरआवासीय नेपाली', 'Nepali and non-resident Nepali'],
  ['ALL', 'सबै', 'All'],
]);
export const shareholderChangeTypes = enumeration([
  ['ERROR_CORRECTION', 'त्रुटि सच्याउने', 'Error correction'],
  ['BOD_UPDATE', 'सञ्चालक समिति अद्यावधिक', 'Board update'],
]);
export const directorTypes = enumeration([
  ['PROMOTER', 'संस्थापक', 'Promoter'],
  ['OUTSIDE_SHAREHOLDER', 'शेयरधनीबाहिरको', 'Outside the shareholders'],
  ['REPRESENTATIVE', 'प्रतिनिधि', 'Representative'],
]);
export const drafterDesignations = enumeration([
  ['SELF', 'स्वयम्', 'Self'],
  ['LAWYER', 'कानुन व्यवसायी', 'Lawyer'],
]);
export const relations = enumeration([
  ['FATHER', 'बाबु', 'Father'],
  ['MOTHER', 'आमा', 'Mother'],
  ['GRANDFATHER', 'बाजे', 'Grandfather'],
  ['GRANDMOTHER', 'बज्यै', 'Grandmother'],
  ['HUSBAND', 'पति', 'Husband'],
  ['WIFE', 'पत्नी', 'Wife'],
  ['SON', 'छोरा', 'Son'],
  ['DAUGHTER', 'छोरी', 'Daughter'],
  ['BROTHER', 'दाजुभाइ', 'Brother'],
  ['SISTER', 'दिदीबहिनी', 'Sister'],
  ['DAUGHTER_IN_LAW', 'बुहारी', 'Daughter-in-law'],
  ['GUARDIAN', 'संरक्षक', 'Guardian'],
  ['OTHER', 'अन्य', 'Other'],
]);

export const userTypes = enumeration([
  ['EXTERNAL', 'सेवाग्राही', 'External user'],
  ['INTERNAL', 'कर्मचारी', 'Internal user'],
]);
