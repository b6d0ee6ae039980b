import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from './actor';
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
 * Does the work once for each key. The key is written with the unit of work: after a crash either both are there, and the retry
 * gets the first answer, or neither is, and the retry does it. A second call at the same moment waits for the first.
 */
export async function idempotently<T>(unit: UnitOfWork, actor: Actor, { key, request, answer }: IdempotentRequest<T>, work: () => Promise<T>): Promise<T> {
  if (!key || key.length > 200) refuse('IDEM-428');
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const mine = { user_id: actor.accountId, key };

  const inserted = await unit.tx
    .insertInto('idempotency')
    .values({ ...mine, request_hash: requestHash, created_at: unit.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!inserted) {
    const first = await unit.tx.selectFrom('idempotency').selectAll().where('user_id', '=', mine.user_id).where('key', '=', key).executeTakeFirstOrThrow();
    if (first.request_hash !== requestHash) refuse('IDEM-409');
    return answer.parse(first.answer);
  }

  const result = await work();
  await unit.tx.updateTable('idempotency').set({ answer: JSON.stringify(result) }).where('user_id', '=', mine.user_id).where('key', '=', key).execute();
  return result;
}
