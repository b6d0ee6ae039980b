/**
 * `npm run new:filing -- CAPITAL_CHANGE CC`: writes the definition, the effects, the rows and the declaration for the
 * tests of a change of a company.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from './portal/paths.mjs';
import { Refusal, run } from './portal/say.mjs';

const DOMAIN = 'shared/domain/src';
const DEFINITIONS = `${DOMAIN}/processes/filings`;
const CHANGES = `${DOMAIN}/processes/tables/company-changes.ts`;
const VERSIONS = `${DOMAIN}/processes/definition/definition-versions.ts`;
const PROCESSES = 'gateway/src/filings/processes';
const DECLARATIONS = 'gateway/test/filings/company-changes.ts';

const camel = (process) => process.toLowerCase().replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());
const kebab = (process) => process.toLowerCase().replaceAll('_', '-');

/** Name of the process in both languages, as the enumeration has it. */
function namesOf(root, process) {
  const rows = readFileSync(join(root, DOMAIN, 'enumerations/processes.ts'), 'utf8');
  const [, ne, en] = new RegExp(`\\['${process}', '([^']+)', '([^']+)'`).exec(rows) ?? [];
  if (ne === undefined)
    throw new Refusal(
      `${process} नामको प्रक्रिया छैन; shared/domain/src/enumerations/processes.ts हेर्नुहोस्।`,
      `There is no process ${process}; see shared/domain/src/enumerations/processes.ts.`,
    );
  return { ne, en };
}

function definition(process, prefix, { ne, en }) {
  return `import type { z } from 'zod';
import { REASON_MAXIMUM } from '../../../reasons';
import { CHECK_STEP, document, DOCUMENTS_STEP, filedForCompany, step } from '../../definition/company-filing';
import { definitionVersions } from '../../definition/definition-versions';
import type { ProcessDefinition } from '../../definition/process-definition';
import type { SectionDefinition } from '../../definition/section-definition';
import { answers, text } from '../../questions/answer';
import { always, ask } from '../../questions/ask';

const changeAnswers = answers({ details: text('DETAILS_REQUIRED', REASON_MAXIMUM) });
export const ${camel(process)}Answers = changeAnswers.complete;
export type ${camel(process).charAt(0).toUpperCase()}${camel(process).slice(1)}Answers = z.output<typeof ${camel(process)}Answers>;

const CHANGE = {
  key: 'CHANGE',
  label: { ne: '${ne}', en: '${en}' },
  schema: changeAnswers.complete,
  draft: changeAnswers.draft,
  optional: false,
  fields: [ask('details', 'textarea', 'व्यहोरा', 'Details', { required: always, maximum: REASON_MAXIMUM })],
} satisfies SectionDefinition<'CHANGE'>;

export const ${camel(process)} = {
  process: '${process}',
  version: definitionVersions.${process},
  name: { ne: '${ne}', en: '${en}' },
  numberPrefix: '${prefix}',
  sections: [CHANGE],
  steps: [
    step('change', 'SECTIONS', '${ne}', '${en}', ['CHANGE']),
    DOCUMENTS_STEP,
    CHECK_STEP,
  ],
  documents: [document('APPLICATION_LETTER', 'कम्पनीको पत्र', 'Letter of the company')],
  ...filedForCompany,
  aspects: [],
  payTiming: 'NONE',
  issues: [{ kind: 'RECORD_LETTER' }],
} as const satisfies ProcessDefinition;
`;
}

function effects(process) {
  return `import type { ProcessEffects } from '../effects/process-effects';

export const ${camel(process)}Effects: ProcessEffects = {
  async changes() {
    throw new Error('What the approval of ${process} changes of the company is not written yet');
  },
};
`;
}

/** As the suite takes it along every way; it fails until the effects are written, and says what they enter then. */
function declaration(process) {
  return `  ${process}: {
    process: '${process}',
    begins: standingCompany,
    answers: () => ({ CHANGE: { details: 'What the company decided.' } }),
    correction: { section: 'CHANGE', field: 'details', to: 'What the company decided after all.' },
    expected: { entered: [], papers: ['RECORD_LETTER'], charged: [], undone: true },
  },
`;
}

/** Puts each text before or after the line that the pattern finds; a file that looks otherwise is left alone. */
function insert(root, file, rows) {
  const path = join(root, file);
  let text = readFileSync(path, 'utf8');
  for (const [pattern, replacement] of rows) {
    if (!pattern.test(text))
      throw new Refusal(`${file} अर्कै रूपमा छ; यसमा हातले लेख्नुहोस्।`, `${file} looks otherwise; write its row by hand.`);
    text = text.replace(pattern, replacement);
  }
  return () => writeFileSync(path, text);
}

export function newFiling(process, prefix, root = ROOT) {
  if (!/^[A-Z][A-Z_]*$/.test(process ?? '') || !/^[A-Z]{2}$/.test(prefix ?? '')) {
    throw new Refusal(
      'यसरी लेख्नुहोस्: npm run new:filing -- CAPITAL_CHANGE CC',
      'Write it like this: npm run new:filing -- CAPITAL_CHANGE CC (the process, and the two letters of its application numbers)',
    );
  }
  const names = namesOf(root, process);
  const definitionFile = join(root, DEFINITIONS, kebab(process), 'definition.ts');
  const effectsFile = join(root, PROCESSES, kebab(process), 'effects.ts');
  if (existsSync(definitionFile) || existsSync(effectsFile))
    throw new Refusal(`${process} पहिले नै छ।`, `${process} is there already.`);
  const name = camel(process);
  const writes = [
    insert(root, CHANGES, [
      [
        /^import type \{ ProcessDefinition \}/m,
        `import { ${name} } from '../filings/${kebab(process)}/definition';\nimport type { ProcessDefinition }`,
      ],
      [/^\] as const satisfies/m, `  ${name},\n] as const satisfies`],
    ]),
    insert(root, VERSIONS, [[/^\} as const satisfies/m, `  ${process}: 1,\n} as const satisfies`]]),
    insert(root, `${PROCESSES}/effects-of.ts`, [
      [
        /^import type \{ ProcessEffects \}/m,
        `import { ${name}Effects } from './${kebab(process)}/effects';\nimport type { ProcessEffects }`,
      ],
      [/^\};/m, `  ${process}: ${name}Effects,\n};`],
    ]),
    insert(root, DECLARATIONS, [[/^\} satisfies/m, `${declaration(process)}} satisfies`]]),
  ];
  for (const [file, text] of [
    [definitionFile, definition(process, prefix, names)],
    [effectsFile, effects(process)],
  ]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const write of writes) write();
  return [
    definitionFile,
    effectsFile,
    ...[CHANGES, VERSIONS, `${PROCESSES}/effects-of.ts`, DECLARATIONS].map((file) => join(root, file)),
  ];
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === resolve(import.meta.filename)) {
  await run(async () => {
    const files = newFiling(process.argv[2], process.argv[3]);
    console.log(files.map((file) => `  ${file.slice(ROOT.length + 1)}`).join('\n'));
    console.log('docs/add-a-filing.md');
  });
}
