import type { ExtendCallRequest } from '@registrar/domain/calls/explanation-calls';
import type { Language } from '@registrar/domain/bilingual';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import { refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { extendNotice } from '../../../proceedings/extend-notice';
import { lockCall, requireOpenCall, TIME_TO_ANSWER } from './call-state';
import { daysProblems, problem } from './open-call';
import { notifyOfCall } from './notify-of-call';

/**
 * Extends the time to answer, with a reason; the company is notified. Allowed after the last day too: from then on the
 * call is not late any more.
 */
export async function extendCall(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { version, answerBy, reason }: ExtendCallRequest,
  language: Language,
): Promise<void> {
  const row = await lockCall(unit, id, actor.officeId);
  requireOpenCall(row, version);
  const errors = [
    ...daysProblems(language, answerBy, dayInNepal(unit.now)),
    ...(answerBy <= row.answer_by ? [problem(language, 'answerBy', 'CALL_NOT_EXTENDED')] : []),
  ];
  if (errors.length > 0) refuse('VAL-422', { errors: errors.slice(0, 1) });
  const extended = await extendNotice(unit, row, {
    notice: TIME_TO_ANSWER,
    fromDay: row.answer_by,
    toDay: answerBy,
    by: actor.accountId,
    reason,
  });
  unit.audit({
    actor,
    action: 'CALL_EXTENDED',
    objectType: 'explanation_call',
    objectId: id,
    objectVersion: extended,
    before: { answerBy: row.answer_by },
    after: { answerBy },
    remark: reason,
  });
  await notifyOfCall(unit, id, 'extended', reason);
}
