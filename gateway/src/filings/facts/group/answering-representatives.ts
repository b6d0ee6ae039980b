import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';
import { representativesOf } from '../../../register/representation';

/** The representatives of a company who can sign in and answer on that day in Nepal. */
export async function answeringRepresentatives(db: Kysely<DB>, companyId: string, day: string): Promise<string[]> {
  const representatives = await representativesOf(db, companyId, day);
  if (representatives.length === 0) return [];
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', representatives)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
