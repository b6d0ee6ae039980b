import { filedAnswers, filedItems } from '@registrar/domain/processes';
import { explanation } from '@registrar/domain/processes/filings/call-for-explanation/definition';
import { frameOf } from '../../../applications/application';
import { refuse } from '../../../platform/refusal';
import { callRows, type CallRow } from '../../facts/explanation-calls/call-state';
import { closeCall, reopenCall } from '../../facts/explanation-calls/close-call';
import { noteOfCall } from '../../facts/explanation-calls/note-of-call';
import { sentence } from '../../../platform/language';
import { changesOfFiler } from '../effects/changes-of-filer';
import type { EffectContext, ProcessEffects } from '../effects/process-effects';

/**
 * Enters the company's explanation as a note in the register, with the office's decision; until then the call is open.
 */
export const callForExplanationEffects: ProcessEffects = {
  async hold(context) {
    if ((await callOf(context)).outcome !== null) refuse('FLOW-409', { message: 'call.decided' });
  },

  async changes(context) {
    const { unit, application, actor, remark } = context;
    const row = await callOf(context);
    // approved in the list of filings: nothing was ordered
    if (row.outcome === null)
      await closeCall(unit, actor, row, {
        outcome: 'CLOSED',
        text: remark ?? sentence('call.closedWithoutRemark', 'np'),
        applicationId: application.row.id,
      });
    const frame = frameOf(application);
    const published = filedItems(frame, 'PUBLISHED_DOCUMENT').map(({ data }) => ({ ...data }));
    return changesOfFiler(application, {
      entries: [
        noteOfCall(await callOf(context), { ...explanation.parse(filedAnswers(frame, 'EXPLANATION')), published }),
      ],
    });
  },

  async revoke(context) {
    await reopenCall(context.unit, context.actor, await callOf(context));
  },
};

async function callOf({ unit, application: { row } }: EffectContext): Promise<CallRow> {
  return callRows(unit.tx)
    .where('proceeding.id', '=', row.subject_id ?? '')
    .forUpdate()
    .executeTakeFirstOrThrow();
}
