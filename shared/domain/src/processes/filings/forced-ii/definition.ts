import { citation } from '../../../law/citation';
import { REASON_MAXIMUM } from '../../../reasons';
import { isOfNepal } from '../../../registration/company-type-rules';
import { check } from '../../definition/checklist';
import { CHECK_STEP, document, DOCUMENTS_STEP, filedForCompany, step } from '../../definition/company-filing';
import type { ProcessDefinition } from '../../definition/process-definition';
import type { SectionDefinition } from '../../definition/section-definition';
import { answers, text } from '../../questions/answer';
import { always, ask } from '../../questions/ask';

const answerAnswers = answers({ answer: text('FORCED_ANSWER_REQUIRED', REASON_MAXIMUM) });

const FORCED_ANSWER = {
  key: 'FORCED_ANSWER',
  label: { ne: 'कम्पनीको जवाफ', en: 'Answer of the company' },
  schema: answerAnswers.complete,
  draft: answerAnswers.draft,
  optional: false,
  fields: [
    ask('answer', 'textarea', 'दर्ता खारेज गर्न नपर्ने कारण', 'Why the company should not be de-registered', {
      required: always,
      maximum: REASON_MAXIMUM,
    }),
  ],
} satisfies SectionDefinition<'FORCED_ANSWER'>;

/** Section 136(3): the company's answer to the notice of two months. Accepted, it ends the proceeding. */
export const forcedIi = {
  process: 'FORCED_II',
  version: 1,
  name: { ne: 'दर्ता खारेजीको सूचनाको जवाफ', en: 'Answer to the notice of de-registration' },
  numberPrefix: 'FA',
  sections: [FORCED_ANSWER],
  steps: [
    step('answer', 'SECTIONS', 'जवाफ', 'Answer', ['FORCED_ANSWER'], {
      ne: 'सूचनाको दुई महिनाभित्र जवाफ दिनुहोस्। जवाफ मनासिब ठहरिए कारबाही सकिन्छ र कम्पनी सक्रिय रहन्छ।',
      en: 'Answer within the two months of the notice. If the answer is accepted, the proceeding ends and the company stays active.',
    }),
    DOCUMENTS_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('ANSWER_LETTER', 'कम्पनीको जवाफ पत्र', 'Letter of answer of the company'),
    document('ANSWER_PROOF', 'जवाफको प्रमाण', 'Evidence for the answer'),
  ],
  origin: {
    ...filedForCompany.origin,
    subject: 'PROCEEDING',
    companyTypes: isOfNepal,
    // whoever is asked to answer must be able to, whatever else is open
    duty: 'ANSWER',
    notStoppedBy: [
      'EMAIL_UNVERIFIED',
      'MIGRATED_UNVERIFIED',
      'OUTSTANDING_FINE',
      'OPEN_CALL_FOR_EXPLANATION',
      'FROZEN',
      'LOCKED',
    ],
  },
  documentBasis: citation('136'),
  office: {
    ...filedForCompany.office,
    levels: 2,
    approverChain: [['APPROVER_1'], ['APPROVER_2']],
    checklist: [
      check(
        'ANSWERS_GROUND',
        'जवाफले सूचनामा लेखिएको आधार समेटेको छ (दफा १३६)',
        'The answer covers the ground of the notice (section 136)',
      ),
      check('PROOF_CONVINCES', 'जवाफको प्रमाण पर्याप्त छ', 'The evidence for the answer is sufficient'),
    ],
    decision: {
      approve: {
        ne: 'जवाफ मनासिब ठहरिन्छ: कारबाही सकिन्छ र कम्पनी फेरि सक्रिय हुन्छ। निवेदकलाई जानकारी जान्छ।',
        en: 'The answer is accepted: the proceeding ends and the company is active again. The applicant is told.',
      },
      reject: {
        ne: 'जवाफ मनासिब ठहरिँदैन। सूचनाको म्याद सकिएपछि दर्ता खारेजीको आदेश हुन सक्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The answer is not accepted. The order of de-registration may follow once the notice has ended. The applicant is told why.',
      },
      revoke: {
        ne: 'कारबाही फेरि खुल्छ र कम्पनी दर्ता खारेजीको प्रक्रियामा फर्कन्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The proceeding is open again, and the company is in de-registration. Nothing is deleted from the register.',
      },
    },
  },
  money: { payTiming: 'NONE' },
  register: { aspects: [], issues: [{ kind: 'RECORD_LETTER', law: '136' }] },
} as const satisfies ProcessDefinition;
