import type { DeclineRefund } from '@registrar/domain/calls/refund-requests';
import type { Actor } from '../../platform/actor';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { WireLanguage } from '../../platform/language';
import { refuse } from '../../platform/refusal';
import { lockWithFiling, refuseOwnPart } from './invoice-to-refund';
import { notifyOfRequest } from './notify-of-request';

/** The revenue officer does not propose what was asked for, and says why; the payer reads it and may ask again. */
export async function declineRequest(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { version, remark }: DeclineRefund,
  language: WireLanguage,
): Promise<void> {
  const found = await unit.tx.selectFrom('refund_request').select('invoice_id').where('id', '=', id).executeTakeFirst();
  const invoice = found && (await lockWithFiling(unit, found.invoice_id));
  const request = await unit.tx
    .selectFrom('refund_request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!request || !invoice || request.office_id !== actor.officeId) refuse('REQ-404');
  if (request.status !== 'OPEN') refuse('FLOW-409', { message: 'money.refundRequest.answered' });
  if (request.version !== version) refuse('VER-412');
  await refuseOwnPart(unit, actor, invoice, language);
  await settle(unit, actor, { ...request, status: 'DECLINED' }, remark);
}

/** A refund is proposed: the request that waited for it waits for the second person now. */
export async function requestIsProposed({ tx }: UnitOfWork, invoiceId: string, refundId: string): Promise<void> {
  await tx
    .updateTable('refund_request')
    .set((of) => ({ status: 'PROPOSED' as const, refund_id: refundId, version: of('version', '+', 1) }))
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'OPEN')
    .execute();
}

/**
 * The second person has decided. Of what goes back the credit note tells; of what does not the payer has to be told.
 */
export async function requestIsDecided(
  unit: UnitOfWork,
  actor: Actor,
  refundId: string,
  agreed: boolean,
  remark: string,
): Promise<void> {
  const request = await unit.tx
    .selectFrom('refund_request')
    .selectAll()
    .where('refund_id', '=', refundId)
    .where('status', '=', 'PROPOSED')
    .executeTakeFirst();
  if (request) await settle(unit, actor, { ...request, status: agreed ? 'GRANTED' : 'DECLINED' }, remark);
}

/** Withdrawn, or nobody decided in time: nobody has answered the payer, so that the request is open again. */
export async function requestIsOpenAgain({ tx }: UnitOfWork, refundIds: readonly string[]): Promise<void> {
  if (refundIds.length === 0) return;
  await tx
    .updateTable('refund_request')
    .set((of) => ({ status: 'OPEN' as const, refund_id: null, version: of('version', '+', 1) }))
    .where('refund_id', 'in', [...refundIds])
    .where('status', '=', 'PROPOSED')
    .execute();
}

interface Settled {
  readonly id: string;
  readonly invoice_id: string;
  readonly asked_by: string;
  readonly version: number;
  readonly status: 'GRANTED' | 'DECLINED';
}

async function settle(
  unit: UnitOfWork,
  actor: Actor,
  { id, invoice_id, asked_by, version, status }: Settled,
  remark: string,
): Promise<void> {
  await unit.tx
    .updateTable('refund_request')
    .set({ status, answered_by: actor.accountId, answered_at: unit.now, answer: remark, version: version + 1 })
    .where('id', '=', id)
    .execute();
  if (status === 'GRANTED') return;
  unit.audit({
    actor,
    action: 'REFUND_REQUEST_DECLINED',
    objectType: 'refund-request',
    objectId: id,
    objectVersion: version + 1,
    after: { invoiceId: invoice_id, status },
    remark,
  });
  await notifyOfRequest(unit, id, {
    to: asked_by,
    type: 'REFUND_ANSWERED',
    title: 'money.refundRequest.declined.title',
    body: 'money.refundRequest.declined.body',
    remark,
    link: '/payment-history',
  });
}
