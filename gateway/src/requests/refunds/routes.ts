import {
  askRefundRequestSchema,
  declineRefundRequestSchema,
  refundRequestListQuerySchema,
  refundRequestPageSchema,
} from '@registrar/domain/calls/refund-requests';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actOnce, makeOnce } from '../../platform/http/act-once';
import { actorOf } from '../../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { refuseRequest } from '../answer-request';
import { askRefund } from './ask-refund';
import { listRequests } from './list-requests';
import { refundHandler } from './refund-handler';

const REQUEST = `${BASE}/external/api/refund-request`;
const tags = ['money'];
const byId = z.object({ id: idSchema });
const idempotencyHeader = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

/** Refund requests of payers; the office answers with a proposal or a reason against it. */
export const refundRequestRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;
  app.post(`${BASE}/external/api/payment/:id/refund-request`, {
    config: { access: { permission: 'PAY' }, limit: { name: 'refund-request', hits: 20, seconds: 10 * 60 } },
    schema: {
      operationId: 'requestRefund',
      summary: 'Asks for a payment back, with the reason',
      tags,
      params: byId,
      headers: idempotencyHeader,
      body: askRefundRequestSchema,
      response: answers(byId),
    },
    handler: async (request) => {
      const { id } = request.params;
      const asked = await makeOnce(
        platform,
        request,
        { name: 'refund-request', answer: byId },
        async (unit, actor) => ({ id: await askRefund(unit, actor, id, request.body.reason) }),
      );
      return ok(request, asked, 'money.refundRequest.asked');
    },
  });

  app.get(REQUEST, {
    config: { access: { permission: 'READ_REFUNDS' } },
    schema: {
      operationId: 'listRefundRequests',
      summary: 'What payers ask the own office to have back; for an auditor every office',
      tags,
      querystring: refundRequestListQuerySchema,
      response: answers(refundRequestPageSchema),
    },
    handler: async (request) => ok(request, await listRequests(db, actorOf(request), request.query, clock.now())),
  });

  app.post(`${REQUEST}/:id/decline`, {
    config: { access: { permission: 'REFUND' } },
    schema: {
      operationId: 'declineRefundRequest',
      summary: 'Nothing is proposed, with the reason that the payer reads',
      tags,
      params: byId,
      headers: idempotencyHeader,
      body: declineRefundRequestSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id } = request.params;
      await actOnce(platform, request, 'refund-request-decline', (unit, actor) =>
        refuseRequest(unit, actor, refundHandler, id, request.body, askedLanguage(request)),
      );
      return ok(request, {}, 'money.refundRequest.declined');
    },
  });
};
