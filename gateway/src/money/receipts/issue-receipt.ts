import type { Bilingual } from '@registrar/domain/bilingual';
import type { LetterContent } from '@registrar/domain/calls/letters';
import { toNepaliDigits } from '@registrar/domain/digits';
import { paymentMeans } from '@registrar/domain/calls/receipts';
import { banks } from '@registrar/domain/enumerations/money';
import { z } from 'zod';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { JobKind } from '../../platform/jobs/job-kind';
import { insertJobs, jobRow } from '../../platform/jobs/job-store';
import type { Platform } from '../../platform/platform';
import { lineName, readLines, type LineRow } from '../read-lines';
import { partsOf } from '../joint/parts';
import { RECEIPTS, takeNumber } from '../take-number';
import { invoicesWithSubject, payerOf, SUBJECT_COLUMNS, subjectOf } from './invoice-subject';
import { issuePaymentPaper } from './issue-payment-paper';
import type { PaidLine } from './compose-payment-paper';
import { same, subjectFact } from './paper-words';
import { payerAccount } from './payer-account';
import { isJoint } from '../invoice-owner';

/**
 * Enqueued by the action that marks an invoice as paid. The receipt is issued in its own unit of work, so that a
 * payment never waits for it.
 */
export const issueReceiptJob: JobKind<{ invoiceId: string }> = {
  kind: 'issue-receipt',
  payload: z.object({ invoiceId: z.uuid() }),
  maxAttempts: 100,
};
const missingReceiptsJob: JobKind<object> = { kind: 'issue-missing-receipts', payload: z.object({}) };
const LOOK_EVERY_SECONDS = 10 * 60;
const AT_ONCE = 200;

/** Received payments: by card, or by a verified voucher. An invoice of zero has no receipt. */
const PAID = ['COMPLETED', 'APPROVED'] as const;

/**
 * Issues the receipt of a paid invoice with the next number of its office and fiscal year, once however often it is
 * called. Invoices paid together have one receipt.
 */
