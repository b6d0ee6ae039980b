import { roles } from '@registrar/domain/permissions';
import type { Actor } from '../platform/actor';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Proposal, ProposalKind, ProposalParties } from '../proposals/proposal-kind';
import { propose, requireNoneWaits } from '../proposals/propose';
import { isAnotherPerson } from '../proposals/two-person';
import { notifyOfChange } from './notify-of-change';
import { proposedChangeSchema, type ProposedChange } from './proposed-change';
import { resetSecondFactor } from './reset-second-factor';
import { lockAccount, lockOffice, type StaffAccount } from './staff-person';
import { giveOffice, giveRole } from './take-effect';

type StaffProposal = Proposal<ProposedChange>;

/**
 * A change of an officer's role or office, or the loss of a second factor: decided by another person of the two offices
 * or by the system administrator, never by the person it is about.
 */
export const staffChanges: ProposalKind<ProposedChange> = {
  name: 'STAFF_CHANGE',
  content: proposedChangeSchema,
  objectType: 'staff-change',
  expiryJob: 'expire-staff-changes',
  term: 'staffChangeDays',
  approving: 'APPROVE_STAFF_CHANGE',
  secondPersonNeeded: 'staff.secondPersonNeeded',
  isSecondPerson: (actor, proposal) => isAnotherPerson(actor, proposal) && actor.accountId !== proposal.subject,
  mayWithdraw,
  async lockSubject(unit, { content: { officeBefore, accountId } }) {
    // the order of every unit of work on staff: the office, the person, the proposal
    await lockOffice(unit, officeBefore);
    if (!(await lockAccount(unit, accountId))) refuse('REQ-404');
  },
  requireStillMeant,
  takeEffect,
  notify: notifyOfChange,
};

/** By an administrator of the office that the person belongs to, other than the person. */
function mayWithdraw(actor: Actor, { subject, offices }: ProposalParties): boolean {
  const [officeBefore] = offices;
  return actor.role === 'OFFICE_ADMINISTRATOR' && actor.officeId === officeBefore && actor.accountId !== subject;
}

/** What is to change of a person; the rest stays as it is. */
export type StaffChangeRequest =
  | { readonly kind: 'ROLE'; readonly role: string }
  | { readonly kind: 'OFFICE'; readonly officeId: number }
  | { readonly kind: 'SECOND_FACTOR' };

export async function proposeChange(
  unit: UnitOfWork,
  actor: Actor,
  person: StaffAccount,
  change: StaffChangeRequest,
  remark: string,
): Promise<void> {
  await requireNoOpenChange(unit, person.id);
  const officeAfter = change.kind === 'OFFICE' ? change.officeId : person.officeId;
  await propose(unit, actor, staffChanges, {
    subject: person.id,
    // the office that the person belongs to comes first
    offices: [...new Set([person.officeId, officeAfter])],
    content: {
      accountId: person.id,
      kind: change.kind,
      roleBefore: person.role,
      roleAfter: change.kind === 'ROLE' ? change.role : person.role,
      officeBefore: person.officeId,
      officeAfter,
    },
    remark,
  });
}

export async function requireNoOpenChange(unit: UnitOfWork, accountId: string): Promise<void> {
  await requireNoneWaits(unit, staffChanges, accountId, 'staff.changeWaits');
}

/** The person is still where the proposal found them, and its proposer may still propose it. */
async function requireStillMeant(unit: UnitOfWork, { content, proposed_by }: StaffProposal): Promise<void> {
  const person = await lockAccount(unit, content.accountId);
  const isAsProposed =
    person?.status === 'ACTIVE' && person.role === content.roleBefore && person.officeId === content.officeBefore;
  const proposer = await unit.tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', proposed_by)
    .where('status', '=', 'ACTIVE')
    .where('role', '=', 'OFFICE_ADMINISTRATOR')
    .where('office_id', '=', content.officeBefore)
    .executeTakeFirst();
  if (!isAsProposed || !proposer) refuse('FLOW-409', { message: 'proposal.outdated' });
}

async function takeEffect(
  unit: UnitOfWork,
  actor: Actor,
  { id, content, remark: proposed }: StaffProposal,
  remark: string | undefined,
): Promise<void> {
  const person = (await lockAccount(unit, content.accountId)) ?? refuse('REQ-404');
  const reason = { remark: remark ?? proposed, changeId: id };
  if (content.kind === 'ROLE') await giveRole(unit, actor, person, roles.schema.parse(content.roleAfter), reason);
  else if (content.kind === 'SECOND_FACTOR') await resetSecondFactor(unit, actor, person, reason);
  else await giveOffice(unit, actor, person, content.officeAfter, reason);
}
