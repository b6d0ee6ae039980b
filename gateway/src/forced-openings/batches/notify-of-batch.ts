import type { ForcedBatchStatus } from '@registrar/domain/enumerations/forced-batches';
import { forcedGrounds } from '@registrar/domain/enumerations/forced-grounds';
import { notify } from '../../notifications/notify';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { ProposalNews } from '../../proposals/proposal-kind';
import type { ProposedBatch } from './batch-proposal';

const pageOf = (id: string): string => `/de-registration-approval/forced-openings/batches/${id}`;

/** Notifies those who may approve, or the proposer of what became of it. */
export async function notifyOfBatch(
  unit: UnitOfWork,
  { proposal, event, receivers, remark }: ProposalNews<ProposedBatch>,
): Promise<void> {
  if (event === 'withdrawn') return;
  const { ground, companies } = proposal.content;
  const name = forcedGrounds.name(ground);
  for (const accountId of receivers)
    await notify(unit, {
      accountId,
      eventKey: `forced-batch:${proposal.id}:${event}`,
      type: 'FORCED_OPENING',
      title: `forcedBatch.proposal.${event}.title`,
      body: `forcedBatch.proposal.${event}.body`,
      parameters: { companies, ground: name.en, groundNepali: name.ne },
      remark,
      action: { label: 'mail.action.proposal' },
      link: pageOf(proposal.id),
    });
}

/**
 * Proposer and registrar read once that every company of an approved batch is through, and what is to be done next.
 * The proposal is locked, so that of two gateways that finish the last companies one sees that nothing is left.
 */
export async function tellIfThrough(unit: UnitOfWork, proposalId: string): Promise<void> {
  const { proposed_by, decided_by } = await unit.tx
    .selectFrom('proposal')
    .select(['proposed_by', 'decided_by'])
    .where('id', '=', proposalId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const rows = await unit.tx
    .selectFrom('forced_batch_item')
    .select(['status', (of) => of.fn.countAll<string>().as('companies')])
    .where('proposal_id', '=', proposalId)
    .groupBy('status')
    .execute();
  const count = (status: ForcedBatchStatus): number =>
    Number(rows.find((row) => row.status === status)?.companies ?? 0);
  if (count('QUEUED') + count('PROCESSING') > 0) return;
  const [opened, leftOut, failed] = [count('COMPLETED'), count('WITHDRAWN'), count('ERROR')];
  for (const accountId of new Set([proposed_by, decided_by]))
    if (accountId !== null)
      await notify(unit, {
        accountId,
        // after another try it is through again, with other figures
        eventKey: `forced-batch:${proposalId}:through:${opened}:${leftOut}:${failed}`,
        type: 'FORCED_OPENING',
        title: 'forcedBatch.through.title',
        body: 'forcedBatch.through.body',
        parameters: { opened, leftOut, failed },
        next: 'forcedBatch.through.next',
        link: pageOf(proposalId),
      });
}
