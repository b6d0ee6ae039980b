import { readLastEntries } from '../../src/register/entries/read-entries';
import type { Filing } from './filing';

/** The status of the company and what stands in its register as a note. */
export async function closingStatusOf({ desk, begun }: Filing): Promise<unknown> {
  const { db } = desk.gateway.platform.database;
  const id = begun.opens.companyId ?? '';
  const { status } = await db.selectFrom('company').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  const notes = (await readLastEntries(db, id)).flatMap(({ aspect, after }) =>
    aspect === 'NOTE' ? (after ?? []) : [],
  );
  return { status, notes };
}
