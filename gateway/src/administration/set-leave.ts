import { inBothCalendars } from '@registrar/domain/calendar';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { z } from 'zod';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { JobKind } from '../platform/jobs/job-kind';
import { domainLanguage, type WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import { giveBackClaims } from './give-back-claims';
import { findStaff, requireStaffAction } from './staff-person';
import { notifyStaff } from './notify-staff';

export interface NewLeave {
  /** Days of Nepal, both included. */
  readonly fromDay: string;
  readonly toDay: string;
  readonly remark: string;
}

const EVERY_SECONDS = 10 * 60;
const beginLeavesJob: JobKind<object> = { kind: 'begin-leaves', payload: z.object({}) };

/** Somebody will be away. Their claims go back to the queue when it begins: at once, or with the day. */
export async function setLeave(
  unit: UnitOfWork,
  actor: Actor,
  accountId: string,
  { fromDay, toDay, remark }: NewLeave,
  language: WireLanguage,
): Promise<string> {
  const person = await findStaff(unit, actor, accountId);
  requireStaffAction(actor, person, 'SET_LEAVE');
  const wrong = (path: 'fromDay' | 'toDay', code: ValidationCode): never =>
    refuse('VAL-422', { errors: [{ path, code, message: validationMessage(code, domainLanguage(language)) }] });
  const today = dayInNepal(unit.now);
  if (toDay < today) wrong('toDay', 'LEAVE_IN_THE_PAST');
  const overlapping = await unit.tx
    .selectFrom('staff_leave')
    .select('id')
    .where('account_id', '=', person.id)
    .where('cancelled_at', 'is', null)
    .where('from_day', '<=', toDay)
    .where('to_day', '>=', fromDay)
    .executeTakeFirst();
  if (overlapping) wrong('fromDay', 'LEAVE_OVERLAPS');

  const id = unit.newId();
  await unit.tx
    .insertInto('staff_leave')
    .values({
      id,
      account_id: person.id,
      from_day: fromDay,
      to_day: toDay,
      remark,
      set_by: actor.accountId,
      set_at: unit.now,
    })
    .execute();
  unit.audit({
    actor,
    action: 'STAFF_LEAVE_SET',
    objectType: 'account',
    objectId: person.id,
    after: { id, fromDay, toDay },
    remark,
  });
  await notifyStaff(unit, {
    to: person.id,
    message: 'leaveSet.person',
    event: id,
    words: { from: inBothCalendars(fromDay), to: inBothCalendars(toDay) },
    remark,
  });
  await beginLeaves(unit, id);
  return id;
}

/** They come back early, or do not go. What was given back stays in the queue. */
export async function cancelLeave(
  unit: UnitOfWork,
  actor: Actor,
  { accountId, leaveId }: { accountId: string; leaveId: string },
): Promise<void> {
  const person = await findStaff(unit, actor, accountId);
  const cancelled = await unit.tx
    .updateTable('staff_leave')
    .set({ cancelled_by: actor.accountId, cancelled_at: unit.now })
    .where('id', '=', leaveId)
    .where('account_id', '=', person.id)
    .where('cancelled_at', 'is', null)
    .where('to_day', '>=', dayInNepal(unit.now))
    .returning(['from_day', 'to_day'])
    .executeTakeFirst();
  if (!cancelled) refuse('REQ-404');
  unit.audit({
    actor,
    action: 'STAFF_LEAVE_CANCELLED',
    objectType: 'account',
    objectId: person.id,
    before: { id: leaveId, ...cancelled },
  });
  await notifyStaff(unit, {
    to: person.id,
    message: 'leaveCancelled.person',
    event: leaveId,
    words: { from: inBothCalendars(cancelled.from_day), to: inBothCalendars(cancelled.to_day) },
  });
}

/** For every leave that has begun (or only the one): the claims go back, once. */
export async function beginLeaves(unit: UnitOfWork, leaveId?: string): Promise<void> {
  const begun = await unit.tx
    .updateTable('staff_leave')
    .set({ claims_returned_at: unit.now })
    .where('cancelled_at', 'is', null)
    .where('claims_returned_at', 'is', null)
    .where('from_day', '<=', dayInNepal(unit.now))
    .$if(leaveId !== undefined, (query) => query.where('id', '=', leaveId ?? ''))
    .returning('account_id')
    .execute();
  for (const { account_id } of begun) await giveBackClaims(unit, account_id);
}

export function watchLeaves({ jobs, runUnitOfWork }: Platform): void {
  jobs.every(EVERY_SECONDS, beginLeavesJob, () => runUnitOfWork((unit) => beginLeaves(unit)));
}
