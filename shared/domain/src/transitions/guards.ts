import type { Bilingual } from '../bilingual';

/**
 * The guards of actions, implemented in the gateway. The text is the reason why an action is not offered; the page
 * shows it beside the disabled button.
 */
export const guardReasons = {
  PROCESS_ALLOWED: {
    ne: 'यो कम्पनीका लागि यो निवेदन अहिले दिन मिल्दैन।',
    en: 'This application is not open to this company now.',
  },
  NO_OPEN_DRAFT: { ne: 'यसै प्रक्रियाको अर्को मस्यौदा खुला छ।', en: 'Another draft of the same process is open.' },
  IS_OWNER: { ne: 'यो निवेदन तपाईंको होइन।', en: 'This application is not yours.' },
  IS_PARENT_REPRESENTATIVE: {
    ne: 'तपाईं उल्लिखित मुख्य कम्पनीको आधिकारिक प्रतिनिधि हुनुहुन्न।',
    en: 'You are not an authorised representative of the named parent company.',
  },
  PARENT_COMPANY_STANDS: {
    ne: 'मुख्य कम्पनी अब कम्पनी दर्ता किताबमा सक्रिय नभएकाले सहमति दिन मिल्दैन।',
    en: 'The parent company is no longer active in the register, so it cannot consent.',
  },
  SECTIONS_VALID: { ne: 'सबै खण्ड पूरा भएका छैनन्।', en: 'Not all sections are complete.' },
  DOCUMENTS_PRESENT: { ne: 'आवश्यक कागजात पुगेका छैनन्।', en: 'Required documents are missing.' },
  SIGNATURES_COMPLETE: {
    ne: 'पोर्टलमा हस्ताक्षर माग्नुभएको सबैले हस्ताक्षर गरिसक्नुभएको छैन।',
    en: 'Not everybody who was asked to sign through the portal has signed.',
  },
  NOT_PAID: { ne: 'भुक्तानी भइसकेको छ।', en: 'It is already paid.' },
  NOT_CLAIMED: {
    ne: 'कर्मचारीले जाँच सुरु गरिसक्नुभएकाले अब फिर्ता लिन मिल्दैन।',
    en: 'An officer has already begun the review, so it can no longer be recalled.',
  },
  SAME_OFFICE: { ne: 'यो निवेदन अर्को कार्यालयको हो।', en: 'This application belongs to another office.' },
  NO_CONFLICT_OF_INTEREST: {
    ne: 'आफूसँग सम्बन्ध भएको निवेदनमा काम गर्न मिल्दैन।',
    en: 'You cannot work on an application of somebody you are related to.',
  },
  NOT_ON_LEAVE: {
    ne: 'तपाईं बिदामा हुनुहुन्छ; बिदा सकिएपछि काम लिन सकिन्छ।',
    en: 'You are on leave. Work can be taken up when the leave is over.',
  },
  HOLDS_CLAIM: { ne: 'यो निवेदन अर्को कर्मचारीको जिम्मामा छ।', en: 'This application is assigned to another officer.' },
  IN_OWN_QUEUE: { ne: 'यो निवेदन तपाईंको तहमा छैन।', en: 'This application is not at your level.' },
  OVERRIDE_JUSTIFIED: {
    ne: 'रकम अहिले तोक्न मिल्दैन: प्रतिहस्ताक्षर बाँकी छ वा भुक्तानी सुरु भइसकेको छ।',
    en: 'The amount cannot be set now: a counter-signature is awaited, or payment has begun.',
  },
  ALL_REQUESTED_ROWS_UPLOADED: {
    ne: 'माग गरिएका सबै कागजात पेश भएका छैनन्।',
    en: 'Not every requested document is uploaded.',
  },
  EACH_ROW_VERIFIED: { ne: 'हरेक कागजात रुजु भएको छैन।', en: 'Not every document is verified.' },
  EACH_ROW_HAS_REASON: { ne: 'हरेक अस्वीकृत कागजातको कारण चाहिन्छ।', en: 'Each refused document needs a reason.' },
  REMARKS_PINNED: { ne: 'सच्याउनुपर्ने खण्डमा कम्तीमा एउटा कैफियत लेख्नुहोस्।', en: 'Add at least one remark to a section.' },
  PINS_ANSWERED: { ne: 'सबै कैफियतको जवाफ दिइएको छैन।', en: 'Not every remark is answered.' },
  DEADLINE_PASSED: { ne: 'म्याद सकिएको छैन।', en: 'The deadline has not passed.' },
  CHECKLIST_COMPLETE: { ne: 'जाँचसूची पूरा भएको छैन।', en: 'The checklist is not complete.' },
  DOCUMENTS_VERIFIED: { ne: 'सबै कागजात रुजु भएका छैनन्।', en: 'Not all documents are verified.' },
  PAYMENT_SETTLED: { ne: 'भुक्तानी भएको छैन।', en: 'It is not paid.' },
  OPERATOR_MAY_REJECT: {
    ne: 'यो निवेदन अस्वीकृत गर्ने अधिकार स्वीकृत गर्ने अधिकारीलाई मात्र छ; रुजु गरी पठाउनुहोस्।',
    en: 'Only an approver can reject this application; verify it and send it on.',
  },
  NEXT_LEVEL_EXISTS: { ne: 'योभन्दा माथिल्लो तह छैन।', en: 'There is no higher level.' },
  LAST_LEVEL_REACHED: { ne: 'यो निवेदन अन्तिम तहमा पुगेको छैन।', en: 'This application has not reached the last level.' },
  COMMITTEE_ALLOWED: { ne: 'यो प्रक्रिया समितिमा पठाउन मिल्दैन।', en: 'This process does not go to the committee.' },
  COMMITTEE_HEARD: {
    ne: 'यो निवेदन समितिको रायपछि मात्र स्वीकृत गर्न मिल्छ; पहिले समितिमा पठाउनुहोस्।',
    en: 'This application is approved only after the committee has given its opinion; send it to the committee first.',
  },
  INVITED_TO_COMMITTEE: {
    ne: 'यो निवेदन राखिएको बैठकमा तपाईं आमन्त्रित हुनुहुन्न।',
    en: 'You are not invited to a meeting with this application on its agenda.',
  },
  MEETING_BEGUN: { ne: 'बैठक सुरु भएको छैन।', en: 'The meeting has not begun.' },
  NOT_THE_VERIFIER: {
    ne: 'रुजु गर्ने व्यक्तिले नै स्वीकृत गर्न मिल्दैन।',
    en: 'The person who verified an application cannot approve it.',
  },
  NOT_STOPPED: {
    ne: 'कम्पनीका व्यक्तिले यो निवेदन आफूहरूको होइन भनेकाले अधिकारीले नहेरेसम्म रोकिएको छ।',
    en: 'One of the company’s people said that this application is not theirs; it is stopped until an officer has looked.',
  },
  NO_BLOCKER: {
    ne: 'कम्पनीमा रोक्का भएकाले यो काम गर्न मिल्दैन; कारण कम्पनीको पृष्ठमा हेर्नुहोस्।',
    en: 'The company is blocked; see the reason on its page.',
  },
  COMPANY_VERSION_COMPATIBLE: {
    ne: 'यसबीच कम्पनीको विवरण परिवर्तन भएको छ; त्यो परिवर्तन यो निवेदनमा समेटिएको छैन।',
    en: 'The company has changed in the meantime, and this application does not take account of it yet.',
  },
  COMPANY_CHANGED: {
    ne: 'यो निवेदनसँग सम्बन्धित कम्पनीको विवरण परिवर्तन भएको छैन।',
    en: 'Nothing that this application concerns has changed in the company.',
  },
  FITS_TODAYS_FORM: {
    ne: 'यो निवेदन भरेपछि फाराम फेरिएको छ र भरिएको विवरण अब पूरा छैन। निवेदन सच्याउनुपर्छ वा नयाँ निवेदन दिनुपर्छ।',
    en: 'The form has changed since this application was answered, and its answers are no longer complete. It has to be corrected or filed again.',
  },
  CLERICAL_ERROR: {
    ne: 'यो निवेदनले दर्ता किताबमा चढाएको कुनै विवरण यसरी सच्याउन मिल्दैन।',
    en: 'Nothing that this application entered in the register can be corrected in this way.',
  },
  CORRECTION_DECIDED: {
    ne: 'यो निवेदन सच्याउने निवेदनमा निर्णय भएको छैन।',
    en: 'The correction of this application is not decided yet.',
  },
  MAY_BE_REVOKED: { ne: 'यो निर्णय अब रद्द गर्न मिल्दैन।', en: 'This decision can no longer be revoked.' },
  AUTO_APPROVAL_ALLOWED: {
    ne: 'यो निवेदन स्वतः स्वीकृत हुन मिल्दैन।',
    en: 'This application cannot be approved automatically.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
export type GuardName = keyof typeof guardReasons;

/** Input that the actor has to send with the action. */
export type Requirement =
  | 'DECLARATIONS'
  | 'COMPANY_PARTS'
  | 'REMARK'
  | 'OPTIONAL_REMARK'
  | 'REASON_CODE'
  | 'VERSION'
  | 'DOCUMENT_TYPE'
  | 'ASSESSMENT'
  | 'MINUTES';

/** The changes of a transition besides the status. */
export type TransitionEffect =
  | 'TAKE_COMPANY_VERSION'
  | 'AUTOSAVE'
  | 'TOMBSTONE'
  | 'RELEASE_HOLDS'
  | 'ASSIGN_NUMBER'
  | 'FREEZE_SNAPSHOT'
  | 'PROPOSE_ASSESSMENT'
  | 'ENTER_OFFICE_QUEUE'
  | 'LEAVE_QUEUE'
  | 'STORE_CONSENT'
  | 'START_LEASE'
  | 'DROP_LEASE'
  | 'START_CLOCK'
  | 'PAUSE_CLOCK'
  | 'RESUME_CLOCK'
  | 'ISSUE_INVOICE'
  | 'SET_DEADLINE'
  | 'UNLOCK_PINNED_SECTIONS'
  | 'ASK_FOR_DOCUMENTS'
  | 'RETURN_TO_SAME_OPERATOR'
  | 'RAISE_LEVEL'
  | 'ENTER_LEVEL_QUEUE'
  | 'ADD_TO_AGENDA'
  | 'RETURN_TO_SENDER'
  | 'RECORD_MINUTES'
  | 'RUN_PROCESS_EFFECT'
  | 'ISSUE_DOCUMENTS'
  | 'EVALUATE_REFUND'
  | 'LEAVE_AGENDA'
  | 'TELL_COMPANY'
  | 'COMPENSATE';

/** The audiences that a transition notifies. */
export type NotifyEffect = 'NOTIFY_APPLICANT' | 'NOTIFY_OFFICE' | 'NOTIFY_PARENT' | 'NOTIFY_NEXT_ACTOR';
