import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { withdrawWaiting } from '../proposals/decide';
import { staffChanges } from './staff-change';
import { findStaff, requireAnotherAdministrator, requireStaffAction, requireVersion } from './staff-person';
import { stopWorking, writeAccount } from './take-effect';
import { notifyStaff } from './notify-staff';

interface StatusChange {
  readonly remark: string;
  readonly version: number;
}

/** Out at once, in every tab: the next call finds no session. What was claimed goes back to the queue. */
export async function disableStaff(
  unit: UnitOfWork,
  actor: Actor,
  accountId: string,
  { remark, version }: StatusChange,
): Promise<void> {
  const person = await findStaff(unit, actor, accountId);
  requireStaffAction(actor, person, 'DISABLE');
  requireVersion(person, version);
  await requireAnotherAdministrator(unit, person);
  // what waits about somebody who is disabled has lost its sense
  await withdrawWaiting(unit, actor, staffChanges, person.id, remark);
  // told first: who is disabled is told nothing any more
  await notifyStaff(unit, {
    to: person.id,
    message: 'disabled.person',
    event: `${person.id}:${person.version + 1}`,
    remark,
  });
  const after = await writeAccount(unit, person, { status: 'DISABLED' });
  await stopWorking(unit, person.id, 'DISABLED');
  unit.audit({
    actor,
    action: 'STAFF_DISABLED',
    objectType: 'account',
    objectId: person.id,
    objectVersion: after,
    before: { status: 'ACTIVE' },
    after: { status: 'DISABLED' },
    remark,
  });
}

export async function enableStaff(
  unit: UnitOfWork,
  actor: Actor,
  accountId: string,
  { remark, version }: StatusChange,
): Promise<void> {
  const person = await findStaff(unit, actor, accountId);
  requireStaffAction(actor, person, 'ENABLE');
  requireVersion(person, version);
  const after = await writeAccount(unit, person, { status: 'ACTIVE' });
  unit.audit({
    actor,
    action: 'STAFF_ENABLED',
    objectType: 'account',
    objectId: person.id,
    objectVersion: after,
    before: { status: 'DISABLED' },
    after: { status: 'ACTIVE' },
    remark,
  });
  await notifyStaff(unit, { to: person.id, message: 'enabled.person', event: `${person.id}:${after}`, remark });
}
