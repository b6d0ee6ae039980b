import { formatMoney } from '@registrar/domain/money';
import { findApplication } from '../filings/application';
import { notify, type NewNotification } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import type { Deed } from '../platform/deed';
import type { MessageParameters } from '../platform/language';
import { representativesOf } from '../register/representation';
import { readSubject } from './card/subjects';
import type { InvoiceRow } from './payment-state';
import type { VoucherRow } from './read-vouchers';
import { tellApplicant } from './tell';

async function parametersOf(deed: Deed, invoice: InvoiceRow, remark = ''): Promise<MessageParameters> {
  const { nameEnglish, nameNepali } = await readSubject(deed.tx, invoice);
  return {
    number: invoice.number ?? '', name: nameEnglish || nameNepali, nameNepali: nameNepali || nameEnglish, remark,
    amount: formatMoney(invoice.total_paisa, 'en'), amountNepali: formatMoney(invoice.total_paisa, 'ne'),
  };
}

/** In the portal only: work that has come to the revenue officers of the invoice's office. */
export async function tellRevenueOfVoucher(deed: Deed, invoice: InvoiceRow, voucherId: string): Promise<void> {
  const officers = await deed.tx.selectFrom('account').select('id').where('office_id', '=', invoice.office_id).where('role', '=', 'REVENUE_OFFICER').where('status', '=', 'ACTIVE').execute();
  const parameters = await parametersOf(deed, invoice);
  for (const { id } of officers) {
    await notify(deed, { accountId: id, eventKey: voucherId, type: 'WORK_VOUCHER', title: 'money.voucher.title', body: 'money.voucher.body', parameters, link: '/payment-vouchers', mail: false });
  }
}

/** A company's money is there: whoever brought the voucher hears of it, and who speaks for the company. Of a filing, settling tells. */
export async function tellVoucherVerified(deed: Deed, invoice: InvoiceRow, voucher: VoucherRow): Promise<void> {
  if (invoice.application_id !== null) return;
  await tellPayers(deed, invoice, voucher, { eventKey: `${voucher.id}:verified`, type: 'PAYMENT_VERIFIED', title: 'money.paid.title', body: 'money.paidCompany.body', parameters: await parametersOf(deed, invoice) });
}

/** Why it was refused, and whether another one may be brought. */
export async function tellVoucherRefused(deed: Deed, invoice: InvoiceRow, voucher: VoucherRow, { reason, isOver }: { readonly reason: string; readonly isOver: boolean }): Promise<void> {
  const news = { type: 'PAYMENT_REJECTED', title: 'money.refused.title' } as const;
  const application = invoice.application_id === null ? undefined : await findApplication(deed.tx, invoice.application_id, { forUpdate: true, today: dayInNepal(deed.now) });
  if (application) {
    await tellApplicant(deed, application.row, { ...news, event: `${voucher.id}:refused`, body: isOver ? 'money.refusedOver.body' : 'money.refused.body', amountPaisa: voucher.amount_paisa, reason });
    return;
  }
  await tellPayers(deed, invoice, voucher, { ...news, eventKey: `${voucher.id}:refused`, body: 'money.refusedCompany.body', parameters: await parametersOf(deed, invoice, reason) });
}

async function tellPayers(deed: Deed, { id, company_id }: InvoiceRow, { uploaded_by }: VoucherRow, news: Omit<NewNotification, 'accountId' | 'link'>): Promise<void> {
  const representatives = company_id === null ? [] : await representativesOf(deed.tx, company_id, dayInNepal(deed.now));
  for (const accountId of new Set([uploaded_by, ...representatives])) await notify(deed, { ...news, accountId, link: `/payment/${id}`, sms: accountId === uploaded_by });
}
