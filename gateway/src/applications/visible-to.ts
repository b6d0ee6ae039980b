import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import { may } from '@registrar/domain/permissions';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import { filingsOfOwnCompanies, isBegunByOffice, isOfOwnCompany } from '../register/representation';
import { asRole, readsOffice } from './sight';

/** The rule of `maySee` as a query condition. Consent requests to a company have their own list. */
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

/** The user's own applications, and those of companies they may file for today, as a condition on one application. */
export function isOwn(
  where: ExpressionBuilder<DB, 'application'>,
  accountId: string,
  today: string,
): Expression<SqlBool> {
  return where.or([
    where.and([where('application.company_id', 'is', null), where('application.applicant_id', '=', accountId)]),
    where.and([isBegunByOffice('application'), where('application.applicant_id', '=', accountId)]),
    isOfOwnCompany(accountId, today),
  ]);
}

/** The same for a list: each part of the condition uses an index; discarded applications are left out. */
export function isAmongOwn(accountId: string, today: string): Expression<SqlBool> {
  return sql<boolean>`(application.discarded_at is null and application.id in (${ownFilings(accountId, today)}))`;
}

/** The ids of a user's own filings, including discarded ones. */
export function ownFilings(accountId: string, today: string): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`
    select own.id from application own where own.applicant_id = ${accountId} and own.company_id is null
    union all
    select begun.id from application begun where begun.applicant_id = ${accountId} and ${isBegunByOffice('begun')}
    union all ${filingsOfOwnCompanies(accountId, today)}`;
}

/** Applications whose parent company is represented by this account (an id or a column) on that day in Nepal. */
export function speaksForParent(accountId: string | RawBuilder<unknown>, today: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from company_representative r
     where r.company_id = application.parent_company_id and r.account_id = ${accountId}
       and r.since <= ${today} and (r.until is null or r.until >= ${today}))`;
}
