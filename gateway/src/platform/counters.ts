import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from './database/schema.generated';
import { refuse } from './refusal';

export interface Limit {
  /** What is counted, for example "login". */
  readonly name: string;
  readonly hits: number;
  readonly seconds: number;
}

/** Counts in the database: several gateways share one count, and a restart forgets nothing. */
export async function countHit(
  db: Kysely<DB>,
  now: Date,
  subject: string,
  seconds: number,
): Promise<{ hits: number; windowEnd: Date }> {
  const { rows } = await hitIn(now, subject, seconds, sql``).execute(db);
  const [row] = rows;
  if (!row) throw new Error('the counter gave no row back');
  return { hits: row.hits, windowEnd: row.window_end };
}

/** The same as a part of a statement; `where` says when it counts at all. */
export function hitIn(
  now: Date,
  subject: string,
  seconds: number,
  where: RawBuilder<unknown>,
): RawBuilder<{ hits: number; window_end: Date }> {
  return sql`
    insert into counter (subject, window_end, hits) select ${subject}::text, ${new Date(now.getTime() + seconds * 1000)}::timestamptz, 1 ${where}
    on conflict (subject) do update set
      hits = case when counter.window_end <= ${now} then 1 else counter.hits + 1 end,
      window_end = case when counter.window_end <= ${now} then excluded.window_end else counter.window_end end
    returning hits, window_end`;
}

export async function enforceLimit(db: Kysely<DB>, now: Date, limit: Limit, subject: string): Promise<void> {
  const { hits, windowEnd } = await countHit(db, now, `${limit.name}:${subject}`, limit.seconds);
  if (hits <= limit.hits) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((windowEnd.getTime() - now.getTime()) / 1000));
  refuse('RATE-429', { retryAfterSeconds });
}

/** So many at once, and then one more each time this long has passed. */
export interface Allowance {
  readonly name: string;
  readonly atOnce: number;
  readonly refillSeconds: number;
}

/**
 * Takes one from an allowance, or says how long until there is one. A day's limit that is used up is shut for a day; an
 * allowance is never shut for longer than it takes to refill. Kept as the moment at which it would be full again.
 */
export async function takeFromAllowance(
  db: Kysely<DB>,
  now: Date,
  { name, atOnce, refillSeconds }: Allowance,
  subject: string,
): Promise<{ taken: true } | { taken: false; retryAfterSeconds: number }> {
  const key = `${name}:${subject}`;
  const latestStart = new Date(now.getTime() + (atOnce - 1) * refillSeconds * 1000);
  const { rows } = await sql<{ window_end: Date }>`
    insert into counter (subject, window_end, hits) values (${key}, ${new Date(now.getTime() + refillSeconds * 1000)}, 1)
    on conflict (subject) do update set
      hits = counter.hits + 1,
      window_end = greatest(counter.window_end, ${now}) + make_interval(secs => ${refillSeconds})
    where counter.window_end <= ${latestStart}
    returning window_end`.execute(db);
  if (rows.length > 0) return { taken: true };
  const row = await db.selectFrom('counter').select('window_end').where('subject', '=', key).executeTakeFirst();
  const waitMs = row ? row.window_end.getTime() - latestStart.getTime() : 0;
  return { taken: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}
