import { createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { registryProblems } from '@registrar/contract/registry';
import type { HostConfiguration } from './configuration';
import { RegistryStore } from './registry-store';
import { releaseFiles, shellFiles } from './release-kit';
import { createHost } from './server';
import { testConfiguration } from './test-configuration';

const TOKEN = { authorization: 'Bearer deploy-secret' };
const DAY_MS = 24 * 60 * 60_000;

let folder: string;
let now: Date;
let host: FastifyInstance;

const start = (change: Partial<HostConfiguration> = {}) =>
  createHost({ configuration: testConfiguration(folder, change), now: () => now, logger: false });

async function upload(name: string, version: string, path: string, meta: object = {}): Promise<void> {
  const files = releaseFiles(name, version, path);
  const last = JSON.stringify({ ...JSON.parse(files['meta.json'] ?? ''), ...meta });
  for (const [file, payload] of Object.entries({ ...files, 'meta.json': last })) {
    const answer = await host.inject({
      method: 'PUT',
      url: `/remotes/${name}/${version}/${file}`,
      headers: TOKEN,
      payload,
    });
    expect(answer.statusCode).toBe(201);
  }
}
/** Two remotes, both live, and a build of a pull request of the first. */
async function publishAll(): Promise<void> {
  await upload('mf-auth', '1.0.0-aa', '/login');
  await upload('mf-auth', 'pr-231-bb', '/login');
  await upload('mf-payments', '1.0.0-cc', '/payments');
  for (const [index, [remote, version]] of [
    ['mf-auth', '1.0.0-aa'],
    ['mf-payments', '1.0.0-cc'],
  ].entries()) {
    await host.inject({
      method: 'PUT',
      url: `/registry/${remote}`,
      headers: TOKEN,
      payload: { version, expectedRevision: index },
    });
  }
}
const registry = async (pins?: string, headers: Record<string, string> = {}, from = host) =>
  (
    await from.inject({ url: `/registry${pins === undefined ? '' : `?pins=${encodeURIComponent(pins)}`}`, headers })
  ).json();
const problemsOf = async (pins: string) => {
  const document = await registry(pins);
  expect(registryProblems(document)).toEqual([]);
  return document.pinProblems;
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'host-pins-'));
  now = new Date('2026-11-21T04:00:00Z');
  host = start();
  await publishAll();
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

