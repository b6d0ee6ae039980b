import type { Bilingual } from '../bilingual';
import { required } from './required';

/**
 * What the registration of a company answers with (specification sections 5 and 8); the words of the specification
 * where it gives some.
 */
export const registrationMessages = {
  ABOVE_ZERO: { ne: 'मान शून्यभन्दा बढी हुनुपर्छ।', en: 'Value must be above 0' },
  AT_LEAST_ONE: { ne: 'मान कम्तीमा १ हुनुपर्छ।', en: 'Value must be at least 1' },
  AMOUNT_NEGATIVE: { ne: 'मान कम्तीमा ० हुनुपर्छ।', en: 'Value must be at least 0' },
  NUMBER_TOO_LARGE: { ne: 'यो सङ्ख्या धेरै ठूलो भयो।', en: 'This number is too large' },
  QUANTITY_REQUIRED: required('सङ्ख्या', 'Quantity'),
  QUANTITY_DECIMAL: { ne: 'शेयर सङ्ख्या दशमलवमा हुन सक्दैन।', en: 'Share quantity cannot be a decimal' },
  PERCENT_RANGE: { ne: 'प्रतिशत ० देखि १०० भित्र हुनुपर्छ।', en: 'The percentage must be from 0 to 100' },
  TOO_MANY_ROWS: { ne: 'बढीमा {{maximum}} वटा राख्न मिल्छ।', en: 'At most {{maximum}} entries are allowed' },

  ADDRESS_LINE_REQUIRED: required('ठेगाना', 'Address line'),
  LATITUDE_REQUIRED: required('अक्षांश', 'Latitude'),
  POINT_OUTSIDE_NEPAL: { ne: 'यो स्थान नेपालमा पर्दैन।', en: 'This place does not lie in Nepal' },
  LATITUDE_INVALID: { ne: 'अक्षांश -९० देखि ९० भित्र हुनुपर्छ।', en: 'Latitude must be from -90 to 90' },
  LONGITUDE_REQUIRED: required('देशान्तर', 'Longitude'),
  LONGITUDE_INVALID: { ne: 'देशान्तर -१८० देखि १८० भित्र हुनुपर्छ।', en: 'Longitude must be from -180 to 180' },
  POSTAL_CODE_INVALID: { ne: 'हुलाक कोड ५ अङ्कको हुनुपर्छ।', en: 'Postal code must have 5 digits' },
  FAX_INVALID: { ne: 'फ्याक्स नम्बर ९ अङ्कको हुनुपर्छ।', en: 'Fax number must have 9 digits' },
  PO_BOX_INVALID: {
    ne: 'पोस्ट बक्स नम्बरमा खाली ठाउँ वा विशेष चिह्न राख्न मिल्दैन।',
    en: 'PO box must not contain spaces or special characters',
  },
  WEBSITE_INVALID: { ne: 'मान्य वेबसाइट ठेगाना लेख्नुहोस्।', en: 'Please enter a valid website address' },
  HOUSE_NUMBER_REQUIRED: required('घर नं.', 'House no'),
  HEAD_OFFICE_NAME_REQUIRED: required('प्रधान कार्यालयको अङ्ग्रेजी नाम', 'Head office name'),
  HEAD_OFFICE_NAME_NEPALI_REQUIRED: required('प्रधान कार्यालयको नेपाली नाम', 'Head office name in Nepali'),
  HEAD_OFFICE_ABROAD: { ne: 'प्रधान कार्यालय नेपालबाहिर हुनुपर्छ।', en: 'The head office must be outside Nepal' },
  REGISTERED_ON_REQUIRED: required('दर्ता मिति', 'Date of registration'),
  APPROVING_BODY_REQUIRED: required('स्वीकृति दिने निकाय', 'Body that gave the approval'),
  APPROVAL_NUMBER_REQUIRED: required('स्वीकृति नम्बर', 'Approval number'),
  APPROVED_ON_REQUIRED: required('स्वीकृति मिति', 'Date of the approval'),
  NUMBER_OF_DIRECTORS_REQUIRED: required('सञ्चालकको सङ्ख्या', 'Number of directors'),
  FOCAL_PERSON_REQUIRED: { ne: 'कम्तीमा एक जना सम्पर्क व्यक्ति राख्नुहोस्।', en: 'At least one focal person is required' },

  GENDER_REQUIRED: required('लिङ्ग', 'Gender'),
  DESIGNATION_REQUIRED: required('पद', 'Designation'),
  DATE_OF_BIRTH_REQUIRED: required('जन्म मिति', 'Date of birth'),
  NATIONALITY_REQUIRED: required('नागरिकता भएको देश', 'Country of citizenship'),
  RELATION_REQUIRED: required('नाता', 'Relation'),
  FOREIGNER_OF_NEPAL: {
    ne: 'विदेशी नागरिकका लागि नेपालबाहेकको देश छान्नुहोस्।',
    en: 'For a foreigner, choose a country other than Nepal',
  },
  NEPALI_OF_ABROAD: {
    ne: 'नागरिकता भएको देश नेपाल होइन भने विदेशी नागरिक छान्नुहोस्।',
    en: 'Mark the person as a foreigner if the country of citizenship is not Nepal',
  },
  IDENTIFICATION_TYPE_REQUIRED: required('परिचयपत्रको किसिम', 'Identification document type'),
  IDENTIFICATION_NUMBER_REQUIRED: required('परिचयपत्रको नम्बर', 'Identification document number'),
  IDENTIFICATION_NUMBER_INVALID: { ne: 'परिचयपत्रको नम्बर मिलेन।', en: 'The identification number is not valid' },
  CITIZENSHIP_NUMBER_INVALID: {
    ne: 'नागरिकता नम्बरमा अङ्क, - र / मात्र ३ देखि ३० अक्षरसम्म लेख्नुहोस्।',
    en: 'A citizenship number has 3 to 30 digits, hyphens and slashes',
  },
  PASSPORT_NUMBER_INVALID: {
    ne: 'राहदानी नम्बरमा अङ्ग्रेजी अक्षर र अङ्क मात्र ५ देखि २० सम्म लेख्नुहोस्।',
    en: 'A passport number has 5 to 20 letters and digits',
  },
  NID_NUMBER_INVALID: { ne: 'राष्ट्रिय परिचयपत्र नम्बर १० वा ११ अङ्कको हुनुपर्छ।', en: 'A NID number has 10 or 11 digits' },
  IDENTIFICATION_DOES_NOT_FIT: {
    ne: 'यो परिचयपत्र यस्तो व्यक्तिका लागि मान्य छैन।',
    en: 'This identification document does not fit this person',
  },
  PAPER_BEFORE_BIRTH: {
    ne: 'परिचयपत्र जन्म मितिभन्दा अघि जारी भएको हुन सक्दैन।',
    en: 'An identification document cannot be issued before its holder was born',
  },
  EXPIRES_BEFORE_ISSUE: {
    ne: 'म्याद सकिने मिति जारी मितिभन्दा पछिको हुनुपर्छ।',
    en: 'It must expire later than it was issued',
  },
  BORN_TOO_LONG_AGO: {
    ne: 'जन्म मिति आजभन्दा {{maximum}} वर्षभन्दा अघिको हुन सक्दैन।',
    en: 'Nobody was born more than {{maximum}} years ago',
  },
  IDENTIFICATION_EXPIRED: { ne: 'परिचयपत्रको म्याद सकिएको छ।', en: 'The identification document has expired' },
  ISSUED_ON_REQUIRED: required('जारी मिति', 'Issue date'),
  EXPIRES_ON_REQUIRED: required('म्याद सकिने मिति', 'Expiry date'),
  ISSUING_DISTRICT_REQUIRED: required('जारी गर्ने जिल्ला', 'Issuing district'),
  ISSUING_COUNTRY_REQUIRED: required('जारी गर्ने देश', 'Issued country'),
  PAN_REQUIRED: required('स्थायी लेखा नम्बर', 'PAN'),
  PAN_INVALID: { ne: 'स्थायी लेखा नम्बर ९ अङ्कको हुनुपर्छ।', en: 'PAN must have 9 digits' },

  ENTITY_REQUIRED: required('शेयरधनीको किसिम', 'Shareholder entity'),
  INVESTOR_TYPE_REQUIRED: required('लगानीकर्ताको किसिम', 'Investor type'),
  SHAREHOLDER_TYPE_REQUIRED: required('शेयरधनी निकायको किसिम', 'Shareholder type'),
  ROLE_OF_HOLDER_REQUIRED: {
    ne: 'संस्थापक, शेयरधनी वा सञ्चालकमध्ये कम्तीमा एउटा छान्नुहोस्।',
    en: 'Choose at least one of founder, share owner and director',
  },
  FATHER_NAME_NEPALI_REQUIRED: required('बाबुको नेपाली नाम', 'Father’s name in Nepali'),
  FATHER_NAME_ENGLISH_REQUIRED: required('बाबुको अङ्ग्रेजी नाम', 'Father’s name in English'),
  MOTHER_NAME_NEPALI_REQUIRED: required('आमाको नेपाली नाम', 'Mother’s name in Nepali'),
  MOTHER_NAME_ENGLISH_REQUIRED: required('आमाको अङ्ग्रेजी नाम', 'Mother’s name in English'),
  GRANDFATHER_NAME_NEPALI_REQUIRED: required('बाजेको नेपाली नाम', 'Grandfather’s name in Nepali'),
  GRANDFATHER_NAME_ENGLISH_REQUIRED: required('बाजेको अङ्ग्रेजी नाम', 'Grandfather’s name in English'),
  COMPANY_NAME_NEPALI_REQUIRED: required('कम्पनीको नेपाली नाम', 'Company name in Nepali'),
  COMPANY_NAME_ENGLISH_REQUIRED: required('कम्पनीको अङ्ग्रेजी नाम', 'Company name in English'),
  JURISDICTION_REQUIRED: {
    ne: 'कुन देशको कानुनबमोजिम स्थापित भएको हो, लेख्नुहोस्।',
    en: 'Enter the country under whose law it was established',
  },
  SHARE_TYPE_REQUIRED: required('शेयरको किसिम', 'Share type'),
  SHARE_QUANTITY_REQUIRED: required('शेयर सङ्ख्या', 'Number of shares'),
  INVESTMENT_AMOUNT_REQUIRED: required('लगानी रकम', 'Investment amount'),
  INVESTMENT_SOURCE_REQUIRED: required('लगानीको स्रोत', 'Investment source'),
  PAID_AMOUNT_REQUIRED: required('तिरेको रकम', 'Paid amount'),
  UNPAID_AMOUNT_REQUIRED: required('तिर्न बाँकी रकम', 'Unpaid amount'),
  FDI_NUMBER_REQUIRED: required('वैदेशिक लगानी स्वीकृति नम्बर', 'FDI number'),
  MEMBERSHIP_FEE_REQUIRED: required('सदस्यता शुल्क', 'Membership fee'),
  BENEFICIARY_PERCENT_REQUIRED: required('हिताधिकारीको हिस्सा (प्रतिशत)', 'Beneficiary’s share (percent)'),
  SHAREHOLDER_TOO_YOUNG: {
    ne: 'शेयरधनी कम्तीमा १६ वर्षको हुनुपर्छ। नाबालकले संरक्षकमार्फत शेयर मात्र लिन सक्छ।',
    en: 'Shareholder must be at least 16 years old. A minor may only own shares, through a guardian',
  },
  REPRESENTATIVE_TOO_YOUNG: {
    ne: 'कम्पनी प्रतिनिधि कम्तीमा १६ वर्षको हुनुपर्छ।',
    en: 'Representative must be at least 16 years old',
  },
  NO_MINOR: { ne: '१८ वर्ष पुगेको व्यक्ति नाबालक होइन।', en: 'A person of 18 or more is not a minor' },
  GOVERNMENT_BODY_NO_PERSON: { ne: 'व्यक्ति सरकारी निकाय हुन सक्दैन।', en: 'An individual cannot be a government body' },
  HOLDERS_NEPALI_ONLY: {
    ne: 'यो किसिमको कम्पनीमा नेपाली वा गैरआवासीय नेपाली मात्र शेयरधनी हुन सक्छन्।',
    en: 'Only Nepali and non-resident Nepali shareholders are allowed in this type of company',
  },
  HOLDERS_FOREIGN_ONLY: {
    ne: 'यो किसिमको कम्पनीमा विदेशी मात्र शेयरधनी हुन सक्छन्।',
    en: 'Only foreign shareholders are allowed in this type of company',
  },
  HOLDERS_GOVERNMENT_ONLY: {
    ne: 'पूर्ण सरकारी कम्पनीमा सरकारी निकाय मात्र शेयरधनी हुन सक्छन्।',
    en: 'Only government bodies hold shares in a company owned entirely by the government',
  },
  HOLDERS_NO_GOVERNMENT: {
    ne: 'यो किसिमको कम्पनीमा सरकारी निकाय शेयरधनी हुन सक्दैन।',
    en: 'A government body cannot be a shareholder in this type of company',
  },
  SOLE_PROPRIETOR_ONE_HOLDER: {
    ne: 'एकल शेयरधनी भएको कम्पनीमा एकभन्दा बढी शेयरधनी हुन सक्दैन।',
    en: 'Shareholder can’t be more than one in Sole Proprietor type',
  },
  HOLDERS_TOO_FEW: {
    ne: 'यो किसिमको कम्पनीमा कम्तीमा {{minimum}} जना शेयरधनी चाहिन्छ।',
    en: 'This type of company needs at least {{minimum}} shareholders',
  },
  MEMBERS_TOO_FEW: {
    ne: 'मुनाफा वितरण नगर्ने कम्पनीमा कम्तीमा {{minimum}} जना सदस्य चाहिन्छ।',
    en: 'A company not distributing profit needs at least {{minimum}} members',
  },
  HOLDERS_TOO_MANY: {
    ne: 'यो किसिमको कम्पनीमा बढीमा {{maximum}} जना शेयरधनी हुन सक्छन्।',
    en: 'This type of company has at most {{maximum}} shareholders',
  },
  JOINT_VENTURE_NEEDS_NEPALI: {
    ne: 'संयुक्त लगानीमा कम्तीमा एक नेपाली शेयरधनी चाहिन्छ।',
    en: 'A joint venture needs at least one Nepali shareholder',
  },
  JOINT_VENTURE_NEEDS_FOREIGN: {
    ne: 'संयुक्त लगानीमा कम्तीमा एक विदेशी शेयरधनी चाहिन्छ।',
    en: 'A joint venture needs at least one foreign shareholder',
  },
  GOVERNMENT_HOLDER_REQUIRED: {
    ne: 'यो किसिमको कम्पनीमा कम्तीमा एउटा सरकारी निकाय शेयरधनी चाहिन्छ।',
    en: 'This type of company needs at least one government body as shareholder',
  },
  HOLDER_TWICE: { ne: 'यो शेयरधनी पहिले नै राखिएको छ।', en: 'This shareholder is already entered' },
  PAID_EXCEEDS_INVESTMENT: {
    ne: 'तिरेको रकम लगानी रकमभन्दा बढी हुन सक्दैन।',
    en: 'Paid amount must not exceed the investment amount',
  },
  UNPAID_EXCEEDS_INVESTMENT: {
    ne: 'तिर्न बाँकी रकम लगानी रकमभन्दा बढी हुन सक्दैन।',
    en: 'Unpaid amount must not exceed the investment amount',
  },
  PAID_AND_UNPAID_EXCEED_INVESTMENT: {
    ne: 'तिरेको र तिर्न बाँकी रकमको जोड लगानी रकमभन्दा बढी हुन सक्दैन।',
    en: 'Paid and unpaid amounts together must not exceed the investment amount',
  },
  PAID_EXCEEDS_SHARES: {
    ne: 'तिरेको रकम शेयरको कुल रकमभन्दा बढी हुन सक्दैन।',
    en: 'Paid amount must not exceed the share amount',
  },
  UNPAID_EXCEEDS_SHARES: {
    ne: 'तिर्न बाँकी रकम शेयरको कुल रकमभन्दा बढी हुन सक्दैन।',
    en: 'Unpaid amount must not exceed the share amount',
  },
  PAID_AND_UNPAID_EXCEED_SHARES: {
    ne: 'तिरेको र तिर्न बाँकी रकमको जोड शेयरको कुल रकमभन्दा बढी हुन सक्दैन।',
    en: 'Paid and unpaid amounts together must not exceed the share amount',
  },
  PAID_AND_UNPAID_BELOW_SHARES: {
    ne: 'तिरेको र तिर्न बाँकी रकमको जोड शेयरको कुल रकम बराबर हुनुपर्छ।',
    en: 'Paid and unpaid amounts together must make the share amount',
  },
  AMOUNT_NOT_WHOLE_SHARES: {
    ne: 'रकमलाई प्रतिशेयर अङ्कित मूल्यले भाग गर्दा दशमलव आउनु हुँदैन।',
    en: 'The amount divided by the face value per share must not be a decimal',
  },
  QUANTITY_EXCEEDS_PAID_UP: {
    ne: 'शेयर सङ्ख्या चुक्ता शेयर सङ्ख्याभन्दा बढी भयो।',
    en: 'Share quantity exceeds paid-up quantity',
  },
  QUANTITY_EXCEEDS_REMAINING: {
    ne: 'शेयर सङ्ख्या कम्पनीको बाँकी शेयर सङ्ख्या ({{remaining}}) भन्दा बढी भयो।',
    en: 'Share quantity exceeds the company’s remaining quantity ({{remaining}})',
  },
  SHARES_WITHOUT_HOLDER: {
    ne: 'चुक्ता शेयरमध्ये {{remaining}} कित्ताको शेयरधनी राख्न बाँकी छ।',
    en: '{{remaining}} of the paid-up shares have no shareholder yet',
  },
  PAID_SUM_DIFFERS: {
    ne: 'शेयरधनीले तिरेको रकमको जोड पुँजी संरचनाको तिरेको रकमसँग मिलेन।',
    en: 'The shareholders’ paid amounts do not add up to the paid amount of the capital structure',
  },
  WITNESS_REQUIRED: { ne: 'कम्तीमा एक जना साक्षी राख्नुहोस्।', en: 'At least one witness is required' },
  REPRESENTATIVE_REQUIRED: {
    ne: 'कम्तीमा एक जना कम्पनी प्रतिनिधि राख्नुहोस्।',
    en: 'At least one company representative is required',
  },
  DRAFTER_DESIGNATION_REQUIRED: {
    ne: 'मस्यौदाकार (स्वयम् वा कानुन व्यवसायी) छान्नुहोस्।',
    en: 'Choose the drafter’s designation',
  },
  LAWYER_LICENCE_REQUIRED: required('कानुन व्यवसायीको प्रमाणपत्र नम्बर', 'Lawyer’s licence number'),

  DIRECTOR_TYPE_REQUIRED: required('सञ्चालकको किसिम', 'Type of director'),
  DIRECTOR_HOLDER_REQUIRED: required('सञ्चालकले प्रतिनिधित्व गर्ने शेयरधनी', 'Shareholder of the director'),
  DIRECTOR_HOLDER_GONE: {
    ne: 'यो सञ्चालकको शेयरधनी हटाइएको छ।',
    en: 'The shareholder of this director has been deleted',
  },
  DIRECTOR_HOLDER_IS_COMPANY: {
    ne: 'कम्पनी वा निकाय आफैँ सञ्चालक हुन सक्दैन; प्रतिनिधि राख्नुहोस्।',
    en: 'A company or body cannot be a director itself; enter its representative',
  },
  DIRECTOR_HOLDER_IS_PERSON: {
    ne: 'प्रतिनिधि सञ्चालक कम्पनी वा निकाय शेयरधनीको मात्र हुन्छ।',
    en: 'Only a company or body among the shareholders has a representative on the board',
  },
  DIRECTOR_TWICE: { ne: 'यो शेयरधनी पहिले नै सञ्चालक समितिमा छ।', en: 'This shareholder is already on the board' },
  DIRECTOR_WITHOUT_SEAT: {
    ne: 'सञ्चालक भनी राखिएका {{count}} जना शेयरधनीको सञ्चालक विवरण भर्न बाँकी छ।',
    en: '{{count}} shareholders marked as directors have no entry on the board yet',
  },
  DIRECTORS_MAXIMUM_REACHED: {
    ne: 'सञ्चालकको अधिकतम सङ्ख्या पुगिसक्यो।',
    en: 'Reached maximum number of Board of Directors',
  },
  DIRECTORS_TOO_FEW: { ne: 'कम्तीमा {{minimum}} जना सञ्चालक चाहिन्छ।', en: 'At least {{minimum}} directors are required' },
  DIRECTORS_TOO_MANY: { ne: 'बढीमा {{maximum}} जना सञ्चालक हुन सक्छन्।', en: 'At most {{maximum}} directors are allowed' },
  DIRECTORS_DIFFER_FROM_NUMBER: {
    ne: 'सामान्य विवरणमा सञ्चालकको सङ्ख्या {{number}} लेखिएको छ।',
    en: 'General information says that there are {{number}} directors',
  },
  DIRECTOR_TOO_YOUNG: { ne: 'सञ्चालक कम्तीमा १६ वर्षको हुनुपर्छ।', en: 'A director must be at least 16 years old' },
  PUBLIC_DIRECTOR_TOO_YOUNG: {
    ne: 'पब्लिक कम्पनीको सञ्चालक कम्तीमा २१ वर्षको हुनुपर्छ।',
    en: 'A director of a public company must be at least 21 years old',
  },
  INDEPENDENT_DIRECTORS_REQUIRED: {
    ne: 'कम्तीमा {{minimum}} जना स्वतन्त्र सञ्चालक चाहिन्छ।',
    en: 'At least {{minimum}} independent directors are required',
  },
  INDEPENDENT_IS_NO_HOLDER: {
    ne: 'शेयरधनी वा तिनको प्रतिनिधि स्वतन्त्र सञ्चालक हुन सक्दैन।',
    en: 'A shareholder or a shareholder’s representative cannot be an independent director',
  },
  BOD_FROM_REQUIRED: required('कार्यकाल सुरु मिति', 'From date'),
  BOD_TO_REQUIRED: required('कार्यकाल सकिने मिति', 'To date'),
  BOD_TERM_BEFORE_COMPANY: {
    ne: 'कार्यकाल कम्पनी दर्ता हुनुभन्दा अघि सुरु हुन सक्दैन।',
    en: 'The term cannot begin before the company was registered',
  },
  BOD_TERM_TOO_FAR_AHEAD: {
    ne: 'कार्यकाल आजबाट {{maximum}} वर्षभन्दा पछि सुरु हुने गरी लेख्न मिल्दैन।',
    en: 'The term cannot begin more than {{maximum}} year from today',
  },
  BOD_TO_BEFORE_FROM: {
    ne: 'कार्यकाल सकिने मिति सुरु मितिभन्दा पछिको हुनुपर्छ।',
    en: 'The to date must be after the from date',
  },
  BOD_TERM_TOO_SHORT: {
    ne: 'कार्यकाल १ वर्षभन्दा बढी हुनुपर्छ।',
    en: 'The difference of the from and to dates must exceed 1 year',
  },
  BOD_TERM_TOO_LONG: {
    ne: 'पब्लिक कम्पनीको सञ्चालकको कार्यकाल बढीमा {{maximum}} वर्ष हुन्छ।',
    en: 'A director of a public company serves at most {{maximum}} years',
  },
  REPRESENTATIVE_OTP_REQUIRED: {
    ne: 'नयाँ प्रतिनिधिको मोबाइल नम्बर ओटीपी कोडले प्रमाणित गर्नुहोस्।',
    en: 'Verify the mobile number of the new representative with the code',
  },
  REPRESENTATIVES_UNCHANGED: {
    ne: 'प्रतिनिधि हालकै छन्। हट्नेलाई हटाउनुहोस् वा नयाँलाई थप्नुहोस्।',
    en: 'The representatives are those of today. Delete who leaves, or add who is new',
  },
  OWN_CHANGE_REQUIRED: required('के गर्ने', 'What you file'),
  REPRESENTATIVE_DATA_UNCHANGED: {
    ne: 'यी विवरण दर्ता किताबमा भएकै विवरण हुन्। फेरिएको विवरण लेख्नुहोस्।',
    en: 'These are the details that the register has. Change what is different',
  },
  REPRESENTATIVE_TWICE: { ne: 'यो मोबाइल नम्बर सूचीमा पहिले नै छ।', en: 'This mobile number is in the list already' },
  REPRESENTATIVE_WITHOUT_ACCOUNT: {
    ne: 'यो मोबाइल नम्बरको खाता पोर्टलमा छैन। नयाँ प्रतिनिधिले पहिले खाता खोल्नुपर्छ।',
    en: 'No account of the portal has this mobile number. The new representative opens one first',
  },
  REPRESENTATIVE_ACCOUNT_UNFIT: {
    ne: 'यो खाताले कम्पनीको प्रतिनिधित्व गर्न सक्दैन।',
    en: 'This account cannot represent a company',
  },
  REPRESENTS_ALREADY: { ne: 'यो व्यक्ति पहिले नै कम्पनीको प्रतिनिधि हो।', en: 'This person represents the company already' },
  REPRESENTATIVES_CHANGED_MEANWHILE: {
    ne: 'मस्यौदा खोलेपछि कम्पनीका प्रतिनिधि फेरिएका छन्। नयाँ मस्यौदा खोल्नुहोस्।',
    en: 'The representatives of the company have changed since the draft was opened. Open a new draft',
  },
  BOD_OTP_REQUIRED: {
    ne: 'सञ्चालकको फोन नम्बर ओटीपी कोडले प्रमाणित गर्नुहोस्।',
    en: 'BOD OTP is required: verify the director’s phone number with the code',
  },

  AUTHORIZED_CAPITAL_REQUIRED: required('अधिकृत पुँजी', 'Authorized capital'),
  SHARE_RATE_REQUIRED: required('प्रतिशेयर अङ्कित मूल्य', 'Face value per share'),
  AUTHORIZED_QUANTITY_REQUIRED: required('शेयर सङ्ख्या', 'Quantity of shares'),
  AUTHORIZED_QUANTITY_DIFFERS: {
    ne: 'शेयर सङ्ख्या र अङ्कित मूल्यको गुणनफल (खण्डित शेयरको रकमसहित) अधिकृत पुँजी बराबर हुनुपर्छ।',
    en: 'Quantity times face value, with the fractional amount, must make the authorized capital',
  },
  FRACTIONAL_SHARES_TOGETHER: {
    ne: 'खण्डित शेयरको सङ्ख्या र रकम दुवै लेख्नुहोस्।',
    en: 'Enter both the quantity and the amount of the fractional shares',
  },
  FRACTIONAL_AMOUNT_TOO_LARGE: {
    ne: 'खण्डित शेयरको रकम पूरा शेयरको मूल्यभन्दा कम हुनुपर्छ।',
    en: 'The fractional amount must be less than whole shares would be',
  },
  ISSUED_CAPITAL_REQUIRED: required('जारी पुँजी', 'Issued capital'),
  ISSUED_EXCEEDS_AUTHORIZED: {
    ne: 'जारी पुँजी अधिकृत पुँजीभन्दा बढी हुन सक्दैन।',
    en: 'Issued capital must be less than or equal to authorized capital',
  },
  ISSUED_NOT_WHOLE_SHARES: {
    ne: 'जारी पुँजीलाई प्रतिशेयर अङ्कित मूल्यले भाग गर्दा पूर्ण सङ्ख्या आउनुपर्छ।',
    en: 'Issued capital must be a whole number of shares',
  },
  ISSUED_BEFORE_AUTHORIZED: {
    ne: 'जारी मिति अधिकृत पुँजीको मितिभन्दा अघिको हुन सक्दैन।',
    en: 'The issued date must not be before the authorized date',
  },
  PAID_EXCEEDS_ISSUED: {
    ne: 'तिरेको रकम जारी पुँजीभन्दा बढी हुन सक्दैन।',
    en: 'Paid amount must be less than or equal to issued capital',
  },
  UNPAID_EXCEEDS_ISSUED: {
    ne: 'तिर्न बाँकी रकम जारी पुँजीभन्दा बढी हुन सक्दैन।',
    en: 'Unpaid amount must be less than or equal to issued capital',
  },
  PAID_UP_EXCEEDS_ISSUED: {
    ne: 'कुल चुक्ता पुँजी जारी पुँजीभन्दा बढी हुन सक्दैन।',
    en: 'Total paid-up capital must be less than or equal to issued capital',
  },
  PAID_UP_CAPITAL_REQUIRED: required('चुक्ता पुँजी', 'Paid-up capital'),
  PAID_UP_OF_PUBLIC_COMPANY: {
    ne: 'पब्लिक कम्पनीको चुक्ता पुँजी कम्तीमा एक करोड रुपैयाँ हुनुपर्छ।',
    en: 'The paid-up capital of a public company must be at least one crore rupees',
  },
  SHARE_RATE_OF_PUBLIC_COMPANY: {
    ne: 'पब्लिक कम्पनीको शेयरको अङ्कित मूल्य कम्तीमा ५० रुपैयाँ र १० ले निःशेष भाग जाने हुनुपर्छ।',
    en: 'The face value of a public company’s share must be at least 50 rupees and divisible by 10',
  },
  PROMOTER_PERCENT_REQUIRED: required('संस्थापक शेयरको प्रतिशत', 'Promoter share ratio'),
  PROMOTER_PERCENT_TOO_LOW: {
    ne: 'संस्थापक शेयरको अनुपात ५१ वा सोभन्दा बढी हुनुपर्छ।',
    en: 'Promoter share ratio must be 51 or above',
  },
  PUBLIC_PERCENT_REQUIRED: required('सर्वसाधारण शेयरको प्रतिशत', 'Public share ratio'),
  PUBLIC_PERCENT_TOO_HIGH: {
    ne: 'सर्वसाधारण शेयरको अनुपात ४९ वा सोभन्दा कम हुनुपर्छ।',
    en: 'Public share ratio must be 49 or below',
  },
  PERCENT_NOT_HUNDRED: {
    ne: 'संस्थापक र सर्वसाधारण शेयरको जोड १०० हुनुपर्छ।',
    en: 'Promoter and public share ratio must make 100 together',
  },
  FUND_SOURCES_REQUIRED: { ne: 'पुँजीको कम्तीमा एउटा स्रोत राख्नुहोस्।', en: 'At least one source of fund is required' },
  FUND_SOURCE_REQUIRED: required('पुँजीको स्रोत', 'Source of fund'),
  FUND_AMOUNT_REQUIRED: required('स्रोतको रकम', 'Fund amount'),
  BRANCH_CAPITAL_REQUIRED: required('नेपालको कार्यालयको अधिकृत पुँजी', 'Authorized capital of the office in Nepal'),

  SHARE_RANGES_REQUIRED: { ne: 'शेयर कित्ता निर्धारण गर्नुहोस्।', en: 'Share ranges are required' },
  HOLDER_REQUIRED: required('शेयरधनी', 'Shareholder'),
  KITTA_REQUIRED: required('कित्ता नम्बर', 'Kitta number'),
  RANGE_BACKWARDS: {
    ne: 'अन्तिम कित्ता नम्बर सुरुको नम्बरभन्दा सानो हुन सक्दैन।',
    en: 'The last kitta number must not be less than the first',
  },
  RANGE_ALREADY_DEFINED: { ne: 'यो कित्ता पहिले नै कसैलाई दिइसकिएको छ।', en: 'This share range is already defined' },
  RANGE_OUTSIDE_AVAILABLE: {
    ne: 'कित्ता उपलब्ध दायराभित्र हुनुपर्छ।',
    en: 'The share range must be inside the available range',
  },
  RANGE_NOT_IN_SEQUENCE: { ne: 'कित्ताहरू क्रमैसँग हुनुपर्छ।', en: 'Share ranges must be in sequence' },
  RANGE_IN_THE_MIDDLE: {
    ne: 'उपलब्ध दायराको बीचबाट सुरु वा अन्त्य हुने कित्ता दिन मिल्दैन।',
    en: 'A range starting or ending in the middle of an available range cannot be assigned',
  },
  RANGE_HOLDER_UNKNOWN: { ne: 'यो कित्ताको शेयरधनी सूचीमा छैन।', en: 'The shareholder of this range is not in the list' },
  RANGE_EXCEEDS_HOLDING: {
    ne: 'शेयरधनीको {{quantity}} शेयरभन्दा बढी ({{assigned}}) कित्ता दिइयो।',
    en: '{{assigned}} are assigned to a shareholder of {{quantity}} shares',
  },
  RANGES_INCOMPLETE: {
    ne: 'सबै शेयरको कित्ता निर्धारण हुनुपर्छ; {{remaining}} बाँकी छ।',
    en: 'All quantity must be assigned; {{remaining}} remain',
  },

  DIRECTOR_PHONE_NOT_SAVED: {
    ne: 'यो नम्बर अझै सुरक्षित भएको छैन। केही बेरपछि फेरि पठाउनुहोस्।',
    en: 'This number is not saved yet. Please send the code again in a moment',
  },

  PLACE_UNKNOWN: { ne: 'यो नामको ठाउँ सूचीमा छैन।', en: 'No place with this name is in the list' },
  CHOICE_UNKNOWN: { ne: 'यीमध्ये एउटा लेख्नुहोस्: {{choices}}', en: 'Write one of these: {{choices}}' },
  YES_OR_NO: { ne: 'हो वा होइन लेख्नुहोस्।', en: 'Write yes or no' },

  RESERVATION_NUMBER_REQUIRED: required('नाम आरक्षणको निवेदन नम्बर', 'Application number of the name reservation'),
  RESERVATION_UNKNOWN: {
    ne: 'यो नम्बरको नाम आरक्षण यस कार्यालयमा फेला परेन।',
    en: 'This office has no name reservation with this number',
  },
  RESERVATION_NOT_HELD: {
    ne: 'यो नाम अब आरक्षित छैन: म्याद सकियो, रद्द भयो वा कम्पनी दर्ता भइसक्यो।',
    en: 'This name is no longer reserved: it expired, was revoked, or the company is registered',
  },
  COMPANY_TYPE_UNCHANGED: { ne: 'कम्पनीको किसिम पहिल्यै यही छ।', en: 'This is the company type already' },
  REGISTRATION_HANDED_IN: {
    ne: 'यो नामको कम्पनी दर्ता निवेदन पेश भइसकेको छ; पहिले निवेदकले फिर्ता लिनुपर्छ।',
    en: 'The registration of this name has been submitted; the applicant must recall it first',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
