import { addDays, inBothCalendars } from '@registrar/domain/calendar';
import type { Kysely } from 'kysely';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { readTerm } from '../../../platform/terms';
import type { CompanyFacts } from '../../facts/gate/company-facts';
import { factualReason, type Reason } from '../../facts/gate/law-reason';

/**
 * The last day for an objection, counted from the last notification by the term of that day. Null: there was no
 * notification.
 */
export async function objectionsUntil(db: Kysely<DB>, applicationId: string): Promise<string | null> {
  const told = await db
    .selectFrom('representative_notice')
    .select('told_at')
    .where('application_id', '=', applicationId)
    .where('closed_at', 'is', null)
    .orderBy('told_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!told) return null;
  const day = dayInNepal(told.told_at);
  return addDays(day, (await readTerm(db, 'REPRESENTATIVE_OBJECTION', day)).days);
}

/** The reason against an approval before the time to object has passed. */
export async function objectionReasons(
  db: Kysely<DB>,
  { today }: CompanyFacts,
  filing: { readonly id: string; readonly submittedAt: Date | null } | null,
): Promise<Reason[]> {
  const until = filing?.submittedAt ? await objectionsUntil(db, filing.id) : null;
  return until !== null && today <= until
    ? [factualReason('OBJECTION_TIME', 'blocker.objectionTime', { until: inBothCalendars(until) })]
    : [];
}
