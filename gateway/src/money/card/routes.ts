import {
  beginPaymentRequestSchema,
  mismatchDecisionRequestSchema,
  paymentFormSchema,
  paymentListQuerySchema,
  paymentPageSchema,
  paymentSchema,
  paymentStatusSchema,
  type PaymentEntry,
  reconciliationPageSchema,
  reconciliationQuerySchema,
} from '@registrar/domain/calls/payments';
import { idSchema } from '@registrar/domain/envelope';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actOnce } from '../../platform/http/act-once';
import { actorOf } from '../../platform/http/access';
import { answers, nothing, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { refuse } from '../../platform/refusal';
import { notesReadings } from '../../register/access-log/note-access';
import { noteInvoices } from '../note-payments';
import { beginPayment } from './begin-payment';
import { callbackRoute } from './callback-route';
import { decideMismatch } from './decide-mismatch';
import { listReconciliation } from './list-reconciliation';
import { seeInvoice } from './payers';
import { openProvider } from './payment-provider';
import { listPayments, readPayment, readPaymentStatus } from './read-payments';
import { askAbout } from './reconcile';

const PAYMENT = `${BASE}/external/api/payment`;
const RECONCILIATION = `${BASE}/external/api/payment-reconciliation`;
const tags = ['payment'];
const byId = z.object({ id: idSchema });
const idempotencyHeader = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

/** Card payment for payers, and mismatches for revenue officers. */
export const cardRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    config,
  } = platform;
  const provider = config.payment && openProvider(config.payment);
  const note = notesReadings(platform);
  const notePaid = (request: FastifyRequest, of: readonly Pick<PaymentEntry, 'subject'>[]): Promise<void> =>
    noteInvoices(
      db,
      actorOf(request),
      { now: clock.now(), note },
      of.map(({ subject }) => subject),
    );
  callbackRoute(app, platform);

  app.get(PAYMENT, {
    config: { access: { permission: 'PAY' } },
    schema: {
      operationId: 'listPayments',
      summary: 'What a person, and the companies they act for, have to pay and have paid',
      tags,
      querystring: paymentListQuerySchema,
      response: answers(paymentPageSchema),
    },
    handler: async (request) => {
      const page = await listPayments(db, actorOf(request), request.query, clock.now());
      await notePaid(request, page.items);
      return ok(request, page);
    },
  });

  app.get(`${PAYMENT}/status/:sessionId`, {
    config: { access: 'public', limit: { name: 'payment-status', hits: 300, seconds: 10 * 60 } },
    schema: {
      operationId: 'getPaymentStatus',
      summary: 'How a payment ended, for whoever has come back from the payment gateway',
      tags,
      params: z.object({ sessionId: z.string().min(16).max(100) }),
      response: answers(paymentStatusSchema),
    },
    handler: async (request) => ok(request, await readPaymentStatus(db, request.params.sessionId)),
  });

  app.get(`${PAYMENT}/:id`, {
    config: { access: { permission: 'PAY' } },
    schema: {
      operationId: 'getPayment',
      summary: 'One invoice as its payer sees it',
      tags,
      params: byId,
      response: answers(paymentSchema),
    },
    handler: async (request) => {
      const payment = await readPayment(db, actorOf(request), request.params.id, clock.now(), {
        card: provider !== null,
      });
      await notePaid(request, [payment]);
      return ok(request, payment);
    },
  });

  app.post(`${PAYMENT}/:id`, {
    config: { access: { permission: 'PAY' }, limit: { name: 'payment', hits: 60, seconds: 10 * 60 } },
    schema: {
      operationId: 'beginPayment',
      summary: 'Begins a payment, or goes on with the one that was begun: the form for the payment window',
      tags,
      params: byId,
      headers: idempotencyHeader,
      body: beginPaymentRequestSchema,
      response: answers(paymentFormSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      await seeInvoice(db, actor, request.params.id, clock.now());
      if (provider === null) refuse('FLOW-409', { message: 'money.cardOff' });
      return ok(
        request,
        await beginPayment(
          platform,
          provider,
          actor,
          request.params.id,
          request.body,
          request.headers['idempotency-key'],
        ),
        'money.card.begun',
      );
    },
  });

  app.post(`${PAYMENT}/:id/check`, {
    config: { access: { permission: 'PAY' }, limit: { name: 'payment-check', hits: 30, seconds: 10 * 60 } },
    schema: {
      operationId: 'checkPayment',
      summary: 'Asks the payment gateway now how the payment stands',
      tags,
      params: byId,
      response: answers(paymentSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { id } = request.params;
      await seeInvoice(db, actor, id, clock.now());
      const open = await db
        .selectFrom('payment_attempt')
        .select('id')
        .where('invoice_id', '=', id)
        .where('status', '=', 'OPEN')
        .executeTakeFirst();
      if (open && provider) await askAbout(platform, provider, open.id).catch(() => refuse('PAY-424'));
      return ok(request, await readPayment(db, actor, id, clock.now(), { card: provider !== null }), 'money.asked');
    },
  });

  app.get(RECONCILIATION, {
    config: { access: { permission: 'RECONCILE' } },
    schema: {
      operationId: 'listPaymentMismatches',
      summary: 'Payments of one’s office that do not agree, or whose answer is awaited',
      tags,
      querystring: reconciliationQuerySchema,
      response: answers(reconciliationPageSchema),
    },
    handler: async (request) => ok(request, await listReconciliation(db, actorOf(request), request.query, clock.now())),
  });

  app.post(`${RECONCILIATION}/:id/ask`, {
    config: { access: { permission: 'RECONCILE' } },
    schema: {
      operationId: 'askAboutMismatch',
      summary: 'Asks the payment gateway now about a payment of one’s office',
      tags,
      params: byId,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id } = request.params;
      const attempt = await db
        .selectFrom('payment_attempt')
        .innerJoin('invoice', 'invoice.id', 'payment_attempt.invoice_id')
        .select('invoice.office_id')
        .where('payment_attempt.id', '=', id)
        .executeTakeFirst();
      if (attempt?.office_id !== actorOf(request).officeId) refuse('REQ-404');
      if (provider) await askAbout(platform, provider, id).catch(() => refuse('PAY-424'));
      return ok(request, {}, 'money.asked');
    },
  });

  app.post(`${RECONCILIATION}/:id/decide`, {
    config: { access: { permission: 'RECONCILE' }, asksSecondFactor: true },
    schema: {
      operationId: 'decideMismatch',
      summary: 'Decides on a payment that does not agree',
      tags,
      params: byId,
      headers: idempotencyHeader,
      body: mismatchDecisionRequestSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id } = request.params;
      await actOnce(platform, request, 'mismatch', (unit, actor) => decideMismatch(unit, actor, id, request.body));
      return ok(request, {}, 'money.mismatchDone');
    },
  });
};
