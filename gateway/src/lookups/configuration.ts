import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../platform/database/schema.generated';

/** A term of the office: its name in the configuration table and the form of its value. */
export interface Term<T> {
  readonly key: string;
  readonly schema: z.ZodType<T>;
}

/** The value in force on a day of Nepal. Later rows supersede earlier ones. */
export async function readTerm<T>(db: Kysely<DB>, term: Term<T>, day: string): Promise<T> {
  const row = await db
    .selectFrom('configuration')
    .select('value')
    .where('key', '=', term.key)
    .where('valid_from', '<=', day)
    .where((where) => where.or([where('valid_to', 'is', null), where('valid_to', '>=', day)]))
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw new Error(`No ${term.key} is in force on ${day}`);
  return term.schema.parse(row.value);
}
