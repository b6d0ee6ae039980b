import { sections } from '../law/citation';
import { EVERY, SHARES, type Clause } from './clause';

/**
 * Clauses of a memorandum in the order of the Companies Act 2063, section 18; of a company not distributing profit,
 * which has members and no shares, as sections 166 and 167 ask. The wording is ours; what must be said is the Act's.
 */
export const memorandumClauses: readonly Clause[] = [
  {
    key: 'name',
    of: EVERY,
    locked: true,
    law: sections('18(1)(ka)'),
    heading: { ne: 'कम्पनीको नाम', en: 'Name of the company' },
    text: { ne: 'यस कम्पनीको नाम “{{companyName}}” हुनेछ।', en: 'The name of the company shall be “{{companyName}}”.' },
  },
  {
    key: 'office',
    of: EVERY,
    locked: true,
    law: sections('18(1)(kha)'),
    heading: { ne: 'रजिष्टर्ड कार्यालय', en: 'Registered office' },
    text: {
      ne: 'कम्पनीको रजिष्टर्ड कार्यालय रहने ठेगाना {{address}} हुनेछ।',
      en: 'The registered office of the company shall be at {{address}}.',
    },
  },
  {
    key: 'objectives',
    of: EVERY,
    locked: true,
    law: sections('18(1)(ga)'),
    heading: { ne: 'कम्पनीको उद्देश्य', en: 'Objectives of the company' },
    text: {
      ne: 'कम्पनीका उद्देश्य देहायबमोजिम हुनेछन्:\n{{objectives}}',
      en: 'The objectives of the company shall be:\n{{objectives}}',
    },
  },
  {
    key: 'works',
    of: SHARES,
    locked: false,
    law: sections('18(1)(gha)'),
    heading: { ne: 'उद्देश्य प्राप्त गर्न गरिने काम', en: 'Activities to attain the objectives' },
    text: {
      ne: '(क) उद्देश्य प्राप्त गर्न आवश्यक जग्गा, भवन, मेसिन, उपकरण र अन्य चल अचल सम्पत्ति खरिद गर्ने, भाडा वा लिजमा लिने, बेच्ने वा धितो राख्ने।\n(ख) बैंक तथा वित्तीय संस्था वा अन्य स्रोतबाट प्रचलित कानुनबमोजिम ऋण लिने।\n(ग) आवश्यक कर्मचारी, परामर्शदाता तथा प्रतिनिधि नियुक्त गर्ने।\n(घ) अन्य व्यक्ति वा संस्थासँग करार तथा सहकार्य गर्ने र प्रचलित कानुनबमोजिम अनुमति लिई शाखा खोल्ने।\n(ङ) प्रचलित कानुनबमोजिम कुनै निकायको अनुमति वा इजाजत चाहिने काम त्यस्तो अनुमति वा इजाजत लिएर मात्र गर्ने।',
      en: '(a) To buy, rent, lease, sell or mortgage the land, buildings, machines, equipment and other movable and immovable property required for the objectives.\n(b) To borrow from banks, financial institutions and other sources in accordance with the law in force.\n(c) To appoint the employees, advisers and representatives required.\n(d) To enter into contracts and cooperate with other persons and bodies, and to open branches with the permission required by law.\n(e) To carry out an activity that requires the permission or licence of any body only after obtaining that permission or licence.',
    },
  },
  {
    key: 'works-non-profit',
    of: ['NON_PROFIT'],
    locked: false,
    law: sections('18(1)(gha)'),
    heading: { ne: 'उद्देश्य प्राप्त गर्न गरिने काम', en: 'Activities to attain the objectives' },
    text: {
      ne: '(क) उद्देश्यअनुरूपका कार्यक्रम सञ्चालन गर्ने र त्यसका लागि आवश्यक सम्पत्ति राख्ने।\n(ख) सदस्यता शुल्क, अनुदान, दान तथा सहयोग प्रचलित कानुनबमोजिम स्वीकार गर्ने।\n(ग) आवश्यक कर्मचारी तथा परामर्शदाता नियुक्त गर्ने।\n(घ) समान उद्देश्य भएका निकायसँग सहकार्य गर्ने।',
      en: '(a) To carry out programmes in accordance with the objectives, and to hold the property required for them.\n(b) To accept membership fees, grants, donations and support in accordance with the law in force.\n(c) To appoint the employees and advisers required.\n(d) To cooperate with bodies with similar objectives.',
    },
  },
  {
    key: 'capital',
    of: SHARES,
    locked: true,
    law: sections('18(1)(nga)'),
    heading: { ne: 'कम्पनीको पुँजी', en: 'Capital of the company' },
    text: {
      ne: '(क) कम्पनीको अधिकृत पुँजी {{authorizedCapital}} हुनेछ।\n(ख) कम्पनीले तत्काल जारी गर्ने शेयर पुँजी {{issuedCapital}} हुनेछ।\n(ग) संस्थापकले चुक्ता गर्न कबुल गरेको पुँजी {{committedCapital}} हुनेछ।',
      en: '(a) The authorized capital of the company shall be {{authorizedCapital}}.\n(b) The share capital to be issued for the time being shall be {{issuedCapital}}.\n(c) The capital that the promoters have undertaken to pay shall be {{committedCapital}}.',
    },
    sole: {
      ne: '(क) कम्पनीको अधिकृत पुँजी {{authorizedCapital}} हुनेछ।\n(ख) कम्पनीले तत्काल जारी गर्ने शेयर पुँजी {{issuedCapital}} हुनेछ।\n(ग) संस्थापकले चुक्ता गर्न कबुल गरेको पुँजी {{committedCapital}} हुनेछ।',
      en: '(a) The authorized capital of the company shall be {{authorizedCapital}}.\n(b) The share capital to be issued for the time being shall be {{issuedCapital}}.\n(c) The capital that the promoter has undertaken to pay shall be {{committedCapital}}.',
    },
  },
  {
    key: 'shares',
    of: SHARES,
    locked: true,
    law: sections('18(1)(cha)'),
    heading: { ne: 'शेयरको किसिम, मूल्य र सङ्ख्या', en: 'Kind, value and number of the shares' },
    text: {
      ne: 'अधिकृत पुँजीलाई प्रतिशेयर {{shareRate}} अङ्कित मूल्यका {{authorizedQuantity}} शेयरमा विभाजन गरिएको छ। तत्काल जारी हुने शेयर {{issuedQuantity}} छन्।',
      en: 'The authorized capital is divided into {{authorizedQuantity}} shares with a face value of {{shareRate}} each, of which {{issuedQuantity}} shall be issued for the time being.',
    },
  },
  {
    key: 'rights',
    of: SHARES,
    locked: false,
    law: sections('18(1)(cha)'),
    heading: { ne: 'शेयरमा निहित हक र अधिकार', en: 'Rights and powers in the shares' },
    text: {
      ne: 'कम्पनीका शेयर साधारण शेयर हुनेछन्। प्रत्येक शेयरको एक मत हुनेछ र प्रत्येक शेयरमा लाभांश तथा कम्पनीको लिक्विडेसन हुँदा बाँकी रहने सम्पत्तिमा समान हक हुनेछ।',
      en: 'The shares of the company shall be ordinary shares. Each share shall carry one vote, and an equal right to dividends and to the property that remains on the liquidation of the company.',
    },
  },
  {
    key: 'transfer-sole',
    of: ['SOLE'],
    locked: false,
    law: sections('18(1)(chha)'),
    heading: { ne: 'शेयर खरिद वा हस्तान्तरणमा बन्देज', en: 'Restrictions on purchase and transfer' },
    text: {
      ne: 'शेयरधनीले आफ्नो शेयर प्रचलित कानुनबमोजिम बेच्न वा हस्तान्तरण गर्न सक्नेछ। शेयर सर्वसाधारणमा बिक्री गरिने छैन।',
      en: 'The shareholder may sell or transfer the shares in accordance with the law in force. Shares shall not be offered to the public.',
    },
  },
  {
    key: 'transfer-private',
    of: ['PRIVATE'],
    locked: false,
    law: sections('18(1)(chha)'),
    heading: { ne: 'शेयर खरिद वा हस्तान्तरणमा बन्देज', en: 'Restrictions on purchase and transfer' },
    text: {
      ne: 'शेयर बेच्न चाहने शेयरधनीले पहिले अन्य शेयरधनीलाई प्रस्ताव गर्नुपर्नेछ। पैँतीस दिनभित्र उनीहरूले नलिएमा मात्र सञ्चालक समितिको जानकारीमा अरूलाई बेच्न सकिनेछ। शेयर सर्वसाधारणमा बिक्री गरिने छैन।',
      en: 'A shareholder who wishes to sell shares shall first offer them to the other shareholders. Only if they do not take them within thirty-five days may the shares be sold to others, with notice to the board. Shares shall not be offered to the public.',
    },
  },
  {
    key: 'transfer-public',
    of: ['PUBLIC'],
    locked: false,
    law: sections('18(1)(chha)'),
    heading: { ne: 'शेयर खरिद वा हस्तान्तरणमा बन्देज', en: 'Restrictions on purchase and transfer' },
    text: {
      ne: 'चुक्ता भएका शेयर प्रचलित कानुनबमोजिम स्वतन्त्र रूपले हस्तान्तरण हुन सक्नेछन्। संस्थापक शेयर हस्तान्तरणमा प्रचलित कानुनले तोकेको बन्देज लागू हुनेछ।',
      en: 'Paid-up shares may be transferred freely in accordance with the law in force. The transfer of promoters’ shares shall be subject to the restrictions prescribed by law.',
    },
  },
  {
    key: 'subscription',
    of: SHARES,
    locked: true,
    law: sections('18(1)(ja)', '19(1)'),
    heading: { ne: 'संस्थापकले लिन कबुल गरेको शेयर', en: 'Shares undertaken to be taken' },
    text: {
      ne: '{{founderCount}} जना संस्थापकले तत्काल लिन कबुल गरेको शेयर सङ्ख्या यस प्रबन्धपत्रको अन्त्यमा उल्लेख भएबमोजिम हुनेछ।',
      en: 'The number of shares that the {{founderCount}} promoters have undertaken to take for the time being shall be as stated at the end of this memorandum.',
    },
    sole: {
      ne: 'संस्थापकले तत्काल लिन कबुल गरेको शेयर सङ्ख्या यस प्रबन्धपत्रको अन्त्यमा उल्लेख भएबमोजिम हुनेछ।',
      en: 'The number of shares that the promoter has undertaken to take for the time being shall be as stated at the end of this memorandum.',
    },
  },
  {
    key: 'payment',
    of: SHARES,
    locked: false,
    law: sections('18(1)(jha)'),
    heading: { ne: 'शेयर रकम भुक्तानीका सर्त', en: 'Terms of payment of the shares' },
    text: {
      ne: 'संस्थापकले {{paidCapital}} तत्काल चुक्ता गर्नेछन्। {{unpaidCapital}}',
      en: 'The promoters shall pay {{paidCapital}} at once. {{unpaidCapital}}',
    },
    sole: {
      ne: 'संस्थापकले {{paidCapital}} तत्काल चुक्ता गर्नेछ। {{unpaidCapital}}',
      en: 'The promoter shall pay {{paidCapital}} at once. {{unpaidCapital}}',
    },
  },
  {
    key: 'liability',
    of: SHARES,
    locked: true,
    law: sections('18(1)(nya)', '8'),
    heading: { ne: 'शेयरधनीको दायित्व', en: 'Liability of the shareholders' },
    text: {
      ne: 'कम्पनीको कारोबारको सम्बन्धमा शेयरधनीको दायित्व निजले खरिद गरेको वा खरिद गर्न कबुल गरेको शेयरको अधिकतम रकमसम्म मात्र सीमित रहनेछ।',
      en: 'The liability of a shareholder in respect of the business of the company shall be limited to the maximum amount of the shares that the shareholder has purchased or undertaken to purchase.',
    },
  },
  {
    key: 'maximum-holders',
    of: ['SOLE', 'PRIVATE'],
    locked: true,
    law: sections('18(1)(ta)', '9'),
    heading: { ne: 'शेयरधनीको अधिकतम सङ्ख्या', en: 'Maximum number of shareholders' },
    text: {
      ne: 'यस कम्पनीमा बढीमा {{maximumHolders}} जना शेयरधनी हुन सक्नेछन्।',
      en: 'The company shall have at most {{maximumHolders}} shareholders.',
    },
    sole: { ne: 'यस कम्पनीमा एक जना मात्र शेयरधनी रहनेछ।', en: 'The company shall have one shareholder only.' },
  },
  {
    key: 'membership',
    of: ['NON_PROFIT'],
    locked: true,
    law: sections('166(4)', '167(1)(ka)'),
    heading: { ne: 'सदस्यता', en: 'Membership' },
    text: {
      ne: 'यस कम्पनीको शेयर पुँजी हुने छैन। {{founderCount}} जना संस्थापक यसका पहिला सदस्य हुनेछन्। सदस्यता शुल्क {{membershipFee}} हुनेछ। सदस्यता हस्तान्तरण हुन सक्ने छैन।',
      en: 'The company shall have no share capital. Its {{founderCount}} promoters shall be its first members. The membership fee shall be {{membershipFee}}. Membership shall not be transferable.',
    },
  },
  {
    key: 'no-distribution',
    of: ['NON_PROFIT'],
    locked: true,
    law: sections('167(1)(gha)'),
    heading: { ne: 'मुनाफा वितरण नहुने', en: 'No distribution of profit' },
    text: {
      ne: 'कम्पनीले आर्जन गरेको मुनाफाबाट लाभांश, बोनस वा अन्य कुनै रकम सदस्य वा कर्मचारीलाई वितरण गरिने छैन; त्यस्तो मुनाफा कम्पनीको पुँजी वृद्धि गर्न वा उद्देश्य प्राप्तिका लागि मात्र खर्च गरिनेछ।',
      en: 'No dividend, bonus or other amount shall be distributed to the members or employees from the profit that the company earns; the profit shall be spent only to increase the capital of the company or to attain its objectives.',
    },
  },
  {
    key: 'liability-members',
    of: ['NON_PROFIT'],
    locked: true,
    law: sections('167(1)(kha)'),
    heading: { ne: 'सदस्यको दायित्व', en: 'Liability of the members' },
    text: {
      ne: 'सदस्यले लिखित रूपमा स्वीकार गरेको अवस्थामा बाहेक कम्पनीको ऋण वा दायित्वमा सदस्य जिम्मेवार हुने छैनन्। दायित्वको हद तोकी लिखित रूपमा स्वीकार गरेको सदस्यको दायित्व सोही हदसम्म मात्र सीमित रहनेछ।',
      en: 'A member is not personally liable for the debts or obligations of the company unless the member has accepted the liability in writing. The liability of a member who has accepted it in writing up to a limit shall be limited to that extent only.',
    },
  },
  {
    key: 'dissolution-property',
    of: ['NON_PROFIT'],
    locked: false,
    law: sections('167(1)(jha)'),
    heading: { ne: 'विघटन वा दर्ता खारेज भएमा सम्पत्ति', en: 'Property on dissolution or de-registration' },
    text: {
      ne: 'कम्पनी विघटन भएमा वा दर्ता खारेजीमा परेमा कम्पनीको ऋण तथा दायित्व फर्छ्यौट गरी बाँकी रहेको जायजेथा समान उद्देश्य भएको अर्को संस्था वा नेपाल सरकारमा सर्नेछ; संस्थापक, सदस्य वा निजको नजिकको नातेदारमा सर्ने छैन।',
      en: 'If the company is dissolved or de-registered, the property that remains after its debts and obligations are discharged shall pass to another body with similar objectives or to the Government of Nepal; it shall not pass to a promoter, a member or a close relative of either.',
    },
  },
  {
    key: 'costs',
    of: EVERY,
    locked: false,
    law: sections('18(2)(ga)'),
    heading: { ne: 'संस्थापनाको खर्च', en: 'Costs of the incorporation' },
    text: {
      ne: 'कम्पनीको संस्थापनामा लागेको आवश्यक खर्च कम्पनीले बेहोर्नेछ।',
      en: 'The company shall bear the necessary costs of its incorporation.',
    },
  },
  {
    key: 'other',
    of: EVERY,
    locked: true,
    law: sections('18(5)'),
    heading: { ne: 'ऐनको प्रधानता', en: 'The Act prevails' },
    text: {
      ne: 'यस प्रबन्धपत्रको कुनै कुरा कम्पनी ऐन, २०६३ सँग बाझिएमा बाझिएको हदसम्म स्वतः बदर हुनेछ।',
      en: 'Any provision of this memorandum that conflicts with the Companies Act, 2063 shall be void to the extent of the conflict.',
    },
  },
];
