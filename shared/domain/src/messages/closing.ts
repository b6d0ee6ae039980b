import { required } from './required';

/** Forms in which a company is closed. */
export const closingMessages = {
  CERTIFICATE_NUMBER_REQUIRED: required('प्रमाणपत्र नम्बर', 'Certificate number'),
  TURNOVER_REQUIRED: required('कारोबार रकम', 'Turnover'),
  TAXABLE_INCOME_REQUIRED: required('करयोग्य आय', 'Taxable income'),
  TAX_PAID_REQUIRED: required('तिरेको कर', 'Tax paid'),
  VOUCHER_REQUIRED: required('भौचर नम्बर', 'Voucher number'),
  TAX_ABOVE_INCOME: {
    ne: 'तिरेको कर करयोग्य आयभन्दा बढी हुन मिल्दैन; दुवै रकम जाँच्नुहोस्।',
    en: 'The tax paid cannot be above the taxable income; check both amounts',
  },
  CLAIMANT_REQUIRED: required('दाबी गर्नेको नाम', 'Name of the claimant'),
  SETTLEMENT_WAY_REQUIRED: required('दाबी कसरी फर्स्योट भयो', 'How the claim was cleared'),
  SETTLED_AMOUNT_REQUIRED: required('तिरेको वा सुरक्षित गरेको रकम', 'Amount paid or secured'),
  SETTLED_ON_REQUIRED: required('फर्स्योट भएको मिति', 'Date of the settlement'),
  SETTLED_ABOVE_CLAIM: {
    ne: 'फर्स्योट रकम दाबी रकमभन्दा बढी हुन मिल्दैन।',
    en: 'The amount of the settlement must not be above the claim',
  },
  BUSINESS_ENDED_ON_REQUIRED: required('कारोबार बन्द भएको मिति', 'Day on which business ended'),
  BUSINESS_ENDED_TOO_EARLY: {
    ne: 'कारोबार बन्द भएको मिति नेपालमा दर्ता भएको मितिभन्दा अघिको हुन मिल्दैन।',
    en: 'Business cannot have ended before the registration in Nepal',
  },
  OUTSTANDING_REQUIRED: required('तिर्न बाँकी दायित्व', 'Liabilities still owed'),
  HOW_SETTLED_REQUIRED: required('बाँकी दायित्व फर्स्योट गर्ने तरिका', 'How what is still owed will be cleared'),
  EMPLOYEES_SETTLED_REQUIRED: required('कर्मचारीको हिसाब फर्स्योट', 'Settlement with the employees'),
  SENT_ABROAD_REQUIRED: required('विदेश फिर्ता लगिने रकम', 'Balance taken abroad'),
  ACCOUNTS_CLOSED_ON_REQUIRED: required('बैंक खाता बन्द भएको मिति', 'Day on which the bank accounts were closed'),
  FINAL_STATEMENT_REQUIRED: required('दायित्व बाँकी नरहेको घोषणा', 'Declaration that nothing is owed any more'),
  LIQUIDATOR_LICENCE_REQUIRED: required('लिक्विडेटरको इजाजतपत्र नम्बर', 'Licence number of the liquidator'),
  LICENCE_UNTIL_REQUIRED: required('इजाजतपत्र मान्य हुने अन्तिम मिति', 'Last day of the licence'),
  LICENCE_ENDED: {
    ne: 'लिक्विडेटरको इजाजतपत्रको म्याद सकिएको छ; मान्य इजाजतपत्र भएको व्यक्ति नियुक्त गर्नुहोस्।',
    en: 'The licence of the liquidator has ended; appoint somebody with a valid licence',
  },
  LIQUIDATOR_APPOINTED_ON_REQUIRED: required('लिक्विडेटर नियुक्तिको मिति', 'Date of appointment of the liquidator'),
  LIQUIDATOR_IS_DIRECTOR: {
    ne: 'कम्पनीको सञ्चालक त्यसै कम्पनीको लिक्विडेटर हुन सक्दैन (दफा १२७)।',
    en: 'A director of the company cannot be its liquidator (section 127)',
  },
  LIQUIDATOR_IS_HOLDER: {
    ne: 'कम्पनीको शेयरधनी त्यसै कम्पनीको लिक्विडेटर हुन सक्दैन (दफा १२७)।',
    en: 'A shareholder of the company cannot be its liquidator (section 127)',
  },
  LIQUIDATOR_IS_AUDITOR: {
    ne: 'लिक्विडेटर र लेखापरीक्षक एउटै व्यक्ति हुन सक्दैन (दफा १२७)।',
    en: 'The liquidator and the auditor must be two people (section 127)',
  },
  LIQUIDATOR_BUSY: {
    ne: 'यो लिक्विडेटर अर्को कम्पनीको चालु लिक्विडेसनमा छ; एक पटकमा एउटै कम्पनी हेर्न पाइन्छ (दफा १२७ को उपदफा (१०))। अर्को लिक्विडेटर नियुक्त गर्नुहोस्।',
    en: 'This liquidator is in the open liquidation of another company and may have one at a time (section 127(10)); appoint another one',
  },
  DECLARED_ON_REQUIRED: required('घोषणा मिति', 'Date of the declaration'),
  DEBTS_PAID_BY_REQUIRED: required('ऋण र दायित्व तिरिसक्ने मिति', 'Day by which the debts are paid'),
  DEBTS_PAID_BEFORE_DECLARATION: {
    ne: 'ऋण र दायित्व तिरिसक्ने मिति घोषणा मितिभन्दा अघिको हुन मिल्दैन।',
    en: 'The day by which the debts are paid cannot be before the declaration',
  },
  DEBTS_NOT_WITHIN_YEAR: {
    ne: 'सबै ऋण र दायित्व घोषणा मितिले एक वर्षभित्र तिरिसक्नुपर्छ (दफा १२६)।',
    en: 'All debts must be paid within one year of the declaration (section 126)',
  },
  ASSETS_REQUIRED: required('जम्मा सम्पत्ति', 'Assets'),
  DEBTS_REQUIRED: required('जम्मा ऋण र दायित्व', 'Debts and liabilities'),
  DEBTS_ABOVE_ASSETS: {
    ne: 'ऋण र दायित्व सम्पत्तिभन्दा बढी भएको कम्पनी यसरी लिक्विडेसन हुँदैन; दामासाही कानुन लाग्छ (दफा १२६)।',
    en: 'A company that owes more than it owns is not liquidated this way; the law on insolvency applies (section 126)',
  },
  SOLVENCY_NO_DIRECTOR: {
    ne: 'दर्ता किताबमा कुनै सञ्चालक छैन; पहिले सञ्चालकको विवरण दर्ता गराउनुहोस्।',
    en: 'The register has no director; have the directors registered first',
  },
  SOLVENCY_DIRECTOR_MISSING: {
    ne: 'सञ्चालक {{name}} घोषणामा हस्ताक्षर गर्नेमा छैनन्; सबै सञ्चालकले हस्ताक्षर गर्नुपर्छ (दफा १२६)।',
    en: 'The director {{name}} is missing among those who sign; every director signs the declaration (section 126)',
  },
  LIQUIDATION_SHARES_UNKNOWN: {
    ne: 'दर्ता किताबमा कम्पनीको चुक्ता शेयर छैन; बाँडफाँडको सहमति गन्न मिल्दैन। पहिले शेयरको विवरण दर्ता गराउनुहोस्।',
    en: 'The register knows no paid-up shares of the company, so the consent to a distribution cannot be counted. Have the shares registered first',
  },
  CONSENTED_ON_REQUIRED: required('सहमति मिति', 'Date of the consent'),
  CONSENT_TWICE: {
    ne: 'यो शेयरधनी सूचीमा पहिले नै छ।',
    en: 'This shareholder is in the list already',
  },
  CONSENT_BELOW_PERCENT: {
    ne: 'चुक्ता पुँजीको कम्तीमा {{percent}} प्रतिशत शेयरधनीको सहमति चाहिन्छ (दफा १३१): अहिले {{paidUpNepali}} मध्ये {{consentedNepali}} को सहमति छ।',
    en: 'Holders of at least {{percent}} per cent of the paid-up capital must consent (section 131): so far {{consentedEnglish}} of {{paidUpEnglish}}',
  },
  COUNTED_UNTIL_REQUIRED: required('हिसाब गरिएको अन्तिम मिति', 'Last day of the accounts'),
  REALISED_REQUIRED: required('सम्पत्तिबाट प्राप्त रकम', 'Amount received for the assets'),
  LIQUIDATION_COSTS_REQUIRED: required('लिक्विडेसनको खर्च', 'Costs of the liquidation'),
  CREDITORS_PAID_REQUIRED: required('साहूलाई तिरेको रकम', 'Amount paid to creditors'),
  CREDITORS_PAID_DIFFERS: {
    ne: 'दाबीको सूचीमा तिरेको जम्मा रकम {{paidNepali}} छ; यहाँ पनि त्यति नै हुनुपर्छ।',
    en: 'By the list of claims {{paidEnglish}} was paid; it must be the same here',
  },
  DISTRIBUTED_REQUIRED: required('बाँडफाँड गरिने रकम', 'Amount to be distributed'),
  PAID_ABOVE_REALISED: {
    ne: 'खर्च, साहूलाई तिरेको र बाँडफाँड गरिने रकमको जोड सम्पत्तिबाट प्राप्त रकमभन्दा बढी हुन मिल्दैन।',
    en: 'Costs, payments to creditors and the distribution together cannot be above what was received for the assets',
  },
  REPORTED_ON_REQUIRED: required('प्रतिवेदन मिति', 'Date of the report'),
  FINAL_REPORT_REQUIRED: required('अन्तिम प्रतिवेदन', 'Final report'),
  AUDIT_OPINION_REQUIRED: required('लेखापरीक्षकको राय', 'Opinion of the auditor'),
  REPORT_OF_OTHER_AUDITOR: {
    ne: 'यो प्रमाणपत्र नम्बर दर्ता किताबमा भएको लेखापरीक्षकको होइन।',
    en: 'This licence number is not that of the auditor in the register',
  },
  OPERATION_REQUIRED: required('दफा १३६क लागू भएको दिन कारोबार', 'Business on the day section 136ka came into force'),
  NOT_OPERATING_SINCE_REQUIRED: required('कारोबार बन्द भएको मिति', 'Day since which there was no business'),
  NOT_OPERATING_TOO_LATE: {
    ne: 'दफा १३६क {{dayNepali}} देखि लागू भएको हो; त्यस दिन नै कारोबार बन्द भइसकेको हुनुपर्छ।',
    en: 'Section 136ka came into force on {{dayEnglish}}; business must have ended by that day',
  },
  NOT_OPERATING_TOO_EARLY: {
    ne: 'कारोबार बन्द भएको मिति कम्पनी दर्ता भएको मितिभन्दा अघिको हुन मिल्दैन।',
    en: 'Business cannot have ended before the company was registered',
  },
  NO_GROUND_136KA: {
    ne: 'दफा १३६क लागू भएको दिन ({{dayNepali}}) कुनै विवरण वा जरिबाना बाँकी थिएन, र कारोबार चालु थियो; सहुलियत पाइँदैन। कम्पनी बन्द गर्न लिक्विडेसनको निवेदन दिनुहोस्।',
    en: 'On {{dayEnglish}}, when section 136ka came into force, no report or fine was outstanding and the company did business, so it is not eligible; apply for liquidation to close it',
  },
  BUSINESS_OF_YEAR_REQUIRED: required('त्यस वर्षको कारोबार', 'Business in that year'),
  YEAR_WITH_BUSINESS: {
    ne: 'कारोबार भएको वर्षको पूरा वार्षिक विवरण पहिले पेश गर्नुहोस्; त्यसपछि यो निवेदन दिनुहोस्।',
    en: 'File the full annual report of a year with business first, and apply after that',
  },
  YEAR_TWICE: {
    ne: 'यो आर्थिक वर्ष यहाँ पहिले नै छ; एउटा हटाउनुहोस्।',
    en: 'This fiscal year is here already; remove one of them',
  },
  CLOSING_YEAR_MISSING: {
    ne: 'आर्थिक वर्ष {{yearNepali}} को विवरण पनि बाँकी छ; त्यो वर्ष थप्नुहोस्।',
    en: 'The report of {{yearEnglish}} is missing too; add that year',
  },
  CLOSING_YEAR_FILED: {
    ne: 'यस आर्थिक वर्षको विवरण बाँकी छैन; यो वर्ष हटाउनुहोस्।',
    en: 'The report of this year is not missing; remove the year',
  },
  CALLED_ON_REQUIRED: required('गणपूरक संख्या नपुगेको सभाको मिति', 'Day of the meeting that had no quorum'),
  CALLED_AFTER_DECISION: {
    ne: 'गणपूरक संख्या नपुगेको सभा निर्णय मितिभन्दा पछिको हुन मिल्दैन।',
    en: 'The meeting without a quorum cannot be after the decision',
  },
  PRESENT_REQUIRED: required('उपस्थित सञ्चालक वा शेयरधनीको नाम', 'Names of the directors or shareholders present'),
  HAS_PAN_REQUIRED: required('PAN लिएको वा नलिएको', 'Whether the company has a PAN'),
};