describe('a pin', () => {
  test('names the newest build of a pull request, by query or cookie', async () => {
    expect((await registry('mf-auth@pr-231')).remotes['mf-auth'].version).toBe('pr-231-bb');
    const byCookie = await registry(undefined, { cookie: 'a=b; registrar_pins=mf-auth%40pr-231-bb' });
    expect(byCookie.pins).toEqual({ 'mf-auth': 'pr-231-bb' });
    expect(byCookie).not.toHaveProperty('pinProblems');
  });

  test('X27: that is asked for in several parts of the query counts as if in one', async () => {
    const answer = await host.inject({ url: '/registry?pins=mf-auth@pr-231&pins=mf-payments@9.9' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      pins: { 'mf-auth': 'pr-231-bb' },
      pinProblems: [{ remote: 'mf-payments', wanted: '9.9' }],
    });
    for (const url of ['/?pins=a@1&pins=b@2', '/login?pins=a@1&pins=b@2'])
      expect((await host.inject({ url })).statusCode).not.toBe(500);
  });

  test('names only what was published; the rest is said and harmless', async () => {
    const document = await registry('mf-auth@https://evil.example,mf-payments@../../x,mf-none@1,nothing,mf-auth@a@b');
    expect(document.remotes['mf-auth'].version).toBe('1.0.0-aa');
    expect(document.pins).toBeUndefined();
    expect(document.pinProblems).toEqual([
      { remote: null, wanted: 'nothing', reason: 'malformed' },
      { remote: null, wanted: 'mf-auth@a@b', reason: 'malformed' },
      { remote: 'mf-auth', wanted: 'https://evil.example', reason: 'unknown' },
      { remote: 'mf-payments', wanted: '../../x', reason: 'unknown' },
      { remote: 'mf-none', wanted: '1', reason: 'unknown' },
    ]);
  });

  test('X22: of nothing that was published costs no comparison of addresses', async () => {
    const compared = jest.spyOn(RegistryStore.prototype, 'conflictsIn');
    try {
      await registry('mf-none@1,mf-auth@9.9.9,nothing');
      expect(compared).not.toHaveBeenCalled();
    } finally {
      compared.mockRestore();
    }
  });

  test('T11: that claims the address of another remote is left out, and the other pins stay', async () => {
    await upload('mf-payments', 'pr-9-dd', '/login');
    const document = await registry('mf-payments@pr-9,mf-auth@pr-231');
    expect(registryProblems(document)).toEqual([]);
    expect(document.pins).toEqual({ 'mf-auth': 'pr-231-bb' });
    expect(document.remotes['mf-payments'].version).toBe('1.0.0-cc');
    expect(document.pinProblems).toEqual([
      { remote: 'mf-payments', wanted: 'pr-9', reason: 'conflict', detail: expect.stringContaining('/login') },
    ]);
  });

  test('T11: that claims an address by another pattern is left out as it would be at a release, beside pins and beside what is live', async () => {
    await upload('mf-payments', 'pr-9-dd', '/login/:step');
    await upload('mf-auth', 'pr-8-ee', '/login/password');
    expect((await registry('mf-payments@pr-9')).pins).toEqual({ 'mf-payments': 'pr-9-dd' });
    const both = await registry('mf-payments@pr-9,mf-auth@pr-8');
    expect(both.pins).toEqual({ 'mf-payments': 'pr-9-dd' });
    expect(both.pinProblems).toMatchObject([
      { remote: 'mf-auth', reason: 'conflict', detail: expect.stringContaining('both match /login/password') },
    ]);
    const { revision } = await registry();
    expect(
      (
        await host.inject({
          method: 'PUT',
          url: '/registry/mf-payments',
          headers: TOKEN,
          payload: { version: 'pr-9-dd', expectedRevision: revision },
        })
      ).statusCode,
    ).toBe(200);
    expect(await problemsOf('mf-auth@pr-8')).toMatchObject([{ remote: 'mf-auth', reason: 'conflict' }]);
  });

  test('T11: that takes what the live shell does not give, or claims an address of its pages, is left out', async () => {
    await host.close();
    const shellFolder = join(folder, 'built-shell');
    mkdirSync(shellFolder);
    const provides = JSON.stringify({ contracts: [1], packages: { react: '19.0.0' }, paths: ['/dashboard/:part'] });
    for (const [file, text] of Object.entries(
      shellFiles('1.0.0-sh', { gives: { '@registrar/ui': ['Button'] } }, { 'provides.json': provides }),
    ))
      writeFileSync(join(shellFolder, file), text);
    host = start({ shellFolder });
    await upload('mf-auth', 'pr-5-ee', '/login', { takes: { '@registrar/ui': ['Button', 'Carousel'] } });
    await upload('mf-auth', 'pr-6-ff', '/login', { takes: { '@registrar/ui': ['Button'] } });
    await upload('mf-payments', 'pr-7-ee', '/dashboard/money');
    expect(await problemsOf('mf-auth@pr-5')).toEqual([
      {
        remote: 'mf-auth',
        wanted: 'pr-5',
        reason: 'contract',
        detail: expect.stringContaining('Carousel of @registrar/ui'),
      },
    ]);
    expect((await registry('mf-auth@pr-6')).pins).toEqual({ 'mf-auth': 'pr-6-ff' });
    expect(await problemsOf('mf-payments@pr-7')).toEqual([
      {
        remote: 'mf-payments',
        wanted: 'pr-7',
        reason: 'conflict',
        detail: expect.stringContaining('/dashboard/money'),
      },
    ]);
  });

  test('may move an address together with the pin of the remote that gives it up', async () => {
    await upload('mf-auth', 'pr-9-dd', '/sign-in');
    await upload('mf-payments', 'pr-9-dd', '/login');
    expect((await registry('mf-payments@pr-9,mf-auth@pr-9')).pins).toEqual({
      'mf-payments': 'pr-9-dd',
      'mf-auth': 'pr-9-dd',
    });
  });

  test('of a build that is half there, or of another contract, is said', async () => {
    await host.inject({ method: 'PUT', url: '/remotes/mf-auth/pr-5-ee/remoteEntry.js', headers: TOKEN, payload: 'x' });
    expect(await problemsOf('mf-auth@pr-5')).toEqual([{ remote: 'mf-auth', wanted: 'pr-5', reason: 'incomplete' }]);
    const damaged = join(folder, 'portal/remotes/mf-auth/pr-231-bb/meta.json');
    writeFileSync(damaged, JSON.stringify({ ...JSON.parse(readFileSync(damaged, 'utf8')), contract: 2 }));
    expect(await problemsOf('mf-auth@pr-231')).toEqual([
      { remote: 'mf-auth', wanted: 'pr-231', reason: 'contract', detail: '2' },
    ]);
    writeFileSync(damaged, '{"name":');
    expect(await problemsOf('mf-auth@pr-231')).toMatchObject([{ reason: 'incomplete' }]);
  });

  test('of more than a cookie holds is not looked up at all', async () => {
    const many = Array.from({ length: 11 }, (_, index) => `mf-a${index}@1`).join(',');
    expect(await problemsOf(many)).toMatchObject([{ remote: null, reason: 'too-many' }]);
    expect(await problemsOf(`mf-auth@${'x'.repeat(2000)}`)).toMatchObject([{ remote: null, reason: 'too-many' }]);
  });

  test('that is not signed needs in production a session that may', async () => {
    const gateway = createServer((request, response) => {
      const allowed = request.headers.authorization === 'Bearer tester';
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: true, data: { moduleList: allowed ? [{ code: 'QA_PINS' }] : [] } }));
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const address = gateway.address();
    const production = start({
      mode: 'production',
      gatewayUrl: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    });
    const seen = async (headers: Record<string, string> = {}) => {
      const { remotes, pinProblems } = await registry('mf-auth@pr-231', headers, production);
      return [remotes['mf-auth'].version, pinProblems?.[0].reason];
    };
    expect(await seen()).toEqual(['1.0.0-aa', 'not-allowed']);
    expect(await seen({ authorization: 'Bearer somebody' })).toEqual(['1.0.0-aa', 'not-allowed']);
    expect(await seen({ authorization: 'Bearer tester' })).toEqual(['pr-231-bb', undefined]);
    await production.close();
    gateway.close();
  });
});

