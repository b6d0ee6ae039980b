import type { ApplicationRow } from '../../../applications/application';
import { filingFacts, filingParameters } from '../../../applications/filing-facts';
import { amountParameters, dayParameters } from '../../../notifications/facts';
import { notifyAll } from '../../../notifications/notify';
import { dayInNepal } from '../../../platform/clock';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { representativesOf } from '../../../register/representation';
import type { InvoiceRow } from '../../../money/payment-state';
import { invoiceFacts } from '../../../money/notify-of-money';

/** The applicant also gets an SMS; representatives of a company get the channels they have chosen. */
export async function notifyUnpaid(
  unit: UnitOfWork,
  row: ApplicationRow,
  invoice: InvoiceRow,
  { days, lastDay }: { days: number; lastDay: string },
): Promise<void> {
  const representatives =
    row.company_id === null ? [] : await representativesOf(unit.tx, row.company_id, dayInNepal(unit.now));
  await notifyAll(
    unit,
    [...new Set([row.applicant_id, ...representatives])].map((accountId) => ({
      accountId,
      eventKey: `${invoice.id}:unpaid:${days}`,
      type: 'PAYMENT_REMINDER',
      title: 'money.unpaid.title',
      body: days === 1 ? 'money.unpaid.soon' : 'money.unpaid.body',
      parameters: {
        ...filingParameters(row),
        ...amountParameters(invoice.total_paisa),
        ebpCode: invoice.ebp_code ?? '',
        days,
        ...dayParameters('due', lastDay),
      },
      facts: [...filingFacts(row), ...invoiceFacts(invoice, invoice.total_paisa, { payable: true, dueOn: lastDay })],
      next: 'money.payable.next',
      action: { label: 'mail.action.pay' },
      link: `/payment/${invoice.id}`,
      sms: accountId === row.applicant_id && 'money.unpaid.sms',
    })),
  );
}
