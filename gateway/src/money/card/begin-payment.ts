import { paymentFormSchema, type BeginPaymentRequest, type PaymentForm } from '@registrar/domain/calls/payments';
import { z } from 'zod';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { idempotently } from '../../platform/idempotency';
import type { Platform } from '../../platform/platform';
import { refuse } from '../../platform/refusal';
import { moveInvoice } from '../joint/parts';
import { requirePayable } from '../payable-invoice';
import { holdAttempt, holdInvoice, type AttemptRow } from './attempts';
import { seeInvoice } from './payers';
import type { PaymentProvider } from './payment-provider';
import { giveUp } from './record-answer';

/** With less time left in the session, the payer gets no payment page, because it would close during the payment. */
const LEAST_LEFT_MS = 60_000;
/** The delay after which a missing answer is asked for. */
export const ASK_AFTER_MS = 2 * 60_000;

/**
 * Starts the payment of an invoice. The attempt is stored first, then the payment gateway is asked for a session under
 * our number: if anything fails in between, the reconciliation knows what to ask for.
 *
 * @param actor null: somebody without an account, whose link the caller has found; called twice, the payment goes on
 */
export async function beginPayment(
  platform: Platform,
  provider: PaymentProvider,
  actor: Actor | null,
  invoiceId: string,
  request: BeginPaymentRequest,
  key: string | undefined,
): Promise<PaymentForm> {
  const { runUnitOfWork } = platform;
  const { attemptId } = await runUnitOfWork((unit) => {
    const open = async () => ({ attemptId: (await openAttempt(unit, actor, invoiceId, request)).id });
    const asked = { key, request: ['payment', invoiceId, request], answer: z.object({ attemptId: z.uuid() }) };
    return actor === null ? open() : idempotently(unit, actor, asked, open);
  });
  const held = await runUnitOfWork((unit) => holdAttempt(unit, attemptId));
  if (!held || held.attempt.status !== 'OPEN') refuse('PAY-409', { message: 'money.notPayable' });
  const { session_id: sessionId, token } = held.attempt;
  if (sessionId !== null && token !== null) return formOf(provider, { sessionId, token });
  const session = await provider
    .openOrder({ orderId: attemptId, amountPaisa: held.attempt.amount_paisa, remarks: held.invoice.number ?? '' })
    .catch(async (error: unknown) => {
      platform.log.warn({ err: error, attempt: attemptId }, 'the payment gateway opened no session');
      // the token was given to no user, so it cannot be used to pay
      await runUnitOfWork(async (unit) => {
        const now = await holdAttempt(unit, attemptId);
        if (now?.attempt.status === 'OPEN' && now.attempt.session_id === null)
          await giveUp(unit, null, now, 'NEVER_ARRIVED');
      });
      refuse('PAY-424');
    });
  await runUnitOfWork((unit) =>
    unit.tx
      .updateTable('payment_attempt')
      .set({ session_id: session.sessionId, token: session.token, expires_at: session.expiresAt })
      .where('id', '=', attemptId)
      .where('session_id', 'is', null)
      .execute(),
  );
  return formOf(provider, session);
}

async function openAttempt(
  unit: UnitOfWork,
  actor: Actor | null,
  invoiceId: string,
  { bank, mode, amountPaisa }: BeginPaymentRequest,
): Promise<Pick<AttemptRow, 'id'>> {
  if (actor !== null) await seeInvoice(unit.tx, actor, invoiceId, unit.now);
  const invoice = (await holdInvoice(unit, invoiceId)) ?? refuse('REQ-404');
  const open = await unit.tx
    .selectFrom('payment_attempt')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'OPEN')
    .executeTakeFirst();
  if (invoice.status === 'INITIATED' && open !== undefined) return continued(unit, open);
  const closed = await requirePayable(unit.tx, invoice, dayInNepal(unit.now));
  if (closed === 'GROWN' || invoice.total_paisa !== amountPaisa) refuse('PAY-412');
  const id = unit.newId();
  await unit.tx
    .insertInto('payment_attempt')
    .values({
      id,
      invoice_id: invoiceId,
      account_id: actor?.accountId ?? null,
      bank,
      mode,
      amount_paisa: invoice.total_paisa,
      status: 'OPEN',
      began_at: unit.now,
      ask_at: new Date(unit.now.getTime() + ASK_AFTER_MS),
    })
    .execute();
  await moveInvoice(unit, invoiceId, 'PENDING', 'INITIATED');
  unit.audit({
    actor,
    action: 'PAYMENT_BEGUN',
    objectType: 'payment',
    objectId: id,
    objectVersion: 1,
    after: { invoiceId, amountPaisa: invoice.total_paisa, bank, mode },
  });
  return { id };
}

/**
 * The payer closed the window: while the session is valid it is opened again, because a second session could be paid
 * twice.
 */
function continued(unit: UnitOfWork, open: AttemptRow): AttemptRow {
  if (open.expires_at !== null && open.expires_at.getTime() < unit.now.getTime() + LEAST_LEFT_MS)
    refuse('FLOW-409', { message: 'money.underWay' });
  return open;
}

function formOf(
  { code, pageUrl }: PaymentProvider,
  { sessionId, token }: { readonly sessionId: string; readonly token: string },
): PaymentForm {
  return paymentFormSchema.parse({ action: pageUrl, fields: { code, token, sessionId, lang: 'np' } });
}
