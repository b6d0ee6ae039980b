import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { releaseFiles } from './release-kit';
import { createHost } from './server';
import { testConfiguration } from './test-configuration';

const headers = { authorization: 'Bearer deploy-secret' };
const BROKEN = 'registry.broken-2026-11-21T04-00-00.000Z.json';

let folder: string;
let host: FastifyInstance;
const at = (file: string): string => join(folder, 'portal', file);
const start = () =>
  createHost({ configuration: testConfiguration(folder), now: () => new Date('2026-11-21T04:00:00Z'), logger: false });
const restart = async () => {
  await host.close();
  host = start();
};
const registry = async () => (await host.inject('/registry')).json();
const health = async () => (await host.inject('/host/healthz')).json();
const auditLines = (): readonly { readonly revision: number }[] =>
  readFileSync(at('registry-audit.log'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

async function release(version: string) {
  for (const [file, payload] of Object.entries(releaseFiles('mf-auth', version, '/login')))
    await host.inject({ method: 'PUT', url: `/remotes/mf-auth/${version}/${file}`, headers, payload });
  const { revision = 0 } = (await registry()).remotes['mf-auth'] ?? {};
  expect(
    (
      await host.inject({
        method: 'PUT',
        url: '/registry/mf-auth',
        headers,
        payload: { version, expectedEntryRevision: revision },
      })
    ).statusCode,
  ).toBe(200);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'host-registry-'));
  host = start();
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await release(version);
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['cut short', () => truncateSync(at('registry.json'), 200)],
  ['empty', () => writeFileSync(at('registry.json'), '')],
  ['of another shape', () => writeFileSync(at('registry.json'), '{"revision":7,"remotes":[]}')],
])(
  'T14: a registry that is %s is set aside and named; the last good one is served, and nothing is lost',
  async (_what, damage) => {
    const before = await registry();
    damage();
    const broken = readFileSync(at('registry.json'), 'utf8');
    await restart();
    expect(await registry()).toEqual(before);
    expect(readFileSync(at(BROKEN), 'utf8')).toBe(broken);
    expect(await health()).toEqual({
      status: 'degraded',
      revision: 3,
      problems: [`${BROKEN} could not be used; the last good registry is served instead`],
    });
    await release('1.0.0-d');
    await restart();
    expect((await registry()).remotes['mf-auth']).toMatchObject({
      version: '1.0.0-d',
      previous: '1.0.0-c',
      revision: 4,
    });
    rmSync(at(BROKEN));
    expect(await health()).toEqual({ status: 'ok', revision: 4 });
  },
);

test('T14: where the newest copy is damaged too, the one before it is used', async () => {
  for (const file of ['registry.json', 'registry-copies/registry-3.json']) truncateSync(at(file), 100);
  await restart();
  expect((await registry()).remotes['mf-auth']).toMatchObject({ version: '1.0.0-b', revision: 2 });
});

test('a few copies are kept, not all', async () => {
  for (let number = 4; number <= 12; number += 1) await release(`1.0.${number}-x`);
  expect(readdirSync(at('registry-copies')).length).toBe(6);
  expect(existsSync(at('registry-copies/registry-12.json'))).toBe(true);
});

test('an audit line that a kill has cut or prevented is there after the next start, once', async () => {
  const whole = readFileSync(at('registry-audit.log'), 'utf8');
  truncateSync(at('registry-audit.log'), whole.length - 30);
  await restart();
  expect(readFileSync(at('registry-audit.log'), 'utf8')).toBe(whole);
  writeFileSync(at('registry-audit.log'), whole.split('\n').slice(0, 2).join('\n') + '\n');
  await restart();
  await restart();
  expect(auditLines().map(({ revision }) => revision)).toEqual([1, 2, 3]);
  expect(await registry()).not.toHaveProperty('change');
});

test('T14: what a kill left half written is gone after the next start, and nothing else', async () => {
  mkdirSync(at('remotes/mf-auth/2.0.0-z'), { recursive: true });
  const left = [
    'registry.json.123.next',
    'registry-copies/registry-4.json.123.next',
    'remotes/mf-auth/1.0.0-a/new.js.123.next',
    'remotes/mf-auth/2.0.0-z/remoteEntry.js.5.next',
  ];
  for (const file of left) writeFileSync(at(file), 'half');
  await restart();
  expect(left.filter((file) => existsSync(at(file)))).toEqual([]);
  expect(existsSync(at('remotes/mf-auth/1.0.0-a/remoteEntry.js'))).toBe(true);
});
