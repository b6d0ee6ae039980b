import { KEYS_VERSION } from '@registrar/domain/names';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { indexed } from './name-index';

const BATCH = 500;

/** Makes keys and words anew where they were made by older rules: until then such a name would not be found. */
export async function rekeyNames(db: Kysely<DB>): Promise<number> {
  let done = 0;
  for (;;) {
    const rows = await db.selectFrom('name_entry').select(['id', 'name_english as english', 'name_nepali as nepali']).where('keys_version', '<', KEYS_VERSION).orderBy('id').limit(BATCH).execute();
    for (const { id, ...name } of rows) await db.updateTable('name_entry').set(indexed(name)).where('id', '=', id).execute();
    done += rows.length;
    if (rows.length < BATCH) return done;
  }
}
