import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { releaseFiles } from './release-kit';
import { createHost } from './server';
import { testConfiguration } from './test-configuration';

const headers = { authorization: 'Bearer deploy-secret' };
const VERSION = '1.0.0-aa';
const title = { ne: 'पृष्ठ', en: 'Page' };

let folder: string;
let host: FastifyInstance;

/** A shell that gives React and has two pages of its own. */
const provides = (more: object = {}) =>
  writeFileSync(
    join(folder, 'provides.json'),
    JSON.stringify({
      contracts: [1],
      packages: { react: '19.3.1', zod: '4.1.0' },
      paths: ['/dashboard', '/manuals/:topic'],
      ...more,
    }),
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-fitness-'));
  provides();
  host = createHost({
    configuration: testConfiguration(folder),
    now: () => new Date('2026-11-21T04:00:00Z'),
    logger: false,
  });
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

async function publish(name: string, files: Readonly<Record<string, string>>, version = VERSION) {
  let last = { status: 0, body: '' };
  for (const [file, payload] of Object.entries(files)) {
    const answer = await host.inject({ method: 'PUT', url: `/remotes/${name}/${version}/${file}`, headers, payload });
    last = { status: answer.statusCode, body: answer.body };
  }
  return last;
}
const refusalOf = ({ status, body }: { status: number; body: string }) => {
  const { code, problems }: { code: string; problems: readonly string[] } = JSON.parse(body);
  return { status, code, problems };
};
const point = async (name: string, change: object) => {
  const answer = await host.inject({ method: 'PUT', url: `/registry/${name}`, headers, payload: change });
  return { status: answer.statusCode, body: answer.body };
};
const routes = (remote: string, ...pages: readonly object[]) =>
  JSON.stringify({ remote, routes: pages.map((page) => ({ title, auth: 'public', ...page })) });
const manifest = (change: object) =>
  JSON.stringify({
    name: 'mf_new',
    metaData: { buildInfo: { buildVersion: VERSION }, remoteEntry: { name: 'remoteEntry.js' } },
    exposes: [{ path: './app' }],
    ...change,
  });

describe('T8: a version is not complete', () => {
  test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, unknown>>, string]>([
    [
      'with a contract that the shell does not keep',
      {},
      { contract: 2 },
      'contract 2 is not one that the shell keeps: 1',
    ],
    [
      'with a range that the shell does not meet',
      {},
      { requires: { react: '^18.0.0' } },
      'requires: react ^18.0.0, and the shell gives 19.3.1',
    ],
    [
      'with a range that is none',
      {},
      { requires: { react: 'latest' } },
      'requires: react “latest” is no range of versions, such as ^1.2.0',
    ],
    [
      'with an empty range',
      {},
      { requires: { react: '' } },
      'requires: react “” is no range of versions, such as ^1.2.0',
    ],
    [
      'with a range that is no text',
      {},
      { requires: { react: 19 } },
      'requires: react “19” is no range of versions, such as ^1.2.0',
    ],
    [
      'with a package that the shell does not give',
      {},
      { requires: { lodash: '^4.0.0' } },
      'requires: lodash ^4.0.0, which the shell does not give',
    ],
    [
      'with the manifest of another remote',
      { 'mf-manifest.json': manifest({ name: 'mf_auth' }) },
      {},
      'mf-manifest.json: the manifest names mf_auth, not mf_new',
    ],
    [
      'with the manifest of another version',
      {
        'mf-manifest.json': manifest({
          metaData: { buildInfo: { buildVersion: '0.9.0-bb' }, remoteEntry: { name: 'remoteEntry.js' } },
        }),
      },
      {},
      'mf-manifest.json: the manifest is of version 0.9.0-bb, not 1.0.0-aa',
    ],
    [
      'with a manifest that exposes nothing',
      { 'mf-manifest.json': manifest({ exposes: [] }) },
      {},
      'mf-manifest.json: exactly ./app is exposed, not nothing',
    ],
    [
      'with a manifest that names a file it has not',
      { 'mf-manifest.json': manifest({ exposes: [{ path: './app', assets: { js: { sync: ['gone.js'] } } }] }) },
      {},
      'mf-manifest.json: gone.js is named by the manifest but missing',
    ],
    [
      'with a page in the place of the entry',
      { 'remoteEntry.js': '<!doctype html><p>mf_new</p>' },
      {},
      "remoteEntry.js is no script: SyntaxError: Unexpected token '<'",
    ],
    [
      'with the entry of another remote',
      { 'remoteEntry.js': 'var mf_auth = {};' },
      {},
      'remoteEntry.js has no container mf_new',
    ],
    [
      'with the pages of another remote',
      { 'routes.json': routes('mf-auth', { path: '/new' }) },
      {},
      'routes.json is of mf-auth, not of mf-new',
    ],
    [
      'T10: with a menu entry that leads to a pattern',
      { 'routes.json': routes('mf-new', { path: '/new/:status', menu: { group: 'annual', order: 1, icon: 'file' } }) },
      {},
      'routes.json: routes[0].menu of /new/:status needs a target: the address that its entry opens, without parameters',
    ],
    [
      'T9: with the addresses of everybody',
      { 'routes.json': routes('mf-new', { path: '/*' }) },
      {},
      'routes.json: routes[0].path /* would catch the addresses of everybody: begin with a word, such as /annual-report',
    ],
  ])('%s', async (_what, files, meta, problem) => {
    const answer = await publish('mf-new', releaseFiles('mf-new', VERSION, '/new', files, meta));
    expect(refusalOf(answer)).toEqual({ status: 422, code: 'UNFIT', problems: [problem] });
    expect((await host.inject({ method: 'HEAD', url: `/remotes/mf-new/${VERSION}/meta.json` })).statusCode).toBe(404);
  });

  test('without a manifest, and is complete with one of an older build, which names the version of the package alone', async () => {
    const { 'mf-manifest.json': _none, 'meta.json': meta = '', ...rest } = releaseFiles('mf-new', VERSION, '/new');
    const { files, ...said }: { files: Record<string, object> } = JSON.parse(meta);
    const { 'mf-manifest.json': _unlisted, ...listed } = files;
    expect(
      refusalOf(await publish('mf-new', { ...rest, 'meta.json': JSON.stringify({ ...said, files: listed }) })),
    ).toEqual({ status: 422, code: 'INCOMPLETE', problems: ['meta.json does not name mf-manifest.json'] });
    const older = {
      'mf-manifest.json': manifest({
        metaData: { buildInfo: { buildVersion: '1.0.0' }, remoteEntry: { name: 'remoteEntry.js' } },
      }),
    };
    expect((await publish('mf-new', releaseFiles('mf-new', '1.0.0-cc', '/new', older), '1.0.0-cc')).status).toBe(201);
  });
});

