import type { PaymentAttempt } from '@registrar/domain/calls/payments';
import { banks, paymentModes } from '@registrar/domain/enumerations/money';
import type { Kysely, Selectable } from 'kysely';
import type { DB, PaymentAttemptTable } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { InvoiceRow } from '../payment-state';

export type AttemptRow = Selectable<PaymentAttemptTable>;

export interface Held {
  readonly attempt: AttemptRow;
  readonly invoice: InvoiceRow;
}

/** The filing first, then its invoice, as everybody does who takes both: whoever decides on the money does it one after the other. */
export async function holdInvoice(unit: UnitOfWork, invoiceId: string): Promise<InvoiceRow | undefined> {
  const found = await unit.tx.selectFrom('invoice').select('application_id').where('id', '=', invoiceId).executeTakeFirst();
  if (!found) return undefined;
  if (found.application_id !== null) await unit.tx.selectFrom('application').select('id').where('id', '=', found.application_id).forUpdate().execute();
  return unit.tx.selectFrom('invoice').selectAll().where('id', '=', invoiceId).forUpdate().executeTakeFirst();
}

export async function holdAttempt(unit: UnitOfWork, attemptId: string): Promise<Held | undefined> {
  const found = await unit.tx.selectFrom('payment_attempt').select('invoice_id').where('id', '=', attemptId).executeTakeFirst();
  const invoice = found && (await holdInvoice(unit, found.invoice_id));
  if (!invoice) return undefined;
  const attempt = await unit.tx.selectFrom('payment_attempt').selectAll().where('id', '=', attemptId).forUpdate().executeTakeFirstOrThrow();
  return { attempt, invoice };
}

/** The newest first. */
export async function readAttempts(db: Kysely<DB>, invoiceId: string): Promise<AttemptRow[]> {
  return db.selectFrom('payment_attempt').selectAll().where('invoice_id', '=', invoiceId).orderBy('began_at', 'desc').orderBy('id', 'desc').execute();
}

export function describeAttempt(row: AttemptRow): PaymentAttempt {
  return {
    id: row.id, bank: banks.schema.parse(row.bank), mode: paymentModes.schema.parse(row.mode), status: row.status, failure: row.failure, amountPaisa: row.amount_paisa,
    transactionId: row.transaction_id, beganAt: row.began_at.toISOString(), decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
