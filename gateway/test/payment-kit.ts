import { createServer, type Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import { paymentFormSchema, type PaymentForm } from '@registrar/domain/calls/payments';
import { z } from 'zod';
import { sign, signatureOf, toHeaders } from '../src/money/card/signature';
import { newKey, type Caller } from './filings-kit';
import type { Answer, TestGateway } from './harness';

export const SECRET = 'the-secret-shared-with-the-payment-gateway';
const CALLBACK = '/gateway/external/api/payment/callback';
const orderSchema = z.object({ orderId: z.string(), amount: z.number() });

export interface Order {
  orderId: string;
  sessionId: string;
  token: string;
  amount: number;
  status: string;
  transactionId: string | null;
}

/** The far side of the payments of a test: it takes orders, answers questions, and says what it is told to say. */
export interface Payments {
  readonly url: string;
  readonly orders: Map<string, Order>;
  /** The answers are wrongly signed, or there are none. */
  trouble: 'none' | 'forged' | 'down';
  asked: number;
  orderOf(form: PaymentForm): Order;
  close(): Promise<void>;
}

/** Its sessions end by the gateway's clock, which a test moves. */
export async function startPayments(now: () => Date): Promise<Payments> {
  const orders = new Map<string, Order>();
  const payments = { orders, trouble: 'none' as Payments['trouble'], asked: 0 };
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const path = request.url ?? '';
      if (payments.trouble === 'down') return void response.writeHead(503).end('{}');
      const known = request.method === 'POST' ? open(orders, body) : orders.get(path.split('/').at(-1) ?? '');
      if (request.method === 'GET') payments.asked++;
      const [status, content] = known
        ? [200, JSON.stringify({ ...known, expiresAt: new Date(now().getTime() + 900_000).toISOString() })]
        : [404, '{}'];
      const signature = signatureOf(payments.trouble === 'forged' ? 'another' : SECRET, {
        method: `ANSWER ${status}`,
        path,
        timestamp: String(request.headers['x-pg-timestamp']),
        nonce: String(request.headers['x-pg-nonce']),
        body: content,
      });
      response.writeHead(status, { 'x-pg-signature': signature }).end(content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the payment gateway has no port');
  return Object.assign(payments, {
    url: `http://127.0.0.1:${address.port}`,
    orderOf: ({ fields }: PaymentForm): Order => {
      const order = [...orders.values()].find(({ sessionId }) => sessionId === fields.sessionId);
      if (!order) throw new Error('There is no such session');
      return order;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function open(orders: Map<string, Order>, body: string): Order {
  const { orderId, amount } = orderSchema.parse(JSON.parse(body));
  const order = orders.get(orderId) ?? {
    orderId,
    amount,
    sessionId: randomUUID(),
    token: randomUUID(),
    status: 'OPEN',
    transactionId: null,
  };
  orders.set(orderId, order);
  return order;
}

export interface Said {
  /** Instead of what is true. */
  readonly change?: object;
  readonly secret?: string;
  /** Headers of a message that was sent before. */
  readonly headers?: Record<string, string>;
}

/** The payment gateway speaks by itself. */
export function tell(
  gateway: TestGateway,
  order: Order,
  { change = {}, secret = SECRET, headers }: Said = {},
): Promise<Answer> {
  const body = {
    orderId: order.orderId,
    sessionId: order.sessionId,
    token: order.token,
    status: order.status,
    amount: order.amount,
    currency: 'NPR',
    transactionId: order.transactionId,
    ...change,
  };
  return gateway.call('POST', 'external/api/payment/callback', { body, headers: headers ?? signed(body, secret) });
}

export const signed = (body: object, secret = SECRET): Record<string, string> =>
  toHeaders(sign(secret, 'POST', CALLBACK, JSON.stringify(body)));

export const settled = (order: Order): Order =>
  Object.assign(order, { status: 'SUCCESS', transactionId: `T-${order.orderId.slice(0, 8)}` });
export const declined = (order: Order): Order =>
  Object.assign(order, { status: 'FAILED', transactionId: `T-${order.orderId.slice(0, 8)}` });

export const begin = (
  by: Caller,
  invoice: { id: string; totalPaisa: number },
  more: object = {},
  key = newKey(),
): Promise<Answer> =>
  by.call(
    'POST',
    `external/api/payment/${invoice.id}`,
    { bank: 'NABIL', mode: 'CARD', amountPaisa: invoice.totalPaisa, ...more },
    key,
  );

export function formOf(answer: Answer): PaymentForm {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.message}`);
  return paymentFormSchema.parse(answer.body.data);
}
