import type { ProceedingKind } from '../proceeding-kind';
import { callForClaims, endsOfOwnClosing } from './own-closing-parts';
import { dissolutionNotice } from './dissolution-notice';

/**
 * Section 136ka: a company that did not operate, file or pay before the section came into force is removed on its own
 * application, for the smaller of its fines and a part of its paid-up capital. The approval opens it; what is to be
 * paid is paid before the office publishes the notice, and the order comes after the notice.
 */
export const discountedDeRegistration = {
  key: 'DISCOUNTED_DE_REGISTRATION',
  closing: 'DISCOUNTED',
  name: { ne: 'सहुलियतमा दर्ता खारेजी (दफा १३६क)', en: 'Discounted de-registration (section 136ka)' },
  openedBy: 'DISCOUNTED_DE_REGISTRATION',
  phases: [
    {
      key: 'DISCOUNTED_DE_REGISTRATION',
      name: { ne: 'पहिलो चरण: निवेदन', en: 'Phase I: application' },
      forms: ['DISCOUNTED_DE_REGISTRATION'],
      opens: [],
    },
    {
      key: 'DISCOUNTED_DE_REGISTRATION_PHASE_TWO',
      name: { ne: 'दोस्रो चरण: भुक्तानी र सूचना', en: 'Phase II: payment and notice' },
      forms: [],
      opens: [{ after: 'PAYMENT' }],
    },
    {
      key: 'DISCOUNTED_DE_REGISTRATION_PHASE_THREE',
      name: { ne: 'तेस्रो चरण: दर्ता खारेजीको आदेश', en: 'Phase III: order of de-registration' },
      forms: [],
      opens: [{ after: 'NOTICE', notice: 'OBJECTIONS' }],
    },
  ],
  notices: [
    callForClaims({
      key: 'OBJECTIONS',
      name: { ne: 'उजुरीका लागि सूचना', en: 'Notice for objections' },
      length: 'THIRTY_DAY',
      text: {
        version: 1,
        ne: '{{company}} (दर्ता नम्बर {{registrationNumber}}) को दर्ता कम्पनी ऐन, २०६३ को दफा १३६क बमोजिम खारेज गर्ने कारबाही नम्बर {{number}} मा चलेको छ। यसमा चित्त नबुझ्ने वा यस कम्पनीबाट रकम लिनुपर्ने जोसुकैले कारण र प्रमाणसहित {{until}} सम्म उजुरी वा दाबी दिनुहोला। म्यादभित्र मनासिब उजुरी नपरे दर्ता खारेज हुनेछ।',
        en: 'Removal of {{company}} (registration number {{registrationNumber}}) from the register under section 136ka of the Companies Act, 2063 is under way as {{number}}. Whoever objects, or is owed money by it, may submit an objection or a claim with reasons and evidence until {{until}}. Without a convincing objection in time its registration is cancelled.',
      },
      takes: ['OBJECTION', 'CLAIM'],
    }),
    dissolutionNotice({ ne: '१३६क', en: '136ka' }),
  ],
  opinions: ['TAX_OFFICE', 'LABOUR_OFFICE', 'SOCIAL_SECURITY_FUND', 'BANK', 'INDUSTRY_BODY'],
  ...endsOfOwnClosing('IN_DEREGISTRATION', { ne: 'कार्यालयले कारबाही अन्त्य गरेको', en: 'Ended by the office' }),
  settlesFines: true,
} as const satisfies ProceedingKind;
