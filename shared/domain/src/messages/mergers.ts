import type { Bilingual } from '../bilingual';
import { required } from './required';

/** Why two companies cannot be merged as it was asked. */
export const mergerMessages = {
  PARTNER_REQUIRED: required('गाभिने अर्को कम्पनी', 'The other company'),
  MERGE_PROCESS_REQUIRED: required('गाभ्ने किसिम', 'Kind of the merger'),
  VALUER_REQUIRED: required('मूल्याङ्कन गर्ने', 'Who valued'),
  VALUED_ON_REQUIRED: required('मूल्याङ्कन मिति', 'Date of the valuation'),
  CREDITORS_CONSENTED_ON_REQUIRED: required('साहुको सहमति मिति', 'Date of the consent of the creditors'),
  BALANCE_ON_REQUIRED: required('वासलातको मिति', 'Date of the balance sheet'),
  PARTNER_NOT_OF_NEPAL: {
    ne: 'विदेशी कम्पनीको शाखा वा सम्पर्क कार्यालयसँग गाभिन मिल्दैन।',
    en: 'A branch or liaison office of a foreign company cannot merge',
  },
  PARTNER_NON_PROFIT: {
    ne: 'मुनाफा वितरण नगर्ने कम्पनी त्यस्तै कम्पनीसँग मात्र गाभिन सक्छ (दफा १७७)।',
    en: 'A company that distributes no profit merges only with another such company (section 177)',
  },
  PARTNER_CLOSED: {
    ne: 'दर्ता खारेज भएको, लिक्विडेसनमा रहेको वा बन्द हुँदै गरेको कम्पनीसँग गाभिन मिल्दैन।',
    en: 'The other company is de-registered, in liquidation or being closed',
  },
  MERGER_PUBLIC_STAYS: {
    ne: 'पब्लिक कम्पनी गाभिएपछि पनि पब्लिक नै रहन्छ; पब्लिक किसिम छान्नुहोस् (दफा १७७ को उपदफा (२))।',
    en: 'Of a public company the merger makes a public one; choose a public type (section 177(2))',
  },
  MERGER_SHARES_UNKNOWN: {
    ne: 'दर्ता किताबमा गाभिने कम्पनीको शेयरको लगत छैन; पहिले कार्यालयबाट लगत चढाउनुहोस्।',
    en: 'The register has no share table of the merged company; have it entered at the office first',
  },
  MERGER_AUTHORIZED_LOWERED: {
    ne: 'अधिकृत पुँजी हालकोभन्दा कम हुन मिल्दैन।',
    en: 'The authorized capital cannot be below the present one',
  },
  MERGER_ISSUED_DIFFERS: {
    ne: 'गाभिएपछिको जारी पुँजी {{expectedNepali}} हुन्छ।',
    en: 'The issued capital after the merger is {{expectedEnglish}}',
  },
  MERGER_PAID_UP_DIFFERS: {
    ne: 'बाँडफाँडपछिको चुक्ता पुँजी {{expectedNepali}} हुन्छ।',
    en: 'The paid-up capital after the allotment is {{expectedEnglish}}',
  },
  MERGER_PAID_UP_TOO_LOW: {
    ne: 'पब्लिक कम्पनीको चुक्ता पुँजी कम्तीमा {{expectedNepali}} चाहिन्छ (दफा ११)।',
    en: 'A public company needs a paid-up capital of at least {{expectedEnglish}} (section 11)',
  },
  MERGER_PAID_ABOVE_ISSUED: {
    ne: 'चुक्ता पुँजी जारी पुँजीभन्दा बढी हुन मिल्दैन।',
    en: 'The paid-up capital cannot be above the issued capital',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
