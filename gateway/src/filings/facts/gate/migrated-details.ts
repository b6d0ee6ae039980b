import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';

/** True for a company that was migrated from the old system and whose migrated data is not verified yet. */
export async function awaitsVerification(db: Kysely<DB>, companyId: string): Promise<boolean> {
  const company = await db
    .selectFrom('company')
    .select(['migrated', 'details_status'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  return company !== undefined && company.migrated && company.details_status === 'UNVERIFIED';
}
