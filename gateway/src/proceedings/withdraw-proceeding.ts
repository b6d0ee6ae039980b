import type { WithdrawProceedingRequest } from '@registrar/domain/calls/own-proceedings';
import { phasesOf, proceedingKind } from '@registrar/domain/proceedings';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { speaksFor } from '../register/representation';
import { companyEnds } from './company-ends';
import { endProceeding } from './end-proceeding';
import { lockWithCompany } from './lock-proceeding';
import { factsOf } from './read-proceedings';

/**
 * The company ends a proceeding that it had asked for itself; it is active again. A representative does so, no mandate.
 *
 * @throws REQ-404 for others, VER-412 for another version, FLOW-409 once it has ended, where the office alone ends it,
 *   and while the office decides on a form
 */
export async function withdrawProceeding(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { version, reason }: WithdrawProceedingRequest,
): Promise<void> {
  const row = await lockWithCompany(unit, id);
  const today = dayInNepal(unit.now);
  if (!row || !(await speaksFor(unit.tx, actor.accountId, row.company_id, today))) refuse('REQ-404');
  if (row.version !== version) refuse('VER-412');
  if (row.ended_at !== null) refuse('FLOW-409', { message: 'proceeding.ended' });
  const kind = proceedingKind(row.kind);
  const outcome = companyEnds(kind);
  if (outcome === undefined) refuse('FLOW-409', { message: 'proceeding.notWithdrawn' });
  const forms = phasesOf(kind, await factsOf(unit.tx, row), today).flatMap((phase) => phase.forms);
  if (forms.some(({ permission }) => permission === 'SUBMITTED'))
    refuse('FLOW-409', { message: 'proceeding.formUndecided' });
  const ended = await endProceeding(unit, row, { outcome, text: reason, actor });
  unit.audit({
    actor,
    action: 'PROCEEDING_WITHDRAWN',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: ended,
    before: { outcome: null },
    after: { outcome },
    remark: reason,
  });
}