describe('a signed pin', () => {
  const sign = async (pins: object = { 'mf-auth': 'pr-231' }, days: unknown = 7, headers = TOKEN) =>
    host.inject({ method: 'POST', url: '/registry/pins', headers, payload: { pins, days } });
  const signed = async (
    pins?: object,
    days?: unknown,
  ): Promise<{ id: string; token: string; until: string; address: string }> => (await sign(pins, days)).json().data;
  /** A production host whose gateway answers nothing: nobody there may pin. */
  const inProduction = async (pins: string, change: Partial<HostConfiguration> = {}) => {
    const production = start({ mode: 'production', ...change });
    const document = await registry(pins, {}, production);
    await production.close();
    return document;
  };

  test('works for everybody in production, without a session, until its end', async () => {
    const { token, until, address } = await signed();
    expect(until).toBe('2026-11-28T04:00:00.000Z');
    expect(address).toBe(`http://localhost:8080/?pins=${token}`);
    const document = await inProduction(token);
    expect(document).toMatchObject({ pins: { 'mf-auth': 'pr-231-bb' }, pinsUntil: until });
    expect(registryProblems(document)).toEqual([]);
    now = new Date(now.getTime() + 7 * DAY_MS);
    const ended = await inProduction(token);
    expect(ended.remotes['mf-auth'].version).toBe('1.0.0-aa');
    expect(ended.pinProblems).toMatchObject([{ remote: null, reason: 'expired' }]);
  });

  test('follows the newest build of its pull request', async () => {
    const { token } = await signed();
    await upload('mf-auth', 'pr-231-zz', '/login');
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(folder, 'portal/remotes/mf-auth/pr-231-zz/meta.json'), later, later);
    expect((await inProduction(token)).pins).toEqual({ 'mf-auth': 'pr-231-zz' });
  });

  test('that was forged, altered, signed elsewhere or revoked is said and ignored', async () => {
    const { id, token } = await signed();
    const [, payload = '', mac = ''] = token.split('.');
    const more = Buffer.from(
      JSON.stringify({
        ...JSON.parse(Buffer.from(payload, 'base64url').toString()),
        until: '2036-01-01T00:00:00.000Z',
      }),
    ).toString('base64url');
    const own = createHmac('sha256', 'my key').update(`registrar pins\n${payload}`).digest('base64url');
    for (const forged of [
      `signed.${more}.${mac}`,
      `signed.${payload}.${own}`,
      `signed.${payload}.`,
      `signed.${payload}`,
      'signed.',
      `${token}.x`,
    ]) {
      const document = await inProduction(forged);
      expect([document.pins, document.pinProblems]).toEqual([
        undefined,
        [{ remote: null, wanted: forged.slice(0, 24), reason: 'forged' }],
      ]);
    }
    expect((await host.inject({ method: 'DELETE', url: `/registry/pins/${id}`, headers: TOKEN })).statusCode).toBe(200);
    expect((await inProduction(token)).pinProblems).toEqual([{ remote: null, wanted: id, reason: 'revoked' }]);
  });

  test('survives a restart, and its key is readable by its owner only', async () => {
    const { token } = await signed();
    await host.close();
    host = start();
    expect((await registry(token)).pins).toEqual({ 'mf-auth': 'pr-231-bb' });
    expect(statSync(join(folder, 'portal/pin-key')).mode & 0o077).toBe(0);
  });

  test('of a configured key needs that key', async () => {
    await host.close();
    host = start({ pinKey: 'a'.repeat(32) });
    const { token } = await signed();
    expect((await inProduction(token, { pinKey: 'a'.repeat(32) })).pins).toEqual({ 'mf-auth': 'pr-231-bb' });
    expect((await inProduction(token, { pinKey: 'b'.repeat(32) })).pinProblems).toMatchObject([{ reason: 'forged' }]);
  });

  test('is signed only by who may publish, for what is published and fits, for at most thirty days', async () => {
    const payments = { authorization: 'Bearer payments-secret' };
    expect((await sign({ 'mf-auth': 'pr-231' }, 7, payments)).json()).toMatchObject({
      status: 401,
      message: 'A deploy token for mf-auth is needed.',
    });
    expect((await sign({ 'mf-payments': '1.0.0' }, 7, payments)).statusCode).toBe(201);
    expect((await sign({ 'mf-auth': 'pr-231' }, 7, { authorization: 'Bearer x' })).statusCode).toBe(401);
    expect((await sign({ 'mf-auth': 'pr-777' })).json()).toMatchObject({
      status: 422,
      problems: ['mf-auth@pr-777: unknown'],
    });
    await upload('mf-payments', 'pr-9-dd', '/login');
    expect((await sign({ 'mf-payments': 'pr-9' })).json()).toMatchObject({
      status: 422,
      problems: [expect.stringContaining('mf-payments@pr-9: conflict')],
    });
    for (const days of [0, 31, 1.5, '7']) expect((await sign({ 'mf-auth': 'pr-231' }, days)).statusCode).toBe(400);
    for (const pins of [{}, { 'mf-auth': '' }, { 'mf-auth': 7 }, { 'mf-auth': 'x'.repeat(900) }])
      expect((await sign(pins)).statusCode).toBe(400);
  });

  test('is listed without what would let anybody use it, and revoked by its team or the owner of its remotes', async () => {
    const payments = { authorization: 'Bearer payments-secret' };
    const { id, token } = await signed();
    const list = await host.inject({ url: '/registry/pins', headers: payments });
    expect(list.json().pins).toMatchObject([{ id, team: 'platform', pins: { 'mf-auth': 'pr-231' } }]);
    expect(list.body).not.toContain(token.split('.')[2]);
    expect((await host.inject('/registry/pins')).statusCode).toBe(401);
    expect((await host.inject({ method: 'DELETE', url: `/registry/pins/${id}`, headers: payments })).statusCode).toBe(
      401,
    );
    expect((await host.inject({ method: 'DELETE', url: '/registry/pins/none', headers: TOKEN })).statusCode).toBe(404);
    await host.inject({ method: 'DELETE', url: `/registry/pins/${id}`, headers: TOKEN });
    const log = readFileSync(join(folder, 'portal/registry-audit.log'), 'utf8')
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(log.slice(-2)).toMatchObject([
      { by: 'platform', pin: id, signed: { 'mf-auth': 'pr-231' } },
      { by: 'platform', pin: id, revoked: { 'mf-auth': 'pr-231' } },
    ]);
  });

  test('marks its build in the list of builds while it is in force', async () => {
    const pinned = async () =>
      (await host.inject('/registry/builds/mf-auth'))
        .json()
        .remotes['mf-auth'].filter((build: { pinned: boolean }) => build.pinned)
        .map(({ version }: { version: string }) => version);
    expect(await pinned()).toEqual([]);
    await signed();
    expect(await pinned()).toEqual(['pr-231-bb']);
    now = new Date(now.getTime() + 8 * DAY_MS);
    expect(await pinned()).toEqual([]);
  });

  test('whose list was damaged counts as revoked, and the portal starts', async () => {
    const { token } = await signed();
    await host.close();
    mkdirSync(join(folder, 'portal'), { recursive: true });
    writeFileSync(join(folder, 'portal/signed-pins.json'), '[{"id":');
    host = start();
    expect((await registry(token)).pinProblems).toMatchObject([{ reason: 'revoked' }]);
  });
});
