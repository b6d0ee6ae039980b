import { z } from 'zod';
import type { Paisa } from '@registrar/domain/money';
import type { PaymentConfig } from '../../platform/config/config';
import { sameText } from '../../platform/http/gateway-app';
import { sign, signatureOf, toHeaders } from './signature';

export interface OpenedOrder {
  readonly sessionId: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** The payment gateway's answer about one of our orders. */
export interface ProviderAnswer {
  readonly status: 'OPEN' | 'PENDING' | 'SUCCESS' | 'FAILED' | 'EXPIRED';
  readonly amountPaisa: Paisa;
  readonly transactionId: string | null;
}

/**
 * The interface of a payment gateway. A second request under the same number returns the same order, so that a crash
 * between request and write loses nothing.
 */
export interface PaymentProvider {
  readonly code: string;
  readonly pageUrl: string;
  openOrder(order: {
    readonly orderId: string;
    readonly amountPaisa: Paisa;
    readonly remarks: string;
  }): Promise<OpenedOrder>;
  /** Undefined: the order is unknown to the gateway. */
  statusOf(orderId: string): Promise<ProviderAnswer | undefined>;
}

const TIMEOUT_MS = 10_000;
const openedSchema = z.object({
  sessionId: z.string().min(16).max(100),
  token: z.string().min(1).max(512),
  expiresAt: z.iso.datetime({ offset: true }),
});
const answerSchema = z.object({
  status: z.enum(['OPEN', 'PENDING', 'SUCCESS', 'FAILED', 'EXPIRED']),
  amount: z.number().int().nonnegative(),
  transactionId: z.string().max(100).nullable(),
});

/** Over HTTP; each request and each response is signed. */
export function openProvider({ url, pageUrl, code, secret }: PaymentConfig): PaymentProvider {
  async function ask(
    method: 'GET' | 'POST',
    path: string,
    content?: object,
  ): Promise<{ status: number; data: unknown }> {
    const body = content === undefined ? '' : JSON.stringify(content);
    const headers = sign(secret, method, path, body);
    const response = await fetch(new URL(path, url), {
      method,
      body: content === undefined ? undefined : body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { ...toHeaders(headers), ...(content === undefined ? {} : { 'content-type': 'application/json' }) },
    });
    const text = await response.text();
    const expected = signatureOf(secret, {
      method: `ANSWER ${response.status}`,
      path,
      timestamp: headers.timestamp,
      nonce: headers.nonce,
      body: text,
    });
    if (!sameText(response.headers.get('x-pg-signature') ?? '', expected))
      throw new Error(`The payment gateway's answer (${response.status}) is not signed by it`);
    return { status: response.status, data: JSON.parse(text) };
  }

  return {
    code,
    pageUrl,
    async openOrder({ orderId, amountPaisa, remarks }) {
      const { status, data } = await ask('POST', '/api/order', {
        code,
        orderId,
        amount: amountPaisa,
        currency: 'NPR',
        remarks,
      });
      if (status !== 200) throw new Error(`The payment gateway refused an order: ${status}`);
      const { sessionId, token, expiresAt } = openedSchema.parse(data);
      return { sessionId, token, expiresAt: new Date(expiresAt) };
    },
    async statusOf(orderId) {
      const { status, data } = await ask('GET', `/api/order/${orderId}`);
      if (status === 404) return undefined;
      if (status !== 200) throw new Error(`The payment gateway did not say how an order stands: ${status}`);
      const answer = answerSchema.parse(data);
      return { status: answer.status, amountPaisa: answer.amount, transactionId: answer.transactionId };
    },
  };
}
