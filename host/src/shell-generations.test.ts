import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { shellFiles } from './release-kit';
import { createHost } from './server';
import { testConfiguration } from './test-configuration';

const TOKEN = { authorization: 'Bearer deploy-secret' };
const NOW = new Date('2026-11-21T04:00:00Z');

let folder: string;
let shellFolder: string;
let host: FastifyInstance;
let now: Date;

const start = (change: Parameters<typeof testConfiguration>[1] = {}) =>
  createHost({ configuration: testConfiguration(folder, { shellFolder, ...change }), now: () => now, logger: false });

/** What a build leaves in its folder. */
function build(version: string): void {
  rmSync(shellFolder, { recursive: true, force: true });
  mkdirSync(shellFolder);
  for (const [file, text] of Object.entries(shellFiles(version))) writeFileSync(join(shellFolder, file), text);
  writeFileSync(join(shellFolder, '.built'), 'stamp');
}

async function restart(change: Parameters<typeof testConfiguration>[1] = {}): Promise<void> {
  await host.close();
  host = start(change);
}

async function publish(version: string, headers = TOKEN): Promise<number> {
  let status = 0;
  for (const [file, payload] of Object.entries(shellFiles(version))) {
    status = (await host.inject({ method: 'PUT', url: `/shell/${version}/${file}`, headers, payload })).statusCode;
  }
  return status;
}

const registry = async () => (await host.inject('/registry')).json();
const point = async (change: object, headers = TOKEN) => {
  const { revision } = await registry();
  return host.inject({
    method: 'PUT',
    url: '/registry/shell',
    headers,
    payload: { ...change, expectedRevision: revision },
  });
};
const page = async () => (await host.inject('/any/page')).body;
const isKept = (version: string): boolean => existsSync(join(folder, 'portal/shell', version, 'meta.json'));

