import { enumeration, type KeyOf } from '../../enumerations/enumeration';

/** Why a process is not open to a user, in addition to the blockers of the company. */
export const processReasons = enumeration([
  [
    'NOT_OFFERED',
    'यो निवेदन पोर्टलबाट दिने व्यवस्था भइसकेको छैन; कार्यालयमा पेश गर्नुहोस्',
    'It is not filed through the portal yet; please submit it at the office',
  ],
  ['ROLE', 'तपाईंको भूमिकाबाट कम्पनीको निवेदन दिन मिल्दैन', 'Your role does not file for a company'],
  ['MANDATE', 'तपाईंको अख्तियारीमा यो निवेदन पर्दैन', 'Your authorisation does not include this process'],
  ['NOTHING_TO_VERIFY', 'पुरानो प्रणालीको रुजु गर्नुपर्ने विवरण छैन', 'There are no details of the old system to verify'],
  ['CONDITION_UNMET', 'ऐनले तोकेको सर्त पूरा भएको छैन', 'A condition of the Act is not met'],
  ['OBJECTION_TIME', 'आपत्ति जनाउने समय बाँकी छ', 'The time to object is not over'],
  ['LAST_REPRESENTATIVE', 'कम्पनीको अन्तिम प्रतिनिधि', 'The last representative of the company'],
  ['NOT_OWED', 'कम्पनीले यो विवरण दिनुपर्दैन', 'The company does not owe it'],
  [
    'SHARES_UNKNOWN',
    'दर्ता किताबमा कम्पनीको शेयरको लगत छैन; पहिले कार्यालयबाट लगत चढाउनुहोस्',
    'The register has no share table of the company; have it entered at the office first',
  ],
  ['NO_OPEN_CALL', 'जवाफ दिन बाँकी कैफियत तलब छैन', 'There is no call for explanation to answer'],
  [
    'NAMED_COMPANY_STOPPED',
    'नाम उल्लेख भएको कम्पनीको विवरण अहिले परिवर्तन गर्न मिल्दैन',
    'The company named cannot be changed now',
  ],
  [
    'NO_CONFIRMED_MERGER',
    'दुवै कम्पनीको गाभ्ने निर्णय स्वीकृत भएको छैन; पहिले त्यो पेश गर्नुहोस्',
    'The decisions to merge of both companies are not approved yet; file them first',
  ],
  [
    'MERGER_OPEN',
    'कम्पनी पहिले नै गाभिने प्रक्रियामा छ; त्यो नटुङ्गी अर्को निर्णय पेश गर्न मिल्दैन',
    'The company is merging already; another decision can be filed when that has ended',
  ],
  [
    'PARTNER_MERGING',
    'नाम उल्लेख भएको कम्पनी अर्कै कम्पनीसँग गाभिने प्रक्रियामा छ',
    'The company named is merging with another company',
  ],
  ['PHASE_NOT_OPEN', 'कारबाहीको यो चरण खुलेको छैन', 'This phase of the proceeding is not open'],
  ['DRAFT_OPEN', 'यसै निवेदनको मस्यौदा खुला छ', 'A draft of it is already open'],
]);
export type ProcessReason = KeyOf<typeof processReasons>;
