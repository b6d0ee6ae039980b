import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Build } from '@registrar/contract/builds';
import type { FastifyInstance } from 'fastify';
import { outdatedBuilds } from './clean-builds';
import type { HostConfiguration } from './configuration';
import { releaseFiles } from './release-kit';
import { createHost } from './server';
import { testConfiguration } from './test-configuration';

const TOKEN = { authorization: 'Bearer deploy-secret' };
const DAY_MS = 24 * 60 * 60_000;
const today = new Date('2026-11-21T04:00:00Z');
const daysAgo = (days: number): Date => new Date(today.getTime() - days * DAY_MS);

const build = (version: string, days: number, more: Partial<Build> = {}): Build => {
  const number = /^pr-(\d+)/.exec(version)?.[1];
  return {
    version,
    kind: number === undefined ? 'release' : 'pr',
    number: number === undefined ? null : Number(number),
    commit: null,
    branch: null,
    by: null,
    completedAt: daysAgo(days).toISOString(),
    live: false,
    previous: false,
    canary: false,
    pinned: false,
    size: 1,
    ...more,
  };
};
const rules = { releases: 2, releaseDays: 30, pullRequestBuilds: 2, pullRequestDays: 14 };
const outdated = (builds: readonly Build[]) =>
  outdatedBuilds(builds, rules, today).map((one) => `${one.build.version}: ${one.reason}`);

test('of releases the newest stay whatever their age, and the young whatever their number', () => {
  expect(outdated([build('5', 40), build('4', 41), build('3', 42), build('2', 43)])).toEqual([
    '3: old release',
    '2: old release',
  ]);
  expect(outdated([build('5', 1), build('4', 2), build('3', 3), build('2', 29)])).toEqual([]);
});

test('of a pull request the newest stay, none of them for ever, and each has its own count', () => {
  const builds = [build('pr-1-d', 1), build('pr-2-c', 1), build('pr-1-c', 2), build('pr-1-b', 3), build('pr-3-a', 15)];
  expect(outdated(builds)).toEqual(['pr-1-b: older build of its pull request', 'pr-3-a: old build of a pull request']);
});

test.each(['live', 'previous', 'canary', 'pinned'] as const)('what is %s stays', (use) => {
  expect(
    outdated([build('3', 1), build('2', 2), build('1', 400, { [use]: true }), build('pr-1-a', 400, { [use]: true })]),
  ).toEqual([]);
});

let folder: string;
let now: Date;
let host: FastifyInstance;
const start = (change: Partial<HostConfiguration> = {}) =>
  createHost({
    configuration: testConfiguration(folder, { cleaning: rules, ...change }),
    now: () => now,
    logger: false,
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-clean-'));
  now = today;
  host = start();
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

async function publish(name: string, version: string, days: number): Promise<void> {
  now = daysAgo(days);
  for (const [file, payload] of Object.entries(releaseFiles(name, version, `/${name}`))) {
    expect(
      (await host.inject({ method: 'PUT', url: `/remotes/${name}/${version}/${file}`, headers: TOKEN, payload }))
        .statusCode,
    ).toBe(201);
  }
  now = today;
}
const point = (version: string, expectedRevision: number) =>
  host.inject({ method: 'PUT', url: '/registry/mf-auth', headers: TOKEN, payload: { version, expectedRevision } });
const clean = async (dryRun: unknown, headers = TOKEN) =>
  host.inject({ method: 'POST', url: '/registry/builds/clean', headers, payload: { dryRun } });
const versions = (name = 'mf-auth') => readdirSync(join(folder, 'portal/remotes', name)).sort();

test('a command says what would go and then removes it; live, previous and pinned stay, and the portal still serves', async () => {
  for (const [index, version] of ['1-a', '2-b', '3-c', '4-d', '5-e'].entries())
    await publish('mf-auth', version, 100 - index);
  await publish('mf-auth', 'pr-7-a', 20);
  await publish('mf-auth', 'pr-8-a', 20);
  await point('1-a', 0);
  await point('2-b', 1);
  await host.inject({
    method: 'POST',
    url: '/registry/pins',
    headers: TOKEN,
    payload: { pins: { 'mf-auth': 'pr-8' }, days: 7 },
  });
  const told = [
    { remote: 'mf-auth', version: 'pr-7-a', reason: 'old build of a pull request' },
    { remote: 'mf-auth', version: '3-c', reason: 'old release' },
  ];
  expect((await clean(true)).json()).toMatchObject({ removed: told });
  expect(versions()).toHaveLength(7);
  expect((await clean(false)).json()).toMatchObject({ removed: told });
  expect(versions()).toEqual(['1-a', '2-b', '4-d', '5-e', 'pr-8-a']);
  expect(existsSync(join(folder, 'portal/publications/mf-auth/3-c.json'))).toBe(false);
  expect((await host.inject('/remotes/mf-auth/2-b/remoteEntry.js')).statusCode).toBe(200);
  expect((await host.inject('/remotes/mf-auth/3-c/remoteEntry.js')).statusCode).toBe(404);
  expect((await clean(false)).json()).toEqual({ removed: [] });
});

test('a team cleans its own remotes, a stranger none, and an unclear wish removes nothing', async () => {
  await publish('mf-auth', 'pr-1-a', 20);
  await publish('mf-payments', 'pr-1-a', 20);
  expect((await clean(false, { authorization: 'Bearer x' })).statusCode).toBe(401);
  expect((await clean('yes')).statusCode).toBe(400);
  expect((await clean(false, { authorization: 'Bearer payments-secret' })).json().removed).toMatchObject([
    { remote: 'mf-payments' },
  ]);
  expect([versions(), versions('mf-payments')]).toEqual([['pr-1-a'], []]);
});

test('the host cleans when it starts; what a killed cleaning left by half is no version and goes too', async () => {
  await publish('mf-auth', 'pr-1-a', 20);
  await publish('mf-auth', '1-a', 400);
  const half = join(folder, 'portal/removed/mf-auth-pr-0-a-1-0');
  mkdirSync(half, { recursive: true });
  writeFileSync(join(half, 'meta.json'), '{}');
  await host.close();
  host = start();
  await host.ready();
  expect(versions()).toEqual(['1-a']);
  expect(readdirSync(join(folder, 'portal/removed'))).toEqual([]);
});

test('releases of a remote that a lost registry does not name any more stay', async () => {
  for (const [index, version] of ['1-a', '2-b', '3-c'].entries()) await publish('mf-auth', version, 100 - index);
  expect((await clean(false)).json()).toEqual({ removed: [] });
});

test('an upload that was given up goes after a week, one of today stays', async () => {
  for (const version of ['pr-1-a', 'pr-2-a'])
    await host.inject({
      method: 'PUT',
      url: `/remotes/mf-auth/${version}/remoteEntry.js`,
      headers: TOKEN,
      payload: 'x',
    });
  utimesSync(join(folder, 'portal/remotes/mf-auth/pr-1-a'), daysAgo(8), daysAgo(8));
  utimesSync(join(folder, 'portal/remotes/mf-auth/pr-2-a'), daysAgo(1), daysAgo(1));
  expect((await clean(false)).json().removed).toMatchObject([{ version: 'pr-1-a', reason: 'upload not completed' }]);
  expect(versions()).toEqual(['pr-2-a']);
});

test('a folder that cannot be removed does not keep the portal from starting', async () => {
  await publish('mf-auth', 'pr-1-a', 20);
  await host.close();
  writeFileSync(join(folder, 'portal/removed'), 'no folder');
  host = start();
  expect((await host.inject('/registry')).statusCode).toBe(200);
});
