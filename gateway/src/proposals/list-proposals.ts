import type { Proposal as DescribedProposal } from '@registrar/domain/calls/proposal';
import { may } from '@registrar/domain/permissions';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Actor } from '../platform/actor';
import { pageOf } from '../platform/database/page-of';
import type { DB, ProposalTable } from '../platform/database/schema.generated';
import { mayDecide, mayWithdraw } from './decide';
import { readPeople } from './people';
import { toProposal, type Proposal, type ProposalKind, type ProposalKindName } from './proposal-kind';
import { proposalStatus } from './two-person';

export interface ProposalQuery {
  readonly show: 'open' | 'settled';
  readonly page: number;
  readonly size: number;
  /** Only those about it. */
  readonly subject?: string;
}

export interface ListedProposal<Content> {
  readonly proposal: Proposal<Content>;
  /** What every proposal says, whatever it is about. */
  readonly described: DescribedProposal;
}

/**
 * The proposals of a kind that are the actor's business: those that wait, the oldest first, or those that are settled,
 * the latest first.
 */
export async function listProposals<Content>(
  db: Kysely<DB>,
  actor: Actor,
  kind: ProposalKind<Content>,
  { show, page, size, subject }: ProposalQuery,
  now: Date,
): Promise<{ readonly items: ListedProposal<Content>[]; readonly total: number }> {
  const isOpen = show === 'open';
  const waits = waiting(now);
  const found = db
    .selectFrom('proposal')
    .where('kind', '=', kind.name)
    .where(isOpen ? waits : sql<boolean>`not ${waits}`)
    .where(ofActor(actor))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''));
  const { rows, total } = await pageOf(
    found
      .selectAll()
      .orderBy('proposed_at', isOpen ? 'asc' : 'desc')
      .orderBy('id'),
    { page, size },
  );
  const items = await describeRows(db, actor, kind, rows, now);
  return { items, total: Number(total) };
}

/** One proposal of a kind; undefined: there is none that is the actor's business. */
export async function describeProposal<Content>(
  db: Kysely<DB>,
  actor: Actor,
  kind: ProposalKind<Content>,
  id: string,
  now: Date,
): Promise<ListedProposal<Content> | undefined> {
  const rows = await db
    .selectFrom('proposal')
    .selectAll()
    .where('kind', '=', kind.name)
    .where('id', '=', id)
    .where(ofActor(actor))
    .execute();
  return (await describeRows(db, actor, kind, rows, now))[0];
}

async function describeRows<Content>(
  db: Kysely<DB>,
  actor: Actor,
  kind: ProposalKind<Content>,
  rows: readonly Selectable<ProposalTable>[],
  now: Date,
): Promise<ListedProposal<Content>[]> {
  const people = await readPeople(
    db,
    rows.flatMap(({ proposed_by, decided_by }) => [proposed_by, decided_by]),
  );
  return rows.map((row): ListedProposal<Content> => {
    const status = proposalStatus(row, now);
    return {
      proposal: toProposal(kind, row),
      described: {
        id: row.id,
        remark: row.remark,
        status,
        proposedBy: people.named(row.proposed_by),
        proposedAt: row.proposed_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        decidedBy: row.decided_by === null ? null : people.named(row.decided_by),
        decidedAt: row.decided_at?.toISOString() ?? null,
        decisionRemark: row.decision_remark,
        mayDecide: status === 'PROPOSED' && mayDecide(kind, actor, row),
        mayWithdraw: status === 'PROPOSED' && mayWithdraw(kind, actor, row),
      },
    };
  });
}

/** How many proposals of others wait for a decision that is the actor's business. */
export async function countToDecide(db: Kysely<DB>, actor: Actor, kind: ProposalKindName, now: Date): Promise<number> {
  const { total } = await toDecide(db, actor, kind, now)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** What the oldest of them is about; undefined: none waits. */
export async function oldestToDecide(
  db: Kysely<DB>,
  actor: Actor,
  kind: ProposalKindName,
  now: Date,
): Promise<string | undefined> {
  const oldest = await toDecide(db, actor, kind, now)
    .select('subject')
    .orderBy('proposed_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return oldest?.subject ?? undefined;
}

const toDecide = (db: Kysely<DB>, actor: Actor, kind: ProposalKindName, now: Date) =>
  db
    .selectFrom('proposal')
    .where('kind', '=', kind)
    .where(waiting(now))
    .where(ofActor(actor))
    .where('proposed_by', '<>', actor.accountId);

/** A condition on rows of `proposal`. */
export function waiting(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(proposal.status = 'PROPOSED' and proposal.expires_at > ${now})`;
}

/** Whether a proposal of the kind waits about the subject; a value of a query. */
export function waitsAbout(kind: ProposalKindName, subject: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from proposal where proposal.kind = ${kind} and proposal.subject = ${subject} and ${waiting(now)})`;
}

function ofActor({ role, officeId }: Actor): RawBuilder<boolean> {
  if (role === 'SYSTEM_ADMINISTRATOR' || may(role, 'READ_EVERYTHING')) return sql<boolean>`true`;
  return sql<boolean>`(offices = '{}' or offices && array[${officeId ?? 0}]::integer[])`;
}
