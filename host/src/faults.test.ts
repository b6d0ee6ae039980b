import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { HostConfiguration } from './configuration';
import { releaseFiles } from './release-kit';
import { createHost } from './server';
import { testConfiguration } from './test-configuration';

const TOKEN = { authorization: 'Bearer deploy-secret' };
const OLD = '1.0.0-aa';
const NEW = '1.1.0-bb';
const WATCHERS = 'the-token-of-the-watchers-0123456789';

let folder: string;
let host: FastifyInstance;
let time: number;

const start = (change: Partial<HostConfiguration> = {}) =>
  createHost({
    configuration: testConfiguration(folder, { metricsToken: WATCHERS, ...change }),
    now: () => new Date(time),
    logger: false,
  });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'host-faults-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>portal</title>');
  time = Date.parse('2026-11-21T04:00:00Z');
  host = start();
  for (const version of [OLD, NEW]) await upload(version);
  await point({ version: OLD });
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

async function upload(version: string, path = '/login', remote = 'mf-auth'): Promise<void> {
  for (const [file, payload] of Object.entries(releaseFiles(remote, version, path))) {
    const answer = await host.inject({
      method: 'PUT',
      url: `/remotes/${remote}/${version}/${file}`,
      headers: TOKEN,
      payload,
    });
    expect(answer.statusCode).toBe(201);
  }
}
const registry = async () => (await host.inject('/registry')).json();
async function point(change: object, remote = 'mf-auth') {
  const { revision } = await registry();
  return host.inject({
    method: 'PUT',
    url: `/registry/${remote}`,
    headers: TOKEN,
    payload: { ...change, expectedRevision: revision },
  });
}
const entry = async () => (await registry()).remotes['mf-auth'];
const health = async () => (await host.inject('/registry/health')).json().remotes['mf-auth'];
const metrics = async () =>
  (
    await host.inject({
      url: '/host/metrics',
      headers: { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${WATCHERS}` },
    })
  ).body;
const report = (tab: string, change: object = {}, remoteAddress = '127.0.0.1') =>
  host.inject({
    method: 'POST',
    url: '/registry/faults',
    remoteAddress,
    payload: { tab, remote: 'mf-auth', version: NEW, kind: 'crash', code: 'REG-E01', revision: 2, ...change },
  });
async function crashIn(tabs: readonly string[], secondsBetween = 1, change: object = {}): Promise<void> {
  for (const tab of tabs) {
    expect((await report(tab, change)).statusCode).toBe(202);
    time += secondsBetween * 1000;
  }
}
const audit = () =>
  readFileSync(join(folder, 'portal/registry-audit.log'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const three = ['tab-number-1', 'tab-number-2', 'tab-number-3'];

describe('crashes that tabs tell of', () => {
  test('T6: are a fault of the version once three different tabs crashed within a minute', async () => {
    await crashIn(three.slice(0, 2));
    expect((await health()).versions[NEW]).toMatchObject({ tabs: 2, crashes: 2, verdict: 'ok', faultSince: null });
    await crashIn(three.slice(2));
    expect((await health()).versions[NEW]).toEqual({
      tabs: 3,
      crashes: 3,
      codes: { 'REG-E01': 3 },
      first: '2026-11-21T04:00:00.000Z',
      last: '2026-11-21T04:00:02.000Z',
      verdict: 'fault',
      faultSince: '2026-11-21T04:00:02.000Z',
    });
    expect(await metrics()).toContain(`registrar_version_faulty{remote="mf-auth",version="${NEW}"} 1`);
  });

  test('are none where one tab crashed three times, or the third one more than a minute later', async () => {
    await crashIn(['tab-number-1', 'tab-number-1', 'tab-number-1']);
    expect((await health()).versions[NEW]).toMatchObject({ tabs: 1, crashes: 3, verdict: 'ok' });
    await crashIn(three, 31);
    expect((await health()).versions[NEW]).toMatchObject({ tabs: 3, verdict: 'ok' });
  });

  test('are none where only the line or a proxy may be to blame, but are counted', async () => {
    await crashIn(three, 1, { kind: 'chunk', code: 'REG-R12' });
    expect((await health()).versions[NEW]).toMatchObject({ tabs: 3, codes: { 'REG-R12': 3 }, verdict: 'ok' });
  });

  test('of a version that nobody published, and what is no report, are refused and named', async () => {
    const answers = await Promise.all([
      report('tab-number-1', { version: '9.9.9-zz' }),
      report('tab-number-1', { remote: 'mf-nobody' }),
      report('tab-number-1', { version: '../x' }),
      report('x'),
      report('tab-number-1', { kind: 'rain' }),
      report('tab-number-1', { code: '<script>' }),
      report('tab-number-1', { revision: -1 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 400, 400, 400, 400, 400]);
    expect(answers[4]?.json().message).toContain('kind must be one of crash');
    const large = await report('tab-number-1', { more: 'x'.repeat(2000) });
    const foreign = await host.inject({
      method: 'POST',
      url: '/registry/faults',
      headers: { 'content-type': 'text/plain' },
      payload: '{}',
    });
    expect([large.statusCode, foreign.statusCode]).toEqual([413, 400]);
    expect((await health()).versions).toEqual({});
  });

  test('that a stranger sends by the thousand are stopped by address, and the memory stays small', async () => {
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, number) =>
        report(`stranger-${number}`, { code: `REG-E${String((number % 90) + 10)}` }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(300);
    // not counted, and no failure of the page
    expect(answers.at(-1)?.statusCode).toBe(204);
    expect((await report('tab-number-1', {}, '203.0.113.8')).statusCode).toBe(202);
    expect(Object.keys((await health()).versions[NEW].codes).length).toBeLessThanOrEqual(40);
    time += 60_000;
    expect((await report('stranger-0')).statusCode).toBe(202);
    expect((await metrics()).length).toBeLessThan(40_000);
  });

  test('X29: in production are a fault once three people had them, not three tabs that one stranger invents', async () => {
    const gateway = createServer((request, response) => {
      const [, user] = /^Bearer of-(\w+)$/.exec(request.headers.authorization ?? '') ?? [];
      response.statusCode = user === undefined ? 401 : 200;
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: { user: { id: user } } }));
    });
    await host.close();
    host = start({ mode: 'production', gatewayUrl: await listen(gateway) });
    const verdict = async () => (await health()).versions[NEW].verdict;
    const by = (user: string, tab: string) =>
      host.inject({
        method: 'POST',
        url: '/registry/faults',
        remoteAddress: '203.0.113.20',
        headers: { authorization: `Bearer ${user}` },
        payload: { tab, remote: 'mf-auth', version: NEW, kind: 'crash', code: 'REG-E01', revision: 2 },
      });
    try {
      for (const tab of three) await report(tab, {}, '203.0.113.20');
      for (const tab of three) await report(tab, {}, `2001:db8:1:2::${tab.at(-1)}`);
      expect(await verdict()).toBe('ok'); // two networks
      time += 61_000;
      for (const tab of three) await by('of-asha', tab);
      for (const tab of three) await by('invented', tab);
      expect(await verdict()).toBe('ok'); // one account, one network
      await by('of-bina', 'tab-number-4');
      expect(await verdict()).toBe('fault'); // an office behind one address
    } finally {
      gateway.close();
    }
  });

  test('are remembered over a restart of the host', async () => {
    await crashIn(three);
    await host.close();
    host = start();
    expect((await health()).versions[NEW]).toMatchObject({ tabs: 3, crashes: 3, verdict: 'fault' });
    await host.close();
    writeFileSync(join(folder, 'portal/faults.json'), '[{"remote":');
    host = start();
    expect((await health()).versions).toEqual({});
  });

  test('are forgotten of a version that is released anew', async () => {
    await crashIn(three);
    await point({ version: NEW });
    expect((await health()).versions).toEqual({});
  });
});

test('the metrics are read on this machine or with the watchers’ token, and by nobody who comes through a proxy', async () => {
  const asked = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    (await host.inject({ url: '/host/metrics', headers, remoteAddress })).statusCode;
  expect([
    await asked(),
    await asked({}, '::1'),
    await asked({ 'x-forwarded-for': '127.0.0.1' }),
    await asked({ forwarded: 'for=127.0.0.1' }),
    await asked({}, '203.0.113.9'),
  ]).toEqual([200, 200, 403, 403, 403]);
  expect(await asked({ authorization: `Bearer ${WATCHERS}` }, '203.0.113.9')).toBe(200);
  expect(await asked({ authorization: 'Bearer wrong' }, '203.0.113.9')).toBe(403);
});

describe('a canary', () => {
  test('stands beside the live version with its own addresses, grows, and becomes live', async () => {
    await upload('1.2.0-cc', '/sign-in');
    expect((await point({ canary: { version: '1.2.0-cc', share: 10 } })).statusCode).toBe(200);
    expect(await entry()).toMatchObject({
      version: OLD,
      canary: {
        version: '1.2.0-cc',
        base: '/remotes/mf-auth/1.2.0-cc/',
        share: 10,
        contract: 1,
        routes: [{ path: '/sign-in' }],
      },
    });
    await point({ canary: { version: '1.2.0-cc', share: 50 } });
    await point({ urgency: 'critical' });
    expect(await entry()).toMatchObject({ version: OLD, canary: { share: 50 } });
    await point({ promote: true });
    expect(await entry()).toMatchObject({ version: '1.2.0-cc', previous: OLD });
    expect(await entry()).not.toHaveProperty('canary');
    expect(
      audit()
        .slice(-4)
        .map(({ to }) => [to.version, to.canary?.share]),
    ).toEqual([
      [OLD, 10],
      [OLD, 50],
      [OLD, 50],
      ['1.2.0-cc', undefined],
    ]);
  });

  test.each([
    ['is ended', { endCanary: true }, OLD],
    ['ends with a rollback', { rollback: true }, '1.2.0-cc'],
    ['ends with a release', { version: '1.3.0-dd' }, '1.3.0-dd'],
  ])('%s', async (_, change, live) => {
    for (const version of ['1.2.0-cc', '1.3.0-dd']) await upload(version);
    await point({ version: '1.2.0-cc' });
    await point({ version: OLD });
    await point({ canary: { version: NEW, share: 10 } });
    expect((await point(change)).statusCode).toBe(200);
    expect((await entry()).version).toBe(live);
    expect(await entry()).not.toHaveProperty('canary');
  });

  test('is refused where it is live already, not published, claims another’s address, or where there is none to end', async () => {
    await upload('1.0.0-pp', '/pay', 'mf-payments');
    await point({ version: '1.0.0-pp' }, 'mf-payments');
    await upload('1.2.0-cc', '/pay');
    const problems = async (change: object) => (await point(change)).json().problems;
    expect(await problems({ canary: { version: OLD, share: 10 } })).toEqual(['mf-auth.canary.version is live already']);
    expect(await problems({ canary: { version: '9.9.9-zz', share: 10 } })).toEqual([
      'mf-auth@9.9.9-zz is not published',
    ]);
    expect(await problems({ canary: { version: '1.2.0-cc', share: 10 } })).toEqual([
      '/pay is claimed by mf-payments and mf-auth',
    ]);
    expect(await problems({ promote: true })).toEqual(['mf-auth has no canary']);
    for (const change of [
      { canary: { version: NEW, share: 100 } },
      { canary: { version: NEW, share: 10 }, version: OLD },
      { promote: 'yes' },
    ]) {
      expect((await point(change)).statusCode).toBe(400);
    }
  });

  test('on which three tabs crash is ended by the host, once, with a line in the audit log', async () => {
    const told: unknown[] = [];
    const gateway = createServer((request, response) => {
      request
        .on('data', (body) => told.push(JSON.parse(String(body))))
        .on('end', () => response.end('{}', () => gateway.emit('told')));
    });
    await host.close();
    host = start({ gatewayUrl: await listen(gateway) });
    await point({ canary: { version: NEW, share: 10 } });
    const { revision } = await registry();
    await crashIn(three);
    expect(await entry()).not.toHaveProperty('canary');
    expect((await entry()).version).toBe(OLD);
    await crashIn(['tab-number-4', 'tab-number-5']);
    expect((await registry()).revision).toBe(revision + 1);
    expect(audit().at(-1)).toMatchObject({
      by: 'host',
      revision: revision + 1,
      remote: 'mf-auth',
      from: { canary: { version: NEW, share: 10 } },
      to: { version: OLD },
      reason: `${NEW}: crashed for 3 people within a minute (REG-E01)`,
    });
    expect(await metrics()).toContain('registrar_versions_withdrawn_total{remote="mf-auth",action="end-canary"} 1');
    const hasHeard = () => told.some((body) => JSON.stringify(body) === JSON.stringify({ revision: revision + 1 }));
    while (!hasHeard()) await once(gateway, 'told');
    gateway.close();
  });

  test('that is given out again after its fault begins with a clean sheet', async () => {
    await point({ canary: { version: NEW, share: 10 } });
    await crashIn(three);
    await point({ canary: { version: NEW, share: 10 } });
    await crashIn(['tab-number-4']);
    expect((await entry()).canary.version).toBe(NEW);
  });

  test('is not ended by what tabs tell of the live version, which nobody has asked to guard', async () => {
    await point({ canary: { version: NEW, share: 10 } });
    await crashIn(three, 1, { version: OLD });
    expect(await entry()).toMatchObject({ version: OLD, canary: { version: NEW } });
  });
});

describe('a guarded release', () => {
  test('is rolled back by the host, once; the version it goes back to is not guarded', async () => {
    await point({ version: NEW, guard: true });
    expect(await entry()).toMatchObject({ version: NEW, guarded: true });
    await crashIn(three);
    expect(await entry()).toMatchObject({ version: OLD, previous: NEW });
    expect(await entry()).not.toHaveProperty('guarded');
    expect(audit().at(-1)).toMatchObject({ by: 'host', from: { version: NEW, guarded: true }, to: { version: OLD } });
    const { revision } = await registry();
    await crashIn(three, 1, { version: OLD });
    await crashIn(['tab-number-4']);
    expect((await registry()).revision).toBe(revision);
  });

  test('is still rolled back after the host was started again between the crashes and the change', async () => {
    await point({ version: NEW, guard: true });
    await crashIn(three.slice(0, 2));
    await host.close();
    host = start();
    await crashIn(three);
    expect((await entry()).version).toBe(OLD);
  });

  test('needs a version before it, and a release without the guard has none', async () => {
    await upload('1.0.0-pp', '/pay', 'mf-payments');
    const first = await point({ version: '1.0.0-pp', guard: true }, 'mf-payments');
    expect([first.statusCode, first.json().problems]).toEqual([
      422,
      ['mf-payments has no version before to go back to: release it without the guard'],
    ]);
    await point({ version: NEW });
    await crashIn(three);
    expect((await entry()).version).toBe(NEW);
  });

  test('whose version before is damaged stays, and the host goes on', async () => {
    await point({ version: NEW, guard: true });
    writeFileSync(join(folder, 'portal/remotes/mf-auth', OLD, 'remoteEntry.js'), 'other');
    await crashIn(three);
    expect((await entry()).version).toBe(NEW);
    expect(existsSync(join(folder, 'portal/faults.json'))).toBe(true);
  });
});

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '');
    });
  });
}
