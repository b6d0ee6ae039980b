import type { Bilingual } from '../bilingual';
import { required } from './required';

/** Why the capital of a company cannot be changed as it was asked. */
export const capitalChangeMessages = {
  CAPITAL_MOVE_REQUIRED: { ne: 'पुँजी बढाउने कि घटाउने छान्नुहोस्।', en: 'Choose whether capital is raised or reduced' },
  CAPITAL_UNCHANGED: {
    ne: 'पुँजी वा शेयरमा केही फेरिँदैन। नयाँ रकम, बाँडफाँड वा चुक्ता भएको माग राख्नुहोस्।',
    en: 'Nothing changes in the capital or the shares. Enter a new amount, an allotment or a call that was paid',
  },
  AUTHORIZED_NOT_RAISED: {
    ne: 'नयाँ अधिकृत पुँजी हालकोभन्दा बढी हुनुपर्छ; नफेरिने भए खाली छोड्नुहोस्।',
    en: 'The new authorized capital must be above the present one; leave it empty if it stays',
  },
  ISSUED_NOT_RAISED: {
    ne: 'नयाँ जारी पुँजी हालकोभन्दा बढी हुनुपर्छ; नफेरिने भए खाली छोड्नुहोस्।',
    en: 'The new issued capital must be above the present one; leave it empty if it stays',
  },
  AUTHORIZED_ON_REQUIRED: required('अधिकृत पुँजी कायम भएको मिति', 'Authorized date'),
  CAPITAL_ISSUED_ON_REQUIRED: required('जारी मिति', 'Issued date'),
  ALLOTTED_ON_REQUIRED: required('बाँडफाँड मिति', 'Date of the allotment'),
  ALLOTTED_BEFORE_ISSUED: {
    ne: 'बाँडफाँड मिति जारी मितिभन्दा अघिको हुन मिल्दैन।',
    en: 'The shares cannot be allotted before they are issued',
  },
  RIGHT_ABOVE_NEW: {
    ne: 'नयाँ जारी हुने {{available}} शेयरसम्म मात्र हालका शेयरधनीलाई दिन मिल्छ।',
    en: 'At most the {{available}} newly issued shares can be given by right',
  },
  FUND_TOTAL_DIFFERS: {
    ne: 'स्रोतको जम्मा रकम यसपालि चुक्ता हुने रकमसँग मिल्दैन; तलको चुक्ता पुँजी हेर्नुहोस्।',
    en: 'The sources do not add up to what is paid this time; see the paid-up capital below',
  },
  RESOLUTION_OF_MEETING_REQUIRED: {
    ne: 'जारी पुँजी सञ्चालक समितिले बढाउन सक्दैन; साधारण सभाको निर्णय चाहिन्छ।',
    en: 'The board cannot raise the issued capital; a general meeting decides it',
  },
  COURT_NEPALI_REQUIRED: required('अदालतको नाम (नेपाली)', 'Name of the court (Nepali)'),
  COURT_ENGLISH_REQUIRED: required('अदालतको नाम (अङ्ग्रेजी)', 'Name of the court (English)'),
  COURT_ORDER_NUMBER_REQUIRED: required('आदेश नम्बर', 'Number of the order'),
  COURT_ORDERED_ON_REQUIRED: required('आदेश मिति', 'Date of the order'),
  COURT_ORDER_BEFORE_REGISTRATION: {
    ne: 'आदेश कम्पनी दर्ताभन्दा अघिको हुन मिल्दैन।',
    en: 'The order cannot be of before the registration of the company',
  },
  REDUCTION_REQUIRED: { ne: 'शेयर रद्द हुने कि चुक्ता रकम घट्ने छान्नुहोस्।', en: 'Choose what becomes of the shares' },
  REDUCTIONS_REQUIRED: { ne: 'घट्ने शेयर राख्नुहोस्।', en: 'Enter the shares that are reduced' },
  SHARES_ALL_CANCELLED: {
    ne: 'सबै शेयर रद्द गर्न मिल्दैन; कम्पनीमा कम्तीमा एक शेयर रहनुपर्छ।',
    en: 'Not all shares can be cancelled; at least one must remain',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
