import { sql, type Kysely } from 'kysely';
import type { DB } from './database/schema.generated';
import { refuse } from './refusal';

export interface Limit {
  /** What is counted, for example "login". */
  readonly name: string;
  readonly hits: number;
  readonly seconds: number;
}

/** Counts in the database: several gateways share one count, and a restart forgets nothing. */
export async function countHit(db: Kysely<DB>, now: Date, subject: string, seconds: number): Promise<{ hits: number; windowEnd: Date }> {
  const windowEnd = new Date(now.getTime() + seconds * 1000);
  const { rows } = await sql<{ hits: number; window_end: Date }>`
    insert into counter (subject, window_end, hits) values (${subject}, ${windowEnd}, 1)
    on conflict (subject) do update set
      hits = case when counter.window_end <= ${now} then 1 else counter.hits + 1 end,
      window_end = case when counter.window_end <= ${now} then excluded.window_end else counter.window_end end
    returning hits, window_end`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the counter gave no row back');
  return { hits: row.hits, windowEnd: row.window_end };
}

export async function enforceLimit(db: Kysely<DB>, now: Date, limit: Limit, subject: string): Promise<void> {
  const { hits, windowEnd } = await countHit(db, now, `${limit.name}:${subject}`, limit.seconds);
  if (hits <= limit.hits) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((windowEnd.getTime() - now.getTime()) / 1000));
  refuse('RATE-429', { retryAfterSeconds });
}

/** The right answer wipes the slate. */
export async function resetCount(db: Kysely<DB>, limit: Pick<Limit, 'name'>, subject: string): Promise<void> {
  await db.deleteFrom('counter').where('subject', '=', `${limit.name}:${subject}`).execute();
}
