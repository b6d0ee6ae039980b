import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { releaseFiles } from './release-kit';
import { createHost } from './server';
import { testConfiguration } from './test-configuration';

const NAME = 'mf-auth';
const VERSION = '1.0.0-aa';
const headers = { authorization: 'Bearer deploy-secret' };

let folder: string;
let host: FastifyInstance;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-published-'));
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

const put = (file: string, payload: string | Buffer, version = VERSION) =>
  host.inject({ method: 'PUT', url: `/remotes/${NAME}/${version}/${file}`, headers, payload });
const point = (version: string, expectedRevision: number) =>
  host.inject({ method: 'PUT', url: `/registry/${NAME}`, headers, payload: { version, expectedRevision } });
const onDisk = (file: string, version = VERSION): string => join(folder, 'portal/remotes', NAME, version, file);

/** Stores the files one after the other; answers what was said to the last of them, `meta.json`. */
async function store(files: Readonly<Record<string, string | Buffer>>, version = VERSION) {
  let last = { status: 0, body: '' };
  for (const [file, content] of Object.entries(files)) {
    const answer = await put(file, content, version);
    last = { status: answer.statusCode, body: answer.body };
  }
  return last;
}

test('X8: a complete version takes no new file, live or not, and the same files again are no fault', async () => {
  const files = releaseFiles(NAME, VERSION, '/login');
  expect((await store(files)).status).toBe(201);
  expect((await put('newfile.js', 'alert(1)')).json()).toMatchObject({ status: 409, code: 'IMMUTABLE' });
  expect((await point(VERSION, 0)).statusCode).toBe(200);
  for (const file of ['newfile.js', 'remoteEntry.js.br', 'remoteEntry.js.gz', 'remoteEntry.js.map', 'meta.json.br'])
    expect((await put(file, 'alert(1)')).statusCode).toBe(409);
  expect(existsSync(onDisk('newfile.js'))).toBe(false);
  expect((await host.inject(`/remotes/${NAME}/${VERSION}/newfile.js`)).statusCode).toBe(404);
  expect((await store(files)).status).toBe(200);
  expect((await put('meta.json', '{}')).statusCode).toBe(409);
});

test('X8: a release whose files are not those of its meta.json is refused, and is not published', async () => {
  const files = releaseFiles(NAME, VERSION, '/login');
  const changed = { ...files, 'remoteEntry.js': files['remoteEntry.js']?.replace('1.0.0', '6.6.6') ?? '' };
  const answer = await store(changed);
  expect(answer.status).toBe(422);
  expect(JSON.parse(answer.body)).toMatchObject({
    code: 'INCOMPLETE',
    problems: ['remoteEntry.js is not the file that meta.json names'],
  });
  expect(existsSync(onDisk('meta.json'))).toBe(false);
  expect((await host.inject({ method: 'HEAD', url: `/remotes/${NAME}/${VERSION}/meta.json` })).statusCode).toBe(404);
  expect((await point(VERSION, 0)).statusCode).toBe(422);
});

test('X8: a file that meta.json does not name is refused with the whole release', async () => {
  const { 'meta.json': meta = '', ...files } = releaseFiles(NAME, VERSION, '/login');
  const answer = await store({ ...files, 'newfile.js': 'alert(1)', 'meta.json': meta });
  expect([answer.status, JSON.parse(answer.body).problems]).toEqual([422, ['newfile.js is not named in meta.json']]);
});

test('X8: a file that is missing is named, and the release can be completed afterwards', async () => {
  const { 'routes.json': routes = '', ...rest } = releaseFiles(NAME, VERSION, '/login');
  const answer = await store(rest);
  expect([answer.status, JSON.parse(answer.body).problems]).toEqual([
    422,
    expect.arrayContaining(['routes.json is missing or incomplete']),
  ]);
  expect((await put('routes.json', routes)).statusCode).toBe(201);
  expect((await put('meta.json', rest['meta.json'] ?? '')).statusCode).toBe(201);
  expect((await point(VERSION, 0)).statusCode).toBe(200);
});

test.each([
  ['br', brotliCompressSync],
  ['gz', gzipSync],
] as const)(
  'X8: a compressed twin (%s) that holds something else than its file is refused',
  async (extension, compress) => {
    const { 'meta.json': meta = '', ...files } = releaseFiles(NAME, VERSION, '/login');
    const answer = await store({
      ...files,
      [`remoteEntry.js.${extension}`]: compress(Buffer.from('alert(1)')),
      'meta.json': meta,
    });
    expect([answer.status, JSON.parse(answer.body).problems]).toEqual([
      422,
      [`remoteEntry.js.${extension} does not hold what remoteEntry.js holds`],
    ]);
    const large = await store(
      { ...files, [`remoteEntry.js.${extension}`]: compress(Buffer.alloc(50_000_000)), 'meta.json': meta },
      '2.0.0-bb',
    );
    expect(large.status).toBe(422);
    const right = releaseFiles(NAME, '3.0.0-cc', '/login');
    const { 'meta.json': rightMeta = '', ...rightFiles } = right;
    expect(
      (
        await store(
          {
            ...rightFiles,
            [`remoteEntry.js.${extension}`]: compress(Buffer.from(right['remoteEntry.js'] ?? '')),
            'meta.json': rightMeta,
          },
          '3.0.0-cc',
        )
      ).status,
    ).toBe(201);
  },
);

test('X8: what was changed on disk after its publication does not go live, nor does a rollback bring it back; switching off works all the same', async () => {
  await store(releaseFiles(NAME, VERSION, '/login'));
  await store(releaseFiles(NAME, '2.0.0-bb', '/login'), '2.0.0-bb');
  await point(VERSION, 0);
  await point('2.0.0-bb', 1);
  writeFileSync(onDisk('remoteEntry.js'), readFileSync(onDisk('remoteEntry.js'), 'utf8').replace('1.0.0', '6.6.6'));
  const again = await host.inject({
    method: 'PUT',
    url: `/registry/${NAME}`,
    headers,
    payload: { rollback: true, expectedRevision: 2 },
  });
  expect([again.statusCode, again.json().problems]).toEqual([
    422,
    ['remoteEntry.js is not the file that meta.json names'],
  ]);
  expect((await host.inject('/registry')).json().remotes[NAME].version).toBe('2.0.0-bb');
  writeFileSync(
    onDisk('remoteEntry.js', '2.0.0-bb'),
    readFileSync(onDisk('remoteEntry.js', '2.0.0-bb'), 'utf8').replace('2.0.0', '6.6.6'),
  );
  const off = await host.inject({
    method: 'PUT',
    url: `/registry/${NAME}`,
    headers,
    payload: { status: 'disabled', expectedRevision: 2 },
  });
  expect(off.statusCode).toBe(200);
});

test.each([
  ['no size', { 'remoteEntry.js': { sha256: 'x' } }],
  ['nothing', { 'remoteEntry.js': null }],
  ['a path', { '../../registry.json': { bytes: 2, sha256: 'x' } }],
])('X8: a meta.json that says of a file %s is refused in words, not by a failure', async (_what, listed) => {
  const { 'meta.json': meta = '', ...files } = releaseFiles(NAME, VERSION, '/login');
  const answer = await store({ ...files, 'meta.json': JSON.stringify({ ...JSON.parse(meta), files: listed }) });
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([422, 'INCOMPLETE']);
});
