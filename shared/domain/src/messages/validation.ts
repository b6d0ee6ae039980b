import type { Bilingual, Language } from '../bilingual';
import { toNepaliDigits } from '../digits';
import { annualReportMessages } from './annual-report';
import { closingMessages } from './closing';
import { companyOrderMessages } from './company-orders';
import { explanationMessages } from './explanations-and-disclosures';
import { eServiceMessages } from './e-services';
import { forcedMessages } from './forced';
import { restorationMessages } from './restorations';
import { heirAdmissionMessages } from './heir-admissions';
import { institutionMessages } from './institutions';
import { mergerMessages } from './mergers';
import { liquidatorMessages } from './liquidators';
import { proceedingMessages } from './proceedings';
import { publicationWebhookMessages } from './publication-webhooks';
import { registrationMessages } from './registration';
import { required } from './required';
import { capitalChangeMessages } from './capital-change';
import { shareAgreementMessages } from './share-agreements';
import { shareLedgerMessages } from './share-ledger';
import { shareholderChangeMessages } from './shareholder-change';
import { signatureMessages } from './signatures';
import { streetMessages } from './street';

/**
 * Every sentence a schema can answer with, by its code. Schemas carry codes only, so that the same failure reads in
 * the asked language on the screen and in the gateway's answer. `{{name}}` is filled from the parameters.
 */
