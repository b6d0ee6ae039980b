import type { PaymentAttempt } from '@registrar/domain/calls/payments';
import { banks, paymentModes } from '@registrar/domain/enumerations/money';
import type { Kysely, Selectable } from 'kysely';
import type { DB, PaymentAttemptTable } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { InvoiceRow } from '../payment-state';
import { filingOf } from '../invoice-owner';

export type AttemptRow = Selectable<PaymentAttemptTable>;

export interface Held {
  readonly attempt: AttemptRow;
  readonly invoice: InvoiceRow;
}

/**
 * Locks the filings first, then their invoices, each in the order of their ids. All code that locks both uses this
 * order, so decisions on one payment run one after the other. A covered invoice is locked together with all invoices
 * paid with it.
 */
export async function holdInvoices({ tx }: UnitOfWork, ids: readonly string[]): Promise<InvoiceRow[]> {
  for (;;) {
    const asked = await tx
      .selectFrom('invoice')
      .select(['id', 'covered_by'])
      .where('id', 'in', [...ids])
      .execute();
    if (asked.length === 0) return [];
    const paid = [...new Set(asked.map(({ id, covered_by }) => covered_by ?? id))];
    const group = await tx
      .selectFrom('invoice')
      .select(['for_kind', 'for_id'])
      .where((of) => of.or([of('id', 'in', paid), of('covered_by', 'in', paid)]))
      .execute();
    const filings = [...new Set(group.flatMap((invoice) => filingOf(invoice) ?? []))];
    if (filings.length > 0)
      await tx.selectFrom('application').select('id').where('id', 'in', filings).orderBy('id').forUpdate().execute();
    await tx.selectFrom('invoice').select('id').where('id', 'in', paid).orderBy('id').forUpdate().execute();
    await tx.selectFrom('invoice').select('id').where('covered_by', 'in', paid).orderBy('id').forUpdate().execute();
    const held = await tx
      .selectFrom('invoice')
      .selectAll()
      .where('id', 'in', [...ids])
      .orderBy('id')
      .execute();
    // they may have been joined with others meanwhile
    if (held.every(({ id, covered_by }) => paid.includes(covered_by ?? id))) return held;
  }
}

export async function holdInvoice(unit: UnitOfWork, invoiceId: string): Promise<InvoiceRow | undefined> {
  return (await holdInvoices(unit, [invoiceId]))[0];
}

export async function holdAttempt(unit: UnitOfWork, attemptId: string): Promise<Held | undefined> {
  const found = await unit.tx
    .selectFrom('payment_attempt')
    .select('invoice_id')
    .where('id', '=', attemptId)
    .executeTakeFirst();
  const invoice = found && (await holdInvoice(unit, found.invoice_id));
  if (!invoice) return undefined;
  const attempt = await unit.tx
    .selectFrom('payment_attempt')
    .selectAll()
    .where('id', '=', attemptId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { attempt, invoice };
}

/** The newest first. */
export async function readAttempts(db: Kysely<DB>, invoiceId: string): Promise<AttemptRow[]> {
  return db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy('began_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function describeAttempt(row: AttemptRow): PaymentAttempt {
  return {
    id: row.id,
    bank: banks.schema.parse(row.bank),
    mode: paymentModes.schema.parse(row.mode),
    status: row.status,
    failure: row.failure,
    amountPaisa: row.amount_paisa,
    transactionId: row.transaction_id,
    beganAt: row.began_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
