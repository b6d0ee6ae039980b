import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';

/**
 * As a condition on invoices: those of one's own filings, and those of companies and filings of companies that one
 * represents or has an accepted mandate of on that day of Nepal.
 */
export function isOfPayer(accountId: string, day: string): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select 1 from application a where a.id = invoice.application_id and a.company_id is null and a.applicant_id = ${accountId})
    or exists (select 1 from company_representative r
                where r.company_id = coalesce(invoice.company_id, (select a.company_id from application a where a.id = invoice.application_id))
                  and r.account_id = ${accountId} and r.since <= ${day} and (r.until is null or r.until >= ${day}))
    or exists (select 1 from mandate m
                where m.company_id = coalesce(invoice.company_id, (select a.company_id from application a where a.id = invoice.application_id))
                  and m.account_id = ${accountId} and m.state = 'ACCEPTED' and m.since <= ${day} and (m.until is null or m.until >= ${day})
                  and (m.processes is null or m.processes @> to_jsonb((select a.process_name from application a where a.id = invoice.application_id)))))`;
}

export async function isPayersInvoice(db: Kysely<DB>, accountId: string, invoiceId: string, day: string): Promise<boolean> {
  return (await db.selectFrom('invoice').select('id').where('id', '=', invoiceId).where(isOfPayer(accountId, day)).executeTakeFirst()) !== undefined;
}
