import type { Bilingual } from '../bilingual';

/** Why shares cannot change hands, be divided or be numbered anew as it was asked. */
export const shareLedgerMessages = {
  SHARES_NOT_HELD: {
    ne: 'कित्ता {{from}} देखि {{to}} सम्मका सबै शेयर यही शेयरधनीका छैनन्।',
    en: 'Not all shares from {{from}} to {{to}} belong to this shareholder',
  },
  SHARES_HOLDER_HAS_NONE: { ne: 'यस शेयरधनीसँग अहिले कुनै शेयर छैन।', en: 'This shareholder has no shares now' },
  SHARES_TO_SAME_HOLDER: {
    ne: 'शेयर पहिल्यै यसैसँग छ। अर्को शेयरधनी छान्नुहोस्।',
    en: 'The shares are there already. Choose another shareholder',
  },
  SHARES_HOLDER_TWICE: { ne: 'यो शेयरधनी सूचीमा दोहोरियो।', en: 'This shareholder is in the list twice' },
  SHARES_NO_HOLDERS: {
    ne: 'शेयर पाउने कम्तीमा एक जना शेयरधनी चाहिन्छ।',
    en: 'At least one shareholder is needed to receive the shares',
  },
  SHARES_QUANTITY_INVALID: { ne: '१ वा सोभन्दा ठूलो पूर्णाङ्क लेख्नुहोस्।', en: 'Enter a whole number of at least 1' },
  SHARES_PAID_ABOVE_RATE: {
    ne: 'एक शेयरमा चुक्ता रकम ० देखि अङ्कित मूल्यसम्म मात्र हुन सक्छ।',
    en: 'The amount paid on a share can be from 0 to its face value',
  },
  SHARES_PAID_NOT_RAISED: {
    ne: 'यीमध्ये कुनै शेयरमा यति वा योभन्दा बढी रकम पहिल्यै चुक्ता छ।',
    en: 'On some of these shares as much or more is paid already',
  },
  SHARES_PAID_NOT_LOWERED: {
    ne: 'यीमध्ये कुनै शेयरमा चुक्ता रकम यति वा योभन्दा कम छ।',
    en: 'On some of these shares as much or less is paid now',
  },
  SHARES_CANCELLED_ALREADY: {
    ne: 'यसमा पहिल्यै रद्द भइसकेका शेयर छन्।',
    en: 'Some of these shares are cancelled already',
  },
  SHARES_NOT_ISSUED: {
    ne: 'कित्ता {{from}} देखि {{to}} सम्मका सबै शेयर जारी भएका छैनन्।',
    en: 'Not all shares from {{from}} to {{to}} are issued',
  },
  SHARES_SWAP_RATIO_INVALID: {
    ne: 'सट्टाको अनुपातका दुवै भाग १ वा सोभन्दा ठूलो पूर्णाङ्क हुनुपर्छ।',
    en: 'Both parts of the swap ratio must be whole numbers of at least 1',
  },
  SHARES_SWAP_WITHOUT_SHARE: {
    ne: 'यो अनुपातले यस शेयरधनीको भागमा एउटै शेयर पर्दैन।',
    en: 'With this ratio not even one share falls to this shareholder',
  },
  SHARES_SWAP_NOT_EXACT: {
    ne: 'सट्टामा दिने {{needed}} शेयर चाहिन्छ, छुट्याइएका {{reserved}} छन्।',
    en: '{{needed}} shares are needed for the swap, {{reserved}} are set aside',
  },
  SHARES_FORFEIT_TOO_MANY: {
    ne: 'पूरा चुक्ता नभएका {{unpaid}} शेयरसम्म मात्र जफत गर्न मिल्छ।',
    en: 'At most the {{unpaid}} shares that are not fully paid can be forfeited',
  },
  SHARES_FORFEIT_PAID: {
    ne: 'यसमा पूरा चुक्ता भइसकेका शेयर छन्। तिनलाई जफत गर्न मिल्दैन।',
    en: 'Some of these shares are fully paid and cannot be forfeited',
  },
  SHARES_RESERVE_TOO_FEW: { ne: 'जगेडामा {{available}} शेयर मात्र छन्।', en: 'Only {{available}} shares are in reserve' },
  SHARES_RESERVE_EMPTY: {
    ne: 'जगेडामा शेयर छैन, त्यसैले बाँडफाँड गर्न मिल्दैन।',
    en: 'There are no shares in reserve to allot',
  },
  SHARE_OPERATION_REQUIRED: { ne: 'विभाजन, एकीकरण वा बाँडफाँड छान्नुहोस्।', en: 'Choose split, consolidation or allotment' },
  OLD_SHARES_REQUIRED: { ne: 'साबिकका कति शेयर हुन् लेख्नुहोस्।', en: 'Enter how many old shares' },
  NEW_SHARES_REQUIRED: { ne: 'नयाँ कति शेयर हुन्छन् लेख्नुहोस्।', en: 'Enter how many new shares they become' },
  SPLIT_RATIO: {
    ne: 'विभाजनमा नयाँ शेयर साबिकका भन्दा बढी हुनुपर्छ।',
    en: 'In a split there must be more new shares than old ones',
  },
  CONSOLIDATION_RATIO: {
    ne: 'एकीकरणमा नयाँ शेयर साबिकका भन्दा कम हुनुपर्छ।',
    en: 'In a consolidation there must be fewer new shares than old ones',
  },
  FRACTIONS_SETTLEMENT_REQUIRED: {
    ne: 'खण्डित शेयर बाँकी रहन्छ। त्यसको हिसाब कसरी हुन्छ छान्नुहोस्।',
    en: 'Fractions of shares are left over. Choose what becomes of them',
  },
  SHARE_RATE_UNCHANGED: { ne: 'अङ्कित मूल्य अहिले पनि यही हो।', en: 'This is the face value already' },
  SHARES_UNCONFIRMED: {
    ne: 'शेयरको नयाँ विवरण प्रस्तावसँग मिल्छ भनी पुष्टि गर्नुहोस्।',
    en: 'Please confirm that the shares are those of the resolution',
  },
  PAID_PER_SHARE_REQUIRED: {
    ne: 'प्रतिशेयर चुक्ता रकम लेख्नुहोस्; नभए ० लेख्नुहोस्।',
    en: 'Enter what is paid on each share; 0 if nothing is',
  },
  SHARES_RATIO_INVALID: {
    ne: 'पहिलेको र नयाँ शेयर सङ्ख्याको अनुपात पूर्णाङ्कमा र एकअर्काभन्दा फरक हुनुपर्छ।',
    en: 'The ratio of old to new shares must be of two different whole numbers',
  },
  SHARES_RATE_NOT_WHOLE: {
    ne: 'यो अनुपातले अङ्कित मूल्य पूरा पैसामा आउँदैन।',
    en: 'With this ratio the face value would not be a whole number of paisa',
  },
  SHARES_NOT_DIVISIBLE: {
    ne: 'जारी {{issued}} शेयरलाई {{by}} ले निःशेष भाग जाँदैन, त्यसैले जम्मा मूल्य मिल्दैन।',
    en: 'The {{issued}} issued shares cannot be divided by {{by}} without a rest, so the total value would change',
  },
  SHARES_HEIRS_REQUIRED: { ne: 'कम्तीमा एक जना हकवाला राख्नुहोस्।', en: 'At least one heir is required' },
  SHARES_HEIR_WITHOUT_SHARE: { ne: 'यस हकवालाको भागमा एउटै शेयर पर्दैन।', en: 'Not even one share falls to this heir' },
  SHARES_UNDER_ORDER: {
    ne: 'कित्ता {{from}} देखि {{to}} सम्मका शेयर आदेश वा धितोबाट रोक्का छन्। फुकुवा भएपछि मात्र यो काम गर्न मिल्छ।',
    en: 'The shares from {{from}} to {{to}} are under an order or a pledge. This can be done once it is lifted',
  },
  SHARES_CHANGED_SINCE: {
    ne: 'यसपछि कम्पनीका शेयर फेरिइसकेका छन्। शेयरको अहिलेको विवरण हेरेर फेरि गर्नुहोस्।',
    en: 'The company’s shares have changed since. Look at them as they are now and do it again',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
