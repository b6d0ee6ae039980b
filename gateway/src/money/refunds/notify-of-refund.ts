import type { NotificationType } from '@registrar/domain/enumerations/notification-types';
import { amountFact, amountParameters, fact } from '../../notifications/facts';
import { noticeContent, type Notice } from '../../notifications/notice';
import { notify } from '../../notifications/notify';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { MessageKey } from '../../platform/language';
import { mailJob } from '../../platform/outbound/message-jobs';
import { mailOf } from '../../accounts/messages';
import type { Owned } from '../invoice-owner';
import { payerContact } from '../receipts/payer-account';
import { invoicesWithSubject, payerOf, SUBJECT_COLUMNS } from '../receipts/invoice-subject';

export interface RefundNews {
  /** Null: the payer has no account, and is written to by mail. */
  readonly to: string | null;
  readonly type: Extract<NotificationType, 'WORK_REFUND' | 'PAYMENT_REFUNDED' | 'REFUND_ANSWERED'>;
  readonly title: MessageKey;
  readonly body: MessageKey;
  readonly remark: string;
  readonly link: string;
}

/** The payer also gets a mail and an SMS; the office gets a notification in the portal. */
export async function notifyOfRefund(
  unit: UnitOfWork,
  refundId: string,
  { to, type, title, body, remark, link }: RefundNews,
): Promise<void> {
  const row = await invoicesWithSubject(unit.tx)
    .innerJoin('refund', 'refund.invoice_id', 'invoice.id')
    .select(SUBJECT_COLUMNS)
    .select(['refund.total_paisa', 'refund.number as note', 'refund.version', 'invoice.number'])
    .where('refund.id', '=', refundId)
    .executeTakeFirstOrThrow();
  const payer = payerOf(row);
  const forPayer = type === 'PAYMENT_REFUNDED';
  const notice = {
    title,
    body,
    remark,
    parameters: {
      number: row.number ?? '',
      name: payer.en,
      nameNepali: payer.ne,
      ...amountParameters(row.total_paisa),
      note: row.note ?? '',
    },
    facts: [
      ...fact('fact.invoice', row.number),
      ...amountFact('fact.refund', row.total_paisa),
      ...fact('fact.creditNote', row.note),
    ],
    ...(forPayer && { next: 'money.refund.done.next' as const }),
  };
  if (to === null) return mailContact(unit, row, notice);
  await notify(unit, {
    ...notice,
    accountId: to,
    eventKey: `${refundId}:${row.version}`,
    type,
    link,
    sms: forPayer && 'money.refund.done.sms',
    mail: forPayer,
    ...(forPayer && { action: { label: 'mail.action.payments' as const } }),
  });
}

async function mailContact(unit: UnitOfWork, invoice: Owned, notice: Notice): Promise<void> {
  const contact = await payerContact(unit, invoice);
  if (contact === undefined) return;
  const { address, name, language } = contact;
  unit.enqueue(mailJob, mailOf(address, noticeContent(notice, language, name ?? undefined)));
}
