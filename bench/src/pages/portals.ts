import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { signIn } from '../gateway/caller';
import type { Options } from '../options';
import { startProgram, type Program } from '../programs/program';
import { openBrowser } from './browser';

/**
 * The portal and its peer: the same pages as one bundle, served by the same host program and asking the same gateway.
 */
export interface Portals {
  readonly ours: string;
  readonly peer: string;
  readonly browser: Browser;
  /** What the portal keeps of a session of a demonstration applicant. */
  newSession(): Promise<string>;
}

export type Side = 'ours' | 'peer';
export const SIDES: readonly Side[] = ['ours', 'peer'];

interface OpenPortals extends Portals {
  close(): Promise<void>;
}

let open: Promise<OpenPortals> | undefined;

/** Started by the first row that needs them and kept for the others. */
export function openPortals(options: Options): Promise<Portals> {
  return (open ??= start(options));
}

export async function closePortals(): Promise<void> {
  const opened = await open?.catch(() => undefined);
  open = undefined;
  await opened?.close();
}

async function start(options: Options): Promise<OpenPortals> {
  const data = join(options.data, 'started');
  const oneBundle = join(options.root, '.cache/bench/one-bundle');
  await promisify(execFile)(process.execPath, [join(options.root, 'bench/build-one-bundle.mjs'), oneBundle], {
    cwd: options.root,
  });
  // first, for what can be missing here: nothing runs yet that would have to be stopped
  const browser = await openBrowser();
  const portal = await startPortal(options, data);
  const peer = await startPeer(options, data, oneBundle);
  return {
    ours: `http://localhost:${options.port}`,
    peer: `http://localhost:${options.port + 7}`,
    browser,
    async newSession() {
      const { access_token, refresh_token, roleId } = await signIn(
        `http://127.0.0.1:${options.port + 2}/gateway`,
        secretIn(data, 'client-credentials'),
        'ram.applicant',
      );
      return JSON.stringify({ access_token, refresh_token, roleId });
    },
    async close() {
      await browser.close();
      await peer.stop();
      await portal.stop();
    },
  };
}

function startPortal(options: Options, data: string): Promise<Program> {
  return startProgram({
    script: join(options.root, 'scripts/start.mjs'),
    environment: { PORT: String(options.port), REGISTRAR_DATA: data },
    log: join(options.data, 'logs', 'portal.log'),
    readyAt: `http://127.0.0.1:${options.port}/gateway/readyz`,
  });
}

/** Reads the same registry, so that it knows the same pages; publishes nothing. */
function startPeer(options: Options, data: string, shellFolder: string): Promise<Program> {
  const [clientId, clientSecret] = secretIn(data, 'client-credentials').split(':');
  const port = options.port + 7;
  return startProgram({
    script: join(options.root, 'host/dist/main.mjs'),
    environment: {
      NODE_ENV: 'production',
      REGISTRAR_MODE: 'embedded',
      REGISTRAR_DATA: data,
      PORT: String(port),
      PORTAL_URL: `http://localhost:${port}`,
      GATEWAY_URL: `http://127.0.0.1:${options.port + 2}`,
      SANDBOX_URL: `http://localhost:${options.port + 1}`,
      SHELL_FOLDER: shellFolder,
      DEPLOY_TOKENS_FILE: join(data, 'secrets/deploy-tokens.json'),
      INTERNAL_KEY: secretIn(data, 'internal-key'),
      CLIENT_ID: clientId,
      CLIENT_SECRET: clientSecret,
    },
    log: join(options.data, 'logs', 'one-bundle.log'),
    readyAt: `http://127.0.0.1:${port}/host/healthz`,
  });
}

const secretIn = (data: string, name: string): string => readFileSync(join(data, 'secrets', name), 'utf8').trim();
