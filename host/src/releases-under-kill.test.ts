import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isRegistryDocument } from '@registrar/contract/registry';
import { releaseFiles } from './release-kit';

// The built host as a process that is killed, and five publishers as processes of their own, with the code of the
// commands.
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TEAMS = ['mf-one', 'mf-two', 'mf-three', 'mf-four', 'mf-five'] as const;
const RELEASES = Array.from({ length: 10 }, (_, index) => `1.0.${index}-aa`);
/**
 * Of each host's life the step and the change at which it is killed; of fifty releases and five rollbacks, each step
 * twice.
 */
const KILLS = [
  { step: 'before the copy', change: 3 },
  { step: 'before the registry', change: 6 },
  { step: 'before the line of the audit', change: 7 },
  { step: 'before the answer', change: 8 },
  { step: 'before the copy', change: 7 },
  { step: 'before the registry', change: 8 },
  { step: 'before the line of the audit', change: 7 },
  { step: 'before the answer', change: 7 },
] as const;
const PRELOAD = new URL('kill-at-file-step.mjs', import.meta.url).href;

let folder: string;
let portal: string;
let host: ChildProcess | undefined;
const audit = () => join(folder, 'portal/registry-audit.log');
const entries = (): readonly {
  readonly remote: string;
  readonly revision: number;
  readonly by: string;
  readonly to: { readonly version: string };
}[] =>
  existsSync(audit())
    ? readFileSync(audit(), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

function startHost(port: string, killAt?: (typeof KILLS)[number]): void {
  host = spawn(process.execPath, [...(killAt ? ['--import', PRELOAD] : []), join(ROOT, 'host/dist/main.mjs')], {
    env: {
      PATH: process.env['PATH'],
      KILL_AT: JSON.stringify(killAt),
      PORT: port,
      REGISTRAR_DATA: folder,
      SHELL_FOLDER: join(folder, 'built-shell'),
      DEPLOY_TOKENS_FILE: join(folder, 'tokens.json'),
      GATEWAY_URL: 'http://127.0.0.1:9',
      INTERNAL_KEY: 'internal',
      CLIENT_ID: 'portal',
      CLIENT_SECRET: 'secret',
    },
    stdio: 'ignore',
  });
}

function publisher(team: string): Promise<string> {
  const code = `
    import { changeRegistry, upload } from ${JSON.stringify(pathToFileURL(join(ROOT, 'scripts/portal/publish.mjs')).href)};
    const [portal, token, name, folder, ...versions] = process.argv.slice(1);
    for (const version of versions) {
      await upload({ portal, token, name, dist: folder + '/' + version });
      await changeRegistry({ portal, token, name, change: { version } });
    }
    await changeRegistry({ portal, token, name, change: { rollback: true } });`;
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--input-type=module', '-e', code, portal, `token-of-${team}`, team, join(folder, 'builds', team), ...RELEASES],
      { env: { PATH: process.env['PATH'] }, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    child.stderr.on('data', (chunk) => (said += String(chunk)));
    child.once('exit', (status) => resolve(status === 0 ? 'released' : said));
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-under-kill-'));
  execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), 'host'], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  mkdirSync(join(folder, 'built-shell'));
  writeFileSync(join(folder, 'built-shell/index.html'), '<!doctype html><title>portal</title>');
  writeFileSync(
    join(folder, 'tokens.json'),
    JSON.stringify(TEAMS.map((team) => ({ team, token: `token-of-${team}`, remotes: [team] }))),
  );
  for (const team of TEAMS) {
    for (const version of RELEASES) {
      const dist = join(folder, 'builds', team, version);
      mkdirSync(dist, { recursive: true });
      for (const [file, text] of Object.entries(releaseFiles(team, version, `/${team}`)))
        writeFileSync(join(dist, file), text);
    }
  }
}, 600_000);
afterAll(() => {
  host?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('of 50 releases by five teams at once, with the host killed in between, none is lost, none clobbered, none made twice', async () => {
  const port = String(await freePort());
  portal = `http://127.0.0.1:${port}`;
  const lives = (async () => {
    const ends: unknown[] = [];
    for (const killAt of KILLS) {
      startHost(port, killAt);
      if (host !== undefined) ends.push((await once(host, 'exit'))[1]);
    }
    startHost(port);
    return ends;
  })();
  expect(await Promise.all(TEAMS.map(publisher))).toEqual(TEAMS.map(() => 'released'));
  expect(await lives).toEqual(KILLS.map(() => 'SIGKILL'));

  const document: unknown = await (await fetch(`${portal}/registry`)).json();
  if (!isRegistryDocument(document)) throw new Error('the registry cannot be used');
  const changes = TEAMS.length * (RELEASES.length + 1);
  expect(document.revision).toBe(changes);
  for (const team of TEAMS)
    expect(document.remotes[team]).toMatchObject({ version: RELEASES[8], previous: RELEASES[9] });

  const written = entries();
  expect(written.map(({ revision }) => revision)).toEqual(Array.from({ length: changes }, (_, index) => index + 1));
  for (const team of TEAMS) {
    expect(written.filter(({ remote }) => remote === team).map(({ to, by }) => [to.version, by])).toEqual(
      [...RELEASES, RELEASES[8]].map((version) => [version, team]),
    );
  }
  expect(await (await fetch(`${portal}/host/healthz`)).json()).toEqual({ status: 'ok', revision: changes });
  expect(
    readdirSync(join(folder, 'portal'), { recursive: true }).filter((file) => String(file).endsWith('.next')),
  ).toEqual([]);
}, 600_000);
