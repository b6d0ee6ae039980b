import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { eventually } from './stomp-client';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const DEPLOY_TOKEN = 'deploy-token-of-the-test';

export interface RunningHost {
  readonly address: string;
  /** Its data folder; the published remotes are in `portal`. */
  readonly data: string;
  /** The most bytes that it held in buffers at any look since the last time it was asked; garbage is not held. */
  mostBuffered(): Promise<number>;
  close(): Promise<void>;
}

/** Loaded before the host. The first question begins the looks; without one the host runs undisturbed. */
const LOOKOUT = `
let most = 0;
let looks;
const look = () => {
  globalThis.gc();
  most = Math.max(most, process.memoryUsage().arrayBuffers);
};
process.on('message', () => {
  look();
  process.send(most);
  most = 0;
  looks ??= setInterval(look, 50).unref();
});
process.channel.unref();
`;

/** The built host as its own process, in front of this gateway. */
export async function startHost(
  gatewayUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningHost> {
  execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), 'host'], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const data = mkdtempSync(join(tmpdir(), 'host-process-'));
  const shell = join(data, 'shell');
  mkdirSync(shell);
  writeFileSync(join(shell, 'index.html'), '<!doctype html><title>portal</title>');
  const tokens = join(data, 'deploy-tokens.json');
  writeFileSync(tokens, JSON.stringify([{ team: 'platform', token: DEPLOY_TOKEN, remotes: ['*'] }]));
  const lookout = join(data, 'lookout.mjs');
  writeFileSync(lookout, LOOKOUT);
  const port = await freePort();
  const child = spawn(process.execPath, ['--expose-gc', '--import', lookout, join(ROOT, 'host/dist/main.mjs')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      REGISTRAR_DATA: data,
      SHELL_FOLDER: shell,
      DEPLOY_TOKENS_FILE: tokens,
      GATEWAY_URL: gatewayUrl,
      INTERNAL_KEY: 'internal',
      CLIENT_ID: 'portal',
      CLIENT_SECRET: 'secret',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const address = `http://127.0.0.1:${port}`;
  await answering(`${address}/host/healthz`, child);
  return {
    address,
    data,
    async mostBuffered() {
      const answer = once(child, 'message');
      child.send('how much?');
      return z.number().parse((await answer)[0]);
    },
    async close() {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`The host ended instead of answering at ${url}`);
    return fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  });
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}
