import {
  oldPaymentPageSchema,
  oldPaymentQuerySchema,
  paymentHistoryPageSchema,
  paymentHistoryQuerySchema,
} from '@registrar/domain/calls/receipts';
import { z } from 'zod';
import { actorOf } from '../../platform/http/access';
import { answers, ok, preferHeader, storedFileOf } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { sendDocument } from '../../documents/send-document';
import { notesReadings } from '../../register/access-log/note-access';
import type { RefundFollower } from '../refunds/refund-follower';
import { readOldPayments } from './old-payments';
import { readPaymentHistory } from './payment-history';
import { readPaymentPaperFile } from './payment-papers';

const HISTORY = `${BASE}/external/api/payment-history`;
const tags = ['money'];

/** Payments, and their signed documents. */
export const receiptRoutes =
  (follower: RefundFollower): RouteModule =>
  (app, platform) => {
    const {
      database: { db },
      clock,
    } = platform;
    const note = notesReadings(platform);

    app.get(HISTORY, {
      config: { access: 'signed-in', reads: 'replica' },
      schema: {
        operationId: 'listPaymentHistory',
        summary: 'What the reader and the companies they file for have paid',
        tags,
        querystring: paymentHistoryQuerySchema,
        response: answers(paymentHistoryPageSchema),
      },
      handler: async (request) =>
        ok(
          request,
          await readPaymentHistory(db, actorOf(request), request.query, { now: clock.now(), note, follower }),
        ),
    });

    app.get(`${HISTORY}/old`, {
      config: { access: 'signed-in', reads: 'replica' },
      schema: {
        operationId: 'listOldPayments',
        summary: 'What was paid according to the old system',
        tags,
        querystring: oldPaymentQuerySchema,
        response: answers(oldPaymentPageSchema),
      },
      handler: async (request) =>
        ok(request, await readOldPayments(db, actorOf(request), request.query, { now: clock.now(), note })),
    });

    app.get(`${BASE}/external/api/receipt/:code/file`, {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'getReceiptFile',
        summary: 'A signed receipt or credit note',
        tags,
        params: z.object({ code: z.string().max(60) }),
        headers: preferHeader,
        response: storedFileOf('application/pdf'),
      },
      handler: async (request, reply) =>
        sendDocument(
          platform,
          request,
          reply,
          await readPaymentPaperFile(platform, actorOf(request), request.params.code),
        ),
    });
  };
