import { proceedingKind } from '@registrar/domain/proceedings';
import { endSettlement } from '../money/fines/ask-settlement';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { isClosed } from '../register/open-company';
import { enterOutcomeStatus, undoOutcomeStatus, type OrderText } from './enter-company-status';
import { tellFollowers } from './followers/tell-followers';
import type { ProceedingRow } from './lock-proceeding';

export interface ProceedingEnd {
  readonly outcome: string;
  readonly text: string;
  /** Null: the portal itself. */
  readonly actor: Actor | null;
  /** The filing whose approval ends it, where the company's history shall name it. */
  readonly applicationId?: string;
  /** The order that ends it; its words stay with the entry in the register. */
  readonly order?: OrderText;
}

/**
 * Ends a locked proceeding with an outcome of its kind, and enters the status that the company has after it. Returns
 * the new version of the proceeding.
 *
 * @throws FLOW-409 while a payment that depends on it is being processed
 */
export async function endProceeding(
  unit: UnitOfWork,
  row: ProceedingRow,
  { outcome, text, actor, applicationId, order }: ProceedingEnd,
): Promise<number> {
  await endSettlementOf(unit, row, outcome, actor);
  await enterOutcomeStatus(unit, row, outcome, { actor, applicationId, order });
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
  tellFollowers(unit, row.id, { kind: 'ENDED', outcome });
  return row.version + 1;
}

/** The company stays in the register: its fines are owed in full again, and what it paid counts towards them. */
async function endSettlementOf(
  unit: UnitOfWork,
  { kind: key, opened_by_filing }: ProceedingRow,
  outcome: string,
  actor: Actor | null,
): Promise<void> {
  const { settlesFines, companyStatus } = proceedingKind(key);
  if (settlesFines !== true || opened_by_filing === null || isClosed(companyStatus?.outcomes[outcome] ?? '')) return;
  await endSettlement(unit, actor, opened_by_filing);
}

/** Opens a proceeding again whose end was undone; the company has the status of before. Returns its new version. */
export async function reopenProceeding(unit: UnitOfWork, row: ProceedingRow, actor: Actor | null): Promise<number> {
  if (row.outcome !== null) await undoOutcomeStatus(unit, row, row.outcome, actor);
  await unit.tx
    .updateTable('proceeding')
    .set({ outcome: null, outcome_text: null, ended_at: null, ended_by: null, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  tellFollowers(unit, row.id, { kind: 'REOPENED' });
  return row.version + 1;
}
