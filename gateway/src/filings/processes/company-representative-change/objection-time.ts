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
  const [told] = await validNotices(db, applicationId);
  if (!told) return null;
  const day = dayInNepal(told.sent_at);
  return addDays(day, (await readTerm(db, 'REPRESENTATIVE_OBJECTION', day)).days);
}

/** The notices that were not revoked, the last one first. */
export const validNotices = (db: Kysely<DB>, applicationId: string) =>
  db
    .selectFrom('representative_notice as notice')
    .innerJoin('outside_link as link', 'link.object_id', 'notice.id')
    .select(['notice.id', 'link.sent_at'])
    .where('notice.application_id', '=', applicationId)
    .where('link.purpose', '=', 'REPRESENTATIVE_OBJECTION')
    .where('link.revoked_at', 'is', null)
    .orderBy('link.sent_at', 'desc')
    .execute();

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
