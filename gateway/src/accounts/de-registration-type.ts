import { proceedingKind, proceedingKinds } from '@registrar/domain/proceedings';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';

/** How a company that the person represents on this day is being closed; null: none is. The latest counts. */
export async function deRegistrationTypeOf(db: Kysely<DB>, accountId: string, today: string): Promise<string | null> {
  const row = await db
    .selectFrom('proceeding')
    .select('kind')
    .where('ended_at', 'is', null)
    .where(
      'kind',
      'in',
      proceedingKinds()
        .filter(({ closing }) => closing !== undefined)
        .map(({ key }) => key),
    )
    .where(
      sql<boolean>`exists (
        select 1 from company_representative r where r.company_id = proceeding.company_id
         and r.account_id = ${accountId} and r.since <= ${today} and (r.until is null or r.until >= ${today}))`,
    )
    .orderBy('opened_at', 'desc')
    .executeTakeFirst();
  return row === undefined ? null : (proceedingKind(row.kind).closing ?? null);
}
