import { SETTLED_INVOICES, type InvoiceStatus } from '@registrar/domain/calls/money';
import type { CallbackVerdict } from '@registrar/domain/calls/payments';
import type { Actor } from '../../platform/actor';
import type { Deed } from '../../platform/deed';
import { settleInvoice } from '../settle-invoice';
import type { AttemptRow, Held } from './attempts';
import type { ProviderAnswer } from './payment-provider';
import { reportMismatch } from './report-mismatch';
import { tellPayer } from './tell-payer';

export type AnswerSource = 'CALLBACK' | 'STATUS';

/**
 * What the payment gateway says becomes what the registry knows: the one place for it, whether it spoke by itself or was
 * asked. Both rows are held. Said again it changes nothing; said against what is settled, it goes to the revenue officer.
 */
export async function recordAnswer(deed: Deed, held: Held, answer: ProviderAnswer, source: AnswerSource): Promise<CallbackVerdict> {
  switch (answer.status) {
    case 'OPEN':
    case 'PENDING':
      return held.attempt.status === 'OPEN' ? 'PENDING' : 'DUPLICATE';
    case 'SUCCESS':
      return recordSuccess(deed, held, answer, source);
    default:
      return recordFailure(deed, held, answer);
  }
}

async function recordSuccess(deed: Deed, held: Held, answer: ProviderAnswer, source: AnswerSource): Promise<CallbackVerdict> {
  const { attempt, invoice } = held;
  const sameAmount = answer.amountPaisa === attempt.amount_paisa;
  if (attempt.status === 'SUCCESS') {
    if (sameAmount) return 'DUPLICATE';
    await reportMismatch(deed, held, 'CONFLICT', answer);
    return 'CONFLICT';
  }
  if (!sameAmount) {
    // a message alone does not decide on another amount: the payment gateway is asked at once
    if (source === 'CALLBACK' && attempt.status === 'OPEN') await askNow(deed, attempt);
    else await hand(deed, held, 'WRONG_AMOUNT', answer);
    return 'WRONG_AMOUNT';
  }
  if (!mayBeSettled(invoice.status) || invoice.total_paisa !== attempt.amount_paisa) {
    await hand(deed, held, 'PAID_TWICE', answer);
    return 'PAID_TWICE';
  }
  await settle(deed, null, held, answer.transactionId);
  return 'SETTLED';
}

/** PENDING: the attempt was given up, and its money came late. */
export const mayBeSettled = (status: InvoiceStatus): boolean => status === 'INITIATED' || status === 'PENDING';

/** The money of this attempt is there: the attempt and its invoice say so together. */
export async function settle(deed: Deed, actor: Actor | null, { attempt, invoice }: Held, transactionId: string | null): Promise<void> {
  const version = attempt.version + 1;
  await deed.tx
    .updateTable('payment_attempt')
    .set({ status: 'SUCCESS', failure: null, decided_at: deed.now, transaction_id: transactionId, version })
    .where('id', '=', attempt.id)
    .execute();
  deed.audit({ actor, action: 'PAYMENT_SUCCEEDED', objectType: 'payment', objectId: attempt.id, objectVersion: version, before: { status: attempt.status }, after: { invoiceId: invoice.id, amountPaisa: attempt.amount_paisa, transactionId } });
  await deed.tx.updateTable('payment_mismatch').set({ decision: 'SETTLED', decided_by: actor?.accountId ?? null, decided_at: deed.now }).where('attempt_id', '=', attempt.id).where('decision', 'is', null).execute();
  if (invoice.status === 'PENDING') await deed.tx.updateTable('invoice').set({ status: 'INITIATED' }).where('id', '=', invoice.id).execute();
  await settleInvoice(deed, actor, { ...invoice, status: 'INITIATED' }, { card: { attemptId: attempt.id } });
  if (invoice.application_id === null) await tellPayer(deed, { attempt, invoice }, 'PAID');
}

async function recordFailure(deed: Deed, held: Held, answer: ProviderAnswer): Promise<CallbackVerdict> {
  const { attempt } = held;
  if (attempt.status === 'SUCCESS' || attempt.status === 'MISMATCH') {
    await reportMismatch(deed, held, 'CONFLICT', answer);
    return 'CONFLICT';
  }
  if (attempt.status === 'FAILED') return 'DUPLICATE';
  await giveUp(deed, null, held, answer.status === 'EXPIRED' ? 'EXPIRED' : 'DECLINED', answer.transactionId);
  return 'FAILED';
}

/** Nothing was paid by this attempt; its invoice is open again unless it was paid otherwise. */
export async function giveUp(deed: Deed, actor: Actor | null, { attempt, invoice }: Held, failure: NonNullable<AttemptRow['failure']>, transactionId: string | null = null): Promise<void> {
  const version = attempt.version + 1;
  await deed.tx.updateTable('payment_attempt').set({ status: 'FAILED', failure, decided_at: deed.now, transaction_id: transactionId, version }).where('id', '=', attempt.id).execute();
  deed.audit({ actor, action: 'PAYMENT_FAILED', objectType: 'payment', objectId: attempt.id, objectVersion: version, before: { status: attempt.status }, after: { invoiceId: invoice.id, failure } });
  const another = await deed.tx.selectFrom('payment_attempt').select('id').where('invoice_id', '=', invoice.id).where('status', 'in', ['OPEN', 'MISMATCH']).executeTakeFirst();
  if (another === undefined) await deed.tx.updateTable('invoice').set((of) => ({ status: 'PENDING' as const, version: of('version', '+', 1) })).where('id', '=', invoice.id).where('status', '=', 'INITIATED').execute();
  if (!SETTLED_INVOICES.includes(invoice.status)) await tellPayer(deed, { attempt, invoice }, failure === 'EXPIRED' || failure === 'NEVER_ARRIVED' ? 'OPEN_AGAIN' : 'FAILED');
}

/** A person has to look at it; the invoice stays as it is meanwhile. */
async function hand(deed: Deed, held: Held, kind: 'WRONG_AMOUNT' | 'PAID_TWICE', answer: ProviderAnswer): Promise<void> {
  const { attempt } = held;
  if (attempt.status !== 'MISMATCH') {
    await deed.tx.updateTable('payment_attempt').set({ status: 'MISMATCH', failure: null, decided_at: null, transaction_id: answer.transactionId, version: attempt.version + 1 }).where('id', '=', attempt.id).execute();
  }
  await reportMismatch(deed, held, kind, answer);
}

async function askNow(deed: Deed, { id }: AttemptRow): Promise<void> {
  await deed.tx.updateTable('payment_attempt').set({ ask_at: deed.now }).where('id', '=', id).where('status', '=', 'OPEN').execute();
}
