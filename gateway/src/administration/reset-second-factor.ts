import type { ProposeSecondFactorReset } from '@registrar/domain/calls/staff';
import { sql } from 'kysely';
import { forgetSecondFactors } from '../accounts/second-factor/factors';
import { hasSecondFactor } from '../accounts/second-factor/has-second-factor';
import { notifyOwner } from '../accounts/second-factor/notify-owner';
import { endSessionsOf } from '../accounts/sessions';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuse } from '../platform/refusal';
import { proposeChange } from './propose-change';
import { lockAccount, lockOffice, type StaffAccount } from './staff-person';
import type { Reason } from './take-effect';

/**
 * Of the own office: an officer, or somebody who files. Nobody else is there; whoever has none has nothing to lose.
 */
export async function proposeSecondFactorReset(
  unit: UnitOfWork,
  actor: Actor,
  { username, remark }: ProposeSecondFactorReset,
): Promise<void> {
  const officeId = actor.officeId ?? refuse('REQ-404');
  const found = await unit.tx
    .selectFrom('account')
    .select(['id', hasSecondFactor.as('has_second_factor')])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('office_id', '=', officeId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!found) refuse('FLOW-409', { message: 'staff.nobodyOfThatName' });
  if (found.id === actor.accountId) refuse('PERM-403', { message: 'staff.notOneself' });
  if (!found.has_second_factor) refuse('FLOW-409', { message: 'staff.noSecondFactor' });
  await lockOffice(unit, officeId);
  const person = (await lockAccount(unit, found.id)) ?? refuse('REQ-404');
  await proposeChange(unit, actor, person, { kind: 'SECOND_FACTOR' }, remark);
}

/** Somebody may have the lost device and an open session: all of them end. The password stays. */
export async function resetSecondFactor(
  unit: UnitOfWork,
  actor: Actor,
  person: StaffAccount,
  { remark, changeId }: Reason,
): Promise<void> {
  if (!(await forgetSecondFactors(unit, person.id))) refuse('FLOW-409', { message: 'proposal.outdated' });
  unit.audit({
    actor,
    action: 'SECOND_FACTOR_RESET',
    objectType: 'account',
    objectId: person.id,
    after: { changeId: changeId ?? null },
    remark,
  });
  await endSessionsOf(unit, person.id, 'SECOND_FACTOR_RESET');
  await notifyOwner(unit, person.id, 'reset');
}
