import type { Actor } from '../platform/actor';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { requireOpen } from '../money/payable-invoice';
import { withdrawInvoice } from '../money/withdraw-invoice';
import { lockRequest, moveRequest } from '../requests/move-request';
import { copyHandler } from './copy-handler';

/**
 * Who asked lets an unpaid order go; its invoice is not payable any more. A payment that has begun or came first
 * refuses it: copies are made at once, and what is paid stays with them.
 *
 * @param actor null: somebody without an account, whose link the caller has found
 */
export async function withdrawOrder(unit: UnitOfWork, actor: Actor | null, id: string, version: number): Promise<void> {
  const request = await lockRequest(unit, id);
  if (!request || request.kind !== copyHandler.kind.key || request.requester_account !== (actor?.accountId ?? null))
    refuse('REQ-404');
  if (request.version !== version) refuse('VER-412');
  const invoice = await unit.tx
    .selectFrom('invoice')
    .selectAll()
    .where('for_kind', '=', 'REQUEST')
    .where('for_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (invoice) {
    requireOpen(invoice.status);
    await withdrawInvoice(unit, actor, invoice);
  }
  await moveRequest(unit, copyHandler, request, { action: 'withdraw', by: actor });
}
