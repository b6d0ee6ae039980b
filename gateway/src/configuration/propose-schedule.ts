import type { ProposeScheduleRequest } from '@registrar/domain/calls/schedules';
import type { Language } from '@registrar/domain/bilingual';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { rolesWith } from '@registrar/domain/permissions';
import { mayBeginToday, scheduleValueSchema } from '@registrar/domain/schedules';
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import { proposalExpiry } from '../platform/two-person';
import { holdDocumentList } from './hold-document-list';
import { expireScheduleProposals } from './expire-proposals';
import { beginsTooEarly, rowOn, rowsOf, takesPlace } from './rows';
import { notifyOfSchedule } from './notify-of-schedule';
import { isOffered } from './offered-schedule';

/** Writes down the rate that is to hold from a day on, and tells those who may let it in. */
export async function proposeSchedule(
  unit: UnitOfWork,
  actor: Actor,
  request: ProposeScheduleRequest,
  language: Language,
): Promise<string> {
  const { key, validFrom, validTo, reference, referenceNepali, certainty, remark } = request;
  if (!isOffered(key)) refuse('FLOW-409', { message: 'schedule.askedByNothing' });
  const value = scheduleValueSchema(key).parse(request.value);
  await expireScheduleProposals(unit, key);
  const open = await unit.tx
    .selectFrom('schedule_proposal')
    .select('id')
    .where('key', '=', key)
    .where('status', '=', 'PROPOSED')
    .executeTakeFirst();
  if (open) refuse('FLOW-409', { message: 'schedule.changeWaits' });

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

  const { scheduleDays } = await readTerm(unit.tx, 'PROPOSAL_TERMS', dayInNepal(unit.now));
  const row = {
    id: unit.newId(),
    key,
    valid_from: validFrom,
    valid_to: validTo,
    value: JSON.stringify(value),
    reference,
    reference_nepali: referenceNepali,
    certainty,
    replaces_from: before?.validFrom ?? null,
    remark,
    status: 'PROPOSED' as const,
    proposed_by: actor.accountId,
    proposed_at: unit.now,
    expires_at: proposalExpiry(unit.now, scheduleDays),
  };
  await unit.tx.insertInto('schedule_proposal').values(row).execute();
  unit.audit({
    actor,
    action: 'SCHEDULE_PROPOSED',
    objectType: 'schedule',
    objectId: row.id,
    before: before ?? undefined,
    after: { key, validFrom, validTo, value, reference, referenceNepali, certainty },
    remark,
  });
  const approvers = await unit.tx
    .selectFrom('account')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where('role', 'in', rolesWith('APPROVE_CONFIGURATION'))
    .where('id', '<>', actor.accountId)
    .orderBy('id')
    .execute();
  for (const { id } of approvers)
    await notifyOfSchedule(unit, { to: id, message: 'proposed', proposalId: row.id, key, validFrom, remark });
  return row.id;
}
