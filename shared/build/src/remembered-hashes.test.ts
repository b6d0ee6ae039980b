import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { rememberedHashes } from './remembered-hashes.cjs';

let root: string;
const HASHES = { 'mf-auth': 'aa', shell: 'bb', 'mf-payments': 'cc' };
type Name = keyof typeof HASHES;
const read = jest.fn((names: readonly Name[]) => new Map(names.map((name) => [name, HASHES[name]])));
const ask = (names: readonly Name[] = ['mf-auth']) =>
  rememberedHashes({ root, folders: ['mf-auth'], names, read: () => read(names) });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'remembered-'));
  mkdirSync(join(root, 'mf-auth/dist'), { recursive: true });
  writeFileSync(join(root, 'mf-auth/app.ts'), 'one');
  writeFileSync(join(root, 'package-lock.json'), '{}');
  read.mockClear();
});
afterEach(() => rmSync(root, { recursive: true }));

test('what nobody has touched is read once, for each choice of workspaces', () => {
  expect([...ask()]).toEqual([['mf-auth', 'aa']]);
  writeFileSync(join(root, 'mf-auth/dist/app.js'), 'built');
  expect([...ask()]).toEqual([['mf-auth', 'aa']]);
  expect(read).toHaveBeenCalledTimes(1);
  ask(['mf-auth', 'shell']);
  ask();
  ask(['mf-auth', 'shell']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a reading of all holds each single one', () => {
  ask(['shell', 'mf-auth']);
  expect([...ask(['mf-auth'])]).toEqual([['mf-auth', 'aa']]);
  expect(read).toHaveBeenCalledTimes(1);
  ask(['mf-payments', 'shell']);
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([
  [
    'a file that is written, even at the same length and with the time of before',
    () => {
      const before = new Date('2026-01-01');
      utimesSync(join(root, 'mf-auth/app.ts'), before, before);
      ask();
      read.mockClear();
      writeFileSync(join(root, 'mf-auth/app.ts'), 'two');
      utimesSync(join(root, 'mf-auth/app.ts'), before, before);
    },
  ],
  ['a file that is new', () => writeFileSync(join(root, 'mf-auth/page.ts'), '')],
  ['a file that is gone', () => rmSync(join(root, 'mf-auth/app.ts'))],
  ['the lock file', () => writeFileSync(join(root, 'package-lock.json'), '{ }')],
  ['a damaged memory', () => writeFileSync(join(root, '.cache/bundle-hashes.json'), '{')],
])('%s makes it be read again', (_, change) => {
  ask();
  read.mockClear();
  change();
  ask();
  expect(read).toHaveBeenCalledTimes(1);
});
