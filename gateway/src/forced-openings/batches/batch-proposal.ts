import { forcedGrounds } from '@registrar/domain/enumerations/forced-grounds';
import { z } from 'zod';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { refuse } from '../../platform/refusal';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { Proposal, ProposalKind } from '../../proposals/proposal-kind';
import { requireProposer } from '../../proposals/two-person';
import { companiesOf } from '../../register/representation';
import { batchItemJob } from './batch-job';
import { notifyOfBatch } from './notify-of-batch';

const contentSchema = z.object({ ground: forcedGrounds.schema, companies: z.number().int() });
export type ProposedBatch = z.infer<typeof contentSchema>;

/** De-registrations of section 136 that one officer proposes together; a registrar decides, each opens by itself. */
export const forcedBatchProposals: ProposalKind<ProposedBatch> = {
  name: 'FORCED_BATCH',
  content: contentSchema,
  objectType: 'forced-batch',
  expiryJob: 'expire-forced-batches',
  term: 'forcedOpeningDays',
  approving: 'APPROVE_FORCED_OPENING',
  requireImpartial: (unit, actor, { id }) => requireNoneOwn(unit, actor, id),
  async requireStillMeant(unit, proposal) {
    await requireProposer(unit, proposal, 'PROPOSE_FORCED_OPENING');
    if ((await held(unit, proposal.id)).length === 0) refuse('FLOW-409', { message: 'forcedBatch.nothingLeft' });
  },
  takeEffect: putInLine,
  notify: notifyOfBatch,
};

/** Nobody has a part in the decision on a batch with a company that they represent (workflow 6.3, separation). */
export async function requireNoneOwn(unit: UnitOfWork, actor: Actor, proposalId: string): Promise<void> {
  const own = new Set(
    (await companiesOf(unit.tx, actor.accountId, dayInNepal(unit.now))).map(({ companyId }) => companyId),
  );
  const companies = await unit.tx
    .selectFrom('forced_batch_item')
    .select('company_id')
    .where('proposal_id', '=', proposalId)
    .execute();
  if (companies.some(({ company_id }) => own.has(company_id))) refuse('PERM-403', { message: 'order.related' });
}

const held = ({ tx }: UnitOfWork, proposalId: string) =>
  tx
    .selectFrom('forced_batch_item')
    .select('company_id')
    .where('proposal_id', '=', proposalId)
    .where('status', '=', 'HOLD')
    .execute();

async function putInLine(unit: UnitOfWork, _: Actor, { id }: Proposal<ProposedBatch>): Promise<void> {
  const queued = await unit.tx
    .updateTable('forced_batch_item')
    .set({ status: 'QUEUED', changed_at: unit.now })
    .where('proposal_id', '=', id)
    .where('status', '=', 'HOLD')
    .returning('company_id')
    .execute();
  for (const { company_id: companyId } of queued) unit.enqueue(batchItemJob, { proposalId: id, companyId });
}
