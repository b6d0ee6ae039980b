import type { DecideCallRequest } from '@registrar/domain/calls/explanation-calls';
import type { Language } from '@registrar/domain/bilingual';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import { refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { applyChanges } from '../../../register/apply-changes';
import { openCompany } from '../../../register/open-company';
import { performAction } from '../../engine/perform-action';
import { lockCall, requireOpenCall, withAnswer } from '../../facts/explanation-calls/call-state';
import { closeCall } from '../../facts/explanation-calls/close-call';
import { noteOfCall } from '../../facts/explanation-calls/note-of-call';

/**
 * Decides a call for explanation. An answer that is with the approver is approved with the decision, by the rules of
 * every filing. A call without an answer in time is decided by another officer than the one who opened it.
 */
export async function decideCall(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { version, outcome, text }: DecideCallRequest,
  language: Language,
): Promise<void> {
  const today = dayInNepal(unit.now);
  const {
    rows: [answer],
  } = await sql<{
    id: string | null;
    status: string | null;
    version: number | null;
  }>`select answer.id, answer.status, answer.version from explanation_call ${withAnswer()} where explanation_call.id = ${id}`.execute(
    unit.tx,
  );
  if (answer?.id != null && answer.status !== 'DRAFT' && answer.status !== 'REJECTED') {
    const row = await lockCall(unit, id, actor.officeId);
    requireOpenCall(row, version);
    if (answer.status !== 'VERIFY') refuse('FLOW-409', { message: 'call.answerNotVerified' });
    await closeCall(unit, actor, row, { outcome, text, applicationId: answer.id });
    await performAction(unit, actor, answer.id, 'approve', { version: answer.version ?? 0, remark: text, language });
    return;
  }
  const row = await lockCall(unit, id, actor.officeId);
  requireOpenCall(row, version);
  if (row.answer_by >= today) refuse('FLOW-409', { message: 'call.timeToAnswer' });
  if (row.opened_by === actor.accountId) refuse('PERM-403', { message: 'call.secondPersonNeeded' });
  await openCompany(unit, row.company_id);
  await closeCall(unit, actor, row, { outcome, text, applicationId: null });
  await applyChanges(
    unit,
    { companyId: row.company_id, applicationId: null, effectiveOn: today },
    { entries: [noteOfCall({ ...row, outcome, outcome_text: text }, { explanation: null, published: [] })] },
  );
}
