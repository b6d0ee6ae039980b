import {
  decideProceedingOrderSchema,
  proceedingOrdersSchema,
  proposedProceedingOrderSchema,
  proposeProceedingOrderSchema,
  refuseProceedingOrderSchema,
} from '@registrar/domain/calls/proceeding-orders';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { idempotently } from '../platform/idempotency';
import { domainLanguage } from '../platform/language';
import { decisionRoutes } from '../proposals/decision-routes';
import { proceedingOrderProposals } from './order-proposal';
import { proposeOrder } from './propose-order';
import { readOrders } from './read-orders';

const OF_PROCEEDING = `${BASE}/external/api/proceeding/:id/order`;
const tags = ['proceedings'];
const params = z.object({ id: idSchema });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const proposing = { access: { permission: 'CONDUCT_PROCEEDING' } } as const;

/** The order that ends a proceeding: one person proposes it, another one decides. */
export const proceedingOrderRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;

  app.get(OF_PROCEEDING, {
    config: { access: { permission: 'READ_APPLICATION_LISTS' } },
    schema: {
      operationId: 'getProceedingOrders',
      summary: 'How the office may end a proceeding, and the orders that were proposed',
      tags,
      params,
      response: answers(proceedingOrdersSchema),
    },
    handler: async (request) => {
      const asked = { now: clock.now(), language: askedLanguage(request) };
      return ok(request, await readOrders(db, actorOf(request), request.params.id, asked));
    },
  });

  app.post(OF_PROCEEDING, {
    config: proposing,
    schema: {
      operationId: 'proposeProceedingOrder',
      summary: 'Proposes the order that ends a proceeding',
      tags,
      params,
      headers,
      body: proposeProceedingOrderSchema,
      response: answers(proposedProceedingOrderSchema),
    },
    handler: async (request) => {
      const [actor, { id }] = [actorOf(request), request.params];
      const language = domainLanguage(askedLanguage(request));
      const once = {
        key: request.headers['idempotency-key'],
        request: ['proceeding-order', id, request.body],
        answer: proposedProceedingOrderSchema,
      };
      const made = await runUnitOfWork((unit) =>
        idempotently(unit, actor, once, async () => ({
          id: await proposeOrder(unit, actor, id, request.body, language),
        })),
      );
      return ok(request, made, 'proceedingOrder.proposed');
    },
  });

  decisionRoutes(app, platform, proceedingOrderProposals, {
    address: `${BASE}/external/api/proceeding-order`,
    tags,
    withdrawing: proposing.access,
    calls: {
      approve: {
        operationId: 'approveProceedingOrder',
        summary: 'Orders the end of a proceeding',
        body: decideProceedingOrderSchema,
        done: 'proceedingOrder.approved',
      },
      refuse: {
        operationId: 'refuseProceedingOrder',
        summary: 'Refuses a proposed order',
        body: refuseProceedingOrderSchema,
        done: 'proceedingOrder.refused',
      },
      withdraw: {
        operationId: 'withdrawProceedingOrder',
        summary: 'Takes a proposed order back',
        body: decideProceedingOrderSchema,
        done: 'proceedingOrder.withdrawn',
      },
    },
  });
};
