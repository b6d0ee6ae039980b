import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { proposeOwed } from '../money/refunds/propose-refund';
import { moveRequest } from '../requests/move-request';
import { notifyRequester } from '../requests/notify-of-request';
import type { RequestRow } from '../requests/request-handler';
import { followRefund } from '../requests/refunds/follow-refund';
import { copyHandler } from './copy-handler';

/**
 * Ends an order whose copies are all issued or refused, and tells who asked. What was paid for refused ones is proposed
 * for a refund at once, without a request of the payer. An order of which nothing was issued is refused.
 *
 * @param reason of the last refusal
 */
export async function endIfDecided(
  unit: UnitOfWork,
  actor: Actor | null,
  request: RequestRow,
  reason: string,
): Promise<RequestRow> {
  const items = await unit.tx.selectFrom('copy_item').select('state').where('request_id', '=', request.id).execute();
  if (items.some(({ state }) => state === 'ASKED')) return request;
  const taken =
    request.status === 'PAID' ? await moveRequest(unit, copyHandler, request, { action: 'take', by: actor }) : request;
  const refused = items.filter(({ state }) => state === 'REFUSED').length;
  if (refused > 0 && actor !== null) await refundRefused(unit, actor, request.id, reason);
  if (refused === items.length && actor !== null) {
    const ended = await moveRequest(unit, copyHandler, taken, { action: 'refuse', by: actor, reason });
    await notifyRequester(unit, copyHandler, ended, copyHandler.notices.refused, reason);
    return ended;
  }
  const ended = await moveRequest(unit, copyHandler, taken, { action: 'finish', by: null });
  await notifyRequester(
    unit,
    copyHandler,
    ended,
    {
      type: 'COPIES_ANSWERED',
      title: 'copies.ready.title',
      body: refused > 0 ? 'copies.ready.partly' : 'copies.ready.body',
      sms: 'copies.ready.sms',
      next: 'copies.ready.next',
    },
    reason,
  );
  return ended;
}

async function refundRefused(unit: UnitOfWork, actor: Actor, requestId: string, reason: string): Promise<void> {
  const paid = await unit.tx
    .selectFrom('invoice')
    .select('id')
    .where('for_id', '=', requestId)
    .where('status', 'in', ['COMPLETED', 'APPROVED'])
    .executeTakeFirst();
  if (paid) await proposeOwed(unit, actor, paid.id, { reason, follower: followRefund });
}
