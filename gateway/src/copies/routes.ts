import {
  copyableSchema,
  copyOrderDetailSchema,
  copyOrderPageSchema,
  copyOrderQuerySchema,
  copyQuoteSchema,
  handOverCopiesSchema,
  issueCopySchema,
  orderCopiesSchema,
  orderedCopiesSchema,
  quoteCopiesSchema,
  refuseCopySchema,
  withdrawCopiesSchema,
} from '@registrar/domain/calls/copies';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { buffer } from 'node:stream/consumers';
import { pagesIn } from '../papers/append-copied';
import type { Actor } from '../platform/actor';
import { makeOnce } from '../platform/http/act-once';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { idempotently } from '../platform/idempotency';
import type { UnitOfWork } from '../platform/unit-of-work';
import { readCopyable } from './copyable';
import { handOver, issueByOfficer, keepScan, refuseByOfficer, type Scan } from './decide-copies';
import { orderCopies } from './order-copies';
import { priceBasket, quoteOf } from './price-basket';
import { listOrders, readOrder } from './read-orders';
import { withdrawOrder } from './withdraw-order';

const ORDERS = `${BASE}/external/api/pratilipi`;
const tags = ['copies'];
const params = z.object({ id: idSchema });
const itemParams = params.extend({ itemId: idSchema });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const asking = { access: { permission: 'PAY' } } as const;
const deciding = {
  access: { permission: 'ISSUE_COPIES' },
  limit: { name: 'copy-decide', hits: 300, seconds: 10 * 60 },
} as const;

/** Certified copies: what may be asked, what it costs, orders, and what officers do with them. */
export const copyRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
    storage,
  } = platform;

  /** Once for each key, however often it is sent. */
  const once = async (
    actor: Actor,
    key: string | undefined,
    request: unknown[],
    work: (unit: UnitOfWork) => Promise<void>,
  ) => {
    await runUnitOfWork((unit) =>
      idempotently(unit, actor, { key, request, answer: nothing }, async () => {
        await work(unit);
        return {};
      }),
    );
  };

  app.get(`${BASE}/external/api/company/:id/pratilipi`, {
    config: { ...asking, limit: { name: 'copyable', hits: 120, seconds: 10 * 60 } },
    schema: {
      operationId: 'getCopyable',
      summary: 'What this person may ask certified copies of',
      tags,
      params,
      response: answers(copyableSchema),
    },
    handler: async (request) => ok(request, await readCopyable(db, actorOf(request), request.params.id, clock.now())),
  });

  app.post(`${ORDERS}/quote`, {
    config: { ...asking, limit: { name: 'copy-quote', hits: 60, seconds: 10 * 60 } },
    schema: {
      operationId: 'quoteCopies',
      summary: 'What a basket of copies costs today; nothing is written',
      tags,
      body: quoteCopiesSchema,
      response: answers(copyQuoteSchema),
    },
    handler: async (request) => {
      const { companyId, ...basket } = request.body;
      return ok(request, quoteOf(await priceBasket(platform, actorOf(request), companyId, basket)));
    },
  });

  app.get(ORDERS, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'listCopyOrders',
      summary: 'The own orders of copies; for an officer those of the office',
      tags,
      querystring: copyOrderQuerySchema,
      response: answers(copyOrderPageSchema),
    },
    handler: async (request) => ok(request, await listOrders(db, actorOf(request), request.query, clock.now())),
  });

  app.post(ORDERS, {
    config: { ...asking, limit: { name: 'copy-order', hits: 60, seconds: 10 * 60 } },
    schema: {
      operationId: 'orderCopies',
      summary: 'Orders certified copies of a company, with an invoice to be paid at once',
      tags,
      headers,
      body: orderCopiesSchema,
      response: answers(orderedCopiesSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const language = askedLanguage(request);
      const basket = await priceBasket(platform, actor, request.body.companyId, request.body);
      const ordered = await makeOnce(
        platform,
        request,
        { name: 'copy-order', answer: orderedCopiesSchema },
        (unit, actor) => orderCopies(unit, actor, request.body, basket, language),
      );
      return ok(request, ordered, 'copies.ordered');
    },
  });

  app.get(`${ORDERS}/:id`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'getCopyOrder',
      summary: 'An order with its copies, for who asked and the office',
      tags,
      params,
      response: answers(copyOrderDetailSchema),
    },
    handler: async (request) => ok(request, await readOrder(db, actorOf(request), request.params.id, clock.now())),
  });

  app.post(`${ORDERS}/:id/withdraw`, {
    config: { ...asking, limit: { name: 'copy-withdraw', hits: 60, seconds: 10 * 60 } },
    schema: {
      operationId: 'withdrawCopyOrder',
      summary: 'Lets an unpaid order go',
      tags,
      params,
      headers,
      body: withdrawCopiesSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { id } = request.params;
      await once(actor, request.headers['idempotency-key'], ['copy-withdraw', id, request.body], (unit) =>
        withdrawOrder(unit, actor, id, request.body.version),
      );
      return ok(request, {}, 'copies.withdrawn');
    },
  });

  app.post(`${ORDERS}/:id/item/:itemId/issue`, {
    config: deciding,
    schema: {
      operationId: 'issueCopy',
      summary: 'Issues a copy after a look, of an old paper from its scan',
      tags,
      params: itemParams,
      headers,
      body: issueCopySchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const language = askedLanguage(request);
      const { version, uploadId } = request.body;
      // an order of another office is not told apart from one that does not exist
      await readOrder(db, actor, request.params.id, clock.now());
      let scan: Scan | null = null;
      if (uploadId !== undefined) {
        const { sha256, mediaType } = await keepScan(platform, actor, uploadId, language);
        const type = z.enum(['application/pdf', 'image/jpeg', 'image/png']).parse(mediaType);
        scan = { sha256, mediaType, pages: await pagesIn(await buffer(await storage.get(sha256)), type) };
      }
      await once(actor, request.headers['idempotency-key'], ['copy-issue', request.params, version], (unit) =>
        issueByOfficer(unit, actor, { ...request.params, version }, { scan, language }),
      );
      return ok(request, {}, 'copies.issued');
    },
  });

  app.post(`${ORDERS}/:id/item/:itemId/refuse`, {
    config: deciding,
    schema: {
      operationId: 'refuseCopy',
      summary: 'Refuses a copy with the reason; its fee is proposed for a refund',
      tags,
      params: itemParams,
      headers,
      body: refuseCopySchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const language = askedLanguage(request);
      await once(actor, request.headers['idempotency-key'], ['copy-refuse', request.params, request.body], (unit) =>
        refuseByOfficer(unit, actor, { ...request.params, ...request.body }, language),
      );
      return ok(request, {}, 'copies.refused');
    },
  });

  app.post(`${ORDERS}/:id/hand-over`, {
    config: deciding,
    schema: {
      operationId: 'handOverCopies',
      summary: 'Marks that copies on paper were given at the counter, or posted',
      tags,
      params,
      headers,
      body: handOverCopiesSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const language = askedLanguage(request);
      const { id } = request.params;
      await once(actor, request.headers['idempotency-key'], ['copy-hand-over', id, request.body], (unit) =>
        handOver(unit, actor, { id, version: request.body.version, note: request.body.note ?? undefined }, language),
      );
      return ok(request, {}, 'copies.handedOver');
    },
  });
};
