import { camel, definitionEntry, FROM_DEFINITION, FROM_EFFECTS } from './filing-places.mjs';

/** Imports of what the rules of a process name. */
function importsOf(rules) {
  const names = (pattern) => [...new Set(rules.match(pattern) ?? [])].join(', ');
  const [reads, types] = [names(/\bREADS_\w+/g), names(/\b(?:has|is)[A-Z]\w+/g)];
  return [
    ...(types ? [`import { ${types} } from '${FROM_DEFINITION.companyTypeRules}';\n`] : []),
    ...(reads ? [`import { ${reads} } from '${FROM_DEFINITION.privateReads}';\n`] : []),
  ].join('');
}

/** A definition with one question; its approval is a note in the register until somebody writes what it changes. */
export function definition(process, prefix, { ne, en }, rules = '') {
  const name = camel(process);
  return `${importsOf(rules)}import { REASON_MAXIMUM } from '${FROM_DEFINITION.reasons}';
import { check } from '${FROM_DEFINITION.checklist}';
import { CHECK_STEP, document, DOCUMENTS_STEP, filedForCompany, step } from '${FROM_DEFINITION.companyFiling}';
import type { ProcessDefinition } from '${FROM_DEFINITION.processDefinition}';
import { answers, text } from '${FROM_DEFINITION.answer}';
import { always, ask } from '${FROM_DEFINITION.ask}';
import type { SectionDefinition } from '${FROM_DEFINITION.sectionDefinition}';

const changeAnswers = answers({ details: text('DETAILS_REQUIRED', REASON_MAXIMUM) });
export const ${name}Answers = changeAnswers.complete;

const CHANGE = {
  key: 'CHANGE',
  label: { ne: '${ne}', en: '${en}' },
  schema: changeAnswers.complete,
  draft: changeAnswers.draft,
  optional: false,
  fields: [ask('details', 'textarea', 'व्यहोरा', 'Details', { required: always, maximum: REASON_MAXIMUM })],
} satisfies SectionDefinition<'CHANGE'>;

export const ${name} = {
  process: '${process}',
  version: 1,
  name: { ne: '${ne}', en: '${en}' },
  numberPrefix: '${prefix}',
  sections: [CHANGE],
  steps: [
    step('change', 'SECTIONS', '${ne}', '${en}', ['CHANGE']),
    DOCUMENTS_STEP,
    CHECK_STEP,
  ],
  documents: [document('APPLICATION_LETTER', 'कम्पनीको पत्र', 'Letter of the company')],
  origin: { ...filedForCompany.origin, ${rules} },
  office: {
    ...filedForCompany.office,
    checklist: [
      check(
        'AGREES_WITH_LETTER',
        'व्यहोरा कम्पनीको पत्रसँग मिल्छ',
        'What is applied for agrees with the company’s letter',
      ),
    ],
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
  money: { payTiming: 'NONE' },
  register: { aspects: [], issues: [{ kind: 'RECORD_LETTER' }] },
} as const satisfies ProcessDefinition;
`;
}

export function effects(process) {
  const name = camel(process);
  return `import { filedAnswers } from '@registrar/domain/processes';
import { ${name}Answers } from '${definitionEntry(process)}';
import { frameOf } from '${FROM_EFFECTS.application}';
import { changesOfFiler } from '${FROM_EFFECTS.changesOfFiler}';
import type { ProcessEffects } from '${FROM_EFFECTS.processEffects}';

/** A note in the register of the company, identified by the filing that entered it. */
export const ${name}Effects: ProcessEffects = {
  async changes({ application }) {
    return changesOfFiler(application, {
      entries: [
        {
          aspect: 'NOTE',
          subjectId: application.row.id,
          after: { details: { ...${name}Answers.parse(filedAnswers(frameOf(application), 'CHANGE')) } },
        },
      ],
    });
  },
};
`;
}

/** As the suite takes it along every way. */
export const declaration = (process) => `  ${process}: {
    process: '${process}',
    begins: standingCompany,
    answers: () => ({ CHANGE: { details: 'What the company decided.' } }),
    correction: { section: 'CHANGE', field: 'details', to: 'What the company decided after all.' },
    expected: { entered: ['NOTE'], papers: ['RECORD_LETTER'], charged: [], undone: true },
  },
`;
