import type { Options } from '../options';
import { pause } from '../programs/program';
import type { Row } from '../row';
import { filledPlace, startGateway } from './gateway-program';
import { answersPerSecond } from './load';
import { kindsHere, type PlaceKind } from './place';
import { prepareReadMix } from './read-mix';

const REST_MS = 10_000;
const LOAD_MS = 8000;
const LOOK_EVERY_MS = 250;
const CONNECTIONS = 8;
const MEGABYTES: Readonly<Record<PlaceKind, number>> = { embedded: 450, PostgreSQL: 250 };

/**
 * Resident memory of the gateway's process, embedded database included: after a quiet while, and the most of it under
 * reads.
 */
export async function measureMemory(options: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of await kindsHere()) rows.push(...(await memoryOn(options, kind)));
  return rows;
}

async function memoryOn(options: Options, kind: PlaceKind): Promise<Row[]> {
  const place = await filledPlace(options, kind);
  const gateway = await startGateway(options, place);
  try {
    await pause(REST_MS);
    const atRest: number[] = [];
    for (let run = 0; run < options.runs; run++) {
      atRest.push(gateway.memory());
      await pause(LOOK_EVERY_MS);
    }
    const { next } = await prepareReadMix(gateway);
    const seen: number[] = [];
    const watch = setInterval(() => seen.push(gateway.memory()), LOOK_EVERY_MS);
    await answersPerSecond({
      origin: new URL(gateway.url).origin,
      milliseconds: LOAD_MS,
      connections: CONNECTIONS,
      next,
    });
    clearInterval(watch);
    const bar = { kind: 'at most', limit: MEGABYTES[kind] } as const;
    return [
      { name: `gateway memory at rest, ${kind}`, unit: 'MB', ours: atRest, bar },
      {
        name: `gateway memory under the read mix, ${kind}`,
        unit: 'MB',
        ours: [Math.max(...seen)],
        bar,
        details: { seen },
      },
    ];
  } finally {
    await gateway.stop();
    await place.drop();
  }
}
