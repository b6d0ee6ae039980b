import { isGranted } from '@registrar/domain/enumerations';
import type { RefundableLine, RefundGround } from '@registrar/domain/calls/refunds';
import type { ChargeKind } from '@registrar/domain/enumerations/money';
import { chargeCodes } from '@registrar/domain/enumerations/money';
import type { Paisa } from '@registrar/domain/money';
import type { Kysely } from 'kysely';
import { findApplication } from '../../applications/application';
import { readTerm } from '../../platform/terms';
import type { DB } from '../../platform/database/schema.generated';
import { proposeLines, sameBases } from '../propose-lines';
import type { InvoiceRow } from '../payment-state';
import { describeLine, readLines } from '../read-lines';
import { filingOf, requestOf } from '../invoice-owner';

/** Fines are not among the kinds that an office can configure: a fine is never refunded (workflow 6.4, point 9). */

export interface PaidPart {
  readonly kind: ChargeKind;
  readonly amountPaisa: Paisa;
  /** Already refunded, or proposed for a refund. */
  readonly refundedPaisa: Paisa;
}

/**
 * The refundable amount of each paid line. After a refusal, all of the kinds that the office refunds; while the filing
 * is open, no more than the overpayment, taken from the lines in their order. A discount was never paid.
 *
 * @param limit the overpayment; undefined: the filing was refused, and only the paid amount is the limit
 */
export function refundableOf(parts: readonly PaidPart[], kinds: readonly ChargeKind[], limit?: Paisa): Paisa[] {
  const paid = parts.reduce(
    (sum, { kind, amountPaisa, refundedPaisa }) =>
      sum + (kind === 'FINE' ? 0 : kind === 'DISCOUNT' ? -amountPaisa : amountPaisa) - refundedPaisa,
    0,
  );
  let left = Math.max(0, Math.min(paid, limit ?? paid));
  return parts.map(({ kind, amountPaisa, refundedPaisa }) => {
    if (kind === 'FINE' || kind === 'DISCOUNT' || !kinds.includes(kind)) return 0;
    const refundable = Math.max(0, Math.min(amountPaisa - refundedPaisa, left));
    left -= refundable;
    return refundable;
  });
}

export interface Refundable {
  readonly lines: readonly RefundableLine[];
  readonly ground: RefundGround | null;
  readonly totalPaisa: Paisa;
}

const PAID: readonly InvoiceRow['status'][] = ['COMPLETED', 'APPROVED'];

/**
 * @param except a refund that is being decided: its own amounts are not counted as taken
 */
export async function readRefundable(
  db: Kysely<DB>,
  invoice: InvoiceRow,
  now: Date,
  today: string,
  except?: string,
): Promise<Refundable> {
  const lines = await readLines(db, [invoice.id]);
  const taken = await readTaken(db, invoice, now, except);
  const refunded = new Map(
    lines.map(({ id }) => [id, taken.filter(({ lineId }) => lineId === id).reduce((sum, { paisa }) => sum + paisa, 0)]),
  );
  const { kinds } = await readTerm(db, 'REFUND_RULES', today);
  const why = PAID.includes(invoice.status) ? await groundOf(db, invoice, today) : null;
  const parts = lines.map((line) => ({
    kind: line.kind,
    amountPaisa: line.amount_paisa,
    refundedPaisa: refunded.get(line.id) ?? 0,
  }));
  // the overpayment concerns the whole filing: refunds of its other invoices reduce it too
  const limit = why?.limit === undefined ? undefined : why.limit - taken.reduce((sum, { paisa }) => sum + paisa, 0);
  const refundable = why === null ? parts.map(() => 0) : refundableOf(parts, kinds, limit);
  const totalPaisa = refundable.reduce((sum, paisa) => sum + paisa, 0);
  return {
    ground: totalPaisa === 0 ? null : (why?.ground ?? null),
    totalPaisa,
    lines: lines.map((line, at) => {
      const { ne, en } = chargeCodes.name(line.code);
      return {
        id: line.id,
        code: chargeCodes.schema.parse(line.code),
        kind: line.kind,
        nameEnglish: en,
        nameNepali: ne,
        amountPaisa: line.amount_paisa,
        revenueHead: line.revenue_head,
        fiscalYear: line.fiscal_year,
        refundedPaisa: refunded.get(line.id) ?? 0,
        refundablePaisa: refundable[at] ?? 0,
      };
    }),
  };
}

