import type { Payment, PaymentForm } from '@registrar/domain/calls/payments';
import type { Person } from '@registrar/testing/playwright';
import { askedToPay } from './filed-registrations';
import { callsOf } from './gateway-calls';

const PAYMENT = '/external/api/payment';

/**
 * An invoice on its way to the payment gateway, and there as its outcome says: what the page of the result and the
 * payer's page show of it.
 */
export async function broughtToGateway(
  person: Person,
  outcome?: 'SUCCESS' | 'DECLINED',
): Promise<{ readonly invoiceId: string; readonly sessionId: string }> {
  const invoiceId = await askedToPay(person);
  return { invoiceId, sessionId: await payInvoice(person, invoiceId, outcome) };
}

/** The same of an invoice that is there; answers the session at the payment gateway. */
export async function payInvoice(person: Person, invoiceId: string, outcome?: 'SUCCESS' | 'DECLINED'): Promise<string> {
  const payer = await callsOf(person);
  const { totalPaisa } = await payer.get<Payment>(`${PAYMENT}/${invoiceId}`);
  const { action, fields } = await payer.post<PaymentForm>(`${PAYMENT}/${invoiceId}`, {
    bank: 'NABIL',
    mode: 'CARD',
    amountPaisa: totalPaisa,
  });
  const { token, sessionId } = fields;
  if (outcome !== undefined) {
    const answer = await fetch(new URL('/pay', action), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ token, sessionId, outcome }),
    });
    if (answer.status !== 303) throw new Error(`The payment gateway answered ${answer.status}`);
  }
  return sessionId;
}
