import type { TakeOutOfBatch } from '@registrar/domain/calls/forced-batches';
import type { Actor } from '../../platform/actor';
import { refuse } from '../../platform/refusal';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { concernsActor, mayDecide } from '../../proposals/decide';
import { toProposal, type Proposal } from '../../proposals/proposal-kind';
import { proposalStatus } from '../../proposals/two-person';
import { forcedBatchProposals, requireNoneOwn, type ProposedBatch } from './batch-proposal';
import { batchItemJob } from './batch-job';

async function lockBatch(unit: UnitOfWork, actor: Actor, id: string): Promise<Proposal<ProposedBatch>> {
  const row = await unit.tx
    .selectFrom('proposal')
    .selectAll()
    .where('kind', '=', forcedBatchProposals.name)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || !concernsActor(actor, row)) refuse('REQ-404');
  return toProposal(forcedBatchProposals, row);
}

/**
 * The second person takes companies out of a batch: before it is decided, afterwards those that could not be opened.
 *
 * @throws FLOW-409 where one of them is not in the batch any more, or is under way
 */
export async function takeOut(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { companyIds, remark }: TakeOutOfBatch,
): Promise<void> {
  const batch = await lockBatch(unit, actor, id);
  if (!mayDecide(forcedBatchProposals, actor, batch)) refuse('PERM-403', { message: 'proposal.secondPersonNeeded' });
  await requireNoneOwn(unit, actor, id);
  const status = proposalStatus(batch, unit.now);
  if (status !== 'PROPOSED' && status !== 'APPROVED') refuse('FLOW-409', { message: 'proposal.settled' });
  const ids = [...new Set(companyIds)];
  const taken = await unit.tx
    .updateTable('forced_batch_item')
    .set({ status: 'WITHDRAWN', reason: 'TAKEN_OUT', remark, failed_at: null, changed_at: unit.now })
    .where('proposal_id', '=', id)
    .where('company_id', 'in', ids)
    .where('status', 'in', status === 'PROPOSED' ? ['HOLD'] : ['ERROR'])
    .where('proceeding_id', 'is', null)
    .returning('company_id')
    .execute();
  if (taken.length < ids.length) refuse('FLOW-409', { message: 'forcedBatch.notInHold' });
  unit.audit({
    actor,
    action: 'FORCED_BATCH_TAKEN_OUT',
    objectType: 'forced-batch',
    objectId: id,
    after: { companyIds: ids },
    remark,
  });
}

/** Puts every company of the batch that failed in line again. */
export async function retryFailed(unit: UnitOfWork, actor: Actor, id: string): Promise<void> {
  await lockBatch(unit, actor, id);
  const again = await unit.tx
    .updateTable('forced_batch_item')
    .set({ status: 'QUEUED', failed_at: null, changed_at: unit.now })
    .where('proposal_id', '=', id)
    .where('status', '=', 'ERROR')
    .returning('company_id')
    .execute();
  if (again.length === 0) refuse('FLOW-409', { message: 'forcedBatch.noneFailed' });
  for (const { company_id: companyId } of again) unit.enqueue(batchItemJob, { proposalId: id, companyId });
  unit.audit({
    actor,
    action: 'FORCED_BATCH_RETRIED',
    objectType: 'forced-batch',
    objectId: id,
    after: { companyIds: again.map(({ company_id }) => company_id) },
  });
}