interface Taken {
  readonly lineId: string;
  readonly paisa: Paisa;
}

/** Refunded or proposed amounts of this invoice and the others of its filing. */
async function readTaken(db: Kysely<DB>, invoice: InvoiceRow, now: Date, except: string | undefined): Promise<Taken[]> {
  const filing = filingOf(invoice);
  const rows = await db
    .selectFrom('refund_line')
    .innerJoin('refund', 'refund.id', 'refund_line.refund_id')
    .innerJoin('invoice', 'invoice.id', 'refund.invoice_id')
    .select(['refund_line.invoice_line_id', 'refund_line.amount_paisa'])
    .where((of) => (filing === null ? of('invoice.id', '=', invoice.id) : of('invoice.for_id', '=', filing)))
    .where((of) =>
      of.or([
        of('refund.status', '=', 'APPROVED'),
        of.and([of('refund.status', '=', 'PROPOSED'), of('refund.expires_at', '>', now)]),
      ]),
    )
    .$if(except !== undefined, (query) => query.where('refund.id', '<>', except ?? ''))
    .execute();
  return rows.map((row) => ({ lineId: row.invoice_line_id, paisa: row.amount_paisa }));
}

/** Payments of a company without a filing are fines. A delivered service is not refunded; a refused one may be. */
async function groundOf(
  db: Kysely<DB>,
  invoice: InvoiceRow,
  today: string,
): Promise<{ ground: RefundGround; limit?: Paisa } | null> {
  const request = requestOf(invoice);
  if (request !== null) return refusedCopies(db, request);
  const filing = filingOf(invoice);
  const application = filing === null ? undefined : await findApplication(db, filing, { forUpdate: false, today });
  if (!application) return null;
  if (application.row.status === 'REJECTED') return { ground: 'FILING_ENDED' };
  if (application.definition.money.payTiming === 'NONE' || isGranted(application.row.status)) return null;
  const limit = await overpaid(db, invoice, application, today);
  return limit > 0 ? { ground: 'AMOUNT_LOWERED', limit } : null;
}

/** What was paid for copies that the office could not give. All of them refused, the postage goes back too. */
async function refusedCopies(db: Kysely<DB>, request: string): Promise<{ ground: RefundGround; limit?: Paisa } | null> {
  const items = await db
    .selectFrom('copy_item')
    .select(['state', 'amount_paisa'])
    .where('request_id', '=', request)
    .execute();
  const refused = items.filter(({ state }) => state === 'REFUSED');
  if (refused.length === 0) return null;
  if (refused.length === items.length) return { ground: 'COPY_REFUSED' };
  return { ground: 'COPY_REFUSED', limit: refused.reduce((sum, { amount_paisa }) => sum + Number(amount_paisa), 0) };
}

/**
 * The overpayment after a new submission with other facts and a lower amount. Amounts changed by an officer with the
 * same facts are no overpayment.
 */
async function overpaid(
  db: Kysely<DB>,
  invoice: InvoiceRow,
  application: NonNullable<Awaited<ReturnType<typeof findApplication>>>,
  today: string,
): Promise<Paisa> {
  const proposed = await proposeLines(db, application, today);
  if (!proposed || sameBases((await readLines(db, [invoice.id])).map(describeLine), proposed)) return 0;
  const paid = await db
    .selectFrom('invoice')
    .select((of) => of.fn.sum<number>('total_paisa').as('paisa'))
    .where('for_id', '=', application.row.id)
    .where('status', 'in', [...PAID])
    .executeTakeFirst();
  return Math.max(0, Number(paid?.paisa ?? 0) - proposed.reduce((sum, line) => sum + line.proposedPaisa, 0));
}
