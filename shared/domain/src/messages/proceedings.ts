import { required } from './required';

/** Notices, claims and opinions of proceedings. */
export const proceedingMessages = {
  NOTICE_CHANNEL_UNFIT: {
    ne: 'यो सूचना यसरी दिन मिल्दैन; तोकिएको माध्यम छान्नुहोस्।',
    en: 'This notice is not given in this way; choose one of its ways',
  },
  NOTICE_PROOF_REQUIRED: {
    ne: 'पत्रिकाको नाम र पृष्ठ वा हुलाकको रजिष्ट्री नम्बर लेख्नुहोस्।',
    en: 'Enter the newspaper and its page, or the number of the registered letter',
  },
  NOTICE_PROOF_FILE_REQUIRED: {
    ne: 'सूचनाको कटिङ वा बुझेको भर्पाई राख्नुहोस्।',
    en: 'Attach the cutting of the notice or the receipt of its delivery',
  },
  NOTICE_BEFORE_PHASE: {
    ne: 'सूचना अघिल्लो चरण स्वीकृत भएको मिति {{since}} वा त्यसपछि प्रकाशित भएको हुनुपर्छ।',
    en: 'The notice must have been published on {{since}}, when the phase before was approved, or later',
  },
  NOTICE_DAY_IS_TODAY: {
    ne: 'पोर्टल र इमेलबाट दिइने सूचनाको मिति आजकै हुन्छ।',
    en: 'A notice on the portal or by email is given today',
  },
  NOTICE_BEFORE_FIRST: {
    ne: 'यो सूचना “{{notice}}” प्रकाशित भएको दिनभन्दा पछि मात्र प्रकाशित हुन्छ।',
    en: 'This notice is published on a later day than “{{notice}}”',
  },
  NOTICE_RETURNED_TOO_EARLY: {
    ne: 'फिर्ता आएको मिति सूचना दिएको मितिभन्दा अघिको हुन मिल्दैन।',
    en: 'The day of the return must not be before the day on which the notice was given',
  },
  RETURN_REASON_REQUIRED: required('फिर्ता आएको कारण', 'Reason of the return'),
  CLAIM_TEXT_REQUIRED: required('दाबी वा उजुरीको व्यहोरा', 'Text of the claim or objection'),
  CLAIMANT_NAME_REQUIRED: required('दाबी वा उजुरी दिनेको नाम', 'Name of who claims or objects'),
  CLAIM_AMOUNT_REQUIRED: required('दाबी रकम', 'Amount of the claim'),
  JUDGEMENT_REASON_REQUIRED: required('निर्णयको कारण', 'Reason of the decision'),
  OPINION_QUESTION_REQUIRED: required('राय मागिएको विषय', 'Question to the body'),
  OPINION_ANSWER_REQUIRED: required('प्राप्त राय', 'Answer of the body'),
  OPINION_KIND_REQUIRED: required('राय', 'Your answer'),
  OPINION_TEXT_REQUIRED: required('रायको व्यहोरा', 'Text of the answer'),
  OPINION_CLAIM_OF_OBJECTION: {
    ne: 'दाबी रकम आपत्ति भएको रायमा मात्र लेखिन्छ।',
    en: 'An amount is given with an objection only',
  },
  OPINION_ANSWERED_TOO_EARLY: {
    ne: 'राय प्राप्त मिति राय मागेको मितिभन्दा अघिको हुन मिल्दैन।',
    en: 'The day of the answer must not be before the day of the request',
  },
  ORDER_REASON_REQUIRED: required('आदेशको व्यहोरा र कारण', 'Text and reason of the order'),
  ORDER_LIABILITIES_REQUIRED: required('दायित्व र सम्पत्तिको व्यहोरा', 'Note on liabilities and property'),
  PHASE_REMARK_REQUIRED: required('चरण खोल्नुको कारण', 'Reason for opening the phase'),
};
