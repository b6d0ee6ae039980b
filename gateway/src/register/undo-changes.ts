import type { CompanyStatus } from '@registrar/domain/enumerations/statuses';
import { samePart, type RegisterAspect, type RegisterEntry } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import { applyChanges, type AppliedChanges } from './apply-changes';
import type { NewEntry } from './entries/enter';
import { partSchema, readEntries, readLastEntries } from './entries/read-entries';
import { areLast, postingsOf, undoneShares } from './shares/undo-postings';

/**
 * Whether the changes of the filing can be reversed in all of these companies: each part is as the filing left it, no
 * shares were posted since, and the companies have one of these statuses. A later change of the same part must be
 * reversed first.
 */
export async function mayUndoChanges(
  db: Kysely<DB>,
  companyIds: readonly string[],
  applicationId: string,
  statuses: readonly CompanyStatus[] = ['ACTIVE'],
): Promise<boolean> {
  let changedAny = false;
  for (const companyId of companyIds) {
    const found = await standOfChanges(db, companyId, applicationId, statuses);
    if (found === 'CHANGED_SINCE') return false;
    if (found === 'AS_LEFT') changedAny = true;
  }
  return changedAny;
}

type StandOfChanges = 'AS_LEFT' | 'CHANGED_SINCE' | 'NONE';

async function standOfChanges(
  db: Kysely<DB>,
  companyId: string,
  applicationId: string,
  statuses: readonly string[],
): Promise<StandOfChanges> {
  const company = await db.selectFrom('company').select('status').where('id', '=', companyId).executeTakeFirst();
  if (company === undefined || !statuses.includes(company.status)) return 'CHANGED_SINCE';
  const postings = await postingsOf(db, companyId, applicationId);
  // the first table of a company cannot be undone, and a later posting must be undone first
  if (postings.includes(1) || !(await areLast(db, companyId, postings))) return 'CHANGED_SINCE';
  const own = (await readEntries(db, companyId)).filter(
    (entry) => entry.applicationId === applicationId && isOfFiling(entry),
  );
  if (own.length === 0 && postings.length === 0) return 'NONE';
  const left = new Map(own.map((entry) => [partOf(entry), entry]));
  const isAsLeft = (await readLastEntries(db, companyId)).every((entry) =>
    samePart((left.get(partOf(entry)) ?? entry).after, entry.after),
  );
  return isAsLeft ? 'AS_LEFT' : 'CHANGED_SINCE';
}

/** The numbers of an order follow the shares, forth and back; the order may have been lifted since. */
const isOfFiling = ({ aspect }: { readonly aspect: RegisterAspect }): boolean => aspect !== 'ORDER';

const partOf = ({ aspect, subjectId }: Pick<RegisterEntry, 'aspect' | 'subjectId'>): string =>
  `${aspect}/${subjectId ?? ''}`;

/**
 * Writes counter entries: every part that the filing changed is entered with its former state, its shares are posted as
 * they stood before, and nothing is deleted.
 * Null: the filing changed nothing of this company.
 */
export async function undoChanges(
  unit: UnitOfWork,
  companyId: string,
  applicationId: string,
): Promise<AppliedChanges | null> {
  const entered = await unit.tx
    .selectFrom('register_entry')
    .distinctOn(['aspect', 'subject_id'])
    .select(['aspect', 'subject_id', 'before'])
    .where('company_id', '=', companyId)
    .where('application_id', '=', applicationId)
    .orderBy('aspect')
    .orderBy('subject_id')
    .orderBy('revision')
    .execute();
  const own = entered.filter(isOfFiling);
  const postings = await postingsOf(unit.tx, companyId, applicationId);
  if (own.length === 0 && postings.length === 0) return null;
  const effectiveOn = dayInNepal(unit.now);
  const entries = own.map(({ aspect, subject_id, before }): NewEntry => ({
    aspect,
    subjectId: subject_id,
    after: partSchema.parse(before),
  }));
  if (postings.length === 0) return applyChanges(unit, { companyId, applicationId, effectiveOn }, { entries });
  const last = await readLastEntries(unit.tx, companyId);
  const shares = await undoneShares(unit.tx, companyId, { last, postings, entries, on: effectiveOn });
  const undone = new Set(entries.map(({ aspect, subjectId = null }) => partOf({ aspect, subjectId })));
  // what the filing did not change stays, also a holder who had no share before it
  const kept = last.filter((entry) => OF_SHARES.has(entry.aspect) && !undone.has(partOf(entry)));
  const every = [...entries, ...kept.map(({ aspect, subjectId, after }): NewEntry => ({ aspect, subjectId, after }))];
  return applyChanges(unit, { companyId, applicationId, effectiveOn }, { entries: every, shares: [shares] });
}

/** What a change of shares enters by itself. */
const OF_SHARES: ReadonlySet<RegisterAspect> = new Set(['SHAREHOLDER', 'CAPITAL']);
