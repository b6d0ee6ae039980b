/**
 * Two linters share the rules of this tree: oxlint (.oxlintrc.json) has plain mistakes, cycles, hooks and rules that
 * need types; ESLint (eslint.config.mjs) has the portal's own rules and who may import what. A remote in a repository
 * of its own has all of them in ESLint (remoteLint).
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { PLANTED, PLANTED_IN_SCRIPTS } from './planted-faults';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const rulesSchema = z.record(z.string(), z.unknown());
const { rules, overrides } = z
  .object({ rules: rulesSchema, overrides: z.array(z.object({ rules: rulesSchema.optional() })) })
  .parse(JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')));
/** Without the name of the plugin: the same rule is `typescript/x` there and `@typescript-eslint/x` here. */
const bare = (rule: string): string => rule.slice(rule.lastIndexOf('/') + 1);
/** A parser of modules refuses these before any rule sees them. */
const UNREADABLE = [
  'no-delete-var',
  'no-dupe-args',
  'no-nonoctal-decimal-escape',
  'no-octal',
  'no-redeclare',
  'no-with',
];
const heldByOxlint = new Set([rules, ...overrides.map((one) => one.rules ?? {})].flatMap(Object.keys).map(bare));

describe('oxlint finds', () => {
  let folder: string;
  let found: string;

  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'planted-'));
    cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
    };
    write('tsconfig.json', JSON.stringify({ compilerOptions: { ...compilerOptions, types: [] }, include: ['.'] }));
    write(
      'globals.d.ts',
      [
        'declare const say: (...values: unknown[]) => void;',
        'declare const take: (value: string) => void;',
        'declare const ask: () => Promise<string>;',
        'declare let amount: number;',
        'declare const kind: number;',
        'declare const text: string;',
        'declare const rows: string[];',
        'declare const maybe: string | undefined;',
        'declare const place: { rows?: string[]; hasOwnProperty(name: string): boolean };',
        'type Loose = ReturnType<typeof JSON.parse>;',
      ].join('\n'),
    );
    write('kind.ts', 'export interface Kind {\n  readonly name: string;\n}\n');
    for (const [rule, code] of Object.entries(PLANTED)) write(`${rule}.ts`, `${code}\nexport const asModule = 1;\n`);
    for (const [rule, code] of Object.entries(PLANTED_IN_SCRIPTS)) write(`script-${rule}.mjs`, `${code}\n`);
    write('no-cycle.ts', "import { other } from './other';\n\nexport const one = () => other;\n");
    write('other.ts', "import { one } from './no-cycle';\n\nexport const other = () => one;\n");
    const hook = "import { useEffect } from 'react';\n\n";
    write(
      'shell/src/rules-of-hooks.tsx',
      `${hook}export const Page = () => {\n  if (amount) useEffect(() => {}, []);\n};\n`,
    );
    write(
      'shell/src/exhaustive-deps.tsx',
      `${hook}export const usePage = (id: string) => {\n  useEffect(() => say(id), []);\n};\n`,
    );
    write('unused-directive.ts', '// oxlint-disable-next-line no-debugger\nexport const one = 1;\n');
    found = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--format', 'unix', '.'], {
      cwd: folder,
      encoding: 'utf8',
      // it looks for the program that knows types beside the folder that is linted
      env: { ...process.env, OXLINT_TSGOLINT_PATH: join(ROOT, 'node_modules/.bin/tsgolint') },
    }).stdout;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const foundIn = (file: string): string[] => found.split('\n').filter((line) => line.startsWith(`${file}:`));

  test.each(Object.keys(PLANTED))('%s', (rule) => {
    expect(foundIn(`${rule}.ts`)).toContainEqual(expect.stringContaining(`(${rule})`));
  });
  test.each(Object.keys(PLANTED_IN_SCRIPTS))('%s in a script', (rule) => {
    expect(foundIn(`script-${rule}.mjs`)).toContainEqual(expect.stringContaining(`(${rule})`));
  });
  test.each([
    ['no-cycle', 'no-cycle.ts'],
    ['rules-of-hooks', 'shell/src/rules-of-hooks.tsx'],
    ['exhaustive-deps', 'shell/src/exhaustive-deps.tsx'],
  ])('%s', (rule, file) => {
    expect(foundIn(file)).toContainEqual(expect.stringContaining(`(${rule})`));
  });
  test('a directive that is not needed', () => {
    expect(foundIn('unused-directive.ts')).toContainEqual(expect.stringContaining('Unused'));
  });
  test('and no rule of it is without a planted fault', () => {
    const planted = [...Object.keys(PLANTED), ...Object.keys(PLANTED_IN_SCRIPTS)];
    const elsewhere = ['no-cycle', 'rules-of-hooks', 'exhaustive-deps'];
    expect([...heldByOxlint].filter((rule) => ![...planted, ...UNREADABLE, ...elsewhere].includes(rule))).toEqual([]);
  });
});

