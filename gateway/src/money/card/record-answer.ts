import { SETTLED_INVOICES } from '@registrar/domain/calls/money';
import type { CallbackVerdict } from '@registrar/domain/calls/payments';
import type { Actor } from '../../platform/actor';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { endJoint, moveInvoice } from '../joint/parts';
import type { InvoiceRow } from '../payment-state';
import { settleInvoice } from '../settle-invoice';
import type { AttemptRow, Held } from './attempts';
import type { ProviderAnswer } from './payment-provider';
import { reportMismatch } from './report-mismatch';
import { notifyPayer } from './notify-payer';
import { filingOf, isJoint } from '../invoice-owner';

export type AnswerSource = 'CALLBACK' | 'STATUS';

/**
 * Stores an answer of the payment gateway; the only function that does so, for messages and for polled answers. Both
 * rows are locked. A repeated answer changes nothing; one that contradicts a settled payment goes to the revenue
 * officer.
 */
export async function recordAnswer(
  unit: UnitOfWork,
  held: Held,
  answer: ProviderAnswer,
  source: AnswerSource,
): Promise<CallbackVerdict> {
  switch (answer.status) {
    case 'OPEN':
    case 'PENDING':
      return held.attempt.status === 'OPEN' ? 'PENDING' : 'DUPLICATE';
    case 'SUCCESS':
      return recordSuccess(unit, held, answer, source);
    default:
      return recordFailure(unit, held, answer);
  }
}

async function recordSuccess(
  unit: UnitOfWork,
  held: Held,
  answer: ProviderAnswer,
  source: AnswerSource,
): Promise<CallbackVerdict> {
  const { attempt, invoice } = held;
  const sameAmount = answer.amountPaisa === attempt.amount_paisa;
  if (attempt.status === 'SUCCESS') {
    if (sameAmount) return 'DUPLICATE';
    await reportMismatch(unit, held, 'CONFLICT', answer);
    return 'CONFLICT';
  }
  if (!sameAmount) {
    // a message with another amount does not decide: the payment gateway is asked at once
    if (source === 'CALLBACK' && attempt.status === 'OPEN') await askNow(unit, attempt);
    else await hand(unit, held, 'WRONG_AMOUNT', answer);
    return 'WRONG_AMOUNT';
  }
  if (!mayBeSettled(invoice) || invoice.total_paisa !== attempt.amount_paisa) {
    await hand(unit, held, 'PAID_TWICE', answer);
    return 'PAID_TWICE';
  }
  await settle(unit, null, held, answer.transactionId);
  return 'SETTLED';
}

/**
 * PENDING: the attempt was given up, and its payment arrived late. An invoice that is being paid with others is not
 * settled by its own payment.
 */
export const mayBeSettled = ({ status, covered_by }: Pick<InvoiceRow, 'status' | 'covered_by'>): boolean =>
  (status === 'INITIATED' && covered_by === null) || status === 'PENDING';

/** Marks the attempt as settled and its invoice as paid, in one step. */
export async function settle(
  unit: UnitOfWork,
  actor: Actor | null,
  { attempt, invoice }: Held,
  transactionId: string | null,
): Promise<void> {
  const version = attempt.version + 1;
  await unit.tx
    .updateTable('payment_attempt')
    .set({ status: 'SUCCESS', failure: null, decided_at: unit.now, transaction_id: transactionId, version })
    .where('id', '=', attempt.id)
    .execute();
  unit.audit({
    actor,
    action: 'PAYMENT_SUCCEEDED',
    objectType: 'payment',
    objectId: attempt.id,
    objectVersion: version,
    before: { status: attempt.status },
    after: { invoiceId: invoice.id, amountPaisa: attempt.amount_paisa, transactionId },
  });
  await unit.tx
    .updateTable('payment_mismatch')
    .set({ decision: 'SETTLED', decided_by: actor?.accountId ?? null, decided_at: unit.now })
    .where('attempt_id', '=', attempt.id)
    .where('decision', 'is', null)
    .execute();
  // it was paid alone, so the other invoices of the joint invoice are open again
  if (invoice.status === 'PENDING' && invoice.covered_by !== null) await endJoint(unit, actor, invoice.covered_by);
  if (invoice.status === 'PENDING') await moveInvoice(unit, invoice.id, 'PENDING', 'INITIATED');
  await settleInvoice(unit, actor, { ...invoice, status: 'INITIATED' }, { card: { attemptId: attempt.id } });
  if (filingOf(invoice) === null && !isJoint(invoice)) await notifyPayer(unit, { attempt, invoice }, 'PAID');
}

async function recordFailure(unit: UnitOfWork, held: Held, answer: ProviderAnswer): Promise<CallbackVerdict> {
  const { attempt } = held;
  if (attempt.status === 'SUCCESS' || attempt.status === 'MISMATCH') {
    await reportMismatch(unit, held, 'CONFLICT', answer);
    return 'CONFLICT';
  }
  if (attempt.status === 'FAILED') return 'DUPLICATE';
  await giveUp(unit, null, held, answer.status === 'EXPIRED' ? 'EXPIRED' : 'DECLINED', answer.transactionId);
  return 'FAILED';
}

/** Gives the attempt up as unpaid; its invoice is open again unless it was paid otherwise. */
export async function giveUp(
  unit: UnitOfWork,
  actor: Actor | null,
  { attempt, invoice }: Held,
  failure: NonNullable<AttemptRow['failure']>,
  transactionId: string | null = null,
): Promise<void> {
  const version = attempt.version + 1;
  await unit.tx
    .updateTable('payment_attempt')
    .set({ status: 'FAILED', failure, decided_at: unit.now, transaction_id: transactionId, version })
    .where('id', '=', attempt.id)
    .execute();
  unit.audit({
    actor,
    action: 'PAYMENT_FAILED',
    objectType: 'payment',
    objectId: attempt.id,
    objectVersion: version,
    before: { status: attempt.status },
    after: { invoiceId: invoice.id, failure },
  });
  const another = await unit.tx
    .selectFrom('payment_attempt')
    .select('id')
    .where('invoice_id', '=', invoice.id)
    .where('status', 'in', ['OPEN', 'MISMATCH'])
    .executeTakeFirst();
  if (another === undefined) await moveInvoice(unit, invoice.id, 'INITIATED', 'PENDING');
  if (!SETTLED_INVOICES.includes(invoice.status))
    await notifyPayer(
      unit,
      { attempt, invoice },
      failure === 'EXPIRED' || failure === 'NEVER_ARRIVED' ? 'OPEN_AGAIN' : 'FAILED',
    );
}

/** Passes the payment to an officer; the invoice is unchanged meanwhile. */
async function hand(
  unit: UnitOfWork,
  held: Held,
  kind: 'WRONG_AMOUNT' | 'PAID_TWICE',
  answer: ProviderAnswer,
): Promise<void> {
  const { attempt } = held;
  if (attempt.status !== 'MISMATCH') {
    await unit.tx
      .updateTable('payment_attempt')
      .set({
        status: 'MISMATCH',
        failure: null,
        decided_at: null,
        transaction_id: answer.transactionId,
        version: attempt.version + 1,
      })
      .where('id', '=', attempt.id)
      .execute();
  }
  await reportMismatch(unit, held, kind, answer);
}

async function askNow(unit: UnitOfWork, { id }: AttemptRow): Promise<void> {
  await unit.tx
    .updateTable('payment_attempt')
    .set({ ask_at: unit.now })
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .execute();
}
