import { sign, toHeaders } from '../../../gateway/src/money/card/signature';
import { percentile } from '../statistics';
import { readBook } from './compare-books';

const PATH = '/gateway/external/api/payment/callback';
const MOST = 1000;

/** How long a message of the payment gateway takes: signature, rows held, verdict written. */
export async function measureCallbacks(
  url: string,
  secret: string,
  book: string,
): Promise<{ p50: number; p99: number }> {
  const took: number[] = [];
  for (const { orderId, sessionId, token, status, taken, amount, transactionId } of readBook(book).slice(0, MOST)) {
    const body = JSON.stringify({
      orderId,
      sessionId,
      token,
      status,
      amount: status === 'SUCCESS' ? taken : amount,
      currency: 'NPR',
      transactionId,
    });
    const begun = performance.now();
    const answer = await fetch(new URL(PATH, url), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...toHeaders(sign(secret, 'POST', PATH, body)) },
    });
    await answer.arrayBuffer();
    took.push(performance.now() - begun);
    if (!answer.ok) throw new Error(`A callback was answered ${answer.status}`);
  }
  return { p50: percentile(took, 50), p99: percentile(took, 99) };
}