describe('ESLint finds', () => {
  /** Modules, homes and the portal's own rules, by the file a text stands in. */
  const PLACES: readonly (readonly [rule: string, file: string, code: string])[] = [
    ['portal/kebab-case', 'mf-auth/src/SignIn.ts', 'export const one = 1;'],
    ['import-x/no-restricted-paths', 'mf-auth/src/some.ts', "import '../../shell/src/main';"],
    ['import-x/no-restricted-paths', 'gateway/src/money/some.ts', "import '../filings/engine/perform-action';"],
    ['import-x/no-restricted-paths', 'gateway/src/filings/facts/some.ts', "import '../engine/perform-action';"],
    ['import-x/no-restricted-paths', 'shared/ui/src/sections/some.ts', "import '../filings/filing/application';"],
    ['no-restricted-imports', 'mf-auth/src/some.ts', "import '@registrar/ui/parts/data';"],
    ['import-x/no-restricted-paths', 'shared/ui/src/some.ts', "import '@registrar/gateway-client/client';"],
    ['import-x/no-default-export', 'gateway/src/some.ts', 'export default 1;'],
    ['no-restricted-imports', 'mf-auth/src/some.tsx', "import { Button } from 'antd';\n\nexport const one = Button;"],
    ['no-restricted-imports', 'shell/src/some.ts', "import 'single-spa';"],
    ['no-restricted-imports', 'shell/src/some.ts', "import '@stomp/stompjs';"],
    ['no-restricted-imports', 'mf-auth/src/some.ts', "import '@registrar/gateway-client/client';"],
    ['no-restricted-imports', 'shell/src/some.ts', "import '@registrar/testing/fake-shell';"],
    ['no-restricted-imports', 'gateway/src/some.ts', "import '@registrar/domain/testing/test-filing';"],
    ['no-restricted-imports', 'mf-auth/src/some.ts', "import '@registrar/domain/processes/tables/definition-table';"],
    ['no-restricted-imports', 'shell/src/some.ts', "import '@registrar/ui/src/data';"],
    ['no-restricted-globals', 'mf-auth/src/some.ts', "export const one = () => fetch('/one');"],
    ['no-restricted-globals', 'shell/src/some.ts', "export const one = () => sessionStorage.getItem('one');"],
    ['no-restricted-properties', 'mf-auth/src/some.ts', 'export const one = window.localStorage;'],
    ['no-restricted-syntax', 'mf-auth/src/some.tsx', 'export const One = () => <p>Words</p>;'],
    ['no-restricted-syntax', 'mf-auth/src/some.tsx', "export const One = () => <p>{'Words'}</p>;"],
    ['no-restricted-syntax', 'shell/src/some.tsx', "export const One = ({ is }) => <p>{is ? 'Words' : null}</p>;"],
    ['no-restricted-syntax', 'shared/ui/src/some.tsx', 'export const One = ({ count }) => <p>{`${count} words`}</p>;'],
    ['no-restricted-syntax', 'mf-payments/src/some.tsx', 'export const One = () => <input aria-label="Words" />;'],
    [
      'no-restricted-syntax',
      'mf-payments/src/some.tsx',
      "export const One = ({ is }) => <Page title={is ? 'Words' : 'a'} />;",
    ],
    [
      'no-restricted-syntax',
      'mf-payments/src/some.tsx',
      "export const One = () => <List empty={{ title: 'Words' }} />;",
    ],
    ['no-restricted-syntax', 'mf-payments/src/some.ts', 'export const one = (portal) => portal.auth.signIn();'],
    ['no-octal', 'shared/build/src/some.cjs', 'module.exports = 071;'],
    ['@stylistic/max-len', 'gateway/src/some.ts', `// ${'a comment '.repeat(12)}\nexport const one = 1;`],
    ['portal/short-limits', 'gateway/src/some.test.ts', "test('a', async () => {}, 60_000);"],
    ['portal/short-limits', 'mf-auth/src/some.test.tsx', "await screen.findByText('a', {}, { timeout: 4_000 });"],
    ['portal/short-limits', 'e2e/journeys/some.spec.ts', 'test.setTimeout(60_000);'],
    ['portal/short-limits', 'e2e/pages/some.ts', 'await button.click({ timeout: 10_000 });'],
    ['portal/clock-in-expect', 'host/src/some.test.ts', 'expect(Date.now() - begun).toBeLessThan(2);'],
    ['portal/retried-press', 'e2e/pages/some.ts', 'await expect(async () => {\n  await button.click();\n}).toPass();'],
    ['no-restricted-globals', 'gateway/test/some.test.ts', 'setTimeout(look, 20);'],
    ['no-restricted-properties', 'gateway/test/some-kit.ts', 'export const one = Math.random();'],
  ];
  let found: string[][];

  beforeAll(() => {
    // beside this process: ESLint loads its configuration by itself, and Jest's loader of modules is none of its
    const program = `
      import { ESLint } from 'eslint';
      const linter = new ESLint();
      const found = [];
      for (const [, filePath, code] of ${JSON.stringify(PLACES)})
        found.push((await linter.lintText(code + '\\n', { filePath }))[0].messages.map(({ ruleId, message }) => ruleId ?? message));
      console.log(JSON.stringify(found));
    `;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    found = z.array(z.array(z.string())).parse(JSON.parse(said));
  });

  test.each(PLACES.map(([rule, file, code], at) => [rule, file, code, at] as const))(
    '%s in %s: %s',
    (rule, _file, _code, at) => {
      expect(found[at]).toContain(rule);
    },
  );
});

test('what binds a remote elsewhere binds this tree, by one of the two', () => {
  const program = `
    import { ESLint } from 'eslint';
    import { remoteLint } from './shared/build/src/lint-preset.mjs';
    const on = async (options, file) => Object.entries((await new ESLint(options).calculateConfigForFile(file)).rules)
      .filter(([, [severity]]) => severity !== 0).map(([name]) => name);
    const elsewhere = { overrideConfigFile: true, overrideConfig: remoteLint({ root: process.cwd() }) };
    const files = ['mf-auth/src/some.tsx', 'mf-auth/src/some.test.tsx', 'mf-auth/some.mjs'];
    const lost = [];
    for (const file of files) {
      const here = new Set(await on({}, file));
      lost.push(...(await on(elsewhere, file)).filter((rule) => !here.has(rule)));
    }
    console.log(JSON.stringify(lost));
  `;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: ROOT, encoding: 'utf8' });
  const notInEslint = z.array(z.string()).parse(JSON.parse(said));
  expect(notInEslint.length).toBeGreaterThan(80);
  expect(notInEslint.filter((rule) => !heldByOxlint.has(bare(rule)) && !UNREADABLE.includes(rule))).toEqual([]);
});
