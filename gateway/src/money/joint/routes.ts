import { jointPaymentRequestSchema, jointPaymentSchema } from '@registrar/domain/calls/payments';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actOnce } from '../../platform/http/act-once';
import { actorOf } from '../../platform/http/access';
import { answers, nothing, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { openJoint, payApart } from './open-joint';

const PAYMENT = `${BASE}/external/api/payment`;
const tags = ['payment'];
const idempotencyHeader = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

/** Joining several invoices of one company under one number, and separating them. */
export const jointRoutes: RouteModule = (app, platform) => {
  app.post(`${PAYMENT}/joint`, {
    config: { access: { permission: 'PAY' }, limit: { name: 'joint-payment', hits: 60, seconds: 10 * 60 } },
    schema: {
      operationId: 'openJointPayment',
      summary: 'Joins several open invoices of one company into one that is paid at once',
      tags,
      headers: idempotencyHeader,
      body: jointPaymentRequestSchema,
      response: answers(jointPaymentSchema),
    },
    handler: async (request) =>
      ok(
        request,
        await openJoint(platform, actorOf(request), request.body, request.headers['idempotency-key']),
        'money.joint.opened',
      ),
  });

  app.post(`${PAYMENT}/:id/apart`, {
    config: { access: { permission: 'PAY' }, limit: { name: 'joint-payment', hits: 60, seconds: 10 * 60 } },
    schema: {
      operationId: 'payApart',
      summary: 'Takes a joint invoice apart, so that each of its invoices is paid for itself',
      tags,
      params: z.object({ id: idSchema }),
      headers: idempotencyHeader,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id } = request.params;
      await actOnce(platform, request, 'payment-apart', (unit, actor) => payApart(unit, actor, id));
      return ok(request, {}, 'money.joint.apart');
    },
  });
};
