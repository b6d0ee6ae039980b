import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';

/** The company came over from the old system and nobody has verified what came with it. */
export async function awaitsVerification(db: Kysely<DB>, companyId: string): Promise<boolean> {
  const company = await db
    .selectFrom('company')
    .select(['migrated', 'details_status'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  return company !== undefined && company.migrated && company.details_status === 'UNVERIFIED';
}
