import { openDataExportsSchema, openDataManifestSchema } from '@registrar/domain/calls/open-data-exports';
import { openDatabase } from '../../../gateway/src/platform/database/open-database';
import { anyAddress, APPLICATION, callerOf } from '../gateway/caller';
import { clientCredentials, startGateway, type GatewayProgram } from '../gateway/gateway-program';
import type { Place } from '../gateway/place';
import type { Options } from '../options';
import { pause } from '../programs/program';
import type { Row } from '../row';
import { percentile } from '../statistics';

const PATIENCE_MS = 15 * 60_000;
/** So long the reads last at least. */
const LEAST_MS = 15_000;
const LOOK_EVERY_MS = 250;
const LIMITS = { seconds: 600, megabytes: 300, readMs: 500 } as const;

/**
 * The files of a night, made by a gateway that starts while people read: what it takes, the most memory of the whole
 * process meanwhile beside that of the same reads without an export, and what the readers notice.
 */
export async function measureNightExport(options: Options, place: Place): Promise<Row[]> {
  await forgetExports(place);
  const night = await readsOn(options, place);
  const other = await readsOn(options, place);
  const { companies, seconds } = night.made;
  const name = `night's export of ${companies} companies, ${place.kind}`;
  const { megabytes, readMs } = LIMITS;
  return [
    { name, unit: 's', ours: [seconds], bar: { kind: 'at most', limit: LIMITS.seconds } },
    {
      name: `memory during the ${name}`,
      unit: 'MB',
      ours: [night.memory],
      peer: [other.memory],
      bar: { kind: 'at most more', count: megabytes },
    },
    {
      name: `reads during the ${name}, p95`,
      unit: 'ms',
      ours: [percentile(night.reads, 95)],
      peer: [percentile(other.reads, 95)],
      bar: { kind: 'at most', limit: readMs },
      note: `${night.reads.length} reads`,
    },
  ];
}

/** People read from a gateway until the files of the day are there, and for a while where they were before. */
async function readsOn(options: Options, place: Place) {
  const gateway = await startGateway(options, place, { port: options.port + 3 });
  const memory: number[] = [];
  const watch = setInterval(() => memory.push(gateway.memory()), LOOK_EVERY_MS);
  try {
    const read = await readUntilMade(gateway);
    return { ...read, memory: Math.max(...memory) };
  } finally {
    clearInterval(watch);
    await gateway.stop();
  }
}

/** The files of today may be there already, and the look for them of this quarter of an hour done. */
async function forgetExports({ database }: Place): Promise<void> {
  const { db, close } = await openDatabase(database);
  try {
    await db.deleteFrom('open_data_export').execute();
    await db.deleteFrom('job').where('kind', '=', 'export-open-data').execute();
  } finally {
    await close();
  }
}

async function readUntilMade(
  gateway: GatewayProgram,
): Promise<{ readonly made: Made; readonly reads: readonly number[] }> {
  const { session } = await callerOf(gateway.url, clientCredentials(gateway.place), 'ram.applicant');
  const paths = [
    `${APPLICATION}?page=1&size=10`,
    'auth/api/dashboard-info',
    'external/api/company/search?name=karnali%20agro',
  ];
  const reads: number[] = [];
  const begun = Date.now();
  while (Date.now() < begun + PATIENCE_MS) {
    for (const path of paths) {
      const started = performance.now();
      const answer = await fetch(`${gateway.url}/${path}`, {
        headers: { ...anyAddress(), authorization: `Bearer ${session.access_token}` },
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
      reads.push(performance.now() - started);
    }
    const made = await madeExport(gateway);
    if (made && Date.now() > begun + LEAST_MS) return { made, reads };
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`No export after ${PATIENCE_MS / 60_000} minutes`);
}

interface Made {
  readonly companies: number;
  readonly seconds: number;
}

async function madeExport({ url }: GatewayProgram): Promise<Made | undefined> {
  const answer: unknown = await (await fetch(`${url}/public/open-data`, { headers: anyAddress() })).json();
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
  const [newest] = openDataExportsSchema.parse(data);
  if (newest === undefined) return undefined;
  const { begunAt, madeAt, companies } = openDataManifestSchema.parse(JSON.parse(newest.manifest));
  return { companies, seconds: (Date.parse(madeAt) - Date.parse(begunAt)) / 1000 };
}
