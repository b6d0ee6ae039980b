import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { PASSWORD } from './harness';

const root = fileURLToPath(new URL('..', import.meta.url));
const bodySchema = z.looseObject({ success: z.boolean(), message: z.string(), data: z.unknown().optional(), access_token: z.string().optional() });
export type KilledAnswer = z.infer<typeof bodySchema>;

/** The built gateway as a process of its own on a folder, to be killed at any moment and started again on what it left. */
export class KillableGateway {
  #child: ChildProcess | undefined;
  #address = '';
  #token = '';
  readonly #data: string;
  readonly #environment: Readonly<Record<string, string>>;

  constructor(data: string, environment: Readonly<Record<string, string>> = {}) {
    this.#data = data;
    this.#environment = environment;
  }

  static build(): void {
    execFileSync(process.execPath, [path.join(root, '../scripts/build.mjs'), 'gateway'], { env: { ...process.env, NODE_OPTIONS: '' } });
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [path.join(root, 'dist/main.mjs')], { env: { PATH: process.env.PATH, REGISTRAR_DATA: this.#data, GATEWAY_PORT: '0', ...this.#environment } });
    this.#child = child;
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
    for (let tries = 0; tries < 1_800; tries++) {
      const found = /"address":"(http[^"]+)"/.exec(said)?.[1];
      if (found) {
        this.#address = found;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the gateway did not start: ${said}`);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async call(method: string, name: string, body?: object, headers: Record<string, string> = {}): Promise<KilledAnswer> {
    const response = await fetch(`${this.#address}/gateway/external/api/${name}`, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      body: body ? JSON.stringify(body) : undefined,
    });
    return bodySchema.parse(await response.json());
  }

  async signIn(username: string): Promise<void> {
    const credentials = fs.readFileSync(path.join(this.#data, 'secrets/client-credentials'), 'utf8').trim();
    const form = new FormData();
    for (const [name, value] of [['grant_type', 'password'], ['username', username], ['password', PASSWORD]] as const) form.append(name, value);
    const response = await fetch(`${this.#address}/gateway/auth/api/ocr-login`, { method: 'POST', headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }, body: form });
    this.#token = z.string().parse(bodySchema.parse(await response.json()).access_token);
  }
}
