import { tableText } from '@registrar/domain/share-ledger';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../src/platform/database/schema.generated';
import { readStandingTable } from '../src/register/shares/read-share-ledger';

const rowSchema = z.object({
  status: z.string(),
  decided: z.number(),
  entries: z.number(),
  postings: z.number(),
  sealed: z.number(),
  letters: z.number(),
  told: z.number(),
  merged: z.number(),
  audited: z.number(),
});
const companySchema = z.object({
  status: z.string(),
  postings: z.number(),
  ranges: z.number(),
  /** Proceedings that have ended. */
  ended: z.number(),
  table: z.string(),
});
export const ledgerTracesSchema = rowSchema.extend({
  companies: z.array(companySchema),
});
/** What an approval left of a filing, and how its companies stand: their status, postings, ranges and tables. */
export type LedgerTraces = z.infer<typeof ledgerTracesSchema>;

export async function ledgerTracesOf(
  db: Kysely<DB>,
  filingId: string,
  companyIds: readonly string[],
): Promise<LedgerTraces> {
  const { rows } = await sql`
    select (select status from application where id = ${filingId}) as status,
           (select count(*) from application_history where application_id = ${filingId} and action = 'approve')::int as decided,
           (select count(*) from register_entry where application_id = ${filingId})::int as entries,
           (select count(*) from share_posting where application_id = ${filingId})::int as postings,
           (select count(*) from share_posting where application_id = ${filingId} and table_hash is not null)::int as sealed,
           (select count(*) from letter where application_id = ${filingId})::int as letters,
           (select count(*) from notification where event_key like ${`${filingId}:%`} and type = 'APPLICATION_APPROVED')::int as told,
           (select count(*) from merger where merge_id = ${filingId})::int as merged,
           (select count(*) from audit where object_id = ${filingId} and action = 'application.approve')::int as audited`.execute(
    db,
  );
  const companies = [];
  for (const id of companyIds) {
    const { rows: found } = await sql<object>`
      select status, (select count(*) from share_posting where company_id = ${id})::int as postings,
             (select count(*) from share_range where company_id = ${id})::int as ranges,
             (select count(*) from proceeding where company_id = ${id} and ended_at is not null)::int as ended
        from company where id = ${id}`.execute(db);
    companies.push(companySchema.parse({ ...found[0], table: tableText(await readStandingTable(db, id)) }));
  }
  return { ...rowSchema.parse(rows[0]), companies };
}
