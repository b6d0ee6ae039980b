import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { dropFilled, filledPlace, startGateway } from '../gateway/gateway-program';
import { kindsHere, type Place, type PlaceKind } from '../gateway/place';
import { dropLeftovers } from '../gateway/postgres-server';
import { readOptions, type Options } from '../options';
import { stopPrograms } from '../programs/program';
import { judge, type Row } from '../row';
import { table } from '../table';
import { measureLooks } from './looks';
import { measureNightExport } from './night-export';
import { dropNations, nationPlace } from './nation-place';

/**
 * What people look at most, in a register of the size of a nation and in that of the demonstration; and the files of
 * its companies that each night are made, while people read.
 *   --scale N   on PostgreSQL, 1 unless said otherwise; a folder always has a hundredth
 *   --on KIND   embedded or PostgreSQL; both otherwise
 *   --runs N    9 unless said otherwise
 *   --only PART looks or export; both otherwise
 *   --drop      drops the nations that were kept, and does nothing else
 */
const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    on: { type: 'string' },
    runs: { type: 'string' },
    only: { type: 'string' },
    drop: { type: 'boolean', default: false },
  },
});
const options = readOptions(process.cwd(), values.runs === undefined ? [] : ['--runs', values.runs], process.env);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(
    signal,
    () =>
      void stopPrograms()
        .then(dropLeftovers)
        .finally(() => process.exit(130)),
  );

if (values.drop) await dropNations();
else {
  const rows: Row[] = [];
  try {
    for (const kind of (await kindsHere()).filter((one) => values.on === undefined || one === values.on))
      rows.push(...(await measureOn(options, kind, kind === 'embedded' ? 0.01 : Number(values.scale))));
  } finally {
    await stopPrograms();
    await dropFilled();
    await dropLeftovers();
  }
  console.log(
    `\n${table(rows)}\n\n${rows.length} rows, ${rows.filter((row) => judge(row).met === false).length} below their bar; load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
}

async function measureOn(of: Options, kind: PlaceKind, scale: number): Promise<Row[]> {
  const started = performance.now();
  const nation = await nationPlace(of, kind, scale, ({ table: name, rows, ms }) =>
    console.error(`${name}: ${rows} rows in ${(ms / 1000).toFixed(1)} s`),
  );
  console.error(
    `${kind}: a nation at scale ${scale} was there after ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  const isWanted = (part: string): boolean => values.only === undefined || values.only === part;
  try {
    return [
      ...(isWanted('looks') ? await looksOn(of, nation, scale) : []),
      ...(isWanted('export') ? await measureNightExport(of, nation) : []),
    ];
  } finally {
    await nation.drop();
  }
}

async function looksOn(of: Options, nation: Place, scale: number): Promise<Row[]> {
  const { kind } = nation;
  const small = await filledPlace(of, kind);
  const [there, here] = [await startGateway(of, nation, { port: of.port + 3 }), await startGateway(of, small)];
  try {
    return await measureLooks({ there, here, kind, scale, runs: of.runs });
  } finally {
    await there.stop();
    await here.stop();
    await small.drop();
  }
}
