import type { ProposeScheduleRequest } from '@registrar/domain/calls/schedules';
import type { Language } from '@registrar/domain/bilingual';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { mayBeginToday, scheduleValueSchema } from '@registrar/domain/schedules';
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuse } from '../platform/refusal';
import { propose, requireNoneWaits } from '../proposals/propose';
import { holdDocumentList } from './hold-document-list';
import { beginsTooEarly, rowOn, rowsOf, takesPlace } from './rows';
import { isOffered } from './offered-schedule';
import { scheduleProposals } from './schedule-proposal';

/** Writes down the rate that is to hold from a day on, and notifies those who may approve it. */
export async function proposeSchedule(
  unit: UnitOfWork,
  actor: Actor,
  request: ProposeScheduleRequest,
  language: Language,
): Promise<string> {
  const { key, validFrom, validTo, reference, referenceNepali, certainty, remark } = request;
  if (!isOffered(key)) refuse('FLOW-409', { message: 'schedule.askedByNothing' });
  const value = scheduleValueSchema(key).parse(request.value);
  await requireNoneWaits(unit, scheduleProposals, key, 'schedule.changeWaits');

  const rows = await rowsOf(unit.tx, key);
  const before = rowOn(rows, validFrom);
  const wrong = (path: string, code: ValidationCode): never =>
    refuse('VAL-422', { errors: [{ path, code, message: validationMessage(code, language) }] });
  // what has been asked of anybody by today stays right: rates change from tomorrow at the earliest
  if (beginsTooEarly(key, validFrom, dayInNepal(unit.now)))
    wrong('validFrom', mayBeginToday(key) ? 'SCHEDULE_DAY_OVER' : 'SCHEDULE_DAY_PAST');
  if (rows.some((row) => row.validFrom === validFrom) && !takesPlace(key, validFrom, dayInNepal(unit.now)))
    wrong('validFrom', 'SCHEDULE_DAY_TAKEN');
  // another amount is a row; another way to find it is a release of the engine
  if (before && before.value.basis !== value.basis) wrong('value.basis', 'INVALID');
  if (before && before.validTo === validTo && isDeepStrictEqual(before.value, value))
    wrong('value', 'SCHEDULE_UNCHANGED');

  const faults = holdDocumentList(key, value, language);
  if (faults.length > 0) refuse('VAL-422', { errors: faults });

  return propose(unit, actor, scheduleProposals, {
    subject: key,
    content: {
      key,
      validFrom,
      validTo,
      value,
      reference,
      referenceNepali,
      certainty,
      replacesFrom: before?.validFrom ?? null,
    },
    remark,
    before: before ?? undefined,
  });
}
