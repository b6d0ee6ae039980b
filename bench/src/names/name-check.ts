import http from 'node:http';
import { anyAddress } from '../gateway/caller';
import { filledPlace, startGateway, type GatewayProgram } from '../gateway/gateway-program';
import { ask } from '../gateway/load';
import { kindsHere, type Place, type PlaceKind } from '../gateway/place';
import { third, type Options } from '../options';
import type { Row } from '../row';
import { percentile } from '../statistics';
import { placeWithNames } from './many-names-place';
import { byEngine, byTrigrams, measureChecks, type CheckFigures } from './measure-checks';
import { addTrigrams } from './trigrams';
import { variantsOf, type Variant } from './variants';

const QUESTIONS = 2_000;
/** Plain trigrams take a tenth of a second and more each. */
const PEER_QUESTIONS = 200;
const WARMING = 200;
const WORST_MS: Readonly<Record<PlaceKind, number>> = { embedded: 40, PostgreSQL: 10 };
const WORST_AMONG_MILLIONS_MS = 25;
const FOUND_PERCENT = 98.5;
const CALLS = 400;

/** One check among 400,000 names: those of the real register where it is at hand, and others made of their words. */
export async function measureNameCheck(options: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of await kindsHere()) rows.push(...(await checksAmong(options, kind, 400_000, WORST_MS[kind])));
  return rows;
}

/** The same among four million, which takes a quarter of an hour to load. */
export async function measureMillions(options: Options): Promise<Row[]> {
  return (await kindsHere()).includes('PostgreSQL')
    ? checksAmong(options, 'PostgreSQL', 4_000_000, WORST_AMONG_MILLIONS_MS)
    : [];
}

async function checksAmong(options: Options, kind: PlaceKind, count: number, worst: number): Promise<Row[]> {
  const { place, platform, known } = await placeWithNames(options, kind, count);
  const { db } = platform.database;
  const where = `${count.toLocaleString('en')} names, ${kind}`;
  try {
    const variants = variantsOf(known, QUESTIONS);
    await measureChecks(variants.slice(0, WARMING), byEngine(db));
    const runs: CheckFigures[] = [];
    for (let run = 0; run < third(options); run += 1) runs.push(await measureChecks(variants, byEngine(db)));
    await addTrigrams(db);
    const peer = await measureChecks(variants.slice(0, PEER_QUESTIONS), byTrigrams(db));
    await platform.close();
    return [...rowsOf(runs, peer, where, worst), ...(await overTheGateway(options, place, variants, where))];
  } finally {
    await platform.close();
    await place.drop();
  }
}

function rowsOf(runs: readonly CheckFigures[], peer: CheckFigures, where: string, worst: number): Row[] {
  const of = (figure: keyof CheckFigures): number[] => runs.map((run) => run[figure]);
  const percent = (figures: readonly number[]): number[] => figures.map((share) => share * 100);
  const note = `peer: pg_trgm at its own threshold, same database; processor time of a check ${Math.min(...of('processorMs')).toFixed(1)} ms without the database's`;
  return [
    { name: `name check p50, ${where}`, unit: 'ms', ours: of('p50'), peer: [peer.p50], bar: { kind: 'reported' } },
    {
      name: `name check p99, ${where}`,
      unit: 'ms',
      ours: of('p99'),
      peer: [peer.p99],
      bar: { kind: 'at most', limit: worst },
      note,
    },
    {
      name: `name meant is first, ${where}`,
      unit: '%',
      ours: percent(of('recallAt1')),
      peer: percent([peer.recallAt1]),
      bar: { kind: 'reported' },
    },
    {
      name: `name meant in the first ten, ${where}`,
      unit: '%',
      ours: percent(of('recallAt10')),
      peer: percent([peer.recallAt10]),
      bar: { kind: 'at least', limit: FOUND_PERCENT },
    },
  ];
}

/**
 * The call as the portal makes it, and what the gateway weighs after so many, beside one with the demonstration's few
 * names.
 */
async function overTheGateway(
  options: Options,
  place: Place,
  variants: readonly Variant[],
  where: string,
): Promise<Row[]> {
  const many = await callsOn(await startGateway(options, place), variants);
  const small = await filledPlace(options, place.kind);
  try {
    const few = await callsOn(await startGateway(options, small), variants);
    return [
      {
        name: `name check p99, the call, ${where}`,
        unit: 'ms',
        ours: [percentile(many.times, 99)],
        bar: { kind: 'reported' },
      },
      {
        name: `gateway memory after ${CALLS} checks, ${where}`,
        unit: 'MB',
        ours: [many.memory],
        peer: [few.memory],
        bar: place.kind === 'PostgreSQL' ? { kind: 'at most times', factor: 1.15 } : { kind: 'reported' },
        note: 'peer: the same with the demonstration register',
      },
    ];
  } finally {
    await small.drop();
  }
}

async function callsOn(
  gateway: GatewayProgram,
  variants: readonly Variant[],
): Promise<{ times: readonly number[]; memory: number }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  try {
    for (const { asked } of variants.slice(0, CALLS)) {
      const started = performance.now();
      await ask(agent, '', {
        method: 'POST',
        path: `${gateway.url}/external/api/name/check`,
        headers: { 'content-type': 'application/json', ...anyAddress() },
        body: JSON.stringify(asked),
      });
      times.push(performance.now() - started);
    }
    return { times, memory: gateway.memory() };
  } finally {
    agent.destroy();
    await gateway.stop();
  }
}
