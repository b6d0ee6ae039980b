import type { Bilingual, Language } from '../bilingual';
import { toNepaliDigits } from '../digits';

/** A required field: its Nepali and English name become the sentence of the specification, "X is required". */
const required = (ne: string, en: string): Bilingual => ({ ne: `${ne} अनिवार्य छ।`, en: `${en} is required` });

/**
 * Every sentence a schema can answer with, by its code. Schemas carry codes only, so that the same failure reads in
 * the asked language on the screen and in the gateway's answer. `{{name}}` is filled from the parameters.
 */
export const validationMessages = {
  REQUIRED: { ne: 'यो विवरण अनिवार्य छ।', en: 'This field is required' },
  INVALID: { ne: 'यो विवरण मिलेन।', en: 'This value is not valid' },
  TOO_LONG: { ne: 'बढीमा {{maximum}} अक्षर मात्र लेख्न मिल्छ।', en: 'At most {{maximum}} characters are allowed' },
  NUMBER_INVALID: { ne: 'रकम अङ्कमा हुनुपर्छ।', en: 'Amount must be a number' },

  OVERRIDE_REASON_REQUIRED: required('रकम फरक पार्नुको कारण', 'Reason for another amount'),
  BANK_REQUIRED: required('बैंक', 'Bank'),
  VOUCHER_NUMBER_REQUIRED: required('भौचर नम्बर', 'Voucher number'),
  VOUCHER_NUMBER_INVALID: { ne: 'भौचर नम्बर बढीमा ४० अक्षर र अङ्कको हुन्छ।', en: 'A voucher number has at most 40 letters and digits' },
  VOUCHER_NUMBER_USED: { ne: 'यो बैंकको यही नम्बरको भौचर पहिले नै पेश भइसकेको छ।', en: 'A voucher of this bank with this number has already been brought' },
  VOUCHER_DAY_REQUIRED: required('भुक्तानी मिति', 'Day of payment'),
  VOUCHER_DAY_FUTURE: { ne: 'भुक्तानी मिति आजभन्दा पछिको हुन मिल्दैन।', en: 'The day of payment cannot be after today' },
  VOUCHER_AMOUNT_DIFFERENT: { ne: 'भौचरको रकम बिलको रकमसँग मिलेन। बिलमा {{amount}} छ।', en: 'The voucher must be of the amount of the invoice, {{amount}}' },

  USERNAME_REQUIRED: required('प्रयोगकर्ता नाम', 'Username'),
  USERNAME_TOO_SHORT: { ne: 'प्रयोगकर्ता नाम कम्तीमा {{minimum}} अक्षरको हुनुपर्छ।', en: 'Username must be at least {{minimum}} characters' },
  USERNAME_TOO_LONG: { ne: 'प्रयोगकर्ता नाम बढीमा {{maximum}} अक्षरको हुनुपर्छ।', en: 'Username must be at most {{maximum}} characters' },
  USERNAME_NO_SURROUNDING_SPACES: { ne: 'प्रयोगकर्ता नामको अघि वा पछि खाली ठाउँ राख्न मिल्दैन।', en: 'Username must not begin or end with a space' },
  USERNAME_NOT_STARTING_WITH_NUMBER: { ne: 'प्रयोगकर्ता नाम अङ्कबाट सुरु गर्न मिल्दैन।', en: 'Username must not start with a number' },
  USERNAME_LOWERCASE: { ne: 'प्रयोगकर्ता नाम अङ्ग्रेजीका साना अक्षरमा हुनुपर्छ।', en: 'Username must be in lowercase' },
  USERNAME_CHARACTERS: { ne: 'प्रयोगकर्ता नाममा साना अक्षर, अङ्क, थोप्लो (.), ड्यास (-) र अन्डरस्कोर (_) मात्र राख्न मिल्छ।', en: 'Username may only contain lowercase letters, digits, dots, hyphens and underscores' },
  USERNAME_OR_EMAIL_REQUIRED: required('प्रयोगकर्ता नाम वा इमेल', 'Username or email'),
  EMAIL_REQUIRED: required('इमेल', 'Email'),
  EMAIL_INVALID: { ne: 'मान्य इमेल ठेगाना लेख्नुहोस्।', en: 'Please enter valid email' },
  COMPANY_EMAIL_UNVERIFIED: { ne: 'कम्पनीको इमेल कोडले रुजु गर्नुहोस्, वा खाली छोड्नुहोस्।', en: 'Verify the company’s email with the code, or leave it empty' },
  MOBILE_NUMBER_REQUIRED: required('मोबाइल नम्बर', 'Mobile number'),
  MOBILE_NUMBER_INVALID: { ne: 'फोन नम्बर मान्य छैन। मोबाइल नम्बर ९ बाट सुरु हुने १० अङ्कको हुनुपर्छ।', en: 'Invalid phone number. A mobile number has 10 digits and starts with 9' },
  EMAIL_OR_MOBILE_NUMBER_REQUIRED: { ne: 'इमेल वा मोबाइल नम्बरमध्ये एउटा लेख्नुहोस्।', en: 'Enter either the email or the mobile number' },
  PHONE_REQUIRED: required('फोन नम्बर', 'Phone number'),
  PHONE_INVALID: { ne: 'फोन नम्बर ७ देखि १० अङ्कको हुनुपर्छ।', en: 'Phone number must have 7 to 10 digits' },
  OFFICE_REQUIRED: required('कार्यालय', 'Office'),
  FULL_NAME_ENGLISH_REQUIRED: required('अङ्ग्रेजीमा पूरा नाम', 'Full name in English'),
  FULL_NAME_NEPALI_REQUIRED: required('नेपालीमा पूरा नाम', 'Full name in Nepali'),
  FULL_NAME_TOO_LONG: { ne: 'पूरा नाम धेरै लामो भयो।', en: 'The full name is too long' },
  FULL_NAME_ENGLISH_LATIN: { ne: 'अङ्ग्रेजी नाममा अङ्ग्रेजी अक्षर मात्र लेख्नुहोस्।', en: 'Write the English name in Latin letters only' },
  FULL_NAME_NEPALI_DEVANAGARI: { ne: 'नेपाली नाममा देवनागरी अक्षर मात्र लेख्नुहोस्।', en: 'Write the Nepali name in Devanagari letters only' },
  TERMS_REQUIRED: { ne: 'सर्तहरू स्वीकार गर्नुहोस्।', en: 'Please accept the terms' },
  PASSWORD_REQUIRED: required('पासवर्ड', 'Password'),
  OLD_PASSWORD_REQUIRED: required('हालको पासवर्ड', 'Current password'),
  NEW_PASSWORD_REQUIRED: required('नयाँ पासवर्ड', 'New password'),
  CONFIRM_PASSWORD_REQUIRED: required('पासवर्डको पुष्टि', 'Password confirmation'),
  PASSWORD_TOO_SHORT: { ne: 'पासवर्ड कम्तीमा {{minimum}} अक्षरको हुनुपर्छ।', en: 'Password must be at least {{minimum}} characters' },
  PASSWORD_TOO_LONG: { ne: 'पासवर्ड बढीमा {{maximum}} अक्षरको हुनुपर्छ।', en: 'Password must be at most {{maximum}} characters' },
  PASSWORD_LOWERCASE: { ne: 'पासवर्डमा कम्तीमा एउटा सानो अक्षर हुनुपर्छ।', en: 'Password must contain a lowercase letter' },
  PASSWORD_UPPERCASE: { ne: 'पासवर्डमा कम्तीमा एउटा ठूलो अक्षर हुनुपर्छ।', en: 'Password must contain an uppercase letter' },
  PASSWORD_DIGIT_OR_SPECIAL: { ne: 'पासवर्डमा कम्तीमा एउटा अङ्क वा विशेष चिह्न हुनुपर्छ।', en: 'Password must contain a digit or a special character' },
  PASSWORD_SAME_AS_OLD: { ne: 'नयाँ पासवर्ड पुरानोभन्दा फरक हुनुपर्छ।', en: 'New password must be different from the old one' },
  PASSWORDS_DO_NOT_MATCH: { ne: 'पासवर्डहरू मिलेनन्।', en: 'Passwords do not match' },
  OTP_REQUIRED: required('ओटीपी कोड', 'OTP code'),
  OTP_SIX_DIGITS: { ne: 'ओटीपी कोड ६ अङ्कको हुनुपर्छ।', en: 'OTP code must have 6 digits' },
  TOKEN_REQUIRED: required('टोकन', 'Token'),
  CAPTCHA_REQUIRED: required('क्याप्चा', 'Captcha'),

  NAME_ENGLISH_REQUIRED: required('अङ्ग्रेजी नाम', 'English name'),
  NAME_NEPALI_REQUIRED: required('नेपाली नाम', 'Nepali name'),
  NAME_SEARCH_REQUIRED: required('खोजिने नाम', 'Search text'),
  NAME_SEARCH_TOO_SHORT: { ne: 'खोज्न कम्तीमा {{minimum}} अक्षर लेख्नुहोस्।', en: 'Enter at least {{minimum}} characters to search' },
  NAME_TOO_SHORT: { ne: 'नाम कम्तीमा {{minimum}} अक्षरको हुनुपर्छ।', en: 'The name must be at least {{minimum}} characters' },
  NAME_ENGLISH_TOO_LONG: { ne: 'अङ्ग्रेजी नाम बढीमा {{maximum}} अक्षरको हुनुपर्छ।', en: 'The English name must be at most {{maximum}} characters' },
  NAME_NEPALI_TOO_LONG: { ne: 'नेपाली नाम बढीमा {{maximum}} अक्षरको हुनुपर्छ।', en: 'The Nepali name must be at most {{maximum}} characters' },
  NAME_DIGITS: { ne: 'नाममा अङ्क राख्न मिल्दैन।', en: 'Numbers are not allowed in the name' },
  NAME_SPECIAL_CHARACTERS: { ne: 'नाममा विशेष चिह्न राख्न मिल्दैन।', en: 'Special characters are not allowed in the name' },
  NAME_PRONOUN: { ne: '“{{token}}” जस्ता सर्वनाम नाममा राख्न मिल्दैन।', en: 'Pronouns such as “{{token}}” are not allowed in the name' },
  NAME_CAPITALS: { ne: 'अङ्ग्रेजी नामको हरेक शब्द ठूलो अक्षरबाट सुरु हुनुपर्छ (“{{token}}”)।', en: 'Each word must start with a capital letter (“{{token}}”)' },
  NAME_DOT_COM: { ne: 'नाममा डट कम जस्ता शब्द राख्न मिल्दैन।', en: 'Dot-com words are not allowed in the name' },
  NAME_FORBIDDEN_WORD: { ne: '“{{token}}” शब्द नाममा राख्न मिल्दैन।', en: 'The word “{{token}}” is not allowed in the name' },
  NAME_WORD_NEEDS_LEAVE: {
    ne: '“{{token}}” शब्द सामान्यतया राख्न मिल्दैन। निवेदन पेश गर्न सकिन्छ; राख्न दिने कि नदिने कार्यालयले निर्णय गर्छ।',
    en: 'The word “{{token}}” is normally not allowed. You may submit; the office decides whether to let it pass',
  },
  NAME_SCRIPT_ENGLISH: { ne: 'अङ्ग्रेजी नाममा अङ्ग्रेजी अक्षर मात्र लेख्नुहोस्।', en: 'Use English letters only in the English name' },
  NAME_SCRIPT_NEPALI: { ne: 'नेपाली नाममा देवनागरी अक्षर मात्र लेख्नुहोस्।', en: 'Use Devanagari letters only in the Nepali name' },
  WORD_REQUIRED: { ne: 'शब्द नेपाली वा अङ्ग्रेजीमा लेख्नुहोस्।', en: 'Enter the word in Nepali or in English' },
  WORD_IN_BOTH_REQUIRED: { ne: 'कालोसूचीको शब्द दुवै लिपिमा लेख्नुहोस्।', en: 'Enter a blacklisted word in both scripts' },
  WORD_ENGLISH_LATIN: { ne: 'अङ्ग्रेजी शब्दमा अङ्ग्रेजी अक्षर मात्र लेख्नुहोस्।', en: 'Write the English word in Latin letters only' },
  WORD_NEPALI_DEVANAGARI: { ne: 'नेपाली शब्दमा देवनागरी अक्षर मात्र लेख्नुहोस्।', en: 'Write the Nepali word in Devanagari letters only' },
  WORD_LISTED_ALREADY: { ne: '“{{word}}” यो सूचीमा पहिल्यै छ।', en: '“{{word}}” is in this list already' },
  WORD_PROPOSED_ALREADY: { ne: '“{{word}}” थप्ने प्रस्ताव यसअघि नै स्वीकृतिको पर्खाइमा छ।', en: '“{{word}}” is proposed already and waits for approval' },
  WORD_TWICE: { ne: '“{{word}}” एउटै प्रस्तावमा दुई पटक छ।', en: '“{{word}}” is twice in one proposal' },
  WORDS_TOO_MANY: { ne: 'एक प्रस्तावमा बढीमा {{maximum}} शब्द राख्न मिल्छ।', en: 'A proposal may hold at most {{maximum}} words' },
  WORD_MODE_REQUIRED: required('शब्द कहाँ लागू हुने', 'Where the word counts'),
  WORD_TYPE_REQUIRED: required('कालोसूचीको किसिम', 'Kind of blacklisted word'),
  WORD_REASON_REQUIRED: required('कालोसूचीमा राख्नुको कारण', 'Why the word is blacklisted'),
  CONSENT_BODY_REQUIRED: required('सहमति दिने निकाय', 'Body that must consent'),
  NSIC_PREFIX_INVALID: { ne: 'एनएसआईसी सङ्केतको सुरुका एकदेखि छ अङ्क लेख्नुहोस्।', en: 'Enter the first one to six digits of NSIC codes' },
  NAME_ONLY_LEGAL_FORM: { ne: 'कानुनी रूप (लिमिटेड आदि) बाहेकको नाम लेख्नुहोस्।', en: 'Enter a name besides the legal form' },
  COMPANY_TYPE_REQUIRED: required('कम्पनीको किसिम', 'Company type'),
  SUFFIX_REQUIRED: required('कानुनी रूप', 'Suffix'),
  PARENT_COMPANY_TYPE_REQUIRED: required('कम्पनीको मुख्य किसिम', 'Main company type'),
  SUFFIX_DOES_NOT_FIT: { ne: 'यो कानुनी रूप छानिएको कम्पनीको किसिमसँग मिल्दैन।', en: 'This suffix does not fit the chosen company type' },
  GROUP_COMPANY_UNKNOWN: { ne: 'यो दर्ता नम्बरको कम्पनी दर्ता किताबमा फेला परेन।', en: 'No company with this registration number is in the register' },
  GROUP_COMPANY_NOT_ACTIVE: { ne: 'यो कम्पनी दर्ता किताबमा सक्रिय छैन; समूहको मूल कम्पनी सक्रिय हुनुपर्छ।', en: 'This company is not active in the register; the parent company of a group must be active' },
  GROUP_COMPANY_UNREPRESENTED: { ne: 'यो कम्पनीको कुनै प्रतिनिधि पोर्टलमा छैन, त्यसैले सहमति दिने कोही छैन। पहिले कम्पनीले आफ्नो प्रतिनिधि राख्नुपर्छ।', en: 'Nobody represents this company in the portal, so nobody could consent. It has to name a representative first' },
  GROUP_NAME_ENGLISH_DIFFERS: { ne: 'दर्ता किताबमा यो नम्बरको कम्पनीको अङ्ग्रेजी नाम “{{name}}” छ।', en: 'In the register the English name of the company with this number is “{{name}}”' },
  GROUP_NAME_NEPALI_DIFFERS: { ne: 'दर्ता किताबमा यो नम्बरको कम्पनीको नेपाली नाम “{{name}}” छ।', en: 'In the register the Nepali name of the company with this number is “{{name}}”' },
  GROUP_TYPE_DIFFERS: { ne: 'दर्ता किताबमा यो कम्पनीको किसिम “{{type}}” छ।', en: 'In the register the type of this company is “{{type}}”' },
  GROUP_REGISTRATION_NUMBER_REQUIRED: required('समूहको दर्ता नम्बर', 'Group registration number'),
  REGISTERED_COMPANY_TYPE_REQUIRED: required('दर्ता भएको कम्पनीको किसिम', 'Registered company type'),
  REGISTERED_COMPANY_NAME_ENGLISH_REQUIRED: required('दर्ता भएको कम्पनीको अङ्ग्रेजी नाम', 'Registered company name in English'),
  REGISTERED_COMPANY_NAME_NEPALI_REQUIRED: required('दर्ता भएको कम्पनीको नेपाली नाम', 'Registered company name in Nepali'),
  OBJECTIVE_REQUIRED: { ne: 'कम्तीमा एउटा उद्देश्य छान्नुहोस्।', en: 'At least one objective is required' },
  OBJECTIVE_INVALID: { ne: 'उद्देश्यको NSIC कोड मिलेन।', en: 'The NSIC code of an objective is not valid' },
  OBJECTIVES_TOO_MANY: { ne: 'बढीमा {{maximum}} वटा उद्देश्य छान्न मिल्छ।', en: 'At most {{maximum}} objectives are allowed' },
  OTHER_BODY_REQUIRED: required('अर्को सरकारी निकायको नाम', 'Name of the other government body'),
  OTHER_BODY_NUMBER_REQUIRED: required('अर्को निकायको दर्ता नम्बर', 'Registration number in the other government body'),
  REMARK_REQUIRED: required('कैफियत', 'Remark'),
  REMARK_TOO_LONG: { ne: 'कैफियत {{maximum}} अक्षरभन्दा बढी लेख्न मिल्दैन।', en: 'The remark must be at most {{maximum}} characters' },
  REASON_REQUIRED: required('कारण', 'Reason'),
  REASON_TOO_LONG: { ne: 'कारण १००० अक्षरभन्दा कम हुनुपर्छ।', en: 'Reason must be under 1000 characters' },
  DOCUMENT_REQUIRED: required('कागजात', 'Document'),
  COMPANY_REQUIRED: required('कम्पनी', 'Company'),
  DATE_IN_FUTURE: { ne: 'यो मिति आजभन्दा पछिको हुन मिल्दैन।', en: 'This day must not be later than today' },
  OLD_NAME_TAKEN: { ne: 'यो नाम अर्को कम्पनीको छ।', en: 'This name belongs to another company' },
  NAMED_DOCUMENT_REQUIRED: required('{{document}}', '{{document}}'),
  RESOLUTION_DAY_REQUIRED: required('विशेष प्रस्ताव पारित भएको मिति', 'Day of the special resolution'),
  RESOLUTION_IN_FUTURE: { ne: 'विशेष प्रस्ताव आज वा आजभन्दा अघि पारित भएको हुनुपर्छ।', en: 'The special resolution must have been passed today or earlier' },
  DECISION_REQUIRED: required('निर्णयको व्यहोरा', 'Text of the decision'),
  NAME_UNCHANGED: { ne: 'नयाँ नाम हालकै नाम हो।', en: 'The new name is the present one' },
  COMPANY_DIFFERS_FROM_REGISTER: { ne: 'यो विवरण दर्ता अभिलेखसँग मिल्दैन।', en: 'This is not what the register says' },
  TEMPLATE_NEPALI_REQUIRED: required('नेपाली व्यहोरा', 'Nepali text'),
  TEMPLATE_ENGLISH_REQUIRED: required('अङ्ग्रेजी व्यहोरा', 'English text'),
  TEMPLATE_PLACEHOLDER_UNKNOWN: { ne: 'कोष्ठकभित्र {name} वा {conflict} मात्र राख्न मिल्छ।', en: 'Only {name} and {conflict} may stand in braces' },
  DECLARATION_REQUIRED: { ne: 'पेश गर्नुअघि घोषणामा सहमति जनाउनुहोस्।', en: 'Please accept the declaration before submitting' },

  ROLE_REQUIRED: required('भूमिका', 'Role'),
  ROLE_UNCHANGED: { ne: 'यो व्यक्तिको भूमिका पहिले नै यही छ।', en: 'The person has this role already' },
  ROLE_NEEDS_PROPOSAL: { ne: 'यो भूमिका एक्लैले दिन मिल्दैन। पहिले अर्को भूमिकामा थपेर भूमिका परिवर्तन प्रस्ताव गर्नुहोस्।', en: 'This role cannot be given alone. Add the person in another role, then propose the change' },
  OFFICE_UNCHANGED: { ne: 'यो व्यक्ति पहिले नै यही कार्यालयमा छ।', en: 'The person is in this office already' },
  LEAVE_ENDS_BEFORE_IT_BEGINS: { ne: 'बिदा सकिने दिन सुरु हुने दिनभन्दा अघि हुन सक्दैन।', en: 'Leave cannot end before it begins' },
  LEAVE_IN_THE_PAST: { ne: 'बितिसकेको दिनको बिदा राख्न मिल्दैन।', en: 'Leave that is already over cannot be set' },
  LEAVE_TOO_LONG: { ne: 'एक पटकमा एक वर्षभन्दा लामो बिदा राख्न मिल्दैन।', en: 'Leave cannot be longer than a year at a time' },
  LEAVE_OVERLAPS: { ne: 'यी दिनमा पहिले नै बिदा राखिएको छ।', en: 'Leave is already set on some of these days' },
  USERNAME_TAKEN: { ne: 'यो प्रयोगकर्ता नाम अरू कसैले लिइसकेको छ।', en: 'This username is already taken' },
  EMAIL_TAKEN: { ne: 'यो इमेल अर्को खातामा छ।', en: 'This email belongs to another account' },
  MOBILE_NUMBER_TAKEN: { ne: 'यो मोबाइल नम्बर अर्को खातामा छ।', en: 'This mobile number belongs to another account' },

  DATE_REQUIRED: required('मिति', 'Date'),
  DATE_FORMAT: { ne: 'मिति yyyy-MM-dd ढाँचामा लेख्नुहोस्।', en: 'Write the date as yyyy-MM-dd' },
  BS_YEAR_RANGE: { ne: 'वि.सं. वर्ष १९७० देखि २१०० भित्र हुनुपर्छ।', en: 'BS year should be in range of 1970 to 2100' },
  BS_MONTH_RANGE: { ne: 'वि.सं. महिना १ देखि १२ भित्र हुनुपर्छ।', en: 'BS month should be in range of 1 to 12' },
  BS_DAY_RANGE: { ne: 'वि.सं. गते १ देखि ३२ भित्र हुनुपर्छ।', en: 'BS day should be in range of 1 to 32' },
  BS_DAY_NOT_IN_MONTH: { ne: 'यो महिनामा {{maximum}} गतेसम्म मात्र हुन्छ।', en: 'This month has only {{maximum}} days' },
  AD_DATE_INVALID: { ne: 'ई.सं. मिति मिलेन।', en: 'This is not a valid AD date' },

  COUNTRY_REQUIRED: required('देश', 'Country'),
  PROVINCE_REQUIRED: required('प्रदेश', 'Province'),
  DISTRICT_REQUIRED: required('जिल्ला', 'District'),
  LOCAL_BODY_REQUIRED: required('स्थानीय तह', 'Local body'),
  WARD_REQUIRED: required('वडा नं.', 'Ward no.'),
  TOLE_REQUIRED: required('टोल/सडक', 'Tole/street'),
  REGISTRATION_NUMBER_REQUIRED: required('दर्ता नम्बर', 'Registration number'),
  MANDATE_COMPANY_REQUIRED: { ne: 'सूचीबाट कम्पनी छान्नुहोस्।', en: 'Choose the company from the list' },
  MANDATE_SCOPE_REQUIRED: { ne: 'कम्तीमा एउटा काम छान्नुहोस्।', en: 'Choose at least one process' },
  MANDATE_UNTIL_PAST: { ne: 'अन्तिम दिन आज वा आजपछिको हुनुपर्छ।', en: 'The last day must be today or later' },
  VERSION_REQUIRED: { ne: 'निवेदनको संस्करण पठाइएको छैन।', en: 'The version of the application is required' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type ValidationCode = keyof typeof validationMessages;
export type MessageParameters = Readonly<Record<string, string | number>>;

export function isValidationCode(code: string): code is ValidationCode {
  return Object.hasOwn(validationMessages, code);
}

/** The sentence of a code in a language. A code we do not know is the general "not valid", never the code itself. */
export function validationMessage(code: string, language: Language, parameters: MessageParameters = {}): string {
  const sentence = validationMessages[isValidationCode(code) ? code : 'INVALID'][language];
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = parameters[name];
    if (value === undefined) return whole;
    return typeof value === 'number' && language === 'ne' ? toNepaliDigits(value) : String(value);
  });
}
