import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';

/** What these companies have handed in and the office has not decided, the oldest first. */
export async function undecidedFilings(db: Kysely<DB>, companyIds: readonly string[]) {
  return (await openFilings(db, companyIds)).filter(({ status }) => status !== 'DRAFT');
}

/** The same with their drafts. */
export async function openFilings(db: Kysely<DB>, companyIds: readonly string[]) {
  if (companyIds.length === 0) return [];
  return db
    .selectFrom('application')
    .select(['id', 'application_number', 'process_name', 'status', 'version'])
    .where('company_id', 'in', [...companyIds])
    .where('decided_at', 'is', null)
    .where('discarded_at', 'is', null)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute();
}
