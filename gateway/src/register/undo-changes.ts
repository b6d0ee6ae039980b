import { samePart, type RegisterEntry } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import { applyChanges, type AppliedChanges } from './apply-changes';
import type { NewEntry } from './entries/enter';
import { partSchema, readEntries, readLastEntries } from './entries/read-entries';

/**
 * Whether the entries of the filing can be reversed: it changed parts only, each is as the filing left it, and the
 * company is active. After a later change of the same part, that change must be reversed first.
 */
export async function mayUndoChanges(db: Kysely<DB>, companyId: string, applicationId: string): Promise<boolean> {
  const company = await db.selectFrom('company').select('status').where('id', '=', companyId).executeTakeFirst();
  if (company?.status !== 'ACTIVE') return false;
  const posted = await db
    .selectFrom('share_posting')
    .select('number')
    .where('company_id', '=', companyId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (posted) return false;
  const own = (await readEntries(db, companyId)).filter((entry) => entry.applicationId === applicationId);
  if (own.length === 0) return false;
  const left = new Map(own.map((entry) => [partOf(entry), entry]));
  return (await readLastEntries(db, companyId)).every((entry) =>
    samePart((left.get(partOf(entry)) ?? entry).after, entry.after),
  );
}

const partOf = ({ aspect, subjectId }: RegisterEntry): string => `${aspect}/${subjectId ?? ''}`;

/**
 * Writes counter entries: every part that the filing changed is entered with its former state, and nothing is deleted.
 */
export async function undoChanges(unit: UnitOfWork, companyId: string, applicationId: string): Promise<AppliedChanges> {
  const own = await unit.tx
    .selectFrom('register_entry')
    .distinctOn(['aspect', 'subject_id'])
    .select(['aspect', 'subject_id', 'before'])
    .where('company_id', '=', companyId)
    .where('application_id', '=', applicationId)
    .orderBy('aspect')
    .orderBy('subject_id')
    .orderBy('revision')
    .execute();
  const entries = own.map(({ aspect, subject_id, before }): NewEntry => ({
    aspect,
    subjectId: subject_id,
    after: partSchema.parse(before),
  }));
  return applyChanges(unit, { companyId, applicationId, effectiveOn: dayInNepal(unit.now) }, { entries });
}
