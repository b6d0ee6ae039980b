import { Readable } from 'node:stream';
import type { CallbackVerdict } from '@registrar/domain/calls/payments';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answers, nothing, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { closeAfterAnswer } from '../../platform/http/unread-body';
import { enforceLimit } from '../../platform/counters';
import { refuse, type RefusalCode } from '../../platform/refusal';
import { fromHeaders } from './signature';
import { takeCallback } from './take-callback';

const PATH = `${BASE}/external/api/payment/callback`;
const LONGEST_BYTES = 16 * 1024;
/** Limit of forged messages that are stored, per address and in total. */
const FORGED = { name: 'payment-callback-forged', hits: 60, seconds: 10 * 60 };
const FORGED_BY_ALL = { name: 'payment-callback-forged-by-all', hits: 600, seconds: 3600 };

const REFUSALS: Readonly<Partial<Record<CallbackVerdict, RefusalCode>>> = {
  WRONG_SIGNATURE: 'PAY-401',
  REPLAYED: 'PAY-401',
  MALFORMED: 'PAY-422',
  UNKNOWN_ORDER: 'PAY-422',
  WRONG_TOKEN: 'PAY-422',
  WRONG_AMOUNT: 'PAY-422',
  CONFLICT: 'PAY-422',
};

/** Receives the result of a payment from the payment gateway. The route is public; the signature proves the sender. */
export const callbackRoute: RouteModule = (app, platform) => {
  const {
    config: { payment, limitFactor },
    database: { db },
    clock,
  } = platform;
  if (payment === null) return;
  const raw = new WeakMap<FastifyRequest, Buffer>();
  app.post(PATH, {
    config: { access: 'public' },
    // the signature covers the received bytes, not the parsed body
    preParsing: async (request, reply, payload) => {
      const tooLong = (): never => {
        closeAfterAnswer(request, reply);
        return refuse('REQ-413');
      };
      if (Number(request.headers['content-length'] ?? 0) > LONGEST_BYTES) tooLong();
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of payload) {
        const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
        size += bytes.length;
        if (size > LONGEST_BYTES) tooLong();
        chunks.push(bytes);
      }
      raw.set(request, Buffer.concat(chunks));
      return Readable.from(raw.get(request) ?? '', { objectMode: false });
    },
    schema: {
      operationId: 'receivePaymentCallback',
      summary: 'The payment gateway tells how a payment ended; signed',
      tags: ['payment'],
      body: z.unknown(),
      response: answers(nothing),
    },
    handler: async (request) => {
      const mayBeNoted = async (): Promise<void> => {
        await enforceLimit(db, clock.now(), { ...FORGED, hits: FORGED.hits * limitFactor }, request.ip);
        await enforceLimit(db, clock.now(), { ...FORGED_BY_ALL, hits: FORGED_BY_ALL.hits * limitFactor }, 'all');
      };
      const verdict = await takeCallback(
        platform,
        payment.secret,
        {
          path: PATH,
          body: (raw.get(request) ?? Buffer.alloc(0)).toString('utf8'),
          headers: fromHeaders(request.headers),
        },
        mayBeNoted,
      );
      const code = REFUSALS[verdict];
      if (code !== undefined) refuse(code);
      return ok(request, {}, 'money.callbackTaken');
    },
  });
};
