import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { enterOutcomeStatus, undoOutcomeStatus } from './enter-company-status';
import type { ProceedingRow } from './lock-proceeding';

export interface ProceedingEnd {
  readonly outcome: string;
  readonly text: string;
  /** Null: the portal itself. */
  readonly actor: Actor | null;
  /** The filing whose approval ends it, where the company's history shall name it. */
  readonly applicationId?: string;
}

/**
 * Ends a locked proceeding with an outcome of its kind, and enters the status that the company has after it. Returns
 * the new version of the proceeding.
 */
export async function endProceeding(
  unit: UnitOfWork,
  row: ProceedingRow,
  { outcome, text, actor, applicationId }: ProceedingEnd,
): Promise<number> {
  await enterOutcomeStatus(unit, row, outcome, actor, applicationId);
  await unit.tx
    .updateTable('proceeding')
    .set({
      outcome,
      outcome_text: text,
      ended_at: unit.now,
      ended_by: actor?.accountId ?? null,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute();
  return row.version + 1;
}

/** Opens a proceeding again whose end was undone; the company has the status of before. Returns its new version. */
export async function reopenProceeding(unit: UnitOfWork, row: ProceedingRow, actor: Actor | null): Promise<number> {
  if (row.outcome !== null) await undoOutcomeStatus(unit, row, row.outcome, actor);
  await unit.tx
    .updateTable('proceeding')
    .set({ outcome: null, outcome_text: null, ended_at: null, ended_by: null, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  return row.version + 1;
}
