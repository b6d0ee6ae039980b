import type { ProposeSecondFactorReset } from '@registrar/domain/calls/staff';
import { sql } from 'kysely';
import { hasSecondFactor } from '../accounts/second-factor/has-second-factor';
import type { Actor } from '../platform/actor';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { proposeChange } from './staff-change';
import { lockAccount, lockOffice } from './staff-person';

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
