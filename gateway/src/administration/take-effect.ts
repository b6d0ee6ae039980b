import type { Role } from '@registrar/domain/permissions';
import { endSessionsOf } from '../accounts/sessions';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { giveBackClaims } from './give-back-claims';
import { requireAnotherAdministrator, type StaffAccount } from './staff-person';
import { officeName, roleName } from './staff-names';
import { notifyStaff } from './notify-staff';

export interface Reason {
  readonly remark: string;
  /** The proposal this comes from. */
  readonly changeId?: string;
}

/**
 * The role is another one from now on: the person is out, signs in anew, and what was claimed in the old role goes
 * back.
 */
export async function giveRole(
  unit: UnitOfWork,
  actor: Actor,
  person: StaffAccount,
  role: Role,
  { remark, changeId }: Reason,
): Promise<void> {
  await requireAnotherAdministrator(unit, person);
  const version = await writeAccount(unit, person, { role });
  unit.audit({
    actor,
    action: 'STAFF_ROLE_CHANGED',
    objectType: 'account',
    objectId: person.id,
    objectVersion: version,
    before: { role: person.role },
    after: { role, changeId: changeId ?? null },
    remark,
  });
  await notifyStaff(unit, {
    to: person.id,
    message: 'roleChanged.person',
    event: `${person.id}:${version}`,
    words: { before: roleName(person.role), after: roleName(role) },
    remark,
  });
  await stopWorking(unit, person.id, 'ROLE_CHANGED');
}

/** The person belongs to another office from now on. */
export async function giveOffice(
  unit: UnitOfWork,
  actor: Actor,
  person: StaffAccount,
  officeId: number,
  { remark, changeId }: Reason,
): Promise<void> {
  await requireAnotherAdministrator(unit, person);
  // before the move: what was claimed belongs to the office that is left
  await giveBackClaims(unit, person.id);
  const version = await writeAccount(unit, person, { office_id: officeId });
  unit.audit({
    actor,
    action: 'STAFF_OFFICE_CHANGED',
    objectType: 'account',
    objectId: person.id,
    objectVersion: version,
    before: { office: person.officeId },
    after: { office: officeId, changeId: changeId ?? null },
    remark,
  });
  const words = { before: await officeName(unit, person.officeId), after: await officeName(unit, officeId) };
  await notifyStaff(unit, {
    to: person.id,
    message: 'officeChanged.person',
    event: `${person.id}:${version}`,
    words,
    remark,
  });
  await stopWorking(unit, person.id, 'ROLE_CHANGED');
}

/** Out of every session at once, and nothing in hand any more. */
export async function stopWorking(
  unit: UnitOfWork,
  accountId: string,
  reason: 'ROLE_CHANGED' | 'DISABLED',
): Promise<void> {
  await endSessionsOf(unit, accountId, reason);
  await giveBackClaims(unit, accountId);
}

export async function writeAccount(
  unit: UnitOfWork,
  person: StaffAccount,
  changes: { role?: Role; office_id?: number; status?: StaffAccount['status'] },
): Promise<number> {
  const version = person.version + 1;
  await unit.tx
    .updateTable('account')
    .set({ ...changes, version })
    .where('id', '=', person.id)
    .execute();
  return version;
}
