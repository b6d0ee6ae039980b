import { WATCHING_ROLES, type StaffAction } from '@registrar/domain/calls/staff';
import { roles, STAFF_ROLES, type Role } from '@registrar/domain/permissions';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuse } from '../platform/refusal';

/** A person of an office, as the rules look at them. */
export interface StaffAccount {
  readonly id: string;
  readonly username: string;
  readonly nameEnglish: string;
  readonly nameNepali: string;
  readonly role: Role;
  readonly officeId: number;
  readonly status: 'ACTIVE' | 'DISABLED';
  readonly version: number;
}

/**
 * One person of the administrator's own office, locked until the unit of work is done. The office is locked first,
 * always: of two administrators who disable each other at the same moment, one comes first. Another office's person and
 * an applicant are not there.
 */
export async function findStaff(unit: UnitOfWork, actor: Actor, accountId: string): Promise<StaffAccount> {
  const officeId = actor.officeId ?? refuse('REQ-404');
  await lockOffice(unit, officeId);
  const account = await lockAccount(unit, accountId);
  if (!account || account.officeId !== officeId || !STAFF_ROLES.includes(account.role)) refuse('REQ-404');
  return account;
}

export async function lockOffice(unit: UnitOfWork, officeId: number): Promise<void> {
  await unit.tx.selectFrom('office').select('id').where('id', '=', officeId).forNoKeyUpdate().execute();
}

export async function lockAccount(unit: UnitOfWork, accountId: string): Promise<StaffAccount | undefined> {
  const row = await unit.tx
    .selectFrom('account')
    .select(['id', 'username', 'name_english', 'name_nepali', 'role', 'office_id', 'status', 'version'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    username: row.username,
    nameEnglish: row.name_english,
    nameNepali: row.name_nepali,
    role: roles.schema.parse(row.role),
    officeId: row.office_id,
    status: row.status,
    version: row.version,
  };
}

/**
 * What may be done with a person as such; a waiting change and the last administrator are looked at when it is done.
 */
export function staffActionsOn(
  actor: Pick<Actor, 'accountId'>,
  person: Pick<StaffAccount, 'id' | 'role' | 'status'>,
): StaffAction[] {
  const isOneself = person.id === actor.accountId;
  if (person.status === 'DISABLED') return isOneself ? [] : ['ENABLE'];
  if (isOneself) return ['SET_LEAVE'];
  const disable: StaffAction[] = WATCHING_ROLES.includes(person.role) ? [] : ['DISABLE'];
  return ['CHANGE_ROLE', 'MOVE', 'SET_LEAVE', ...disable];
}

/** Says no to what `staffActionsOn` does not offer, with the reason. */
export function requireStaffAction(actor: Actor, person: StaffAccount, action: StaffAction): void {
  if (staffActionsOn(actor, person).includes(action)) return;
  if (person.id === actor.accountId) refuse('PERM-403', { message: 'staff.notOneself' });
  if (action === 'DISABLE' && WATCHING_ROLES.includes(person.role))
    refuse('PERM-403', { message: 'staff.watchesOffice' });
  refuse('FLOW-409', { message: person.status === 'DISABLED' ? 'staff.isDisabled' : 'staff.isActive' });
}

/** An office is never left without an administrator who can sign in. The office must be locked. */
export async function requireAnotherAdministrator(unit: UnitOfWork, person: StaffAccount): Promise<void> {
  if (person.role !== 'OFFICE_ADMINISTRATOR' || person.status !== 'ACTIVE') return;
  const other = await unit.tx
    .selectFrom('account')
    .select('id')
    .where('office_id', '=', person.officeId)
    .where('role', '=', 'OFFICE_ADMINISTRATOR')
    .where('status', '=', 'ACTIVE')
    .where('id', '!=', person.id)
    .executeTakeFirst();
  if (!other) refuse('FLOW-409', { message: 'staff.lastAdministrator' });
}

export function requireVersion(person: StaffAccount, version: number): void {
  if (person.version !== version) refuse('VER-412');
}
