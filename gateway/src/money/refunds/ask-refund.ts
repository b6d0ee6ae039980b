import { rolesWith } from '@registrar/domain/permissions';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { refuse } from '../../platform/refusal';
import { seeInvoice } from '../card/payers';
import { expireRefunds } from './expire-refunds';
import { lockWithFiling } from './invoice-to-refund';
import { REFUNDS_PAGE } from './propose-refund';
import { readRefundable } from './refundable';
import { notifyOfRequest } from './notify-of-request';

/**
 * The payer of an invoice requests a refund; the revenue officers of its office are notified. A request pays nothing
 * back.
 */
export async function askRefund(unit: UnitOfWork, actor: Actor, invoiceId: string, reason: string): Promise<string> {
  await seeInvoice(unit.tx, actor, invoiceId, unit.now);
  const invoice = (await lockWithFiling(unit, invoiceId)) ?? refuse('REQ-404');
  await expireRefunds(unit, invoiceId);
  const open = await unit.tx
    .selectFrom('refund_request')
    .select('id')
    .where('invoice_id', '=', invoiceId)
    .where('status', 'in', ['OPEN', 'PROPOSED'])
    .executeTakeFirst();
  if (open) refuse('FLOW-409', { message: 'money.refundRequest.waits' });
  if (
    await unit.tx
      .selectFrom('refund')
      .select('id')
      .where('invoice_id', '=', invoiceId)
      .where('status', '=', 'PROPOSED')
      .executeTakeFirst()
  )
    refuse('FLOW-409', { message: 'money.refund.waits' });
  if ((await readRefundable(unit.tx, invoice, unit.now, dayInNepal(unit.now))).ground === null)
    refuse('FLOW-409', { message: 'money.refund.nothing' });
  const id = unit.newId();
  await unit.tx
    .insertInto('refund_request')
    .values({
      id,
      invoice_id: invoiceId,
      office_id: invoice.office_id,
      reason,
      status: 'OPEN',
      asked_by: actor.accountId,
      asked_at: unit.now,
    })
    .execute();
  unit.audit({
    actor,
    action: 'REFUND_REQUESTED',
    objectType: 'refund-request',
    objectId: id,
    objectVersion: 1,
    after: { invoiceId, status: 'OPEN' },
    remark: reason,
  });
  const officers = await unit.tx
    .selectFrom('account')
    .select('id')
    .where('office_id', '=', invoice.office_id)
    .where('status', '=', 'ACTIVE')
    .where('role', 'in', [...rolesWith('REFUND')])
    .execute();
  for (const officer of officers)
    await notifyOfRequest(unit, id, {
      to: officer.id,
      type: 'WORK_REFUND',
      title: 'money.refundRequest.work.title',
      body: 'money.refundRequest.work.body',
      remark: reason,
      link: `${REFUNDS_PAGE}?view=requests`,
    });
  return id;
}
