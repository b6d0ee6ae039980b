import type { ForcedBatch, ForcedBatchPage, forcedBatchQuerySchema } from '@registrar/domain/calls/forced-batches';
import { forcedBatchStatuses, type ForcedBatchStatus } from '@registrar/domain/enumerations/forced-batches';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import { describeProposal, listProposals, type ListedProposal } from '../../proposals/list-proposals';
import { companiesOf } from '../../register/representation';
import { forcedBatchProposals, type ProposedBatch } from './batch-proposal';

/** The batches of the office: those that wait for a second person, or those that are decided. */
export async function listBatches(
  db: Kysely<DB>,
  actor: Actor,
  query: z.output<typeof forcedBatchQuerySchema>,
  now: Date,
): Promise<ForcedBatchPage> {
  const { items, total } = await listProposals(db, actor, forcedBatchProposals, query, now);
  const paging = { total, page: query.page, size: query.size };
  if (items.length === 0) return { items: [], ...paging };
  return { items: await describeBatches(db, actor, items, now), ...paging };
}

/** The batch as the lists show it; undefined: it is not the actor's business. */
export async function findBatch(db: Kysely<DB>, actor: Actor, id: string, now: Date): Promise<ForcedBatch | undefined> {
  const listed = await describeProposal(db, actor, forcedBatchProposals, id, now);
  return listed && (await describeBatches(db, actor, [listed], now))[0];
}

async function describeBatches(
  db: Kysely<DB>,
  actor: Actor,
  listed: readonly ListedProposal<ProposedBatch>[],
  now: Date,
): Promise<ForcedBatch[]> {
  const rows = await db
    .selectFrom('forced_batch_item')
    .select(['proposal_id', 'company_id', 'status'])
    .where(
      'proposal_id',
      'in',
      listed.map(({ described: { id } }) => id),
    )
    .execute();
  // nobody decides about a company that they represent
  const own = new Set((await companiesOf(db, actor.accountId, dayInNepal(now))).map(({ companyId }) => companyId));
  return listed.map(({ described, proposal }): ForcedBatch => {
    const items = rows.filter(({ proposal_id }) => proposal_id === described.id);
    const isOwn = items.some(({ company_id }) => own.has(company_id));
    return {
      ...described,
      mayDecide: described.mayDecide && !isOwn,
      ground: proposal.content.ground,
      companies: items.length,
      counts: countsOf(items.map(({ status }) => shownStatus(status, described.status))),
    };
  });
}

/** What waited for a decision that did not come, or was no, is left out; nobody has to write that down. */
export function shownStatus(status: ForcedBatchStatus, proposal: ForcedBatch['status']): ForcedBatchStatus {
  return status === 'HOLD' && proposal !== 'PROPOSED' && proposal !== 'APPROVED' ? 'WITHDRAWN' : status;
}

const countsOf = (statuses: readonly ForcedBatchStatus[]): ForcedBatch['counts'] => {
  const counts = { HOLD: 0, QUEUED: 0, PROCESSING: 0, WITHDRAWN: 0, COMPLETED: 0, ERROR: 0 };
  for (const status of statuses) counts[forcedBatchStatuses.schema.parse(status)] += 1;
  return counts;
};
