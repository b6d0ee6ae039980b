import http from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { filledDraft, callerOf } from './filings-kit';
import { startTestGateway, type TestGateway } from './harness';

const REQUESTS = 5000;
const AT_ONCE = 8;
/** Another one with FUZZ_SEED; a failure says which request it was. */
const SEED = Number(process.env.FUZZ_SEED ?? 20261122);
/** Would end the sessions that all requests share. */
const ENDS_THE_SESSION = /logout|user\/session/;

let gateway: TestGateway;
let calls: { method: string; path: string }[];
let tokens: (string | undefined)[];
let ids: string[];

beforeAll(async () => {
  gateway = await startTestGateway({
    demoData: true,
    change: (config) => ({ ...config, limitFactor: 1e6, requestsPerMinute: 1e6 }),
  });
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await (await fetch(new URL('openapi.json', gateway.url))).json());
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
  const ram = await callerOf(gateway, 'ram.applicant');
  const draft = await filledDraft(ram);
  ids = [
    draft.id,
    ram.userId,
    '0',
    '-1',
    '999999999999999999999',
    'null',
    '00000000-0000-0000-0000-000000000000',
    '%00',
    '%ff',
    '..%2f..',
    'क',
    'a'.repeat(300),
  ];
  tokens = [undefined, 'Bearer', 'Bearer x.y.z', 'Basic Og=='];
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
});
afterAll(() => gateway.close());

type Random = () => number;
/** Mulberry32: the same seed gives the same requests. */
function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
function oneOf<T>(random: Random, values: readonly T[]): T {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined && values.length === 0) throw new Error('nothing to choose from');
  return value as T;
}

const TEXTS = [
  '',
  ' ',
  '\0',
  '\u0001\u001f\u007f',
  '\ud800',
  'क्षत्रिय',
  '\u202e',
  "'; drop table account; --",
  '%',
  '_',
  '{{name}}',
  '<script>',
  '1',
  '-1',
  '1e309',
  'NaN',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  'true',
  'APPROVED',
  'x'.repeat(5000),
  '__proto__',
  'constructor',
];
const KEYS = [
  'id',
  'version',
  'username',
  'password',
  'email',
  'mobileNumber',
  'phoneNo',
  'otp',
  'nameEnglish',
  'nameNepali',
  'name',
  'search',
  'page',
  'size',
  'sort',
  'from',
  'to',
  'remark',
  'reason',
  'verdict',
  'amountPaisa',
  'paidOn',
  'bank',
  'action',
  'rows',
  'values',
  'uploadId',
  'requirementKey',
  'companyId',
  'grant_type',
  'kind',
  'list',
  'value',
  'processKey',
  'answers',
  '__proto__',
  'a.b[0]',
];

function value(random: Random, depth = 0): unknown {
  switch (Math.floor(random() * (depth > 3 ? 6 : 9))) {
    case 0:
      return null;
    case 1:
      return oneOf(random, [0, -1, 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 0.1]);
    case 2:
      return random() < 0.5;
    case 3:
      return oneOf(random, ids);
    case 4:
    case 5:
      return oneOf(random, TEXTS);
    case 6:
      return Array.from({ length: Math.floor(random() * 4) }, () => value(random, depth + 1));
    default:
      return object(random, depth + 1);
  }
}
const object = (random: Random, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    Array.from({ length: Math.floor(random() * 8) }, () => [oneOf(random, KEYS), value(random, depth)]),
  );
const query = (random: Random): string =>
  oneOf(random, [
    '',
    '',
    '?',
    `?${new URLSearchParams(Object.entries(object(random)).map(([key, one]): [string, string] => [key, String(one)])).toString()}`,
    '?%',
    '?%ff=%00',
    '?a[b]=1&a=2',
    `?page=${oneOf(random, [-1, 'x', 1e20])}&size=${oneOf(random, [0, -5, 1e9])}`,
    `?${'a[]=1&'.repeat(600)}`,
  ]);

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer | undefined;
}

function form(random: Random): string {
  const parts = Object.entries(object(random))
    .map(
      ([key, one]) =>
        `--x\r\nContent-Disposition: form-data; name="${key}"${random() < 0.2 ? '; filename="a.pdf"' : ''}\r\n\r\n${String(one)}\r\n`,
    )
    .join('');
  const whole = `${parts}--x--\r\n`;
  return random() < 0.5 ? whole : whole.slice(0, Math.floor(random() * whole.length));
}

