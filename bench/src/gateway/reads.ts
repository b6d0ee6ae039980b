import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Options } from '../options';
import { startProgram, type Program } from '../programs/program';
import type { Row } from '../row';
import type { BarePlan } from './bare-server';
import { filledPlace, startGateway } from './gateway-program';
import { answersPerSecond } from './load';
import { kindsHere, type Place, type PlaceKind } from './place';
import { prepareReadMix, type ReadMix } from './read-mix';
import { openRecorder } from './recorder';

const RUN_MS = 1500;
const CONNECTIONS = 8;
const LEAST_OF_PEER: Readonly<Record<PlaceKind, number>> = { embedded: 0.7, PostgreSQL: 0.6 };

/** The read mix against a bare route with the same SQL on an equal database. */
export async function measureReads(options: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of await kindsHere()) rows.push(await readsOn(options, kind));
  return rows;
}

async function readsOn(options: Options, kind: PlaceKind): Promise<Row> {
  const place = await filledPlace(options, kind);
  const first = await startGateway(options, place);
  const mix = await prepareReadMix(first);
  await first.stop();
  const copy = await place.copy();

  const plan: BarePlan = {
    port: options.port + 6,
    database: databaseOf(copy),
    statements: await recordStatements(copy, mix),
  };
  const gateway = await startGateway(options, place);
  const bare = await startBareServer(options, plan);
  try {
    const run = (origin: string): Promise<number> =>
      answersPerSecond({ origin, milliseconds: RUN_MS, connections: CONNECTIONS, next: mix.next });
    const ourOrigin = new URL(gateway.url).origin;
    const peerOrigin = `http://127.0.0.1:${plan.port}`;
    await run(ourOrigin);
    await run(peerOrigin);
    const ours: number[] = [];
    const peer: number[] = [];
    for (let count = 0; count < options.runs; count++) {
      ours.push(await run(ourOrigin));
      peer.push(await run(peerOrigin));
    }
    return {
      name: `gateway reads (init, list, detail, lookups), ${kind}`,
      unit: 'per second',
      ours,
      peer,
      bar: { kind: 'at least times', factor: LEAST_OF_PEER[kind] },
      note: `peer: a bare Fastify route with the same SQL on a copy of the database; ${CONNECTIONS} connections, ${availableParallelism()} cores shared by all`,
      details: {
        statements: Object.fromEntries(Object.entries(plan.statements).map(([path, list]) => [path, list.length])),
      },
    };
  } finally {
    await bare.stop();
    await gateway.stop();
    await copy.drop();
    await place.drop();
  }
}

function databaseOf({ database }: Place): BarePlan['database'] {
  if (database.kind === 'memory') throw new Error('A database in memory cannot be opened by another program');
  return database;
}

/** What is asked by a date is written down as text, which is how it would reach the database anyway. */
async function recordStatements(place: Place, mix: ReadMix): Promise<BarePlan['statements']> {
  const recorder = await openRecorder(place);
  const statements: BarePlan['statements'] = {};
  try {
    for (const path of mix.paths) {
      const heard = await recorder.during(async () => {
        const answer = await fetch(new URL(path, recorder.url), { headers: { authorization: `Bearer ${mix.token}` } });
        if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
        await answer.arrayBuffer();
      });
      statements[path] = asWritten.parse(JSON.parse(JSON.stringify(heard)));
    }
  } finally {
    await recorder.close();
  }
  return statements;
}

const asWritten = z.array(z.object({ sql: z.string(), parameters: z.array(z.unknown()) }));

async function startBareServer(options: Options, plan: BarePlan): Promise<Program> {
  const file = join(options.data, 'bare-plan.json');
  mkdirSync(options.data, { recursive: true });
  writeFileSync(file, JSON.stringify(plan), { mode: 0o600 });
  return startProgram({
    script: fileURLToPath(new URL('./bare-server.mjs', import.meta.url)),
    args: [file],
    environment: { NODE_ENV: 'production' },
    log: join(options.data, 'logs', 'bare-server.log'),
    readyAt: `http://127.0.0.1:${plan.port}/readyz`,
  });
}
