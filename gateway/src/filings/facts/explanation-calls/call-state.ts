import { callStates, type CallState } from '@registrar/domain/calls/explanation-calls';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { DB, ExplanationCallTable } from '../../../platform/database/schema.generated';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { refuse } from '../../../platform/refusal';

export type CallRow = Selectable<ExplanationCallTable>;

/** The answer that counts: the draft, or the last submitted one. */
const ANSWER = /* sql */ `
  left join lateral (
    select id, application_number, status, version, submitted_at, due_on, applicant_id from application
     where process_name = 'CALL_FOR_EXPLANATION' and subject_kind = 'PROCEEDING' and subject_id = explanation_call.id::text and discarded_at is null
     order by created_at desc limit 1) answer on true`;
export const withAnswer = (): RawBuilder<unknown> => sql.raw(ANSWER);

/** The state is not stored: it follows from the decision, the status of the answer, and the day. */
export const stateOn = (today: string): RawBuilder<CallState> => sql<CallState>`case
  when explanation_call.outcome = 'ORDER' then 'ORDERED' when explanation_call.outcome = 'CLOSED' then 'CLOSED'
  when answer.status in ('SEND_FOR_CORRECTION', 'ADDITIONAL_DOCUMENT_REQUESTED') then 'SENT_BACK'
  when answer.status is not null and answer.status not in ('DRAFT', 'REJECTED') then 'ANSWERED'
  when explanation_call.answer_by < ${today} then 'PAST_DUE' else 'OPEN' end`;

export interface OpenCall {
  readonly id: string;
  readonly number: string;
  readonly subject: string;
  readonly answerBy: string;
  readonly state: CallState;
}

/** The calls of these companies that wait for an answer, by company. */
export async function callsToAnswer(
  db: Kysely<DB>,
  companyIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, readonly OpenCall[]>> {
  const found = new Map<string, OpenCall[]>();
  if (companyIds.length === 0) return found;
  const { rows } = await sql<{
    id: string;
    company_id: string;
    number: string;
    subject: string;
    answer_by: string;
    state: string;
  }>`
    select explanation_call.id, company_id, number, subject, to_char(answer_by, 'YYYY-MM-DD') as answer_by, ${stateOn(today)} as state from explanation_call ${withAnswer()}
     where outcome is null and company_id in (${sql.join([...companyIds])}) order by answer_by`.execute(db);
  for (const { company_id, answer_by, state, ...row } of rows) {
    const read = callStates.schema.parse(state);
    if (read === 'OPEN' || read === 'PAST_DUE')
      found.set(company_id, [...(found.get(company_id) ?? []), { ...row, answerBy: answer_by, state: read }]);
  }
  return found;
}

/** Locks the call in the unit of work. For another office it does not exist (REQ-404). */
export async function lockCall({ tx }: UnitOfWork, id: string, officeId: number | null): Promise<CallRow> {
  const row = await tx.selectFrom('explanation_call').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || row.office_id !== officeId) refuse('REQ-404');
  return row;
}

export function requireOpenCall(row: CallRow, version: number): void {
  if (row.version !== version) refuse('VER-412');
  if (row.outcome !== null) refuse('FLOW-409', { message: 'call.decided' });
}
