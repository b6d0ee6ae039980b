import { counted, EVERYWHERE, inTurn, several, WITH_ACCOUNTS, type Line } from '../line';
import type { Call, Portal } from '../portal';

const REQUESTS = 400;
const AT_ONCE = 8;
const SEED = Number(process.env['ATTACK_SEED'] ?? 20261127);
/** Would end the sessions of other lines. */
const ENDS_THE_SESSION = /logout|user\/session/;
const NOBODY = '00000000-0000-4000-8000-000000000000';
const VALUES: readonly unknown[] = [
  null,
  -1,
  2 ** 53,
  1e308,
  true,
  '',
  '\0',
  '\u202e',
  "'; drop table account; --",
  '%',
  '<script>',
  'क्षत्रिय',
  '2026-02-30',
  'x'.repeat(5000),
  [],
  [[]],
  { a: { b: [] } },
  NOBODY,
];
const KEYS = ['id', 'version', 'username', 'email', 'otp', 'name', 'search', 'page', 'remark', 'amountPaisa', 'rows'];
const PARTS = [NOBODY, '0', '-1', 'null', '%00', '%ff', '..%2f..', 'a'.repeat(300)];

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
const oneOf = <T>(random: Random, values: readonly T[]): T | undefined => values[Math.floor(random() * values.length)];
const object = (random: Random): object =>
  Object.fromEntries(Array.from({ length: 4 }, () => [oneOf(random, KEYS) ?? 'id', oneOf(random, VALUES)]));
const addressOf = (path: string, part: () => string): string => path.replace(/\{[^}]+\}/g, part);

async function fuzz(portal: Portal, calls: readonly Call[], tokens: readonly (string | undefined)[]): Promise<string> {
  const random = randomOf(SEED);
  const from = portal.stranger();
  const answers = await inTurn(REQUESTS / AT_ONCE, (group) =>
    several(AT_ONCE, async (at) => {
      const call = calls[(group * AT_ONCE + at) % calls.length];
      if (call === undefined) throw new Error('the document names no call');
      const address = addressOf(call.path, () => oneOf(random, PARTS) ?? NOBODY);
      const body = call.method === 'GET' ? undefined : object(random);
      const { status } = await portal.ask(address, {
        method: call.method,
        body,
        token: oneOf(random, tokens),
        from,
      });
      return { status, what: `${call.method} ${address.slice(0, 100)}` };
    }),
  );
  const faults = answers.flat().filter(({ status }) => status === 0 || (status >= 500 && status !== 503));
  if (faults[0] !== undefined) throw new Error(`${faults.length} faults, ATTACK_SEED=${SEED}: ${faults[0].what}`);
  return counted(answers.flat().map(({ status }) => status));
}

const harmless = async (portal: Portal): Promise<readonly Call[]> =>
  (await portal.calls()).filter(({ path }) => !ENDS_THE_SESSION.test(path));

export const fuzzing: readonly Line[] = [
  {
    id: 'F1',
    tried: `${REQUESTS} odd requests of a stranger to all calls`,
    expected: 'no fault of the gateway, no line that is reset',
    decidedIn: EVERYWHERE,
    run: async (portal) => fuzz(portal, await harmless(portal), [undefined, 'x.y.z', '']),
  },
  {
    id: 'F2',
    tried: `${REQUESTS} odd requests of an applicant, an operator and an administrator`,
    expected: 'no fault of the gateway, no line that is reset',
    decidedIn: WITH_ACCOUNTS,
    elsewhere: 'no account is known',
    async run(portal) {
      const names = ['sita.applicant', 'gita.operator', 'sysadmin.demo'];
      const people = await Promise.all(names.map((name) => portal.signIn(name)));
      return fuzz(
        portal,
        await harmless(portal),
        people.map(({ access_token }) => access_token),
      );
    },
  },
  {
    id: 'R1',
    tried: 'every call that asks for a session, without one',
    expected: '401, whatever it is asked for',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const from = portal.stranger();
      const closed = (await portal.calls()).filter(({ isPublic }) => !isPublic);
      const answers = await inTurn(closed.length, async (at) => {
        const { method = 'GET', path = '' } = closed[at] ?? {};
        const address = addressOf(path, () => NOBODY);
        const { status } = await portal.ask(address, { method, body: method === 'GET' ? undefined : {}, from });
        return { status, what: `${method} ${address}` };
      });
      const open = answers.filter(({ status }) => status !== 401);
      if (open[0] !== undefined) throw new Error(`${open[0].what} was answered ${open[0].status}`);
      return counted(answers.map(({ status }) => status));
    },
  },
];
