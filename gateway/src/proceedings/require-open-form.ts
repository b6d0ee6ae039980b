import { phasesOf, proceedingKind, type FormPermission } from '@registrar/domain/proceedings';
import { dayInNepal } from '../platform/clock';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { lockWithCompany } from './lock-proceeding';
import { factsOf } from './read-proceedings';

/** What keeps a form of a proceeding from being begun. */
export type ClosedForm = 'ENDED' | Exclude<FormPermission, 'OPEN'>;

export interface AskedForm {
  readonly process: string;
  readonly companyId: string;
  readonly proceedingId: string;
}

/**
 * Locks the proceeding and answers why the form cannot be begun now; null: it can. A proceeding of another company, or
 * one that has no such form, does not exist (REQ-404).
 */
export async function whyFormIsClosed(
  unit: UnitOfWork,
  { process, companyId, proceedingId }: AskedForm,
): Promise<{ readonly kind: string; readonly why: ClosedForm } | null> {
  const row = await lockWithCompany(unit, proceedingId);
  if (!row || row.company_id !== companyId) refuse('REQ-404');
  const phases = phasesOf(proceedingKind(row.kind), await factsOf(unit.tx, row), dayInNepal(unit.now));
  const form = phases.flatMap(({ forms }) => forms).find((one) => one.process === process);
  if (!form) refuse('REQ-404');
  if (form.permission === 'OPEN') return null;
  return { kind: row.kind, why: row.ended_at === null ? form.permission : 'ENDED' };
}
