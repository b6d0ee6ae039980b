import type { Bilingual } from '../bilingual';
import { required } from './required';

/** Where new entries of the register are sent. */
export const publicationWebhookMessages = {
  WEBHOOK_URL_REQUIRED: required('पठाउने ठेगाना', 'Address to send to'),
  WEBHOOK_URL_INVALID: {
    ne: 'ठेगाना https:// बाट सुरु हुने र प्रयोगकर्ता नाम, पासवर्ड वा # नभएको हुनुपर्छ।',
    en: 'The address has to begin with https://, without a user name, a password or a # part',
  },
  WEBHOOK_URL_INNER: {
    ne: 'यो ठेगाना इन्टरनेटमा खुला छैन। इन्टरनेटबाट पुगिने ठेगाना दिनुहोस्।',
    en: 'This address is not on the public internet. Give one that can be reached from there',
  },
  WEBHOOK_NO_ANSWER: {
    ne: 'परीक्षण सन्देश यस ठेगानाले १० सेकेन्डभित्र स्वीकारेन। त्यहाँ POST लाई २०० देखि २९९ को उत्तर दिने बनाएर फेरि प्रयास गर्नुहोस्।',
    en: 'The address did not take the test message within 10 seconds. Let it answer POST with 200 to 299, and try again',
  },
  WEBHOOK_KNOWN: {
    ne: 'यस ठेगानामा तपाईंले पहिले नै पठाउन लगाइसक्नुभएको छ।',
    en: 'You already have new entries sent to this address',
  },
  WEBHOOKS_TOO_MANY: {
    ne: 'एक खाताबाट बढीमा तीन ठेगानामा पठाउन मिल्छ। पहिले एउटा हटाउनुहोस्।',
    en: 'One account can have three addresses at most. Remove one first',
  },
} as const satisfies Record<string, Bilingual>;
