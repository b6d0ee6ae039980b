import { may } from '@registrar/domain/permissions';
import type { Actor } from '../platform/actor';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { toProposal, type Proposal, type ProposalKind, type ProposalParties } from './proposal-kind';
import { isAnotherPerson, requireOpenProposal } from './two-person';

export type ProposalStep = 'approve' | 'refuse' | 'withdraw';
const STATUS = { approve: 'APPROVED', refuse: 'REFUSED', withdraw: 'WITHDRAWN' } as const;
const EVENT = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

/**
 * A second person approves or refuses, or the proposer withdraws. An approval takes effect in the same unit of work,
 * once, however many approve at the same moment.
 */
export async function decideProposal<Content>(
  unit: UnitOfWork,
  actor: Actor,
  kind: ProposalKind<Content>,
  { id, step, remark }: { readonly id: string; readonly step: ProposalStep; readonly remark: string | undefined },
): Promise<void> {
  const proposal = await lockProposal(unit, actor, kind, id);
  if (step === 'withdraw') {
    if (!mayWithdraw(kind, actor, proposal)) refuse('PERM-403');
  } else if (!isSecondPerson(kind, actor, proposal))
    refuse('PERM-403', { message: kind.secondPersonNeeded ?? 'proposal.secondPersonNeeded' });
  else await kind.requireImpartial?.(unit, actor, proposal);
  requireOpenProposal(proposal, unit.now);
  if (step === 'approve') await kind.requireStillMeant(unit, proposal);
  await settle(unit, actor, kind, proposal, STATUS[step], remark);
  if (step === 'approve') await kind.takeEffect(unit, actor, proposal, remark);
  await kind.notify(unit, {
    proposal,
    event: EVENT[step],
    receivers: step === 'withdraw' ? [] : [proposal.proposed_by],
    remark: remark ?? '',
  });
}

/** What waits about a subject that has gone has lost its sense. Nobody is notified. */
export async function withdrawWaiting<Content>(
  unit: UnitOfWork,
  actor: Actor,
  kind: ProposalKind<Content>,
  subject: string,
  remark: string,
): Promise<void> {
  const row = await unit.tx
    .selectFrom('proposal')
    .selectAll()
    .where('kind', '=', kind.name)
    .where('subject', '=', subject)
    .where('status', '=', 'PROPOSED')
    .forUpdate()
    .executeTakeFirst();
  if (row) await settle(unit, actor, kind, toProposal(kind, row), 'WITHDRAWN', remark);
}

/** Whether the proposal is the actor's business; to anybody else it does not exist. */
export function concernsActor({ role, officeId }: Actor, { offices }: Pick<ProposalParties, 'offices'>): boolean {
  return offices.length === 0 || role === 'SYSTEM_ADMINISTRATOR' || (officeId !== null && offices.includes(officeId));
}

export function mayDecide<Content>(kind: ProposalKind<Content>, actor: Actor, proposal: ProposalParties): boolean {
  return may(actor.role, kind.approving) && isSecondPerson(kind, actor, proposal);
}

export function mayWithdraw<Content>(kind: ProposalKind<Content>, actor: Actor, proposal: ProposalParties): boolean {
  return kind.mayWithdraw ? kind.mayWithdraw(actor, proposal) : !isAnotherPerson(actor, proposal);
}

function isSecondPerson<Content>(kind: ProposalKind<Content>, actor: Actor, proposal: ProposalParties): boolean {
  return (kind.isSecondPerson ?? isAnotherPerson)(actor, proposal);
}

async function lockProposal<Content>(
  unit: UnitOfWork,
  actor: Actor,
  kind: ProposalKind<Content>,
  id: string,
): Promise<Proposal<Content>> {
  const find = unit.tx.selectFrom('proposal').selectAll().where('kind', '=', kind.name).where('id', '=', id);
  if (kind.lockSubject) {
    const seen = await find.executeTakeFirst();
    if (!seen || !concernsActor(actor, seen)) refuse('REQ-404');
    await kind.lockSubject(unit, toProposal(kind, seen));
  }
  const row = await find.forUpdate().executeTakeFirst();
  if (!row || !concernsActor(actor, row)) refuse('REQ-404');
  return toProposal(kind, row);
}

async function settle<Content>(
  unit: UnitOfWork,
  actor: Actor,
  kind: ProposalKind<Content>,
  proposal: Proposal<Content>,
  status: (typeof STATUS)[ProposalStep],
  remark: string | undefined,
): Promise<void> {
  const after = { status, decided_by: actor.accountId, decided_at: unit.now, decision_remark: remark || null };
  await unit.tx.updateTable('proposal').set(after).where('id', '=', proposal.id).execute();
  unit.audit({
    actor,
    action: `${kind.name}_${status}`,
    objectType: kind.objectType,
    objectId: proposal.id,
    before: proposal,
    after: { ...proposal, ...after },
    remark: remark || undefined,
  });
}
