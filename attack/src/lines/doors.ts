import { counted, EVERYWHERE, hold, WITH_ACCOUNTS, type Line } from '../line';
import type { Answer } from '../portal';

const statusesOf = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status);
const INSIDE = [
  '/gateway/metrics',
  '/gateway//metrics',
  '/gateway/%6detrics',
  '/gateway/./metrics',
  '/gateway/x/../metrics',
  '/gateway/metrics?x=1',
  '/host/metrics',
  '/host/%6detrics',
];

const KEYS: readonly Readonly<Record<string, string>>[] = [{}, { 'x-internal-key': 'internal' }];
const TOKENS: readonly Readonly<Record<string, string>>[] = [{}, { authorization: 'Bearer guessed' }];

/** What lies beside the pages: metrics, calls between processes, files, releases, other origins. */
export const doors: readonly Line[] = [
  {
    id: 'X16',
    tried: 'the metrics, written in eight ways, from an address that claims to be this machine',
    expected: 'refused; no figure is told',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const headers = { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' };
      const answers = await Promise.all(INSIDE.map((path) => portal.ask(path, { headers, from: portal.stranger() })));
      const isClosed = answers.every(({ status, text }) => status > 0 && !/registrar_|process_cpu/.test(text));
      return hold(isClosed, counted(statusesOf(answers)));
    },
  },
  {
    id: 'D1',
    tried: 'the calls between our own processes, without the key and with an invented one',
    expected: '403 or 404',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const answers = await Promise.all(
        ['internal/registry-changed', 'internal/clock', '%69nternal/registry-changed'].flatMap((path) =>
          KEYS.map((headers) => portal.gateway(path, { method: 'POST', headers, body: { revision: 9, now: null } })),
        ),
      );
      return hold(
        answers.every(({ status }) => status === 403 || status === 404),
        counted(statusesOf(answers)),
      );
    },
  },
  {
    id: 'D2',
    tried: 'files outside of the portal, by twelve ways to write the parent folder',
    expected: '4xx or the page; nothing of a file',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const ups = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..;/', '....//', '%252e%252e%252f'];
      const answers = await Promise.all([
        ...ups.map((up) => portal.ask(`/shell/${up.repeat(8)}etc/passwd`)),
        ...ups.slice(0, 4).map((up) => portal.ask(`/remotes/mf-auth/${up.repeat(3)}registry.json`)),
      ]);
      const isClosed = answers.every(
        ({ status, text, headers }) =>
          status > 0 &&
          status < 500 &&
          !text.includes('root:') &&
          !(status === 200 && !isPage(headers['content-type'])),
      );
      return hold(isClosed, counted(statusesOf(answers)));
    },
  },
  {
    id: 'X8',
    tried: 'a release, a pointer and a pin without a deploy token, and with an invented one',
    expected: '401 or 403, and the registry is as before',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const before = (await portal.ask('/registry')).text;
      const answers = await Promise.all(
        TOKENS.flatMap((headers) => [
          portal.ask('/remotes/mf-auth/9.9.9/remoteEntry.js', {
            method: 'PUT',
            headers: { ...headers, 'content-type': 'application/octet-stream' },
            body: 'x',
          }),
          portal.ask('/registry/mf-auth', { method: 'PUT', headers, body: { version: '9.9.9', expectedRevision: 1 } }),
        ]),
      );
      const isRefused = answers.every(({ status }) => status === 401 || status === 403);
      return hold(isRefused && before === (await portal.ask('/registry')).text, counted(statusesOf(answers)));
    },
  },
  {
    id: 'D3',
    tried: 'calls of a page from elsewhere, also as a preflight',
    expected: 'no header lets another origin read',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
      const answers = await Promise.all(
        ['GET', 'OPTIONS'].flatMap((method) =>
          ['/gateway/healthz', '/gateway/auth/api/init', '/registry'].map((path) =>
            portal.ask(path, { method, headers }),
          ),
        ),
      );
      const allowed = answers.filter(({ headers: told }) => told['access-control-allow-origin'] !== undefined);
      return hold(allowed.length === 0 && answers.every(({ status }) => status > 0), counted(statusesOf(answers)));
    },
  },
  {
    id: 'D4',
    tried: 'the headers of a page and of a call',
    expected: 'scripts from here only, no frames, no sniffing; answers of calls are not kept',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const [page, call] = [await portal.ask('/login'), await portal.gateway('auth/api/init')];
      const policy = String(page.headers['content-security-policy'] ?? '');
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? 'none';
      const isStrict = !/unsafe-inline|unsafe-eval|\*/.test(scripts) && /frame-ancestors 'none'/.test(policy);
      const isUnsniffed = [page, call].every(({ headers }) => headers['x-content-type-options'] === 'nosniff');
      return hold(page.status === 200 && isStrict && isUnsniffed, `script-src ${scripts}`);
    },
  },
  {
    id: 'X6',
    tried: 'forty forged messages of the payment gateway',
    expected: 'none is believed: 401, 404, 422 or 429',
    decidedIn: WITH_ACCOUNTS,
    elsewhere: 'payments are by voucher only there',
    async run(portal) {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          portal.gateway('external/api/payment/callback', {
            method: 'POST',
            headers: { 'x-signature': 'f'.repeat(64), 'x-timestamp': String(Date.now()) },
            body: { orderId: `order-${at}`, status: 'SUCCESS', amountPaisa: 1 },
          }),
        ),
      );
      return hold(
        answers.every(({ status }) => [400, 401, 404, 422, 429].includes(status)),
        counted(statusesOf(answers)),
      );
    },
  },
];

const isPage = (type: string | undefined): boolean => type?.startsWith('text/html') ?? false;