beforeEach(() => {
  now = NOW;
  folder = mkdtempSync(join(tmpdir(), 'host-shell-'));
  shellFolder = join(folder, 'dist');
  build('1.0.0-aa');
  host = start();
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

test('T3: the built shell is taken in at the start, and goes live as the first', async () => {
  expect(await page()).toContain('/shell/1.0.0-aa/shell.js');
  expect((await registry()).shell).toEqual({
    version: '1.0.0-aa',
    base: '/shell/1.0.0-aa/',
    urgency: 'normal',
    revision: 1,
  });
  const script = await host.inject({ url: '/shell/1.0.0-aa/shell.js' });
  expect([script.body, script.headers['cache-control']]).toEqual([
    '/* 1.0.0-aa */',
    'public, max-age=31536000, immutable',
  ]);
  expect(JSON.parse(readFileSync(join(folder, 'portal/registry-audit.log'), 'utf8'))).toMatchObject({
    by: 'start',
    remote: 'shell',
    from: null,
    to: { version: '1.0.0-aa' },
  });
});

test('T3: a new build is live after a restart, and the files of the one before are served to open tabs', async () => {
  build('1.0.0-bb');
  await restart();
  expect(await page()).toContain('/shell/1.0.0-bb/shell.js');
  expect((await registry()).shell).toMatchObject({ version: '1.0.0-bb', previous: '1.0.0-aa' });
  expect((await host.inject('/shell/1.0.0-aa/lazy.js')).body).toBe('/* lazy 1.0.0-aa */');
  expect((await host.inject('/shell/1.0.0-cc/lazy.js')).statusCode).toBe(404);
});

test('T3: a start does not undo a rollback', async () => {
  build('1.0.0-bb');
  await restart();
  expect((await point({ rollback: true })).statusCode).toBe(200);
  await restart();
  expect(await page()).toContain('/shell/1.0.0-aa/');
  expect((await registry()).shell).toMatchObject({ version: '1.0.0-aa', previous: '1.0.0-bb' });
});

test('T3: a shell is released and rolled back like a remote, by whoever may, and the page follows at once', async () => {
  const team = { authorization: 'Bearer payments-secret' };
  expect(await publish('2.0.0-cc', team)).toBe(401);
  expect(await publish('2.0.0-cc')).toBe(201);
  expect(await page()).toContain('1.0.0-aa');
  expect((await point({ version: '2.0.0-cc' }, team)).statusCode).toBe(401);
  expect((await point({ version: '2.0.0-cc', urgency: 'critical' })).statusCode).toBe(200);
  expect((await registry()).shell).toEqual({
    version: '2.0.0-cc',
    base: '/shell/2.0.0-cc/',
    urgency: 'critical',
    previous: '1.0.0-aa',
    revision: 2,
  });
  expect(await page()).toContain('2.0.0-cc');
  expect((await point({ rollback: true })).statusCode).toBe(200);
  expect(await page()).toContain('1.0.0-aa');
  expect((await point({ version: '3.0.0-none' })).json()).toMatchObject({
    status: 422,
    problems: ['shell@3.0.0-none is not published'],
  });
  expect((await point({ status: 'disabled' })).json()).toMatchObject({
    status: 422,
    problems: ['the shell cannot be switched off'],
  });
});

test('a release of a remote leaves the shell where it is', async () => {
  const before = (await registry()).shell;
  await host.inject({
    method: 'PUT',
    url: '/registry/mf-auth',
    headers: TOKEN,
    payload: { version: '9.9.9', expectedRevision: 1 },
  });
  build('1.0.0-bb');
  expect((await registry()).shell).toEqual(before);
});

test('an unchanged page is not sent twice; a release and a rollback make it another, because it brings the registry', async () => {
  const first = await host.inject('/');
  const again = { url: '/', headers: { 'if-none-match': String(first.headers.etag) } };
  expect((await host.inject(again)).statusCode).toBe(304);
  build('1.0.0-bb');
  await restart();
  expect((await host.inject(again)).statusCode).toBe(200);
  await point({ rollback: true });
  const back = await host.inject(again);
  expect([back.statusCode, back.body]).toEqual([
    200,
    expect.stringContaining('"version":"1.0.0-aa","base":"/shell/1.0.0-aa/"'),
  ]);
  expect((await host.inject({ url: '/', headers: { 'if-none-match': String(back.headers.etag) } })).statusCode).toBe(
    304,
  );
});

test('what was compressed by the build is sent compressed', async () => {
  const script = readFileSync(join(shellFolder, 'shell.js'));
  writeFileSync(join(shellFolder, 'shell.js.br'), brotliCompressSync(script));
  rmSync(join(folder, 'portal'), { recursive: true });
  await restart();
  const answer = await host.inject({ url: '/shell/1.0.0-aa/shell.js', headers: { 'accept-encoding': 'br' } });
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
});

test('T3: at least the last five are kept, and whatever is live, before it or in the folder; of older ones those of the last day', async () => {
  const versions = Array.from({ length: 8 }, (_, index) => `1.0.${index + 1}-x`);
  const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);
  for (const [index, version] of versions.entries()) {
    now = hoursAgo(index === 3 ? 47 : 56 - index);
    await publish(version);
  }
  await point({ version: '1.0.2-x' });
  now = NOW;
  const rules = { releases: 1, releaseDays: 0, pullRequestBuilds: 1, pullRequestDays: 1 };
  await restart({ cleaning: rules });
  await host.ready();
  expect(versions.map(isKept)).toEqual([false, true, false, true, false, true, true, true]);
  expect(isKept('1.0.0-aa')).toBe(true);
  expect((await host.inject('/shell/1.0.1-x/shell.js')).statusCode).toBe(404);

  const today = Array.from({ length: 6 }, (_, index) => `1.1.${index}-y`);
  for (const version of today) await publish(version);
  await restart({ cleaning: { ...rules, releaseDays: 30 } });
  await host.ready();
  expect(versions.map(isKept)).toEqual([false, true, false, false, false, false, false, false]);
  expect(today.every(isKept)).toBe(true);
});

test('a start that was killed while it took the shell in takes it in again', async () => {
  cpSync(join(folder, 'portal/shell/1.0.0-aa'), join(folder, 'portal/shell/1.0.0-bb'), { recursive: true });
  rmSync(join(folder, 'portal/shell/1.0.0-bb/meta.json'));
  build('1.0.0-bb');
  await restart();
  expect(await page()).toContain('/shell/1.0.0-bb/');
});

test('a build that is not whole does not go live, and the live shell goes on', async () => {
  build('1.0.0-bb');
  rmSync(join(shellFolder, 'lazy.js'));
  await restart();
  expect(await page()).toContain('/shell/1.0.0-aa/');
});

test('a live shell whose files were lost is taken in again from its build', async () => {
  rmSync(join(folder, 'portal/shell'), { recursive: true });
  await restart();
  expect(await page()).toContain('/shell/1.0.0-aa/');
  expect((await host.inject('/shell/1.0.0-aa/lazy.js')).statusCode).toBe(200);
});

test('while developing, and without versions, the page comes from the folder as it is', async () => {
  build('1.0.0-bb');
  writeFileSync(join(shellFolder, 'index.html'), 'watched page');
  await restart({ watch: true });
  expect(await page()).toBe('watched page');
  expect((await host.inject('/shell/lazy.js')).statusCode).toBe(200);
  expect((await registry()).shell.version).toBe('1.0.0-aa');
  rmSync(join(shellFolder, 'meta.json'));
  await restart();
  expect(await page()).toBe('watched page');
});

test('without any shell the page says so', async () => {
  rmSync(shellFolder, { recursive: true });
  rmSync(join(folder, 'portal'), { recursive: true });
  await restart();
  expect((await host.inject('/')).statusCode).toBe(503);
});
