import type { Actor } from '../platform/actor';
import type { Deed } from '../platform/deed';
import { withdrawChangesAbout } from './decide-change';
import { findStaff, requireAnotherAdministrator, requireStaffAction, requireVersion } from './staff-person';
import { stopWorking, writeAccount } from './take-effect';
import { tellStaff } from './tell-staff';

interface StatusChange {
  readonly remark: string;
  readonly version: number;
}

/** Out at once, in every tab: the next call finds no session. What was claimed goes back to the queue. */
export async function disableStaff(deed: Deed, actor: Actor, accountId: string, { remark, version }: StatusChange): Promise<void> {
  const person = await findStaff(deed, actor, accountId);
  requireStaffAction(actor, person, 'DISABLE');
  requireVersion(person, version);
  await requireAnotherAdministrator(deed, person);
  await withdrawChangesAbout(deed, actor, person, remark);
  // told first: who is disabled is told nothing any more
  await tellStaff(deed, { to: person.id, message: 'disabled.person', event: `${person.id}:${person.version + 1}`, remark });
  const after = await writeAccount(deed, person, { status: 'DISABLED' });
  await stopWorking(deed, person.id, 'DISABLED');
  deed.audit({ actor, action: 'STAFF_DISABLED', objectType: 'account', objectId: person.id, objectVersion: after, before: { status: 'ACTIVE' }, after: { status: 'DISABLED' }, remark });
}

export async function enableStaff(deed: Deed, actor: Actor, accountId: string, { remark, version }: StatusChange): Promise<void> {
  const person = await findStaff(deed, actor, accountId);
  requireStaffAction(actor, person, 'ENABLE');
  requireVersion(person, version);
  const after = await writeAccount(deed, person, { status: 'ACTIVE' });
  deed.audit({ actor, action: 'STAFF_ENABLED', objectType: 'account', objectId: person.id, objectVersion: after, before: { status: 'DISABLED' }, after: { status: 'ACTIVE' }, remark });
  await tellStaff(deed, { to: person.id, message: 'enabled.person', event: `${person.id}:${after}`, remark });
}
