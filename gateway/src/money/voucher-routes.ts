import { documentMediaTypes } from '@registrar/domain/calls/documents';
import {
  voucherListQuerySchema,
  voucherPageSchema,
  voucherRejectRequestSchema,
  voucherRequestSchema,
  voucherVerifyRequestSchema,
} from '@registrar/domain/calls/money';
import { paymentSchema } from '@registrar/domain/calls/payments';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { sendDocument } from '../documents/send-document';
import { actOnce } from '../platform/http/act-once';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, nothing, ok, preferHeader, storedFileOf } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { submitVoucher } from './submit-voucher';
import { decideVoucher } from './decide-voucher';
import { listVouchers } from './list-vouchers';
import { readVoucherPicture } from './voucher-picture';

const VOUCHER = `${BASE}/external/api/payment-voucher`;
const tags = ['money'];
const byId = z.object({ id: idSchema });
const idempotencyHeader = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

/** Payments at a bank: submitted by the payer, and compared with the bank statement by revenue officers. */
export const voucherRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;

  app.post(`${BASE}/external/api/payment/:id/voucher`, {
    config: { access: { permission: 'PAY' }, limit: { name: 'voucher', hits: 30, seconds: 10 * 60 } },
    schema: {
      operationId: 'submitVoucher',
      summary: 'Submits the voucher of an invoice',
      tags,
      params: byId,
      headers: idempotencyHeader,
      body: voucherRequestSchema,
      response: answers(paymentSchema),
    },
    handler: async (request) => {
      const key = request.headers['idempotency-key'];
      return ok(
        request,
        await submitVoucher(platform, actorOf(request), request.params.id, request.body, {
          key,
          language: askedLanguage(request),
        }),
        'money.voucherBrought',
      );
    },
  });

  app.get(VOUCHER, {
    config: { access: { permission: 'VERIFY_VOUCHER' }, reads: 'replica' },
    schema: {
      operationId: 'listVouchers',
      summary: 'The vouchers of one’s office',
      tags,
      querystring: voucherListQuerySchema,
      response: answers(voucherPageSchema),
    },
    handler: async (request) => ok(request, await listVouchers(db, actorOf(request), request.query, clock.now())),
  });

  app.get(`${VOUCHER}/:id/picture`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'getVoucherPicture',
      summary: 'The picture of a voucher',
      tags,
      params: byId,
      headers: preferHeader,
      response: storedFileOf(...documentMediaTypes),
    },
    handler: async (request, reply) =>
      sendDocument(platform, request, reply, await readVoucherPicture(platform, actorOf(request), request.params.id)),
  });

  app.post(`${VOUCHER}/:id/verify`, {
    config: { access: { permission: 'VERIFY_VOUCHER' }, asksSecondFactor: true },
    schema: {
      operationId: 'verifyVoucher',
      summary: 'The money is there',
      tags,
      params: byId,
      headers: idempotencyHeader,
      body: voucherVerifyRequestSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id } = request.params;
      const language = askedLanguage(request);
      await actOnce(platform, request, 'voucher-verify', (unit, actor) =>
        decideVoucher(unit, actor, id, { ...request.body, language }),
      );
      return ok(request, {}, 'money.voucherVerified');
    },
  });

  app.post(`${VOUCHER}/:id/reject`, {
    config: { access: { permission: 'VERIFY_VOUCHER' } },
    schema: {
      operationId: 'rejectVoucher',
      summary: 'Refuses a voucher, with the reason',
      tags,
      params: byId,
      headers: idempotencyHeader,
      body: voucherRejectRequestSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id } = request.params;
      const language = askedLanguage(request);
      await actOnce(platform, request, 'voucher-reject', (unit, actor) =>
        decideVoucher(unit, actor, id, { ...request.body, language }),
      );
      return ok(request, {}, 'money.voucherRejected');
    },
  });
};