export const validationMessages = {
  REQUIRED: { ne: 'यो विवरण अनिवार्य छ।', en: 'This field is required' },
  INVALID: { ne: 'यो विवरण मान्य छैन। जाँचेर फेरि लेख्नुहोस्।', en: 'This value is not valid. Check it and enter it again' },
  TOO_LONG: { ne: 'बढीमा {{maximum}} अक्षर मात्र लेख्न मिल्छ।', en: 'At most {{maximum}} characters are allowed' },
  NUMBER_BETWEEN: {
    ne: '{{minimum}} देखि {{maximum}} सम्मको पूरा अङ्क लेख्नुहोस्।',
    en: 'Enter a whole number from {{minimum}} to {{maximum}}',
  },
  DAY_LIST_INVALID: {
    ne: '० देखि {{maximum}} सम्मका फरक-फरक दिन लेख्नुहोस्, बढीमा १० वटा।',
    en: 'Enter different days from 0 to {{maximum}}, at most 10 of them',
  },
  TIME_INVALID: {
    ne: 'समय घण्टा र मिनेटमा लेख्नुहोस्, जस्तै १०:००।',
    en: 'Enter the time in hours and minutes, for example 10:00',
  },
  REVENUE_HEAD_INVALID: { ne: 'राजस्व शीर्षक पाँच अङ्कको हुन्छ।', en: 'A revenue head has five digits' },
  CLOSES_BEFORE_OPENING: {
    ne: 'कार्यालय खुलेपछि मात्र बन्द हुने समय राख्नुहोस्।',
    en: 'The office has to close later than it opens',
  },
  MEETING_IN_PAST: { ne: 'बैठक आज वा त्यसपछिको दिनमा मात्र राख्न मिल्छ।', en: 'A meeting can be today or on a later day' },
  MEMBERS_REQUIRED: {
    ne: 'यही कार्यालयका कम्तीमा एक जना समिति सदस्य छान्नुहोस्।',
    en: 'Choose at least one committee member of this office',
  },
  AGENDA_REQUIRED: {
    ne: 'बैठकमा राख्ने कम्तीमा एउटा निवेदन छान्नुहोस्।',
    en: 'Choose at least one application for the agenda',
  },
  PLACE_REQUIRED: required('स्थान', 'Place'),
  MINUTES_REQUIRED: required('बैठकको निर्णय', 'Minutes'),
  WEEKDAYS_INVALID: {
    ne: 'हप्तामा कम्तीमा एक दिन कार्यालय खुला हुनुपर्छ।',
    en: 'The office has to be open on at least one day of the week',
  },
  DAY_TWICE: { ne: 'यो दिन सूचीमा पहिले नै छ।', en: 'This day is in the list already' },
  DAY_OUTSIDE_ROW: {
    ne: 'यो दिन पहिलो र अन्तिम दिनभित्र पर्दैन।',
    en: 'This day is not within the first and the last day',
  },
  DOCUMENT_NAME_REQUIRED: required('कागजातको नाम', 'Name of the document'),
  EXTENSIONS_REQUIRED: required('फाइलको किसिम', 'Type of file'),
  MODEL_FORM_TITLE: { ne: 'फारामको शीर्षक लेख्नुहोस्।', en: 'Enter the title of the form' },
  MODEL_FORM_TEXT: { ne: 'फारामको व्यहोरा लेख्नुहोस्।', en: 'Enter the text of the form' },
  MODEL_FORM_PLACE: {
    ne: 'फारामले “{{place}}” भन्ने ठाउँ चिन्दैन। सूचीका नाम मात्र लेख्नुहोस्; सूची राख्ने नाम एक्लै हरफमा लेख्नुहोस्।',
    en: 'The form knows no place “{{place}}”. Use the listed names only; the name of a list stands alone on its line',
  },
  DOCUMENT_LIST_EMPTY: { ne: 'सूचीमा १ देखि ८० वटासम्म कागजात हुनुपर्छ।', en: 'A list has from 1 to 80 documents' },
  DOCUMENT_STAYS: {
    ne: 'यो कागजात सूचीबाट झिक्न मिल्दैन; नमाग्ने भए “नमाग्ने” छान्नुहोस्।',
    en: 'This document cannot be taken out of the list; choose “Not asked for” instead',
  },
  DOCUMENT_CONSENT: {
    ne: 'सहमतिको कागजात चाहिने कि नचाहिने प्रणाली आफैँले छुट्याउँछ, त्यसैले फेर्न मिल्दैन।',
    en: 'The portal finds out itself whether a consent is needed, so this cannot be changed',
  },
  NUMBER_INVALID: { ne: 'अङ्कमा लेख्नुहोस्।', en: 'Enter a number' },
  NUMBER_COMMA: {
    ne: 'अल्पविराम (,) को स्थान मिलेन। अङ्क १,२३,४५६.५० जस्तै लेख्नुहोस्; दशमलवका लागि बिन्दु (.) राख्नुहोस्।',
    en: 'The comma is not where it belongs. Write numbers like 1,23,456.50, with a point before the decimals',
  },

  TIERS_HAVE_TO_RISE: {
    ne: 'हरेक तहको सीमा अघिल्लो तहको भन्दा बढी हुनुपर्छ।',
    en: 'The limit of each tier has to be above the one before it',
  },
  END_BEFORE_BEGINNING: {
    ne: 'अन्तिम दिन पहिलो दिनभन्दा अघिको हुन मिल्दैन।',
    en: 'The last day cannot be before the first one',
  },
  SCHEDULE_DAY_PAST: {
    ne: 'नयाँ व्यवस्था भोलि वा त्यसपछिको दिनदेखि मात्र लागू हुन सक्छ।',
    en: 'A new rule can apply from tomorrow at the earliest',
  },
  SCHEDULE_DAY_OVER: {
    ne: 'यो व्यवस्था आज वा त्यसपछिको दिनदेखि मात्र लागू हुन सक्छ।',
    en: 'This rule can apply from today at the earliest',
  },
  SCHEDULE_DAY_TAKEN: {
    ne: 'यही दिनदेखि लागू हुने व्यवस्था पहिल्यै स्वीकृत छ। अर्को दिन छान्नुहोस्।',
    en: 'A rule from this very day is approved already. Choose another day',
  },
  SCHEDULE_UNCHANGED: {
    ne: 'प्रस्तावित व्यवस्था अहिलेको जस्तै छ।',
    en: 'What is proposed is the same as what it would replace',
  },
  NAME_OF_DAYS_REQUIRED: required('दिनको नाम', 'Name of these days'),
  LAW_REFERENCE_REQUIRED: required('कानुनी आधार', 'Legal basis'),
  CERTAINTY_REQUIRED: { ne: 'आधारको प्रामाणिकता छान्नुहोस्।', en: 'Choose how reliable the basis is' },
  FINE_NO_RATE: { ne: 'त्यस दिन जरिबानाको कुनै दर लागू थिएन।', en: 'No rate of fines was in force on that day' },
  FINE_PROVISIONAL_CALENDAR: {
    ne: 'त्यस वर्षको पात्रो अझै प्रकाशित भएको छैन, त्यसैले जरिबाना निकाल्न मिल्दैन।',
    en: 'The calendar of that year is not published yet, so no fine can be worked out from it',
  },

  OVERRIDE_REASON_REQUIRED: required('रकम फरक पार्नुको कारण', 'Reason for another amount'),
  BANK_REQUIRED: required('बैंक', 'Bank'),
  PAYMENT_MODE_REQUIRED: required('भुक्तानीको तरिका', 'Payment mode'),
  VOUCHER_NUMBER_REQUIRED: required('भौचर नम्बर', 'Voucher number'),
  VOUCHER_NUMBER_INVALID: {
    ne: 'भौचर नम्बर बढीमा ४० अक्षर र अङ्कको हुन्छ।',
    en: 'A voucher number has at most 40 letters and digits',
  },
  VOUCHER_NUMBER_USED: {
    ne: 'यो बैंकको यही नम्बरको भौचर पहिले नै पेश भइसकेको छ।',
    en: 'A voucher of this bank with this number has already been submitted',
  },
  VOUCHER_PICTURE_REQUIRED: required('भौचरको फोटो', 'Photo of the voucher'),
  VOUCHER_DAY_REQUIRED: required('भुक्तानी मिति', 'Date of payment'),
  VOUCHER_DAY_FUTURE: { ne: 'भुक्तानी मिति आजभन्दा पछिको हुन मिल्दैन।', en: 'The date of payment cannot be after today' },
  VOUCHER_AMOUNT_DIFFERENT: {
    ne: 'भौचरको रकम बिलको रकमसँग मिलेन। बिलमा {{amount}} छ।',
    en: 'The voucher must be of the amount of the invoice, {{amount}}',
  },

  REFUND_TOO_MUCH: { ne: 'यसबाट बढीमा {{amount}} मात्र फिर्ता दिन सकिन्छ।', en: 'At most {{amount}} can be refunded' },
  PERIOD_TOO_LONG: { ne: 'अवधि बढीमा {{maximum}} दिनको हुन सक्छ।', en: 'The period can have at most {{maximum}} days' },
  PERIOD_REVERSED: { ne: 'अन्तिम मिति सुरु मितिभन्दा अघि हुन मिल्दैन।', en: 'The last day cannot be before the first' },

  USERNAME_REQUIRED: required('प्रयोगकर्ता नाम', 'Username'),
  USERNAME_TOO_SHORT: {
    ne: 'प्रयोगकर्ता नाम कम्तीमा {{minimum}} अक्षरको हुनुपर्छ।',
    en: 'Username must be at least {{minimum}} characters',
  },
  USERNAME_TOO_LONG: {
    ne: 'प्रयोगकर्ता नाम {{maximum}} अक्षरभन्दा लामो हुनु हुँदैन।',
    en: 'Username must be at most {{maximum}} characters',
  },
  USERNAME_NO_SURROUNDING_SPACES: {
    ne: 'प्रयोगकर्ता नामको अघि वा पछि खाली ठाउँ राख्न मिल्दैन।',
    en: 'Username must not begin or end with a space',
  },
  USERNAME_NOT_STARTING_WITH_NUMBER: {
    ne: 'प्रयोगकर्ता नाम अङ्कबाट सुरु गर्न मिल्दैन।',
    en: 'Username must not start with a number',
  },
  USERNAME_LOWERCASE: { ne: 'प्रयोगकर्ता नाम अङ्ग्रेजीका साना अक्षरमा हुनुपर्छ।', en: 'Username must be in lowercase' },
  USERNAME_CHARACTERS: {
    ne: 'प्रयोगकर्ता नाममा साना अक्षर, अङ्क, थोप्लो (.), ड्यास (-) र अन्डरस्कोर (_) मात्र राख्न मिल्छ।',
    en: 'Username may only contain lowercase letters, digits, dots, hyphens and underscores',
  },
  USERNAME_OR_EMAIL_REQUIRED: required('प्रयोगकर्ता नाम वा इमेल', 'Username or email'),
  EMAIL_REQUIRED: required('इमेल', 'Email'),
  EMAIL_INVALID: { ne: 'मान्य इमेल ठेगाना लेख्नुहोस्।', en: 'Please enter valid email' },
  COMPANY_EMAIL_UNVERIFIED: {
    ne: 'कम्पनीको इमेल कोडले प्रमाणित गर्नुहोस्, वा खाली छोड्नुहोस्।',
    en: 'Verify the company’s email with the code, or leave it empty',
  },
  MOBILE_NUMBER_REQUIRED: required('मोबाइल नम्बर', 'Mobile number'),
  MOBILE_NUMBER_INVALID: {
    ne: 'मोबाइल नम्बर मान्य छैन। ९ बाट सुरु हुने १० अङ्कको नम्बर लेख्नुहोस्।',
    en: 'Invalid phone number. A mobile number has 10 digits and starts with 9',
  },
  EMAIL_OR_MOBILE_NUMBER_REQUIRED: {
    ne: 'इमेल वा मोबाइल नम्बरमध्ये एउटा लेख्नुहोस्।',
    en: 'Enter either the email or the mobile number',
  },
  PHONE_REQUIRED: required('फोन नम्बर', 'Phone number'),
  PHONE_INVALID: { ne: 'फोन नम्बर ७ देखि १० अङ्कको हुनुपर्छ।', en: 'Phone number must have 7 to 10 digits' },
  OFFICE_REQUIRED: required('कार्यालय', 'Office'),
  FULL_NAME_ENGLISH_REQUIRED: required('अङ्ग्रेजीमा पूरा नाम', 'Full name in English'),
  FULL_NAME_NEPALI_REQUIRED: required('नेपालीमा पूरा नाम', 'Full name in Nepali'),
  FULL_NAME_TOO_LONG: { ne: 'पूरा नाम धेरै लामो भयो।', en: 'The full name is too long' },
  FULL_NAME_ENGLISH_LATIN: {
    ne: 'अङ्ग्रेजी नाममा अङ्ग्रेजी अक्षर मात्र लेख्नुहोस्।',
    en: 'Write the English name in Latin letters only',
  },
  FULL_NAME_NEPALI_DEVANAGARI: {
    ne: 'नेपाली नाममा देवनागरी अक्षर मात्र लेख्नुहोस्।',
    en: 'Write the Nepali name in Devanagari letters only',
  },
  TERMS_REQUIRED: { ne: 'सर्तहरू स्वीकार गर्नुहोस्।', en: 'Please accept the terms' },
  PASSWORD_REQUIRED: required('पासवर्ड', 'Password'),
  OLD_PASSWORD_REQUIRED: required('हालको पासवर्ड', 'Current password'),
  NEW_PASSWORD_REQUIRED: required('नयाँ पासवर्ड', 'New password'),
  CONFIRM_PASSWORD_REQUIRED: { ne: 'नयाँ पासवर्ड फेरि लेख्नुहोस्।', en: 'Enter the new password again' },
  PASSWORD_TOO_SHORT: {
    ne: 'पासवर्ड कम्तीमा {{minimum}} अक्षरको हुनुपर्छ।',
    en: 'Password must be at least {{minimum}} characters',
  },
  PASSWORD_TOO_LONG: {
    ne: 'पासवर्ड {{maximum}} अक्षरभन्दा लामो हुनु हुँदैन।',
    en: 'Password must be at most {{maximum}} characters',
  },
  PASSWORD_LOWERCASE: { ne: 'पासवर्डमा कम्तीमा एउटा सानो अक्षर हुनुपर्छ।', en: 'Password must contain a lowercase letter' },
  PASSWORD_UPPERCASE: { ne: 'पासवर्डमा कम्तीमा एउटा ठूलो अक्षर हुनुपर्छ।', en: 'Password must contain an uppercase letter' },
  PASSWORD_DIGIT_OR_SPECIAL: {
    ne: 'पासवर्डमा कम्तीमा एउटा अङ्क वा विशेष चिह्न हुनुपर्छ।',
    en: 'Password must contain a digit or a special character',
  },
  PASSWORD_GUESSABLE: {
    ne: 'पासवर्ड सजिलै अनुमान गर्न सकिन्छ: धेरैले राख्ने शब्द वा आफ्नो नाम, इमेल, नम्बरबाट बनेको पासवर्ड नराख्नुहोस्।',
    en: 'Password is easy to guess: use no common password, and none made of your own name, email or number',
  },
  PASSWORD_SAME_AS_OLD: {
    ne: 'नयाँ पासवर्ड पुरानोभन्दा फरक हुनुपर्छ।',
    en: 'New password must be different from the old one',
  },
  PASSWORDS_DO_NOT_MATCH: { ne: 'पासवर्डहरू मिलेनन्।', en: 'Passwords do not match' },
  OTP_REQUIRED: required('ओटीपी कोड', 'OTP code'),
  OTP_SIX_DIGITS: { ne: 'ओटीपी कोड ६ अङ्कको हुनुपर्छ।', en: 'OTP code must have 6 digits' },
  SECOND_FACTOR_NAME_REQUIRED: { ne: 'चिन्न सकिने एउटा नाम लेख्नुहोस्।', en: 'Give it a name that you will recognise' },
  RECOVERY_CODE_INVALID: {
    ne: 'रिकभरी कोड १० अक्षर र अङ्कको हुन्छ।',
    en: 'A recovery code has 10 letters and digits',
  },
  TOKEN_REQUIRED: required('टोकन', 'Token'),
  CAPTCHA_REQUIRED: required('क्याप्चा', 'Captcha'),

  NAME_ENGLISH_REQUIRED: required('अङ्ग्रेजी नाम', 'English name'),
  NAME_NEPALI_REQUIRED: required('नेपाली नाम', 'Nepali name'),
  NAME_SEARCH_REQUIRED: required('खोजिने नाम', 'Search text'),
  NAME_SEARCH_TOO_SHORT: {
    ne: 'खोज्न कम्तीमा {{minimum}} अक्षर लेख्नुहोस्।',
    en: 'Enter at least {{minimum}} characters to search',
  },
  NAME_TOO_SHORT: {
    ne: 'नाम कम्तीमा {{minimum}} अक्षरको हुनुपर्छ।',
    en: 'The name must be at least {{minimum}} characters',
  },
  NAME_ENGLISH_TOO_LONG: {
    ne: 'अङ्ग्रेजी नाम {{maximum}} अक्षरभन्दा लामो हुनु हुँदैन।',
    en: 'The English name must be at most {{maximum}} characters',
  },
  NAME_NEPALI_TOO_LONG: {
    ne: 'नेपाली नाम {{maximum}} अक्षरभन्दा लामो हुनु हुँदैन।',
    en: 'The Nepali name must be at most {{maximum}} characters',
  },
  NAME_DIGITS: { ne: 'नाममा अङ्क राख्न मिल्दैन।', en: 'Numbers are not allowed in the name' },
  NAME_SPECIAL_CHARACTERS: { ne: 'नाममा विशेष चिह्न राख्न मिल्दैन।', en: 'Special characters are not allowed in the name' },
  NAME_PRONOUN: {
    ne: '“{{token}}” जस्ता सर्वनाम नाममा राख्न मिल्दैन।',
    en: 'Pronouns such as “{{token}}” are not allowed in the name',
  },
  NAME_CAPITALS: {
    ne: 'अङ्ग्रेजी नामको हरेक शब्द ठूलो अक्षरबाट सुरु हुनुपर्छ (“{{token}}”)।',
    en: 'Each word must start with a capital letter (“{{token}}”)',
  },
  NAME_DOT_COM: { ne: 'नाममा डट कम जस्ता शब्द राख्न मिल्दैन।', en: 'Dot-com words are not allowed in the name' },
  NAME_FORBIDDEN_WORD: {
    ne: '“{{token}}” शब्द नाममा राख्न मिल्दैन।',
    en: 'The word “{{token}}” is not allowed in the name',
  },
  NAME_WORD_NEEDS_LEAVE: {
    ne: '“{{token}}” शब्द सामान्यतया राख्न मिल्दैन। निवेदन पेश गर्न सकिन्छ; राख्न दिने वा नदिने निर्णय कार्यालयले गर्छ।',
    en: 'The word “{{token}}” is normally not allowed. You may apply; the office decides whether to allow it',
  },
  NAME_SCRIPT_ENGLISH: {
    ne: 'अङ्ग्रेजी नाममा अङ्ग्रेजी अक्षर मात्र लेख्नुहोस्।',
    en: 'Use English letters only in the English name',
  },
  NAME_SCRIPT_NEPALI: {
    ne: 'नेपाली नाममा देवनागरी अक्षर मात्र लेख्नुहोस्।',
    en: 'Use Devanagari letters only in the Nepali name',
  },
  WORD_REQUIRED: { ne: 'शब्द नेपाली वा अङ्ग्रेजीमा लेख्नुहोस्।', en: 'Enter the word in Nepali or in English' },
  WORD_IN_BOTH_REQUIRED: { ne: 'कालोसूचीको शब्द दुवै लिपिमा लेख्नुहोस्।', en: 'Enter a blacklisted word in both scripts' },
  WORD_ENGLISH_LATIN: {
    ne: 'अङ्ग्रेजी शब्दमा अङ्ग्रेजी अक्षर मात्र लेख्नुहोस्।',
    en: 'Write the English word in Latin letters only',
  },
  WORD_NEPALI_DEVANAGARI: {
    ne: 'नेपाली शब्दमा देवनागरी अक्षर मात्र लेख्नुहोस्।',
    en: 'Write the Nepali word in Devanagari letters only',
  },
  WORD_LISTED_ALREADY: { ne: '“{{word}}” यो सूचीमा पहिल्यै छ।', en: '“{{word}}” is in this list already' },
  WORD_PROPOSED_ALREADY: {
    ne: '“{{word}}” थप्ने प्रस्ताव यसअघि नै स्वीकृतिको पर्खाइमा छ।',
    en: '“{{word}}” is proposed already and waits for approval',
  },
  WORD_TWICE: { ne: '“{{word}}” एउटै प्रस्तावमा दुई पटक छ।', en: '“{{word}}” is twice in one proposal' },
  WORDS_TOO_MANY: {
    ne: 'एक प्रस्तावमा बढीमा {{maximum}} शब्द राख्न मिल्छ।',
    en: 'A proposal may hold at most {{maximum}} words',
  },
  WORD_MODE_REQUIRED: required('शब्द कहाँ लागू हुने', 'Where the word counts'),
  WORD_TYPE_REQUIRED: required('कालोसूचीको किसिम', 'Kind of blacklisted word'),
  WORD_REASON_REQUIRED: required('कालोसूचीमा राख्नुको कारण', 'Why the word is blacklisted'),
  CONSENT_BODY_REQUIRED: required('सहमति दिने निकाय', 'Body that must consent'),
  NSIC_CODE_INVALID: {
    ne: 'उद्देश्यको चार अङ्कको NSIC सङ्केत लेख्नुहोस्।',
    en: 'Enter four-digit NSIC codes of objectives',
  },
  NSIC_PREFIX_INVALID: {
    ne: 'NSIC सङ्केतको सुरुका एकदेखि छ अङ्क लेख्नुहोस्।',
    en: 'Enter the first one to six digits of NSIC codes',
  },
  NAME_ONLY_LEGAL_FORM: {
    ne: 'कम्पनीको नाम लेख्नुहोस्; “प्राइभेट लिमिटेड” आफैँ थपिन्छ।',
    en: 'Enter the name; “Private Limited” is added for you',
  },
  COMPANY_TYPE_REQUIRED: required('कम्पनीको किसिम', 'Company type'),
  SUFFIX_REQUIRED: required('नामको पछाडि लेखिने शब्द', 'Suffix'),
  PARENT_COMPANY_TYPE_REQUIRED: required('कम्पनीको समूह (प्राइभेट, पब्लिक …)', 'Company category'),
  SUFFIX_DOES_NOT_FIT: {
    ne: 'नामको पछाडि लेखिने यो शब्द छानिएको कम्पनीको किसिमसँग मिल्दैन।',
    en: 'This suffix does not fit the chosen company type',
  },
  NAMED_COMPANIES_TOO_MANY: {
    ne: 'एउटा निवेदनमा बढीमा {{maximum}} वटा अरू कम्पनी राख्न मिल्छ।',
    en: 'One application can name at most {{maximum}} other companies',
  },
  NAMED_COMPANY_UNKNOWN: {
    ne: 'दर्ता किताबमा रहेको अर्को कम्पनी छान्नुहोस्।',
    en: 'Choose another company of the register',
  },
  GROUP_COMPANY_UNKNOWN: {
    ne: 'कम्पनी दर्ता किताबमा यो दर्ता नम्बरको कम्पनी भेटिएन।',
    en: 'No company with this registration number is in the register',
  },
  GROUP_COMPANY_ITSELF: {
    ne: 'कम्पनी आफ्नै समूहको मुख्य कम्पनी हुन सक्दैन; सहमति दिने कम्पनी अर्कै हुनुपर्छ।',
    en: 'A company is not its own parent company; the one that consents is another',
  },
  GROUP_COMPANY_NOT_ACTIVE: {
    ne: 'कम्पनी दर्ता किताबमा यो कम्पनी सक्रिय छैन; समूहको मुख्य कम्पनी सक्रिय हुनुपर्छ।',
    en: 'This company is not active in the register; the parent company of a group must be active',
  },
  GROUP_COMPANY_UNREPRESENTED: {
    ne: 'यो कम्पनीको कुनै प्रतिनिधि पोर्टलमा छैन, त्यसैले सहमति दिने कोही छैन। पहिले कम्पनीले आफ्नो प्रतिनिधि राख्नुपर्छ।',
    en: 'Nobody represents this company in the portal, so nobody could consent. It has to name a representative first',
  },
  GROUP_NAME_ENGLISH_DIFFERS: {
    ne: 'कम्पनी दर्ता किताबमा यो नम्बरको कम्पनीको अङ्ग्रेजी नाम “{{name}}” छ।',
    en: 'In the register the English name of the company with this number is “{{name}}”',
  },
  GROUP_NAME_NEPALI_DIFFERS: {
    ne: 'कम्पनी दर्ता किताबमा यो नम्बरको कम्पनीको नेपाली नाम “{{name}}” छ।',
    en: 'In the register the Nepali name of the company with this number is “{{name}}”',
  },
  GROUP_TYPE_DIFFERS: {
    ne: 'कम्पनी दर्ता किताबमा यो कम्पनीको किसिम “{{type}}” छ।',
    en: 'In the register the type of this company is “{{type}}”',
  },
  GROUP_REGISTRATION_NUMBER_REQUIRED: required('समूहको दर्ता नम्बर', 'Group registration number'),
  REGISTERED_COMPANY_TYPE_REQUIRED: required('दर्ता भएको कम्पनीको किसिम', 'Registered company type'),
  REGISTERED_COMPANY_NAME_ENGLISH_REQUIRED: required(
    'दर्ता भएको कम्पनीको अङ्ग्रेजी नाम',
    'Registered company name in English',
  ),
  REGISTERED_COMPANY_NAME_NEPALI_REQUIRED: required('दर्ता भएको कम्पनीको नेपाली नाम', 'Registered company name in Nepali'),
  OBJECTIVE_REQUIRED: { ne: 'कम्तीमा एउटा उद्देश्य छान्नुहोस्।', en: 'At least one objective is required' },
  OBJECTIVE_INVALID: { ne: 'उद्देश्यको NSIC कोड मिलेन।', en: 'The NSIC code of an objective is not valid' },
  OBJECTIVES_TOO_MANY: {
    ne: 'बढीमा {{maximum}} वटा उद्देश्य छान्न मिल्छ।',
    en: 'At most {{maximum}} objectives are allowed',
  },
  OTHER_BODY_REQUIRED: required('अर्को सरकारी निकायको नाम', 'Name of the other government body'),
  OTHER_BODY_NUMBER_REQUIRED: required('अर्को निकायको दर्ता नम्बर', 'Registration number in the other government body'),
  REMARK_REQUIRED: required('कैफियत', 'Remark'),
  REMARK_TOO_LONG: {
    ne: 'कैफियत {{maximum}} अक्षरभन्दा बढी लेख्न मिल्दैन।',
    en: 'The remark must be at most {{maximum}} characters',
  },
  GRIEVANCE_SUBJECT_REQUIRED: required('गुनासोको विषय', 'Subject of the grievance'),
  GRIEVANCE_TEXT_REQUIRED: required('गुनासोको व्यहोरा', 'Text of the grievance'),
  GRIEVANCE_FILING_UNKNOWN: {
    ne: 'यो नम्बरको निवेदन तपाईंका निवेदनमा भेटिएन। नम्बर हेर्नुहोस् वा खाली छोड्नुहोस्।',
    en: 'No application of yours has this number. Check it, or leave it empty.',
  },
  GRIEVANCE_INVOICE_UNKNOWN: {
    ne: 'यो नम्बरको बिल तपाईंका भुक्तानीमा भेटिएन। नम्बर हेर्नुहोस् वा खाली छोड्नुहोस्।',
    en: 'No payment of yours has this invoice number. Check it, or leave it empty.',
  },
  GRIEVANCE_COMPANY_UNKNOWN: {
    ne: 'यो दर्ता नम्बरको कम्पनी भेटिएन। नम्बर हेर्नुहोस् वा खाली छोड्नुहोस्।',
    en: 'No company has this registration number. Check it, or leave it empty.',
  },
  GRIEVANCE_OUTCOME_REQUIRED: required('जवाफको किसिम', 'Kind of answer'),
  GRIEVANCE_OFFICER_REQUIRED: required('हेर्ने अधिकारी', 'Officer'),
  WAIVED_FINE_REQUIRED: required('मिनाहा गर्ने जरिबाना', 'Fine to waive'),
  GRIEVANCE_MARK_REQUIRED: required('सन्तुष्टिको अङ्क', 'How satisfied you are'),
  MESSAGE_REQUIRED: required('सन्देश', 'Message'),
  REASON_REQUIRED: required('कारण', 'Reason'),
  REASON_TOO_LONG: { ne: 'कारण १००० अक्षरभन्दा कम हुनुपर्छ।', en: 'Reason must be under 1000 characters' },
  DOCUMENT_REQUIRED: required('कागजात', 'Document'),
  RESERVATION_OF_OTHER_TYPE: {
    ne: 'यो नाम अर्को किसिमको कम्पनीका लागि आरक्षण गरिएको हो; नामको पछाडि लेखिने शब्द मिल्दैन।',
    en: 'This name was reserved for another type of company: its suffix does not fit',
  },
  RESERVATION_REQUIRED: required('आरक्षित नाम', 'Reserved name'),
  LIST_EMPTY: { ne: 'कम्तीमा एउटा {{name}} थप्नुहोस्।', en: 'Add at least one {{name}}' },
  LIST_TOO_LONG: { ne: 'यो सूचीमा बढीमा {{maximum}} वटा राख्न मिल्छ।', en: 'This list takes at most {{maximum}} entries' },
  PIN_PLACE_UNKNOWN: { ne: 'कैफियत राख्ने ठाउँ एउटा मात्र छान्नुहोस्।', en: 'Choose one place for the remark' },
  PIN_UNANSWERED: { ne: 'यो कैफियतको जवाफ दिनुहोस्।', en: 'Answer this remark' },
  ANSWER_REQUIRED: required('जवाफ', 'Answer'),
  DOCUMENT_REFUSED: {
    ne: 'कार्यालयले अस्वीकार गरेको कागजातको सट्टा अर्को राख्नुहोस्।',
    en: 'Upload another document in place of the one the office refused',
  },
  COPY_REQUIRED: { ne: 'कम्तीमा एउटा प्रतिलिपि छान्नुहोस्।', en: 'Choose at least one copy' },
  COPY_REASON_REQUIRED: required('प्रतिलिपि लिनुको कारण', 'Reason for the copy'),
  COPY_DESCRIPTION_REQUIRED: required('कागजातको विवरण', 'Description of the paper'),
  IDENTITY_NUMBER_REQUIRED: required('परिचयपत्रको नम्बर', 'Number of the identity document'),
  POSTAL_ADDRESS_REQUIRED: required('हुलाक ठेगाना', 'Postal address'),
  COMPANY_REQUIRED: required('कम्पनी', 'Company'),
  SUBJECT_REQUIRED: {
    ne: 'यो निवेदन केका लागि हो, छान्नुहोस्: {{subject}}।',
    en: 'Choose what this application is about: {{subject}}',
  },
  SUBJECT_NOT_ASKED: {
    ne: 'यो निवेदन कम्पनीकै बारेमा हुन्छ; अरू विषय राख्न मिल्दैन।',
    en: 'This application is about the company itself; nothing else can be chosen',
  },
  DATE_IN_FUTURE: { ne: 'यो मिति आजभन्दा पछिको हुन मिल्दैन।', en: 'This date must not be later than today' },
  OLD_NAME_TAKEN: { ne: 'यो नाम अर्को कम्पनीको छ।', en: 'This name belongs to another company' },
  NAMED_DOCUMENT_REQUIRED: required('{{document}}', '{{document}}'),
  DECIDED_BY_REQUIRED: required('निर्णय गर्ने', 'Decided by'),
  DECIDING_BODY_NOT_HERE: {
    ne: 'यस किसिमको कम्पनीमा यसरी निर्णय हुँदैन। अर्को छान्नुहोस्।',
    en: 'A company of this type does not decide in this way. Choose another',
  },
  DECIDED_ON_REQUIRED: required('निर्णय मिति', 'Date of the decision'),
  LOCATION_SCOPE_REQUIRED: required('ठेगाना परिवर्तन हुने', 'What moves'),
  MATTER_REQUIRED: required('विषय', 'Subject'),
  DETAILS_REQUIRED: required('व्यहोरा', 'Details'),
  LOCAL_BODY_UNKNOWN: {
    ne: 'यो स्थानीय तह सूचीमा छैन। सूचीबाट छान्नुहोस्।',
    en: 'This local body is not in the list. Choose one of the list',
  },
  DISTRICT_OF_ANOTHER: {
    ne: '{{placeNepali}} यो जिल्लामा पर्दैन, {{districtNepali}} जिल्लामा पर्छ।',
    en: '{{placeEnglish}} does not lie in this district but in {{districtEnglish}}',
  },
  PROVINCE_OF_ANOTHER: {
    ne: '{{placeNepali}} यो प्रदेशमा पर्दैन, {{provinceNepali}} मा पर्छ।',
    en: '{{placeEnglish}} does not lie in this province but in {{provinceEnglish}}',
  },
  WARD_UNKNOWN: {
    ne: '{{placeNepali}} मा {{wards}} वटा वडा छन्।',
    en: '{{placeEnglish}} has {{wards}} wards',
  },
  ADDRESS_UNCHANGED: {
    ne: 'यो ठेगाना दर्ता किताबमा भएकै ठेगाना हो। नयाँ ठेगाना लेख्नुहोस्।',
    en: 'This is the address that the register has. Enter the new one.',
  },
  OBJECTIVES_UNCHANGED: {
    ne: 'उद्देश्य दर्ता किताबमा भएकै छन्। परिवर्तन गर्ने उद्देश्य थप्नुहोस्, हटाउनुहोस् वा फेर्नुहोस्।',
    en: 'The objectives are those that the register has. Add, remove or replace what changes.',
  },
  CORRECTION_PART_REQUIRED: { ne: 'कुन विवरणमा त्रुटि छ, छान्नुहोस्।', en: 'Choose which details are wrong' },
  CORRECTION_FAULT_REQUIRED: { ne: 'त्रुटि कसको हो, छान्नुहोस्।', en: 'Choose whose mistake it is' },
  CORRECTION_OF_OFFICE_ONLY: {
    ne: 'कार्यालयले कार्यालयकै त्रुटि मात्र आफैँ सच्याउँछ।',
    en: 'The office begins a correction of its own mistake only',
  },
  CORRECTION_WRONG_REQUIRED: { ne: 'के गल्ती छ, लेख्नुहोस्।', en: 'Write what is wrong' },
  CORRECTION_RIGHT_REQUIRED: { ne: 'सही के हो, लेख्नुहोस्।', en: 'Write what is right' },
  CORRECTION_SAME_TEXT: { ne: 'सही विवरण गल्ती विवरणकै जस्तो छ।', en: 'What is right is the same as what is wrong' },
  CORRECTION_UNCHANGED: {
    ne: 'यो दर्ता किताबमा भएकै विवरण हो। गल्ती भएको ठाउँ सच्याउनुहोस्।',
    en: 'This is what the register has. Correct what is wrong.',
  },
  CORRECTION_NAME_TAKEN: { ne: 'यो नाम अर्को कम्पनीको छ।', en: 'Another company has this name' },
  CORRECTION_NAME_TOO_DIFFERENT: {
    ne: 'हिज्जेको त्रुटि मात्र यहाँ सच्चिन्छ। नाम नै फेर्न नाम परिवर्तनको निवेदन दिनुहोस्।',
    en: 'Only the spelling is corrected here. To take another name, file a change of name.',
  },
  CORRECTION_NOT_ENTERED: {
    ne: 'सच्याउन खोजिएको निवेदनले यो विवरण चढाएको होइन।',
    en: 'The application to be corrected did not enter these details',
  },
  CORRECTION_REPLACED: {
    ne: 'यो विवरणमाथि पछिको निवेदन {{number}} अडिएको छ। त्यही निवेदन सच्याउनुहोस्।',
    en: 'A later application, {{number}}, rests on these details. Correct that one instead.',
  },
  PAPER_REQUIRED: { ne: 'संशोधन हुने कागजात छान्नुहोस्।', en: 'Choose the paper to be amended' },
  ARTICLES_ARE_MODEL: {
    ne: 'कम्पनीले ऐनको नमुना नियमावली अपनाएको छ, त्यसैले यहाँ प्रबन्धपत्र मात्र संशोधन हुन्छ।',
    en: 'The company took the model articles of the law, so only the memorandum is amended here',
  },
  AMENDMENT_REQUIRED: { ne: 'संशोधन हुने कम्तीमा एउटा दफा थप्नुहोस्।', en: 'Add at least one clause to be amended' },
  MEMORANDUM_NOT_AMENDED: { ne: 'प्रबन्धपत्रको कुनै दफा संशोधन गरिएको छैन।', en: 'No clause of the memorandum is amended' },
  ARTICLES_NOT_AMENDED: { ne: 'नियमावलीको कुनै दफा संशोधन गरिएको छैन।', en: 'No clause of the articles is amended' },
  CLAUSE_CHANGE_REQUIRED: {
    ne: 'दफा फेर्ने, थप्ने वा हटाउने, एउटा छान्नुहोस्।',
    en: 'Choose whether the clause is reworded, added or removed',
  },
  CLAUSE_REQUIRED: required('दफा', 'Clause'),
  CLAUSE_UNKNOWN: {
    ne: 'यो दफा हालको कागजातमा छैन। सूचीबाट छान्नुहोस्।',
    en: 'This clause is not in the paper as it stands. Choose one from the list.',
  },
  CLAUSE_TWICE: { ne: 'यो दफा यसै निवेदनमा दुई पटक परेको छ।', en: 'This clause is amended twice in this application' },
  CLAUSE_OF_NAME: {
    ne: 'कम्पनीको नाम भएको दफा नाम परिवर्तनको निवेदनबाट फेरिन्छ।',
    en: 'This clause has the name of the company and is changed by a name change',
  },
  CLAUSE_OF_REGISTERED_OFFICE: {
    ne: 'रजिष्टर्ड कार्यालयको दफा ठेगाना परिवर्तनको निवेदनबाट फेरिन्छ।',
    en: 'This clause has the registered office and is changed by a location change',
  },
  CLAUSE_OF_OBJECTIVES: {
    ne: 'उद्देश्यको दफा उद्देश्य परिवर्तनको निवेदनबाट फेरिन्छ।',
    en: 'This clause has the objectives and is changed by an objective change',
  },
  CLAUSE_OF_CAPITAL: {
    ne: 'पुँजी र शेयरको दफा पुँजी परिवर्तनको निवेदनबाट फेरिन्छ।',
    en: 'This clause has the capital and the shares and is changed by a capital change',
  },
  CLAUSE_OF_COMPANY_TYPE: {
    ne: 'शेयरधनीको अधिकतम सङ्ख्या कम्पनीको किसिम परिवर्तनको निवेदनबाट फेरिन्छ।',
    en: 'The maximum number of shareholders is changed by a change of the company type',
  },
  CLAUSE_FIXED: {
    ne: 'यो दफाको व्यहोरा ऐनले तोकेको छ, त्यसैले संशोधन हुँदैन।',
    en: 'The Act decides the text of this clause, so it is not amended',
  },
  CLAUSE_HEADING_REQUIRED: required('नयाँ दफाको शीर्षक', 'Heading of the new clause'),
  PRESENT_TEXT_REQUIRED: required('हालको व्यहोरा', 'Present text'),
  PROPOSED_TEXT_REQUIRED: required('प्रस्तावित व्यहोरा', 'Proposed text'),
  PROPOSED_UNCHANGED: { ne: 'प्रस्तावित व्यहोरा हालकै व्यहोरा हो।', en: 'The proposed text is the present one' },
  AMENDMENT_DAY_REQUIRED: required('संशोधनको निर्णय मिति', 'Date of the decision'),
  PAPER_CHANGED_SINCE: {
    ne: 'यो निवेदन खोलेपछि प्रबन्धपत्र वा नियमावली फेरिएको छ। यो मस्यौदा हटाएर फेरि सुरु गर्नुहोस्।',
    en: 'The memorandum or the articles have changed since this application was opened. Discard it and begin again.',
  },
  RESOLUTION_DAY_REQUIRED: required('विशेष प्रस्ताव पारित भएको मिति', 'Date of the special resolution'),
  RESOLUTION_MEETING_REQUIRED: required('विशेष प्रस्ताव पारित गर्ने सभा', 'Where the special resolution was passed'),
  DECISION_BEFORE_REGISTRATION: {
    ne: 'निर्णय कम्पनी दर्ता भएपछिको मितिमा भएको हुनुपर्छ।',
    en: 'The decision cannot be older than the registration of the company',
  },
  RESOLUTION_BEFORE_REGISTRATION: {
    ne: 'विशेष प्रस्ताव कम्पनी दर्ता भएपछि मात्र पारित हुन सक्छ।',
    en: 'The special resolution cannot be older than the registration of the company',
  },
  RESOLUTION_IN_FUTURE: {
    ne: 'विशेष प्रस्ताव आज वा आजभन्दा अघि पारित भएको हुनुपर्छ।',
    en: 'The special resolution must have been passed today or earlier',
  },
  DECISION_REQUIRED: required('निर्णयको व्यहोरा', 'Text of the decision'),
  NAME_UNCHANGED: { ne: 'नयाँ नाम हालकै नाम हो।', en: 'The new name is the present one' },
  COMPANY_DIFFERS_FROM_REGISTER: { ne: 'यो विवरण कम्पनी दर्ता किताबसँग मिल्दैन।', en: 'This is not what the register says' },
  TEMPLATE_NEPALI_REQUIRED: required('नेपाली व्यहोरा', 'Nepali text'),
  TEMPLATE_ENGLISH_REQUIRED: required('अङ्ग्रेजी व्यहोरा', 'English text'),
  TEMPLATE_PLACEHOLDER_UNKNOWN: {
    ne: 'कोष्ठकभित्र {name} वा {conflict} मात्र राख्न मिल्छ।',
    en: 'Only {name} and {conflict} may be used in braces',
  },
  DECLARATION_REQUIRED: {
    ne: 'पेश गर्नुअघि घोषणामा सहमति जनाउनुहोस्।',
    en: 'Please accept the declaration before submitting',
  },

  ROLE_REQUIRED: required('भूमिका', 'Role'),
  ROLE_UNCHANGED: { ne: 'यो व्यक्तिको भूमिका पहिले नै यही छ।', en: 'The person has this role already' },
  ROLE_NEEDS_PROPOSAL: {
    ne: 'यो भूमिका एक्लैले दिन मिल्दैन। पहिले अर्को भूमिकामा थपेर भूमिका परिवर्तन प्रस्ताव गर्नुहोस्।',
    en: 'This role cannot be given alone. Add the person in another role, then propose the change',
  },
  OFFICE_UNCHANGED: { ne: 'यो व्यक्ति पहिले नै यही कार्यालयमा छ।', en: 'The person is in this office already' },
  LEAVE_ENDS_BEFORE_IT_BEGINS: {
    ne: 'बिदा सकिने दिन सुरु हुने दिनभन्दा अघि हुन सक्दैन।',
    en: 'Leave cannot end before it begins',
  },
  LEAVE_IN_THE_PAST: { ne: 'बितिसकेको दिनको बिदा राख्न मिल्दैन।', en: 'Leave that is already over cannot be set' },
  LEAVE_TOO_LONG: {
    ne: 'एक पटकमा एक वर्षभन्दा लामो बिदा राख्न मिल्दैन।',
    en: 'Leave cannot be longer than a year at a time',
  },
  LEAVE_OVERLAPS: { ne: 'यी दिनमा पहिले नै बिदा राखिएको छ।', en: 'Leave is already set on some of these days' },
  USERNAME_TAKEN: { ne: 'यो प्रयोगकर्ता नाम अरू कसैले लिइसकेको छ।', en: 'This username is already taken' },
  EMAIL_OF_COLLEAGUE: {
    ne: 'यो इमेल कार्यालयकै अर्को कर्मचारीको मेलबक्समा पुग्छ। कर्मचारीको आफ्नै इमेल राख्नुहोस्।',
    en: 'Mail to this address reaches another officer’s mailbox. Enter an address of the person’s own',
  },
  VOUCHER_DAY_TOO_EARLY: {
    ne: 'भुक्तानी मिति {{dayNepali}} भन्दा अघिको हुन मिल्दैन। त्यसअघि यो रकम मागिएको थिएन।',
    en: 'The date of payment cannot be before {{dayEnglish}}: this amount was not requested earlier',
  },
  EMAIL_TAKEN: { ne: 'यो इमेल अर्को खातामा छ।', en: 'This email belongs to another account' },
  MOBILE_NUMBER_TAKEN: { ne: 'यो मोबाइल नम्बर अर्को खातामा छ।', en: 'This mobile number belongs to another account' },

  DATE_REQUIRED: required('मिति', 'Date'),
  SHARE_TARGET_REQUIRED: required('पठाउने कागजात वा कम्पनी', 'Document or company to share'),
  ROLE_TYPE_REQUIRED: required('पाउने संस्थाको किसिम', 'Role type'),
  RECEIVER_REQUIRED: required('पाउने संस्था वा व्यक्ति', 'Receiver'),
  SHARE_DAYS_REQUIRED: required('लिङ्क खुल्ने दिन', 'Days that the link is valid'),
  SHARE_DAYS_TOO_MANY: {
    ne: 'लिङ्क बढीमा {{maximum}} दिन खुला राख्न मिल्छ।',
    en: 'A link may be valid for at most {{maximum}} days.',
  },
  SHARE_CONTACT_OWN: {
    ne: 'यो आफ्नै इमेल वा मोबाइल नम्बर हो। पाउने संस्थाको राख्नुहोस्।',
    en: 'This is your own email or mobile number. Enter that of the receiver.',
  },
  LAST_DAY_REQUIRED: required('अन्तिम मिति', 'Last day'),
  LAST_DAY_PAST: { ne: 'अन्तिम मिति आजभन्दा पछिको हुनुपर्छ।', en: 'The last day must be after today.' },
  LAST_DAY_TOO_FAR: {
    ne: 'अन्तिम मिति आजबाट बढीमा {{maximum}} दिनभित्र हुनुपर्छ।',
    en: 'The last day must be within {{maximum}} days from today.',
  },
  REGISTER_DOCUMENT_REQUIRED: required('कम्पनी दर्ता किताबको कागजात', 'Document of the register'),
  DOCUMENT_ASKED_ALREADY: {
    ne: 'यो कागजात पहिले नै मागिसकिएको छ। त्यो माग बन्द भएपछि मात्र फेरि माग्न मिल्छ।',
    en: 'This document has been asked for already. It can be asked for again once that request is closed.',
  },
  DAY_OR_MONTH: {
    ne: 'यसमा कुन महिना र कुन दिन हो, छुट्टिएन। {{one}} वा {{other}} मध्ये जुन हो, त्यही लेख्नुहोस्।',
    en: 'Which of the two is the month cannot be told. Write {{one}} or {{other}}',
  },
  DATE_FORMAT: { ne: 'मिति yyyy-MM-dd ढाँचामा लेख्नुहोस्।', en: 'Write the date as yyyy-MM-dd' },
  BS_YEAR_RANGE: { ne: 'वि.सं. वर्ष १९७० देखि २१०० भित्र हुनुपर्छ।', en: 'BS year should be in range of 1970 to 2100' },
  BS_MONTH_RANGE: { ne: 'वि.सं. महिना १ देखि १२ भित्र हुनुपर्छ।', en: 'BS month should be in range of 1 to 12' },
  BS_DAY_RANGE: { ne: 'वि.सं. गते १ देखि ३२ भित्र हुनुपर्छ।', en: 'BS day should be in range of 1 to 32' },
  BS_DAY_NOT_IN_MONTH: { ne: 'यस महिनामा {{maximum}} गतेसम्म मात्र छ।', en: 'This month has only {{maximum}} days' },
  AD_DATE_INVALID: { ne: 'ई.सं. मिति मिलेन।', en: 'This is not a valid AD date' },
  DAY_BEFORE_FIRST: { ne: 'मिति {{dayNepali}} भन्दा अघिको हुन मिल्दैन।', en: 'The date must not be before {{dayEnglish}}' },
  DAY_AFTER_LAST: { ne: 'मिति {{dayNepali}} भन्दा पछिको हुन मिल्दैन।', en: 'The date must not be after {{dayEnglish}}' },

  COUNTRY_REQUIRED: required('देश', 'Country'),
  PROVINCE_REQUIRED: required('प्रदेश', 'Province'),
  DISTRICT_REQUIRED: required('जिल्ला', 'District'),
  LOCAL_BODY_REQUIRED: required('स्थानीय तह', 'Local body'),
  WARD_REQUIRED: required('वडा नं.', 'Ward no.'),
  REGISTRATION_NUMBER_REQUIRED: required('दर्ता नम्बर', 'Registration number'),
  MANDATE_COMPANY_REQUIRED: { ne: 'सूचीबाट कम्पनी छान्नुहोस्।', en: 'Choose the company from the list' },
  MANDATE_SCOPE_REQUIRED: { ne: 'कम्तीमा एउटा काम छान्नुहोस्।', en: 'Choose at least one process' },
  MANDATE_UNTIL_PAST: { ne: 'अन्तिम दिन आज वा आजपछिको हुनुपर्छ।', en: 'The last day must be today or later' },
  VERSION_REQUIRED: { ne: 'पृष्ठ फेरि खोलेर प्रयास गर्नुहोस्।', en: 'Reload the page and try again' },
  CONVERSION_NOT_ALLOWED: {
    ne: 'कम्पनी यो किसिममा परिणत हुन सक्दैन।',
    en: 'The company cannot be converted into this type',
  },
  FISCAL_YEAR_REQUIRED: required('आर्थिक वर्ष', 'Fiscal year'),
  FISCAL_YEAR_NOT_AUDITED: {
    ne: 'पछिल्ला {{years}} सकिएका आर्थिक वर्षमध्ये एउटा छान्नुहोस्।',
    en: 'Choose one of the last {{years}} fiscal years that are over',
  },
  ...streetMessages,
  ...registrationMessages,
  ...mergerMessages,
  ...shareAgreementMessages,
  ...shareLedgerMessages,
  ...capitalChangeMessages,
  ...shareholderChangeMessages,
  ...companyOrderMessages,
  ...heirAdmissionMessages,
  ...institutionMessages,
  ...signatureMessages,
  ...explanationMessages,
  ...proceedingMessages,
  ...closingMessages,
  ...liquidatorMessages,
  ...publicationWebhookMessages,
  ...forcedMessages,
  ...eServiceMessages,
  ...restorationMessages,
  ...annualReportMessages,
  REGISTER_CHOICE_UNKNOWN: {
    ne: 'कम्पनी दर्ता किताबमा अहिले यो नाम छैन। सूचीबाट फेरि छान्नुहोस्।',
    en: 'The register does not hold this name now. Choose from the list again',
  },
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
