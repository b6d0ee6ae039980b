import { may } from '@registrar/domain/permissions';
import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { ownFilings, speaksForParent } from '../../applications/visible-to';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import { isOfOwnCompany } from '../../register/representation';
import type { InvoiceRow } from '../payment-state';

/**
 * A condition on `invoice` left-joined with `application`: invoices of the user's own filings and requests, of filings
 * of companies they may file for, and of these companies without a filing.
 */
export function isOwnInvoice(accountId: string, today: string): Expression<SqlBool> {
  return sql<boolean>`(
    (application.company_id is null and application.applicant_id = ${accountId})
    or ${isOfOwnCompany(accountId, today)}
    or (invoice.for_kind = 'REQUEST' and exists (select 1 from request asked where asked.id = invoice.for_id and asked.requester_account = ${accountId}))
    or ${actsInAllFor(sql`invoice.company_id`, accountId, today)})`;
}

/** The same for a list: each part uses an index, and as an array they are looked up one by one. */
export function isAmongOwnInvoices(accountId: string, today: string): Expression<SqlBool> {
  return sql<boolean>`invoice.id = any(array(
    select asked.id from (${ownFilings(accountId, today)}) own join invoice asked on asked.for_id = own.id
    union all
    select asked.id from request own join invoice asked on asked.for_id = own.id and asked.for_kind = 'REQUEST'
     where own.requester_account = ${accountId}
    union all
    select asked.id from company_representative r join invoice asked on asked.company_id = r.company_id
     where r.account_id = ${accountId} and r.since <= ${today} and (r.until is null or r.until >= ${today})
    union all
    select asked.id from mandate m join invoice asked on asked.company_id = m.company_id
     where m.account_id = ${accountId} and m.state = 'ACCEPTED' and m.since <= ${today} and (m.until is null or m.until >= ${today}) and m.processes is null))`;
}

/** Represents the company, or has an unlimited mandate. */
function actsInAllFor(companyId: RawBuilder<unknown>, accountId: string, today: string): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select 1 from company_representative r
             where r.company_id = ${companyId} and r.account_id = ${accountId} and r.since <= ${today} and (r.until is null or r.until >= ${today}))
    or exists (select 1 from mandate m
                where m.company_id = ${companyId} and m.account_id = ${accountId} and m.state = 'ACCEPTED'
                  and m.since <= ${today} and (m.until is null or m.until >= ${today}) and m.processes is null))`;
}

export async function actsInAll(db: Kysely<DB>, accountId: string, companyId: string, today: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('company')
      .select('id')
      .where('id', '=', companyId)
      .where(actsInAllFor(sql`company.id`, accountId, today))
      .executeTakeFirst()) !== undefined
  );
}

/**
 * A list shows the joint invoice instead of its covered ones, for users who see it in their list. A condition on the
 * rows of `isOwnInvoice`.
 */
export function isShownAlone(accountId: string, today: string): Expression<SqlBool> {
  return sql<boolean>`(invoice.covered_by is null or not ${actsInAllFor(sql`coalesce(invoice.company_id, application.company_id)`, accountId, today)})`;
}

/**
 * An invoice for a user who may pay it; for others it does not exist (REQ-404). A proposed invoice is not shown to
 * payers.
 */
export async function seeInvoice(db: Kysely<DB>, actor: Actor, id: string, now: Date): Promise<InvoiceRow> {
  const invoice = await invoices(db, id)
    .selectAll('invoice')
    .where('invoice.status', 'not in', ['DRAFT'])
    .where(isOwnInvoice(actor.accountId, dayInNepal(now)))
    .executeTakeFirst();
  if (!invoice || !may(actor.role, 'PAY')) refuse('REQ-404');
  return invoice;
}

export async function isPayers(db: Kysely<DB>, accountId: string, id: string, today: string): Promise<boolean> {
  return (
    (await invoices(db, id).select('invoice.id').where(isOwnInvoice(accountId, today)).executeTakeFirst()) !== undefined
  );
}

/**
 * The user is the applicant or a representative, also of the parent company of a group: as an officer they may not
 * decide on the payment. A condition on the same rows.
 */
export function isOfParty(accountId: string, today: string): Expression<SqlBool> {
  return sql<boolean>`(${isOwnInvoice(accountId, today)} or application.applicant_id = ${accountId} or ${speaksForParent(accountId, today)})`;
}

/** For a joint invoice also when the user is related to a covered one. */
export async function hasPartIn(
  db: Kysely<DB>,
  accountId: string,
  invoice: Pick<InvoiceRow, 'id'>,
  today: string,
): Promise<boolean> {
  const parts = await db.selectFrom('invoice').select('id').where('covered_by', '=', invoice.id).execute();
  for (const { id } of [invoice, ...parts])
    if (
      (await invoices(db, id).select('invoice.id').where(isOfParty(accountId, today)).executeTakeFirst()) !== undefined
    )
      return true;
  return false;
}

const invoices = (db: Kysely<DB>, id: string) =>
  db.selectFrom('invoice').leftJoin('application', 'application.id', 'invoice.for_id').where('invoice.id', '=', id);
