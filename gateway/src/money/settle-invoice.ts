import { isGranted } from '@registrar/domain/enumerations';
import { findApplication } from '../applications/application';
import { addWorkingHours, readOfficeHours } from '../applications/working-hours';
import { readTerm } from '../platform/terms';
import { issueNameReservationLetter } from '../papers/name-reservation/name-reservation-letter';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { filingPaidJob, requestPaidJob } from './filing-paid';
import { notifyPaidTogether } from './joint/notify-paid-together';
import { partsOf } from './joint/parts';
import { isUnpaid, type InvoiceRow } from './payment-state';
import { issueReceiptJob } from './receipts/issue-receipt';
import { notifyApplicant, notifyOffice } from './notify-of-money';
import { filingOf, isJoint, requestOf } from './invoice-owner';

/** By card through the payment gateway, or over the counter with a voucher. */
export type Means =
  { readonly card: { readonly attemptId: string } } | { readonly voucher: { readonly voucherId: string } };

/**
 * The only function that marks an invoice as paid. The invoice must be locked and in progress (INITIATED or SUBMITTED).
 * A filing that waited for the payment gets its lease again, and the people concerned are notified.
 */
export async function settleInvoice(
  unit: UnitOfWork,
  actor: Actor | null,
  invoice: InvoiceRow,
  means: Means,
): Promise<void> {
  const paid = await markPaid(unit, actor, invoice, means);
  unit.enqueue(issueReceiptJob, { invoiceId: paid.id }, { dedupeKey: paid.id });
  if (!isJoint(paid)) return releaseFiling(unit, paid, true);
  // the years in their order, and one message for all of them
  for (const part of await partsOf(unit.tx, [paid.id]))
    await releaseFiling(unit, await markPaid(unit, actor, part, means), false);
  await notifyPaidTogether(unit, paid, means);
}

async function markPaid(
  unit: UnitOfWork,
  actor: Actor | null,
  invoice: Pick<InvoiceRow, 'id'>,
  means: Means,
): Promise<InvoiceRow> {
  const status = 'card' in means ? 'COMPLETED' : 'APPROVED';
  const paid = await unit.tx
    .updateTable('invoice')
    .set((of) => ({ status, settled_at: unit.now, version: of('version', '+', 1) }))
    .where('id', '=', invoice.id)
    .where('status', '=', 'card' in means ? 'INITIATED' : 'SUBMITTED')
    .returningAll()
    .executeTakeFirstOrThrow();
  const source = 'card' in means ? { attemptId: means.card.attemptId } : { voucherId: means.voucher.voucherId };
  unit.audit({
    actor,
    action: 'INVOICE_SETTLED',
    objectType: 'invoice',
    objectId: paid.id,
    objectVersion: paid.version,
    after: {
      applicationId: filingOf(paid),
      companyId: paid.company_id,
      status,
      ...source,
      totalPaisa: paid.total_paisa,
      ...(paid.covered_by !== null && { coveredBy: paid.covered_by }),
    },
  });
  return paid;
}

async function releaseFiling(unit: UnitOfWork, invoice: InvoiceRow, isNotified: boolean): Promise<void> {
  const request = requestOf(invoice);
  if (request !== null) {
    unit.enqueue(requestPaidJob, { requestId: request }, { dedupeKey: `request-paid:${invoice.id}` });
    return;
  }
  const filing = filingOf(invoice);
  const application =
    filing === null
      ? undefined
      : await findApplication(unit.tx, filing, { forUpdate: true, today: dayInNepal(unit.now) });
  if (!application) return;
  const { row } = application;
  // the letter of a reserved name is issued only after its fee is paid (workflow 6.4, point 6)
  if (row.process_name === 'NAME_RESERVATION' && isGranted(row.status) && !(await isUnpaid(unit.tx, row.id)))
    await issueNameReservationLetter(unit, row.id, null);
  const news = { event: `${invoice.id}:settled`, amountPaisa: invoice.total_paisa, invoice };
  if (isNotified)
    await notifyApplicant(unit, row, {
      ...news,
      type: 'PAYMENT_VERIFIED',
      title: 'money.paid.title',
      body: 'money.paid.body',
      next: 'money.paid.next',
      action: { label: 'mail.action.payments', link: '/payment-history' },
      sms: 'money.paid.sms',
    });
  if (application.definition.office.autoApprove && row.status === 'SUBMITTED')
    unit.enqueue(filingPaidJob, { applicationId: row.id }, { dedupeKey: `paid:${invoice.id}` });
  if (row.status !== 'IN_PROCESS' || row.assignee_id === null) return;
  // the lease of the claim starts now
  const today = dayInNepal(unit.now);
  const { workingHours } = await readTerm(unit.tx, 'CLAIM_LEASE', today);
  const lease = addWorkingHours(unit.now, workingHours, await readOfficeHours(unit.tx, today));
  await unit.tx.updateTable('application').set({ lease_until: lease }).where('id', '=', row.id).execute();
  await notifyOffice(
    unit,
    row,
    { accountId: row.assignee_id },
    { ...news, type: 'WORK_PAID', title: 'money.paidOffice.title', body: 'money.paidOffice.body' },
  );
}
