import { roles } from '@registrar/domain/permissions';
import type { Selectable } from 'kysely';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { StaffChangeTable } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import { requireOpenProposal } from '../platform/two-person';
import { concernsOffice, isSecondPerson, mayWithdraw } from './staff-change';
import { lockAccount, lockOffice, type StaffAccount } from './staff-person';
import { personName } from './staff-names';
import { resetSecondFactor } from './reset-second-factor';
import { giveOffice, giveRole } from './take-effect';
import { STAFF_CHANGES_PAGE, notifyStaff, type StaffMessage } from './notify-staff';

type Change = Selectable<StaffChangeTable>;
type Settled = 'APPROVED' | 'REFUSED' | 'WITHDRAWN';

/** The second person agrees: it takes effect in the same unit of work, once, however many agree at the same moment. */
export async function approveChange(
  unit: UnitOfWork,
  actor: Actor,
  changeId: string,
  remark: string | undefined,
): Promise<void> {
  const { change, person } = await findChange(unit, actor, changeId);
  requireSecondPerson(actor, change);
  requireOpenProposal(change, unit.now);
  await requireStillMeant(unit, change, person);
  await settle(unit, actor, { change, status: 'APPROVED', remark });
  const reason = { remark: remark ?? change.remark, changeId };
  if (change.kind === 'ROLE') await giveRole(unit, actor, person, roles.schema.parse(change.role_after), reason);
  else if (change.kind === 'SECOND_FACTOR') await resetSecondFactor(unit, actor, person, reason);
  else await giveOffice(unit, actor, person, change.office_after, reason);
  await tell(unit, { change, person, message: 'approved.proposer', to: change.proposed_by, remark });
}

export async function refuseChange(unit: UnitOfWork, actor: Actor, changeId: string, remark: string): Promise<void> {
  const { change, person } = await findChange(unit, actor, changeId);
  requireSecondPerson(actor, change);
  requireOpenProposal(change, unit.now);
  await settle(unit, actor, { change, status: 'REFUSED', remark });
  await tell(unit, { change, person, message: 'refused.proposer', to: change.proposed_by, remark });
  await tell(unit, { change, person, message: 'refused.person', to: change.account_id, remark });
}

/** By whoever proposed it, or another administrator of the office it came from. */
export async function withdrawChange(
  unit: UnitOfWork,
  actor: Actor,
  changeId: string,
  remark: string | undefined,
): Promise<void> {
  const { change, person } = await findChange(unit, actor, changeId);
  if (!mayWithdraw(actor, change)) refuse('PERM-403');
  requireOpenProposal(change, unit.now);
  await settle(unit, actor, { change, status: 'WITHDRAWN', remark });
  await tell(unit, { change, person, message: 'withdrawn.person', to: change.account_id, remark });
}

/** What waits about somebody who is disabled has lost its sense. */
export async function withdrawChangesAbout(
  unit: UnitOfWork,
  actor: Actor,
  person: StaffAccount,
  remark: string,
): Promise<void> {
  const change = await unit.tx
    .selectFrom('staff_change')
    .selectAll()
    .where('account_id', '=', person.id)
    .where('status', '=', 'PROPOSED')
    .forUpdate()
    .executeTakeFirst();
  if (change) await settle(unit, actor, { change, status: 'WITHDRAWN', remark });
}

/**
 * The change and the person, locked in the order of every unit of work on staff: the office, the person, the change.
 */
async function findChange(
  unit: UnitOfWork,
  actor: Actor,
  changeId: string,
): Promise<{ change: Change; person: StaffAccount }> {
  const seen = await unit.tx.selectFrom('staff_change').selectAll().where('id', '=', changeId).executeTakeFirst();
  if (!seen || !concernsOffice(actor, seen)) refuse('REQ-404');
  await lockOffice(unit, seen.office_before);
  const person = (await lockAccount(unit, seen.account_id)) ?? refuse('REQ-404');
  const change = await unit.tx
    .selectFrom('staff_change')
    .selectAll()
    .where('id', '=', changeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { change, person };
}

function requireSecondPerson(actor: Actor, change: Change): void {
  if (!isSecondPerson(actor, change)) refuse('PERM-403', { message: 'staff.secondPersonNeeded' });
}

/** The person is still where the proposal found them, and its proposer may still propose it. */
async function requireStillMeant(unit: UnitOfWork, change: Change, person: StaffAccount): Promise<void> {
  const isAsProposed =
    person.status === 'ACTIVE' && person.role === change.role_before && person.officeId === change.office_before;
  const proposer = await unit.tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', change.proposed_by)
    .where('status', '=', 'ACTIVE')
    .where('role', '=', 'OFFICE_ADMINISTRATOR')
    .where('office_id', '=', change.office_before)
    .executeTakeFirst();
  if (!isAsProposed || !proposer) refuse('FLOW-409', { message: 'proposal.outdated' });
}

async function settle(
  unit: UnitOfWork,
  actor: Actor,
  { change, status, remark }: { change: Change; status: Settled; remark: string | undefined },
): Promise<void> {
  const after = { status, decided_by: actor.accountId, decided_at: unit.now, decision_remark: remark || null };
  await unit.tx.updateTable('staff_change').set(after).where('id', '=', change.id).execute();
  unit.audit({
    actor,
    action: ACTIONS[status],
    objectType: 'staff-change',
    objectId: change.id,
    before: change,
    after: { ...change, ...after },
    remark: remark || undefined,
  });
}

const ACTIONS = {
  APPROVED: 'STAFF_CHANGE_APPROVED',
  REFUSED: 'STAFF_CHANGE_REFUSED',
  WITHDRAWN: 'STAFF_CHANGE_WITHDRAWN',
} as const satisfies Record<Settled, string>;

interface News {
  readonly change: Change;
  readonly person: StaffAccount;
  readonly message: StaffMessage;
  readonly to: string;
  readonly remark: string | undefined;
}

async function tell(unit: UnitOfWork, { change, person, message, to, remark }: News): Promise<void> {
  const link = to === change.proposed_by ? STAFF_CHANGES_PAGE : undefined;
  await notifyStaff(unit, {
    to,
    message,
    event: change.id,
    words: { person: personName(person) },
    remark: remark ?? '',
    link,
  });
}
