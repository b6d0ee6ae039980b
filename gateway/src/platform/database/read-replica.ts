import pg from 'pg';
import type { Logger } from 'pino';

export interface ReplicaPlace {
  readonly url: string;
  /** A replica that lags further behind is not read from. */
  readonly secondsBehind: number;
}

/** Who answered a call that the replica may answer, and why it was not the replica. */
export type AnsweredBy =
  | 'replica'
  | 'primary: newer position'
  | 'primary: replica behind'
  | 'primary: replica away'
  | 'primary: replica failed';

const LOOK_MS = 500;
const PATIENCE_MS = 2000;
/** A read that hangs longer is asked of the primary. */
const LONGEST_READ_MS = 10_000;
/** So many positions of the primary are kept while the replica does not move: half an hour. */
const MOST_MARKS = 3600;

/**
 * A streaming replica and how far it is. It counts as behind by the age of the oldest position of the primary that it
 * has not replayed: that needs no clock of the other machine, and sees a replica that no longer hears from its primary.
 * Where the primary could not be asked for so long, its connections being in use, nobody knows what it has written:
 * that counts as behind as well.
 */
export class ReadReplica {
  readonly answers = new Map<AnsweredBy, number>();
  readonly #primary: pg.Pool;
  readonly #pool: pg.Pool;
  /** A line of its own: whether the replica is there is not known later because many read from it. */
  readonly #line: pg.Pool;
  readonly #secondsBehind: number;
  #marks: { readonly at: number; readonly position: bigint }[] = [];
  /** When the primary was last asked how far it is, and said so. */
  #heard = -Infinity;
  /** Null: not reached. */
  #replayed: bigint | null = null;
  #asked: Promise<bigint | null> | undefined;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #log: Logger | undefined;
  #usable: boolean | undefined;

  constructor(place: ReplicaPlace, primary: pg.Pool, config: pg.PoolConfig) {
    this.#primary = primary;
    this.#secondsBehind = place.secondsBehind;
    this.#pool = poolOf({
      ...config,
      connectionString: place.url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: LONGEST_READ_MS,
    });
    this.#line = poolOf({
      connectionString: place.url,
      max: 1,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
  }

  /** Until it is watched nothing is read from it. */
  watch(log: Logger): void {
    this.#log = log;
    const look = (): void => void (this.#looking ??= this.#look().finally(() => (this.#looking = undefined)));
    look();
    this.#timer = setInterval(look, LOOK_MS);
    this.#timer.unref();
  }

  /** Seconds; null: it cannot be reached. */
  get behind(): number | null {
    if (this.#replayed === null) return null;
    const now = performance.now();
    const oldest = this.#marks[0];
    const late = oldest === undefined ? 0 : (now - oldest.at) / 1000;
    const unheard = (now - this.#heard) / 1000;
    return unheard > this.#secondsBehind ? Math.max(late, unheard) : late;
  }

  /** Whether it may answer somebody who has written up to this position. */
  async mayAnswer(position: bigint | null): Promise<boolean> {
    const answeredBy = await this.#whoAnswers(position);
    this.#count(answeredBy);
    return answeredBy === 'replica';
  }

  query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    return this.#pool.query(sql, [...parameters]);
  }

  /** A read that it began to answer failed there. */
  noteFailure(error: unknown): void {
    this.#count('primary: replica failed');
    this.#log?.warn({ err: error }, 'a read failed at the replica and is asked of the primary');
    if (!isAnswer(error)) this.#forget(error);
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await Promise.all([this.#pool.end(), this.#line.end()]);
  }

  async #whoAnswers(position: bigint | null): Promise<AnsweredBy> {
    if (this.behind === null) return 'primary: replica away';
    if (this.#isTooFarBehind()) return 'primary: replica behind';
    if (position === null || (this.#replayed ?? 0n) >= position) return 'replica';
    const replayed = await (this.#asked ??= this.#ask().finally(() => (this.#asked = undefined)));
    return replayed !== null && replayed >= position ? 'replica' : 'primary: newer position';
  }

  #isTooFarBehind(): boolean {
    return (this.behind ?? 0) > this.#secondsBehind;
  }

  async #look(): Promise<void> {
    const at = performance.now();
    // flushed, not inserted: at the end of a page the place of the next record is beyond what an idle replica replays
    const mark = await this.#primary
      .query<{ position: string }>('select pg_current_wal_flush_lsn()::text as position')
      .then(
        ({ rows }) => parsePosition(rows[0]?.position),
        () => null,
      );
    if (mark !== null) this.#heard = at;
    if (mark !== null && mark !== this.#marks.at(-1)?.position && this.#marks.length < MOST_MARKS)
      this.#marks.push({ at, position: mark });
    await this.#ask();
    this.#tell();
  }

  async #ask(): Promise<bigint | null> {
    try {
      const { rows } = await this.#line.query<{ position: string | null }>(
        'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position',
      );
      const replayed = parsePosition(rows[0]?.position ?? undefined);
      if (replayed === null) throw new Error('DATABASE_READ_URL names no streaming replica');
      this.#replayed = replayed;
      this.#marks = this.#marks.filter(({ position }) => position > replayed);
      return replayed;
    } catch (error) {
      this.#forget(error);
      return null;
    }
  }

  /** One that comes back may be an older copy: what was known of it no longer holds. */
  #forget(error: unknown): void {
    this.#replayed = null;
    if (this.#usable !== false)
      this.#log?.warn({ err: error }, 'the replica is away: everything is read from the primary');
    this.#usable = false;
  }

  #tell(): void {
    if (this.#replayed === null) return;
    const usable = !this.#isTooFarBehind();
    if (usable === this.#usable) return;
    this.#usable = usable;
    if (usable) this.#log?.info('the replica is read from');
    else this.#log?.warn({ behind: this.behind }, 'the replica is too far behind: everything is read from the primary');
  }

  #count(answeredBy: AnsweredBy): void {
    this.answers.set(answeredBy, (this.answers.get(answeredBy) ?? 0) + 1);
  }
}

/** A position in the write-ahead log, as PostgreSQL writes it. */
export function parsePosition(text: string | undefined): bigint | null {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text ?? '') ?? [];
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Said by a server that lives: it goes on answering others. A server that stops says 57P01 to 57P03. */
const isAnswer = (error: unknown): boolean => error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '');

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // a connection that broke, idle or in use, is replaced by the next query
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
