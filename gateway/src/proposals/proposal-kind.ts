import type { AuditObject } from '@registrar/domain/calls/audit';
import type { Permission } from '@registrar/domain/permissions';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../platform/actor';
import type { ProposalTable } from '../platform/database/schema.generated';
import type { MessageKey } from '../platform/language';
import type { UnitOfWork } from '../platform/unit-of-work';

type Row = Selectable<ProposalTable>;
export type ProposalKindName = Row['kind'];

/** A row of `proposal` with what its kind says is to change. */
export interface Proposal<Content> extends Omit<Row, 'content'> {
  readonly content: Content;
}

export type ProposalEvent = 'proposed' | 'approved' | 'refused' | 'withdrawn' | 'expired';

export interface ProposalNews<Content> {
  readonly proposal: Proposal<Content>;
  readonly event: ProposalEvent;
  /** Who may decide, of a new proposal; its proposer where it was decided or lapsed; nobody where it was withdrawn. */
  readonly receivers: readonly string[];
  readonly remark: string;
}

/** Who is concerned with a proposal, as far as the question who may decide it needs it. */
export type ProposalParties = Pick<Row, 'proposed_by' | 'subject' | 'offices'>;

/**
 * What one person proposes and another one approves. The engine of this folder keeps the proposal, its term, its
 * decision and its audit; a kind says what is proposed and what an approval does.
 */
export interface ProposalKind<Content> {
  readonly name: ProposalKindName;
  readonly content: z.ZodType<Content>;
  readonly objectType: AuditObject;
  readonly expiryJob: string;
  /** Its term, in days, in PROPOSAL_TERMS. */
  readonly term:
    | 'scheduleDays'
    | 'wordListDays'
    | 'staffChangeDays'
    | 'companyOrderDays'
    | 'heirAdmissionDays'
    | 'institutionDays'
    | 'proceedingOrderDays'
    | 'fineWaiverDays'
    | 'forcedOpeningDays'
    | 'restorationDays';
  readonly approving: Permission;
  /** A person whom the proposal is about is no second person, either. Left out: everybody but the proposer. */
  readonly isSecondPerson?: (actor: Pick<Actor, 'accountId'>, proposal: ProposalParties) => boolean;
  /** Left out: the proposer. */
  readonly mayWithdraw?: (actor: Actor, proposal: ProposalParties) => boolean;
  readonly secondPersonNeeded?: MessageKey;
  /** Refuses to let this person approve or refuse, for a reason that has to be looked up. */
  readonly requireImpartial?: (unit: UnitOfWork, actor: Actor, proposal: Proposal<Content>) => Promise<void>;
  /** Locks what every unit of work on the subject locks; before the proposal itself is locked. */
  readonly lockSubject?: (unit: UnitOfWork, proposal: Proposal<Content>) => Promise<void>;
  /** Refuses an approval of what was seen otherwise, or by who may not propose it any more. */
  readonly requireStillMeant: (unit: UnitOfWork, proposal: Proposal<Content>) => Promise<void>;
  readonly takeEffect: (
    unit: UnitOfWork,
    actor: Actor,
    proposal: Proposal<Content>,
    remark: string | undefined,
  ) => Promise<void>;
  readonly notify: (unit: UnitOfWork, news: ProposalNews<Content>) => Promise<void>;
}

export function toProposal<Content>(kind: ProposalKind<Content>, row: Row): Proposal<Content> {
  return { ...row, content: kind.content.parse(row.content) };
}
