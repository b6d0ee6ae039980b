import { randomUUID } from 'node:crypto';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { payableSchema, type Invoice, type Payable, type VoucherRequest } from '@registrar/domain/calls/money';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../src/platform/database/schema.generated';
import { issueReceipt } from '../src/money/receipts/issue-receipt';
import { act, detailOf, newKey, type Caller } from './filings-kit';
import type { Answer, TestGateway } from './harness';
import { png } from './pictures';
import { uploadAll } from './uploads-kit';

/** What a voucher says; by itself with no picture. */
export function voucherBody(more: Partial<VoucherRequest> = {}): VoucherRequest {
  return {
    bank: 'NABIL',
    voucherNumber: 'A-1001',
    paidOn: '2026-01-15',
    amountPaisa: 950_000,
    uploadId: randomUUID(),
    ...more,
  };
}

/**
 * An invoice with a voucher that waits, written beside the application whatever its process costs; gives the voucher's
 * id.
 */
export async function addVoucher(
  {
    platform: {
      database: { db },
    },
    clock,
  }: TestGateway,
  applicationId: string,
  accountId: string,
): Promise<string> {
  const [invoiceId, id] = [randomUUID(), randomUUID()];
  const now = clock.now();
  const { office_id } = await db
    .selectFrom('application')
    .select('office_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invoice')
    .values({
      id: invoiceId,
      for_kind: 'FILING',
      for_id: applicationId,
      office_id,
      status: 'SUBMITTED',
      number: `INV-TEST-${id}`,
      ebp_code: id,
      basis: '{}',
      scheduled_on: '2026-01-01',
      total_paisa: 950_000,
      proposed_at: now,
      issued_at: now,
    })
    .execute();
  await db
    .insertInto('payment_voucher')
    .values({
      id,
      invoice_id: invoiceId,
      bank: 'NABIL',
      voucher_number: id,
      voucher_key: id,
      paid_on: '2026-01-15',
      amount_paisa: 950_000,
      status: 'SUBMITTED',
      name: 'voucher.png',
      media_type: 'image/png',
      size: 10,
      sha256: '0'.repeat(64),
      uploaded_by: accountId,
      uploaded_at: now,
    })
    .execute();
  return id;
}

/** A paid invoice that has no receipt yet, written beside the application whatever its process costs. */
export async function addPaid(
  {
    platform: {
      database: { db },
    },
    clock,
  }: TestGateway,
  applicationId: string,
  totalPaisa = 950_000,
): Promise<{ invoiceId: string; lineId: string }> {
  const [invoiceId, lineId] = [randomUUID(), randomUUID()];
  const now = clock.now();
  const { office_id } = await db
    .selectFrom('application')
    .select('office_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invoice')
    .values({
      id: invoiceId,
      for_kind: 'FILING',
      for_id: applicationId,
      office_id,
      status: 'COMPLETED',
      number: `INV-TEST-${invoiceId}`,
      ebp_code: invoiceId,
      basis: '{}',
      scheduled_on: '2026-01-01',
      total_paisa: totalPaisa,
      proposed_at: now,
      issued_at: now,
      settled_at: now,
    })
    .execute();
  await db
    .insertInto('invoice_line')
    .values({
      id: lineId,
      invoice_id: invoiceId,
      position: 0,
      kind: 'REVENUE',
      code: 'INCORPORATION',
      law_reference: 'Test',
      certainty: 'A',
      basis: JSON.stringify({ companyType: 'NON_PROFIT', capitalPaisa: null }),
      working: '[]',
      quantity: 1,
      rate_paisa: totalPaisa,
      proposed_paisa: totalPaisa,
      amount_paisa: totalPaisa,
      fiscal_year: '2083/84',
      revenue_head: '14251',
    })
    .execute();
  return { invoiceId, lineId };
}

/** A due of the company that no event of the law names: an invoice may ask for it. */
export async function addDue(db: Kysely<DB>, companyId: string): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('fine_due')
    .values({
      id,
      company_id: companyId,
      event_id: `TEST-${id}`,
      due_on: '2026-01-01',
      paid_up_paisa: 0,
      created_at: new Date(),
    })
    .execute();
  return id;
}

