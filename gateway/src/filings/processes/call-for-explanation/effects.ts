import { filedAnswers, filedItems } from '@registrar/domain/processes';
import { explanation } from '@registrar/domain/processes/filings/call-for-explanation/definition';
import { frameOf } from '../../../applications/application';
import { refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import type { CallRow } from '../../facts/explanation-calls/call-state';
import { closeCall, reopenCall } from '../../facts/explanation-calls/close-call';
import { noteOfCall } from '../../facts/explanation-calls/note-of-call';
import { sentence } from '../../../platform/language';
import { changesOfFiler } from '../effects/changes-of-filer';
import type { EffectContext, ProcessEffects } from '../effects/process-effects';

/**
 * Enters the company's explanation as a note in the register, with the office's decision; until then the call is open.
 */
export const callForExplanationEffects: ProcessEffects = {
  async open(unit, companyId, subjectId) {
    const row = await unit.tx
      .selectFrom('explanation_call')
      .select(['outcome'])
      .where('id', '=', subjectId ?? '')
      .where('company_id', '=', companyId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) refuse('REQ-404');
    if (row.outcome !== null) refuse('FLOW-409', { message: 'call.decided' });
    // a later draft would count instead, and the call would be past due although the office has the answer
    const answered = await unit.tx
      .selectFrom('application')
      .select('id')
      .where('company_id', '=', companyId)
      .where('process_name', '=', 'CALL_FOR_EXPLANATION')
      .where('subject_id', '=', subjectId ?? '')
      .where('discarded_at', 'is', null)
      .where('status', 'not in', ['DRAFT', 'REJECTED'])
      .executeTakeFirst();
    if (answered) refuse('FLOW-409', { message: 'call.answered' });
  },

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

const callOf = ({ unit, application: { row } }: EffectContext): Promise<CallRow> => readCall(unit, row.subject_id);

async function readCall({ tx }: UnitOfWork, id: string | null): Promise<CallRow> {
  return tx
    .selectFrom('explanation_call')
    .selectAll()
    .where('id', '=', id ?? '')
    .forUpdate()
    .executeTakeFirstOrThrow();
}
