import { kindsOf } from '@registrar/domain/calls/desk';
import type { ApplicationSummary } from '@registrar/domain/calls/filings';
import { sql, type Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { isOwn } from '../../../applications/visible-to';
import { describeSummary, summaries } from '../../../applications/summary';
import { inQueue } from './queue';

/**
 * The next application for this officer's decision, the oldest first, without a claim. Their own applications and those
 * they verified are left out. After the last one it starts again.
 */
export async function nextToDecide(
  db: Kysely<DB>,
  actor: Actor,
  { processName, after, now }: { processName?: string; after?: string; now: Date },
): Promise<ApplicationSummary | null> {
  const today = dayInNepal(now);
  const age = sql<Date>`coalesce(application.queued_at, application.updated_at)`;
  let waiting = summaries(db)
    .where(inQueue(actor, 'waiting'))
    .where((where) => where.not(isOwn(where, actor.accountId, today)))
    .where('application.applicant_id', '<>', actor.accountId)
    .where((where) =>
      where.or([where('application.verified_by', 'is', null), where('application.verified_by', '<>', actor.accountId)]),
    );
  if (processName) waiting = waiting.where('application.process_name', 'in', kindsOf(processName));
  if (after) waiting = waiting.where('application.id', '<>', after);

  const inOrder = waiting.orderBy(age).orderBy('application.id').limit(1);
  const behind = after
    ? await inOrder
        .where(
          sql<boolean>`(${age}, application.id) > (select coalesce(here.queued_at, here.updated_at), here.id from application here where here.id = ${after} and here.status = application.status)`,
        )
        .executeTakeFirst()
    : undefined;
  const next = behind ?? (await inOrder.executeTakeFirst());
  return next ? describeSummary(next) : null;
}
