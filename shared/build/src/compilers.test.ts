/**
 * `npm run types` asks TypeScript 7, whose compiler is a native program; lint with types, `npm run api` and the packing
 * of the shared packages read the interface of TypeScript 6, which 7 does not have. Both must mean the same by our
 * settings. That both accept the whole tree is held by `npm run types` and `npm run types:6`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** A file for each error, so that none hides another. */
const PLANTED = {
  'argument.ts': 'const half = (value: number) => value / 2;\n\nexport const one = half("2");\n',
  'array.ts': 'export const first = (rows: readonly string[]): string => rows[0];\n',
  'assigned.ts': 'export const title: string = 2;\n',
  'case.ts':
    'export const of = (kind: "a" | "b") => {\n  switch (kind) {\n    case "a":\n      kind.trim();\n    case "b":\n      return 2;\n  }\n};\n',
  'export.ts': 'import { nothing } from "./argument";\n\nexport const two = nothing;\n',
  'implicit.ts': 'export const id = (value) => value;\n',
  'import.ts': 'import { Kind } from "./kind";\n\nexport const is = (value: Kind) => value;\n',
  'kind.ts': 'export interface Kind {\n  readonly name: string;\n}\n\nexport const kind: Kind = {};\n',
  'maybe.ts': 'export const length = (text?: string) => text.length;\n',
  'override.ts': 'class First {\n  say() {}\n}\nexport class Second extends First {\n  say() {}\n}\n',
  'property.ts': 'export const name = { first: "a" }.last;\n',
  'readonly.ts': 'export function push(rows: readonly string[]) {\n  rows.push("");\n}\n',
  'unused.ts': 'export const of = () => {\n  const left = 2;\n  return 3;\n};\n',
  'unused-argument.ts': 'export const of = (given: string) => 3;\n',
  'whole.tsx': 'export const Whole = () => <p title={2} />;\n',
};
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'compilers-'));
  for (const [name, text] of Object.entries(PLANTED)) writeFileSync(join(folder, name), text);
  const compilerOptions = { types: [], typeRoots: [], paths: { 'react/jsx-runtime': ['./jsx-runtime.d.ts'] } };
  const jsx =
    'export namespace JSX {\n  interface IntrinsicElements {\n    p: { title?: string };\n  }\n}\nexport const jsx: unknown;\nexport const jsxs: unknown;\n';
  writeFileSync(join(folder, 'jsx-runtime.d.ts'), jsx);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, include: ['*.ts', '*.tsx'] }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a compiler finds, as `file(line): code`. */
function found(compiler: string): string[] {
  const program = join(ROOT, 'node_modules', compiler, 'bin/tsc');
  const { stdout } = spawnSync(process.execPath, [program, '--noEmit', '--pretty', 'false', '-p', folder], {
    encoding: 'utf8',
    cwd: folder,
  });
  return [...stdout.matchAll(/^(\S+?)\((\d+),\d+\): error (TS\d+)/gm)]
    .map(([, file, line, code]) => `${file}(${line}): ${code}`)
    .sort();
}

test('both compilers find the same errors in the same lines', () => {
  const native = found('typescript-native');
  expect(new Set(native.map((line) => line.split('(')[0]))).toEqual(new Set(Object.keys(PLANTED)));
  expect(native).toEqual(found('typescript'));
});

test.each([
  ['typescript', /^Version 6\./],
  ['typescript-native', /^Version 7\./],
])('%s is what its name says', (compiler, version) => {
  const program = join(ROOT, 'node_modules', compiler, 'bin/tsc');
  expect(spawnSync(process.execPath, [program, '--version'], { encoding: 'utf8' }).stdout).toMatch(version);
});
