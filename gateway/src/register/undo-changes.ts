import { samePart, type RegisterEntry } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import { applyChanges, type AppliedChanges } from './apply-changes';
import type { NewEntry } from './entries/enter';
import { partSchema, readEntries, readLastEntries } from './entries/read-entries';

/**
 * Whether the changes of the filing can be reversed in all of these companies: it changed parts only, each is as the
 * filing left it, and the companies are active. After a later change of the same part, that change must be reversed
 * first.
 */
export async function mayUndoChanges(
  db: Kysely<DB>,
  companyIds: readonly string[],
  applicationId: string,
): Promise<boolean> {
  let changedAny = false;
  for (const companyId of companyIds) {
    const found = await standOfChanges(db, companyId, applicationId);
    if (found === 'CHANGED_SINCE') return false;
    if (found === 'AS_LEFT') changedAny = true;
  }
  return changedAny;
}

type StandOfChanges = 'AS_LEFT' | 'CHANGED_SINCE' | 'NONE';

async function standOfChanges(db: Kysely<DB>, companyId: string, applicationId: string): Promise<StandOfChanges> {
  const company = await db.selectFrom('company').select('status').where('id', '=', companyId).executeTakeFirst();
  if (company?.status !== 'ACTIVE') return 'CHANGED_SINCE';
  const posted = await db
    .selectFrom('share_posting')
    .select('number')
    .where('company_id', '=', companyId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (posted) return 'CHANGED_SINCE';
  const own = (await readEntries(db, companyId)).filter((entry) => entry.applicationId === applicationId);
  if (own.length === 0) return 'NONE';
  const left = new Map(own.map((entry) => [partOf(entry), entry]));
  const isAsLeft = (await readLastEntries(db, companyId)).every((entry) =>
    samePart((left.get(partOf(entry)) ?? entry).after, entry.after),
  );
  return isAsLeft ? 'AS_LEFT' : 'CHANGED_SINCE';
}

const partOf = ({ aspect, subjectId }: RegisterEntry): string => `${aspect}/${subjectId ?? ''}`;

/**
 * Writes counter entries: every part that the filing changed is entered with its former state, and nothing is deleted.
 * Null: the filing changed nothing of this company.
 */
export async function undoChanges(
  unit: UnitOfWork,
  companyId: string,
  applicationId: string,
): Promise<AppliedChanges | null> {
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
  if (own.length === 0) return null;
  const entries = own.map(({ aspect, subject_id, before }): NewEntry => ({
    aspect,
    subjectId: subject_id,
    after: partSchema.parse(before),
  }));
  return applyChanges(unit, { companyId, applicationId, effectiveOn: dayInNepal(unit.now) }, { entries });
}
