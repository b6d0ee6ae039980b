import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { filableProcesses } from '@registrar/domain/processes/tables/definitions';

/**
 * How many hand-written files a filing is made of. Counted are the files whose path or text has its process name or the
 * name of its folder: definition, sections, effects, pages, the rows in tables of all filings, its declaration for the
 * suite, its gateway test and its journey. Not counted:
 * - words (locales, the sentences of validation), pages of documentation, generated files;
 * - the enumerations of the specification, which name every process before anybody writes it;
 * - steps of the database, which stay as they were written, and the address of a search of companies that the
 *   specification has named after a filing;
 * - unit tests beside the rule they test: a filing without them would be the smaller one;
 * - the table of model forms, which says to which filings a form belongs;
 * - tests, kits, benches and the demonstration, which take a filing as an example and stay as they are without it.
 */
const MOST_FILES = 8;
const MOST_LINES = 200;
/** Written before the rule, and over it in files or lines; the number may fall. */
const BEFORE_THE_RULE: Readonly<Partial<Record<(typeof filableProcesses)[number], number>>> = {
  NAME_RESERVATION: 52,
  MIGRATION_NAME_RESERVATION: 20,
  NAME_CHANGE: 32,
  AMENDMENT_OF_AOA_MOA: 12,
  CALL_FOR_EXPLANATION: 24,
  COMPANY_TYPE_CHANGE: 15,
  COMPANY_REPRESENTATIVE_CHANGE: 10,
  INDIVIDUAL_COMPANY_REPRESENTATIVE_CHANGE: 7,
  ANNUAL_REPORT: 68,
  COMPANY_REGISTRATION: 37,
  MIGRATION_COMPANY_REGISTRATION: 14,
};

const root = fileURLToPath(new URL('..', import.meta.url));
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  // one that is deleted and not committed yet is listed, too
  .filter((file) => /\.(?:ts|tsx|mjs|cjs)$/.test(file) && existsSync(join(root, file)));
const NOT_COUNTED =
  /(?:^|\/)locales\/|^shared\/domain\/src\/model-forms\/|\.generated\.|^gateway\/src\/migrations\/|^shared\/domain\/src\/(?:messages|enumerations)\//;
const OF_OTHERS =
  /\.(?:test|spec)\.|^(?:attack|bench|comparisons|e2e|sandbox|gateway\/(?:test|src\/demonstration)|shared\/testing)\/|\/testing\//;
const texts = new Map(files.filter((file) => !NOT_COUNTED.test(file)).map((file) => [file, textOf(file)]));

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8').replaceAll('company-merge/search/', '');
}

const kebab = (process: string): string => process.toLowerCase().replaceAll('_', '-');

function isOfFiling(file: string, text: string, process: string): boolean {
  const folder = kebab(process);
  if (file.endsWith(`/${folder}.test.ts`) || file === `e2e/journeys/${folder}.spec.ts`) return true;
  if (file.startsWith('gateway/test/filings/')) return text.includes(`process: '${process}'`);
  if (OF_OTHERS.test(file)) return false;
  return file.split('/').includes(folder) || text.includes(`/${folder}/`) || new RegExp(`\\b${process}\\b`).test(text);
}

const filesOf = (process: string): string[] =>
  [...texts].filter(([file, text]) => isOfFiling(file, text, process)).map(([file]) => file);

test.each(filableProcesses)('%s is at most eight files outside its words, none over 200 lines', (process) => {
  const found = filesOf(process);
  const before = BEFORE_THE_RULE[process];
  expect({ process, files: found.length <= (before ?? MOST_FILES) ? [] : found }).toEqual({ process, files: [] });
  const own = found.filter((file) => file.includes(`/${kebab(process)}/`) && !/\.test\./.test(file));
  const long = own.filter((file) => textOf(file).split('\n').length - 1 > MOST_LINES);
  if (before === undefined) expect(long).toEqual([]);
});

test('a filing that is left out of the count is seen by it', () => {
  expect(filesOf('OBJECTIVE_CHANGE')).toEqual(
    expect.arrayContaining([
      'gateway/src/filings/processes/effects-of.ts',
      'gateway/src/filings/processes/objective-change/effects.ts',
      'shared/domain/src/processes/filings/objective-change/definition.ts',
      'shared/domain/src/processes/tables/company-changes.ts',
    ]),
  );
});
