import { sql, type Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';

/** A row whose owner is not there. */
export interface Orphan {
  readonly owned: string;
  readonly id: string;
  readonly kind: string;
  readonly ownerId: string;
}

/**
 * Every row that names an owner which does not exist, or a kind that there is not. The triggers let none arise; rows
 * that came past them (a restore, a statement by hand) are found here.
 *
 * @param limit how many of each owned table at most
 */
export async function findOrphans(db: Kysely<DB>, limit = 100): Promise<Orphan[]> {
  const kinds = await db
    .selectFrom('owner_kind')
    .select(['owned', 'kind', 'owner_table', sql<string>`owner_columns(owned)`.as('columns')])
    .execute();
  const found: Orphan[] = [];
  for (const owned of new Set(kinds.map((one) => one.owned))) {
    const ofOwned = kinds.filter((one) => one.owned === owned);
    const row = (column: string) => sql.ref(`${owned}.${ofOwned[0]?.columns ?? ''}_${column}`);
    const exists = ofOwned.map(
      ({ kind, owner_table: table }) =>
        sql`(${row('kind')} = ${kind} and exists (select from ${sql.table(table)} o where o.id = ${row('id')}))`,
    );
    const { rows } = await sql<Orphan>`
      select ${owned}::text as owned, id, ${row('kind')} as kind, ${row('id')} as "ownerId" from ${sql.table(owned)}
       where not (${sql.join(exists, sql` or `)}) order by id limit ${limit}`.execute(db);
    found.push(...rows);
  }
  return found;
}
