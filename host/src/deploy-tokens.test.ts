import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DeployTokens, readDeployTokens } from './deploy-tokens';
import { replaceFile } from './durable-file';

let folder: string;
let file: string;
let now: Date;
let unreadable: string[];
let tokens: DeployTokens;

const issued = (token: string, more: object = {}) => ({
  id: token,
  team: 'payments',
  digest: createHash('sha256').update(token).digest('hex'),
  remotes: ['mf-payments'],
  issuedAt: '2026-11-20T00:00:00Z',
  until: '2027-02-20T00:00:00Z',
  ...more,
});
const write = (rows: unknown) => replaceFile(file, JSON.stringify(rows));
const may = (token: string, remote = 'mf-payments') => tokens.publisherOf(`Bearer ${token}`, remote);
const open = () =>
  new DeployTokens(
    file,
    join(folder, 'portal'),
    () => now,
    (which) => unreadable.push(which),
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-tokens-'));
  file = join(folder, 'deploy-tokens.json');
  now = new Date('2026-11-24T04:00:00Z');
  unreadable = [];
  write([{ team: 'platform', token: 'by-hand', remotes: ['*'] }]);
  tokens = open();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a token written by hand and an issued one open what they name', () => {
  write([{ team: 'platform', token: 'by-hand', remotes: ['*'] }, issued('one')]);
  expect([
    may('by-hand', 'shell'),
    may('one'),
    may('one', 'mf-auth'),
    may('two'),
    tokens.publisherOf(undefined, 'mf-payments'),
  ]).toEqual(['platform', 'payments', undefined, undefined, undefined]);
  expect(tokens.teamOf('Bearer one')).toBe('payments');
});

test('a token is issued and revoked while the host runs', () => {
  expect(may('one')).toBeUndefined();
  write([issued('one')]);
  expect([may('one'), may('by-hand')]).toEqual(['payments', undefined]);
  write([issued('one', { revokedAt: '2026-11-24T03:00:00Z' })]);
  expect(may('one')).toBeUndefined();
});

test('a token ends with its day', () => {
  write([issued('one', { until: '2026-11-24T05:00:00Z' })]);
  expect(may('one')).toBe('payments');
  now = new Date('2026-11-24T05:00:00Z');
  expect(may('one')).toBeUndefined();
});

test('a file that is being broken leaves those in force that were known, and is named once', () => {
  writeFileSync(file, '[{"team":');
  expect([may('by-hand'), may('by-hand')]).toEqual(['platform', 'platform']);
  expect(unreadable).toEqual([file]);
});

test('when a token was last used is kept, at most once a minute, and survives a restart', () => {
  write([issued('one')]);
  const noted = () => JSON.parse(readFileSync(join(folder, 'portal/deploy-token-uses.json'), 'utf8'));
  may('one');
  now = new Date('2026-11-24T04:00:59Z');
  may('one');
  expect(noted()).toEqual({ one: '2026-11-24T04:00:00.000Z' });
  now = new Date('2026-11-24T04:01:00Z');
  tokens = open();
  may('one');
  expect(noted()).toEqual({ one: '2026-11-24T04:01:00.000Z' });
});

test.each([
  ['no list', {}],
  ['a token without remotes', [{ team: 'a', token: 'b' }]],
  ['an issued one without its end', [issued('one', { until: undefined })]],
  ['a digest that is none', [issued('one', { digest: 'abc' })]],
])('%s is no file of tokens', (_what, rows) => {
  write(rows);
  expect(readDeployTokens(file)).toBeUndefined();
});

const run = promisify(execFile);
const command = async (...words: readonly string[]): Promise<string> => {
  const script = fileURLToPath(new URL('../../scripts/tokens.mjs', import.meta.url));
  const { stdout } = await run(process.execPath, [script, ...words], {
    env: { PATH: process.env['PATH'], DEPLOY_TOKENS_FILE: file, REGISTRAR_DATA: folder },
  });
  return stdout;
};

test('the command issues for several at once, shows each token once, keeps only its digest, and revokes', async () => {
  const said = await Promise.all(
    ['one', 'two', 'three'].map((team) => command('issue', '--team', team, '--remotes', 'mf-payments,shell')),
  );
  const given = said.map((text) => /^rd_\S+$/mu.exec(text)?.[0] ?? '');
  expect(given.map((token) => may(token))).toEqual(['one', 'two', 'three']);
  expect(given.map((token) => may(token, 'shell'))).toEqual(['one', 'two', 'three']);
  expect([may(given[0] ?? '', 'mf-auth'), may('by-hand')]).toEqual([undefined, 'platform']);
  const kept = readFileSync(file, 'utf8');
  for (const token of given) expect(kept).not.toContain(token);

  const id = /^([0-9a-f]{8}) {2}two/mu.exec(await command('list'))?.[1] ?? '';
  await command('revoke', id);
  expect(given.map((token) => may(token))).toEqual(['one', undefined, 'three']);
  expect(await command('list')).toMatch(new RegExp(`${id} .*revoked`, 'u'));
});

test.each([
  [['issue', '--team', 'a'], 'npm run tokens -- issue --team NAME'],
  [['issue', '--team', 'a', '--remotes', 'payments'], '--remotes'],
  [['issue', '--team', 'a', '--remotes', 'mf-auth', '--until', '2026-02-30'], '--until 2026-02-30'],
  [['revoke', '00000000'], 'There is no issued token 00000000'],
  [['list', '--team', 'a'], 'npm run tokens -- list'],
])('tokens %j is refused with what to type', async (words, told) => {
  const before = readFileSync(file, 'utf8');
  await expect(command(...words)).rejects.toMatchObject({ stderr: expect.stringContaining(told) });
  expect(readFileSync(file, 'utf8')).toBe(before);
});
