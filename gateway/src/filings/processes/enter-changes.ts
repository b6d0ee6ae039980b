import type { ProcessDefinition } from '@registrar/domain/processes';
import type { Aspect } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import { applyChanges, type RegisterChanges } from '../../register/apply-changes';
import { openCompany } from '../../register/open-company';
import { mayUndoChanges, undoChanges } from '../../register/undo-changes';
import type { Application } from '../../applications/application';
import { effectsOf } from './effects-of';
import type { EffectContext } from './effects/process-effects';

/**
 * Locks the company, enters the changes of the approval, and writes them to the audit log; nothing for a process
 * without changes.
 */
export async function enterChanges(context: EffectContext): Promise<void> {
  const { unit, application, actor } = context;
  const { changes } = effectsOf(application.definition.process);
  if (!changes) return;
  const companyId = companyOf(application);
  await openCompany(unit, companyId);
  const changed = await changes(context);
  requireNamedAspects(application.definition, changed);
  const { version, tableHash } = await applyChanges(
    unit,
    { companyId, applicationId: application.row.id, effectiveOn: dayInNepal(unit.now) },
    changed,
  );
  unit.audit({
    actor,
    action: 'COMPANY_CHANGED',
    objectType: 'company',
    objectId: companyId,
    objectVersion: version,
    after: { applicationId: application.row.id, entries: changed.entries.length, tableHash },
  });
}

/** Aspects that the reports of several years enter one after the other: they create no conflict. */
const OF_A_YEAR: readonly Aspect[] = ['AUDITOR', 'DISCLOSURE'];

/**
 * A filing may enter only the aspects of its definition, because conflicts and the check for a changed company read
 * only those. A note conflicts with no other filing.
 *
 * @throws when `changes` of a process returns more than its `aspects` name
 */
export function requireNamedAspects(
  { process, register: { aspects } }: Pick<ProcessDefinition, 'process' | 'register'>,
  { entries, shares }: RegisterChanges,
): void {
  const touched: Aspect[] = [...entries.map(({ aspect }) => aspect), ...(shares ? (['SHARES'] as const) : [])];
  const unnamed = touched.filter(
    (aspect) =>
      aspect !== 'NOTE' && !aspects.includes(aspect) && !(aspects.includes('FILINGS') && OF_A_YEAR.includes(aspect)),
  );
  if (unnamed.length > 0)
    throw new Error(`${process} would change ${[...new Set(unnamed)].join(', ')}, which its definition does not name`);
}

/** Reverses the entries of `enterChanges` by counter entries. */
export async function undoEntered({ unit, application, actor }: EffectContext): Promise<void> {
  if (!effectsOf(application.definition.process).changes) return;
  const companyId = companyOf(application);
  await openCompany(unit, companyId);
  const { version } = await undoChanges(unit, companyId, application.row.id);
  unit.audit({
    actor,
    action: 'COMPANY_CHANGE_UNDONE',
    objectType: 'company',
    objectId: companyId,
    objectVersion: version,
    after: { applicationId: application.row.id },
  });
}

/** Whether the approval can be reversed: by the process's own rule, or part by part for its register changes. */
export async function mayBeUndone(db: Kysely<DB>, application: Application): Promise<boolean> {
  const { changes, mayBeUndone: own } = effectsOf(application.definition.process);
  if (own) return own(db, application);
  return (
    changes !== undefined &&
    application.row.company_id !== null &&
    (await mayUndoChanges(db, application.row.company_id, application.row.id))
  );
}

function companyOf({ row, definition }: Application): string {
  if (row.company_id === null) throw new Error(`${definition.process} is filed for a company`);
  return row.company_id;
}
