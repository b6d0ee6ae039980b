import { EVERY, section, SHARES, type Clause } from './clause';

/**
 * Clauses of a memorandum in the order of the Companies Act 2063, section 18; of a company not distributing profit,
 * which has members and no shares, as sections 166 and 167 ask. The wording is ours; what must be said is the Act's.
 */
export const memorandumClauses: readonly Clause[] = [
  {
    key: 'name', of: EVERY, locked: true, law: section('१८(१)(क)', '18(1)(a)'),
    heading: { ne: 'कम्पनीको नाम', en: 'Name of the company' },
    text: { ne: 'यस कम्पनीको नाम “{{companyName}}” हुनेछ।', en: 'The name of the company is “{{companyName}}”.' },
  },
  {
    key: 'office', of: EVERY, locked: true, law: section('१८(१)(ख)', '18(1)(b)'),
    heading: { ne: 'रजिस्टर्ड कार्यालय', en: 'Registered office' },
    text: { ne: 'कम्पनीको रजिस्टर्ड कार्यालय {{address}}मा रहनेछ।', en: 'The registered office of the company is at {{address}}.' },
  },
  {
    key: 'objectives', of: EVERY, locked: true, law: section('१८(१)(ग)', '18(1)(c)'),
    heading: { ne: 'कम्पनीको उद्देश्य', en: 'Objectives of the company' },
    text: { ne: 'कम्पनीका उद्देश्य देहायबमोजिम हुनेछन्:\n{{objectives}}', en: 'The objectives of the company are:\n{{objectives}}' },
  },
  {
    key: 'works', of: SHARES, locked: false, law: section('१८(१)(घ)', '18(1)(d)'),
    heading: { ne: 'उद्देश्य प्राप्त गर्न गरिने काम', en: 'Works done to attain the objectives' },
    text: {
      ne: '(क) उद्देश्य प्राप्त गर्न आवश्यक जग्गा, भवन, मेसिन, उपकरण र अन्य चल अचल सम्पत्ति खरिद गर्ने, भाडा वा लिजमा लिने, बेच्ने वा धितो राख्ने।\n(ख) बैङ्क तथा वित्तीय संस्था वा अन्य स्रोतबाट प्रचलित कानुनबमोजिम ऋण लिने।\n(ग) आवश्यक कर्मचारी, परामर्शदाता तथा प्रतिनिधि नियुक्त गर्ने।\n(घ) अन्य व्यक्ति वा संस्थासँग करार तथा सहकार्य गर्ने र प्रचलित कानुनबमोजिम अनुमति लिई शाखा खोल्ने।\n(ङ) प्रचलित कानुनबमोजिम कुनै निकायको अनुमति वा इजाजत चाहिने काम त्यस्तो अनुमति वा इजाजत लिएर मात्र गर्ने।',
      en: '(a) To buy, rent, lease, sell or mortgage the land, buildings, machines, equipment and other property that the objectives need.\n(b) To borrow from banks, financial institutions and other sources as the law allows.\n(c) To appoint the employees, advisers and agents that are needed.\n(d) To contract and cooperate with other persons and bodies, and to open branches with the permission the law asks for.\n(e) To do what needs the permission or licence of any body only after that permission or licence is obtained.',
    },
  },
  {
    key: 'works-non-profit', of: ['NON_PROFIT'], locked: false, law: section('१८(१)(घ)', '18(1)(d)'),
    heading: { ne: 'उद्देश्य प्राप्त गर्न गरिने काम', en: 'Works done to attain the objectives' },
    text: {
      ne: '(क) उद्देश्यअनुरूपका कार्यक्रम सञ्चालन गर्ने र त्यसका लागि आवश्यक सम्पत्ति राख्ने।\n(ख) सदस्यता शुल्क, अनुदान, दान तथा सहयोग प्रचलित कानुनबमोजिम स्वीकार गर्ने।\n(ग) आवश्यक कर्मचारी तथा परामर्शदाता नियुक्त गर्ने।\n(घ) समान उद्देश्य भएका निकायसँग सहकार्य गर्ने।',
      en: '(a) To run programmes that serve the objectives, and to hold the property they need.\n(b) To accept membership fees, grants, donations and support as the law allows.\n(c) To appoint the employees and advisers that are needed.\n(d) To cooperate with bodies of like objectives.',
    },
  },
  {
    key: 'capital', of: SHARES, locked: true, law: section('१८(१)(ङ)', '18(1)(e)'),
    heading: { ne: 'कम्पनीको पुँजी', en: 'Capital of the company' },
    text: {
      ne: '(क) कम्पनीको अधिकृत पुँजी {{authorizedCapital}} हुनेछ।\n(ख) कम्पनीले तत्काल जारी गर्ने शेयर पुँजी {{issuedCapital}} हुनेछ।\n(ग) संस्थापकले चुक्ता गर्न कबुल गरेको पुँजी {{committedCapital}} हुनेछ।',
      en: '(a) The authorized capital of the company is {{authorizedCapital}}.\n(b) The share capital to be issued for the time being is {{issuedCapital}}.\n(c) The capital that the promoters have undertaken to pay is {{committedCapital}}.',
    },
  },
  {
    key: 'shares', of: SHARES, locked: true, law: section('१८(१)(च)', '18(1)(f)'),
    heading: { ne: 'शेयरको किसिम, मूल्य र सङ्ख्या', en: 'Kind, value and number of the shares' },
    text: {
      ne: 'अधिकृत पुँजीलाई प्रति शेयर {{shareRate}} अङ्कित मूल्यका {{authorizedQuantity}} शेयरमा विभाजन गरिएको छ। तत्काल जारी हुने शेयर {{issuedQuantity}} छन्।',
      en: 'The authorized capital is divided into {{authorizedQuantity}} shares with a face value of {{shareRate}} each, of which {{issuedQuantity}} are issued for the time being.',
    },
  },
  {
    key: 'rights', of: SHARES, locked: false, law: section('१८(१)(च)', '18(1)(f)'),
    heading: { ne: 'शेयरमा निहित हक र अधिकार', en: 'Rights and powers in the shares' },
    text: {
      ne: 'कम्पनीका शेयर साधारण शेयर हुनेछन्। प्रत्येक शेयरको एक मत हुनेछ र प्रत्येक शेयरमा लाभांश तथा कम्पनी खारेज हुँदा बाँकी रहने सम्पत्तिमा समान हक हुनेछ।',
      en: 'The shares of the company are ordinary shares. Each share has one vote, and an equal right to dividend and to the property that remains when the company is dissolved.',
    },
  },
  {
    key: 'transfer-sole', of: ['SOLE'], locked: false, law: section('१८(१)(छ)', '18(1)(g)'),
    heading: { ne: 'शेयर खरिद वा हस्तान्तरणमा बन्देज', en: 'Restrictions on purchase and transfer' },
    text: {
      ne: 'शेयरधनीले आफ्नो शेयर प्रचलित कानुनबमोजिम बेच्न वा हस्तान्तरण गर्न सक्नेछ। शेयर सर्वसाधारणमा बिक्री गरिने छैन।',
      en: 'The shareholder may sell or transfer the shares as the law provides. Shares are not offered to the public.',
    },
  },
  {
    key: 'transfer-private', of: ['PRIVATE'], locked: false, law: section('१८(१)(छ)', '18(1)(g)'),
    heading: { ne: 'शेयर खरिद वा हस्तान्तरणमा बन्देज', en: 'Restrictions on purchase and transfer' },
    text: {
      ne: 'शेयर बेच्न चाहने शेयरधनीले पहिले अन्य शेयरधनीलाई प्रस्ताव गर्नुपर्नेछ। पैँतीस दिनभित्र उनीहरूले नलिएमा मात्र सञ्चालक समितिको जानकारीमा अरूलाई बेच्न सकिनेछ। शेयर सर्वसाधारणमा बिक्री गरिने छैन।',
      en: 'A shareholder who wishes to sell offers the shares to the other shareholders first. Only if they do not take them within thirty-five days may they be sold to others, with notice to the board. Shares are not offered to the public.',
    },
  },
  {
    key: 'transfer-public', of: ['PUBLIC'], locked: false, law: section('१८(१)(छ)', '18(1)(g)'),
    heading: { ne: 'शेयर खरिद वा हस्तान्तरणमा बन्देज', en: 'Restrictions on purchase and transfer' },
    text: {
      ne: 'चुक्ता भएका शेयर प्रचलित कानुनबमोजिम स्वतन्त्र रूपले हस्तान्तरण हुन सक्नेछन्। संस्थापक शेयर हस्तान्तरणमा प्रचलित कानुनले तोकेको बन्देज लागू हुनेछ।',
      en: 'Paid-up shares may be transferred freely as the law provides. The transfer of promoters’ shares is subject to the restrictions that the law sets.',
    },
  },
  {
    key: 'subscription', of: SHARES, locked: true, law: section('१८(१)(ज) र १९(१)', '18(1)(h) and 19(1)'),
    heading: { ne: 'संस्थापकले लिन कबुल गरेको शेयर', en: 'Shares the promoters have undertaken to take' },
    text: {
      ne: '{{founderCount}} जना संस्थापकले तत्काल लिन कबुल गरेको शेयर सङ्ख्या यस प्रबन्धपत्रको अन्त्यमा उल्लेख भएबमोजिम हुनेछ।',
      en: 'The number of shares that the promoters, {{founderCount}} in number, have undertaken to take for the time being is given at the end of this memorandum.',
    },
  },
  {
    key: 'payment', of: SHARES, locked: false, law: section('१८(१)(झ)', '18(1)(i)'),
    heading: { ne: 'शेयर रकम भुक्तानीका सर्त', en: 'Terms of payment of the shares' },
    text: {
      ne: 'संस्थापकले {{paidCapital}} तत्काल चुक्ता गर्नेछन्। बाँकी {{unpaidCapital}} सञ्चालक समितिले माग गरेको समयभित्र चुक्ता गर्नुपर्नेछ।',
      en: 'The promoters pay {{paidCapital}} at once. The remaining {{unpaidCapital}} is paid within the time for which the board calls it.',
    },
  },
  {
    key: 'liability', of: SHARES, locked: true, law: section('१८(१)(ञ) र ८', '18(1)(j) and 8'),
    heading: { ne: 'शेयरधनीको दायित्व', en: 'Liability of the shareholders' },
    text: {
      ne: 'शेयरधनीको दायित्व निजले खरिद गरेको वा खरिद गर्न कबुल गरेको शेयरको अधिकतम मूल्यसम्म मात्र सीमित रहनेछ।',
      en: 'The liability of a shareholder is limited to the maximum value of the shares that he or she has taken or undertaken to take.',
    },
  },
  {
    key: 'maximum-holders', of: ['SOLE', 'PRIVATE'], locked: true, law: section('१८(१)(ट) र ९', '18(1)(k) and 9'),
    heading: { ne: 'शेयरधनीको अधिकतम सङ्ख्या', en: 'Maximum number of shareholders' },
    text: { ne: 'यस कम्पनीमा बढीमा {{maximumHolders}} जना शेयरधनी हुन सक्नेछन्।', en: 'The company may have at most {{maximumHolders}} shareholders.' },
  },
  {
    key: 'membership', of: ['NON_PROFIT'], locked: true, law: section('१६६', '166'),
    heading: { ne: 'सदस्यता', en: 'Membership' },
    text: {
      ne: 'यस कम्पनीको शेयर पुँजी हुने छैन। {{founderCount}} जना संस्थापक यसका पहिला सदस्य हुनेछन्। सदस्यता शुल्क {{membershipFee}} हुनेछ। सदस्यता हस्तान्तरण हुन सक्ने छैन।',
      en: 'The company has no share capital. Its promoters, {{founderCount}} in number, are its first members. The membership fee is {{membershipFee}}. Membership cannot be transferred.',
    },
  },
  {
    key: 'no-distribution', of: ['NON_PROFIT'], locked: true, law: section('१६६', '166'),
    heading: { ne: 'मुनाफा वितरण नहुने', en: 'No distribution of profit' },
    text: {
      ne: 'कम्पनीले आर्जन गरेको मुनाफा वा बचत सदस्यलाई लाभांश वा अन्य कुनै रूपमा वितरण गरिने छैन; उद्देश्य प्राप्तिका लागि मात्र खर्च गरिनेछ।',
      en: 'What the company earns or saves is not distributed to its members as dividend or in any other form; it is spent only for its objectives.',
    },
  },
  {
    key: 'liability-members', of: ['NON_PROFIT'], locked: true, law: section('१८(१)(ञ)', '18(1)(j)'),
    heading: { ne: 'सदस्यको दायित्व', en: 'Liability of the members' },
    text: {
      ne: 'सदस्यको दायित्व सीमित हुनेछ। लिखित रूपमा कबुल गरेकोमा बाहेक कम्पनीको दायित्व सदस्यले व्यक्तिगत रूपमा बेहोर्नुपर्ने छैन।',
      en: 'The liability of the members is limited. A member does not answer for the debts of the company in person, except where he or she has undertaken so in writing.',
    },
  },
  {
    key: 'dissolution-property', of: ['NON_PROFIT'], locked: false, law: section('१८(१)(ठ)', '18(1)(l)'),
    heading: { ne: 'विघटन भएमा सम्पत्ति', en: 'Property on dissolution' },
    text: {
      ne: 'कम्पनी विघटन भई दायित्व फरफारक गरेपछि बाँकी रहेको सम्पत्ति सदस्यले नपाई समान उद्देश्य भएको अर्को संस्था वा नेपाल सरकारलाई हस्तान्तरण गरिनेछ।',
      en: 'What remains when the company is dissolved and its debts are settled does not go to the members but to another body of like objectives or to the Government of Nepal.',
    },
  },
  {
    key: 'costs', of: EVERY, locked: false, law: section('१८(२)(ग)', '18(2)(c)'),
    heading: { ne: 'संस्थापनाको खर्च', en: 'Costs of the incorporation' },
    text: { ne: 'कम्पनीको संस्थापनामा लागेको आवश्यक खर्च कम्पनीले बेहोर्नेछ।', en: 'The company bears the necessary costs of its incorporation.' },
  },
  {
    key: 'other', of: EVERY, locked: true, law: section('१८(५)', '18(5)'),
    heading: { ne: 'ऐनको प्रधानता', en: 'The Act prevails' },
    text: {
      ne: 'यस प्रबन्धपत्रको कुनै कुरा कम्पनी ऐन, २०६३ सँग बाझिएमा बाझिएको हदसम्म स्वतः अमान्य हुनेछ।',
      en: 'Whatever in this memorandum is in conflict with the Companies Act, 2063 is void to the extent of the conflict.',
    },
  },
];
