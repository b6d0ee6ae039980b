import { registerAspects, type RegisterAspect, type RegisterEntry } from '@registrar/domain/register';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { DB, RegisterEntryTable } from '../../platform/database/schema.generated';

export const partSchema = z.record(z.string(), z.unknown()).nullable();

interface EntriesAsked {
  readonly aspects?: readonly RegisterAspect[];
  /** Only entries up to this version of the company. */
  readonly upTo?: number;
}

/**
 * All entries of a company in the order of their day and of their writing, so that a board or a list of shareholders
 * always has the same order; with `aspects` only these.
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

/** The last entry of each part; the next entry must follow it. */
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
