import { citation } from '../../../law/citation';
import { REASON_MAXIMUM } from '../../../reasons';
import { isOfNepal } from '../../../registration/company-type-rules';
import { check } from '../../definition/checklist';
import {
  CHECK_STEP,
  document,
  DOCUMENTS_STEP,
  filedForCompany,
  PAYABLE_STEP,
  step,
} from '../../definition/company-filing';
import { READS_FOR_AN_END } from '../../definition/private-reads';
import type { ProcessDefinition } from '../../definition/process-definition';
import type { SectionDefinition } from '../../definition/section-definition';
import { amount, answers, day, optional, text, withRules } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import { decisionFindings } from '../../questions/decision';

const groundAnswers = answers({
  notStarted: text('NOT_STARTED_REQUIRED', REASON_MAXIMUM),
  decidedOn: day('DECIDED_ON_REQUIRED'),
  outstanding: amount('OUTSTANDING_REQUIRED', { positive: false }),
  howSettled: optional(REASON_MAXIMUM),
  statement: text('NO_BUSINESS_DECLARATION_REQUIRED', REASON_MAXIMUM),
});

/** Section 136(1)(ka): why business never started, and what the company owes all the same. Amounts in paisa. */
const NEVER_STARTED = {
  key: 'NEVER_STARTED',
  label: { ne: 'कारोबार सुरु हुन नसकेको', en: 'Business that never started' },
  schema: groundAnswers.complete,
  schemaFor: (frame) =>
    withRules(groundAnswers, ({ decidedOn, outstanding = 0, howSettled }) => [
      ...decisionFindings('', { decidedOn }, frame).map((one) => ({ ...one, path: ['decidedOn'] })),
      ...(outstanding > 0 && (howSettled ?? '') === ''
        ? [{ path: ['howSettled'], code: 'HOW_SETTLED_REQUIRED' as const }]
        : []),
    ]),
  draft: groundAnswers.draft,
  optional: false,
  fields: [
    ask('notStarted', 'textarea', 'कारोबार सुरु हुन नसक्नुको कारण', 'Why business could not start', {
      required: always,
      maximum: REASON_MAXIMUM,
    }),
    ask('decidedOn', 'date', 'संस्थापकको निर्णय मिति', 'Date on which the promoters decided', { required: always }),
    ask('outstanding', 'amount', 'तिर्न बाँकी दायित्व (नभए ०)', 'Liabilities still owed (0 if none)', {
      required: always,
    }),
    ask('howSettled', 'textarea', 'बाँकी दायित्व कसरी फर्स्योट गरिन्छ', 'How what is still owed will be cleared', {
      maximum: REASON_MAXIMUM,
      required: ({ outstanding }) => typeof outstanding === 'number' && outstanding > 0,
    }),
    ask('statement', 'textarea', 'कारोबार नगरेको घोषणा', 'Declaration that there was no business', {
      required: always,
      maximum: REASON_MAXIMUM,
    }),
  ],
} satisfies SectionDefinition<'NEVER_STARTED'>;

/** Section 136(1)(ka): the promoters ask the office to cancel a company whose business never started. */
export const forced = {
  process: 'FORCED',
  version: 1,
  name: { ne: 'संस्थापकको निवेदनबाट दर्ता खारेजी', en: 'De-registration on application of the promoters' },
  numberPrefix: 'FD',
  sections: [NEVER_STARTED],
  steps: [
    step('reason', 'SECTIONS', 'कारण', 'Reason', ['NEVER_STARTED'], {
      ne: 'कारोबार सुरु हुन नसकेको कम्पनीको दर्ता संस्थापकको निवेदनबाट खारेज हुन्छ। स्वीकृत भएपछि कम्पनीलाई दुई महिनाको सूचना दिइन्छ, र त्यसपछि मात्र आदेश हुन्छ।',
      en: 'A company whose business could not start is cancelled on application of its promoters. After the approval the company is given notice of two months, and the order comes after that.',
    }),
    DOCUMENTS_STEP,
    PAYABLE_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('PROMOTERS_DECISION', 'संस्थापकको निर्णय', 'Decision of the promoters'),
    document('NO_BUSINESS_PROOF', 'कारोबार नगरेको प्रमाण', 'Evidence that there was no business'),
    document(
      'TAX_LETTER',
      'कर कार्यालयको पत्र (PAN लिएको भए कर चुक्ता)',
      'Letter of the tax office (clearance where there is a PAN)',
    ),
  ],
  origin: {
    ...filedForCompany.origin,
    companyTypes: isOfNepal,
    stoppedBy: ['MERGING'],
    reads: READS_FOR_AN_END,
  },
  documentBasis: citation('136'),
  office: {
    ...filedForCompany.office,
    levels: 2,
    approverChain: [['APPROVER_1'], ['APPROVER_2']],
    checklist: [
      check(
        'NEVER_OPERATED',
        'प्रमाणबाट कम्पनीले कारोबार सुरु गर्न नसकेको देखिन्छ (दफा १३६)',
        'The evidence shows that the company could not start business (section 136)',
      ),
      check(
        'PROMOTERS_DECIDED',
        'निर्णय दर्ता किताबका संस्थापकको हो र निवेदनसँग मिल्छ',
        'The decision is by the promoters of the register and agrees with the application',
      ),
      check('LIABILITIES_KNOWN', 'बाँकी दायित्व र फर्स्योट गर्ने तरिका स्पष्ट छ', 'What is owed and how it is paid is clear'),
    ],
    decision: {
      approve: {
        ne: 'कम्पनी दर्ता खारेजीको प्रक्रियामा जान्छ र कारबाही खुल्छ। अब कम्पनीलाई दुई महिनाको सूचना तामेल गर्नुपर्छ। निवेदकलाई जानकारी जान्छ।',
        en: 'The company is in de-registration and the proceeding is open. The notice of two months is served next. The applicant is told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र कम्पनी सक्रिय नै रहन्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and the company stays active. The applicant is told why.',
      },
      revoke: {
        ne: 'कारबाही सकिन्छ र कम्पनी फेरि सक्रिय हुन्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The proceeding ends, and the company is active again. Nothing is deleted from the register.',
      },
    },
  },
  money: {
    payTiming: 'BEFORE_VERIFY',
    charges: ({ companyType }) =>
      companyType && [{ code: 'DEREGISTRATION', schedule: 'FEE_DEREGISTRATION', companyType, capitalPaisa: null }],
  },
  register: { aspects: ['NAME', 'COMPANY_TYPE', 'CAPITAL'], issues: [{ kind: 'RECORD_LETTER', law: '136' }] },
} as const satisfies ProcessDefinition;
