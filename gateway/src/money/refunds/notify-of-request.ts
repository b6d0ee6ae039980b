import { fact } from '../../notifications/facts';
import { notify } from '../../notifications/notify';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { invoicesWithSubject, payerOf, SUBJECT_COLUMNS } from '../receipts/invoice-subject';
import type { RefundNews } from './notify-of-refund';

/** The payer also gets a mail and an SMS with the answer; the office gets a notification in the portal. */
export async function notifyOfRequest(
  unit: UnitOfWork,
  requestId: string,
  { to, type, title, body, remark, link }: RefundNews,
): Promise<void> {
  const row = await invoicesWithSubject(unit.tx)
    .innerJoin('refund_request', 'refund_request.invoice_id', 'invoice.id')
    .select(SUBJECT_COLUMNS)
    .select(['refund_request.version', 'invoice.number'])
    .where('refund_request.id', '=', requestId)
    .executeTakeFirstOrThrow();
  const payer = payerOf(row);
  const forPayer = type === 'REFUND_ANSWERED';
  await notify(unit, {
    accountId: to,
    eventKey: `${requestId}:${row.version}`,
    type,
    title,
    body,
    link,
    sms: forPayer && 'money.refundRequest.declined.sms',
    mail: forPayer,
    parameters: { number: row.number ?? '', name: payer.en, nameNepali: payer.ne },
    remark,
    facts: fact('fact.invoice', row.number),
    ...(forPayer ? { next: 'money.refundRequest.declined.next', action: { label: 'mail.action.payments' } } : {}),
  });
}
