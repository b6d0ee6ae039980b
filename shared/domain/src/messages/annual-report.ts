import type { Bilingual } from '../bilingual';
import { required } from './required';

/** What the report of a fiscal year answers with (sections 51, 78, 80 and 92). */
export const annualReportMessages = {
  AGM_HELD_REQUIRED: {
    ne: 'वार्षिक साधारण सभा भयो कि भएन, छान्नुहोस्।',
    en: 'Choose whether the annual general meeting was held',
  },
  AGM_DAY_REQUIRED: required('सभा भएको मिति', 'Date of the meeting'),
  AGM_BEFORE_YEAR_END: {
    ne: 'वार्षिक साधारण सभा आर्थिक वर्ष सकिएपछि मात्र हुन्छ।',
    en: 'The annual general meeting is held after the end of the fiscal year',
  },
  AGM_TOO_LATE: {
    ne: 'वार्षिक साधारण सभा आर्थिक वर्ष सकिएको {{months}} महिनाभित्र हुनुपर्छ (दफा ७६)। त्यसपछिको सभा भए “भएन” छान्नुहोस्।',
    en: 'The annual general meeting is held within {{months}} months of the end of the year (section 76). If it was later, choose “Not held”',
  },
  AGM_PRESENCE_REQUIRED: required('उपस्थिति', 'Presence'),
  AGM_DECISIONS_REQUIRED: required('सभाका निर्णय', 'Decisions of the meeting'),
  AGM_REASON_REQUIRED: required('सभा नहुनुको कारण', 'Why it was not held'),
  SECTION_78_BEFORE_YEAR_END: {
    ne: 'दफा ७८ को प्रतिवेदन आर्थिक वर्ष सकिएपछि बुझाइन्छ।',
    en: 'The report of section 78 is filed after the end of the fiscal year',
  },
  CASH_REQUIRED: required('नगद तथा बैंक मौज्दात', 'Cash and bank balances'),
  STATEMENT_REQUIRED: {
    ne: 'वर्षको अन्त्यको सम्पत्ति र दायित्व लेख्नुहोस्।',
    en: 'Enter the assets and liabilities at the end of the year',
  },
  ASSETS_EXCEED_LIABILITIES: {
    ne: 'जम्मा मिलेन: सम्पत्ति, पुँजी तथा दायित्वभन्दा {{differenceNepali}} ले बढी छ।',
    en: 'The totals do not balance: assets exceed capital and liabilities by {{differenceEnglish}}',
  },
  LIABILITIES_EXCEED_ASSETS: {
    ne: 'जम्मा मिलेन: पुँजी तथा दायित्व, सम्पत्तिभन्दा {{differenceNepali}} ले बढी छ।',
    en: 'The totals do not balance: capital and liabilities exceed assets by {{differenceEnglish}}',
  },
  DORMANT_WITH_RESULT: {
    ne: 'कारोबार नभएको वर्षमा आम्दानी वा खर्च हुँदैन।',
    en: 'A year without business has no income and no expense',
  },
  DORMANT_WITH_CHANGE: {
    ne: 'कारोबार नभएको वर्षमा यो रकम अघिल्लो वर्षकै हुनुपर्छ।',
    en: 'In a year without business this is the amount of the year before',
  },
  SHARE_VALUATION_RATE_REQUIRED: required('प्रतिशेयर मूल्याङ्कन दर', 'Valuation rate per share'),
  TOTAL_INSTALLMENT_REQUIRED: required('किस्ताबापत प्राप्त रकम', 'Instalments received'),
  OUTSTANDING_REQUIRED: required('किस्ताबापत बाँकी रकम', 'Instalments outstanding'),
  INSTALLMENTS_DIFFER_FROM_ISSUED: {
    ne: 'प्राप्त र बाँकी किस्ताको जम्मा जारी पुँजीसँग मिल्नुपर्छ।',
    en: 'Received and outstanding instalments must come to the issued capital',
  },
  BANK_LOAN_REQUIRED: required('ऋणको रकम', 'Amount of the loan'),
  DEBENTURE_HOLDER_REQUIRED: required('डिबेञ्चरवालाको नाम', 'Name of the debenture holder'),
  AMOUNT_REQUIRED: required('रकम', 'Amount'),
  FORFEITED_ON_REQUIRED: required('जफत भएको मिति', 'Date of the forfeiture'),
  FORFEIT_REASON_REQUIRED: required('जफतको कारण', 'Reason of the forfeiture'),
  FORFEITED_DIFFER_FROM_LEDGER: {
    ne: 'दर्ता किताबमा जफत भएका शेयर {{quantity}} छन्; जम्मा त्यति नै हुनुपर्छ।',
    en: 'The register has {{quantity}} forfeited shares; together they must be as many',
  },
  FORFEITED_AFTER_YEAR: {
    ne: 'जफत आर्थिक वर्ष सकिनुअघि भएको हुनुपर्छ।',
    en: 'The forfeiture must be from before the end of the fiscal year',
  },
  LICENCE_OF_ANOTHER: {
    ne: 'यो प्रमाणपत्र नम्बर अर्कै नामको लेखापरीक्षकको हो।',
    en: 'This licence belongs to an auditor of another name',
  },
  SECRETARY_NAME_NEPALI_REQUIRED: required('सचिवको नाम (नेपाली)', 'Name of the secretary (Nepali)'),
  SECRETARY_NAME_ENGLISH_REQUIRED: required('सचिवको नाम (अङ्ग्रेजी)', 'Name of the secretary (English)'),
  SECRETARY_QUALIFICATION_REQUIRED: required('सचिवको योग्यता', 'Qualification of the secretary'),
  SECRETARY_APPOINTED_ON_REQUIRED: required('सचिवको नियुक्ति मिति', 'Date on which the secretary was appointed'),
  REPORT_YEAR_NOT_ENDED: {
    ne: 'यो आर्थिक वर्ष सकिएको छैन; {{dayNepali}} पछि विवरण दिन मिल्छ।',
    en: 'This fiscal year is not over; its report can be filed after {{dayEnglish}}',
  },
  REPORT_YEAR_WAITS: {
    ne: 'वर्षका विवरण क्रमैले दिइन्छन्। पहिले {{yearNepali}} को विवरण पेश गर्नुहोस्।',
    en: 'Reports are filed in the order of their years. Submit the report of {{yearEnglish}} first',
  },
  REPORT_YEAR_FILED: {
    ne: '{{yearNepali}} को विवरण पेश भइसकेको छ।',
    en: 'The report of {{yearEnglish}} is submitted already',
  },
  REPORT_YEAR_UNKNOWN: {
    ne: 'कम्पनीले यो आर्थिक वर्षको विवरण दिनु पर्दैन।',
    en: 'The company has no report to file for this fiscal year',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
