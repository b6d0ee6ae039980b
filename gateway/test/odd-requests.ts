/** Requests of every odd kind, to the gateway and to the host before it. */
export type Random = () => number;
/** Mulberry32: the same seed gives the same requests. */
export function randomOf(seed: number): Random {
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

const IDS = [
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
/** What the host answers by itself. */
const HOST_CALLS = [
  ...['/', '/login', '/registry', '/registry/health', '/registry/builds', '/registry/pins', '/config.json'],
  ...['/robots.txt', '/sitemap.xml', '/host/healthz', '/host/metrics', '/shell/registry-fallback.json'],
  ...['/shell/{file}', '/remotes/{remote}/{version}/{file}', '/registry/builds/{remote}', '/%', '/gateway'],
]
  .map((path) => ({ method: 'GET', path }))
  .concat([
    { method: 'POST', path: '/registry/faults' },
    { method: 'POST', path: '/registry/pins' },
    { method: 'POST', path: '/registry/builds/clean' },
    { method: 'DELETE', path: '/registry/pins/{id}' },
    { method: 'PUT', path: '/registry/{remote}' },
    { method: 'PUT', path: '/registry/shell' },
    { method: 'PUT', path: '/remotes/{remote}/{version}/{file}' },
  ]);
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
      return oneOf(random, IDS);
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
    '?pins=a@b&pins=c@d',
    `?page=${oneOf(random, [-1, 'x', 1e20])}&size=${oneOf(random, [0, -5, 1e9])}`,
    `?${'a[]=1&'.repeat(600)}`,
  ]);

export interface Sent {
  readonly to: 'gateway' | 'host';
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer | undefined;
  /** What no client can send: these bytes on a line of their own. */
  readonly bytes?: string;
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

/** What a test knows of the gateway that it asks. */
export interface Known {
  readonly calls: readonly { readonly method: string; readonly path: string }[];
  readonly tokens: readonly (string | undefined)[];
  /** Of records that are there. */
  readonly ids: readonly string[];
  /** Would end the sessions that all requests share. */
  readonly withoutToken: RegExp;
}

export function oddRequest(random: Random, { calls, tokens, ids, withoutToken }: Known): Sent {
  const to = random() < 0.5 ? 'gateway' : 'host';
  const call = to === 'host' && random() < 0.5 ? oneOf(random, HOST_CALLS) : oneOf(random, calls);
  const method =
    random() < 0.9 ? call.method : oneOf(random, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);
  const filled = call.path.replace(/\{\w+\}/g, () => encodeOdd(oneOf(random, [ids[0] ?? '', ...ids, ...IDS])));
  const path =
    (random() < 0.95 ? filled : filled + oneOf(random, ['/', '//', '/..', '/%', '%20', ';a=b', '/%2e%2e/', '#a'])) +
    query(random);
  const token = withoutToken.test(path) ? undefined : oneOf(random, tokens);
  const { type, body } = bodyOf(random);
  const headers: Record<string, string> = {
    'accept-language': oneOf(random, ['np', 'en', '*', 'xx;q=a', '']),
    ...(token === undefined ? {} : { authorization: token }),
  };
  if (random() < 0.5) headers['idempotency-key'] = oneOf(random, ['', 'x', `${random()}`, 'k'.repeat(2000)]);
  if (random() < 0.3) headers['if-match'] = oneOf(random, ['"1"', '1', '*', '"', '"999999999999999999999"', '"-1"']);
  if (random() < 0.03) headers['x-long'] = 'l'.repeat(oneOf(random, [9_000, 15_000, 16_384, 40_000, 200_000]));
  if (random() < 0.05) headers['connection'] = 'close';
  if (random() < 0.03) return { to, method, path, headers, body: undefined, bytes: unreadable(random, method, path) };
  if (method === 'GET' || method === 'HEAD') return { to, method, path, headers, body: undefined };
  const bytes =
    random() < 0.01 ? Buffer.alloc(oneOf(random, [1 << 20, (1 << 20) + 1, 3 << 20]), body || 'x') : Buffer.from(body);
  const framed: Record<string, string> =
    random() < 0.9 ? { 'content-length': String(bytes.length) } : { 'transfer-encoding': 'chunked' };
  return { to, method, path, headers: { ...headers, 'content-type': type, ...framed }, body: bytes };
}

/** What the parser refuses, and more behind it. */
function unreadable(random: Random, method: string, path: string): string {
  const start = `${method} ${path} HTTP/1.1\r\nHost: x\r\n`;
  const rest = oneOf(random, ['', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', 'r'.repeat(300_000), 'r'.repeat(3 << 20)]);
  return (
    oneOf(random, [
      'NONSENSE\r\n\r\n',
      '\u0016\u0003\u0001\u0000\r\n\r\n',
      `${method} ${path} HTTP/9.9\r\n\r\n`,
      `${method} ${path} with spaces HTTP/1.1\r\n\r\n`,
      `${start}: nameless\r\n\r\n`,
      `${start}Content-Length: x\r\n\r\n`,
      `${start}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
      `${start}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n`,
      `POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      `CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n`,
      `${start}X: ${'l'.repeat(70_000)}\r\n\r\n`,
    ]) + rest
  );
}
/** What a path may carry on the line; the rest is written in codes. */
const encodeOdd = (text: string): string => text.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
