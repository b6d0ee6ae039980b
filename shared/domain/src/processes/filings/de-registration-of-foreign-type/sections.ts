import { REASON_MAXIMUM } from '../../../reasons';
import type { FilingFrame } from '../../definition/filing-frame';
import type { SectionDefinition } from '../../definition/section-definition';
import { amount, answers, day, numberText, optional, text, withRules, type Finding } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import { decisionFindings } from '../../questions/decision';
import { reason, reasonField } from '../../questions/reason';

const closingAnswers = answers({
  reason,
  decidedOn: day('DECIDED_ON_REQUIRED'),
  text: text('DECISION_REQUIRED', REASON_MAXIMUM),
  businessEndedOn: day('BUSINESS_ENDED_ON_REQUIRED'),
});

/** Not before the registration in Nepal, and not in the future. */
function dayFindings(kept: { readonly decidedOn?: string; readonly businessEndedOn?: string }, frame: FilingFrame) {
  return [
    ...decisionFindings('', { decidedOn: kept.decidedOn }, frame).map((one) => ({ ...one, path: ['decidedOn'] })),
    ...decisionFindings('', { decidedOn: kept.businessEndedOn }, frame).map(({ code }) => ({
      path: ['businessEndedOn'],
      code: code === 'DECISION_BEFORE_REGISTRATION' ? ('BUSINESS_ENDED_TOO_EARLY' as const) : code,
    })),
  ] satisfies Finding[];
}

export const CLOSING_DECISION = {
  key: 'CLOSING_DECISION',
  label: { ne: 'प्रधान कार्यालयको निर्णय', en: 'Decision of the head office' },
  schema: closingAnswers.complete,
  schemaFor: (frame) => withRules(closingAnswers, (kept) => dayFindings(kept, frame)),
  draft: closingAnswers.draft,
  optional: false,
  fields: [
    reasonField('नेपालको कारोबार बन्द गर्नुको कारण', 'Why the place of business in Nepal is closed'),
    ask('decidedOn', 'date', 'निर्णय मिति', 'Date of the decision', { required: always }),
    ask('text', 'textarea', 'निर्णयको व्यहोरा', 'Text of the decision', { required: always, maximum: REASON_MAXIMUM }),
    ask('businessEndedOn', 'date', 'नेपालमा कारोबार बन्द भएको मिति', 'Day on which business in Nepal ended', {
      required: always,
    }),
  ],
} satisfies SectionDefinition<'CLOSING_DECISION'>;

const liabilityAnswers = answers({
  outstanding: amount('OUTSTANDING_REQUIRED', { positive: false }),
  howSettled: optional(REASON_MAXIMUM),
  employees: text('EMPLOYEES_SETTLED_REQUIRED', REASON_MAXIMUM),
});

/** Section 158(2): that nothing is owed, or how what is still owed will be cleared. Paisa. */
export const LIABILITIES = {
  key: 'LIABILITIES',
  label: { ne: 'दायित्व', en: 'Liabilities' },
  schema: liabilityAnswers.complete,
  schemaFor: () =>
    withRules(liabilityAnswers, ({ outstanding = 0, howSettled }) =>
      outstanding > 0 && (howSettled ?? '') === '' ? [{ path: ['howSettled'], code: 'HOW_SETTLED_REQUIRED' }] : [],
    ),
  draft: liabilityAnswers.draft,
  optional: false,
  fields: [
    ask('outstanding', 'amount', 'तिर्न बाँकी दायित्व (नभए ०)', 'Liabilities still owed (0 if none)', {
      required: always,
    }),
    ask('howSettled', 'textarea', 'बाँकी दायित्व कसरी फर्स्योट गरिन्छ', 'How what is still owed will be cleared', {
      maximum: REASON_MAXIMUM,
      required: ({ outstanding }) => typeof outstanding === 'number' && outstanding > 0,
    }),
    ask('employees', 'textarea', 'कर्मचारीको हिसाब फर्स्योट', 'Settlement with the employees', {
      required: always,
      maximum: REASON_MAXIMUM,
    }),
  ],
} satisfies SectionDefinition<'LIABILITIES'>;

const consentAnswers = answers({
  approvingBody: text('APPROVING_BODY_REQUIRED'),
  approvalNumber: numberText('APPROVAL_NUMBER_REQUIRED', 50),
  approvedOn: day('APPROVED_ON_REQUIRED'),
});

/** The body that had allowed the company to do business in Nepal consents to its end. */
export const BODY_CONSENT = {
  key: 'BODY_CONSENT',
  label: { ne: 'अनुमति दिने निकायको सहमति', en: 'Consent of the approving body' },
  schema: consentAnswers.complete,
  schemaFor: ({ today }) =>
    withRules(consentAnswers, ({ approvedOn }) =>
      approvedOn !== undefined && approvedOn > today ? [{ path: ['approvedOn'], code: 'DATE_IN_FUTURE' }] : [],
    ),
  draft: consentAnswers.draft,
  optional: false,
  fields: [
    ask('approvingBody', 'text', 'सहमति दिने निकाय', 'Body that consents', { required: always, maximum: 200 }),
    ask('approvalNumber', 'text', 'सहमति पत्रको नम्बर', 'Number of the letter of consent', {
      required: always,
      maximum: 50,
    }),
    ask('approvedOn', 'date', 'सहमति मिति', 'Date of the consent', { required: always }),
  ],
} satisfies SectionDefinition<'BODY_CONSENT'>;
