import type { Bilingual } from '../bilingual';
import { required } from './required';

/** Calls for explanation (section 120), the initial return, and what directors disclose (section 92). */
export const explanationMessages = {
  CALL_SUBJECT_REQUIRED: required('कैफियत तलबको विषय', 'Subject of the call'),
  CALL_MATTER_REQUIRED: required('कुन कुराको सम्बन्धमा', 'What the call concerns'),
  CALL_APPROVED_ON_REQUIRED: required('कैफियत तलब गर्ने निर्णयको मिति', 'Date on which the call was approved'),
  CALL_TEXT_REQUIRED: required('कैफियत तलबको व्यहोरा', 'Text of the call'),
  CALL_ANSWER_BY_REQUIRED: required('जवाफ दिने अन्तिम मिति', 'Last day to answer'),
  CALL_ANSWER_BY_PAST: {
    ne: 'जवाफ दिने अन्तिम मिति भोलि वा त्यसपछिको हुनुपर्छ।',
    en: 'The last day to answer must be tomorrow or later',
  },
  CALL_ANSWER_BY_TOO_FAR: {
    ne: 'जवाफ दिन बढीमा {{maximum}} दिनको समय दिन मिल्छ।',
    en: 'At most {{maximum}} days may be given to answer',
  },
  CALL_NOT_EXTENDED: {
    ne: 'नयाँ अन्तिम मिति अहिलेकोभन्दा पछिको हुनुपर्छ।',
    en: 'The new last day must be later than the present one',
  },
  CALL_ORDER_REQUIRED: required('आदेश वा निर्णयको व्यहोरा', 'Text of the order or decision'),
  EXPLANATION_REQUIRED: required('कैफियतको जवाफ', 'Explanation'),
  PUBLISHED_DOCUMENT_REQUIRED: {
    ne: 'प्रकाशित गरेको कम्तीमा एउटा कागजात राख्नुहोस्।',
    en: 'At least one published document is required',
  },
  PUBLISHED_ON_REQUIRED: required('प्रकाशित मिति', 'Date of publication'),
  ADDRESS_CONFIRMATION_REQUIRED: {
    ne: 'दर्ता किताबको ठेगाना मिल्छ कि मिल्दैन, भन्नुहोस्।',
    en: 'Say whether the address in the register is right',
  },
  ADDRESS_TO_BE_CHANGED: {
    ne: 'पहिले “ठेगाना परिवर्तन” को निवेदन दिनुहोस्; नयाँ ठेगाना चढेपछि यहाँ पुष्टि गर्नुहोस्।',
    en: 'File “Location change” first; confirm the address here once the register has the new one',
  },
  ADDRESS_NOT_IN_REGISTER: {
    ne: 'दर्ता किताबमा रजिष्टर्ड कार्यालयको ठेगाना छैन। पहिले “ठेगाना परिवर्तन” को निवेदन दिनुहोस्।',
    en: 'The register has no address of the registered office. File “Location change” first',
  },
  AUDITOR_LICENCE_REQUIRED: required('लेखापरीक्षकको प्रमाणपत्र नम्बर', 'Auditor’s licence number'),
  COP_LICENCE_REQUIRED: required('व्यवसाय प्रमाणपत्र (COP) नम्बर', 'Certificate of practice (COP) number'),
  LICENCE_FORM: { ne: 'अक्षर, अङ्क, “-” र “/” मात्र लेख्नुहोस्।', en: 'Use letters, digits, “-” and “/” only' },
  UDIN_REQUIRED: required('UDIN', 'UDIN'),
  UDIN_INVALID: { ne: 'UDIN १० देखि २० वटा अक्षर र अङ्कको हुन्छ।', en: 'A UDIN has 10 to 20 letters and digits' },
  AUDITOR_APPOINTED_ON_REQUIRED: required('नियुक्ति मिति', 'Date of appointment'),
  AUDITOR_IS_DIRECTOR: {
    ne: 'कम्पनीको सञ्चालक त्यसै कम्पनीको लेखापरीक्षक हुन सक्दैन (दफा ११२)।',
    en: 'A director of the company cannot be its auditor (section 112)',
  },
  AUDITOR_IS_HOLDER: {
    ne: 'कम्पनीको शेयरधनी त्यसै कम्पनीको लेखापरीक्षक हुन सक्दैन (दफा ११२)।',
    en: 'A shareholder of the company cannot be its auditor (section 112)',
  },
  BEFORE_REGISTRATION: {
    ne: 'मिति कम्पनी दर्ता हुनुअघिको हुन मिल्दैन।',
    en: 'The date cannot be before the registration of the company',
  },
  SHARE_RECORD_ON_REQUIRED: required('लगत तयार गरेको मिति', 'Date of the record'),
  INVESTED_COMPANY_REQUIRED: required('कम्पनीको नाम', 'Name of the company'),
  SHARE_RECORD_UNCONFIRMED: {
    ne: 'दर्ता किताबको लगत मिलेको पुष्टि गर्नुहोस्। नमिल्ने भए पहिले शेयरको परिवर्तन दर्ता गराउनुहोस्।',
    en: 'Confirm that the record agrees with the register. If it does not, have the change of shares registered first',
  },
  DISCLOSURE_WAY_REQUIRED: {
    ne: 'सञ्चालकले कसरी जानकारी दिने, छान्नुहोस्।',
    en: 'Choose how the director makes the disclosure',
  },
  DISCLOSURE_ANSWER_REQUIRED: { ne: '“छ” वा “छैन” छान्नुहोस्।', en: 'Choose “Yes” or “No”' },
  DISCLOSURE_REMARK_REQUIRED: {
    ne: 'हरेक जवाफको विवरण वा कैफियत लेख्नुहोस्।',
    en: 'Write the details or a remark for each answer',
  },
  DISCLOSED_ON_REQUIRED: required('जानकारी गराएको मिति', 'Date of the disclosure'),
  DISCLOSURE_UNSIGNED: {
    ne: 'सञ्चालकले अझै हस्ताक्षर गर्नुभएको छैन। लिङ्कबाट हस्ताक्षर भएपछि वा कागजबाट विवरण राखेपछि मात्र निवेदन पेश गर्न सकिन्छ।',
    en: 'The director has not signed yet. This can be submitted once it is signed by the link, or entered from paper',
  },
  DISCLOSURE_MISSING: {
    ne: 'दर्ता किताबका सबै सञ्चालकको जानकारी चाहिन्छ; {{name}} को छैन।',
    en: 'Every director of the register makes a disclosure; that of {{name}} is missing',
  },
  DISCLOSURE_TWICE: { ne: 'एउटै सञ्चालकको जानकारी दुई पटक राखिएको छ।', en: 'The same director is entered twice' },
  DISCLOSURE_CONTACT_REQUIRED: {
    ne: 'लिङ्क पठाउन इमेल वा मोबाइल नम्बर लेख्नुहोस्।',
    en: 'Enter an email address or a mobile number to send the link to',
  },
  DISCLOSURE_CONTACT_OF_APPLICANT: {
    ne: 'सञ्चालकको आफ्नै इमेल वा मोबाइल नम्बर लेख्नुहोस्; यो निवेदन दिनेको वा कम्पनी प्रतिनिधिको हो।',
    en: 'Enter the director’s own email address or mobile number; this one is of who files or of a representative',
  },
  DISCLOSURE_NO_DIRECTOR: {
    ne: 'दर्ता किताबमा सञ्चालक छैन। पहिले सञ्चालकको विवरण दर्ता गराउनुहोस्।',
    en: 'The register has no director. Have the directors registered first',
  },
  DECLINE_REASON_REQUIRED: required('हस्ताक्षर नगर्नुको कारण', 'Reason for not signing'),
  LANGUAGE_REQUIRED: required('लिङ्कको भाषा', 'Language of the link'),
} as const satisfies Readonly<Record<string, Bilingual>>;