test('T8: what the shell gives is looked at again before a version goes live, as the shell is then', async () => {
  expect((await publish('mf-new', releaseFiles('mf-new', VERSION, '/new'))).status).toBe(201);
  provides({ packages: { react: '20.0.0' } });
  expect(refusalOf(await point('mf-new', { version: VERSION, expectedEntryRevision: 0 }))).toEqual({
    status: 422,
    code: 'REFUSED',
    problems: ['requires: react ^19.0.0, and the shell gives 20.0.0'],
  });
  provides();
  expect((await point('mf-new', { version: VERSION, expectedEntryRevision: 0 })).status).toBe(200);
});

test('T22: a screen that this host does not know is taken, and whoever releases it is told', async () => {
  const page = { path: '/new', auth: undefined, screenCodes: ['ANNUAL_SUMMARY', 'DESK'], whitelisted: true };
  const files = releaseFiles('mf-new', VERSION, '/new', { 'routes.json': routes('mf-new', page) });
  expect((await publish('mf-new', files)).status).toBe(201);
  const told = await point('mf-new', { version: VERSION, expectedEntryRevision: 0 });
  expect([told.status, JSON.parse(told.body).warnings]).toEqual([
    200,
    [expect.stringMatching(/the screen ANNUAL_SUMMARY is not known here\. Its pages are open to nobody until/)],
  ]);
  const off = await point('mf-new', { status: 'disabled', expectedEntryRevision: 1 });
  expect([off.status, JSON.parse(off.body).warnings]).toEqual([200, undefined]);
});

describe('T9: an address has one owner', () => {
  const live = async (name: string, ...paths: readonly string[]) => {
    const version = `1.0.0-${name}`;
    expect(
      (
        await publish(
          name,
          releaseFiles(name, version, '', { 'routes.json': routes(name, ...paths.map((path) => ({ path }))) }),
          version,
        )
      ).status,
    ).toBe(201);
    return point(name, { version, expectedEntryRevision: 0 });
  };

  test.each([
    [
      '/payment/*',
      '/payment/* of mf-new and /payment/:id of mf-payments both match /payment/example; the portal would give it to mf-payments',
    ],
    [
      '/payment/status',
      '/payment/status of mf-new and /payment/:id of mf-payments both match /payment/status; the portal would give it to mf-new',
    ],
    [
      '/payment/:number',
      '/payment/:number of mf-new and /payment/:id of mf-payments both match /payment/example; neither is the more specific one',
    ],
    [
      '/manuals/video',
      '/manuals/video of mf-new and /manuals/:topic of shell both match /manuals/video; the portal would give it to mf-new',
    ],
    ['/dashboard', '/dashboard is claimed by shell and mf-new'],
  ])('%s is refused beside those that are live', async (path, problem) => {
    expect((await live('mf-payments', '/payment/:id')).status).toBe(200);
    expect(refusalOf(await live('mf-new', '/new', path))).toEqual({
      status: 422,
      code: 'REFUSED',
      problems: [problem],
    });
    expect((await host.inject('/registry')).json().remotes['mf-new']).toBeUndefined();
  });

  test('what is live already does not stand in the way of a rollback, nor of switching off', async () => {
    provides({ paths: [] });
    expect((await live('mf-new', '/guide/:topic')).status).toBe(200);
    await publish(
      'mf-new',
      releaseFiles('mf-new', '2.0.0-bb', '', { 'routes.json': routes('mf-new', { path: '/guide/:topic' }) }),
      '2.0.0-bb',
    );
    provides({ paths: ['/guide/start'] });
    expect((await point('mf-new', { version: '2.0.0-bb', expectedEntryRevision: 1 })).status).toBe(200);
    expect((await point('mf-new', { rollback: true, expectedEntryRevision: 2 })).status).toBe(200);
  });
});

test('switching off works where the folder of the live version is gone', async () => {
  await publish('mf-new', releaseFiles('mf-new', VERSION, '/new'));
  await point('mf-new', { version: VERSION, expectedEntryRevision: 0 });
  rmSync(join(folder, 'portal/remotes/mf-new'), { recursive: true });
  expect((await point('mf-new', { status: 'disabled', expectedEntryRevision: 1 })).status).toBe(200);
  expect((await host.inject('/registry')).json().remotes['mf-new']).toMatchObject({
    status: 'disabled',
    version: VERSION,
    notice: { en: expect.any(String) },
  });
});
