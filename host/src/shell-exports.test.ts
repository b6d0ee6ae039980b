import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { RegistryDocument } from '@registrar/contract/registry';
import type { HostConfiguration } from './configuration';
import { releaseFiles, shellFiles } from './release-kit';
import { createHost } from './server';
import { testConfiguration } from './test-configuration';

const NAME = 'mf-auth';
const headers = { authorization: 'Bearer deploy-secret' };
const UI = '@registrar/ui';

let folder: string;
let host: FastifyInstance;

const start = (change: Partial<HostConfiguration> = {}) =>
  createHost({
    configuration: testConfiguration(folder, change),
    now: () => new Date('2026-11-21T04:00:00Z'),
    logger: false,
  });
const registry = async (): Promise<RegistryDocument> => (await host.inject('/registry')).json();

/** Asks for a change of what is live; answers what the host says. */
async function point(name: string, body: object) {
  const { revision } = await registry();
  const answer = await host.inject({
    method: 'PUT',
    url: `/registry/${name}`,
    headers,
    payload: { ...body, expectedRevision: revision },
  });
  const { problems, warnings } = answer.json();
  return { status: answer.statusCode, problems, warnings };
}

async function store(address: string, files: Readonly<Record<string, string>>): Promise<number> {
  let status = 0;
  for (const [file, payload] of Object.entries(files))
    status = (await host.inject({ method: 'PUT', url: `${address}/${file}`, headers, payload })).statusCode;
  return status;
}
const publish = (version: string, takes?: unknown) =>
  store(`/remotes/${NAME}/${version}`, releaseFiles(NAME, version, '/login', {}, { takes }));
const publishShell = (version: string, gives?: unknown) => store(`/shell/${version}`, shellFiles(version, { gives }));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'host-exports-'));
  host = start();
  await publishShell('1.0.0-s1', { [UI]: ['Button', 'Form'], react: ['useState'] });
  expect((await point('shell', { version: '1.0.0-s1' })).status).toBe(200);
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

test('T4: a version that takes what the live shell does not give is refused by remote, module and export, and goes live after the shell that gives it', async () => {
  await publish('1.1.0-bb', { [UI]: ['Button', 'Carousel'], '@registrar/ui/maps': ['Map'] });
  const lack = [
    'mf-auth 1.1.0-bb takes Carousel of @registrar/ui, which the shell does not give',
    'mf-auth 1.1.0-bb takes @registrar/ui/maps, which the shell does not give',
  ];
  expect(await point(NAME, { version: '1.1.0-bb' })).toEqual({ status: 422, problems: lack });
  expect((await registry()).remotes).toEqual({});
  await publishShell('1.1.0-s2', { [UI]: ['Button', 'Carousel'], '@registrar/ui/maps': ['Map'] });
  expect((await point('shell', { version: '1.1.0-s2' })).status).toBe(200);
  expect((await point(NAME, { version: '1.1.0-bb' })).status).toBe(200);
  // and the shell cannot be taken back under it
  expect(await point('shell', { rollback: true })).toEqual({ status: 422, problems: lack });
});

test('T4: a shell without an export that a live remote takes is refused; of the version before it is told', async () => {
  await publish('1.0.0-aa', { [UI]: ['Form'] });
  await publish('1.1.0-bb', { [UI]: ['Button'], react: ['useState'] });
  await point(NAME, { version: '1.0.0-aa' });
  await point(NAME, { version: '1.1.0-bb' });
  await publishShell('2.0.0-s2', { [UI]: ['Button', 'Form'] });
  expect(await point('shell', { version: '2.0.0-s2' })).toEqual({
    status: 422,
    problems: ['mf-auth 1.1.0-bb takes react, which the shell does not give'],
  });
  await publishShell('2.0.0-s3', { [UI]: ['Button'], react: ['useState'] });
  const lack = ['mf-auth 1.0.0-aa takes Form of @registrar/ui, which the shell does not give'];
  expect(await point('shell', { version: '2.0.0-s3' })).toEqual({ status: 200, warnings: lack });
  // which nobody goes back to from now on, unless the shell goes first
  expect(await point(NAME, { rollback: true })).toEqual({ status: 422, problems: lack });
  expect((await point('shell', { rollback: true })).status).toBe(200);
  expect((await point(NAME, { rollback: true })).status).toBe(200);
});

test('T4: what does not fit can be switched off, and binds the shell no more', async () => {
  await publish('1.0.0-aa', { [UI]: ['Form'] });
  await point(NAME, { version: '1.0.0-aa' });
  expect((await point(NAME, { status: 'disabled' })).status).toBe(200);
  await publishShell('2.0.0-s2', {});
  const lack = ['mf-auth 1.0.0-aa takes @registrar/ui, which the shell does not give'];
  expect(await point('shell', { version: '2.0.0-s2' })).toEqual({ status: 200, warnings: lack });
  expect(await point(NAME, { status: 'active' })).toEqual({ status: 422, problems: lack });
});

test.each([
  ['production', '1.0.0-s1'],
  ['embedded', '2.0.0-s2'],
] as const)('in mode %s a start with a shell that a live remote does not fit leaves %s live', async (mode, live) => {
  await publish('1.0.0-aa', { [UI]: ['Form'] });
  await point(NAME, { version: '1.0.0-aa' });
  await host.close();
  const shellFolder = join(folder, 'dist');
  mkdirSync(shellFolder);
  for (const [file, text] of Object.entries(shellFiles('2.0.0-s2', { gives: { [UI]: ['Button'] } })))
    writeFileSync(join(shellFolder, file), text);
  host = start({ mode, shellFolder });
  expect((await registry()).shell?.version).toBe(live);
});

test('builds and shells that do not say it stay valid; what cannot be read is refused', async () => {
  await publish('1.0.0-aa');
  expect((await point(NAME, { version: '1.0.0-aa' })).status).toBe(200);
  await publish('1.1.0-bb', { [UI]: ['Button'] });
  expect((await point(NAME, { version: '1.1.0-bb' })).status).toBe(200);
  await publishShell('0.9.0-s0');
  expect((await point('shell', { version: '0.9.0-s0' })).status).toBe(200);
  expect([await publish('1.2.0-cc', { [UI]: 'Button' }), await publishShell('1.2.0-s9', [])]).toEqual([422, 422]);
});
