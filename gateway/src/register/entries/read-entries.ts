import { registerAspects, type RegisterAspect, type RegisterEntry } from '@registrar/domain/register';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { DB, RegisterEntryTable } from '../../platform/database/schema.generated';

export const partSchema = z.record(z.string(), z.unknown()).nullable();

interface EntriesAsked {
  readonly aspects?: readonly RegisterAspect[];
  /** Only what was entered until the company had this version. */
  readonly upTo?: number;
}

/**
 * Everything that was entered of a company, by its day and as it was entered, so that a board or a list of shareholders
 * is always read in the same order; of some aspects only, where they are named.
 */
export async function readEntries(
  db: Kysely<DB>,
  companyId: string,
  { aspects = registerAspects.keys, upTo }: EntriesAsked = {},
): Promise<RegisterEntry[]> {
  let query = db
    .selectFrom('register_entry')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('aspect', 'in', [...aspects]);
  if (upTo !== undefined) query = query.where('company_version', '<=', upTo);
  return (await query.orderBy('effective_on').orderBy('id').execute()).map(toEntry);
}

/** The last entry of each part: what the next one has to follow. */
export async function readLastEntries(db: Kysely<DB>, companyId: string): Promise<RegisterEntry[]> {
  const rows = await db
    .selectFrom('register_entry')
    .selectAll()
    .distinctOn(['aspect', 'subject_id'])
    .where('company_id', '=', companyId)
    .orderBy('aspect')
    .orderBy('subject_id')
    .orderBy('revision', 'desc')
    .execute();
  return rows.map(toEntry);
}

function toEntry(row: Selectable<RegisterEntryTable>): RegisterEntry {
  return {
    aspect: row.aspect,
    subjectId: row.subject_id,
    revision: row.revision,
    before: partSchema.parse(row.before),
    after: partSchema.parse(row.after),
    effectiveOn: row.effective_on,
    happenedOn: row.happened_on,
    applicationId: row.application_id,
  };
}