function bodyOf(random: Random): { type: string; body: string } {
  const json = JSON.stringify(object(random));
  return oneOf(random, [
    { type: 'application/json', body: json },
    { type: 'application/json', body: json },
    { type: 'application/json; charset=utf-16', body: json },
    { type: 'application/json', body: json.slice(0, Math.floor(random() * json.length)) },
    {
      type: 'application/json',
      body: oneOf(random, [
        '',
        'null',
        '[]',
        '"text"',
        '1e999',
        '{"__proto__":{"a":1}}',
        '['.repeat(20_000),
        '{"a":'.repeat(3000),
        '\ufeff{}',
        '{"a":"\\ud800"}',
        '{"a":"\\u0000"}',
      ]),
    },
    { type: 'application/x-www-form-urlencoded', body: query(random).slice(1) },
    { type: 'multipart/form-data; boundary=x', body: form(random) },
    {
      type: oneOf(random, [
        'multipart/form-data',
        'multipart/form-data; boundary=',
        `multipart/form-data; boundary=${'b'.repeat(400)}`,
        'multipart/mixed; boundary=x',
      ]),
      body: form(random),
    },
    { type: oneOf(random, ['text/plain', 'text/xml', 'image/png', 'x', '/', 'application/octet-stream']), body: json },
  ]);
}

function requestOf(random: Random): Sent {
  const call = oneOf(random, calls);
  const method =
    random() < 0.9 ? call.method : oneOf(random, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);
  const filled = call.path.replace(/\{\w+\}/g, () => encodeOdd(oneOf(random, [ids[0] ?? '', ...ids])));
  const path =
    (random() < 0.95 ? filled : filled + oneOf(random, ['/', '//', '/..', '/%', '%20', ';a=b', '/%2e%2e/', '#a'])) +
    query(random);
  const token = ENDS_THE_SESSION.test(path) ? undefined : oneOf(random, tokens);
  const { type, body } = bodyOf(random);
  const headers: Record<string, string> = {
    'accept-language': oneOf(random, ['np', 'en', '*', 'xx;q=a', '']),
    ...(token === undefined ? {} : { authorization: token }),
  };
  if (random() < 0.5) headers['idempotency-key'] = oneOf(random, ['', 'x', `${random()}`, 'k'.repeat(2000)]);
  if (random() < 0.3) headers['if-match'] = oneOf(random, ['"1"', '1', '*', '"', '"999999999999999999999"', '"-1"']);
  if (method === 'GET' || method === 'HEAD') return { method, path, headers, body: undefined };
  const bytes = Buffer.from(body);
  return {
    method,
    path,
    headers: { ...headers, 'content-type': type, 'content-length': String(bytes.length) },
    body: bytes,
  };
}
/** What a path may carry on the line; the rest is written in codes. */
const encodeOdd = (text: string): string => text.replace(/[^\x21-\x7e]/gu, encodeURIComponent);

const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
function send({ method, path, headers, body }: Sent): Promise<number> {
  const { hostname, port } = new URL(gateway.url);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, method, path, headers, agent, timeout: 30_000 }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', reject);
    request.end(body);
  });
}

test(`X7: ${REQUESTS} requests of every odd kind, to every call, are never answered by a fault of the gateway`, async () => {
  const random = randomOf(SEED);
  const faults: string[] = [];
  const answered = new Map<number, number>();
  let sent = 0;
  const caller = async (): Promise<void> => {
    while (sent < REQUESTS) {
      const number = sent++;
      const request = requestOf(random);
      const status = await send(request).catch((error: unknown) => `${String(error)}`);
      if (typeof status === 'number') answered.set(status, (answered.get(status) ?? 0) + 1);
      if (typeof status !== 'number' || status >= 500)
        faults.push(
          `${number}: ${status} ${request.method} ${request.path.slice(0, 200)} ${request.headers['content-type'] ?? ''} ${request.body?.toString().slice(0, 300) ?? ''}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  agent.destroy();
  expect(faults).toEqual([]);
  expect([...answered.values()].reduce((sum, count) => sum + count, 0)).toBe(REQUESTS);
  for (const status of [200, 400, 401, 403, 404, 415, 422])
    // it came through to the calls themselves
    expect([status, answered.get(status)]).toEqual([status, expect.any(Number)]);
}, 600_000);
