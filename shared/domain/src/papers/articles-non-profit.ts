import { sections } from '../law/citation';
import type { Clause, ClauseGroup } from './clause';

const NON_PROFIT: readonly ClauseGroup[] = ['NON_PROFIT'];

/** What only the articles of a company not distributing profit say (Companies Act 2063, chapter 19). */
export const nonProfitArticles: readonly Clause[] = [
  {
    key: 'np-membership',
    of: NON_PROFIT,
    locked: false,
    law: sections('166(4)', '167(1)(ka)'),
    heading: { ne: 'सदस्यताको प्राप्ति र समाप्ति', en: 'Commencement and end of membership' },
    text: {
      ne: 'उद्देश्यमा सहमत व्यक्तिले निवेदन दिई सञ्चालक समितिको स्वीकृतिमा सदस्यता शुल्क {{membershipFee}} तिरेपछि सदस्यता प्राप्त गर्नेछ। वार्षिक शुल्क {{annualFee}} हुनेछ। सदस्यले राजीनामा दिएमा, निजको मृत्यु भएमा वा साधारण सभाले हटाउने निर्णय गरेमा सदस्यता समाप्त हुनेछ।',
      en: 'A person who agrees with the objectives shall become a member on application and with the approval of the board, after paying the membership fee of {{membershipFee}}. The annual fee shall be {{annualFee}}. Membership shall end by resignation, by death or by a decision of the general meeting to remove the member.',
    },
  },
  {
    key: 'np-meeting',
    of: NON_PROFIT,
    locked: false,
    law: sections('20(2)(ka)(kha)'),
    heading: { ne: 'साधारण सभा', en: 'General meetings' },
    text: {
      ne: 'सञ्चालक समितिले वार्षिक साधारण सभा कम्तीमा एक्काइस दिन र विशेष साधारण सभा कम्तीमा पन्ध्र दिनअगावै सूचना दिई बोलाउनेछ। आधाभन्दा बढी सदस्य उपस्थित भए गणपूरक सङ्ख्या पुग्नेछ। प्रत्येक सदस्यको एक मत हुनेछ।',
      en: 'The board shall call an annual general meeting by at least twenty-one days’ notice and a special general meeting by at least fifteen days’ notice. More than half of the members shall form a quorum. Each member shall have one vote.',
    },
  },
  {
    key: 'np-directors',
    of: NON_PROFIT,
    locked: false,
    law: sections('20(2)(ga)', '167(1)(chha)'),
    heading: { ne: 'सञ्चालकको सङ्ख्या र कार्यकाल', en: 'Number and term of the directors' },
    text: {
      ne: 'सञ्चालक समितिमा सदस्यले आफूमध्येबाट निर्वाचित गरेका {{numberOfDirectors}} जना सञ्चालक रहनेछन्। कार्यकाल चार वर्षको हुनेछ।',
      en: 'The board shall have {{numberOfDirectors}} directors, whom the members shall elect from among themselves. Their term shall be four years.',
    },
  },
  {
    key: 'np-powers',
    of: NON_PROFIT,
    locked: false,
    law: sections('20(2)(ja)(jha)'),
    heading: { ne: 'सञ्चालक समितिको काम, कर्तव्य र अधिकार', en: 'Powers and duties of the board' },
    text: {
      ne: 'सञ्चालक समितिले उद्देश्यअनुरूप कार्यक्रम सञ्चालन, कोष र सम्पत्तिको संरक्षण तथा कर्मचारीको नियुक्ति गर्नेछ र आवश्यक अख्तियारी प्रत्यायोजन गर्न सक्नेछ।',
      en: 'The board shall carry out programmes in accordance with the objectives, protect the funds and the property and appoint the employees; it may delegate powers as required.',
    },
  },
  {
    key: 'np-administration',
    of: NON_PROFIT,
    locked: true,
    law: sections('167(1)(ja) proviso'),
    heading: { ne: 'प्रशासकीय खर्चको सीमा', en: 'Limit of administrative costs' },
    text: {
      ne: 'प्रशासकीय खर्च कुल खर्चको पच्चीस प्रतिशतभन्दा बढी हुने छैन।',
      en: 'Administrative costs shall not exceed twenty-five percent of all costs.',
    },
  },
  {
    key: 'np-change',
    of: NON_PROFIT,
    locked: true,
    law: sections('166(6)', '167(1)(nga)'),
    heading: { ne: 'उद्देश्य परिवर्तन र शाखा', en: 'Change of objectives and branches' },
    text: {
      ne: 'कम्पनीले आफ्नो उद्देश्य परिवर्तन गर्दा कार्यालयको पूर्वस्वीकृति र शाखा विस्तार गर्दा कार्यालयको स्वीकृति लिनेछ।',
      en: 'The company shall obtain the prior approval of the Office to change its objectives, and the approval of the Office to open a branch.',
    },
  },
];
