import formbody from '@fastify/formbody';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { notifier } from './notifier';
import { Orders, type Order } from './orders';
import { COURSES, isOutcome } from './outcomes';
import { checkoutPage, PAYMENT_STYLE, refusalPage, type Language } from './payment-page';
import { serveTypeface } from '../typeface';
import { isSigned, signatureOf } from './signature';

export interface PaymentServerOptions {
  readonly ordersFile: string;
  /** Folder of the typeface. */
  readonly typeface: string;
  /** The merchant that this gateway knows, and the secret it shares with it. */
  readonly merchant: {
    readonly code: string;
    readonly secret: string;
    readonly callbackUrl: string;
    readonly returnUrl: string;
  };
  readonly now: () => Date;
  readonly pace: { readonly soonMs: number; readonly lateMs: number };
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const text = (fields: unknown, name: string): string =>
  isFields(fields) && typeof fields[name] === 'string' ? fields[name] : '';
const languageOf = (fields: unknown): Language => (text(fields, 'lang') === 'en' ? 'en' : 'ne');

/** A payment gateway that moves no money: orders from the portal, a page for the payer, and an answer to the portal. */
export async function createPaymentServer({
  ordersFile,
  typeface,
  merchant,
  now,
  pace,
}: PaymentServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: 'warn' },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    bodyLimit: 64 * 1024,
  });
  const orders = new Orders(ordersFile, now);
  const notify = notifier(merchant);
  app.addHook('onClose', () => notify.stop());
  // what was being processed when the process ended goes on
  for (const order of orders.all())
    if (order.status === 'PENDING')
      notify.after(pace.soonMs, () => told(orders.decide(order, 'SUCCESS') ?? order), {
        times: 1,
        wrongSignature: false,
      });
  await app.register(formbody);
  // the signature is over the bytes that came
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  // the way back leads over a redirect, which browsers hold against the form's page
  const back = new URL(merchant.returnUrl).origin;
  app.addHook('onRequest', async (_request, reply) => {
    void reply
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self' ${back}; base-uri 'none'; frame-ancestors 'none'`,
      );
  });

  const signed = (request: FastifyRequest): boolean =>
    isSigned(
      merchant.secret,
      request.method,
      request.url,
      typeof request.body === 'string' ? request.body : '',
      request.headers,
    );
  /** Nobody between the two can say something else: the answer is signed over the nonce of the question. */
  const answer = (request: FastifyRequest, reply: FastifyReply, status: number, data: object): FastifyReply => {
    const body = JSON.stringify(data);
    const signature = signatureOf(merchant.secret, {
      method: `ANSWER ${status}`,
      path: request.url,
      timestamp: String(request.headers['x-pg-timestamp']),
      nonce: String(request.headers['x-pg-nonce']),
      body,
    });
    return reply.code(status).header('x-pg-signature', signature).type('application/json; charset=utf-8').send(body);
  };

  app.post('/api/order', (request, reply) => {
    if (!signed(request)) return reply.code(401).send({ message: 'The signature is wrong' });
    const asked: unknown = JSON.parse(String(request.body));
    const amount = isFields(asked) ? asked['amount'] : undefined;
    const orderId = text(asked, 'orderId');
    if (
      text(asked, 'code') !== merchant.code ||
      orderId === '' ||
      typeof amount !== 'number' ||
      !Number.isSafeInteger(amount) ||
      amount <= 0
    )
      return answer(request, reply, 400, { message: 'This is no order' });
    const order = orders.open(orderId, amount, text(asked, 'remarks').slice(0, 100));
    if (order === undefined) return answer(request, reply, 409, { message: 'This order has another amount' });
    return answer(request, reply, 200, { sessionId: order.sessionId, token: order.token, expiresAt: order.expiresAt });
  });

  app.get<{ Params: { orderId: string } }>('/api/order/:orderId', (request, reply) => {
    if (!signed(request)) return reply.code(401).send({ message: 'The signature is wrong' });
    const order = orders.byOrder(request.params.orderId);
    return order === undefined
      ? answer(request, reply, 404, { message: 'There is no such order' })
      : answer(request, reply, 200, told(order));
  });

  app.post('/checkout', (request, reply) => {
    const language = languageOf(request.body);
    const order = orders.bySession(text(request.body, 'sessionId'));
    const page = reply.type('text/html; charset=utf-8');
    if (
      order === undefined ||
      text(request.body, 'code') !== merchant.code ||
      text(request.body, 'token') !== order.token ||
      order.status !== 'OPEN'
    )
      return page.code(400).send(refusalPage(language));
    return page.send(checkoutPage(order, merchant.code, language));
  });

  app.post('/pay', async (request, reply) => {
    const asked = orders.bySession(text(request.body, 'sessionId'));
    const outcome = isFields(request.body) ? request.body['outcome'] : undefined;
    const invalid = (): FastifyReply =>
      reply
        .code(409)
        .type('text/html; charset=utf-8')
        .send(refusalPage(languageOf(request.body)));
    if (asked === undefined || text(request.body, 'token') !== asked.token || !isOutcome(outcome)) return invalid();
    const course = COURSES[outcome];
    const order = asked.status === 'OPEN' ? orders.decide(asked, course.status, course.taken(asked)) : undefined;
    if (order === undefined) return invalid();
    const way = { times: course.callbacks, wrongSignature: course.wrongSignature };
    if (course.delay === 'none') await notify.now(told(order), way);
    else
      notify.after(
        course.delay === 'soon' ? pace.soonMs : pace.lateMs,
        () => told((course.status === 'PENDING' ? orders.decide(order, 'SUCCESS') : order) ?? order),
        way,
      );
    return reply.redirect(
      `${merchant.returnUrl}${course.page}?${new URLSearchParams({ sessionId: order.sessionId }).toString()}`,
      303,
    );
  });

  await serveTypeface(app, typeface);
  app.get('/style.css', (_request, reply) => reply.type('text/css').send(PAYMENT_STYLE));
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  return app;
}

const told = ({ orderId, sessionId, token, status, amount, taken, transactionId, paidAt }: Order): object => ({
  orderId,
  sessionId,
  token,
  status,
  amount: status === 'SUCCESS' ? taken : amount,
  currency: 'NPR',
  transactionId,
  paidAt,
});
