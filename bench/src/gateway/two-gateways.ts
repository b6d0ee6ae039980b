import { availableParallelism } from 'node:os';
import type { Options } from '../options';
import type { Row } from '../row';
import { filledPlace, startGateway } from './gateway-program';
import { answersPerSecond } from './load';
import { kindsHere } from './place';
import { prepareReadMix } from './read-mix';

const RUN_MS = 1500;
const CONNECTIONS = 8;
/** Two gateways, the database and the bench itself. */
const CORES_NEEDED = 4;
const LEAST_OF_ONE = 1.6;

/** Two gateways on one PostgreSQL against one of them. */
export async function measureTwoGateways(options: Options): Promise<Row[]> {
  if (!(await kindsHere()).includes('PostgreSQL')) return [];
  const place = await filledPlace(options, 'PostgreSQL');
  const first = await startGateway(options, place, { bus: 'pg' });
  const second = await startGateway(options, place, { bus: 'pg', port: options.port + 4 });
  try {
    const { next } = await prepareReadMix(first);
    const run = (url: string, connections: number): Promise<number> =>
      answersPerSecond({ origin: new URL(url).origin, milliseconds: RUN_MS, connections, next });
    const both = async (): Promise<number> => {
      const [a, b] = await Promise.all([run(first.url, CONNECTIONS / 2), run(second.url, CONNECTIONS / 2)]);
      return a + b;
    };
    await both();
    const ours: number[] = [];
    const peer: number[] = [];
    for (let count = 0; count < options.runs; count++) {
      ours.push(await both());
      peer.push(await run(first.url, CONNECTIONS));
    }
    const cores = availableParallelism();
    const roomy = cores >= CORES_NEEDED;
    return [
      {
        name: 'two gateways on one PostgreSQL, reads',
        unit: 'per second',
        ours,
        peer,
        bar: roomy ? { kind: 'at least times', factor: LEAST_OF_ONE } : { kind: 'reported' },
        note: roomy
          ? 'peer: one gateway'
          : `peer: one gateway; bar ≥ ${LEAST_OF_ONE} × where two gateways, database and bench have a core each, here are ${cores}`,
      },
    ];
  } finally {
    await second.stop();
    await first.stop();
    await place.drop();
  }
}
