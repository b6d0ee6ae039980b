import type { CallOutcome } from '@registrar/domain/calls/explanation-calls';
import type { Actor } from '../../../platform/actor';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { issueDecisionLetter } from './call-letter';
import type { CallRow } from './call-state';
import { notifyOfCall } from './notify-of-call';

export interface CallDecision {
  readonly outcome: CallOutcome;
  readonly text: string;
  /** The answer that is approved with it; null: there is no answer. */
  readonly applicationId: string | null;
}

/** Writes the decision of the office and issues its letter. */
export async function closeCall(
  unit: UnitOfWork,
  actor: Actor | null,
  row: CallRow,
  { outcome, text, applicationId }: CallDecision,
): Promise<void> {
  await unit.tx
    .updateTable('explanation_call')
    .set({
      outcome,
      order_text: text,
      decided_at: unit.now,
      decided_by: actor?.accountId ?? null,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute();
  unit.audit({
    actor,
    action: 'CALL_DECIDED',
    objectType: 'explanation_call',
    objectId: row.id,
    objectVersion: row.version + 1,
    before: { outcome: null },
    after: { outcome, applicationId },
    remark: text,
  });
  await issueDecisionLetter(unit, row.id, applicationId);
  await notifyOfCall(unit, row.id, 'decided', text);
}

/** Reopens the call after the approval of its answer was revoked; it waits for an answer again. */
export async function reopenCall(unit: UnitOfWork, actor: Actor | null, row: CallRow): Promise<void> {
  await unit.tx
    .updateTable('explanation_call')
    .set({ outcome: null, order_text: null, decided_at: null, decided_by: null, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  unit.audit({
    actor,
    action: 'CALL_REOPENED',
    objectType: 'explanation_call',
    objectId: row.id,
    objectVersion: row.version + 1,
    before: { outcome: row.outcome },
    after: { outcome: null },
  });
}
