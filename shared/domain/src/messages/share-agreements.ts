import type { Bilingual } from '../bilingual';
import { required } from './required';

/** Of agreements on shares: transfer, forfeiture, shares of the reserve, after a death, and bonus shares. */
export const shareAgreementMessages = {
  SPSA_TYPE_REQUIRED: required('शेयरमा के हुन्छ', 'What becomes of the shares'),
  SPSA_TRANSFER_REQUIRED: {
    ne: 'कम्तीमा एउटा हस्तान्तरण थप्नुहोस्।',
    en: 'Add at least one transfer',
  },
  SPSA_FORFEITURE_REQUIRED: {
    ne: 'जफत हुने कम्तीमा एक जनाको शेयर थप्नुहोस्।',
    en: 'Add the shares of at least one holder',
  },
  APPLIED_ON_REQUIRED: required('कम्पनीमा निवेदन परेको मिति', 'Date of the application to the company'),
  DEED_ON_REQUIRED: required('सम्झौता वा लिखत भएको मिति', 'Date of the contract or deed'),
  SHARE_LAGAT_ON_REQUIRED: required('शेयरको लगत तयार भएको मिति', 'Date of the share inventory'),
  VALUATION_REPORT_ON_REQUIRED: required('मूल्याङ्कन प्रतिवेदनको मिति', 'Date of the valuation report'),
  VALUATOR_REQUIRED: required('मूल्याङ्कन गर्ने', 'Valuating company or chartered accountant'),
  VALUATION_AMOUNT_REQUIRED: required('मूल्याङ्कन रकम', 'Valuation in NPR'),
  AUTHENTICATOR_REQUIRED: required('प्रमाणित गर्ने', 'Authenticated by'),
  AUTHENTICATOR_LICENCE_REQUIRED: required('प्रमाणित गर्नेको प्रमाणपत्र नम्बर', 'Licence number'),
  AUTHENTICATED_ON_REQUIRED: required('प्रमाणित मिति', 'Authenticated on'),
  DAY_BEFORE_REGISTRATION: {
    ne: 'यो मिति कम्पनी दर्ता भएपछिको हुनुपर्छ।',
    en: 'This date cannot be before the registration of the company',
  },
  DEED_BEFORE_DECISION: {
    ne: 'सम्झौता वा लिखत कम्पनीको निर्णयअघिको हुन मिल्दैन।',
    en: 'The deed cannot be older than the decision of the company',
  },
  APPLIED_BEFORE_DEED: {
    ne: 'निवेदन सम्झौता वा लिखतअघिको हुन मिल्दैन।',
    en: 'The application cannot be older than the deed',
  },
  AUTHENTICATED_BEFORE_DEED: {
    ne: 'प्रमाणित मिति सम्झौता वा लिखतअघिको हुन मिल्दैन।',
    en: 'The deed cannot be authenticated before it was made',
  },
  SELLER_REQUIRED: required('शेयर दिने', 'Seller'),
  TRANSFER_NATURE_REQUIRED: required('बिक्री हो कि बकस', 'Sale or gift'),
  BUYER_KIND_REQUIRED: required('शेयर पाउने', 'Who gets the shares'),
  HOLDER_REGISTERED_ALREADY: {
    ne: 'यो शेयरधनी दर्ता किताबमा छ। “दर्ता किताबमा भएको शेयरधनी” छानेर सूचीबाट लिनुहोस्।',
    en: 'The register has this shareholder already. Choose “A holder whom the register knows” and take the name from the list',
  },
  PROMOTER_SHARES_UNPAID: {
    ne: 'पूरा चुक्ता नभएको संस्थापक शेयर बिक्री वा हस्तान्तरण गर्न मिल्दैन (दफा ४२)।',
    en: 'Promoter shares that are not fully paid cannot be transferred (section 42)',
  },
  PROMOTER_SHARES_BEFORE_MEETING: {
    ne: 'संस्थापक शेयर पहिलो साधारण सभा भएपछि मात्र हस्तान्तरण हुन्छ (दफा ४२)। सम्झौताको विवरणमा सभाको मिति लेख्नुहोस्।',
    en: 'Promoter shares are transferred only after the first general meeting (section 42). Enter its date with the agreement',
  },
  COST_PRICE_REQUIRED: required('प्रतिशेयर लागत मूल्य', 'Cost price of one share'),
  SALES_PRICE_REQUIRED: required('प्रतिशेयर बिक्री मूल्य', 'Sales price of one share'),
  TAX_RESIDENCE_REQUIRED: required('बेच्नेको कर बासिन्दा अवस्था', 'Residence of the seller for tax'),
  TAX_PERCENTAGE_REQUIRED: required('करको दर', 'Percentage of tax'),
  TAX_PERCENTAGE_REASON_REQUIRED: {
    ne: 'कार्यालयको तालिकामा दर {{percentage}} प्रतिशत छ। दर फरक भएको कारण लेख्नुहोस्।',
    en: 'The rate of the office is {{percentage}} percent. Say why it differs',
  },
  TAX_FILING_AMOUNT_REQUIRED: required('दाखिला गरिएको कर', 'Tax filing amount'),
  TAX_FILING_AMOUNT_DIFFERS: {
    ne: 'लाभ र दरअनुसार कर रु. {{expected}} हुन्छ।',
    en: 'By the gain and the percentage the tax is Rs. {{expected}}',
  },
  TAX_PAID_ON_REQUIRED: required('कर तिरेको मिति', 'Tax paid on'),
  TAX_PAID_BEFORE_SALE: {
    ne: 'कर सम्झौता वा लिखत भएपछि तिरिएको हुनुपर्छ।',
    en: 'The tax cannot be paid before the deed',
  },
  TAX_VOUCHER_TWICE: {
    ne: 'यो भौचर अर्को हस्तान्तरणमा लेखिसकिएको छ।',
    en: 'This voucher is entered at another transfer already',
  },
  DIED_ON_REQUIRED: required('मृत्यु भएको मिति', 'Date of death'),
  DEATH_CERTIFICATE_NUMBER_REQUIRED: required('मृत्यु दर्ता प्रमाणपत्र नम्बर', 'Number of the death certificate'),
  DEATH_CERTIFIED_ON_REQUIRED: required('मृत्यु दर्ता प्रमाणपत्र जारी मिति', 'Date of the death certificate'),
  SUCCESSION_BASIS_REQUIRED: required('शेयर जाने आधार', 'By what the heirs get the shares'),
  DECEASED_NO_PERSON: {
    ne: 'कम्पनीको मृत्यु हुँदैन। मृत्यु भएको व्यक्ति छान्नुहोस्।',
    en: 'A company does not die. Choose the person who died',
  },
  DEATH_AFTER_DECISION: {
    ne: 'कम्पनीको निर्णय मृत्यु भएपछिको हुनुपर्छ।',
    en: 'The company cannot have decided before the death',
  },
  DEATH_AFTER_APPLICATION: {
    ne: 'हकवालाको निवेदन मृत्यु भएपछिको हुनुपर्छ।',
    en: 'The heir cannot have applied to the company before the death',
  },
  DEATH_CERTIFIED_BEFORE_DEATH: {
    ne: 'मृत्यु दर्ता प्रमाणपत्र मृत्युअघिको हुन मिल्दैन।',
    en: 'The certificate cannot be older than the death',
  },
  COURT_ORDER_BEFORE_DEATH: {
    ne: 'अदालतको आदेश मृत्युअघिको हुन मिल्दैन।',
    en: 'The order of the court cannot be older than the death',
  },
  SUCCESSION_NO_NOMINEE: {
    ne: 'दर्ता किताबमा यस शेयरधनीले इच्छाएको व्यक्ति छैन। अर्को आधार छान्नुहोस्।',
    en: 'The register names no nominee of this shareholder. Choose another basis',
  },
  SUCCESSION_NOMINEE_STANDS: {
    ne: 'दर्ता किताबमा यस शेयरधनीले इच्छाएको व्यक्ति छ। शेयर उनकै नाममा जान्छ, वा अदालतको आदेश चाहिन्छ।',
    en: 'The register names a nominee of this shareholder. The shares go to the nominee, unless a court orders otherwise',
  },
  SUCCESSION_ONE_HEIR: {
    ne: 'छानिएको आधारमा शेयर एक जनाको मात्र हुन्छ। अरू हटाउनुहोस् वा अर्को आधार छान्नुहोस्।',
    en: 'On this basis one person gets the shares. Remove the others, or choose another basis',
  },
  HEIR_NOT_NOMINEE: {
    ne: 'यो परिचयपत्र दर्ता किताबमा भएको इच्छाइएको व्यक्तिको होइन।',
    en: 'This identification is not that of the nominee in the register',
  },
  HEIR_KIND_REQUIRED: required('हकवाला', 'Who is the heir'),
  HEIRS_BELOW_HOLDING: {
    ne: 'मृतकका {{remaining}} शेयर कसैको भागमा परेका छैनन्।',
    en: '{{remaining}} shares of who died go to nobody',
  },
  HEIRS_ABOVE_HOLDING: {
    ne: 'मृतकका {{whole}} शेयर मात्र छन्, हकवालाको जोड {{given}} भयो।',
    en: 'Who died had {{whole}} shares, but the heirs get {{given}}',
  },
  // of buyers too: the code is promised to remotes that are built, so it keeps its first name
  HEIRS_ABOVE_HOLDERS: {
    ne: 'यस किसिमको कम्पनीमा बढीमा {{maximum}} जना शेयरधनी हुन सक्छन्। पहिले कम्पनीको किसिम परिवर्तन गर्नुहोस्।',
    en: 'A company of this type has at most {{maximum}} shareholders. Change the company type first',
  },
  HOLDER_DECEASED: {
    ne: 'यो शेयरधनीको मृत्यु भइसकेको छ र शेयर हकवालाको नाममा छ। हकवालालाई छान्नुहोस्।',
    en: 'This shareholder has died and the shares are those of the heirs. Choose the heir',
  },
  HOLDERS_BELOW_TYPE: {
    ne: 'यस किसिमको कम्पनीमा कम्तीमा {{minimum}} जना शेयरधनी चाहिन्छ। पहिले कम्पनीको किसिम परिवर्तन गर्नुहोस्।',
    en: 'A company of this type has at least {{minimum}} shareholders. Change the company type first',
  },
  SURPLUS_REQUIRED: required('सञ्चित मुनाफा', 'Accumulated profit'),
  BONUS_EXCEEDS_SURPLUS: {
    ne: 'सञ्चित मुनाफाले बढीमा {{most}} बोनस शेयर दिन पुग्छ।',
    en: 'The accumulated profit pays for at most {{most}} bonus shares',
  },
  BONUS_GIVES_NOBODY: {
    ne: 'यति शेयरबाट कसैको भागमा एउटै पूरा शेयर पर्दैन।',
    en: 'So few shares give nobody a whole one',
  },
  ALLOTTED_BEFORE_RESOLUTION: {
    ne: 'बाँडफाँड विशेष प्रस्तावअघिको हुन मिल्दैन।',
    en: 'The allotment cannot be older than the special resolution',
  },
  FIRST_NOTICE_ON_REQUIRED: required('पहिलो सूचनाको मिति', 'Date of the first call notice'),
  SECOND_NOTICE_ON_REQUIRED: required('दोस्रो सूचनाको मिति', 'Date of the second notice'),
  SECOND_NOTICE_TOO_EARLY: {
    ne: 'दोस्रो सूचना पहिलो सूचनाको कम्तीमा {{days}} दिनपछि दिइन्छ (दफा ५३)।',
    en: 'The second notice follows at least {{days}} days after the first (section 53)',
  },
  FORFEITED_TOO_EARLY: {
    ne: 'दोस्रो सूचनाको {{months}} महिना नपुगी शेयर जफत गर्ने निर्णय हुन मिल्दैन (दफा ५३)।',
    en: 'Shares cannot be forfeited until {{months}} months after the second notice (section 53)',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
