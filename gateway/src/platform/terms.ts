import { terms, type ScheduleKey, type TermKey, type TermOf } from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { DB } from './database/schema.generated';

const schemas: { readonly [Key in TermKey]: z.ZodType<TermOf<Key>> } = terms;

/** The term in force on a day of Nepal. */
export async function readTerm<Key extends TermKey>(db: Kysely<DB>, key: Key, day: string): Promise<TermOf<Key>> {
  return schemas[key].parse(await readInForce(db, key, day));
}

/** What a row in force on a day says, not yet read. A later row supersedes an earlier one. */
export async function readInForce(db: Kysely<DB>, key: ScheduleKey, day: string): Promise<unknown> {
  const row = await db
    .selectFrom('configuration')
    .select('value')
    .where('key', '=', key)
    .where('valid_from', '<=', day)
    .where((where) => where.or([where('valid_to', 'is', null), where('valid_to', '>=', day)]))
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw new Error(`No ${key} is in force on ${day}`);
  return row.value;
}
