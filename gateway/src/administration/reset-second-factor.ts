import { forgetSecondFactors } from '../accounts/second-factor/factors';
import { notifyOwner } from '../accounts/second-factor/notify-owner';
import { endSessionsOf } from '../accounts/sessions';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuse } from '../platform/refusal';
import type { StaffAccount } from './staff-person';
import type { Reason } from './take-effect';

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
