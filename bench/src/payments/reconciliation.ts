import { randomUUID } from 'node:crypto';
import { reconcilePayments } from '../../../gateway/src/money/card/reconcile';
import { openPlace } from '../gateway/recorder';
import type { Place } from '../gateway/place';
import { addInvoices, PAYER } from './invoices-to-pay';

/** Beyond the numbers of the invoices that the payers have paid. */
const FIRST_NUMBER = 1_000_000;

/**
 * Seconds until so many payments that nobody told of are asked about and settled; the payment gateway answers at once.
 */
export async function measureReconciliation(place: Place, count: number): Promise<number> {
  const own = await place.copy();
  const invoices = await addInvoices(own, count, FIRST_NUMBER);
  const platform = await openPlace(own);
  try {
    const { db } = platform.database;
    const { id: account } = await db
      .selectFrom('account')
      .select('id')
      .where('username', '=', PAYER)
      .executeTakeFirstOrThrow();
    const long = new Date(platform.clock.now().getTime() - 600_000);
    const attempts = invoices.map(({ id, amountPaisa }) => ({
      id: randomUUID(),
      invoice_id: id,
      account_id: account,
      bank: 'NABIL',
      mode: 'CARD',
      amount_paisa: amountPaisa,
      status: 'OPEN' as const,
      session_id: randomUUID(),
      token: 'token',
      began_at: long,
      ask_at: long,
    }));
    for (let from = 0; from < count; from += 500)
      await db
        .insertInto('payment_attempt')
        .values(attempts.slice(from, from + 500))
        .execute();
    await db
      .updateTable('invoice')
      .set({ status: 'INITIATED' })
      .where('status', '=', 'PENDING')
      .where('number', 'like', 'INV-BENCH-1______')
      .execute();
    const amounts = new Map<string, number>(attempts.map(({ id, amount_paisa }) => [id, amount_paisa]));
    const provider = {
      code: 'BENCH',
      pageUrl: '',
      openOrder: () => Promise.reject(new Error('Nobody begins here')),
      statusOf: (orderId: string) =>
        Promise.resolve({
          status: 'SUCCESS' as const,
          amountPaisa: amounts.get(orderId) ?? 0,
          transactionId: `T-${orderId}`,
        }),
    };
    const begun = performance.now();
    for (let left = count; left > 0;) {
      await reconcilePayments(platform, provider);
      ({ left } = await db
        .selectFrom('payment_attempt')
        .select((of) => of.fn.countAll<number>().as('left'))
        .where('status', '=', 'OPEN')
        .executeTakeFirstOrThrow());
    }
    return (performance.now() - begun) / 1000;
  } finally {
    await platform.close();
    await own.drop();
  }
}
