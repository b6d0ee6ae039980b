import type { CallOutcome } from '@registrar/domain/calls/explanation-calls';
import type { Actor } from '../../../platform/actor';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { endProceeding, reopenProceeding } from '../../../proceedings/end-proceeding';
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
  const version = await endProceeding(unit, row, { outcome, text, actor });
  unit.audit({
    actor,
    action: 'CALL_DECIDED',
    objectType: 'explanation_call',
    objectId: row.id,
    objectVersion: version,
    before: { outcome: null },
    after: { outcome, applicationId },
    remark: text,
  });
  await issueDecisionLetter(unit, row.id, applicationId);
  await notifyOfCall(unit, row.id, 'decided', text);
}

/** Reopens the call after the approval of its answer was revoked; it waits for an answer again. */
export async function reopenCall(unit: UnitOfWork, actor: Actor | null, row: CallRow): Promise<void> {
  const version = await reopenProceeding(unit, row, actor);
  unit.audit({
    actor,
    action: 'CALL_REOPENED',
    objectType: 'explanation_call',
    objectId: row.id,
    objectVersion: version,
    before: { outcome: row.outcome },
    after: { outcome: null },
  });
}
