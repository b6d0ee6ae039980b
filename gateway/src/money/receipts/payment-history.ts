import type {
  PaidInvoice,
  paymentHistoryPageSchema,
  paymentHistoryQuerySchema,
} from '@registrar/domain/calls/receipts';
import type { RefundRequestState } from '@registrar/domain/calls/refund-requests';
import { may } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { pageOf } from '../../platform/database/page-of';
import type { DB } from '../../platform/database/schema.generated';
import { holdsNumber } from '../../platform/database/searched-number';
import type { Noted } from '../../register/access-log/note-access';
import { notePayments } from '../note-payments';
import { isAmongOwnInvoices } from '../card/payers';
import type { InvoiceRow } from '../payment-state';
import type { RefundFollower } from '../refunds/refund-follower';
import { readRefundable } from '../refunds/refundable';
import { invoicesWithSubject, SUBJECT_COLUMNS, subjectOf } from './invoice-subject';
import { readPaymentPapers } from './payment-papers';

/** The payments of the user and of the companies they file for, with receipts and refunds, the newest first. */
export async function readPaymentHistory(
  db: Kysely<DB>,
  actor: Actor,
  { page, size, search }: z.infer<typeof paymentHistoryQuerySchema>,
  { now, note, follower }: Noted & { readonly follower: RefundFollower },
): Promise<z.infer<typeof paymentHistoryPageSchema>> {
  let found = paidOf(db, actor.accountId, dayInNepal(now))
    .leftJoin('receipt', (join) =>
      join.on((of) => of('receipt.invoice_id', '=', of.fn.coalesce('invoice.covered_by', 'invoice.id'))),
    )
    .leftJoin('invoice as paid', 'paid.id', 'invoice.covered_by')
    .leftJoin('invoice as first', 'first.id', 'invoice.supplements');
  if (search) {
    const numbers = [
      'invoice.number',
      'invoice.ebp_code',
      'paid.number',
      'paid.ebp_code',
      'receipt.number',
      'application.application_number',
    ];
    found = found.where(holdsNumber(numbers, search));
  }
  const { rows, total } = await pageOf(
    found
      .selectAll('invoice')
      .select(SUBJECT_COLUMNS)
      .select([
        'invoice.id',
        'invoice.number',
        'invoice.ebp_code',
        'invoice.status',
        'invoice.total_paisa',
        'invoice.settled_at',
        'receipt.id as receipt_id',
        'receipt.number as receipt_number',
        'first.number as first_number',
        'paid.number as joint_number',
        'paid.total_paisa as joint_paisa',
        'application.company_id as filing_company_id',
      ])
      .orderBy('invoice.settled_at', 'desc')
      .orderBy('invoice.covered_by')
      .orderBy('invoice.id'),
    { page, size },
  );
  await notePayments(
    db,
    actor,
    { now, note },
    rows.map((row) => row.company_id ?? row.filing_company_id),
  );
  const receipts = await readPaymentPapers(
    db,
    'RECEIPT',
    rows.flatMap(({ receipt_id }) => receipt_id ?? []),
  );
  const refunds = await creditNotesOf(
    db,
    rows.map(({ id }) => id),
  );
  const requests = await follower.newestRequests(
    db,
    rows.map(({ id }) => id),
  );
  const askable = new Set<string>();
  for (const row of rows) if (await mayBeAsked(db, actor, row, requests.get(row.id), now)) askable.add(row.id);
  const items = rows.map((row): PaidInvoice => {
    const creditNotes = refunds
      .filter(({ invoiceId }) => invoiceId === row.id)
      .map(({ number, amountPaisa, ...paper }) => ({
        number,
        amountPaisa,
        code: paper.code,
        ready: paper.ready,
        link: paper.link,
      }));
    const paper = receipts.get(row.receipt_id ?? '');
    return {
      id: row.id,
      number: row.number,
      ebpCode: row.ebp_code,
      status: row.status,
      subject: subjectOf(row),
      means: meansOf(row.status),
      supplements: row.first_number,
      paidWith: row.joint_number === null ? null : { number: row.joint_number, totalPaisa: row.joint_paisa ?? 0 },
      totalPaisa: row.total_paisa,
      refundedPaisa: creditNotes.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0),
      settledAt: (row.settled_at ?? now).toISOString(),
      receipt: paper && row.receipt_number !== null ? { number: row.receipt_number, ...paper } : null,
      refund: { mayAsk: askable.has(row.id), request: requests.get(row.id) ?? null },
      creditNotes,
    };
  });
  return { items, total, page, size };
}

/** True when a part is refundable and no request or proposal is open. */
async function mayBeAsked(
  db: Kysely<DB>,
  actor: Actor,
  invoice: InvoiceRow,
  request: RefundRequestState | undefined,
  now: Date,
): Promise<boolean> {
  if (!may(actor.role, 'PAY') || request?.status === 'OPEN' || request?.status === 'PROPOSED') return false;
  const waits = await db
    .selectFrom('refund')
    .select('id')
    .where('invoice_id', '=', invoice.id)
    .where('status', '=', 'PROPOSED')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return waits === undefined && (await readRefundable(db, invoice, now, dayInNepal(now))).ground !== null;
}

/** The number of payments; an invoice of zero was never paid. */
export async function countPaid(db: Kysely<DB>, accountId: string, now: Date): Promise<number> {
  const { total } = await paidOf(db, accountId, dayInNepal(now))
    .where('invoice.total_paisa', '>', 0)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function paidOf(db: Kysely<DB>, accountId: string, today: string) {
  // a joint payment is listed by its parts, each with the same receipt, because a refund is requested for a part
  return invoicesWithSubject(db)
    .where('invoice.for_kind', '<>', 'JOINT')
    .where('invoice.status', 'in', ['COMPLETED', 'APPROVED', 'PAID'])
    .where(isAmongOwnInvoices(accountId, today));
}

function meansOf(status: PaidInvoice['status']): PaidInvoice['means'] {
  switch (status) {
    case 'COMPLETED':
      return 'CARD';
    case 'APPROVED':
      return 'VOUCHER';
    default:
      return 'NOTHING';
  }
}

async function creditNotesOf(db: Kysely<DB>, invoiceIds: readonly string[]) {
  if (invoiceIds.length === 0) return [];
  const rows = await db
    .selectFrom('refund')
    .select(['id', 'invoice_id', 'number', 'total_paisa'])
    .where('invoice_id', 'in', [...invoiceIds])
    .where('status', '=', 'APPROVED')
    .orderBy('decided_at')
    .execute();
  const papers = await readPaymentPapers(
    db,
    'REFUND',
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const paper = papers.get(row.id);
    return paper && row.number !== null
      ? [{ invoiceId: row.invoice_id, number: row.number, amountPaisa: row.total_paisa, ...paper }]
      : [];
  });
}
