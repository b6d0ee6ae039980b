import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { isBuildList } from '@registrar/contract/builds';
import type { HostConfiguration } from './configuration';
import { releaseFiles } from './release-kit';
import { createHost } from './server';
import { testConfiguration } from './test-configuration';

const TOKEN = { authorization: 'Bearer deploy-secret' };

let folder: string;
let now: Date;
let host: FastifyInstance;

const start = (change: Partial<HostConfiguration> = {}) =>
  createHost({ configuration: testConfiguration(folder, change), now: () => now, logger: false });

/** Stores a build of this commit; answers what was said to its `meta.json`. */
async function upload(
  version: string,
  build?: object,
  headers: { authorization: string } = TOKEN,
  name = 'mf-payments',
) {
  const { 'meta.json': meta = '', ...files } = releaseFiles(name, version, '/payments');
  for (const [file, payload] of Object.entries(files))
    await host.inject({ method: 'PUT', url: `/remotes/${name}/${version}/${file}`, headers, payload });
  const payload = JSON.stringify({ ...JSON.parse(meta), ...(build && { build }) });
  return (await host.inject({ method: 'PUT', url: `/remotes/${name}/${version}/meta.json`, headers, payload }))
    .statusCode;
}
const point = (body: object) =>
  host.inject({ method: 'PUT', url: '/registry/mf-payments', headers: TOKEN, payload: body });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-builds-'));
  now = new Date('2026-11-21T04:00:00Z');
  host = start();
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

test('builds are listed newest first, with commit, branch, who, when, and what is live', async () => {
  await upload('1.0.0-aa', { commit: 'c1', branch: 'main', builtAt: null });
  now = new Date('2026-11-22T04:00:00Z');
  await upload(
    '1.1.0-bb',
    { commit: 'c2', branch: 'main', builtAt: null },
    { authorization: 'Bearer payments-secret' },
  );
  now = new Date('2026-11-23T04:00:00Z');
  await upload('pr-231-cc', { commit: 'c3', branch: 'feature/x', builtAt: null });
  await point({ version: '1.0.0-aa', expectedRevision: 0 });
  await point({ version: '1.1.0-bb', expectedRevision: 1 });
  const list: unknown = (await host.inject('/registry/builds')).json();
  expect(isBuildList(list)).toBe(true);
  expect(list).toMatchObject({
    remotes: {
      'mf-payments': [
        {
          version: 'pr-231-cc',
          kind: 'pr',
          number: 231,
          commit: 'c3',
          branch: 'feature/x',
          by: 'platform',
          completedAt: '2026-11-23T04:00:00.000Z',
          live: false,
          previous: false,
          pinned: false,
        },
        {
          version: '1.1.0-bb',
          kind: 'release',
          number: null,
          commit: 'c2',
          by: 'payments',
          completedAt: '2026-11-22T04:00:00.000Z',
          live: true,
          previous: false,
        },
        { version: '1.0.0-aa', commit: 'c1', live: false, previous: true, size: expect.any(Number) },
      ],
    },
  });
  expect((await host.inject('/registry/builds/mf-payments')).json()).toEqual(list);
  expect((await host.inject('/registry/builds/mf-none')).statusCode).toBe(404);
});

test('a build without a commit, or with a strange one, is listed all the same', async () => {
  await upload('1.0.0-aa');
  await upload('1.0.0-bb', { commit: { a: 1 }, branch: 7 });
  const { remotes } = (await host.inject('/registry/builds')).json();
  expect(remotes['mf-payments']).toEqual([
    expect.objectContaining({ commit: null, branch: null }),
    expect.objectContaining({ commit: null, branch: null }),
  ]);
});

test('the same sources built from another commit are the version that is there; other files are not', async () => {
  expect(await upload('1.0.0-aa', { commit: 'c1', branch: 'feature/x', builtAt: '2026-11-20T04:00:00.000Z' })).toBe(
    201,
  );
  expect(await upload('1.0.0-aa', { commit: 'c2', branch: 'main', builtAt: '2026-11-21T04:00:00.000Z' })).toBe(200);
  expect((await host.inject('/registry/builds/mf-payments')).json().remotes['mf-payments'][0].commit).toBe('c1');
  const meta = JSON.parse(releaseFiles('mf-payments', '1.0.0-aa', '/payments')['meta.json'] ?? '');
  const changed = await host.inject({
    method: 'PUT',
    url: '/remotes/mf-payments/1.0.0-aa/meta.json',
    headers: TOKEN,
    payload: JSON.stringify({ ...meta, requires: {} }),
  });
  expect(changed.statusCode).toBe(409);
});

test('the audit log names the commit and the branch of what went live', async () => {
  await upload('1.0.0-aa', { commit: 'c1', branch: 'main' });
  await point({ version: '1.0.0-aa', expectedRevision: 0 });
  expect(JSON.parse(readFileSync(join(folder, 'portal/registry-audit.log'), 'utf8'))).toMatchObject({
    by: 'platform',
    to: { version: '1.0.0-aa', commit: 'c1', branch: 'main' },
  });
});

test('in production the list is for deploy tokens and for sessions that may pin', async () => {
  const gateway = createServer((request, response) => {
    const code = request.headers.authorization === 'Bearer tester' ? 'QA_PINS' : 'OTHER';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { moduleList: [{ code }] } }));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const address = gateway.address();
  const portal = start({
    mode: 'production',
    gatewayUrl: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
  });
  const asked = async (authorization?: string) =>
    (await portal.inject({ url: '/registry/builds', headers: authorization === undefined ? {} : { authorization } }))
      .statusCode;
  expect([
    await asked(),
    await asked('Bearer somebody'),
    await asked('Bearer tester'),
    await asked('Bearer payments-secret'),
  ]).toEqual([401, 401, 200, 200]);
  await portal.close();
  gateway.close();
});
