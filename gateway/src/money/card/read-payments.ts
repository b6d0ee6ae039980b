import type {
  Payment,
  PaymentEntry,
  PaymentPart,
  paymentListQuerySchema,
  paymentPageSchema,
  PaymentListState,
  PaymentStatus,
} from '@registrar/domain/calls/payments';
import { SETTLED_INVOICES, type InvoiceStatus } from '@registrar/domain/calls/money';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { pageOf } from '../../platform/database/page-of';
import type { DB } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import { readDuesOf } from '../due-of-invoice';
import { partsOf } from '../joint/parts';
import { isOfEnded, lastDayForVoucher, readClosed, readFirstDay } from '../payable-invoice';
import type { InvoiceRow } from '../payment-state';
import { describeLine, readLines } from '../read-lines';
import { describeVoucher, readVouchers } from '../read-vouchers';
import { describeAttempt, readAttempts, type AttemptRow } from './attempts';
import { addressOfFiling } from './address-of-filing';
import { isAmongOwnInvoices, isPayers, isShownAlone, seeInvoice } from './payers';
import { readSubject, readSubjects } from './subjects';
import { isJoint } from '../invoice-owner';

const STATUSES: Readonly<Record<PaymentListState, readonly InvoiceStatus[]>> = {
  OPEN: ['PENDING'],
  UNDER_WAY: ['INITIATED', 'SUBMITTED'],
  PAID: SETTLED_INVOICES,
};

function stateOf(status: InvoiceStatus): PaymentListState {
  if (SETTLED_INVOICES.includes(status)) return 'PAID';
  return status === 'INITIATED' || status === 'SUBMITTED' ? 'UNDER_WAY' : 'OPEN';
}

/** Open invoices by due day; paid ones, the newest first. */
export async function listPayments(
  db: Kysely<DB>,
  actor: Actor,
  { page, size, state, companyId }: z.infer<typeof paymentListQuerySchema>,
  now: Date,
): Promise<z.infer<typeof paymentPageSchema>> {
  const today = dayInNepal(now);
  const own = db
    .selectFrom('invoice')
    .leftJoin('application', 'application.id', 'invoice.for_id')
    .where('invoice.status', 'in', [...STATUSES[state]])
    .$if(state === 'OPEN', (open) => open.where(sql<boolean>`not ${isOfEnded(today)}`))
    .$if(companyId !== undefined, (of) =>
      of.where((is) =>
        is.or([is('invoice.company_id', '=', companyId ?? null), is('application.company_id', '=', companyId ?? null)]),
      ),
    )
    .where(isAmongOwnInvoices(actor.accountId, today))
    .where(isShownAlone(actor.accountId, today));
  const { rows, total } = await pageOf(
    own
      .selectAll('invoice')
      .orderBy(
        state === 'PAID'
          ? sql`invoice.settled_at desc`
          : sql`coalesce(invoice.valid_to, 'infinity'::date), invoice.issued_at`,
      )
      .orderBy('invoice.id'),
    { page, size },
  );
  const [subjects, closed, parts] = [
    await readSubjects(db, rows),
    await readClosed(db, rows, today),
    await partsOf(
      db,
      rows.filter(isJoint).map(({ id }) => id),
    ),
  ];
  const items = rows.flatMap((row) => {
    const entry = describeEntry(row, subjects.get(row.id));
    return entry
      ? [
          {
            ...entry,
            closed: closed.get(row.id) ?? null,
            covers: parts.filter(({ covered_by }) => covered_by === row.id).length,
          },
        ]
      : [];
  });
  return { items, total, page, size };
}

export function describeEntry(row: InvoiceRow, subject: PaymentEntry['subject'] | undefined): PaymentEntry | undefined {
  return (
    subject && {
      id: row.id,
      number: row.number,
      ebpCode: row.ebp_code,
      status: row.status,
      state: stateOf(row.status),
      subject,
      totalPaisa: row.total_paisa,
      issuedAt: row.issued_at?.toISOString() ?? null,
      settledAt: row.settled_at?.toISOString() ?? null,
      validTo: row.valid_to,
    }
  );
}

export interface PaymentReading {
  /** The office takes payments by card. */
  readonly card?: boolean;
}

