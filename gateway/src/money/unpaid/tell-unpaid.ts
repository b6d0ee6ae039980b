import { formatMoney } from '@registrar/domain/money';
import type { ApplicationRow } from '../../filings/application';
import { notify } from '../../notifications/notify';
import { dayInNepal } from '../../platform/clock';
import type { Deed } from '../../platform/deed';
import { representativesOf } from '../../register/representation';
import type { InvoiceRow } from '../payment-state';
import { payLink } from '../tell';

/** The applicant hears of it also by SMS, the representatives of a company as they wish. */
export async function tellUnpaid(deed: Deed, row: ApplicationRow, invoice: InvoiceRow, days: number): Promise<void> {
  const representatives = row.company_id === null ? [] : await representativesOf(deed.tx, row.company_id, dayInNepal(deed.now));
  for (const accountId of new Set([row.applicant_id, ...representatives])) {
    await notify(deed, {
      accountId, eventKey: `${invoice.id}:unpaid:${days}`, type: 'PAYMENT_REMINDER', title: 'money.unpaid.title', body: days === 1 ? 'money.unpaid.soon' : 'money.unpaid.body',
      parameters: {
        number: row.application_number ?? '', name: row.title_english, nameNepali: row.title_nepali, amount: formatMoney(invoice.total_paisa, 'en'), amountNepali: formatMoney(invoice.total_paisa, 'ne'), ebpCode: invoice.ebp_code ?? '', days,
      },
      link: payLink(row, invoice.id),
      sms: accountId === row.applicant_id,
    });
  }
}
