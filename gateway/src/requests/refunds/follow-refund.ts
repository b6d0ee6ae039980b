import type { RefundFollower } from '../../money/refunds/refund-follower';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { endRequest } from '../answer-request';
import { moveRequest } from '../move-request';
import type { RequestRow } from '../request-handler';
import { newestRequests } from './list-requests';
import { refundHandler } from './refund-handler';

/** A request is in hand while a refund is proposed for it, and ends with the decision. */
export const followRefund: RefundFollower = {
  async proposed(unit, actor, refund) {
    const request = await unit.tx
      .selectFrom('request')
      .selectAll()
      .where('kind', '=', refundHandler.kind.key)
      .where('subject_id', '=', refund.invoiceId)
      .where('status', 'in', ['ASKED', 'REOPENED'])
      .forUpdate()
      .executeTakeFirst();
    if (!request) return;
    await unit.tx.updateTable('refund').set({ request_id: request.id }).where('id', '=', refund.id).execute();
    await moveRequest(unit, refundHandler, request, { action: 'take', by: actor });
  },

  async decided(unit, actor, refundId, { approved, remark }) {
    for (const request of await inHandFor(unit, [refundId]))
      await endRequest(unit, actor, refundHandler, request, {
        action: approved ? 'finish' : 'refuse',
        reason: remark,
      });
  },

  async released(unit, actor, refundIds) {
    for (const request of await inHandFor(unit, refundIds))
      await moveRequest(unit, refundHandler, request, { action: 'release', by: actor });
  },

  newestRequests,
};

/** The requests in hand for these refunds, locked in the order of their ids. */
async function inHandFor({ tx }: UnitOfWork, refundIds: readonly string[]): Promise<RequestRow[]> {
  if (refundIds.length === 0) return [];
  return tx
    .selectFrom('request')
    .selectAll()
    .where('id', 'in', (of) =>
      of
        .selectFrom('refund')
        .select((refund) => refund.ref('refund.request_id').$notNull().as('id'))
        .where('refund.id', 'in', [...refundIds])
        .where('refund.request_id', 'is not', null),
    )
    .where('status', '=', 'IN_HAND')
    .orderBy('id')
    .forUpdate()
    .execute();
}
