import type { PaidInvoice, paymentHistoryPageSchema, paymentHistoryQuerySchema } from '@registrar/domain/calls/receipts';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import { isOwnInvoice } from '../card/payers';
import { invoicesWithSubject, SUBJECT_COLUMNS, subjectOf } from './invoice-subject';
import { readPaymentPapers } from './payment-papers';

/** What the person and the companies they file for have paid, with receipts and what was given back, the newest first. */
export async function readPaymentHistory(db: Kysely<DB>, actor: Actor, { page, size, search }: z.infer<typeof paymentHistoryQuerySchema>, now: Date): Promise<z.infer<typeof paymentHistoryPageSchema>> {
  let found = paidOf(db, actor.accountId, dayInNepal(now)).leftJoin('receipt', 'receipt.invoice_id', 'invoice.id').leftJoin('invoice as first', 'first.id', 'invoice.supplements');
  if (search) {
    const part = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    found = found.where((of) => of.or([of('invoice.number', 'ilike', part), of('invoice.ebp_code', 'ilike', part), of('receipt.number', 'ilike', part), of('application.application_number', 'ilike', part)]));
  }
  const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(SUBJECT_COLUMNS)
    .select(['invoice.id', 'invoice.number', 'invoice.ebp_code', 'invoice.status', 'invoice.total_paisa', 'invoice.settled_at', 'receipt.id as receipt_id', 'receipt.number as receipt_number', 'first.number as first_number'])
    .orderBy('invoice.settled_at', 'desc')
    .orderBy('invoice.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const receipts = await readPaymentPapers(db, 'receipt', rows.flatMap(({ receipt_id }) => receipt_id ?? []));
  const refunds = await creditNotesOf(db, rows.map(({ id }) => id));
  const items = rows.map((row): PaidInvoice => {
    const creditNotes = refunds.filter(({ invoiceId }) => invoiceId === row.id).map(({ number, amountPaisa, ...paper }) => ({ number, amountPaisa, code: paper.code, ready: paper.ready, link: paper.link }));
    const paper = receipts.get(row.receipt_id ?? '');
    return {
      id: row.id, number: row.number, ebpCode: row.ebp_code, status: row.status, subject: subjectOf(row), means: meansOf(row.status), supplements: row.first_number, totalPaisa: row.total_paisa,
      refundedPaisa: creditNotes.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0), settledAt: (row.settled_at ?? now).toISOString(),
      receipt: paper && row.receipt_number !== null ? { number: row.receipt_number, ...paper } : null,
      creditNotes,
    };
  });
  return { items, total, page, size };
}

/** How many payments there are to look at. */
export async function countPaid(db: Kysely<DB>, accountId: string, now: Date): Promise<number> {
  const { total } = await paidOf(db, accountId, dayInNepal(now)).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return total;
}

function paidOf(db: Kysely<DB>, accountId: string, today: string) {
  return invoicesWithSubject(db).where('invoice.status', 'in', ['COMPLETED', 'APPROVED', 'PAID']).where(isOwnInvoice(accountId, today));
}

function meansOf(status: PaidInvoice['status']): PaidInvoice['means'] {
  switch (status) {
    case 'COMPLETED': return 'CARD';
    case 'APPROVED': return 'VOUCHER';
    default: return 'NOTHING';
  }
}

async function creditNotesOf(db: Kysely<DB>, invoiceIds: readonly string[]) {
  if (invoiceIds.length === 0) return [];
  const rows = await db.selectFrom('refund').select(['id', 'invoice_id', 'number', 'total_paisa']).where('invoice_id', 'in', [...invoiceIds]).where('status', '=', 'APPROVED').orderBy('decided_at').execute();
  const papers = await readPaymentPapers(db, 'refund', rows.map(({ id }) => id));
  return rows.flatMap((row) => {
    const paper = papers.get(row.id);
    return paper && row.number !== null ? [{ invoiceId: row.invoice_id, number: row.number, amountPaisa: row.total_paisa, ...paper }] : [];
  });
}