export async function issueReceipt(unit: UnitOfWork, invoiceId: string): Promise<void> {
  const held = await unit.tx
    .selectFrom('invoice')
    .select('id')
    .where('id', '=', invoiceId)
    .where('status', 'in', [...PAID])
    .where('total_paisa', '>', 0)
    .where('covered_by', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (
    !held ||
    (await unit.tx.selectFrom('receipt').select('id').where('invoice_id', '=', invoiceId).executeTakeFirst())
  )
    return;
  const invoice = await invoicesWithSubject(unit.tx)
    .innerJoin('office', 'office.id', 'invoice.office_id')
    .leftJoin('invoice as first', 'first.id', 'invoice.supplements')
    .select(SUBJECT_COLUMNS)
    .select([
      'invoice.id',
      'invoice.office_id',
      'invoice.number',
      'invoice.ebp_code',
      'invoice.status',
      'invoice.total_paisa',
      'invoice.settled_at',
      'office.name_english as office_english',
      'office.name_nepali as office_nepali',
      'first.number as first_number',
    ])
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const paidOn = dayInNepal(invoice.settled_at ?? unit.now);
  const means = invoice.status === 'COMPLETED' ? 'CARD' : 'VOUCHER';
  const { number, fiscalYear, sequence } = await takeNumber(unit, RECEIPTS, invoice.office_id, paidOn);
  const id = unit.newId();
  await unit.tx
    .insertInto('receipt')
    .values({
      id,
      invoice_id: invoiceId,
      office_id: invoice.office_id,
      fiscal_year: fiscalYear,
      sequence,
      number,
      means,
      total_paisa: invoice.total_paisa,
      paid_on: paidOn,
      issued_at: unit.now,
    })
    .execute();
  unit.audit({
    actor: null,
    action: 'RECEIPT_ISSUED',
    objectType: 'receipt',
    objectId: id,
    objectVersion: 1,
    after: { invoiceId, number, means, totalPaisa: invoice.total_paisa },
  });

  const facts: LetterContent['facts'] = [
    subjectFact(subjectOf(invoice)),
    { label: { ne: 'बिल नम्बर', en: 'Invoice number' }, value: same(invoice.number ?? '') },
    ...(invoice.first_number === null
      ? []
      : [{ label: { ne: 'यसअघिको बिल', en: 'In addition to invoice' }, value: same(invoice.first_number) }]),
    { label: { ne: 'EBP कोड', en: 'EBP code' }, value: same(invoice.ebp_code ?? '') },
    { label: { ne: 'भुक्तानीको माध्यम', en: 'Paid by' }, value: await meansInWords(unit, invoiceId, means) },
  ];
  await issuePaymentPaper(
    unit,
    {
      kind: 'RECEIPT',
      office: { ne: invoice.office_nepali, en: invoice.office_english },
      number,
      day: paidOn,
      payer: payerOf(invoice),
      facts,
      lines: await paidLines(unit, invoice),
      totalPaisa: invoice.total_paisa,
      signatory: null,
    },
    { issuedFor: { kind: 'RECEIPT', id }, accountId: await payerAccount(unit, invoice) },
  );
}

/** A discount is negative, so that the lines of a document add up to its total. */
export function paidLine(row: LineRow): PaidLine {
  return {
    name: lineName(row),
    revenueHead: row.revenue_head,
    fiscalYear: row.fiscal_year,
    amountPaisa: row.kind === 'DISCOUNT' ? -row.amount_paisa : row.amount_paisa,
  };
}

/** For a joint payment the lines are grouped by filing or fine; lines of zero are left out. */
async function paidLines(
  { tx }: UnitOfWork,
  invoice: { readonly id: string; readonly for_kind: string },
): Promise<PaidLine[]> {
  if (!isJoint(invoice)) return (await readLines(tx, [invoice.id])).map(paidLine);
  const parts = await partsOf(tx, [invoice.id]);
  const lines = await readLines(
    tx,
    parts.map((part) => part.id),
  );
  return parts.flatMap((part) =>
    lines
      .filter(({ invoice_id, amount_paisa }) => invoice_id === part.id && amount_paisa > 0)
      .map((line) => {
        const paid = paidLine(line);
        const under = part.application_number ?? part.number ?? '';
        const ne = [under, part.fiscal_year === null ? null : `आ.व. ${toNepaliDigits(part.fiscal_year)}`]
          .filter(Boolean)
          .join(', ');
        const en = [under, part.fiscal_year === null ? null : `FY ${part.fiscal_year}`].filter(Boolean).join(', ');
        return { ...paid, name: { ne: `${ne}: ${paid.name.ne}`, en: `${en}: ${paid.name.en}` } };
      }),
  );
}

async function meansInWords({ tx }: UnitOfWork, invoiceId: string, means: 'CARD' | 'VOUCHER'): Promise<Bilingual> {
  const { ne, en } = paymentMeans.name(means);
  const voucher =
    means === 'CARD'
      ? undefined
      : await tx
          .selectFrom('payment_voucher')
          .select(['bank', 'voucher_number'])
          .where('invoice_id', '=', invoiceId)
          .where('status', '=', 'APPROVED')
          .executeTakeFirst();
  if (!voucher) return { ne, en };
  const bank = banks.name(voucher.bank);
  return { ne: `${ne} ${voucher.voucher_number}, ${bank.ne}`, en: `${en} ${voucher.voucher_number}, ${bank.en}` };
}

/**
 * Issues missing receipts in the order of payment, for invoices settled by an older version or whose job was dropped.
 */
export async function issueMissingReceipts({ database: { db }, clock, jobs }: Platform): Promise<void> {
  const waiting = await db
    .selectFrom('invoice')
    .leftJoin('receipt', 'receipt.invoice_id', 'invoice.id')
    .select('invoice.id')
    .where('invoice.status', 'in', [...PAID])
    .where('invoice.total_paisa', '>', 0)
    .where('receipt.id', 'is', null)
    .where('invoice.covered_by', 'is', null)
    .orderBy('invoice.settled_at')
    .limit(AT_ONCE)
    .execute();
  await insertJobs(
    db,
    waiting.map(({ id }) => jobRow(clock.now(), issueReceiptJob, { invoiceId: id })),
  );
  if (waiting.length > 0) jobs.wake(new Set([issueReceiptJob.kind]));
}

export function watchReceipts(platform: Platform): void {
  platform.jobs.handle(issueReceiptJob, ({ invoiceId }) =>
    platform.runUnitOfWork((unit) => issueReceipt(unit, invoiceId)),
  );
  platform.jobs.every(LOOK_EVERY_SECONDS, missingReceiptsJob, () => issueMissingReceipts(platform));
}
