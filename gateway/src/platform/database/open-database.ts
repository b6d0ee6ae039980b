import { Kysely, PostgresDialect, type LogEvent, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { DB } from './schema.generated';
import { lockDirectory } from './directory-lock';
import { PgliteStream } from './pglite-stream';
import { startPgliteThread } from './pglite-thread';
import { ReplicatedPool } from './read-database';
import { ReadReplica, type ReplicaPlace } from './read-replica';

export interface ServerPlace {
  readonly kind: 'server';
  readonly url: string;
  readonly poolSize: number;
  /**
   * The way past a pooler that gives a connection for one transaction only. Without: `url` leads to the server itself.
   */
  readonly direct?: string;
  readonly replica?: ReplicaPlace;
}

export type DatabasePlace =
  ServerPlace | { kind: 'directory'; directory: string } | { kind: 'memory'; template?: Uint8Array };

export interface OpenDatabase {
  readonly kind: DatabasePlace['kind'];
  readonly db: Kysely<DB>;
  readonly pool: pg.Pool;
  /** Read from by calls that say so; `db` chooses by itself. */
  readonly replica?: ReadReplica;
  /** For what needs connections that stay its own, past the pooler if there is one. */
  directly<T>(work: (db: Kysely<DB>) => Promise<T>): Promise<T>;
  /** Packs the data directory; only the embedded database can. */
  dump?(): Promise<Buffer>;
  /**
   * Copies the data directory as it is between two statements, as a power cut would leave it; only an embedded database
   * in a folder can.
   */
  copyTo?(folder: string): Promise<void>;
  /** Resolves if the embedded database dies under us: the process must be started again. */
  readonly lost?: Promise<Error>;
  close(): Promise<void>;
}

/**
 * One driver, one dialect, one SQL: whether PostgreSQL is a server, a folder or memory is decided here and nowhere
 * else.
 */
export async function openDatabase(
  place: DatabasePlace,
  log?: (event: LogEvent) => void,
  who = 'registrar-command',
): Promise<OpenDatabase> {
  return place.kind === 'server' ? openServer(place, who, log) : openEmbedded(place, log);
}

/**
 * Under this name a gateway has its connections at the server. It asks for its jobs every second, so that one that
 * runs always has one.
 */
export const GATEWAY_CONNECTIONS = 'registrar-gateway';

async function openServer(place: ServerPlace, who: string, log?: (event: LogEvent) => void): Promise<OpenDatabase> {
  const config: pg.PoolConfig = {
    ...common,
    application_name: who,
    max: place.poolSize,
    onConnect: place.direct === undefined ? forShortQuestions : undefined,
  };
  const pool = new pg.Pool({ ...config, connectionString: place.url });
  pool.on('error', () => undefined); // an idle connection that broke is replaced by the next query
  const replica = place.replica && new ReadReplica(place.replica, pool, config);
  const db = kyselyOn(replica ? new ReplicatedPool(pool, replica) : pool, log);
  return {
    kind: 'server',
    db,
    pool,
    replica,
    directly: (work) => (place.direct === undefined ? work(db) : onDirectLine(place.direct, who, work)),
    close: () => db.destroy(),
  };
}

async function onDirectLine<T>(url: string, who: string, work: (db: Kysely<DB>) => Promise<T>): Promise<T> {
  const db = kyselyOn(new pg.Pool({ ...common, application_name: who, connectionString: url, max: 2 }));
  return work(db).finally(() => db.destroy());
}

/**
 * The database may think a question of many tables worth compiling, or worth several processes, which takes it longer
 * than to answer. Said on every new connection and not with its opening, which a pooler between refuses. A pooler says
 * it itself: its connections are not ours to set up.
 */
async function forShortQuestions(client: pg.ClientBase): Promise<void> {
  await client.query('set jit = off; set max_parallel_workers_per_gather = 0');
}

async function openEmbedded(
  place: Exclude<DatabasePlace, { kind: 'server' }>,
  log?: (event: LogEvent) => void,
): Promise<OpenDatabase> {
  const unlock = place.kind === 'directory' ? lockDirectory(place.directory) : (): void => undefined;
  try {
    const thread = await startPgliteThread(
      place.kind === 'directory' ? { directory: place.directory } : { template: place.template },
    );
    // PGlite has one session, so the pool has one connection
    const pool = new pg.Pool({
      ...common,
      max: 1,
      user: 'postgres',
      database: 'postgres',
      stream: () => new PgliteStream(thread),
    });
    const db = kyselyOn(pool, log);
    return {
      kind: place.kind,
      db,
      pool,
      directly: (work) => work(db),
      dump: () => thread.dump(),
      copyTo: place.kind === 'directory' ? (folder) => thread.copyTo(folder) : undefined,
      lost: thread.lost,
      async close() {
        await db.destroy();
        await thread.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, parseBigint);
types.setTypeParser(pg.types.builtins.DATE, (text) => text); // a calendar day has no time zone

const common: pg.PoolConfig = {
  // asking the pool inside a transaction would wait for ever on the single embedded connection: make it an error
  connectionTimeoutMillis: 15_000,
  types,
};

/** Sums of paisa fit a JavaScript number up to 90 trillion rupees; beyond that we refuse rather than round. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the safe integers`);
  return value;
}

function kyselyOn(pool: PostgresPool, log?: (event: LogEvent) => void): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log });
}
