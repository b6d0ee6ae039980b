import {
  deliveryPageSchema,
  deliveryQuerySchema,
  dismissDeliverySchema,
  retriedSchema,
  retryDeliveriesSchema,
} from '@registrar/domain/calls/deliveries';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../platform/http/access';
import { answers, nothing, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { dismissDelivery, listDeliveries, retryDeadDeliveries, retryDelivery } from './deliveries';

const tags = ['deliveries'];
const path = `${BASE}/external/api/delivery`;
const params = z.object({ id: idSchema });

/** Mails and SMS that did not reach anybody, for the administrator who can do something about it. */
export const deliveryRoutes: RouteModule = (app, { database: { db }, runUnitOfWork }) => {
  const config = { access: { permission: 'READ_DELIVERIES' as const } };

  app.get(
    path,
    {
      config,
      schema: {
        operationId: 'listFailedDeliveries',
        summary: 'Messages that were not delivered',
        tags,
        querystring: deliveryQuerySchema,
        response: answers(deliveryPageSchema),
      },
    },
    async (request) => ok(request, await listDeliveries(db, request.query)),
  );

  app.post(
    `${path}/retry`,
    {
      config,
      schema: {
        operationId: 'retryAllDeliveries',
        summary: 'Tries everything again that was given up',
        tags,
        body: retryDeliveriesSchema,
        response: answers(retriedSchema),
      },
    },
    async (request) => {
      const retried = await runUnitOfWork((unit) => retryDeadDeliveries(unit, actorOf(request), request.body.channel));
      return ok(request, { retried }, 'deliveries.retriedAll', { count: retried });
    },
  );

  app.post(
    `${path}/:id/retry`,
    {
      config,
      schema: { operationId: 'retryDelivery', summary: 'Tries one again', tags, params, response: answers(nothing) },
    },
    async (request) => {
      await runUnitOfWork((unit) => retryDelivery(unit, actorOf(request), request.params.id));
      return ok(request, {}, 'deliveries.retried');
    },
  );

  app.post(
    `${path}/:id/dismiss`,
    {
      config,
      schema: {
        operationId: 'dismissDelivery',
        summary: 'Forgets one that was given up',
        tags,
        params,
        body: dismissDeliverySchema,
        response: answers(nothing),
      },
    },
    async (request) => {
      await runUnitOfWork((unit) => dismissDelivery(unit, actorOf(request), request.params.id, request.body.remark));
      return ok(request, {}, 'deliveries.dismissed');
    },
  );
};
