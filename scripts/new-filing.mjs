/**
 * `npm run new:filing -- COMPANY_DE_REGISTRATION CD`: writes the definition, the effects, the rows and the declaration
 * for the tests of a change of a company. With `--remote mf-annual-summary` it is shown by that remote, which has
 * filings of its own (`npm run create:remote -- … --filing`), instead of by mf-post-amendment.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  camel,
  COMPANY_CHANGES,
  DECLARATIONS,
  definitionBeside,
  definitionEntry,
  definitionFile,
  DEFINITIONS,
  EFFECTS_TABLE,
  effectsBeside,
  effectsFile,
  FILINGS_OF_REMOTE,
  PROCESS_GROUPS,
  PROCESS_NAMES,
  SPECIFIED_PROCESSES,
} from './portal/filing-places.mjs';
import { declaration, definition, effects } from './portal/filing-texts.mjs';
import { formatted } from './portal/formatted.mjs';
import { ROOT } from './portal/paths.mjs';
import { Refusal, run } from './portal/say.mjs';

const LINE = 'npm run new:filing -- COMPANY_DE_REGISTRATION CD [--remote mf-annual-summary]';

/** Name of the process in both languages, as the enumeration has it, and the group in which it is offered. */
export function describeProcess(process, root = ROOT) {
  const rows = readFileSync(join(root, PROCESS_NAMES), 'utf8');
  const [, ne, en] = new RegExp(`\\['${process}', '([^']+)', '([^']+)'`).exec(rows) ?? [];
  if (ne === undefined)
    throw new Refusal(
      `${process} नामको प्रक्रिया छैन; ${PROCESS_NAMES} हेर्नुहोस्।`,
      `There is no process ${process}; see ${PROCESS_NAMES}.`,
    );
  const groups = readFileSync(join(root, PROCESS_GROUPS), 'utf8').matchAll(/^ {2}([A-Z_]+): \[([^\]]*)\]/gm);
  const group = [...groups].find(([, , processes]) => processes.includes(`'${process}'`))?.[1];
  return { ne, en, group };
}

/** What keeps this filing from being written: it is said before anything is. */
export function checkFiling(process, prefix, root = ROOT) {
  if (!/^[A-Z][A-Z_]*$/.test(process ?? '') || !/^[A-Z]{2}$/.test(prefix ?? '')) {
    throw new Refusal(
      `यसरी लेख्नुहोस्: ${LINE}`,
      `Write it like this: ${LINE} (the process, and the two letters of its application numbers)`,
    );
  }
  const names = describeProcess(process, root);
  if ([definitionFile(process), effectsFile(process)].some((file) => existsSync(join(root, file))))
    throw new Refusal(`${process} पहिले नै छ।`, `${process} is there already.`);
  return names;
}

/** Puts each text before or after the line that the pattern finds; a file that looks otherwise is left alone. */
export function insert(root, file, rows) {
  const path = join(root, file);
  let text = readFileSync(path, 'utf8');
  for (const [pattern, replacement] of rows) {
    if (!pattern.test(text))
      throw new Refusal(`${file} अर्कै रूपमा छ; यसमा हातले लेख्नुहोस्।`, `${file} looks otherwise; write its row by hand.`);
    text = text.replace(pattern, replacement);
  }
  return { file, write: () => writeFileSync(path, text) };
}

/** The list of those who show it: a definition and its row. */
const listed = (root, file, process, from) =>
  insert(root, file, [
    [/^import (type \{ ProcessDefinition \}|\{ definitionsOf)/m, `import { ${camel(process)} } from '${from}';\n$&`],
    [/^(\] as const satisfies|\);)/m, `  ${camel(process)},\n$&`],
  ]);

function rowsOfRemote(process, remote, root) {
  const file = `${remote}/${FILINGS_OF_REMOTE}`;
  if (!existsSync(join(root, file)))
    throw new Refusal(
      `${remote} का आफ्ना निवेदन छैनन्: ${file} छैन।`,
      `${remote} has no filings of its own: there is no ${file}. Begin it with npm run create:remote -- … --filing.`,
    );
  const routesFile = join(root, remote, 'routes.json');
  const routes = JSON.parse(readFileSync(routesFile, 'utf8'));
  const [like] = routes.filings ?? [];
  if (like === undefined)
    throw new Refusal(`${remote}/routes.json मा filings छैन।`, `${remote}/routes.json names no filings.`);
  const isNew = !routes.filings.some(({ of }) => of === process);
  const filings = isNew ? [...routes.filings, { ...like, of: process }] : routes.filings;
  return [
    listed(root, DEFINITIONS, process, definitionBeside(process)),
    listed(root, file, process, definitionEntry(process)),
    {
      file: `${remote}/routes.json`,
      write: () => writeFileSync(routesFile, `${JSON.stringify({ ...routes, filings }, null, 2)}\n`),
    },
  ];
}

/** The rules that the specification gives the process; they move from its row into the definition. */
function takeRules(process, root) {
  const path = join(root, SPECIFIED_PROCESSES);
  const table = readFileSync(path, 'utf8');
  const row = new RegExp(`^  ${process}: \\{\\n((?: {4}.*\\n)*) {2}\\},\\n`, 'm').exec(table);
  if (row === null) return undefined;
  const text = row[1].trim().replace(/,$/, '');
  return { file: SPECIFIED_PROCESSES, text, write: () => writeFileSync(path, table.replace(row[0], '')) };
}

/** @returns the files that were written, relative to the root */
export function newFiling(process, prefix, { root = ROOT, remote } = {}) {
  const names = checkFiling(process, prefix, root);
  const name = camel(process);
  const rows = [
    ...(remote === undefined
      ? [listed(root, COMPANY_CHANGES, process, definitionBeside(process))]
      : rowsOfRemote(process, remote, root)),
    insert(root, EFFECTS_TABLE, [
      [/^import type \{ ProcessEffects \}/m, `import { ${name}Effects } from '${effectsBeside(process)}';\n$&`],
      [/^\};/m, `  ${process}: ${name}Effects,\n};`],
    ]),
    insert(root, DECLARATIONS, [[/^\} satisfies/m, `${declaration(process)}} satisfies`]]),
  ];
  const rules = takeRules(process, root);
  if (rules) rows.push(rules);
  const texts = [
    [definitionFile(process), definition(process, prefix, names, rules?.text)],
    [effectsFile(process), effects(process)],
  ];
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const { write } of rows) write();
  return [...texts.map(([file]) => file), ...rows.map(({ file }) => file)];
}

function readAsked() {
  try {
    return parseArgs({ options: { remote: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`विकल्प मिलेन। यसरी लेख्नुहोस्: ${LINE}`, `${error.message.split('. ')[0]}. Type: ${LINE}`);
  }
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === resolve(import.meta.filename)) {
  await run(async () => {
    const asked = readAsked();
    const [name, prefix] = asked.positionals;
    const files = newFiling(name, prefix, { remote: asked.values.remote });
    await formatted(ROOT, files);
    console.log(files.map((file) => `  ${file}`).join('\n'));
    console.log('docs/add-a-filing.md');
  });
}
