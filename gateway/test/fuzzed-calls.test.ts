import http from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { filledDraft, callerOf } from './filings-kit';
import { startTestGateway, type TestGateway } from './harness';
import { DEPLOY_TOKEN, startHost, type RunningHost } from './host-kit';
import { oddRequest, randomOf, type Known, type Sent } from './odd-requests';
import { heardOnLine } from './raw-line';

const REQUESTS = 10_000;
const AT_ONCE = 8;
/** Another one with FUZZ_SEED; a failure says which request it was. */
const SEED = Number(process.env.FUZZ_SEED ?? 20261122);

let gateway: TestGateway;
let host: RunningHost;
let known: Known;

beforeAll(async () => {
  gateway = await startTestGateway({
    demoData: true,
    change: (config) => ({ ...config, limitFactor: 1e6, requestsPerMinute: 1e6 }),
  });
  host = await startHost(new URL(gateway.url).origin);
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await (await fetch(new URL('openapi.json', gateway.url))).json());
  const ram = await callerOf(gateway, 'ram.applicant');
  const draft = await filledDraft(ram);
  const tokens: (string | undefined)[] = [undefined, 'Bearer', 'Bearer x.y.z', 'Basic Og==', `Bearer ${DEPLOY_TOKEN}`];
  for (const name of [
    'ram.applicant',
    'gita.operator',
    'maya.approver',
    'kamala.admin',
    'auditor.demo',
    'sysadmin.demo',
    'rita.revenue',
  ])
    tokens.push(`Bearer ${(await gateway.signIn(name, 'Demo@12345')).accessToken}`);
  known = {
    calls: Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    ),
    tokens,
    ids: [draft.id, ram.userId],
    withoutToken: /logout|user\/session/,
  };
});
afterAll(async () => {
  await host.close();
  await gateway.close();
});

const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
interface Heard {
  readonly status: number;
  readonly said: string;
}
async function send({ to, method, path, headers, body, bytes }: Sent): Promise<Heard> {
  const { hostname, port } = new URL(to === 'host' ? host.address : gateway.url);
  if (bytes !== undefined) {
    const { answers, error } = await heardOnLine(Number(port), bytes);
    if (error !== undefined) throw new Error(error);
    return { status: answers.at(-1)?.status ?? 0, said: answers.at(-1)?.body ?? '' };
  }
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, method, path, headers, agent, timeout: 30_000 }, (response) => {
      let said = '';
      response.on('data', (chunk: Buffer) => (said ||= chunk.toString().slice(0, 200)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, said }));
      response.on('error', reject);
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', reject);
    request.end(body);
  });
}

test(`X7: ${REQUESTS} requests of every odd kind, to every call, are each answered, never by a fault and on no line that is reset`, async () => {
  const random = randomOf(SEED);
  const faults: string[] = [];
  const answered = new Map<string, number>();
  let sent = 0;
  const caller = async (): Promise<void> => {
    while (sent < REQUESTS) {
      const number = sent++;
      const request = oddRequest(random, known);
      const { status, said } = await send(request).catch((error: unknown) => ({ status: String(error), said: '' }));
      const key = `${request.to} ${status}`;
      answered.set(key, (answered.get(key) ?? 0) + 1);
      if (typeof status !== 'number' || status === 0 || status >= 500)
        faults.push(
          `${number}: ${status} ${said} of the ${request.to}, ${request.method} ${request.path.slice(0, 200)} ${request.headers['content-type'] ?? ''} ${JSON.stringify((request.bytes ?? request.body?.toString() ?? '').slice(0, 300))}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  agent.destroy();
  expect(faults).toEqual([]);
  expect([...answered.values()].reduce((sum, count) => sum + count, 0)).toBe(REQUESTS);
  for (const to of ['gateway', 'host'])
    for (const status of [200, 400, 401, 403, 404, 413, 415, 422, 431])
      // it came through to the calls themselves, and what the parser refuses was among it
      expect([to, status, answered.get(`${to} ${status}`)]).toEqual([to, status, expect.any(Number)]);
}, 600_000);
