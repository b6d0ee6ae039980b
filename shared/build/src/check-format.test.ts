import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'format-'));
  cpSync(join(ROOT, 'prettier.config.mjs'), join(folder, 'prettier.config.mjs'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const check = () =>
  spawnSync(process.execPath, [join(ROOT, 'scripts/check-format.mjs')], { cwd: folder, encoding: 'utf8' });

test.each([
  ['one.ts', "export const one = 'one';\n", 'export const one = "one"\n'],
  ['two.tsx', 'export const Two = () => <p>{1}</p>;\n', 'export const Two = () => { return <p>{ 1 }</p> }\n'],
  ['three.mjs', 'export const three = [3];\n', 'export const three=[3]\n'],
  ['four.css', '.four {\n  color: red;\n}\n', '.four { color: red }\n'],
  ['five.html', '<p>five</p>\n', '<p>five\n\n</p>\n'],
])('%s: its format is checked', (name, formatted, other) => {
  writeFileSync(join(folder, name), formatted);
  expect(check()).toMatchObject({ status: 0, stderr: '' });
  writeFileSync(join(folder, name), other);
  const { status, stderr } = check();
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(name) });
  rmSync(join(folder, name));
});

test('where oxfmt and Prettier differ, Prettier is right', () => {
  const prettiers = `export type Union =\n  { readonly kind: 'first'; readonly role: string } | { readonly kind: 'second'; readonly officeId: number };\n`;
  writeFileSync(join(folder, 'union.ts'), prettiers);
  expect(check()).toMatchObject({ status: 0, stderr: '' });
  rmSync(join(folder, 'union.ts'));
});
