import { sql, type Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { recall, remember, type ItemData } from './item-memory';

/** A list item as stored in the database. */
export interface SavedItem {
  readonly id: string;
  /** From 1, without gaps when read. */
  readonly position: number;
  readonly data: ItemData;
  readonly version: number;
  readonly savedAt: Date;
  readonly savedBy: string | null;
}

/** All items of a filing, by section; only items changed since the last read are fetched in full. */
export async function readItems(db: Kysely<DB>, applicationId: string): Promise<Map<string, SavedItem[]>> {
  const rows = await items(db, applicationId).orderBy('section_key').orderBy('position').orderBy('id').execute();
  const known = new Map(rows.map((row) => [row.id, { ...row, data: recall(row.id, row.stamp) }]));
  const missing = rows.filter(({ id }) => !known.get(id)?.data).map(({ id }) => id);
  if (missing.length > 0) {
    const fetched = await items(db, applicationId).select('data').where('id', 'in', missing).execute();
    for (const row of fetched) known.set(row.id, { ...row, data: remember(row.id, row.stamp, row.data) });
  }
  const lists = new Map<string, SavedItem[]>();
  for (const { id } of rows) {
    const row = known.get(id);
    if (!row?.data) continue; // deleted between the two queries
    const list = lists.get(row.section_key) ?? [];
    if (list.length === 0) lists.set(row.section_key, list);
    list.push({
      id,
      position: list.length + 1,
      data: row.data,
      version: row.version,
      savedAt: row.saved_at,
      savedBy: row.saved_by,
    });
  }
  return lists;
}

/** The stamp contains the transaction that wrote the row; the id of a rolled-back transaction is never used again. */
function items(db: Kysely<DB>, applicationId: string) {
  return db
    .selectFrom('application_item')
    .select(['id', 'section_key', 'version', 'saved_at', 'saved_by'])
    .select(sql<string>`xmin::text || ':' || version`.as('stamp'))
    .where('application_id', '=', applicationId);
}
