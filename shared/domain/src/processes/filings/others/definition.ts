import { REASON_MAXIMUM } from '../../../reasons';
import { check } from '../../definition/checklist';
import { CHECK_STEP, document, DOCUMENTS_STEP, filedForCompany, step } from '../../definition/company-filing';
import type { ProcessDefinition } from '../../definition/process-definition';
import { answers, optionalDay, text, withRules } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import type { SectionDefinition } from '../../definition/section-definition';

const matterAnswers = answers({
  subject: text('MATTER_REQUIRED', 200),
  details: text('DETAILS_REQUIRED', REASON_MAXIMUM),
  happenedOn: optionalDay(),
});
/** The information for the register, in the company's own words. */
export const matter = matterAnswers.complete;
export const matterDraft = matterAnswers.draft;

const MATTER = {
  key: 'MATTER',
  label: { ne: 'जानकारीको विषय', en: 'The matter' },
  schema: matter,
  schemaFor: ({ today }) =>
    withRules(matterAnswers, ({ happenedOn }) =>
      happenedOn !== undefined && happenedOn > today ? [{ path: ['happenedOn'], code: 'DATE_IN_FUTURE' }] : [],
    ),
  draft: matterDraft,
  optional: false,
  fields: [
    ask('subject', 'text', 'विषय', 'Subject', { required: always, maximum: 200 }),
    ask('happenedOn', 'date', 'मिति', 'Date'),
    ask('details', 'textarea', 'व्यहोरा', 'Details', { required: always, maximum: REASON_MAXIMUM }),
  ],
} satisfies SectionDefinition<'MATTER'>;

/** For matters that no other process covers: a note in the register, with its documents. */
export const others = {
  process: 'OTHERS',
  version: 1,
  name: { ne: 'अन्य', en: 'Others' },
  numberPrefix: 'OT',
  sections: [MATTER],
  steps: [
    step('matter', 'SECTIONS', 'विषय', 'The matter', ['MATTER'], {
      ne: 'दर्ता किताबमा जनाउनुपर्ने कुरा कम्पनीकै शब्दमा लेख्नुहोस्।',
      en: 'Write what the register shall know, in the company’s own words.',
    }),
    DOCUMENTS_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('APPLICATION_LETTER', 'कम्पनीको पत्र', 'Letter of the company'),
    document('SUPPORTING_DOCUMENT', 'सम्बन्धित कागजात', 'Supporting document', { when: 'NEVER' }),
  ],
  office: {
    checklist: [
      check(
        'MATTER_FITS',
        'विषय अन्य कुनै प्रक्रियाभित्र पर्दैन, र कम्पनीको पत्रसँग मिल्छ',
        'The matter belongs to no other process, and agrees with the company’s letter',
      ),
    ],
    ...filedForCompany.office,
    decision: {
      approve: {
        ne: 'कम्पनीले जनाएको कुरा दर्ता किताबमा टिपोटका रूपमा चढ्छ। निवेदकलाई जानकारी जान्छ।',
        en: 'What the company tells is entered in the register as a note. The applicant is told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र दर्ता किताबमा केही चढ्दैन। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and nothing is entered in the register. The applicant is told why.',
      },
      revoke: {
        ne: 'टिपोट लागू रहँदैन। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The note no longer holds. Nothing is deleted from the register.',
      },
    },
  },
  origin: {
    ...filedForCompany.origin,
  },
  register: {
    // a note changes nothing of what another filing is about
    aspects: [],
    issues: [{ kind: 'RECORD_LETTER' }],
  },
  money: {
    payTiming: 'NONE',
  },
} as const satisfies ProcessDefinition;
