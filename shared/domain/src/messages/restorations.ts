import { required } from './required';

/** Restoration by order of a court (section 137). */
export const restorationMessages = {
  RESTORATION_COURT_REQUIRED: required('अदालत', 'Court'),
  RESTORATION_COURT_OTHER: {
    ne: 'यो कार्यालयका कम्पनीबारे यो अदालतले आदेश दिँदैन। आदेश दिने अदालत जाँच्नुहोस्।',
    en: 'This court does not order about companies of this office. Check which court gave the order',
  },
  RESTORATION_PAPER_NUMBER_REQUIRED: required('आदेशमा लेखिएको दर्ता नम्बर', 'Registration number on the order'),
  RESTORATION_OTHER_COMPANY: {
    ne: 'आदेश अर्को कम्पनीको हो: यो कम्पनीको दर्ता नम्बर {{number}} हो।',
    en: 'The order is of another company: the registration number of this one is {{number}}',
  },
  RESTORATION_BEFORE_END: {
    ne: 'आदेश दर्ता खारेज भएको मिति ({{day}}) भन्दा अघिको छ।',
    en: 'The order is of a day before the de-registration ({{day}})',
  },
  RESTORATION_TOO_LATE: {
    ne: 'दर्ता खारेजको सूचना प्रकाशित भएको म्यादभित्र मात्र अदालतले दर्ता कायम गराउन सक्छ; त्यो म्याद {{day}} मा सकियो।',
    en: 'A court may restore the company only in time after the publication of its de-registration; the time ended on {{day}}',
  },
  RESTORATION_NAME_TAKEN: {
    ne: 'कम्पनीको साबिकको नाम अहिले अर्कोको छ। नयाँ नाम लेख्नुहोस्।',
    en: 'Somebody else has the former name of the company now. Enter a new name',
  },
  RESTORATION_NAME_FREE: {
    ne: 'कम्पनीको साबिकको नाम खाली छ। यो कोठा खाली छोड्नुहोस्।',
    en: 'The former name of the company is free. Leave this empty',
  },
  RESTORATION_ACCOUNT_UNKNOWN: {
    ne: 'यो प्रयोगकर्ता नामको सक्रिय निवेदक खाता छैन।',
    en: 'No active account of an applicant has this user name',
  },
  RESTORATION_REPRESENTS_ALREADY: {
    ne: 'यो व्यक्ति कम्पनीको प्रतिनिधि नै हो। यो कोठा खाली छोड्नुहोस्।',
    en: 'This person represents the company already. Leave this empty',
  },
  RESTORATION_REPRESENTATIVE_REQUIRED: {
    ne: 'अहिले कम्पनीको कोही प्रतिनिधि छैन। पहिचान जाँचिएको व्यक्तिको प्रयोगकर्ता नाम लेख्नुहोस्।',
    en: 'Nobody represents the company now. Enter the user name of the person whose identity was verified',
  },
};
