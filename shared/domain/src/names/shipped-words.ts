import type { ActivityWord, ConsentWord, ForbiddenWord, RuleWord } from './name-rules';

/** English and Nepali words that mean the same, as pairs: `new/नयाँ` is a row, `naya` a row of its own. */
const pairs = (text: string): RuleWord[] =>
  text
    .split(',')
    .map((pair) => pair.trim().split('/'))
    .map(([english = '', nepali = '']) => ({ english, nepali }));

const forbidden = (text: string, overridable = false): ForbiddenWord[] =>
  pairs(text).map((word) => ({ ...word, mode: 'STANDALONE', overridable }));

export const FORBIDDEN_WORDS: readonly ForbiddenWord[] = [
  ...forbidden(
    'a, an, the/दि, /दी, /द, new/नयाँ, naya/नयां, nayaa/न्यु, /न्यू, super/सुपर, om/ओम, /ओम्, /ॐ, shree/श्री, shri, sri',
  ),
  ...forbidden(
    'nepal/नेपाल, international/अन्तर्राष्ट्रिय, /अन्तरराष्ट्रिय, /अन्तर्राष्ट्रीय, /इन्टरनेशनल, /इन्टरनेसनल, /इण्टरनेशनल',
    true,
  ),
];

export const PRONOUNS: readonly RuleWord[] = pairs(
  'i/म, me, my/मेरो, mine, we/हामी, us, our/हाम्रो, ours, you/तिमी, your/तिम्रो, yours/तपाईं, he, his/उनको, she, her, hers, they, their/उनीहरूको, theirs, mero, hamro, timro, ' +
    'tapaiko/तपाईंको, /तपाईको, /आफ्नो',
);

export const DOT_COM_WORDS: readonly RuleWord[] = pairs(
  '.com, .net, .org, .edu, .gov, .io, .np, .info, .biz, www/डब्लुडब्लुडब्लु, dotcom, dot com/डट कम, /डट कॉम, /डट कोम, dot net/डट नेट, dot org/डट अर्ग, /डोट कम, /डोट कॉम, /डोट कोम, /डोट नेट, /डोट अर्ग',
);

const consent = (body: ConsentWord['body'], text: string): ConsentWord[] =>
  pairs(text).map((word) => ({ ...word, mode: 'STANDALONE', body }));

export const CONSENT_WORDS: readonly ConsentWord[] = [
  ...consent(
    'NRB',
    'bank/बैंक, banking/बैंकिङ, /बैङ्क, /बैंकिंग, finance/फाइनान्स, /फाइनेन्स, /वित्त, financial/वित्तीय, bitta, bittiya, microfinance/लघुवित्त, /माइक्रोफाइनान्स, laghubitta, remittance/विप्रेषण, /रेमिट्यान्स, remit/रेमिट, /रेमिट्स',
  ),
  ...consent('INSURANCE_AUTHORITY', 'insurance/बीमा, /बिमा, /इन्स्योरेन्स, /इन्सुरेन्स, reinsurance/पुनर्बीमा, bima, beema'),
  ...consent(
    'SEBON',
    'securities/धितोपत्र, /सेक्युरिटिज, stock broker/सेयर दलाल, stockbroker, mutual fund/सामूहिक लगानी कोष, merchant banking/मर्चेन्ट बैंकिङ, venture capital/भेन्चर क्यापिटल',
  ),
  ...consent('MINISTRY_OF_EDUCATION', 'school/विद्यालय, /स्कूल, /स्कुल, vidyalaya, college/कलेज, /महाविद्यालय, campus/क्याम्पस'),
  ...consent('UNIVERSITY_GRANTS_COMMISSION', 'university/विश्वविद्यालय, /युनिभर्सिटी'),
  ...consent('MINISTRY_OF_HEALTH', 'hospital/अस्पताल, /हस्पिटल, nursing home/नर्सिङ होम, aspatal'),
  ...consent('DEPARTMENT_OF_COOPERATIVES', 'cooperative/सहकारी, cooperatives/कोअपरेटिभ, sahakari'),
  ...consent('SOCIAL_WELFARE_COUNCIL', 'trust/ट्रस्ट, /न्यास, foundation/फाउन्डेसन, /प्रतिष्ठान, /फाउण्डेसन'),
  ...consent('DEPARTMENT_OF_FOREIGN_EMPLOYMENT', 'foreign employment/वैदेशिक रोजगार, overseas/ओभरसिज, manpower/म्यानपावर'),
  ...consent('CIVIL_AVIATION_AUTHORITY', 'airlines/एयरलाइन्स, airways/एयरवेज'),
];

const activity = (text: string, nsic: string): ActivityWord[] =>
  pairs(text).map((word) => ({ ...word, nsicPrefixes: nsic.split(' ') }));

/** NSIC as the office uses it: four digits, of which the first two or three name the branch. */
export const ACTIVITY_WORDS: readonly ActivityWord[] = [
  ...activity('construction/निर्माण, /कन्स्ट्रक्सन, constructions, builders/बिल्डर्स, nirman', '45'),
  ...activity('bank/बैंक, banking/बैंकिङ, finance/फाइनान्स, /वित्त', '65 67'),
  ...activity('insurance/बीमा, /इन्स्योरेन्स', '66 672'),
  ...activity('school/विद्यालय, /स्कूल, college/कलेज, academy/एकेडेमी, education/शिक्षा', '80 0003'),
  ...activity('hospital/अस्पताल, /हस्पिटल, clinic/क्लिनिक', '851'),
  ...activity('pharma/फार्मा, pharmaceuticals/औषधि, pharmacy/फार्मेसी', '2423 5231 5139 851'),
  ...activity('hotel/होटल, resort/रिसोर्ट, lodge/लज', '551'),
  ...activity('restaurant/रेस्टुरेन्ट, cafe/क्याफे', '552'),
  ...activity('travels/ट्राभल्स, travel/ट्राभल, tours/टुर्स, trekking/ट्रेकिङ', '6304 60'),
  ...activity('software/सफ्टवेयर, infotech/इन्फोटेक', '72'),
  ...activity('transport/ट्रान्सपोर्ट, /यातायात, yatayat', '60 61 62 630'),
  ...activity('printing/प्रिन्टिङ, press/प्रेस, /छापाखाना', '22'),
  ...activity('publication/प्रकाशन, publications/पब्लिकेसन, prakashan', '221'),
  ...activity('advertising/विज्ञापन, /एडभर्टाइजिङ', '743'),
  ...activity('hydropower/हाइड्रोपावर, /जलविद्युत', '401 40'),
  ...activity('dairy/डेरी, /दुग्ध', '152 012 5122 522'),
  ...activity('bakery/बेकरी', '154 522 552'),
  ...activity('furniture/फर्निचर', '361 51 52'),
  ...activity('mines/खानी, mining/माइनिङ', '10 11 12 13 14'),
  ...activity('security/सुरक्षा, guards/गार्ड', '7492'),
];
