import { counted, EVERYWHERE, hold, inTurn, several, type Line } from '../line';
import type { Portal } from '../portal';

const AT_ONCE = 20;
async function crowd(count: number, ask: (at: number) => Promise<{ status: number }>): Promise<number[]> {
  const groups = await inTurn(Math.ceil(count / AT_ONCE), (group) =>
    several(Math.min(AT_ONCE, count - group * AT_ONCE), (at) => ask(group * AT_ONCE + at)),
  );
  return groups.flat().map(({ status }) => status);
}

const firstRefused = (statuses: readonly number[]): number => statuses.filter((status) => status !== 429).length;
const elsewhere = 'a hundred times as many are allowed there';
const login = (portal: Portal, from: string | undefined) =>
  portal.gateway('auth/api/ocr-login', { method: 'POST', from, body: { grant_type: 'password' } });

export const limits: readonly Line[] = [
  {
    id: 'L1',
    tried: 'eighty sign-ins of one address within a minute, and one of another',
    expected: 'at most 60 are looked at, the others 429; the other address is not told to wait',
    decidedIn: ['production'],
    elsewhere,
    async run(portal) {
      const from = portal.stranger();
      const statuses = await crowd(80, () => login(portal, from));
      const other = await login(portal, portal.stranger());
      const seen = `${counted(statuses)}; the other ${other.status}`;
      return hold(firstRefused(statuses) <= 60 && statuses.includes(429) && other.status !== 429, seen);
    },
  },
  {
    id: 'L2',
    tried: '1,300 pages with an invented X-Forwarded-For and Forwarded each time',
    expected: 'counted for the one address all the same',
    decidedIn: ['two-gateways'],
    elsewhere: 'the attacker sits where nginx would, whose word is believed',
    async run(portal) {
      const from = portal.stranger();
      const statuses = await crowd(1300, (at) => {
        const claimed = `203.0.${at >> 8}.${at & 255}`;
        const headers = { 'x-forwarded-for': claimed, forwarded: `for=${claimed}`, 'x-real-ip': claimed };
        return portal.ask('/registry', { headers, from });
      });
      return hold(firstRefused(statuses) <= 1200 && statuses.includes(429), counted(statuses));
    },
  },
  {
    id: 'L3',
    tried: '1,300 calls of one address, and one of another',
    expected: 'at most 1,200 are answered; the other address is',
    decidedIn: ['production'],
    elsewhere: 'sixty times as many are allowed there',
    async run(portal) {
      const from = portal.stranger();
      const statuses = await crowd(1300, () => portal.gateway('healthz', { from }));
      const other = await portal.gateway('healthz', { from: portal.stranger() });
      const isHeld = firstRefused(statuses) <= 1200 && statuses.includes(429) && other.status === 200;
      return hold(isHeld, `${counted(statuses)}; the other ${other.status}`);
    },
  },
  {
    id: 'X22a',
    tried: '1,300 pages of one address, and one of another',
    expected: 'the address is told to wait; the other is answered',
    decidedIn: ['two-gateways', 'production'],
    elsewhere: 'all browsers of the tests sit at one machine there',
    async run(portal) {
      const from = portal.stranger();
      const statuses = await crowd(1300, () => portal.ask('/registry?pins=a@b', { from }));
      const other = await portal.ask('/registry', { from: portal.stranger() });
      const isHeld = firstRefused(statuses) <= 1200 && statuses.includes(429) && other.status === 200;
      return hold(isHeld, `${counted(statuses)}; the other ${other.status}`);
    },
  },
  {
    id: 'X22b',
    tried: 'a registry for pins that nobody has, with packing asked for',
    expected: 'sent unpacked; the one for all readers is packed',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const headers = { 'accept-encoding': 'br, gzip' };
      const pinned = await portal.ask('/registry?pins=a@b', { headers, from: portal.stranger() });
      const usual = await portal.ask('/registry', { headers, from: portal.stranger() });
      const [one, all] = [pinned.headers['content-encoding'] ?? 'plain', usual.headers['content-encoding'] ?? 'plain'];
      const seen = `${pinned.status} ${one}, ${usual.status} ${all}`;
      // a registry of few remotes is shorter than what is worth packing
      const isPacked = all !== 'plain' || usual.text.length < 1500;
      return hold(pinned.status === 200 && one === 'plain' && isPacked, seen);
    },
  },
  {
    id: 'X27',
    tried: 'pins named twice, empty, odd and long, at a page and at the registry',
    expected: 'no fault of the host',
    decidedIn: EVERYWHERE,
    async run(portal) {
      const from = portal.stranger();
      const odd = ['pins=a&pins=b', 'pins=', 'pins[]=a', 'pins=%ff', `pins=${'a@b,'.repeat(1000)}`, 'pins=__proto__@1'];
      const addresses = ['/', '/login', '/registry'].flatMap((path) => odd.map((query) => `${path}?${query}`));
      const statuses = (await Promise.all(addresses.map((path) => portal.ask(path, { from })))).map(
        ({ status }) => status,
      );
      return hold(
        statuses.every((status) => status > 0 && status < 500),
        counted(statuses),
      );
    },
  },
];
