import type { CallState } from '@registrar/domain/calls/explanation-calls';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { DB, ExplanationCallMatterTable } from '../../../platform/database/schema.generated';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { refuse } from '../../../platform/refusal';
import { lockWithCompany, type ProceedingRow } from '../../../proceedings/lock-proceeding';

/** The notice that gives a call its last day. */
export const TIME_TO_ANSWER = 'TIME_TO_ANSWER';

export type CallRow = ProceedingRow &
  Pick<Selectable<ExplanationCallMatterTable>, 'subject' | 'matter' | 'approved_on' | 'body'> & {
    /** The last day, as it was extended; AD. */
    readonly answer_by: string;
  };

/** The answer that counts: the draft, or the last submitted one. */
const ANSWER = /* sql */ `
  left join lateral (
    select id, application_number, status, version, submitted_at, due_on, applicant_id from application
     where application.company_id = explanation_call.company_id and subject_kind = 'PROCEEDING' and subject_id = explanation_call.id::text and discarded_at is null
     order by created_at desc limit 1) answer on true`;
export const withAnswer = (): RawBuilder<unknown> => sql.raw(ANSWER);

/** The state is not stored: it follows from the decision, the status of the answer, and the day. */
export const stateOn = (today: string): RawBuilder<CallState> => sql<CallState>`case
  when explanation_call.outcome = 'ORDER' then 'ORDERED' when explanation_call.outcome = 'CLOSED' then 'CLOSED'
  when answer.status in ('SEND_FOR_CORRECTION', 'ADDITIONAL_DOCUMENT_REQUESTED') then 'SENT_BACK'
  when answer.status is not null and answer.status not in ('DRAFT', 'REJECTED') then 'ANSWERED'
  when explanation_call.answer_by < ${today} then 'PAST_DUE' else 'OPEN' end`;

/** Calls as rows: the proceeding, its time to answer, and what only a call says. */
export const callRows = (db: Kysely<DB>) =>
  db
    .selectFrom('proceeding')
    .innerJoin('explanation_call_matter', 'explanation_call_matter.id', 'proceeding.id')
    .innerJoin('proceeding_notice', (join) =>
      join
        .onRef('proceeding_notice.proceeding_id', '=', 'proceeding.id')
        .on('proceeding_notice.kind', '=', TIME_TO_ANSWER),
    )
    .selectAll('proceeding')
    .select(['subject', 'matter', 'approved_on', 'body', 'ends_on as answer_by']);

/** Locks the call in the unit of work. For another office it does not exist (REQ-404). */
export async function lockCall(unit: UnitOfWork, id: string, officeId: number | null): Promise<CallRow> {
  await lockWithCompany(unit, id);
  const row = await callRows(unit.tx).where('proceeding.id', '=', id).executeTakeFirst();
  if (!row || row.office_id !== officeId) refuse('REQ-404');
  return row;
}

export function requireOpenCall(row: CallRow, version: number): void {
  if (row.version !== version) refuse('VER-412');
  if (row.outcome !== null) refuse('FLOW-409', { message: 'call.decided' });
}
