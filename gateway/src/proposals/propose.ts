import { rolesWith } from '@registrar/domain/permissions';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { MessageKey } from '../platform/language';
import { refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import { expireProposals } from './expire';
import { toProposal, type Proposal, type ProposalKind } from './proposal-kind';
import { isAnotherPerson, proposalExpiry } from './two-person';

export interface NewProposal<Content> {
  /** What is changed; one proposal at a time waits about it. Null: any number may wait. */
  readonly subject: string | null;
  /** The offices whose business it is; none: everybody who may read proposals of the kind. */
  readonly offices?: readonly number[];
  readonly content: Content;
  readonly remark: string;
  /** What is to be changed, as the proposer saw it; for the audit log. */
  readonly before?: unknown;
}

/** Writes down what is to change, and notifies those who may approve it. Returns the id of the proposal. */
export async function propose<Content>(
  unit: UnitOfWork,
  actor: Actor,
  kind: ProposalKind<Content>,
  { subject, offices = [], content, remark, before }: NewProposal<Content>,
): Promise<string> {
  const terms = await readTerm(unit.tx, 'PROPOSAL_TERMS', dayInNepal(unit.now));
  const row = await unit.tx
    .insertInto('proposal')
    .values({
      id: unit.newId(),
      kind: kind.name,
      subject,
      offices: [...offices],
      content: JSON.stringify(content),
      remark,
      status: 'PROPOSED',
      proposed_by: actor.accountId,
      proposed_at: unit.now,
      expires_at: proposalExpiry(unit.now, terms[kind.term]),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const proposal = toProposal(kind, row);
  unit.audit({
    actor,
    action: `${kind.name}_PROPOSED`,
    objectType: kind.objectType,
    objectId: row.id,
    before,
    after: content,
    remark,
  });
  await kind.notify(unit, { proposal, event: 'proposed', receivers: await approversOf(unit, kind, proposal), remark });
  return row.id;
}

/** A proposal that waits has to be decided or withdrawn before another one is made on top of it. */
export async function requireNoneWaits<Content>(
  unit: UnitOfWork,
  kind: ProposalKind<Content>,
  subject: string,
  message: MessageKey,
): Promise<void> {
  await expireProposals(unit, kind, subject);
  const open = await unit.tx
    .selectFrom('proposal')
    .select('id')
    .where('kind', '=', kind.name)
    .where('subject', '=', subject)
    .where('status', '=', 'PROPOSED')
    .executeTakeFirst();
  if (open) refuse('FLOW-409', { message });
}

async function approversOf<Content>(
  { tx }: UnitOfWork,
  { approving, isSecondPerson = isAnotherPerson }: ProposalKind<Content>,
  proposal: Proposal<Content>,
): Promise<string[]> {
  const { offices } = proposal;
  const rows = await tx
    .selectFrom('account')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where('role', 'in', rolesWith(approving))
    .$if(offices.length > 0, (query) =>
      query.where((where) =>
        where.or([where('role', '=', 'SYSTEM_ADMINISTRATOR'), where('office_id', 'in', [...offices])]),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.filter(({ id }) => isSecondPerson({ accountId: id }, proposal)).map(({ id }) => id);
}
