import type { FilingAction } from '@registrar/domain/transitions';
import { addDays, daysBetween } from '@registrar/domain/calendar';
import type { JudgeStop } from '@registrar/domain/calls/filing-reports';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import { requireProvenLately } from '../../../platform/proven-lately';
import { refuse } from '../../../platform/refusal';
import { readTerm } from '../../../platform/terms';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { speaksFor } from '../../../register/representation';
import { performAction } from '../../engine/perform-action';
import { enqueueTerm } from '../../facts/corrections/deadline';
import { tellOfStop } from './notify-of-stop';

/** What the gateway does of itself where an officer has found that the report is true. */
export const judgedAction = 'rejectReported' satisfies FilingAction;

/** Who has had the filing in hand is not who says whether it is the company's. */
export interface Handled {
  readonly applicant_id: string;
  readonly assignee_id: string | null;
  readonly operator_id: string | null;
  readonly verified_by: string | null;
}
export const hasHandled = (row: Handled, accountId: string): boolean =>
  [row.applicant_id, row.assignee_id, row.operator_id, row.verified_by].includes(accountId);

/**
 * An officer who has not handled the filing ends the stop: it goes on with the days of the stop added to its terms, or
 * it is rejected.
 *
 * @throws REQ-404 for a stop of another office, PERM-403 for who has handled it or represents the company, FLOW-409
 * once it has ended
 */
export async function judgeStop(unit: UnitOfWork, actor: Actor, stopId: string, judged: JudgeStop): Promise<void> {
  requireProvenLately(actor);
  const found = await unit.tx
    .selectFrom('filing_stop')
    .select('application_id')
    .where('id', '=', stopId)
    .executeTakeFirst();
  if (!found) refuse('REQ-404');
  const row = await unit.tx
    .selectFrom('application')
    .selectAll()
    .where('id', '=', found.application_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.office_id !== actor.officeId) refuse('REQ-404');
  if (hasHandled(row, actor.accountId)) refuse('PERM-403', { message: 'report.handled' });
  if (await speaksFor(unit.tx, actor.accountId, row.company_id ?? '', dayInNepal(unit.now)))
    refuse('PERM-403', { message: 'order.related' });
  const stop = await unit.tx
    .updateTable('filing_stop')
    .set({ ended_at: unit.now, ended_by: actor.accountId, outcome: judged.outcome, reason: judged.reason })
    .where('id', '=', stopId)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!stop) refuse('FLOW-409', { message: 'report.ended' });
  unit.audit({
    actor,
    action: 'FILING_STOP_ENDED',
    objectType: 'filing-stop',
    objectId: stopId,
    after: { applicationId: row.id, outcome: judged.outcome },
    remark: judged.reason,
  });
  if (judged.outcome === 'TRUE')
    await performAction(unit, null, row.id, judgedAction, {
      version: row.version,
      language: 'ne',
      remark: judged.reason,
    });
  else await giveBackTime(unit, row, stop.stopped_at);
  await tellOfStop(unit, stopId, { event: judged.outcome, remark: judged.reason, key: 'judged' });
}

/** The last day of a pending answer and the lease of a claim move on by the time of the stop. */
async function giveBackTime(
  unit: UnitOfWork,
  row: {
    readonly id: string;
    readonly version: number;
    readonly due_on: string | null;
    readonly lease_until: Date | null;
  },
  stoppedAt: Date,
): Promise<void> {
  const days = daysBetween(dayInNepal(stoppedAt), dayInNepal(unit.now));
  const dueOn = row.due_on === null ? null : addDays(row.due_on, days);
  await unit.tx
    .updateTable('application')
    .set({
      due_on: dueOn,
      lease_until: row.lease_until && new Date(row.lease_until.getTime() + unit.now.getTime() - stoppedAt.getTime()),
      updated_at: unit.now,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute();
  if (dueOn === null) return;
  const { reminderDaysBefore } = await readTerm(unit.tx, 'CORRECTION_TERM', dayInNepal(unit.now));
  enqueueTerm(unit, { id: row.id, version: row.version + 1 }, { dueOn, reminderDaysBefore });
}
