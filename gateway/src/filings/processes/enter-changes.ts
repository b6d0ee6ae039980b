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
 * Holds the company, enters what the approval changes of it, and writes that into the audit log; of a process without
 * changes nothing.
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

/** What the reports of several years enter one after the other: none of them waits for it. */
const OF_A_YEAR: readonly Aspect[] = ['AUDITOR', 'DISCLOSURE'];

/**
 * A filing enters only what its definition says that it changes: the others that wait for it, and the question whether
 * the company is as it was filed with, look at nothing else. A note changes nothing that another filing is about.
 *
 * @throws where `changes` of a process gives more than its `aspects` name
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

/** Undoes by counter entries what `enterChanges` entered. */
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

/**
 * A process says itself what its approval leaves to undo, or has changes of the register, which are undone part by
 * part.
 */
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
