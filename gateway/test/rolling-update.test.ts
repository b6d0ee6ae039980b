import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { applicationDetailSchema } from '@registrar/domain/calls/filings';
import { z } from 'zod';
import { APPLICATION, newKey } from './filings-kit';
import { PASSWORD } from './harness';
import { freePort } from './host-kit';
import { hasNginx, startNginx, type RunningNginx } from './nginx-kit';
import { preparedOnServer, shareSecrets, type ServerDatabase } from './prepared-database';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const server = process.env.TEST_DATABASE_URL ?? '';
const possible = hasNginx && server !== '';
if (!possible) console.warn('LEFT OUT: nginx or a PostgreSQL server (TEST_DATABASE_URL) is missing here, so no gateways were replaced under load.');

/** As in production: nginx leaves a gateway that it could not reach alone for as long, and the other must answer meanwhile. */
const DRAIN_SECONDS = 5;
const AT_ONCE = 6;
/** How long a gateway that is new is asked before the next one is replaced. */
const BETWEEN_MS = 1000;

const answerSchema = z.looseObject({ data: z.unknown().optional(), access_token: z.string().optional() });

/** Two built gateways on one PostgreSQL behind nginx as it is shipped. */
(possible ? describe : describe.skip)('gateways are replaced one after the other while people work', () => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'gateway-rolling-'));
  const gateways = new Map<string, ChildProcess>();
  let database: ServerDatabase;
  let nginx: RunningNginx;
  let token = '';

  beforeAll(async () => {
    execFileSync(process.execPath, [path.join(ROOT, 'scripts/build.mjs'), 'gateway'], { env: { ...process.env, NODE_OPTIONS: '' } });
    shareSecrets(data);
    database = await preparedOnServer(server, true);
    const ports: [string, string] = [String(await freePort()), String(await freePort())];
    await Promise.all(ports.map(start));
    nginx = await startNginx({ hostPort: String(await freePort()), gatewayPorts: ports, portalFolder: data, socketsOfAddress: 10 });
    token = await signIn();
  }, 180_000);
  afterAll(async () => {
    for (const child of gateways.values()) child.kill('SIGKILL');
    await nginx?.close();
    await database?.drop();
    fs.rmSync(data, { recursive: true, force: true });
  });

  test('no request fails, not even when one is killed, and what was written is there once', async () => {
    const agent = new https.Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const before = await filings();
    const heard: string[] = [];
    const begun: string[] = [];
    let working = true;
    const person = async (): Promise<void> => {
      while (working) {
        for (const [method, what] of [['GET', 'auth/api/init'], ['GET', `${APPLICATION}?page=1&size=10`], ['POST', APPLICATION]] as const) {
          const { status, body } = await ask(method, what, { agent, body: method === 'POST' ? { processName: 'NAME_RESERVATION' } : undefined });
          heard.push(`${method} ${status}`);
          if (method === 'POST' && status === 200) begun.push(applicationDetailSchema.parse(body.data).id);
        }
      }
    };
    const people = Array.from({ length: AT_ONCE }, person);
    const served: number[] = [];
    for (const [port, child] of gateways) {
      await pause(BETWEEN_MS);
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      expect((await gone)[0]).toBe(0);
      const answered = heard.length;
      await start(port);
      served.push(heard.length - answered);
    }
    await pause(BETWEEN_MS);
    // nginx asks the first one again since its fail_timeout is over
    [...gateways.values()].at(-1)?.kill('SIGKILL');
    await pause(BETWEEN_MS);
    working = false;
    await Promise.all(people);
    agent.destroy();

    expect([...new Set(heard)].sort()).toEqual(['GET 200', 'POST 200']);
    // the other one answered while this one was away
    expect(Math.min(...served)).toBeGreaterThan(0);
    expect((await filings()) - before).toBe(begun.length);
  }, 180_000);

  async function filings(): Promise<number> {
    const { body } = await ask('GET', `${APPLICATION}?page=1&size=1`);
    return z.looseObject({ total: z.number() }).parse(body.data).total;
  }

  async function start(port: string): Promise<void> {
    const child = spawn(process.execPath, ['--enable-source-maps', path.join(ROOT, 'gateway/dist/main.mjs')], {
      env: { PATH: process.env.PATH, REGISTRAR_DATA: data, GATEWAY_PORT: port, DATABASE_URL: database.place.url, DRAIN_SECONDS: String(DRAIN_SECONDS), SANDBOX_URL: 'http://127.0.0.1:9' },
    });
    gateways.set(port, child);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
    for (let tries = 0; tries < 600 && child.exitCode === null; tries++) {
      if (said.includes('"the gateway is ready"')) return;
      await pause(50);
    }
    throw new Error(`the gateway did not start: ${said}`);
  }

  async function signIn(): Promise<string> {
    const credentials = fs.readFileSync(path.join(data, 'secrets/client-credentials'), 'utf8').trim();
    const form = new FormData();
    for (const [name, value] of [['grant_type', 'password'], ['username', 'sita.applicant'], ['password', PASSWORD]] as const) form.append(name, value);
    const [port] = gateways.keys();
    const response = await fetch(`http://127.0.0.1:${port}/gateway/auth/api/ocr-login`, { method: 'POST', headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }, body: form });
    return z.string().parse(answerSchema.parse(await response.json()).access_token);
  }

  /** Through nginx; a line that breaks is an answer of its own, so that the test names it. */
  function ask(method: string, what: string, { agent, body }: { agent?: https.Agent; body?: object } = {}): Promise<{ status: number; body: z.infer<typeof answerSchema> }> {
    return new Promise((resolve) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = { host: 'registrar.example', authorization: `Bearer ${token}`, ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...newKey() }) };
      const asking = https.request(new URL(`gateway/${what}`, nginx.base), { method, agent, headers, ca: nginx.certificate }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => resolve({ status: 0, body: {} }));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: response.statusCode === 200 ? answerSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8'))) : {} }));
      });
      asking.on('error', () => resolve({ status: 0, body: {} }));
      asking.end(text);
    });
  }
});

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