/** The same with its receipt. */
export async function addReceipt(
  gateway: TestGateway,
  applicationId: string,
  totalPaisa = 950_000,
): Promise<{ invoiceId: string; lineId: string; code: string }> {
  const {
    database: { db },
    runUnitOfWork,
  } = gateway.platform;
  const { invoiceId, lineId } = await addPaid(gateway, applicationId, totalPaisa);
  await runUnitOfWork((unit) => issueReceipt(unit, invoiceId));
  const { code } = await db
    .selectFrom('letter')
    .innerJoin('receipt', 'receipt.id', 'letter.issued_for_id')
    .select('letter.code')
    .where('receipt.invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return { invoiceId, lineId, code };
}

/** Beside an invoice, a payment that the revenue officer has to decide on. */
export async function addMismatch(
  {
    platform: {
      database: { db },
    },
    clock,
  }: TestGateway,
  voucherId: string,
  accountId: string,
): Promise<{ invoiceId: string; attemptId: string; mismatchId: string }> {
  const { invoice_id: invoiceId } = await db
    .selectFrom('payment_voucher')
    .select('invoice_id')
    .where('id', '=', voucherId)
    .executeTakeFirstOrThrow();
  const { office_id } = await db
    .selectFrom('invoice')
    .select('office_id')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const [attemptId, mismatchId, now] = [randomUUID(), randomUUID(), clock.now()];
  await db
    .insertInto('payment_attempt')
    .values({
      id: attemptId,
      invoice_id: invoiceId,
      account_id: accountId,
      bank: 'NABIL',
      mode: 'CARD',
      amount_paisa: 950_000,
      status: 'MISMATCH',
      began_at: now,
      ask_at: now,
    })
    .execute();
  await db
    .insertInto('payment_mismatch')
    .values({
      id: mismatchId,
      attempt_id: attemptId,
      office_id,
      kind: 'PAID_TWICE',
      paid_paisa: 950_000,
      found_at: now,
    })
    .execute();
  return { invoiceId, attemptId, mismatchId };
}

/** A proposed refund of such an invoice. */
export async function addRefund(
  {
    platform: {
      database: { db },
    },
    clock,
  }: TestGateway,
  { invoiceId, lineId }: { invoiceId: string; lineId: string },
  proposerId: string,
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  const { office_id } = await db
    .selectFrom('invoice')
    .select('office_id')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('refund')
    .values({
      id,
      invoice_id: invoiceId,
      office_id,
      ground: 'FILING_ENDED',
      total_paisa: 100,
      reason: 'Test',
      status: 'PROPOSED',
      proposed_by: proposerId,
      proposed_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  await db.insertInto('refund_line').values({ refund_id: id, invoice_line_id: lineId, amount_paisa: 100 }).execute();
  return id;
}

/** What a payer asked to have back. */
export async function addRefundRequest(
  {
    platform: {
      database: { db },
    },
    clock,
  }: TestGateway,
  invoiceId: string,
  askedBy: string,
): Promise<string> {
  const id = randomUUID();
  const { office_id } = await db
    .selectFrom('invoice')
    .select('office_id')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('request')
    .values({
      id,
      kind: 'REFUND',
      number: `RFR-${id}`,
      requester_account: askedBy,
      office_id,
      subject_id: invoiceId,
      answers: JSON.stringify({ reason: 'Test' }),
      status: 'ASKED',
      asked_at: clock.now(),
    })
    .execute();
  return id;
}

/** A file in the conversation about a request; its content lies in no storage. */
export async function addRequestFile(
  {
    platform: {
      database: { db },
    },
    clock,
  }: TestGateway,
  requestId: string,
  writtenBy: string,
): Promise<string> {
  const [messageId, id] = [randomUUID(), randomUUID()];
  await db
    .insertInto('request_message')
    .values({
      id: messageId,
      request_id: requestId,
      side: 'REQUESTER',
      action: 'WRITE',
      text: 'Test',
      written_by: writtenBy,
      written_at: clock.now(),
    })
    .execute();
  await db
    .insertInto('request_file')
    .values({
      id,
      message_id: messageId,
      name: 'test.pdf',
      media_type: 'application/pdf',
      size: 1,
      sha256: '0'.repeat(64),
    })
    .execute();
  return id;
}

export function payableOf(answer: Answer): Payable {
  if (answer.status !== 200)
    throw new Error(`${answer.status} ${answer.body.message} ${JSON.stringify(answer.body.errors ?? '')}`);
  return payableSchema.parse(answer.body.data);
}

export const readPayable = async (by: Caller, id: string): Promise<Payable> =>
  payableOf(await by.call('GET', `external/api/application/${id}/payable`));

/** The invoice that is the newest. */
export function invoiceOf({ invoices: [newest] }: Payable): Invoice {
  if (!newest) throw new Error('There is no invoice');
  return newest;
}

let vouchers = 0;

/** Pays an invoice over the counter, on the first day it can be paid, and brings the voucher. */
export async function submitVoucherOf(
  by: Caller,
  invoice: Pick<Invoice, 'id' | 'totalPaisa'>,
  more: Partial<VoucherRequest> = {},
  key = newKey(),
): Promise<Answer> {
  const uploadId = more.uploadId ?? (await uploadAll(by, png(300, 200, ++vouchers), 'voucher.png'));
  const body = voucherBody({
    amountPaisa: invoice.totalPaisa,
    voucherNumber: `T-${uploadId}`,
    paidOn: more.paidOn ?? (await firstDayOf(by, invoice.id)),
    ...more,
    uploadId,
  });
  return by.call('POST', `external/api/payment/${invoice.id}/voucher`, body, key);
}

/** Whoever may not see the invoice names some day: it is not there for them anyway. */
async function firstDayOf(by: Caller, invoiceId: string): Promise<string> {
  const seen = z
    .object({ paidFrom: z.string() })
    .safeParse((await by.call('GET', `external/api/payment/${invoiceId}`)).body.data);
  return seen.success ? seen.data.paidFrom : '2026-01-15';
}

/** The same for an invoice of a filing; answers what the filing has to pay now, or the refusal. */
export async function submitVoucher(
  by: Caller,
  applicationId: string,
  invoice: Invoice,
  more: Partial<VoucherRequest> = {},
): Promise<Answer> {
  const brought = await submitVoucherOf(by, invoice, more);
  return brought.status === 200 ? by.call('GET', `external/api/application/${applicationId}/payable`) : brought;
}

/** Confirmed by the operator who has it in hand, paid by the applicant, verified by the revenue officer. */
export async function payFor(
  { operator, applicant, revenue }: { operator: Caller; applicant: Caller; revenue: Caller },
  detail: Pick<ApplicationDetail, 'id' | 'version'>,
): Promise<ApplicationDetail> {
  const assessed = detailOf(await act(operator, detail, 'assess'));
  const brought = payableOf(
    await submitVoucher(applicant, detail.id, invoiceOf(await readPayable(applicant, detail.id))),
  );
  const [voucher] = invoiceOf(brought).vouchers;
  const verified = await revenue.call(
    'POST',
    `external/api/payment-voucher/${voucher?.id}/verify`,
    { version: voucher?.version },
    newKey(),
  );
  if (verified.status !== 200) throw new Error(verified.body.message);
  return assessed;
}
