import type { OpenPhaseRequest } from '@registrar/domain/calls/proceedings';
import { phasesOf, proceedingKind } from '@registrar/domain/proceedings';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { lookSoon } from './due-job';
import { conduct } from './lock-proceeding';
import { factsOf } from './read-proceedings';

/**
 * Records that the office opens a phase that waits for it. The phase is open once all else that it waits for has come
 * as well.
 *
 * @throws FLOW-409 while the phases before are not approved, and where the phase does not wait for the office
 */
export async function openPhase(
  unit: UnitOfWork,
  actor: Actor,
  { proceedingId, phase }: { readonly proceedingId: string; readonly phase: string },
  { version, remark }: OpenPhaseRequest,
): Promise<void> {
  const row = await conduct(unit, actor, { id: proceedingId, version });
  const today = dayInNepal(unit.now);
  const states = phasesOf(proceedingKind(row.kind), await factsOf(unit.tx, row), today);
  const state = states.find(({ key }) => key === phase);
  if (!state) refuse('REQ-404');
  if (!state.awaits.some(({ after }) => after === 'OFFICE'))
    refuse('FLOW-409', { message: 'proceeding.phaseNotAwaited' });
  await unit.tx
    .insertInto('proceeding_phase_opening')
    .values({
      id: unit.newId(),
      proceeding_id: row.id,
      phase,
      opened_on: today,
      opened_at: unit.now,
      opened_by: actor.accountId,
      remark,
    })
    .execute();
  lookSoon(unit, row.id);
  unit.audit({
    actor,
    action: 'PROCEEDING_PHASE_OPENED',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: row.version,
    after: { phase, openedOn: today },
    remark,
  });
}
