import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { refuse } from '../../platform/refusal';
import { seeInvoice } from '../../money/card/payers';
import { expireRefunds } from '../../money/refunds/expire-refunds';
import { lockWithFiling } from '../../money/refunds/invoice-to-refund';
import { readRefundable } from '../../money/refunds/refundable';
import { askRequest } from '../ask-request';
import { followRefund } from './follow-refund';
import { refundHandler } from './refund-handler';

/** The payer of an invoice requests a refund of it, where something of it may go back. A request pays nothing back. */
export async function askRefund(unit: UnitOfWork, actor: Actor, invoiceId: string, reason: string): Promise<string> {
  await seeInvoice(unit.tx, actor, invoiceId, unit.now);
  const invoice = (await lockWithFiling(unit, invoiceId)) ?? refuse('REQ-404');
  await expireRefunds(unit, followRefund, invoiceId);
  const open = await unit.tx
    .selectFrom('request')
    .select('id')
    .where('kind', '=', refundHandler.kind.key)
    .where('subject_id', '=', invoiceId)
    .where('status', 'not in', ['DONE', 'REFUSED'])
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
  const { id } = await askRequest(unit, actor, refundHandler, {
    answers: { reason },
    officeId: invoice.office_id,
    companyId: null,
    subjectId: invoiceId,
  });
  return id;
}
