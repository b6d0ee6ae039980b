import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryDocument } from '@registrar/contract/registry';
import { portal } from './portal';

const PATIENCE_MS = 280_000;
const ROOT = join(__dirname, '..');
const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Where a portal of a journey's own is found: one whose clock may be moved without anybody else growing old. */
export interface OwnPortal {
  readonly port: number;
  readonly origin: string;
  readonly gateway: string;
}

/** So many ports beside the first one, each far enough from its neighbours' own: two journeys may run side by side. */
function beside(ports: number): OwnPortal {
  const port = portal.port + ports;
  return { port, origin: `http://localhost:${port}`, gateway: `http://localhost:${port}/gateway` };
}

export const secondPortal = beside(40);
/** Here the tests are strangers: they know its address and nothing else. */
export const strangePortal = beside(70);
/** Here a reserved name costs something. */
export const feePortal = beside(50);
/** Here companies are removed under section 136ka, and a notice comes to its end. */
export const discountedPortal = beside(100);

/** Here companies are closed, one journey each. */
export const liquidationPortal = beside(60);
export const forcedPortal = beside(80);
export const branchPortal = beside(90);

/**
 * The same builds, its own data, its own clock. The clock can be moved only in the embedded default, with the internal
 * key.
 */
export class SecondPortal {
  readonly #port: number;
  readonly data = mkdtempSync(join(tmpdir(), 'registrar-second-'));
  #process: ChildProcess | undefined;

  constructor({ port }: OwnPortal = secondPortal) {
    this.#port = port;
  }

  async start(): Promise<void> {
    this.#process = spawn(process.execPath, [join(__dirname, '../scripts/start.mjs')], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        GATEWAY_PORT: String(this.#port + 2),
        REGISTRAR_DATA: this.data,
      },
      stdio: 'ignore',
    });
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline;) {
      const ready =
        (await answers(`http://localhost:${this.#port}/gateway/readyz`)) && (await this.#servesEveryRemote());
      if (ready) return;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    throw new Error('The second portal did not become ready');
  }

  /** The gateway may be ready before the builds are published. */
  async #servesEveryRemote(): Promise<boolean> {
    const remotes = readdirSync(ROOT).filter((folder) => folder.startsWith('mf-'));
    const answer = await fetch(`http://localhost:${this.#port}/registry`).catch(() => undefined);
    if (answer?.ok !== true) return false;
    const document: RegistryDocument = await answer.json();
    return remotes.every((remote) => document.remotes[remote] !== undefined);
  }

  /** From the present, forwards or back; none is the present again. */
  async passDays(days: number): Promise<void> {
    const now = new Date(Date.now() + days * 24 * 3_600_000).toISOString();
    const response = await fetch(`http://127.0.0.1:${this.#port + 2}/gateway/internal/clock`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-internal-key': readFileSync(join(this.data, 'secrets', 'internal-key'), 'utf8').trim(),
      },
      body: JSON.stringify({ now }),
    });
    if (!response.ok) throw new Error(`The clock was not moved: ${response.status} ${await response.text()}`);
  }

  async stop(): Promise<void> {
    const running = this.#process;
    if (running && running.exitCode === null) {
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      await ended;
    }
    rmSync(this.data, { recursive: true, force: true });
  }
}
