import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from './actor';
import type { DB } from './database/schema.generated';
import type { Platform } from './platform';
import type { UnitOfWork } from './unit-of-work';
import { refuse } from './refusal';

export interface IdempotentRequest<T> {
  /** The header Idempotency-Key. */
  readonly key: string | undefined;
  /** What was asked: the same key with another request is a mistake of the client. */
  readonly request: unknown;
  readonly answer: z.ZodType<T>;
}

/**
 * Does the work once for each key. The key is written with the unit of work: after a crash either both are there, and
 * the retry gets the first answer, or neither is, and the retry does it. A second call at the same moment waits for the
 * first.
 */
export async function idempotently<T>(
  unit: UnitOfWork,
  actor: Actor,
  { key, request, answer }: IdempotentRequest<T>,
  work: () => Promise<T>,
): Promise<T> {
  const place = await takeKey(unit, actor, key, request);
  if (place.taken) return answer.parse(place.answer);
  const result = await work();
  await keepAnswer(unit.tx, place, result);
  return result;
}

/**
 * The same where the answer is a long look at what has become of the work: it is read when the work stands, so that
 * nobody waits for the reading, and kept for the next one who asks with this key. If the gateway dies between the two,
 * that one reads it.
 */
export async function idempotentlyRead<T>(
  platform: Pick<Platform, 'runUnitOfWork' | 'database'>,
  actor: Actor,
  { key, request, answer }: IdempotentRequest<T>,
  work: (unit: UnitOfWork) => Promise<void>,
  read: () => Promise<T>,
): Promise<T> {
  const place = await platform.runUnitOfWork(async (unit) => {
    const found = await takeKey(unit, actor, key, request);
    if (!found.taken) await work(unit);
    return found;
  });
  if (place.taken && place.answer !== null) return answer.parse(place.answer);
  const result = await read();
  await keepAnswer(platform.database.db, place, result);
  return result;
}

interface KeyPlace {
  readonly user_id: string;
  readonly key: string;
  /** Somebody was there before; what they were answered, or null where they were not yet. */
  readonly taken: boolean;
  readonly answer: unknown;
}

async function takeKey(unit: UnitOfWork, actor: Actor, key: string | undefined, request: unknown): Promise<KeyPlace> {
  if (!key || key.length > 200) refuse('IDEM-428');
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const mine = { user_id: actor.accountId, key };

  const inserted = await unit.tx
    .insertInto('idempotency')
    .values({ ...mine, request_hash: requestHash, created_at: unit.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return { ...mine, taken: false, answer: null };
  const first = await unit.tx
    .selectFrom('idempotency')
    .selectAll()
    .where('user_id', '=', mine.user_id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.request_hash !== requestHash) refuse('IDEM-409');
  return { ...mine, taken: true, answer: first.answer };
}

/** The first answer stays. */
async function keepAnswer(db: Kysely<DB>, { user_id, key }: KeyPlace, result: unknown): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ answer: JSON.stringify(result) })
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .where('answer', 'is', null)
    .execute();
}
