import type { Language } from '@registrar/domain/bilingual';
import { addDays } from '@registrar/domain/calendar';
import type { AnswerOpinionRequest, AskOpinionRequest, JudgeOpinionRequest } from '@registrar/domain/calls/proceedings';
import { firstOpenDay, proceedingKind } from '@registrar/domain/proceedings';
import { isClosed, readOfficeHours } from '../applications/working-hours';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import { lookSoon, scheduleDue } from './due-job';
import { refuseField } from './field-problem';
import { conduct } from './lock-proceeding';

export interface OpinionOf {
  readonly proceedingId: string;
  readonly opinionId: string;
}

/**
 * Records that the office asks a body for its opinion; the last day follows from the days of that body.
 *
 * @returns the id of the opinion
 * @throws REQ-404 for a body that the kind does not ask, FLOW-409 while an answer of it is awaited or not judged
 */
export async function askOpinion(
  unit: UnitOfWork,
  actor: Actor,
  proceedingId: string,
  { version, body, question }: AskOpinionRequest,
): Promise<string> {
  const row = await conduct(unit, actor, { id: proceedingId, version });
  if (!proceedingKind(row.kind).opinions.includes(body)) refuse('REQ-404');
  const waiting = await unit.tx
    .selectFrom('proceeding_opinion')
    .select('id')
    .where('proceeding_id', '=', row.id)
    .where('body', '=', body)
    .where('status', 'in', ['REQUESTED', 'SUBMITTED'])
    .executeTakeFirst();
  if (waiting) refuse('FLOW-409', { message: 'proceeding.opinionAwaited' });
  const today = dayInNepal(unit.now);
  const days = (await readTerm(unit.tx, 'OPINION_TERMS', today))[body];
  const hours = await readOfficeHours(unit.tx, today);
  const dueOn = firstOpenDay(addDays(today, days), (day) => isClosed(day, hours));
  const id = unit.newId();
  await unit.tx
    .insertInto('proceeding_opinion')
    .values({
      id,
      proceeding_id: row.id,
      body,
      status: 'REQUESTED',
      question,
      requested_at: unit.now,
      requested_by: actor.accountId,
      due_on: dueOn,
    })
    .execute();
  scheduleDue(unit, row.id, dueOn);
  unit.audit({
    actor,
    action: 'PROCEEDING_OPINION_ASKED',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: row.version,
    after: { id, body, dueOn },
    remark: question,
  });
  return id;
}

/** Records the answer of a body, with the day on which the office received it. */
export async function answerOpinion(
  unit: UnitOfWork,
  actor: Actor,
  { proceedingId, opinionId }: OpinionOf,
  { version, answeredOn, answer }: AnswerOpinionRequest,
  language: Language,
): Promise<void> {
  const row = await conduct(unit, actor, { id: proceedingId, version });
  const opinion = await opinionOf(unit, { proceedingId, opinionId });
  if (opinion.status !== 'REQUESTED') refuse('FLOW-409', { message: 'proceeding.opinionAnswered' });
  if (answeredOn > dayInNepal(unit.now)) refuseField(language, 'answeredOn', 'DATE_IN_FUTURE');
  if (answeredOn < dayInNepal(opinion.requested_at)) refuseField(language, 'answeredOn', 'OPINION_ANSWERED_TOO_EARLY');
  await unit.tx
    .updateTable('proceeding_opinion')
    .set({ status: 'SUBMITTED', answer, answered_on: answeredOn, answered_by: actor.accountId })
    .where('id', '=', opinionId)
    .execute();
  lookSoon(unit, row.id);
  unit.audit({
    actor,
    action: 'PROCEEDING_OPINION_ANSWERED',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: row.version,
    after: { opinionId, answeredOn, answer },
  });
}

/** Decides whether the answer of a body is a consent, with a reason. */
export async function judgeOpinion(
  unit: UnitOfWork,
  actor: Actor,
  { proceedingId, opinionId }: OpinionOf,
  { version, status, reason }: JudgeOpinionRequest,
): Promise<void> {
  const row = await conduct(unit, actor, { id: proceedingId, version });
  const opinion = await opinionOf(unit, { proceedingId, opinionId });
  if (opinion.status !== 'SUBMITTED') refuse('FLOW-409', { message: 'proceeding.opinionNotAnswered' });
  await unit.tx
    .updateTable('proceeding_opinion')
    .set({ status, reason, judged_at: unit.now, judged_by: actor.accountId })
    .where('id', '=', opinionId)
    .execute();
  lookSoon(unit, row.id);
  unit.audit({
    actor,
    action: 'PROCEEDING_OPINION_JUDGED',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: row.version,
    after: { opinionId, status },
    remark: reason,
  });
}

async function opinionOf({ tx }: UnitOfWork, { proceedingId, opinionId }: OpinionOf) {
  const opinion = await tx
    .selectFrom('proceeding_opinion')
    .select(['status', 'requested_at'])
    .where('id', '=', opinionId)
    .where('proceeding_id', '=', proceedingId)
    .executeTakeFirst();
  return opinion ?? refuse('REQ-404');
}
