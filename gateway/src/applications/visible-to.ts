import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import { may } from '@registrar/domain/permissions';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import { filingsOfOwnCompanies, isOfOwnCompany } from '../register/representation';
import { asRole, readsOffice } from './sight';

/**
 * The rule of `maySee` as a condition on a list of applications. What a company is asked for its group has a list of
 * its own.
 */
export function visibleTo(
  actor: Actor,
  today: string,
): (where: ExpressionBuilder<DB, 'application'>) => Expression<SqlBool> {
  const role = asRole(actor.role);
  return (where) => {
    const own = isOwn(where, actor.accountId, today);
    const notDraft = where('application.status', '<>', 'DRAFT');
    if (may(role, 'READ_EVERYTHING')) return where.or([own, notDraft]);
    if (readsOffice(role) && actor.officeId !== null)
      return where.or([own, where.and([notDraft, where('application.office_id', '=', actor.officeId)])]);
    return own;
  };
}

/** A person's own, and those of the companies they may file for today, as a condition on one application. */
export function isOwn(
  where: ExpressionBuilder<DB, 'application'>,
  accountId: string,
  today: string,
): Expression<SqlBool> {
  return where.or([
    where.and([where('application.company_id', 'is', null), where('application.applicant_id', '=', accountId)]),
    isOfOwnCompany(accountId, today),
  ]);
}

/** The same for a list: each part of what is a person's own and not thrown away is found by its index. */
export function isAmongOwn(accountId: string, today: string): Expression<SqlBool> {
  return sql<boolean>`(application.discarded_at is null and application.id in (${ownFilings(accountId, today)}))`;
}

/** The ids of a person's own filings, also of those that were thrown away. */
export function ownFilings(accountId: string, today: string): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`
    select own.id from application own where own.applicant_id = ${accountId} and own.company_id is null
    union all ${filingsOfOwnCompanies(accountId, today)}`;
}

/** The applications whose parent company this person, or whoever a column names, speaks for on that day of Nepal. */
export function speaksForParent(accountId: string | RawBuilder<unknown>, today: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from company_representative r
     where r.company_id = application.parent_company_id and r.account_id = ${accountId}
       and r.since <= ${today} and (r.until is null or r.until >= ${today}))`;
}
