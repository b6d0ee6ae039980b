import { section, type Clause, type ClauseGroup } from './clause';

const NON_PROFIT: readonly ClauseGroup[] = ['NON_PROFIT'];

/** What only the articles of a company not distributing profit say (Companies Act 2063, chapter 19). */
export const nonProfitArticles: readonly Clause[] = [
  {
    key: 'np-membership', of: NON_PROFIT, locked: false, law: section('१६६', '166'),
    heading: { ne: 'सदस्यताको प्राप्ति र समाप्ति', en: 'Becoming and ceasing to be a member' },
    text: {
      ne: 'उद्देश्यमा सहमत व्यक्तिले निवेदन दिई सञ्चालक समितिको स्वीकृतिमा सदस्यता शुल्क {{membershipFee}} तिरेपछि सदस्यता प्राप्त गर्नेछ। वार्षिक शुल्क {{annualFee}} हुनेछ। राजीनामा, मृत्यु वा सभाले हटाउने निर्णय गरेमा सदस्यता समाप्त हुनेछ।',
      en: 'Whoever agrees with the objectives becomes a member on application, with the approval of the board, after paying the membership fee of {{membershipFee}}. The annual fee is {{annualFee}}. Membership ends by resignation, by death or by a decision of the meeting to remove the member.',
    },
  },
  {
    key: 'np-meeting', of: NON_PROFIT, locked: false, law: section('२०(२)(क) र (ख)', '20(2)(a) and (b)'),
    heading: { ne: 'साधारण सभा', en: 'General meetings' },
    text: {
      ne: 'सञ्चालक समितिले वार्षिक साधारण सभा कम्तीमा एक्काइस दिन र विशेष साधारण सभा कम्तीमा पन्ध्र दिनअगावै सूचना दिई बोलाउनेछ। आधाभन्दा बढी सदस्य उपस्थित भए गणपूरक सङ्ख्या पुग्नेछ। प्रत्येक सदस्यको एक मत हुनेछ।',
      en: 'The board calls an annual general meeting with at least twenty-one days’ and a special general meeting with at least fifteen days’ notice. More than half of the members are a quorum. Each member has one vote.',
    },
  },
  {
    key: 'np-directors', of: NON_PROFIT, locked: false, law: section('२०(२)(ग)', '20(2)(c)'),
    heading: { ne: 'सञ्चालकको सङ्ख्या र कार्यकाल', en: 'Number and term of the directors' },
    text: { ne: 'सञ्चालक समितिमा सदस्यले आफूमध्येबाट छानेका {{numberOfDirectors}} जना सञ्चालक रहनेछन्। कार्यकाल चार वर्षको हुनेछ।', en: 'The board has {{numberOfDirectors}} directors, whom the members choose from among themselves. They serve for four years.' },
  },
  {
    key: 'np-powers', of: NON_PROFIT, locked: false, law: section('२०(२)(ज) र (झ)', '20(2)(h) and (i)'),
    heading: { ne: 'सञ्चालक समितिको काम, कर्तव्य र अधिकार', en: 'Powers and duties of the board' },
    text: { ne: 'सञ्चालक समितिले उद्देश्यअनुरूप कार्यक्रम सञ्चालन, कोष र सम्पत्तिको संरक्षण तथा कर्मचारीको नियुक्ति गर्नेछ र आवश्यक अख्तियारी प्रत्यायोजन गर्न सक्नेछ।', en: 'The board runs the programmes, guards the funds and the property and appoints the employees; it may delegate powers as needed.' },
  },
  {
    key: 'np-administration', of: NON_PROFIT, locked: true, law: section('१६६', '166'),
    heading: { ne: 'प्रशासनिक खर्चको सीमा', en: 'Limit of administrative costs' },
    text: { ne: 'प्रशासनिक खर्च कुल खर्चको पच्चीस प्रतिशतभन्दा बढी हुने छैन।', en: 'Administrative costs do not exceed twenty-five percent of all costs.' },
  },
  {
    key: 'np-change', of: NON_PROFIT, locked: true, law: section('१६७', '167'),
    heading: { ne: 'उद्देश्य परिवर्तन, शाखा र संशोधन', en: 'Change of objectives, branches and amendment' },
    text: { ne: 'उद्देश्य परिवर्तन गर्न, शाखा खोल्न वा प्रबन्धपत्र र नियमावली संशोधन गर्न कार्यालयको पूर्वस्वीकृति लिइनेछ।', en: 'The objectives are changed, branches are opened, and the memorandum and the articles are amended only with the prior approval of the Office.' },
  },
];
