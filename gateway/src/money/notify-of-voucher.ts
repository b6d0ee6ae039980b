import { findApplication } from '../applications/application';
import { amountParameters } from '../notifications/facts';
import { notifyAll, type NewNotification } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { MessageParameters } from '../platform/language';
import { representativesOf } from '../register/representation';
import { readSubject } from './card/subjects';
import type { InvoiceRow } from './payment-state';
import type { VoucherRow } from './read-vouchers';
import { invoiceFacts, notifyApplicant } from './notify-of-money';
import { filingOf, isJoint } from './invoice-owner';

async function parametersOf(unit: UnitOfWork, invoice: InvoiceRow): Promise<MessageParameters> {
  const { nameEnglish, nameNepali } = await readSubject(unit.tx, invoice);
  return {
    number: invoice.number ?? '',
    name: nameEnglish || nameNepali,
    nameNepali: nameNepali || nameEnglish,
    ...amountParameters(invoice.total_paisa),
  };
}

/** In the portal only: new work for the revenue officers of the invoice's office. */
export async function notifyRevenueOfVoucher(unit: UnitOfWork, invoice: InvoiceRow, voucherId: string): Promise<void> {
  const officers = await unit.tx
    .selectFrom('account')
    .select('id')
    .where('office_id', '=', invoice.office_id)
    .where('role', '=', 'REVENUE_OFFICER')
    .where('status', '=', 'ACTIVE')
    .execute();
  const parameters = await parametersOf(unit, invoice);
  await notifyAll(
    unit,
    officers.map(({ id }) => ({
      accountId: id,
      eventKey: voucherId,
      type: 'WORK_VOUCHER',
      title: 'money.voucher.title',
      body: 'money.voucher.body',
      parameters,
      link: '/payment-vouchers',
      mail: false,
    })),
  );
}

/**
 * Notifies of a verified voucher for a company's invoice: the submitter and the representatives. For filings and joint
 * invoices `settleInvoice` notifies.
 */
export async function notifyVoucherVerified(unit: UnitOfWork, invoice: InvoiceRow, voucher: VoucherRow): Promise<void> {
  if (filingOf(invoice) !== null || isJoint(invoice)) return;
  await notifyPayers(unit, invoice, voucher, {
    eventKey: `${voucher.id}:verified`,
    type: 'PAYMENT_VERIFIED',
    title: 'money.paid.title',
    body: 'money.paidCompany.body',
    next: 'money.paid.next',
    action: { label: 'mail.action.payments', link: '/payment-history' },
    sms: 'money.paidCompany.sms',
    parameters: await parametersOf(unit, invoice),
  });
}

/** Notifies of a refused voucher with the reason, and whether another one can be submitted. */
export async function notifyVoucherRefused(
  unit: UnitOfWork,
  invoice: InvoiceRow,
  voucher: VoucherRow,
  { reason, isOver }: { readonly reason: string; readonly isOver: boolean },
): Promise<void> {
  const news = { type: 'PAYMENT_REJECTED', title: 'money.refused.title' } as const;
  const filing = filingOf(invoice);
  const application =
    filing === null
      ? undefined
      : await findApplication(unit.tx, filing, { forUpdate: true, today: dayInNepal(unit.now) });
  if (application) {
    await notifyApplicant(unit, application.row, {
      ...news,
      event: `${voucher.id}:refused`,
      invoice,
      amountPaisa: voucher.amount_paisa,
      reason,
      ...(isOver
        ? { body: 'money.refusedOver.body', sms: 'money.refusedOver.sms' }
        : {
            body: 'money.refused.body',
            payable: true,
            next: 'money.refused.next',
            action: { label: 'mail.action.voucher', link: `/payment/${invoice.id}` },
            sms: 'money.refused.sms',
          }),
    });
    return;
  }
  await notifyPayers(unit, invoice, voucher, {
    ...news,
    eventKey: `${voucher.id}:refused`,
    body: 'money.refusedCompany.body',
    remark: reason,
    next: 'money.refused.next',
    action: { label: 'mail.action.voucher' },
    sms: 'money.refusedCompany.sms',
    parameters: await parametersOf(unit, invoice),
  });
}

async function notifyPayers(
  unit: UnitOfWork,
  invoice: InvoiceRow,
  { uploaded_by }: VoucherRow,
  news: Omit<NewNotification, 'accountId' | 'link'>,
): Promise<void> {
  const { id, company_id } = invoice;
  const representatives = company_id === null ? [] : await representativesOf(unit.tx, company_id, dayInNepal(unit.now));
  await notifyAll(
    unit,
    [...new Set([uploaded_by, ...representatives])].map((accountId) => ({
      ...news,
      facts: invoiceFacts(invoice, invoice.total_paisa),
      accountId,
      link: `/payment/${id}`,
      sms: accountId === uploaded_by && news.sms,
    })),
  );
}
