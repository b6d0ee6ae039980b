import { addDays } from '@registrar/domain/calendar';
import type { AskMoreTime, DecideMoreTime } from '@registrar/domain/calls/more-time';
import type { Language } from '@registrar/domain/bilingual';
import { firstOpenDay, proceedingKind } from '@registrar/domain/proceedings';
import type { Kysely } from 'kysely';
import { isClosed, readOfficeHours } from '../applications/working-hours';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import { speaksFor } from '../register/representation';
import { scheduleDue } from './due-job';
import { extendNotice } from './extend-notice';
import { refuseField } from '../platform/refuse-field';
import { conduct, lockWithCompany, type ProceedingRow } from './lock-proceeding';
import { notifyOfMoreTime, notifyOfRequest } from './notify-of-more-time';

interface RunningTime {
  readonly notice: string;
  /** AD. */
  readonly endsOn: string;
  readonly recordedBy: string | null;
}

/** The time of the company that its kind lets be made longer, as it runs or has run; undefined: none was given. */
export async function timeOf(
  db: Kysely<DB>,
  { id, kind }: Pick<ProceedingRow, 'id' | 'kind'>,
): Promise<RunningTime | undefined> {
  const notice = proceedingKind(kind).moreTime;
  if (notice === undefined) return undefined;
  const row = await db
    .selectFrom('proceeding_notice')
    .select(['ends_on', 'recorded_by'])
    .where('proceeding_id', '=', id)
    .where('kind', '=', notice)
    .where('returned_on', 'is', null)
    .orderBy('ends_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { notice, endsOn: row.ends_on, recordedBy: row.recorded_by };
}

/**
 * A representative asks for more time before it ends. Returns the id of the request.
 *
 * @throws REQ-404 for others, FLOW-409 where no time runs, one waits or all are used, VAL-422 for too many days
 */
export async function askMoreTime(
  unit: UnitOfWork,
  actor: Actor,
  proceedingId: string,
  { days, reason }: AskMoreTime,
  language: Language,
): Promise<string> {
  const row = await lockWithCompany(unit, proceedingId);
  const today = dayInNepal(unit.now);
  if (!row || !(await speaksFor(unit.tx, actor.accountId, row.company_id, today))) refuse('REQ-404');
  if (row.ended_at !== null) refuse('FLOW-409', { message: 'proceeding.ended' });
  const time = await timeOf(unit.tx, row);
  if (!time || time.endsOn < today) refuse('FLOW-409', { message: 'moreTime.noTime' });
  const terms = await readTerm(unit.tx, 'PROCEEDING_TERMS', today);
  const asked = await unit.tx
    .selectFrom('proceeding_more_time')
    .select('outcome')
    .where('proceeding_id', '=', row.id)
    .where('notice', '=', time.notice)
    .execute();
  if (asked.some(({ outcome }) => outcome === null)) refuse('FLOW-409', { message: 'moreTime.waits' });
  if (asked.length >= terms.moreTimeTimes) refuse('FLOW-409', { message: 'moreTime.used' });
  if (days > terms.moreTimeDays)
    refuseField(language, 'days', 'NUMBER_BETWEEN', { minimum: '1', maximum: String(terms.moreTimeDays) });
  const { moreTimeWaitDays } = await readTerm(unit.tx, 'HEARING_TERMS', today);
  const waitsUntil = addDays(time.endsOn, moreTimeWaitDays);
  const id = unit.newId();
  await unit.tx
    .insertInto('proceeding_more_time')
    .values({
      id,
      proceeding_id: row.id,
      notice: time.notice,
      days,
      reason,
      asked_by: actor.accountId,
      asked_at: unit.now,
      waits_until: waitsUntil,
    })
    .execute();
  scheduleDue(unit, row.id, waitsUntil);
  unit.audit({
    actor,
    action: 'PROCEEDING_TIME_ASKED',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: row.version,
    after: { id, notice: time.notice, days },
    remark: reason,
  });
  await notifyOfRequest(unit, row, { id, days, endsOn: time.endsOn, reason });
  return id;
}

/**
 * Another officer than the one who recorded the notice grants or refuses the time, while its end waits for it at the
 * latest. Granted, it ends the asked days after its present last day, on a day on which the office is open.
 */
export async function decideMoreTime(
  unit: UnitOfWork,
  actor: Actor,
  { proceedingId, requestId }: { readonly proceedingId: string; readonly requestId: string },
  { version, outcome, reason }: DecideMoreTime,
): Promise<void> {
  const row = await conduct(unit, actor, { id: proceedingId, version });
  const request = await unit.tx
    .selectFrom('proceeding_more_time')
    .selectAll()
    .where('id', '=', requestId)
    .where('proceeding_id', '=', row.id)
    .executeTakeFirst();
  if (!request) refuse('REQ-404');
  if (request.outcome !== null) refuse('FLOW-409', { message: 'moreTime.decided' });
  const today = dayInNepal(unit.now);
  if (request.waits_until !== null && request.waits_until < today) refuse('FLOW-409', { message: 'moreTime.waitOver' });
  const time = await timeOf(unit.tx, row);
  if (time?.recordedBy === actor.accountId) refuse('PERM-403', { message: 'moreTime.otherOfficer' });
  if (await speaksFor(unit.tx, actor.accountId, row.company_id, today))
    refuse('PERM-403', { message: 'order.related' });
  let endsOn: string | null = null;
  if (outcome === 'GRANTED') {
    if (!time) refuse('FLOW-409', { message: 'moreTime.noTime' });
    const hours = await readOfficeHours(unit.tx, today);
    endsOn = firstOpenDay(addDays(time.endsOn, request.days), (day) => isClosed(day, hours));
    if (endsOn < today) refuse('FLOW-409', { message: 'moreTime.tooLate' });
    // the act has raised the version already
    const extension = { notice: time.notice, fromDay: time.endsOn, toDay: endsOn, by: actor.accountId, reason };
    await extendNotice(unit, { id: row.id, version: row.version - 1 }, extension);
  }
  await unit.tx
    .updateTable('proceeding_more_time')
    .set({ outcome, decision: reason, decided_by: actor.accountId, decided_at: unit.now, ends_on: endsOn })
    .where('id', '=', requestId)
    .execute();
  unit.audit({
    actor,
    action: outcome === 'GRANTED' ? 'PROCEEDING_TIME_GRANTED' : 'PROCEEDING_TIME_REFUSED',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: row.version,
    after: { requestId, endsOn },
    remark: reason,
  });
  await notifyOfMoreTime(unit, row, { id: requestId, outcome, reason, endsOn: endsOn ?? time?.endsOn ?? null });
}
