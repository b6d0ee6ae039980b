import type { Bilingual } from '../bilingual';
import { required } from './required';

/** Orders of a court or of the registrar that freeze a company. */
export const companyOrderMessages = {
  ORDER_AUTHORITY_REQUIRED: required('आदेश दिने निकाय', 'Who gave the order'),
  ORDER_COURT_NEPALI_REQUIRED: required('अदालतको नाम (नेपाली)', 'Name of the court (Nepali)'),
  ORDER_COURT_ENGLISH_REQUIRED: required('अदालतको नाम (अङ्ग्रेजी)', 'Name of the court (English)'),
  ORDER_CASE_NUMBER_REQUIRED: required('मुद्दा नम्बर', 'Case number'),
  ORDER_SECTION_REQUIRED: required('ऐनको दफा', 'Section of the Act'),
  ORDER_SECTION_INVALID: {
    ne: 'कम्पनी ऐनको दफा यसरी लेख्नुहोस्: “120”, “81(2)” वा “136ka(4)”।',
    en: 'Write the section of the Companies Act like “120”, “81(2)” or “136ka(4)”',
  },
  ORDER_NUMBER_REQUIRED: required('आदेश नम्बर', 'Number of the order'),
  ORDER_NUMBER_INVALID: {
    ne: 'अक्षर, अङ्क, “-”, “/”, “.” र खाली ठाउँ मात्र लेख्नुहोस्।',
    en: 'Use letters, digits, “-”, “/”, “.” and spaces only',
  },
  ORDER_DAY_REQUIRED: required('आदेश मिति', 'Date of the order'),
  ORDER_ENDS_IN_PAST: {
    ne: 'आदेश लागू रहने अन्तिम दिन आज वा त्यसपछिको हुनुपर्छ।',
    en: 'The last day of the order must be today or later',
  },
  ORDER_TEXT_NEPALI_REQUIRED: required('आदेशको व्यहोरा (नेपाली)', 'What the order says (Nepali)'),
  ORDER_TEXT_ENGLISH_REQUIRED: required('आदेशको व्यहोरा (अङ्ग्रेजी)', 'What the order says (English)'),
  ORDER_DOCUMENT_REQUIRED: required('आदेशको स्क्यान प्रति', 'Scanned copy of the order'),
  ORDER_WHOLE_COMPANY: {
    ne: 'यो एक शेयरधनीको शेयरमा मात्र राख्न मिल्छ। शेयरधनी र कित्ता छान्नुहोस्।',
    en: 'This can only lie on shares of one holder. Choose the holder and the share numbers',
  },
  ORDER_HOLDER_REQUIRED: required('शेयरधनी', 'Shareholder'),
  ORDER_BODY_NEPALI_REQUIRED: required('निकायको नाम (नेपाली)', 'Name of the authority (Nepali)'),
  ORDER_BODY_ENGLISH_REQUIRED: required('निकायको नाम (अङ्ग्रेजी)', 'Name of the authority (English)'),
  PLEDGEE_NEPALI_REQUIRED: required('धितो लिनेको नाम (नेपाली)', 'Name of the pledgee (Nepali)'),
  PLEDGEE_ENGLISH_REQUIRED: required('धितो लिनेको नाम (अङ्ग्रेजी)', 'Name of the pledgee (English)'),
  PLEDGE_NUMBER_REQUIRED: required('धितो सम्झौताको नम्बर', 'Number of the pledge agreement'),
  PLEDGE_DAY_REQUIRED: required('धितो सम्झौताको मिति', 'Date of the pledge agreement'),
  PLEDGE_TEXT_NEPALI_REQUIRED: required('धितोले सुरक्षित गरेको दायित्व (नेपाली)', 'What the pledge secures (Nepali)'),
  PLEDGE_TEXT_ENGLISH_REQUIRED: required('धितोले सुरक्षित गरेको दायित्व (अङ्ग्रेजी)', 'What the pledge secures (English)'),
  PLEDGE_DOCUMENT_REQUIRED: required('धितो सम्झौताको स्क्यान प्रति', 'Scanned copy of the pledge agreement'),
  PLEDGOR_CONSENT_REQUIRED: required('धितो दिने शेयरधनीको मञ्जुरी', 'Consent of the holder who pledges'),
  PLEDGEE_CONSENT_REQUIRED: required('धितो लिनेको मञ्जुरी', 'Consent of the pledgee'),
  ORDER_PLACED_ALREADY: {
    ne: 'यो आदेश पहिले नै राखिएको छ।',
    en: 'This order has been placed already',
  },
  ORDER_BEFORE_PLACED: {
    ne: 'फुकुवा गर्ने आदेश मिति रोक्का राख्ने आदेश मितिभन्दा अगाडि हुन मिल्दैन।',
    en: 'The order that lifts cannot be earlier than the order that it lifts',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
