import { otpSentSchema } from '@registrar/domain/calls/accounts';
import {
  boughtCopiesSchema,
  boughtOrderSchema,
  buyCopiesSchema,
  copyCodeSchema,
  copyDeliverySchema,
} from '@registrar/domain/calls/bought-copies';
import {
  copyableSchema,
  copyQuoteSchema,
  quoteCopiesSchema,
  withdrawCopiesSchema,
} from '@registrar/domain/calls/copies';
import {
  openedSharedSchema,
  openSharedSchema,
  sharedFileSchema,
  sharedOtpRequestSchema,
} from '@registrar/domain/calls/document-shares';
import { beginPaymentRequestSchema, paymentFormSchema } from '@registrar/domain/calls/payments';
import { idSchema } from '@registrar/domain/envelope';
import { OUTSIDE_PURPOSES } from '@registrar/domain/outside';
import { z } from 'zod';
import { callerOf } from '../accounts/caller';
import { sendStrangersCode } from '../accounts/strangers-code';
import { sendDocument } from '../documents/send-document';
import { beginPayment } from '../money/card/begin-payment';
import { openProvider } from '../money/card/payment-provider';
import { linkCalls } from '../outside/link-calls';
import { answers, askedLanguage, ok, preferHeader, storedFileOf } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { orRefuse, refuse } from '../platform/refusal';
import { deliverAgain, findBought, invoiceOf, readBought, withdrawBought } from './bought-order';
import { buyCopies, BUYING } from './buy-copies';
import { readCopyable } from './copyable';
import { priceBasket, quoteOf } from './price-basket';
import { openDeliveryWithCode, readDeliveredFile, sendDeliveryOtp, viewDelivery } from './receive-copies';

const COPIES = `${BASE}/public/copies`;
const ORDER = `${BASE}/external/api${OUTSIDE_PURPOSES.COPY_ORDER.page}/:token`;
const DELIVERY = `${BASE}/external/api${OUTSIDE_PURPOSES.COPY_DELIVERY.page}/:token`;
const TEN_MINUTES = 600;
const tags = ['copies'];
const byToken = z.object({ token: z.string().min(1).max(200) });

