import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../src/platform/database/schema.generated';

export const tracesSchema = z.object({
  status: z.string(),
  decided: z.number(),
  companies: z.number(),
  entries: z.number(),
  postings: z.number(),
  sealed: z.number(),
  ranges: z.number(),
  numbers: z.number(),
  letters: z.number(),
  representatives: z.number(),
  consumed: z.number(),
  names: z.number(),
  holds: z.number(),
  told: z.number(),
  jobs: z.number(),
  audited: z.number(),
});
/** How many rows of each kind an approval left behind. */
export type Traces = z.infer<typeof tracesSchema>;

/** Everything that the approval of a registration writes, counted in every table it writes to. */
export async function tracesOf(db: Kysely<DB>, filingId: string): Promise<Traces> {
  const { rows } = await sql`
    with filing as (select * from application where id = ${filingId}),
         founded as (select * from company where registered_by = ${filingId})
    select (select status from filing) as status,
           (select count(*) from application_history where application_id = ${filingId} and action = 'approve')::int as decided,
           (select count(*) from founded)::int as companies,
           (select count(*) from register_entry where application_id = ${filingId})::int as entries,
           (select count(*) from share_posting where application_id = ${filingId})::int as postings,
           (select count(*) from share_posting where application_id = ${filingId} and table_hash is not null)::int as sealed,
           (select count(*) from share_range where company_id in (select id from founded))::int as ranges,
           (select count(*) from registration_number where company_id in (select id from founded))::int as numbers,
           (select count(*) from letter where application_id = ${filingId})::int as letters,
           (select count(*) from company_representative where company_id in (select id from founded))::int as representatives,
           (select count(*) from name_reservation where consumed_by = ${filingId})::int as consumed,
           (select count(*) from name_entry where kind = 'COMPANY' and holder_id in (select id from founded))::int as names,
           (select count(*) from name_hold where application_id = (select application_id from name_reservation where id = (select reservation_id from filing)))::int as holds,
           (select count(*) from notification where event_key like ${`${filingId}:%`})::int as told,
           (select count(*) from job join letter on letter.id::text = job.payload->>'letterId' where job.kind = 'render-paper' and letter.application_id = ${filingId})::int as jobs,
           (select count(*) from audit where object_id = ${filingId} and action = 'application.approve')::int as audited`.execute(
    db,
  );
  return tracesSchema.parse(rows[0]);
}

export const NOTHING: Traces = {
  status: 'VERIFY',
  decided: 0,
  companies: 0,
  entries: 0,
  postings: 0,
  sealed: 0,
  ranges: 0,
  numbers: 0,
  letters: 0,
  representatives: 0,
  consumed: 0,
  names: 0,
  holds: 2,
  told: 0,
  jobs: 0,
  audited: 0,
};
