import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hashOfSources } from './source-hash.cjs';

let root: string;
const hash = () => hashOfSources([join(root, 'src')], root);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(root, 'src/dist'), { recursive: true });
  writeFileSync(join(root, 'src/app.ts'), 'export const a = 1;');
});
afterEach(() => rmSync(root, { recursive: true }));

test('stays the same while the sources do', () => {
  const before = hash();
  writeFileSync(join(root, 'src/app.test.ts'), 'test');
  writeFileSync(join(root, 'src/README.md'), 'words');
  writeFileSync(join(root, 'src/dist/out.js'), 'built');
  expect(hash()).toBe(before);
});

test('changes with the content and with the name of a file', () => {
  const before = hash();
  writeFileSync(join(root, 'src/other.ts'), '');
  const withOther = hash();
  expect(withOther).not.toBe(before);
  writeFileSync(join(root, 'src/app.ts'), 'export const a = 2;');
  expect(hash()).not.toBe(withOther);
});
