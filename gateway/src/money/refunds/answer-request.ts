import type { DeclineRefund } from '@registrar/domain/calls/refund-requests';
import type { Actor } from '../../platform/actor';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { WireLanguage } from '../../platform/language';
import { refuse } from '../../platform/refusal';
import { lockWithFiling, refuseOwnPart } from './invoice-to-refund';
import { notifyOfRequest } from './notify-of-request';

/** The revenue officer declines a request with a reason; the payer reads it and may ask again. */
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

/** A refund is proposed: its request now waits for the approver. */
export async function requestIsProposed({ tx }: UnitOfWork, invoiceId: string, refundId: string): Promise<void> {
  await tx
    .updateTable('refund_request')
    .set((of) => ({ status: 'PROPOSED' as const, refund_id: refundId, version: of('version', '+', 1) }))
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'OPEN')
    .execute();
}

/** The approver has decided. An approved refund has a credit note; a refused one needs a notification to the payer. */
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

/** The proposal was withdrawn or has lapsed: the payer has no answer yet, so the request is open again. */
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
