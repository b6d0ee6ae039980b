import { amountParameters } from '../../notifications/facts';
import { notify } from '../../notifications/notify';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { representativesOf } from '../../register/representation';
import { readSubject } from '../card/subjects';
import { invoiceFacts } from '../notify-of-money';
import type { InvoiceRow } from '../payment-state';
import type { Means } from '../settle-invoice';

/**
 * One message for everything that was paid together: to the payer, the applicants of the filings, and the
 * representatives of the company.
 */
export async function notifyPaidTogether(unit: UnitOfWork, invoice: InvoiceRow, means: Means): Promise<void> {
  const { tx } = unit;
  const payer =
    'card' in means
      ? (
          await tx
            .selectFrom('payment_attempt')
            .select('account_id')
            .where('id', '=', means.card.attemptId)
            .executeTakeFirst()
        )?.account_id
      : (
          await tx
            .selectFrom('payment_voucher')
            .select('uploaded_by')
            .where('id', '=', means.voucher.voucherId)
            .executeTakeFirst()
        )?.uploaded_by;
  const applicants = await tx
    .selectFrom('application')
    .select('applicant_id')
    .where('id', 'in', (of) => of.selectFrom('invoice').select('for_id').where('covered_by', '=', invoice.id))
    .execute();
  const concerned = new Set([...(payer == null ? [] : [payer]), ...applicants.map(({ applicant_id }) => applicant_id)]);
  const { nameEnglish, nameNepali } = await readSubject(tx, invoice);
  for (const accountId of new Set([
    ...concerned,
    ...(await representativesOf(tx, invoice.company_id ?? '', dayInNepal(unit.now))),
  ])) {
    await notify(unit, {
      accountId,
      eventKey: `${invoice.id}:settled`,
      type: 'PAYMENT_VERIFIED',
      title: 'money.paid.title',
      body: 'money.paidCompany.body',
      next: 'money.paid.next',
      action: { label: 'mail.action.payments', link: '/payment-history' },
      sms: concerned.has(accountId) && 'money.paidCompany.sms',
      parameters: {
        number: invoice.number ?? '',
        name: nameEnglish || nameNepali,
        nameNepali: nameNepali || nameEnglish,
        ...amountParameters(invoice.total_paisa),
      },
      facts: invoiceFacts(invoice, invoice.total_paisa),
      link: `/payment/${invoice.id}`,
    });
  }
}
