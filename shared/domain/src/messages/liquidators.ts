import type { Bilingual } from '../bilingual';
import { required } from './required';

/** The list of liquidators, their accounts and the claims that they record. */
export const liquidatorMessages = {
  LICENCE_KIND_REQUIRED: required('इजाजतपत्रको किसिम', 'Kind of the licence'),
  LICENCE_ISSUED_REQUIRED: required('इजाजतपत्र जारी मिति', 'Day on which the licence was issued'),
  LICENCE_ENDS_BEFORE_ISSUED: {
    ne: 'इजाजतपत्रको अन्तिम मिति जारी मितिभन्दा अघिको हुन मिल्दैन।',
    en: 'The licence cannot end before it was issued',
  },
  LICENCE_IN_LIST: {
    ne: 'यो इजाजतपत्र नम्बर सूचीमा पहिले नै छ।',
    en: 'This licence number is in the list already',
  },
  PAN_IN_LIST: {
    ne: 'यो स्थायी लेखा नम्बरको व्यक्ति सूचीमा पहिले नै छन्; उनकै विवरण परिवर्तन गर्नुहोस्।',
    en: 'The list already has a person with this PAN; change that entry instead',
  },
  LIQUIDATOR_NOT_LISTED: {
    ne: 'यो इजाजतपत्र नम्बर कार्यालयको लिक्विडेटरको सूचीमा छैन। नम्बर जाँच्नुहोस्, वा सूचीमा रहेको व्यक्ति नियुक्त गर्नुहोस्; इजाजतपत्र भएको व्यक्तिले कार्यालयमा इजाजतपत्र देखाई सूचीमा नाम राख्न सकिन्छ।',
    en: 'This licence number is not in the office’s list of liquidators. Check the number or appoint somebody who is in the list; whoever has a licence is entered when they show it at the office',
  },
  LIQUIDATOR_LICENCE_NOT_BEGUN: {
    ne: 'यो इजाजतपत्रको अवधि सुरु भएको छैन; मान्य इजाजतपत्र भएको व्यक्ति नियुक्त गर्नुहोस्।',
    en: 'This licence has not begun yet; appoint somebody with a valid licence',
  },
  LIQUIDATOR_PAN_DIFFERS: {
    ne: 'सूचीमा यो इजाजतपत्रको स्थायी लेखा नम्बर अर्कै छ; नम्बर जाँच्नुहोस्।',
    en: 'The list has another PAN for this licence; check the number',
  },
  LIQUIDATOR_SAME: {
    ne: 'यिनै लिक्विडेटर अहिले नियुक्त छन्; अर्को व्यक्ति छान्नुहोस्।',
    en: 'This is the liquidator who is appointed now; choose another one',
  },
  LICENCE_NOT_PROVEN: {
    ne: 'यो इजाजतपत्र नम्बर र तपाईंको खाताको पुष्टि भएको इमेल कार्यालयको सूचीसँग मिल्दैन। नम्बर जाँच्नुहोस् र सूचीमा भएकै इमेल खातामा राख्नुहोस्; सूचीको विवरण कार्यालयमा मिलाउन सकिन्छ।',
    en: 'This licence number and the proven email of your account do not match the list of the office. Check the number, and use the email of the list in your account; the office changes an entry that is out of date',
  },
  ACCOUNT_UNTIL_REQUIRED: required('हिसाबको अन्तिम मिति', 'Last day of the account'),
  ACCOUNT_UNTIL_OUTSIDE: {
    ne: 'हिसाबको अन्तिम मिति {{fromNepali}} देखि {{untilNepali}} सम्मको हुनुपर्छ।',
    en: 'The last day of the account must be from {{fromEnglish}} to {{untilEnglish}}',
  },
  OPENING_REQUIRED: required('सुरु मौज्दात', 'Opening balance'),
  OPENING_CARRIED: {
    ne: 'सुरु मौज्दात अघिल्लो हिसाबको अन्तिम मौज्दात नै हुन्छ।',
    en: 'The opening balance is the closing balance of the account before',
  },
  ACCOUNT_LINE_REQUIRED: required('विवरण', 'Description'),
  ACCOUNT_AMOUNT_REQUIRED: required('रकम', 'Amount'),
  ACCOUNT_BELOW_ZERO: {
    ne: 'भुक्तानी सुरु मौज्दात र प्राप्तिको जोडभन्दा बढी भयो; रकम जाँच्नुहोस्।',
    en: 'The payments are above the opening balance and the receipts together; check the amounts',
  },
  CLAIM_RECEIVED_ON_REQUIRED: required('दाबी प्राप्त मिति', 'Day on which the claim was received'),
  CLAIM_AFTER_NOTICE: {
    ne: 'साहूलाई दिइएको सूचनाको म्याद {{endedNepali}} मा सकियो; त्यसपछि आएको दाबी लिन मिल्दैन।',
    en: 'The notice to creditors ended on {{endedEnglish}}; a claim that came later cannot be taken',
  },
  ADMITTED_REQUIRED: required('ठहर भएको रकम', 'Amount found to be owed'),
  ADMITTED_ABOVE_CLAIM: {
    ne: 'ठहर भएको रकम दाबी रकमभन्दा बढी हुन मिल्दैन।',
    en: 'The amount found to be owed must not be above the claim',
  },
  JUDGEMENT_REQUIRED: required('ठहरको कारण', 'Reason of the judgement'),
  PAID_ABOVE_ADMITTED: {
    ne: 'तिरेको रकम ठहर भएको रकमभन्दा बढी हुन मिल्दैन।',
    en: 'The amount paid must not be above what was found to be owed',
  },
  PAID_ON_REQUIRED: required('तिरेको मिति', 'Day of the payment'),
  PAID_BEFORE_RECEIVED: {
    ne: 'दाबी प्राप्त हुनुअघि भुक्तानी हुन सक्दैन।',
    en: 'A claim cannot be paid before it was received',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
