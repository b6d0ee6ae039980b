import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { parsePosition, type ReadReplica } from './read-replica';

/** One call of the gateway, as far as it matters which database answers it. */
export interface DatabaseCall {
  /** How far in the write-ahead log its caller has written. */
  readonly position: bigint | null;
  /** Whether the replica answers it: decided once, so that what belongs together is read in one place. */
  replica: Promise<boolean>;
  decided: boolean;
  /** Where its last transaction was committed. */
  committedAt: string | undefined;
}

/** So long it counts what somebody wrote or lost: longer than a replica that is read from may be behind (30). */
export const REMEMBERED_SECONDS = 60;

const NO = Promise.resolve(false);
const calls = new AsyncLocalStorage<DatabaseCall>();

export function databaseCall(position: string | undefined, reads: 'primary' | 'replica'): DatabaseCall {
  return { position: parsePosition(position), replica: NO, decided: reads === 'primary', committedAt: undefined };
}

/** What happens in this work belongs to the call. Outside a call everything is asked of the primary. */
export function withinCall<T>(call: DatabaseCall, work: () => T): T {
  return calls.run(call, work);
}

/** For what is kept under a version that the primary gave: the replica may not have come to it. */
export function onPrimary<T>(work: () => T): T {
  return calls.getStore() === undefined ? work() : calls.run(databaseCall(undefined, 'primary'), work);
}

/**
 * A pool of which nobody sees that there are two servers. A call that was declared with `reads: 'replica'` is answered
 * by the replica if it has replayed what the caller wrote; all else, and every transaction, by the primary. Whatever
 * fails at the replica is asked of the primary.
 */
export class ReplicatedPool implements PostgresPool {
  constructor(
    private readonly primary: pg.Pool,
    private readonly replica: ReadReplica,
  ) {}

  async connect(): Promise<PostgresPoolClient> {
    const call = calls.getStore();
    if (call === undefined) return this.primary.connect();
    if (!call.decided) {
      call.decided = true;
      call.replica = this.replica.mayAnswer(call.position);
    }
    return asClient(new CallConnection(call, this.primary, (await call.replica) ? this.replica : undefined));
  }

  async end(): Promise<void> {
    await this.replica.end();
    await this.primary.end();
  }
}

type Query = (sql: string, parameters: readonly unknown[]) => Promise<PostgresQueryResult<unknown>>;

class CallConnection {
  #client: pg.PoolClient | undefined;

  constructor(
    private readonly call: DatabaseCall,
    private readonly primary: pg.Pool,
    private readonly replica: ReadReplica | undefined,
  ) {}

  readonly query: Query = async (sql, parameters) => {
    // whatever begins at the primary stays there, a transaction above all
    if (this.replica !== undefined && this.#client === undefined && !/^(begin|start transaction)/.test(sql)) {
      try {
        return resultOf(await this.replica.query(sql, parameters));
      } catch (error) {
        this.replica.noteFailure(error);
        this.call.replica = NO;
      }
    }
    this.#client ??= await this.primary.connect();
    if (sql === 'commit') return this.#commit(this.#client);
    return resultOf(await this.#client.query(sql, [...parameters]));
  };

  release(): void {
    this.#client?.release();
  }

  /**
   * Before the commit its place in the log is not known, and a question after it would be one more round trip: both go
   * out as one message. The end of what is inserted is never before the commit.
   */
  async #commit(client: pg.PoolClient): Promise<PostgresQueryResult<unknown>> {
    const results: unknown = await client.query('commit; select pg_current_wal_insert_lsn()::text as position');
    const [committed, asked] = results as [pg.QueryResult, pg.QueryResult<{ position: string }>];
    this.call.committedAt = asked.rows[0]?.position;
    return resultOf(committed);
  }
}

const COMMANDS = ['UPDATE', 'DELETE', 'INSERT', 'MERGE'] as const;

function resultOf({ command, rowCount, rows }: pg.QueryResult): PostgresQueryResult<unknown> {
  return { command: COMMANDS.find((known) => known === command) ?? 'SELECT', rowCount: rowCount ?? 0, rows };
}

/** The gateway reads no cursors, of which the type speaks as well. */
const asClient = (connection: CallConnection): PostgresPoolClient => connection as unknown as PostgresPoolClient;
