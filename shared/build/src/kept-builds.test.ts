import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { builtOf, replaceBuild, restoreBuild } from '../../../scripts/portal/kept-builds.mjs';

let root: string;
const dist = () => join(root, 'host/dist');
const kept = () => join(root, '.cache/kept-builds');
const places = () => ({ dist: dist(), kept: kept() });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-builds-'));
  mkdirSync(join(root, 'host'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** As a build does it: written elsewhere, then put in place. */
function build(code: string, hash?: string): void {
  const built = join(root, 'built');
  mkdirSync(built);
  writeFileSync(join(built, 'main.mjs'), code);
  replaceBuild('host', built, hash, places());
}
const restore = (hash: string): boolean => restoreBuild('host', hash, places());
const code = (): string => readFileSync(join(dist(), 'main.mjs'), 'utf8');
const keptHashes = (): string[] => readdirSync(join(kept(), 'host')).sort();
/** Kept builds are told apart by when they were put aside. */
const putAside = (hash: string, minutesAgo: number): void => {
  const at = new Date(Date.UTC(2026, 0, 1) - minutesAgo * 60_000);
  utimesSync(join(kept(), 'host', hash), at, at);
};

test('T35: sources of before have their build still, and those of now as well', () => {
  build('one', 'aa');
  build('two', 'bb');
  expect(builtOf(dist())).toBe('bb');
  expect(restore('aa')).toBe(true);
  expect([builtOf(dist()), code()]).toEqual(['aa', 'one']);
  expect(restore('bb')).toBe(true);
  expect([builtOf(dist()), code()]).toEqual(['bb', 'two']);
});

test('what was never built is not restored, and nothing is lost by asking', () => {
  build('one', 'aa');
  expect(restore('cc')).toBe(false);
  expect([builtOf(dist()), code()]).toEqual(['aa', 'one']);
});

test('old builds do not pile up: three are kept beside the current one, those put aside last', () => {
  for (const hash of ['aa', 'bb', 'cc', 'dd']) build(hash, hash);
  putAside('aa', 1);
  putAside('bb', 3);
  putAside('cc', 2);
  build('ee', 'ee');
  expect(keptHashes()).toEqual(['aa', 'cc', 'dd']);
  expect(builtOf(dist())).toBe('ee');
});

test('the same sources built again are one build', () => {
  build('one', 'aa');
  build('two', 'bb');
  build('two', 'bb');
  expect(keptHashes()).toEqual(['aa']);
});

test('a build for trying out is nobody’s build of before', () => {
  build('one', 'aa');
  build('pull request');
  expect([builtOf(dist()), code()]).toEqual([undefined, 'pull request']);
  build('two', 'bb');
  expect(keptHashes()).toEqual(['aa']);
  expect(existsSync(join(root, 'built'))).toBe(false);
});
