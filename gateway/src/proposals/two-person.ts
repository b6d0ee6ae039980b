import { rolesWith, type Permission } from '@registrar/domain/permissions';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuse } from '../platform/refusal';

/** What one person proposes and another one lets happen, whatever it is about. */
export interface Proposal {
  readonly status: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
  readonly proposed_by: string;
  readonly expires_at: Date;
}

/** A proposal whose time is over has expired, whether or not anybody has written it down yet. */
export function proposalStatus(proposal: Proposal, now: Date): Proposal['status'] {
  return proposal.status === 'PROPOSED' && proposal.expires_at <= now ? 'EXPIRED' : proposal.status;
}

/** Settled once: of two who decide at the same moment, the second is told so. The row has to be locked. */
export function requireOpenProposal(proposal: Proposal, now: Date): void {
  if (proposal.status !== 'PROPOSED') refuse('FLOW-409', { message: 'proposal.settled' });
  if (proposalStatus(proposal, now) === 'EXPIRED') refuse('FLOW-409', { message: 'proposal.expired' });
}

export function isAnotherPerson(actor: Pick<Actor, 'accountId'>, proposal: Pick<Proposal, 'proposed_by'>): boolean {
  return actor.accountId !== proposal.proposed_by;
}

/** Whoever proposed it might not propose it any more. */
export async function requireProposer(
  { tx }: Pick<UnitOfWork, 'tx'>,
  { proposed_by }: Pick<Proposal, 'proposed_by'>,
  permission: Permission,
): Promise<void> {
  const proposer = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', proposed_by)
    .where('status', '=', 'ACTIVE')
    .where('role', 'in', rolesWith(permission))
    .executeTakeFirst();
  if (!proposer) refuse('FLOW-409', { message: 'proposal.outdated' });
}

const DAY_MS = 24 * 3600 * 1000;

export function proposalExpiry(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
