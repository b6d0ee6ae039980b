import fs from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { applicationDetailSchema } from '@registrar/domain/calls/filings';
import { z } from 'zod';
import { APPLICATION, newKey } from './filings-kit';
import { PASSWORD } from './harness';
import { freePort } from './host-kit';
import { hasNginx, startNginx, type RunningNginx } from './nginx-kit';
import { preparedOnServer, shareSecrets, type ServerDatabase } from './prepared-database';
import { builtGateway, startProcess, type TestProcess } from './process-kit';
import { eventually } from './stomp-client';

const server = process.env.TEST_DATABASE_URL ?? '';
const possible = hasNginx && server !== '';
if (!possible)
  console.warn(
    'LEFT OUT: nginx or a PostgreSQL server (TEST_DATABASE_URL) is missing here, so no gateways were replaced under load.',
  );

/**
 * As in production: two seconds longer than nginx leaves a gateway alone that it could not reach; the other must answer
 * meanwhile.
 */
const DRAIN_SECONDS = 5;
const AT_ONCE = 6;
/** So many answers people get between two replacements. */
const BETWEEN = 100;

const answerSchema = z.looseObject({ data: z.unknown().optional(), access_token: z.string().optional() });

/** Two built gateways on one PostgreSQL behind nginx as it is shipped. */
(possible ? describe : describe.skip)('gateways are replaced one after the other while people work', () => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'gateway-rolling-'));
  const gateways = new Map<string, TestProcess>();
  let program = '';
  let database: ServerDatabase;
  let nginx: RunningNginx;
  let token = '';

  beforeAll(async () => {
    program = builtGateway();
    shareSecrets(data);
    database = await preparedOnServer(server, true);
    const ports: [string, string] = [String(await freePort()), String(await freePort())];
    await Promise.all(ports.map(start));
    nginx = await startNginx({
      hostPort: String(await freePort()),
      gatewayPorts: ports,
      portalFolder: data,
      socketsOfAddress: 10,
    });
    token = await signIn();
  }, 600_000);
  afterAll(async () => {
    for (const { child } of gateways.values()) child.kill('SIGKILL');
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
        for (const [method, what] of [
          ['GET', 'auth/api/init'],
          ['GET', `${APPLICATION}?page=1&size=10`],
          ['POST', APPLICATION],
        ] as const) {
          const { status, body } = await ask(method, what, {
            agent,
            body: method === 'POST' ? { processName: 'NAME_RESERVATION' } : undefined,
          });
          heard.push(`${method} ${status}`);
          if (method === 'POST' && status === 200) begun.push(applicationDetailSchema.parse(body.data).id);
        }
      }
    };
    const people = Array.from({ length: AT_ONCE }, person);
    const answers = (more: number): Promise<void> => {
      const enough = heard.length + more;
      return eventually(() => heard.length >= enough);
    };
    for (const [port, gateway] of gateways) {
      await answers(BETWEEN);
      await gateway.end('SIGTERM');
      expect(gateway.child.exitCode).toBe(0);
      await answers(AT_ONCE); // the other one answers while this one is away
      await start(port);
    }
    await answers(BETWEEN);
    // nginx asks the first one again since its fail_timeout is over
    await [...gateways.values()].at(-1)?.end('SIGKILL');
    await answers(BETWEEN);
    working = false;
    await Promise.all(people);
    agent.destroy();

    expect([...new Set(heard)].sort()).toEqual(['GET 200', 'POST 200']);
    expect((await filings()) - before).toBe(begun.length);
  }, 600_000);

  async function filings(): Promise<number> {
    const { body } = await ask('GET', `${APPLICATION}?page=1&size=1`);
    return z.looseObject({ total: z.number() }).parse(body.data).total;
  }

  async function start(port: string): Promise<void> {
    const gateway = startProcess(program, {
      env: {
        REGISTRAR_DATA: data,
        GATEWAY_PORT: port,
        DATABASE_URL: database.place.url,
        DRAIN_SECONDS: String(DRAIN_SECONDS),
        SANDBOX_URL: 'http://127.0.0.1:9',
      },
    });
    gateways.set(port, gateway);
    await gateway.says(/"the gateway is ready"/);
  }

  async function signIn(): Promise<string> {
    const credentials = fs.readFileSync(path.join(data, 'secrets/client-credentials'), 'utf8').trim();
    const form = new FormData();
    for (const [name, value] of [
      ['grant_type', 'password'],
      ['username', 'sita.applicant'],
      ['password', PASSWORD],
    ] as const)
      form.append(name, value);
    const [port] = gateways.keys();
    const response = await fetch(`http://127.0.0.1:${port}/gateway/auth/api/ocr-login`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
      body: form,
    });
    return z.string().parse(answerSchema.parse(await response.json()).access_token);
  }

  /** Through nginx; a line that breaks is an answer of its own, so that the test names it. */
  function ask(
    method: string,
    what: string,
    { agent, body }: { agent?: https.Agent; body?: object } = {},
  ): Promise<{ status: number; body: z.infer<typeof answerSchema> }> {
    return new Promise((resolve) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        host: 'registrar.example',
        authorization: `Bearer ${token}`,
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...newKey() }),
      };
      const asking = https.request(
        new URL(`gateway/${what}`, nginx.base),
        { method, agent, headers, ca: nginx.certificate },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', () => resolve({ status: 0, body: {} }));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              body:
                response.statusCode === 200
                  ? answerSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')))
                  : {},
            }),
          );
        },
      );
      asking.on('error', () => resolve({ status: 0, body: {} }));
      asking.end(text);
    });
  }
});
