import type { Language } from '@registrar/domain/bilingual';
import { addDays } from '@registrar/domain/calendar';
import type { AnswerOpinionRequest, AskOpinionRequest, JudgeOpinionRequest } from '@registrar/domain/calls/proceedings';
import { firstOpenDay, proceedingKind } from '@registrar/domain/proceedings';
import { isClosed, readOfficeHours } from '../applications/working-hours';
import { revokeLinks } from '../outside/outside-link';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { lookSoon, scheduleDue } from './due-job';
import { refuseField } from '../platform/refuse-field';
import { conduct } from './lock-proceeding';
import { notifyOfOpinion } from './notify-of-opinion';
import { readOpinionBody } from './opinion-bodies';
import { opinionOf, PURPOSE, sendLink } from './opinion-links';
import { scheduleOpinionReminders } from './opinion-reminders';

export interface OpinionOf {
  readonly proceedingId: string;
  readonly opinionId: string;
}

/**
 * Asks a body for its opinion, by a link where it has an address; the last day and what its silence means follow from
 * the row of that body.
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
  const { days, moreDays, silence, stops } = await readOpinionBody(unit.tx, body, today);
  const hours = await readOfficeHours(unit.tx, today);
  const dueOn = firstOpenDay(addDays(today, days), (day) => isClosed(day, hours));
  const id = unit.newId();
  const opinion = await unit.tx
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
      silence,
      stops,
      more_days: moreDays,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  scheduleDue(unit, row.id, dueOn);
  await scheduleOpinionReminders(unit, opinion);
  const isSent = await sendLink(unit, row, opinion, { askedBy: actor.accountId, occasion: 'ASKED' });
  await notifyOfOpinion(unit, row, opinion, 'asked');
  unit.audit({
    actor,
    action: 'PROCEEDING_OPINION_ASKED',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: row.version,
    after: { id, body, dueOn, silence, stops, isSent },
    remark: question,
  });
  return id;
}

/** Records the answer of a body, with the day on which the office received it. */
export async function answerOpinion(
  unit: UnitOfWork,
  actor: Actor,
  { proceedingId, opinionId }: OpinionOf,
  { version, answeredOn, kind, claimPaisa = null, answer }: AnswerOpinionRequest,
  language: Language,
): Promise<void> {
  const row = await conduct(unit, actor, { id: proceedingId, version });
  const opinion = await opinionOf(unit, { proceedingId, opinionId });
  if (opinion.status !== 'REQUESTED') refuse('FLOW-409', { message: 'proceeding.opinionAnswered' });
  if (answeredOn > dayInNepal(unit.now)) refuseField(language, 'answeredOn', 'DATE_IN_FUTURE');
  if (answeredOn < dayInNepal(opinion.requested_at)) refuseField(language, 'answeredOn', 'OPINION_ANSWERED_TOO_EARLY');
  if (claimPaisa !== null && kind !== 'OBJECTION') refuseField(language, 'claimPaisa', 'OPINION_CLAIM_OF_OBJECTION');
  const answered = await unit.tx
    .updateTable('proceeding_opinion')
    .set({
      status: 'SUBMITTED',
      answer,
      answer_kind: kind ?? null,
      claim_paisa: claimPaisa,
      answered_on: answeredOn,
      answered_by: actor.accountId,
      // what was brought by the link is no part of a letter
      file_name: null,
      file_sha256: null,
      file_type: null,
      file_size: null,
    })
    .where('id', '=', opinionId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await revokeLinks(unit, PURPOSE, [opinionId]);
  await notifyOfOpinion(unit, row, answered, 'answered');
  lookSoon(unit, row.id);
  unit.audit({
    actor,
    action: 'PROCEEDING_OPINION_ANSWERED',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: row.version,
    after: { opinionId, answeredOn, kind: kind ?? null, claimPaisa, answer },
  });
}

/** Takes the answer of a body or not, with a reason; one that is not taken is asked for again. */
export async function judgeOpinion(
  unit: UnitOfWork,
  actor: Actor,
  { proceedingId, opinionId }: OpinionOf,
  { version, status, reason }: JudgeOpinionRequest,
): Promise<void> {
  const row = await conduct(unit, actor, { id: proceedingId, version });
  const opinion = await opinionOf(unit, { proceedingId, opinionId });
  if (opinion.status !== 'SUBMITTED') refuse('FLOW-409', { message: 'proceeding.opinionNotAnswered' });
  const judged = await unit.tx
    .updateTable('proceeding_opinion')
    .set({ status, reason, judged_at: unit.now, judged_by: actor.accountId })
    .where('id', '=', opinionId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await notifyOfOpinion(unit, row, judged, 'judged');
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
