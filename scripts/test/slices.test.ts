import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { bin } from './execute.mjs';
import { groupsOf, testFiles } from './files.mjs';
import { longestFiles } from './longest-files.mjs';
import { linesOf, merged } from './outcome.mjs';
import { whatToRun } from './run-browser.mjs';
import { filesOfSlices, inTurn, ofShard, SLICES } from './slices.mjs';

const ROOT = join(import.meta.dirname, '../..');

test('every file that a slice names exists', () => {
  const named = [
    ...filesOfSlices(),
    ...SLICES.flatMap(({ browser }) => browser?.files ?? []).map((file) => `e2e/${file}`),
  ];
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('every journey belongs to exactly one slice', () => {
  const written = readdirSync(join(ROOT, 'e2e/journeys')).filter((file) => file.endsWith('.spec.ts'));
  const named = SLICES.flatMap(({ browser }) => browser?.files ?? []);
  expect([...named].sort()).toEqual(written.map((file) => `journeys/${file}`).sort());
});

interface Listed {
  readonly suites?: readonly Listed[];
  readonly specs?: readonly { readonly file: string; readonly tests: readonly { readonly projectName: string }[] }[];
}
interface Found {
  readonly file: string;
  readonly project: string;
}
const testsIn = ({ suites = [], specs = [] }: Listed): readonly Found[] => [
  ...suites.flatMap(testsIn),
  ...specs.flatMap(({ file, tests }) => tests.map(({ projectName }) => ({ file, project: projectName }))),
];

/** The tests that Playwright finds for these arguments. */
function found(args: readonly string[]): readonly Found[] {
  // of this runner's own variables Playwright would take some as its worker's
  const { JEST_WORKER_ID: _, NODE_OPTIONS: __, ...environment } = process.env;
  const said = execFileSync(bin('playwright'), [...args, '--list', '--reporter', 'json'], {
    cwd: ROOT,
    env: { ...environment, CHROMIUM_PATH: process.execPath },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return testsIn(JSON.parse(said) as Listed);
}

test('Playwright finds tests for each slice, and with the core they are all that are written', () => {
  const written = ['e2e/playwright.config.ts', 'e2e/releases.config.ts'].flatMap((config) =>
    found(['test', '--config', config]),
  );
  const slices = SLICES.flatMap(({ name, browser }) => (browser === undefined ? [] : [{ name, ...browser }]));
  const ofSlice = ({ project, files }: (typeof slices)[number]): readonly Found[] =>
    written.filter((one) => one.project === project && (files === undefined || files.includes(one.file)));
  expect(slices.filter((slice) => ofSlice(slice).length === 0)).toEqual([]);

  const [core, money] = [['core', 'a11y-core'], slices.find(({ name }) => name === 'journeys-money')] as const;
  if (money === undefined) throw new Error('no slice is named journeys-money');
  expect(found(whatToRun({ projects: [money.project], files: money.files })).length).toBe(ofSlice(money).length);
  const decisive = found(whatToRun({ projects: core }));
  expect(decisive.length + slices.flatMap(ofSlice).length).toBe(written.length);
});

test('slices have names of their own', () => {
  const names = SLICES.map(({ name }) => name);
  expect([...new Set(names)]).toEqual(names);
});

test('each slice begins once in as many commits as there are slices', () => {
  const begun = SLICES.map((_, commit) => inTurn(SLICES, 7 + commit)[0]?.name);
  expect([...begun].sort()).toEqual(SLICES.map(({ name }) => name).sort());
  expect(inTurn(['a', 'b', 'c'], 4)).toEqual(['b', 'c', 'a']);
});

test('shards share everything out and nothing twice', () => {
  const items = ['a', 'b', 'c', 'd', 'e'];
  const shares = [1, 2].map((index) => ofShard(items, { index, count: 2 }));
  expect(shares.flat().sort()).toEqual(items);
  expect(ofShard(items, undefined)).toEqual(items);
});

test('the end of a run names what failed, what was flaky and what was not run, and counts in its last line', () => {
  const part = { title: 'rules', began: 0, wall: 61, processor: 90 };
  const lines = linesOf(
    merged([
      { parts: [{ ...part, name: 'unit', passed: 3, failed: 1, failures: ['a.test.ts › breaks'] }], notRun: [] },
      { parts: [{ ...part, name: 'browser', passed: 2, failed: 0, flaky: ['b.spec.ts › wanders'] }], notRun: ['fuzz'] },
    ]),
  );
  expect(lines.at(-1)).toBe('5 passed, 1 failed');
  const text = lines.join('\n');
  expect(text).toContain('a.test.ts › breaks');
  expect(text).toContain('b.spec.ts › wanders');
  expect(text).toContain('not run: fuzz');
  expect(text).toContain('1 min 1 s, processor 1 min 30 s');
});

test('every test file of the repository can be run under load', () => {
  const files = testFiles();
  expect(
    groupsOf(files)
      .flatMap((group) => group.files)
      .sort(),
  ).toEqual(files);
  expect(files).toContain('scripts/test/slices.test.ts');
});

test('of the longest files so many are slices as the share says, and none that decides for every call', () => {
  const times = {
    'gateway/test/every-call.test.ts': 50,
    'gateway/test/mails.test.ts': 30,
    'gateway/test/process.test.ts': 15,
    'gateway/test/attack.test.ts': 10,
    'shell/src/gone.test.ts': 100,
  };
  expect(longestFiles(0.4, ['gateway/test/attack.test.ts'], times)).toEqual([
    'gateway/test/mails.test.ts',
    'gateway/test/process.test.ts',
  ]);
  expect(longestFiles(0.3, ['gateway/test/attack.test.ts'], times)).toEqual(['gateway/test/mails.test.ts']);
  expect(longestFiles(0.4, [], {})).toEqual([]);
});
