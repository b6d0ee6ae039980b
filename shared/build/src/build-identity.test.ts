import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildIdentity } from './build-identity.cjs';

let folder: string;
const git = (...words: string[]): string =>
  execFileSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_COMMITTER_DATE: '2026-11-20T10:00:00+05:45' },
  }).trim();
const identity = (inputs: string[] = ['a.ts'], environment: Record<string, string> = {}) =>
  buildIdentity(inputs, { folder, environment });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'identity-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function commit(): string {
  git('init', '-q', '-b', 'feature/letters');
  writeFileSync(join(folder, 'a.ts'), 'one');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'one');
  return git('rev-parse', 'HEAD');
}

test('a build names its commit and branch, and the time of the commit: built again it says the same', () => {
  const head = commit();
  expect(identity()).toEqual({ commit: head, branch: 'feature/letters', builtAt: '2026-11-20T04:15:00.000Z' });
  expect(identity()).toEqual(identity());
});

test('changes of its sources that are not committed are said, those elsewhere are not its business', () => {
  const head = commit();
  writeFileSync(join(folder, 'b.ts'), 'two');
  expect(identity().commit).toBe(head);
  writeFileSync(join(folder, 'a.ts'), 'two');
  expect(identity().commit).toBe(`${head}-dirty`);
});

test('what a build server says counts, and a commit without a branch has none', () => {
  const head = commit();
  git('checkout', '-q', '--detach');
  expect(identity()).toMatchObject({ commit: head, branch: null });
  expect(identity(['a.ts'], { GIT_COMMIT: 'abc', GIT_BRANCH: 'origin/main', SOURCE_DATE_EPOCH: '1' })).toEqual({
    commit: 'abc',
    branch: 'main',
    builtAt: '1970-01-01T00:00:01.000Z',
  });
});

test('outside a repository nothing is known', () => {
  expect(identity()).toEqual({ commit: null, branch: null, builtAt: null });
});
