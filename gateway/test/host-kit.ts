import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const DEPLOY_TOKEN = 'deploy-token-of-the-test';

export interface RunningHost {
  readonly address: string;
  /** Its data folder; the published remotes are in `portal`. */
  readonly data: string;
  /** Memory it holds, in bytes, after it has collected its garbage. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

/** The built host as its own process, in front of this gateway. */
export async function startHost(gatewayUrl: string, environment: Readonly<Record<string, string>> = {}): Promise<RunningHost> {
  execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), 'host'], { env: { ...process.env, NODE_OPTIONS: '' } });
  const data = mkdtempSync(join(tmpdir(), 'host-process-'));
  const shell = join(data, 'shell');
  mkdirSync(shell);
  writeFileSync(join(shell, 'index.html'), '<!doctype html><title>portal</title>');
  const tokens = join(data, 'deploy-tokens.json');
  writeFileSync(tokens, JSON.stringify([{ team: 'platform', token: DEPLOY_TOKEN, remotes: ['*'] }]));
  // A collection of garbage on request: what is measured is what the host keeps.
  const onRequest = join(data, 'collect-on-request.mjs');
  writeFileSync(onRequest, "process.on('SIGUSR2', () => { globalThis.gc(); globalThis.gc(); });\n");
  const port = await freePort();
  const child = spawn(process.execPath, ['--expose-gc', '--import', onRequest, join(ROOT, 'host/dist/main.mjs')], {
    env: { PATH: process.env.PATH, PORT: String(port), REGISTRAR_DATA: data, SHELL_FOLDER: shell, DEPLOY_TOKENS_FILE: tokens, GATEWAY_URL: gatewayUrl, INTERNAL_KEY: 'internal', CLIENT_ID: 'portal', CLIENT_SECRET: 'secret', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  await answering(`${address}/host/healthz`, child);
  return {
    address,
    data,
    async memory() {
      child.kill('SIGUSR2');
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024;
    },
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) break;
    if (await fetch(url).then(({ ok }) => ok, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}
