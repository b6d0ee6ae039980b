import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import type { JobKind, NewJobOptions } from './job-kind';

export interface ClaimedJob {
  id: number;
  key: string;
  kind: string;
  payload: unknown;
  attempts: number;
  max_attempts: number;
}

/** A job as the table takes it; its payload is text from the moment it was given. */
export type NewJobRow = ReturnType<typeof jobRow>;

export function jobRow<T>(now: Date, kind: JobKind<T>, payload: T, options: NewJobOptions = {}) {
  return {
    kind: kind.kind,
    payload: JSON.stringify(payload),
    dedupe_key: options.dedupeKey,
    run_at: options.runAt ?? now,
    max_attempts: kind.maxAttempts,
    created_at: now,
  };
}

/** One statement for all of them; those whose dedupe key is there already are left out. */
export async function insertJobs(db: Kysely<DB>, jobs: readonly NewJobRow[]): Promise<void> {
  if (jobs.length === 0) return;
  await db
    .insertInto('job')
    .values([...jobs])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Takes up to `limit` jobs on lease. A lease, not an open transaction: the embedded database has one connection,
 * and a worker that dies gives its jobs back when the lease runs out.
 */
export async function claimJobs(
  db: Kysely<DB>,
  claim: { worker: string; now: Date; leaseMs: number; limit: number; kinds: readonly string[] },
): Promise<ClaimedJob[]> {
  const leaseUntil = new Date(claim.now.getTime() + claim.leaseMs);
  const { rows } = await sql<ClaimedJob>`
    update job set lease_until = ${leaseUntil}, leased_by = ${claim.worker}, attempts = attempts + 1
     where id in (
       select id from job
        where done_at is null and dead_at is null and run_at <= ${claim.now}
          and (lease_until is null or lease_until < ${claim.now})
          and kind = any(${[...claim.kinds]}::text[])
        order by run_at, id limit ${claim.limit} for update skip locked)
    returning id, key, kind, payload, attempts, max_attempts`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
}

/** Kinds of which a job is due, in hand at any gateway, or to be tried again; one of a later day is none of these. */
export async function unfinishedKinds(db: Kysely<DB>, now: Date, kinds: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('job')
    .select('kind')
    .distinct()
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .where(sql<boolean>`kind = any(${[...kinds]}::text[])`)
    .where((job) => job.or([job('run_at', '<=', now), job('attempts', '>', 0)]))
    .execute();
  return rows.map(({ kind }) => kind);
}

/**
 * Nothing happens when the lease has passed to another worker meanwhile. The payload is forgotten: it may hold an
 * address, a one-time password or a first password.
 */
export async function finishJob(db: Kysely<DB>, id: number, worker: string, now: Date): Promise<void> {
  await db
    .updateTable('job')
    .set({ done_at: now, lease_until: null, payload: '{}' })
    .where('id', '=', id)
    .where('leased_by', '=', worker)
    .where('done_at', 'is', null)
    .execute();
}

/**
 * Tries again later, or lays the job aside for a person to look at when it is of no use or has been tried often enough.
 */
export async function failJob(
  db: Kysely<DB>,
  job: ClaimedJob,
  failure: { worker: string; now: Date; reason: string; dead: boolean },
): Promise<void> {
  const { worker, now, reason, dead } = failure;
  await db
    .updateTable('job')
    .set({
      lease_until: null,
      last_error: reason.slice(0, 2000),
      run_at: new Date(now.getTime() + backoffMs(job.attempts)),
      dead_at: dead ? now : null,
    })
    .where('id', '=', job.id)
    .where('leased_by', '=', worker)
    .execute();
}

/**
 * For about an hour the pause grows to a minute at most: what was down for ten minutes is caught up with in one. Then
 * it is five.
 */
const ATTEMPTS_OF_THE_FIRST_HOUR = 60;

/** 1 s, 2 s, 4 s … a minute; after the first hour five minutes. */
export function backoffMs(attempts: number): number {
  return attempts > ATTEMPTS_OF_THE_FIRST_HOUR ? 300_000 : Math.min(60_000, 500 * 2 ** attempts);
}
