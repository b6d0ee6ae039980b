import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';
import { person } from '../../../applications/summary';
import type { People } from './section-state';

/** The people with these ids, as a filing shows them, read in one query. */
export async function readPeople(db: Kysely<DB>, ids: Iterable<string | null>): Promise<People> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['id', 'name_english', 'name_nepali', 'username', 'role'])
    .where('id', 'in', known)
    .execute();
  return new Map(
    rows.map((row) => [row.id, person(row.id, row.name_english, row.name_nepali, row.username, row.role)]),
  );
}
