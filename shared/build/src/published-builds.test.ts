import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkRemotes } from '../../../scripts/portal/served-remotes.mjs';
import { fetchBuild, liveShell, servedVersions } from '../../../scripts/portal/published-builds.mjs';

const CODE = 'code of the entry';
const sha256 = createHash('sha256').update(CODE).digest('hex');
const meta = {
  name: 'mf-sample',
  version: '1.0.0-aa',
  takes: { '@registrar/ui': ['Button', 'Carousel'] },
  files: { 'remoteEntry.js': { bytes: CODE.length, sha256 } },
};
const registry = {
  revision: 3,
  remotes: {
    'mf-sample': { version: '1.0.0-aa', previous: '0.9.0-zz', status: 'active', canary: { version: '1.1.0-bb' } },
    'mf-off': { version: '1.0.0-aa', status: 'disabled' },
  },
};

let folder: string;
let server: Server;
let portal: string;
let answers: Record<string, string>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
  answers = {
    '/registry': JSON.stringify(registry),
    '/remotes/mf-sample/1.0.0-aa/meta.json': JSON.stringify(meta),
    '/remotes/mf-sample/1.0.0-aa/remoteEntry.js': CODE,
  };
  server = createServer(({ url = '' }, response) =>
    response.writeHead(url in answers ? 200 : 404).end(answers[url] ?? ''),
  );
  portal = await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    });
  });
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('what a portal serves: live, canary and the one before, nothing that is switched off', async () => {
  expect(await servedVersions(portal)).toEqual([
    { name: 'mf-sample', version: '1.0.0-aa', isLive: true },
    { name: 'mf-sample', version: '1.1.0-bb', isLive: true },
    { name: 'mf-sample', version: '0.9.0-zz', isLive: false },
  ]);
});

test('a canary that is the version before is named once', async () => {
  answers['/registry'] = JSON.stringify({
    remotes: {
      'mf-sample': { version: '1.0.0-aa', previous: '0.9.0-zz', status: 'active', canary: { version: '0.9.0-zz' } },
    },
  });
  expect(await servedVersions(portal)).toEqual([
    { name: 'mf-sample', version: '1.0.0-aa', isLive: true },
    { name: 'mf-sample', version: '0.9.0-zz', isLive: true },
  ]);
});

test('the shell of a portal is a build like another, and a portal without one has none', async () => {
  expect(await liveShell(portal)).toBeUndefined();
  answers['/registry'] = JSON.stringify({
    ...registry,
    shell: { version: '9.9.9-forged', base: '/shell/9.9.9-forged/' },
  });
  answers['/shell/9.9.9-forged/meta.json'] = JSON.stringify({
    name: 'shell',
    version: '9.9.9-forged',
    files: { 'index.html': { bytes: 1, sha256 } },
  });
  answers['/shell/9.9.9-forged/index.html'] = 'not what was published';
  await expect(liveShell(portal, folder)).rejects.toThrow('These files of shell 9.9.9-forged are not the ones');
});

test('a build is fetched file by file, believed by its checksums, and kept', async () => {
  const built = await fetchBuild(portal, 'mf-sample', '1.0.0-aa', folder);
  expect(readFileSync(join(built, 'remoteEntry.js'), 'utf8')).toBe(CODE);
  answers = {};
  expect(await fetchBuild(portal, 'mf-sample', '1.0.0-aa', folder)).toBe(built);
});

test.each([
  ['another file', { '/remotes/mf-sample/1.0.0-aa/remoteEntry.js': 'other' }],
  [
    'a name that leads out of the folder',
    {
      '/remotes/mf-sample/1.0.0-aa/meta.json': JSON.stringify({ ...meta, files: { '../x.js': { bytes: 1, sha256 } } }),
    },
  ],
])('%s is refused, and is no build', async (_, changed) => {
  Object.assign(answers, changed);
  await expect(fetchBuild(portal, 'mf-sample', '1.0.0-aa', folder)).rejects.toThrow(
    'not the ones that its meta.json names',
  );
  expect(existsSync(join(folder, 'mf-sample/1.0.0-aa/meta.json'))).toBe(false);
});

test('T4: a new shell is refused because of the real build of a live remote, with the export that it lost', async () => {
  answers['/registry'] = JSON.stringify({ remotes: { 'mf-sample': { version: '1.0.0-aa', status: 'active' } } });
  const shell = join(folder, 'shell');
  mkdirSync(shell);
  writeFileSync(join(shell, 'meta.json'), JSON.stringify({ gives: { '@registrar/ui': ['Button'] } }));
  await expect(checkRemotes(portal, shell, folder)).rejects.toThrow(
    'mf-sample 1.0.0-aa: takes Carousel of @registrar/ui, which the shell does not give',
  );
});
