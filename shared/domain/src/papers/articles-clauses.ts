import { BS_MONTHS } from '../calendar/names';
import type { Language } from '../bilingual';
import { sections } from '../law/citation';
import { EVERY, SHARES, type Clause } from './clause';
import { nonProfitArticles } from './articles-non-profit';

const monthOf = (number: number, language: Language): string => BS_MONTHS[number - 1]?.[language] ?? '';

/**
 * Clauses of articles in the order of the Companies Act 2063, section 20(2). The wording is ours; what must be said is
 * the Act's.
 */
export const articlesClauses: readonly Clause[] = [
  {
    key: 'preliminary',
    of: EVERY,
    locked: true,
    law: sections('20(1)'),
    heading: { ne: 'प्रारम्भिक', en: 'Preliminary' },
    text: {
      ne: 'यो “{{companyName}}” को नियमावली हो। यसमा “ऐन” भन्नाले कम्पनी ऐन, २०६३ सम्झनुपर्छ। यस नियमावलीमा नलेखिएको कुरामा ऐन तथा प्रबन्धपत्र लागू हुनेछ।',
      en: 'These shall be the articles of “{{companyName}}”. “The Act” means the Companies Act, 2063. In matters not provided for in these articles, the Act and the memorandum shall apply.',
    },
  },
  {
    key: 'meeting-call-sole',
    of: ['SOLE'],
    locked: false,
    law: sections('20(2)(ka)'),
    heading: { ne: 'शेयरधनीको निर्णय', en: 'Decisions of the shareholder' },
    text: {
      ne: 'कम्पनीको एक मात्र शेयरधनी रहेसम्म साधारण सभाले गर्नुपर्ने निर्णय निजले लिखित रूपमा गर्नेछ र त्यस्तो निर्णयको अभिलेख कम्पनीमा राखिनेछ।',
      en: 'As long as the company has one shareholder only, the shareholder shall decide in writing whatever a general meeting would decide, and the record of such decisions shall be kept at the company.',
    },
  },
  {
    key: 'meeting-call-private',
    of: ['PRIVATE'],
    locked: false,
    law: sections('20(2)(ka)', '67'),
    heading: { ne: 'साधारण सभा बोलाउने', en: 'Calling a general meeting' },
    text: {
      ne: 'सञ्चालक समितिले वार्षिक साधारण सभा कम्तीमा एक्काइस दिन र विशेष साधारण सभा कम्तीमा पन्ध्र दिनअगावै सभा हुने स्थान, मिति, समय र छलफलको विषय खुलाई शेयरधनीलाई सूचना दिएर बोलाउनेछ। शेयरधनीले दिएको विद्युतीय ठेगानामा सूचना पठाउन सकिनेछ।',
      en: 'The board shall call an annual general meeting by at least twenty-one days’ notice and a special general meeting by at least fifteen days’ notice to the shareholders, stating the place, date, time and agenda. The notice may be sent to the electronic address that a shareholder has given.',
    },
  },
  {
    key: 'meeting-call-public',
    of: ['PUBLIC'],
    locked: false,
    law: sections('20(2)(ka)', '67'),
    heading: { ne: 'साधारण सभा बोलाउने', en: 'Calling a general meeting' },
    text: {
      ne: 'सञ्चालक समितिले वार्षिक साधारण सभा कम्तीमा एक्काइस दिन र विशेष साधारण सभा कम्तीमा पन्ध्र दिनअगावै शेयरधनीलाई सूचना दिई र राष्ट्रियस्तरको दैनिक पत्रिकामा कम्तीमा दुई पटक सूचना प्रकाशन गरी बोलाउनेछ।',
      en: 'The board shall call an annual general meeting by at least twenty-one days’ notice and a special general meeting by at least fifteen days’ notice to the shareholders, published at least twice in a daily newspaper of national circulation.',
    },
  },
  {
    key: 'meeting-procedure',
    of: ['PRIVATE', 'PUBLIC'],
    locked: false,
    law: sections('20(2)(kha)', '73', '74'),
    heading: { ne: 'साधारण सभाको कार्यविधि', en: 'Procedure of general meetings' },
    text: {
      ne: 'कुल शेयरको पचास प्रतिशतभन्दा बढी शेयरको प्रतिनिधित्व भएमा सभाको गणपूरक सङ्ख्या पुग्नेछ। सभाको अध्यक्षता सञ्चालक समितिको अध्यक्षले गर्नेछ। निर्णय बहुमतले हुनेछ; विशेष प्रस्ताव उपस्थित शेयरको पचहत्तर प्रतिशत मतले पारित हुनेछ।',
      en: 'A meeting shall have a quorum when more than fifty percent of all shares are represented. The chairperson of the board shall preside. Decisions shall be taken by majority; a special resolution shall be passed by seventy-five percent of the votes of the shares present.',
    },
  },
  {
    key: 'directors-private',
    of: ['SOLE', 'PRIVATE'],
    locked: false,
    law: sections('20(2)(ga)', '86'),
    heading: { ne: 'सञ्चालकको सङ्ख्या र कार्यकाल', en: 'Number and term of the directors' },
    text: {
      ne: 'कम्पनीमा {{numberOfDirectors}} जना सञ्चालक रहनेछन्। सञ्चालकको कार्यकाल चार वर्षको हुनेछ र निज पुनः नियुक्त हुन सक्नेछन्।',
      en: 'The number of directors shall be {{numberOfDirectors}}. The term of a director shall be four years, and a director may be reappointed.',
    },
  },
  {
    key: 'directors-public',
    of: ['PUBLIC'],
    locked: false,
    law: sections('20(2)(ga)', '86', '90'),
    heading: { ne: 'सञ्चालकको सङ्ख्या र कार्यकाल', en: 'Number and term of the directors' },
    text: {
      ne: 'सञ्चालक समितिमा {{numberOfDirectors}} जना सञ्चालक रहनेछन्। महिला शेयरधनी भएमा कम्तीमा एक जना महिला सञ्चालक हुनेछन्। सञ्चालकको कार्यकाल बढीमा चार वर्षको हुनेछ र निज पुनः नियुक्त हुन सक्नेछन्।',
      en: 'The board shall have {{numberOfDirectors}} directors. Where there are women shareholders, at least one director shall be a woman. The term of a director shall be at most four years, and a director may be reappointed.',
    },
  },
  {
    key: 'records',
    of: EVERY,
    locked: false,
    law: sections('20(2)(gha)'),
    heading: { ne: 'निर्णयको अभिलेख', en: 'Records of decisions' },
    text: {
      ne: 'सभा तथा सञ्चालक समितिका निर्णय छुट्टै निर्णय पुस्तिकामा लेखी उपस्थित व्यक्तिको सहीछाप गराई रजिष्टर्ड कार्यालयमा राखिनेछ। शेयरधनी वा सदस्यले कार्यालय समयभित्र हेर्न र दस्तुर तिरी प्रतिलिपि लिन सक्नेछन्।',
      en: 'The decisions of the general meeting and of the board shall be recorded in a separate minute book, signed by those present and kept at the registered office. Shareholders or members may inspect them during office hours and obtain copies on payment of a fee.',
    },
  },
  {
    key: 'qualification',
    of: SHARES,
    locked: false,
    law: sections('20(2)(nga)'),
    heading: { ne: 'सञ्चालक हुन लिनुपर्ने शेयर', en: 'Shares to be held by a director' },
    text: {
      ne: 'सञ्चालक नियुक्त हुन कम्तीमा एक शेयर लिएको हुनुपर्नेछ; स्वतन्त्र सञ्चालक तथा संस्थाको प्रतिनिधिका हकमा यो सर्त लागू हुने छैन।',
      en: 'A director shall hold at least one share; this shall not apply to independent directors and representatives of bodies corporate.',
    },
  },
  {
    key: 'independent',
    of: ['PUBLIC'],
    locked: false,
    law: sections('20(2)(cha)', '86(3)'),
    heading: { ne: 'स्वतन्त्र सञ्चालक', en: 'Independent directors' },
    text: {
      ne: 'सात जनासम्म सञ्चालक भएमा कम्तीमा एक जना र सातभन्दा बढी भएमा कम्तीमा दुई जना स्वतन्त्र सञ्चालक नियुक्त गरिनेछ। निज कम्पनीको कारोबारसम्बन्धी विषयमा ज्ञान र अनुभव भएको हुनुपर्नेछ।',
      en: 'At least one independent director shall be appointed where there are up to seven directors, and at least two where there are more than seven. An independent director shall have knowledge and experience of the business of the company.',
    },
  },
  {
    key: 'powers',
    of: SHARES,
    locked: false,
    law: sections('20(2)(ja)'),
    heading: {
      ne: 'सञ्चालक समिति र प्रबन्ध सञ्चालकको काम, कर्तव्य र अधिकार',
      en: 'Powers and duties of the board and the managing director',
    },
    text: {
      ne: 'साधारण सभालाई सुम्पिएको बाहेक कम्पनीको सम्पूर्ण काम सञ्चालक समितिले गर्नेछ। समितिले आफूमध्येबाट प्रबन्ध सञ्चालक नियुक्त गर्न सक्नेछ। प्रबन्ध सञ्चालकले समितिको निर्देशनमा रही दैनिक कारोबार सञ्चालन गर्नेछ।',
      en: 'The board shall conduct all business of the company that is not reserved for the general meeting. It may appoint one of its members managing director, who shall conduct the daily business under its direction.',
    },
  },
  {
    key: 'delegation',
    of: SHARES,
    locked: false,
    law: sections('20(2)(jha)'),
    heading: { ne: 'अख्तियारी प्रत्यायोजन', en: 'Delegation of authority' },
    text: {
      ne: 'सञ्चालक समितिले लिखित निर्णय गरी आफ्नो अख्तियारीमध्ये कुनै अख्तियारी सञ्चालक, उपसमिति वा कर्मचारीलाई प्रत्यायोजन गर्न सक्नेछ।',
      en: 'The board may, by a written decision, delegate any of its powers to a director, a sub-committee or an employee.',
    },
  },
  {
    key: 'board-meeting',
    of: EVERY,
    locked: false,
    law: sections('20(2)(nya)'),
    heading: { ne: 'सञ्चालक समितिको बैठक', en: 'Meetings of the board' },
    text: {
      ne: 'समितिको बैठक आवश्यकताअनुसार अध्यक्षले कम्तीमा तीन दिनअगावै सूचना दिई बोलाउनेछ। आधाभन्दा बढी सञ्चालक उपस्थित भए गणपूरक सङ्ख्या पुग्नेछ। निर्णय बहुमतले हुनेछ; मत बराबर भएमा अध्यक्षले निर्णायक मत दिनेछ।',
      en: 'The chairperson shall call a meeting of the board when required, by at least three days’ notice. More than half of the directors shall form a quorum. Decisions shall be taken by majority; in case of a tie the chairperson shall have a casting vote.',
    },
  },
  {
    key: 'lien',
    of: SHARES,
    locked: false,
    law: sections('20(2)(ta)'),
    heading: { ne: 'शेयरमा लियन', en: 'Lien on shares' },
    text: {
      ne: 'शेयरधनीले कम्पनीलाई तिर्न बाँकी रकमका लागि निजको शेयरमा कम्पनीको पहिलो लियन रहनेछ।',
      en: 'The company shall have the first lien on the shares of a shareholder for any amount that the shareholder owes to it.',
    },
  },
  {
    key: 'classes',
    of: SHARES,
    locked: false,
    law: sections('20(2)(tha)'),
    heading: { ne: 'शेयरका वर्ग', en: 'Classes of shares' },
    text: {
      ne: 'कम्पनीको एक मात्र वर्गको साधारण शेयर रहनेछ। अग्राधिकार शेयर जारी गर्दा त्यसको हक र सर्त विशेष प्रस्तावबाट निर्धारण गरिनेछ।',
      en: 'The company shall have one class of ordinary shares only. Where preference shares are issued, their rights and terms shall be determined by special resolution.',
    },
  },
  {
    key: 'calls',
    of: SHARES,
    locked: false,
    law: sections('20(2)(da)', '53'),
    heading: { ne: 'शेयर रकमको माग र जफत', en: 'Calls and forfeiture' },
    text: {
      ne: 'चुक्ता हुन बाँकी रकम सञ्चालक समितिले समय तोकी लिखित सूचना दिएर माग गर्नेछ। तोकिएको समयभित्र नतिरेमा थप समय दिई त्यसपछि पनि नतिरेमा शेयर जफत गर्न सकिनेछ।',
      en: 'The board shall call any unpaid amount by a written notice that sets a time. If the amount is paid neither within that time nor within a further time given, the shares may be forfeited.',
    },
  },
  {
    key: 'transfer',
    of: SHARES,
    locked: false,
    law: sections('20(2)(dha)'),
    heading: { ne: 'शेयर हस्तान्तरण', en: 'Transfer of shares' },
    text: {
      ne: 'शेयर हस्तान्तरण गर्न दुवै पक्षको सहीछाप भएको लिखत र शेयर प्रमाणपत्र कम्पनीमा पेश गर्नुपर्नेछ। प्रबन्धपत्रमा लेखिएको बन्देज पूरा भएमा कम्पनीले शेयरधनी दर्ता किताबमा दाखिल खारेज गर्नेछ।',
      en: 'For the transfer of shares, an instrument of transfer signed by both parties and the share certificate shall be submitted to the company. Where the restrictions in the memorandum are complied with, the company shall register the transfer in the register of shareholders.',
    },
  },
  {
    key: 'capital-change',
    of: SHARES,
    locked: false,
    law: sections('20(2)(na)', '56', '83'),
    heading: { ne: 'शेयर पुँजी थपघट', en: 'Increase and reduction of capital' },
    text: {
      ne: 'अधिकृत पुँजी विशेष प्रस्तावबाट बढाउन सकिनेछ। अधिकृत पुँजीको हदभित्र जारी पुँजी साधारण सभाको निर्णयले बढाउन सकिनेछ। पुँजी घटाउँदा ऐनबमोजिम अदालतको स्वीकृति लिइनेछ।',
      en: 'The authorized capital may be increased by special resolution, and the issued capital, within the limit of the authorized capital, by decision of the general meeting. Capital shall be reduced with the approval of the court in accordance with the Act.',
    },
  },
  {
    key: 'secretary',
    of: SHARES,
    locked: false,
    law: sections('20(2)(tha थ)', '185'),
    heading: { ne: 'कम्पनी सचिव', en: 'Company secretary' },
    text: {
      ne: 'चुक्ता पुँजी एक करोड रुपैयाँ वा सोभन्दा बढी भएमा सञ्चालक समितिले कम्पनी सचिव नियुक्त गर्नेछ।',
      en: 'Where the paid-up capital is one crore rupees or more, the board shall appoint a company secretary.',
    },
  },
  {
    key: 'remuneration',
    of: SHARES,
    locked: false,
    law: sections('20(2)(da द)'),
    heading: { ne: 'सञ्चालकको पारिश्रमिक, भत्ता र सुविधा', en: 'Remuneration of the directors' },
    text: {
      ne: 'सञ्चालकको पारिश्रमिक, बैठक भत्ता र सुविधा साधारण सभाले तोकेबमोजिम हुनेछ।',
      en: 'The remuneration, meeting allowances and benefits of the directors shall be as determined by the general meeting.',
    },
  },
  {
    key: 'seal',
    of: EVERY,
    locked: false,
    law: sections('20(2)(dha ध)'),
    heading: { ne: 'कम्पनीको छाप', en: 'Seal of the company' },
    text: {
      ne: 'कम्पनीको आफ्नै छाप हुनेछ। सञ्चालक समितिले तोकेको व्यक्तिले त्यसको प्रयोग गर्नेछ।',
      en: 'The company shall have its own seal, which shall be used by the person designated by the board.',
    },
  },
  {
    key: 'accounts',
    of: EVERY,
    locked: false,
    law: sections('20(2)(na न)'),
    heading: { ne: 'लेखा, हिसाब किताब र लेखापरीक्षण', en: 'Accounts and audit' },
    text: {
      ne: `कम्पनीको हिसाब दोहोरो लेखा प्रणालीमा राखिनेछ। आर्थिक वर्ष ${monthOf(4, 'ne')} एक गतेदेखि ${monthOf(3, 'ne')} मसान्तसम्म हुनेछ। लेखापरीक्षकले परीक्षण गरेको वार्षिक वित्तीय विवरण ऐनले तोकेको म्यादभित्र कार्यालयमा पेश गरिनेछ।`,
      en: `The accounts of the company shall be kept by the double-entry system. The fiscal year shall be from the first day of ${monthOf(4, 'en')} to the last day of ${monthOf(3, 'en')}. The audited annual financial statements shall be submitted to the Office within the time prescribed by the Act.`,
    },
  },
  {
    key: 'loans',
    of: SHARES,
    locked: false,
    law: sections('20(2)(pa)'),
    heading: { ne: 'ऋण र डिबेञ्चर', en: 'Loans and debentures' },
    text: {
      ne: 'सञ्चालक समितिको निर्णयले कम्पनीले ऋण लिन सक्नेछ। डिबेञ्चर जारी गर्दा ऐनको व्यवस्था पालना गरिनेछ।',
      en: 'The company may borrow by decision of the board. Debentures shall be issued in accordance with the Act.',
    },
  },
  {
    key: 'merger',
    of: SHARES,
    locked: false,
    law: sections('20(2)(pha)'),
    heading: { ne: 'कम्पनी गाभिने', en: 'Merger' },
    text: {
      ne: 'विशेष प्रस्ताव पारित गरी ऐनबमोजिम कम्पनी अर्को कम्पनीमा गाभिन वा अर्को कम्पनीलाई गाभ्न सक्नेछ।',
      en: 'The company may, by special resolution, merge into or merge with another company in accordance with the Act.',
    },
  },
  {
    key: 'amendment',
    of: SHARES,
    locked: true,
    law: sections('83'),
    heading: { ne: 'प्रबन्धपत्र र नियमावली संशोधन', en: 'Amendment of the memorandum and the articles' },
    text: {
      ne: 'प्रबन्धपत्र वा नियमावली विशेष प्रस्तावबाट संशोधन गरिनेछ र कार्यालयमा अभिलेख भएपछि लागू हुनेछ।',
      en: 'The memorandum and the articles shall be amended by special resolution; the amendment shall take effect after it has been recorded at the Office.',
    },
  },
  ...nonProfitArticles,
  {
    key: 'liquidation',
    of: EVERY,
    locked: false,
    law: sections('126'),
    heading: { ne: 'कम्पनीको लिक्विडेसन', en: 'Liquidation of the company' },
    text: {
      ne: 'विशेष प्रस्ताव पारित गरी ऐनबमोजिम लिक्विडेटर नियुक्त गरेर कम्पनीको लिक्विडेसन गर्न सकिनेछ।',
      en: 'The company may be liquidated by special resolution and the appointment of a liquidator in accordance with the Act.',
    },
  },
];
