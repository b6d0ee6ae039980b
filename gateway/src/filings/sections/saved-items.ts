import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';

/** An entry of a list as it lies in the database. */
export interface SavedItem {
  readonly id: string;
  /** From 1, without gaps as they are read. */
  readonly position: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly version: number;
  readonly savedAt: Date;
  readonly savedBy: string | null;
}

/** All entries of a filing with one question to the database, by section. */
export async function readItems(db: Kysely<DB>, applicationId: string): Promise<Map<string, SavedItem[]>> {
  const rows = await db.selectFrom('application_item').selectAll().where('application_id', '=', applicationId).orderBy('section_key').orderBy('position').orderBy('id').execute();
  const lists = new Map<string, SavedItem[]>();
  for (const row of rows) {
    const list = lists.get(row.section_key) ?? [];
    if (list.length === 0) lists.set(row.section_key, list);
    list.push({ id: row.id, position: list.length + 1, data: isRecord(row.data) ? row.data : {}, version: row.version, savedAt: row.saved_at, savedBy: row.saved_by });
  }
  return lists;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
