import type { MessageParameters } from '../../platform/language';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { amountParameters } from '../../notifications/facts';
import { notify, notifyAll } from '../../notifications/notify';
import { invoiceFacts } from '../notify-of-money';
import type { Held } from './attempts';
import { readSubject } from './subjects';

const parametersOf = async (unit: UnitOfWork, { attempt, invoice }: Held): Promise<MessageParameters> => {
  const { nameEnglish, nameNepali } = await readSubject(unit.tx, invoice);
  return {
    number: invoice.number ?? '',
    name: nameEnglish || nameNepali,
    nameNepali: nameNepali || nameEnglish,
    ...amountParameters(attempt.amount_paisa),
  };
};

/**
 * Notifies the payer of the result, so that an open page is refreshed. A closed window sends no mail: OPEN_AGAIN is a
 * notification in the portal only.
 */
export async function notifyPayer(unit: UnitOfWork, held: Held, news: 'PAID' | 'FAILED' | 'OPEN_AGAIN'): Promise<void> {
  const { attempt, invoice } = held;
  // without an account the page of the link asks, and what was paid for is sent by mail
  if (attempt.account_id === null) return;
  const paid = news === 'PAID';
  await notify(unit, {
    accountId: attempt.account_id,
    eventKey: `${attempt.id}:${news}`,
    type: paid ? 'PAYMENT_VERIFIED' : 'PAYMENT_FAILED',
    title: paid ? 'money.card.paid.title' : 'money.card.failed.title',
    body: paid ? 'money.card.paid.body' : 'money.card.failed.body',
    parameters: await parametersOf(unit, held),
    link: `/payment/${invoice.id}`,
    mail: news !== 'OPEN_AGAIN',
    sms: paid && 'money.card.paid.sms',
    facts: invoiceFacts(invoice, attempt.amount_paisa),
    ...(paid
      ? { next: 'money.paid.next', action: { label: 'mail.action.payments', link: '/payment-history' } }
      : { next: 'money.card.failed.next', action: { label: 'mail.action.pay' } }),
  });
}

/** Notifies the revenue officers of the invoice's office, in the portal only. */
export async function notifyRevenue(unit: UnitOfWork, held: Held, eventKey: string): Promise<void> {
  const officers = await unit.tx
    .selectFrom('account')
    .select('id')
    .where('office_id', '=', held.invoice.office_id)
    .where('role', '=', 'REVENUE_OFFICER')
    .where('status', '=', 'ACTIVE')
    .execute();
  const parameters = await parametersOf(unit, held);
  await notifyAll(
    unit,
    officers.map(({ id }) => ({
      accountId: id,
      eventKey,
      type: 'WORK_MISMATCH',
      title: 'money.mismatch.title',
      body: 'money.mismatch.body',
      parameters,
      link: '/payment-reconciliation',
      mail: false,
    })),
  );
}
