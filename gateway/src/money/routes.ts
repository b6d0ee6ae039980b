import { counterSignRequestSchema, payableSchema } from '@registrar/domain/calls/money';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { makeOnce } from '../platform/http/act-once';
import { actorOf } from '../platform/http/access';
import { answers, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { counterSign } from './counter-sign';
import { notesReadings } from '../register/access-log/note-access';
import { readPayable } from './read-payable';

const PAYABLE = `${BASE}/external/api/application/:id/payable`;
const tags = ['money'];
const byId = z.object({ id: idSchema });
const idempotencyHeader = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

/** The cost of a filing, and the officers' actions on it; amounts are set by the filing's action `assess`. */
export const payableRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;
  const note = notesReadings(platform);

  app.get(PAYABLE, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'getPayable',
      summary: 'What a filing costs, how that was worked out, and how far the payment is',
      tags,
      params: byId,
      response: answers(payableSchema),
    },
    handler: async (request) =>
      ok(request, await readPayable(db, actorOf(request), request.params.id, { now: clock.now(), note })),
  });

  app.post(`${PAYABLE}/counter-sign`, {
    config: { access: { permission: 'COUNTER_SIGN_PAYABLE' }, asksSecondFactor: true },
    schema: {
      operationId: 'counterSignPayable',
      summary: 'A second officer agrees to changed amounts, or does not',
      tags,
      params: byId,
      headers: idempotencyHeader,
      body: counterSignRequestSchema,
      response: answers(payableSchema),
    },
    handler: async (request) => {
      const { id } = request.params;
      const payable = await makeOnce(
        platform,
        request,
        { name: 'counter-sign', answer: payableSchema },
        async (unit, actor) => {
          await counterSign(unit, actor, id, request.body);
          return readPayable(unit.tx, actor, id, { now: unit.now });
        },
      );
      return ok(request, payable, request.body.agreed ? 'money.counterSigned.done' : 'money.counterRefused.done');
    },
  });
};
