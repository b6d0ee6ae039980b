import type { Setting } from './line';
import { listOf } from './lines/lists';
import type { Answer, Portal } from './portal';
import { beginTurns, longestTurns } from './turns';

const LINES = 24;
const SECONDS = 10;

const innocentCalls: readonly (readonly [string, string])[] = [
  ['a page', '/login'],
  ['a call', '/gateway/external/api/fiscal-year'],
];

/** What others wait while so many lines go on for some seconds, each with another call as soon as one is answered. */
async function under(portal: Portal, attack: (() => Promise<Answer>) | undefined): Promise<string[]> {
  const end = performance.now() + SECONDS * 1000;
  let sent = 0;
  const line = async (): Promise<void> => {
    while (attack !== undefined && performance.now() < end) {
      await attack();
      sent++;
    }
  };
  const waits = innocentCalls.map(async ([what, path]) => {
    const from = portal.stranger();
    const heard: number[] = [];
    while (performance.now() < end) {
      const { status, milliseconds } = await portal.ask(path, { from });
      if (status !== 200) throw new Error(`${path} was answered ${status}`);
      heard.push(milliseconds);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    heard.sort((one, other) => one - other);
    const at = (share: number): string => (heard[Math.floor(share * (heard.length - 1))] ?? Number.NaN).toFixed(0);
    return `${what}: median ${at(0.5)} ms, 95 in 100 under ${at(0.95)} ms, longest ${at(1)} ms`;
  });
  await Promise.all(Array.from({ length: LINES }, line));
  return [`${sent} attacking calls`, ...(await Promise.all(waits))];
}

/** Figures, not a verdict: they say something on a quiet machine only. */
export async function measured(portal: Portal, setting: Setting): Promise<string> {
  const headers = { 'accept-encoding': 'br, gzip' };
  const strangers = Array.from({ length: LINES }, () => portal.stranger());
  let turn = 0;
  const from = (): string | undefined => strangers[turn++ % LINES];
  const kinds: [string, (() => Promise<Answer>) | undefined][] = [
    ['nothing', undefined],
    ['X22: registries for pins', () => portal.ask(`/registry?pins=a@b${turn}`, { headers, from: from() })],
    ['X22: pages of companies', () => portal.ask(`/company/${turn}`, { headers, from: from() })],
  ];
  const list = setting === 'production' ? undefined : await listOf(portal);
  if (list !== undefined) kinds.push(['X26: checks of many rows', list.check]);
  const told: string[] = [];
  const turns = process.env['ATTACK_TURNS'];
  for (const [what, attack] of kinds) {
    await beginTurns(turns);
    const lines = [...(await under(portal, attack)), ...(await longestTurns(turns))];
    told.push(`${what} (${LINES} lines)`, ...lines.map((line) => `    ${line}`));
  }
  await list?.discard();
  return told.join('\n');
}
