import { required } from './required';

/** De-registration by the office (section 136). */
export const forcedMessages = {
  NOT_STARTED_REQUIRED: required('कारोबार सुरु हुन नसक्नुको कारण', 'Why business could not start'),
  NO_BUSINESS_DECLARATION_REQUIRED: required('कारोबार नगरेको घोषणा', 'Declaration that there was no business'),
  FORCED_ANSWER_REQUIRED: required('कम्पनीको जवाफ', 'Answer of the company'),
  FORCED_GROUND_REQUIRED: required('दर्ता खारेज गर्ने आधार', 'Ground of the de-registration'),
  FORCED_REASON_REQUIRED: required('प्रस्तावको कारण', 'Reason of the proposal'),
  FORCED_GROUND_ABSENT: {
    ne: 'यो आधार दर्ता किताबबाट देखिँदैन; विवरण वा जरिबाना बाँकी भएको अर्को आधार छान्नुहोस्।',
    en: 'The register does not show this ground; choose the one that it shows',
  },
  MORE_TIME_DAYS_REQUIRED: required('थप चाहिने दिन', 'Days of more time'),
  FORCED_BATCH_EMPTY: { ne: 'कम्तीमा एउटा कम्पनी छान्नुहोस्।', en: 'Choose at least one company' },
  FORCED_BATCH_TOO_LARGE: {
    ne: 'एक पटकमा बढीमा १०० कम्पनीको प्रस्ताव गर्न मिल्छ।',
    en: 'At most 100 companies can be proposed together',
  },
  FORCED_BATCH_STRANGER: {
    ne: 'यो कम्पनी यो कार्यालयको सक्रिय कम्पनी होइन।',
    en: 'This is not an active company of the office',
  },
  FORCED_BATCH_OWN: {
    ne: 'तपाईं आफैँ प्रतिनिधि रहेको कम्पनीको प्रस्ताव गर्न मिल्दैन।',
    en: 'You cannot propose a company that you represent',
  },
  FORCED_BATCH_GROUND_ABSENT: {
    ne: '{{company}}: यो आधार दर्ता किताबबाट देखिँदैन। यो कम्पनी हटाएर पठाउनुहोस्।',
    en: '{{company}}: the register does not show this ground. Leave this company out',
  },
  FORCED_BATCH_PROPOSED: {
    ne: '{{company}}: यसको अर्को प्रस्ताव वा कारबाही चलिरहेको छ। यो कम्पनी हटाएर पठाउनुहोस्।',
    en: '{{company}}: another proposal about it waits or is under way. Leave this company out',
  },
  NOTICE_WAY_NOT_YET: {
    ne: 'पहिले अघिल्लो तरिकाबाट सूचना पठाउनुहोस्; त्यो फिर्ता आएपछि मात्र यो तरिका मिल्छ।',
    en: 'Serve the notice in the way before first; this way is open once that one was returned',
  },
};
