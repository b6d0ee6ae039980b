import {
  decideOrderRequestSchema,
  liftOrderRequestSchema,
  orderListQuerySchema,
  orderPageSchema,
  orderProposalPageSchema,
  orderProposalQuerySchema,
  ordersOfCompanySchema,
  placeOrderRequestSchema,
  proposedOrderSchema,
  refuseOrderRequestSchema,
} from '@registrar/domain/calls/company-orders';
import { documentMediaTypes } from '@registrar/domain/calls/documents';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { sendDocument } from '../documents/send-document';
import { actorOf, WHATEVER_IS_TO_SETTLE } from '../platform/http/access';
import { answers, askedLanguage, ok, preferHeader, storedFileOf } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { decisionRoutes } from '../proposals/decision-routes';
import { notesReadings } from '../register/access-log/note-access';
import { listOrderProposals } from './list-order-proposals';
import { readOrderDocument } from './order-document';
import { orderProposals } from './order-proposal';
import { proposeLifting } from './propose-lifting';
import { proposePlacing } from './propose-placing';
import { listOrders, ordersOfCompany } from './read-orders';

const ORDERS = `${BASE}/external/api/company-order`;
const PROPOSALS = `${BASE}/external/api/company-order-proposal`;
const tags = ['company-orders'];
const params = z.object({ id: idSchema });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const reading = { access: { permission: 'READ_COMPANY_ORDERS' } } as const;
const proposing = {
  access: { permission: 'PROPOSE_COMPANY_ORDER' },
  limit: { name: 'company-order', hits: 30, seconds: 10 * 60 },
} as const;

/**
 * Orders that freeze a company or lie on shares of one holder, and pledges; one person proposes, another one approves.
 */
export const companyOrderRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;
  const note = notesReadings(platform);

  app.get(ORDERS, {
    config: reading,
    schema: {
      operationId: 'listCompanyOrders',
      summary: 'The orders on companies of the office',
      tags,
      querystring: orderListQuerySchema,
      response: answers(orderPageSchema),
    },
    handler: async (request) => ok(request, await listOrders(db, actorOf(request), request.query, clock.now())),
  });

  app.get(`${BASE}/external/api/company/:companyId/order`, {
    config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
    schema: {
      operationId: 'listOrdersOfCompany',
      summary: 'The orders that freeze or froze a company',
      tags,
      params: z.object({ companyId: idSchema }),
      response: answers(ordersOfCompanySchema),
    },
    handler: async (request) =>
      ok(request, await ordersOfCompany(db, actorOf(request), request.params.companyId, { now: clock.now(), note })),
  });

  app.get(`${BASE}/external/api/company-order-document/:id`, {
    config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
    schema: {
      operationId: 'getCompanyOrderDocument',
      summary: 'The scan of an order',
      tags,
      params,
      headers: preferHeader,
      response: storedFileOf(...documentMediaTypes),
    },
    handler: async (request, reply) =>
      sendDocument(platform, request, reply, await readOrderDocument(platform, actorOf(request), request.params.id)),
  });

  app.post(ORDERS, {
    config: proposing,
    schema: {
      operationId: 'proposeCompanyOrder',
      summary: 'Proposes an order that freezes a company',
      tags,
      headers,
      body: placeOrderRequestSchema,
      response: answers(proposedOrderSchema),
    },
    handler: async (request) => {
      const asked = { key: request.headers['idempotency-key'], language: askedLanguage(request) };
      return ok(request, await proposePlacing(platform, actorOf(request), request.body, asked), 'order.proposed');
    },
  });

  app.post(`${ORDERS}/:id/lifting`, {
    config: proposing,
    schema: {
      operationId: 'proposeLiftingCompanyOrder',
      summary: 'Proposes to lift an order',
      tags,
      params,
      headers,
      body: liftOrderRequestSchema,
      response: answers(proposedOrderSchema),
    },
    handler: async (request) => {
      const asked = { key: request.headers['idempotency-key'], language: askedLanguage(request) };
      const actor = actorOf(request);
      return ok(
        request,
        await proposeLifting(platform, actor, request.params.id, request.body, asked),
        'order.proposed',
      );
    },
  });

  app.get(PROPOSALS, {
    config: reading,
    schema: {
      operationId: 'listCompanyOrderProposals',
      summary: 'Orders that wait for a second person, or are decided',
      tags,
      querystring: orderProposalQuerySchema,
      response: answers(orderProposalPageSchema),
    },
    handler: async (request) => ok(request, await listOrderProposals(db, actorOf(request), request.query, clock.now())),
  });

  decisionRoutes(app, platform, orderProposals, {
    address: PROPOSALS,
    tags,
    withdrawing: proposing.access,
    calls: {
      approve: {
        operationId: 'approveCompanyOrder',
        summary: 'Approves an order, which takes effect',
        body: decideOrderRequestSchema,
        done: 'order.approved',
      },
      refuse: {
        operationId: 'refuseCompanyOrder',
        summary: 'Refuses an order',
        body: refuseOrderRequestSchema,
        done: 'order.refused',
      },
      withdraw: {
        operationId: 'withdrawCompanyOrder',
        summary: 'Takes a proposal back',
        body: decideOrderRequestSchema,
        done: 'order.withdrawn',
      },
    },
  });
};