/** Copies bought without an account: what may be had, the order of a proven address, its payment, the delivery. */
export const publicCopyRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    config,
    runUnitOfWork,
  } = platform;
  const provider = config.payment && openProvider(config.payment);
  const pepper = config.secrets.otpPepper;

  app.get(`${COPIES}/company/:id`, {
    config: { access: 'public', limit: { name: 'public-copyable', hits: 60, seconds: TEN_MINUTES } },
    schema: {
      operationId: 'getPublicCopyable',
      summary: 'What anybody may buy certified copies of',
      tags,
      params: z.object({ id: idSchema }),
      response: answers(copyableSchema),
    },
    handler: async (request) => ok(request, await readCopyable(db, null, request.params.id, clock.now())),
  });

  app.post(`${COPIES}/quote`, {
    config: { access: 'public', limit: { name: 'public-copy-quote', hits: 60, seconds: TEN_MINUTES } },
    schema: {
      operationId: 'quotePublicCopies',
      summary: 'What a basket of copies costs somebody without an account; nothing is written',
      tags,
      body: quoteCopiesSchema,
      response: answers(copyQuoteSchema),
    },
    handler: async (request) => {
      const { companyId, ...basket } = request.body;
      return ok(request, quoteOf(await priceBasket(platform, null, companyId, basket)));
    },
  });

  app.post(`${COPIES}/code`, {
    config: { access: 'public', limit: { name: 'copy-code', hits: 20, seconds: TEN_MINUTES } },
    schema: {
      operationId: 'sendCopyCode',
      summary: 'Sends a code to who wants to buy copies without an account',
      tags,
      body: copyCodeSchema,
      response: answers(otpSentSchema),
    },
    handler: async (request, reply) => {
      const { email } = request.body;
      const sending = {
        purpose: BUYING,
        subject: email,
        to: { channel: 'EMAIL', address: email },
        limits: 'copies',
        caller: callerOf(request, reply, config),
        language: askedLanguage(request),
      } as const;
      return ok(request, await runUnitOfWork((unit) => sendStrangersCode(unit, pepper, sending)), 'accounts.otpSent');
    },
  });

  app.post(COPIES, {
    config: { access: 'public', limit: { name: 'copy-buy', hits: 20, seconds: TEN_MINUTES } },
    schema: {
      operationId: 'buyCopies',
      summary: 'Orders certified copies for a proven address, to be paid by card',
      tags,
      body: buyCopiesSchema,
      response: answers(boughtCopiesSchema),
    },
    handler: async (request, reply) => {
      const by = { caller: callerOf(request, reply, config), language: askedLanguage(request) };
      const basket = await priceBasket(platform, null, request.body.companyId, request.body);
      const bought = await runUnitOfWork((unit) => buyCopies(platform, unit, request.body, { basket, ...by }));
      return ok(request, orRefuse(bought), 'copies.ordered');
    },
  });

  const order = linkCalls(app, platform, 'COPY_ORDER', { tags });
  order.show({
    operationId: 'getBoughtCopies',
    summary: 'The order of a link: what is to be paid, and what has become of it',
    answer: boughtOrderSchema,
    read: ({ reference }) => readBought(db, reference, clock.now(), provider !== null),
  });
  order.answer({
    operationId: 'withdrawBoughtCopies',
    summary: 'Lets an unpaid order of a link go',
    step: 'withdraw',
    body: withdrawCopiesSchema,
    done: 'copies.withdrawn',
    take: (unit, { reference }, { version }) => withdrawBought(unit, reference, version),
  });
  order.answer({
    operationId: 'deliverCopiesAgain',
    summary: 'Mails the copies of an order once more, with a new link',
    step: 'deliver',
    body: z.object({}),
    done: 'copies.delivered.again',
    take: (unit, { reference }) => deliverAgain(unit, reference),
  });

  app.post(`${ORDER}/payment`, {
    config: { access: 'public', limit: OUTSIDE_PURPOSES.COPY_ORDER.limits.answering },
    schema: {
      operationId: 'payBoughtCopies',
      summary: 'Begins the payment of an order of a link, or goes on with it: the form for the payment window',
      tags,
      params: byToken,
      body: beginPaymentRequestSchema,
      response: answers(paymentFormSchema),
    },
    handler: async (request) => {
      const bought = await findBought(db, request.params.token, clock.now());
      if (provider === null) refuse('FLOW-409', { message: 'money.cardOff' });
      const { id } = await invoiceOf(db, bought.request.id);
      return ok(request, await beginPayment(platform, provider, null, id, request.body, undefined), 'money.card.begun');
    },
  });

  const delivery = linkCalls(app, platform, 'COPY_DELIVERY', { tags });
  delivery.show({
    operationId: 'getCopyDelivery',
    summary: 'Of which company copies were mailed, and until when the link opens them',
    answer: copyDeliverySchema,
    read: ({ reference }) => viewDelivery(db, reference, clock.now()),
  });
  delivery.sendCode({
    operationId: 'requestCopyDeliveryOtp',
    summary: 'Sends the buyer a code',
    body: sharedOtpRequestSchema,
    send: (unit, { reference }, channel) => sendDeliveryOtp(unit, pepper, reference, channel),
  });

  app.post(`${DELIVERY}/open`, {
    config: { access: 'public', limit: OUTSIDE_PURPOSES.COPY_DELIVERY.limits.answering },
    schema: {
      operationId: 'openCopyDelivery',
      summary: 'Opens the copies by the code',
      tags,
      params: byToken,
      body: openSharedSchema,
      response: answers(openedSharedSchema),
    },
    handler: async (request) => {
      const { token } = request.params;
      return ok(
        request,
        orRefuse(await runUnitOfWork((unit) => openDeliveryWithCode(unit, pepper, token, request.body))),
      );
    },
  });

  app.post(`${DELIVERY}/file`, {
    config: { access: 'public', limit: { name: 'copy-delivery-file', hits: 60, seconds: TEN_MINUTES } },
    schema: {
      operationId: 'getCopyDeliveryFile',
      summary: 'A copy that was bought, for some minutes after the code',
      tags,
      params: byToken,
      headers: preferHeader,
      body: sharedFileSchema,
      response: storedFileOf('application/pdf'),
    },
    handler: async (request, reply) =>
      sendDocument(platform, request, reply, await readDeliveredFile(platform, request.params.token, request.body)),
  });
};
