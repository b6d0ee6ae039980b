import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../platform/database/schema.generated';
import type { JobKind } from '../platform/jobs/job-kind';
import type { Platform } from '../platform/platform';
import { hashedOfHead, type HeadRow } from './signed-heads';

const LOOK_SECONDS = 60;
const stampJob: JobKind<object> = { kind: 'timestamp-audit-head', payload: z.object({}) };

/** Looks each minute whether the newest head has been seen by the timestamp authority, where one is configured. */
export function watchTimestamps(platform: Platform): void {
  if (platform.timestamps) platform.jobs.every(LOOK_SECONDS, stampJob, () => stampHead(platform));
}

/**
 * Has the newest head stamped: it covers all those before it. An authority that does not answer is asked again with the
 * next look; of two gateways one writes.
 */
export async function stampHead({ database: { db }, timestamps, log }: Platform): Promise<void> {
  if (!timestamps) return;
  const head = await db
    .selectFrom('audit_signed_head as head')
    .leftJoin('audit_head_timestamp as stamp', 'stamp.number', 'head.number')
    .selectAll('head')
    .select('stamp.number as stamped')
    .orderBy('head.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!head || head.stamped !== null) return;
  try {
    const { token, authority, at } = await timestamps.stamp(hashedOfHead(head));
    await db
      .insertInto('audit_head_timestamp')
      .values({ number: head.number, token, authority, stamped_at: at })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .execute();
  } catch (error) {
    log.warn({ err: error, head: head.number }, 'the timestamp authority gave no timestamp');
  }
}

/** The number of a head whose timestamp is not of it, or not of a believed authority; null: none. */
export async function wrongTimestamp(
  db: Kysely<DB>,
  timestamps: NonNullable<Platform['timestamps']>,
  heads: readonly HeadRow[],
): Promise<number | null> {
  const stamps = await db
    .selectFrom('audit_head_timestamp')
    .select(['number', 'token'])
    .where(
      'number',
      'in',
      heads.map(({ number }) => number),
    )
    .orderBy('number')
    .execute();
  for (const { number, token } of stamps) {
    const head = heads.find((one) => one.number === number);
    if (head && !(await timestamps.read(hashedOfHead(head), token))) return number;
  }
  return null;
}
