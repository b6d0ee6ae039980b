import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { DB } from './database/schema.generated';

/** Configuration that officers change: kept in the database with its reference, parsed where it is used. */
export async function readSetting<T>(db: Kysely<DB>, key: string, schema: z.ZodType<T>): Promise<T> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow();
  return schema.parse(row.value);
}