export async function readPayment(
  db: Kysely<DB>,
  actor: Actor,
  id: string,
  now: Date,
  { card = true }: PaymentReading = {},
): Promise<Payment> {
  const today = dayInNepal(now);
  const invoice = await seeInvoice(db, actor, id, now);
  const subject = await readSubject(db, invoice);
  const planned =
    subject.companyId === null && subject.applicationId !== null
      ? await addressOfFiling(db, subject.applicationId)
      : undefined;
  const entry = describeEntry(invoice, { ...subject, ...planned }) ?? refuse('REQ-404');
  const closed = (await readClosed(db, [invoice], today)).get(id) ?? null;
  const parts = await readParts(db, invoice);
  const coveredBy = await readCoveredBy(db, actor, invoice, today);
  const isOpen = invoice.status === 'PENDING' && coveredBy === null;
  const [lines, attempts, vouchers, dues] = [
    await readLines(db, [id]),
    await readAttempts(db, id),
    await readVouchers(db, [id]),
    await readDuesOf(db, [id]),
  ];
  return {
    ...entry,
    closed,
    parts,
    covers: parts.length,
    coveredBy,
    mayPayApart: invoice.status === 'PENDING' && (isJoint(invoice) || coveredBy !== null),
    due: dues.get(id) ?? null,
    lines: lines.map(describeLine),
    attempts: attempts.map(describeAttempt),
    vouchers: vouchers.map(describeVoucher),
    mayPay: card && (isOpen ? closed === null : mayGoOn(invoice, attempts, now)),
    mayBringVoucher:
      isOpen &&
      (closed === null ||
        (closed === 'GROWN' &&
          invoice.valid_to !== null &&
          (await lastDayForVoucher(db, invoice.valid_to, today)) >= today)),
    paidFrom: await readFirstDay(db, invoice),
  };
}

async function readParts(db: Kysely<DB>, invoice: InvoiceRow): Promise<PaymentPart[]> {
  const rows = isJoint(invoice) ? await partsOf(db, [invoice.id]) : [];
  const ids = rows.map((row) => row.id);
  const [subjects, lines, dues] = [await readSubjects(db, rows), await readLines(db, ids), await readDuesOf(db, ids)];
  return rows.flatMap((row) => {
    const subject = subjects.get(row.id);
    return subject
      ? [
          {
            id: row.id,
            number: row.number,
            subject,
            totalPaisa: row.total_paisa,
            fiscalYear: row.fiscal_year,
            due: dues.get(row.id) ?? null,
            lines: lines.filter(({ invoice_id }) => invoice_id === row.id).map(describeLine),
          },
        ]
      : [];
  });
}

async function readCoveredBy(
  db: Kysely<DB>,
  actor: Actor,
  { covered_by }: InvoiceRow,
  today: string,
): Promise<Payment['coveredBy']> {
  if (covered_by === null) return null;
  const { number, total_paisa } = await db
    .selectFrom('invoice')
    .select(['number', 'total_paisa'])
    .where('id', '=', covered_by)
    .executeTakeFirstOrThrow();
  return {
    id: covered_by,
    number: number ?? '',
    totalPaisa: total_paisa,
    mayOpen: await isPayers(db, actor.accountId, covered_by, today),
  };
}

/** A valid session can be continued. */
function mayGoOn({ status }: InvoiceRow, attempts: readonly AttemptRow[], now: Date): boolean {
  return (
    status === 'INITIATED' &&
    attempts.some((attempt) => attempt.status === 'OPEN' && (attempt.expires_at === null || attempt.expires_at > now))
  );
}

/** For a payer who returns from the payment gateway, signed in or not: only the payment of this session id. */
export async function readPaymentStatus(db: Kysely<DB>, sessionId: string): Promise<PaymentStatus> {
  const row = await db
    .selectFrom('payment_attempt')
    .innerJoin('invoice', 'invoice.id', 'payment_attempt.invoice_id')
    .select([
      'payment_attempt.status',
      'failure',
      'invoice_id',
      'amount_paisa',
      'transaction_id',
      'decided_at',
      'invoice.number',
      'invoice.ebp_code',
    ])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (!row) refuse('REQ-404');
  return {
    outcome: row.status === 'SUCCESS' ? 'success' : row.status === 'FAILED' ? 'failed' : 'pending',
    failure: row.failure,
    paymentId: row.invoice_id,
    number: row.number,
    ebpCode: row.ebp_code,
    amountPaisa: row.amount_paisa,
    transactionId: row.transaction_id,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
