import type { Kysely, RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import { rolesWith, type Role } from '@registrar/domain/permissions';
import { dayInNepal } from '../../platform/clock';
import type { DB, GrievanceTable } from '../../platform/database/schema.generated';
import type { RequestRow } from '../request-handler';

export type GrievanceRow = Selectable<GrievanceTable>;

/**
 * A condition on `grievance` joined with `request`: the account is whom the grievance is about, decided the filing it
 * is about or sent it back, proposed or decided a refund of its invoice, or represents its company.
 */
export function isConcernedBy(accountId: RawBuilder<unknown>, today: string): RawBuilder<boolean> {
  return sql<boolean>`(
    grievance.about_account is not distinct from ${accountId}
    or exists (select from application_history h
                where h.actor_id = ${accountId} and h.action in ('approve', 'reject', 'revoke', 'sendForCorrection')
                  and h.application_id in (grievance.application_id,
                    (select i.for_id from invoice i where i.id = grievance.invoice_id and i.for_kind = 'FILING')))
    or exists (select from refund f
                where f.invoice_id = grievance.invoice_id and f.status <> 'WITHDRAWN' and f.decided_at < request.asked_at
                  and ${accountId} in (f.proposed_by, f.decided_by))
    or exists (select from company_representative r
                where r.company_id = request.company_id and r.account_id = ${accountId} and r.since <= ${today}
                  and (r.until is null or r.until >= ${today})))`;
}

export async function isKeptFrom(db: Kysely<DB>, accountId: string, { id }: RequestRow, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('grievance')
    .innerJoin('request', 'request.id', 'grievance.request_id')
    .select('grievance.request_id')
    .where('grievance.request_id', '=', id)
    .where(isConcernedBy(sql`${accountId}::uuid`, dayInNepal(now)))
    .executeTakeFirst();
  return found !== undefined;
}

export interface Officer {
  readonly id: string;
  readonly role: string;
  readonly nameEnglish: string;
  readonly nameNepali: string;
}

/**
 * The officers who may have it: of its office, none whom it concerns, and after it was opened again nobody who answered
 * it before. What was escalated or opened again belongs to the registrar; where none is left, to the next level.
 */
export async function officersFor(
  db: Kysely<DB>,
  row: RequestRow,
  grievance: GrievanceRow,
  now: Date,
): Promise<readonly Officer[]> {
  const found = await db
    .selectFrom('account')
    .innerJoin('request', 'request.office_id', 'account.office_id')
    .innerJoin('grievance', 'grievance.request_id', 'request.id')
    .select(['account.id', 'account.role', 'account.name_english', 'account.name_nepali'])
    .where('request.id', '=', row.id)
    .where('account.status', '=', 'ACTIVE')
    .where('account.role', 'in', [...rolesWith('ANSWER_GRIEVANCE')])
    .where((where) => where.not(isConcernedBy(sql.ref('account.id'), dayInNepal(now))))
    .orderBy('account.username')
    .execute();
  const able = found
    .filter(({ id }) => id !== grievance.first_answer_by)
    .map(({ id, role, name_english: nameEnglish, name_nepali: nameNepali }) => ({ id, role, nameEnglish, nameNepali }));
  if (grievance.escalated_at === null && row.reopened_at === null) return able;
  const levels: readonly Role[] = [...rolesWith('DECIDE_GRIEVANCE_AGAIN'), 'APPROVER_1', 'OPERATOR'];
  const level = levels.find((one) => able.some(({ role }) => role === one));
  return able.filter(({ role }) => role === level);
}
