import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { HostConfiguration } from './configuration';
import { releaseFiles } from './release-kit';
import { createHost } from './server';
import { testConfiguration } from './test-configuration';

const TOKEN = { authorization: 'Bearer deploy-secret' };

let folder: string;
let host: FastifyInstance;

const start = (change: Partial<HostConfiguration> = {}) =>
  createHost({
    configuration: testConfiguration(folder, change),
    now: () => new Date('2026-11-21T04:00:00Z'),
    logger: false,
  });

async function upload(name: string, version: string, path: string): Promise<void> {
  for (const [file, payload] of Object.entries(releaseFiles(name, version, path))) {
    const answer = await host.inject({
      method: 'PUT',
      url: `/remotes/${name}/${version}/${file}`,
      headers: TOKEN,
      payload,
    });
    expect(answer.statusCode).toBe(201);
  }
}

const point = (remote: string, body: object) =>
  host.inject({ method: 'PUT', url: `/registry/${remote}`, headers: TOKEN, payload: body });
const registry = async (url = '/registry') => (await host.inject(url)).json();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>portal</title>');
  host = start();
});

afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

describe('the registry', () => {
  test('of parallel changes on one revision exactly one wins', async () => {
    await upload('mf-auth', '1.0.0-aa', '/login');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => point('mf-auth', { version: '1.0.0-aa', expectedRevision: 0 })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await registry()).revision).toBe(1);
  });

  test('changes of different remotes do not collide, by the revision of their own entry or by that of the registry', async () => {
    await upload('mf-auth', '1.0.0-aa', '/login');
    await upload('mf-payments', '1.0.0-cc', '/payment');
    const both = await Promise.all([
      point('mf-auth', { version: '1.0.0-aa', expectedEntryRevision: 0 }),
      point('mf-payments', { version: '1.0.0-cc', expectedEntryRevision: 0 }),
    ]);
    expect(both.map((answer) => answer.statusCode)).toEqual([200, 200]);
    const { revision, remotes } = await registry();
    expect([revision, remotes['mf-auth'].revision, remotes['mf-payments'].revision]).toEqual([2, 1, 2]);
    // an older command read revision 1; only mf-payments has changed since
    expect((await point('mf-auth', { status: 'disabled', expectedRevision: 1 })).statusCode).toBe(200);
    const late = await point('mf-payments', { status: 'disabled', expectedRevision: 1 });
    expect([late.statusCode, late.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'REVISION', revision: 3, entryRevision: 2 }),
    ]);
    expect((await point('mf-auth', { status: 'active', expectedEntryRevision: 1 })).statusCode).toBe(409);
    expect((await point('mf-auth', { status: 'active', expectedEntryRevision: 3 })).statusCode).toBe(200);
    expect((await point('mf-auth', { status: 'active', expectedRevision: 99 })).statusCode).toBe(409);
  });

  test.each([{}, { expectedRevision: -1 }, { expectedEntryRevision: '1' }])(
    'a change that does not say what it saw is refused: %j',
    async (seen) => {
      const answer = await point('mf-auth', { version: '1.0.0-aa', ...seen });
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        expect.stringContaining('expectedEntryRevision must be a whole number'),
      ]);
    },
  );

  test('a change survives a restart and is written to the audit log', async () => {
    await upload('mf-auth', '1.0.0-aa', '/login');
    await point('mf-auth', { version: '1.0.0-aa', expectedRevision: 0 });
    await host.close();
    host = start();
    expect((await registry()).remotes['mf-auth']).toMatchObject({
      version: '1.0.0-aa',
      base: '/remotes/mf-auth/1.0.0-aa/',
      status: 'active',
    });
    const line: unknown = JSON.parse(readFileSync(join(folder, 'portal/registry-audit.log'), 'utf8'));
    expect(line).toMatchObject({
      by: 'platform',
      revision: 1,
      remote: 'mf-auth',
      from: null,
      to: { version: '1.0.0-aa' },
    });
  });

  test('a rollback returns to the version before', async () => {
    await upload('mf-auth', '1.0.0-aa', '/login');
    await upload('mf-auth', '1.1.0-bb', '/login');
    await point('mf-auth', { version: '1.0.0-aa', expectedRevision: 0 });
    await point('mf-auth', { version: '1.1.0-bb', expectedRevision: 1 });
    expect((await point('mf-auth', { rollback: true, expectedRevision: 2 })).statusCode).toBe(200);
    expect((await registry()).remotes['mf-auth']).toMatchObject({ version: '1.0.0-aa', previous: '1.1.0-bb' });
  });

  test('a remote that is switched off says so in both languages', async () => {
    await upload('mf-auth', '1.0.0-aa', '/login');
    await point('mf-auth', { version: '1.0.0-aa', expectedRevision: 0 });
    await point('mf-auth', { status: 'disabled', expectedRevision: 1 });
    const { notice, status } = (await registry()).remotes['mf-auth'];
    expect(status).toBe('disabled');
    expect(Object.keys(notice)).toEqual(['ne', 'en']);
  });

  test('two remotes cannot claim one page', async () => {
    await upload('mf-auth', '1.0.0-aa', '/login');
    await upload('mf-payments', '1.0.0-cc', '/login');
    await point('mf-auth', { version: '1.0.0-aa', expectedRevision: 0 });
    const answer = await point('mf-payments', { version: '1.0.0-cc', expectedRevision: 1 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().problems).toEqual(['/login is claimed by mf-auth and mf-payments']);
  });

  test('a version nobody published cannot go live', async () => {
    const answer = await point('mf-auth', { version: '9.9.9-zz', expectedRevision: 0 });
    expect(answer.statusCode).toBe(422);
  });

  test('a team publishes its own remotes only', async () => {
    const headers = { authorization: 'Bearer payments-secret' };
    const own = await host.inject({
      method: 'PUT',
      url: '/registry/mf-payments',
      headers,
      payload: { expectedRevision: 0, version: 'x' },
    });
    const foreign = await host.inject({
      method: 'PUT',
      url: '/registry/mf-auth',
      headers,
      payload: { expectedRevision: 0, version: 'x' },
    });
    expect([own.statusCode, foreign.statusCode]).toEqual([422, 401]);
  });

  test('an unchanged registry is not sent twice', async () => {
    const first = await host.inject('/registry');
    const second = await host.inject({ url: '/registry', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(second.statusCode).toBe(304);
  });
});

describe('files', () => {
  test('any address that is a page answers with the portal, under the strict policy', async () => {
    const page = await host.inject('/company-name-reservation/1');
    expect(page.body).toContain('<title>portal</title>');
    expect(page.headers['cache-control']).toBe('no-cache');
    const scripts = String(page.headers['content-security-policy'])
      .split('; ')
      .find((part) => part.startsWith('script-src'));
    expect(scripts).toMatch(/^script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='$/);
  });

  test.each([
    '/remotes/mf-auth/1/none.js',
    '/remotes/mf-auth',
    '/shell/none.js',
    '/remotes/mf-auth/1/..%2f..%2fregistry.json',
  ])('%s is a plain 404', async (url) => {
    const answer = await host.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/json');
  });

  test('a published file is kept for ever and never replaced', async () => {
    await upload('mf-auth', '1.0.0-aa', '/login');
    const file = await host.inject('/remotes/mf-auth/1.0.0-aa/remoteEntry.js');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const url = '/remotes/mf-auth/1.0.0-aa/remoteEntry.js';
    const replaced = await host.inject({ method: 'PUT', url, headers: TOKEN, payload: 'other' });
    expect(replaced.statusCode).toBe(409);
  });

  test('a stranger is refused before the file is read', async () => {
    const url = '/remotes/mf-auth/1.0.0-aa/remoteEntry.js';
    const payload = Buffer.alloc(21 * 1024 * 1024);
    expect((await host.inject({ method: 'PUT', url, payload })).statusCode).toBe(401);
    expect(
      (await host.inject({ method: 'PUT', url, payload, headers: { authorization: 'Bearer payments-secret' } }))
        .statusCode,
    ).toBe(401);
  });

  test('a release with broken JSON is refused, and the registry still answers whoever pins it', async () => {
    const payload = '{"name":';
    const answer = await host.inject({
      method: 'PUT',
      url: '/remotes/mf-auth/2.0.0-bad/meta.json',
      headers: TOKEN,
      payload,
    });
    expect(answer.statusCode).toBe(422);
    expect((await host.inject('/registry?pins=mf-auth@2.0.0-bad')).statusCode).toBe(200);
  });
});

describe('the way to the gateway', () => {
  test('passes calls through', async () => {
    const gateway = createServer((request, response) =>
      response.end([request.method, request.url, request.headers['x-forwarded-host']].join(' ')),
    );
    const portal = start({ gatewayUrl: await listen(gateway) });
    const answer = await portal.inject({
      method: 'POST',
      url: '/gateway/auth/api/init?x=1',
      payload: { a: 1 },
      headers: { host: 'portal.test' },
    });
    expect(answer.body).toBe('POST /gateway/auth/api/init?x=1 portal.test');
    await portal.close();
    gateway.close();
  });

  test('lets a socket’s origin through, which the gateway judges', async () => {
    const gateway = createServer();
    const heard = new Promise((resolve) => {
      gateway.on('upgrade', (request, socket) => {
        socket.destroy();
        resolve(request.headers.origin);
      });
    });
    const portal = start({ gatewayUrl: await listen(gateway) });
    const address = await portal.listen({ port: 0, host: '127.0.0.1' });
    const line = connect(Number(new URL(address).port), '127.0.0.1');
    line.on('error', () => undefined);
    line.write(
      [
        'GET /gateway/ws HTTP/1.1',
        'Host: portal.test',
        'Origin: https://elsewhere.test',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        '',
        '',
      ].join('\r\n'),
    );
    expect(await heard).toBe('https://elsewhere.test');
    line.destroy();
    await portal.close();
    gateway.close();
  });

  test('answers in the asked language while the gateway is down', async () => {
    const answer = await host.inject({ url: '/gateway/auth/api/init', headers: { 'accept-language': 'np' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ success: false, status: 503, message: 'सेवा उपलब्ध छैन' });
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

test('the configured map is told to the portal, and only its servers may be asked', async () => {
  const map = {
    tiles: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    attribution: '© Mappers',
    geocoder: 'https://places.example/search?q={search}',
  };
  const plain = start();
  expect((await plain.inject('/config.json')).json()).not.toHaveProperty('mapTiles');
  expect((await plain.inject('/')).headers['content-security-policy']).not.toContain('tiles.example');
  const mapped = start({ map, branches: false });
  expect((await mapped.inject('/config.json')).json()).toMatchObject({
    mapTiles: map.tiles,
    mapAttribution: map.attribution,
    mapGeocoder: map.geocoder,
    branches: 'off',
  });
  const policy = String((await mapped.inject('/')).headers['content-security-policy']);
  expect(policy).toContain("img-src 'self' data: blob: https://*.tiles.example;");
  expect(policy).toMatch(/connect-src [^;]*https:\/\/places\.example/);
});

test('the bucket that browsers bring documents to may be asked, by its origin and nothing that could be another rule', async () => {
  const policyOf = async (change: Partial<HostConfiguration> = {}) =>
    String((await start(change).inject('/')).headers['content-security-policy']);
  expect(await policyOf()).toMatch(/connect-src 'self' ws:\/\/localhost:8080;/);
  expect(await policyOf({ bucketOrigins: ['https://documents.example', 'http://127.0.0.1:9000'] })).toMatch(
    /connect-src [^;]* https:\/\/documents\.example http:\/\/127\.0\.0\.1:9000;/,
  );
});
