import type { UnitOfWork } from '../platform/unit-of-work';
import type { ProceedingRow } from './lock-proceeding';

export interface ProceedingEnd {
  readonly outcome: string;
  readonly text: string;
  /** Null: the portal itself. */
  readonly by: string | null;
}

/** Ends a locked proceeding with an outcome of its kind. Returns its new version. */
export async function endProceeding(
  unit: UnitOfWork,
  { id, version }: Pick<ProceedingRow, 'id' | 'version'>,
  { outcome, text, by }: ProceedingEnd,
): Promise<number> {
  await unit.tx
    .updateTable('proceeding')
    .set({ outcome, outcome_text: text, ended_at: unit.now, ended_by: by, version: version + 1 })
    .where('id', '=', id)
    .execute();
  return version + 1;
}

/** Opens a proceeding again whose end was undone. Returns its new version. */
export async function reopenProceeding(
  unit: UnitOfWork,
  { id, version }: Pick<ProceedingRow, 'id' | 'version'>,
): Promise<number> {
  await unit.tx
    .updateTable('proceeding')
    .set({ outcome: null, outcome_text: null, ended_at: null, ended_by: null, version: version + 1 })
    .where('id', '=', id)
    .execute();
  return version + 1;
}
