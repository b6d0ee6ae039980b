import type { Bilingual } from '../bilingual';

/** Institutions that ask companies for verified documents. */
export const institutionMessages = {
  INSTITUTION_ACCOUNT_UNKNOWN: {
    ne: 'यो प्रयोगकर्ता नामको सक्रिय खाता छैन। संस्थाले पहिले खाता खोलेर इमेल प्रमाणित गर्नुपर्छ।',
    en: 'No active account with a proven email has this username. The institution has to open one first.',
  },
  INSTITUTION_ACCOUNT_IN_USE: {
    ne: 'यो खाताबाट कम्पनीको काम वा निवेदन भएको छ। संस्थाले छुट्टै खाता खोल्नुपर्छ।',
    en: 'This account acts for a company or has applications. The institution needs an account of its own.',
  },
  INSTITUTION_NAME_NEPALI_REQUIRED: {
    ne: 'संस्थाको नाम नेपालीमा लेख्नुहोस्।',
    en: 'The name of the institution in Nepali is required.',
  },
  INSTITUTION_NAME_ENGLISH_REQUIRED: {
    ne: 'संस्थाको नाम अङ्ग्रेजीमा लेख्नुहोस्।',
    en: 'The name of the institution in English is required.',
  },
  INSTITUTION_KIND_REQUIRED: { ne: 'संस्थाको किसिम छान्नुहोस्।', en: 'Choose what kind of institution it is.' },
  INSTITUTION_END_REQUIRED: {
    ne: 'कहिलेसम्म कागजात माग गर्न पाउने हो, मिति दिनुहोस्।',
    en: 'Give the last day on which it may ask for documents.',
  },
  INSTITUTION_END_PAST: { ne: 'यो मिति बितिसकेको छ।', en: 'This day is in the past.' },
  INSTITUTION_END_TOO_LATE: {
    ne: 'यो मिति धेरै पछिको छ; बढीमा {{maximum}} दिनसम्म दिन मिल्छ।',
    en: 'This day is too late: at most {{maximum}} days from today.',
  },
  SHARE_TARGET_NOT_ASKED: {
    ne: 'संस्थाले मागेको कागजात छान्नुहोस्।',
    en: 'Choose the document that the institution asked for.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
