import {
  askedForVerifiedDocumentSchema,
  askForVerifiedDocumentSchema,
  documentAskPageSchema,
  documentAskQuerySchema,
  documentAskSchema,
  ownDocumentAskPageSchema,
  refuseDocumentAskSchema,
  withdrawDocumentAskSchema,
} from '@registrar/domain/calls/document-asks';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actOnce, makeOnce } from '../../platform/http/act-once';
import { actorOf } from '../../platform/http/access';
import { answers, nothing, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { refuseAsk, withdrawAsk } from './answer-ask';
import { askForVerifiedDocument } from './ask-for-verified-document';
import { listOwnAsks, listReceivedAsks, readReceivedAsk } from './list-asks';

const ASKS = `${BASE}/external/api/document-ask`;
const RECEIVED = `${BASE}/external/api/company-document-ask`;
const tags = ['document-shares'];
const params = z.object({ id: idSchema });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const asking = { access: { permission: 'REQUEST_VERIFIED_DOCUMENT' } } as const;
const answering = { access: { permission: 'SHARE_DOCUMENT' } } as const;

/** What institutions ask companies for. */
export const askRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;

  app.get(ASKS, {
    config: asking,
    schema: {
      operationId: 'listOwnDocumentAsks',
      summary: 'What the caller’s institution has asked companies for',
      tags,
      querystring: documentAskQuerySchema,
      response: answers(ownDocumentAskPageSchema),
    },
    handler: async (request) => ok(request, await listOwnAsks(db, actorOf(request), request.query, clock.now())),
  });

  app.post(ASKS, {
    config: { ...asking, limit: { name: 'document-ask', hits: 200, seconds: 24 * 3600 } },
    schema: {
      operationId: 'askForVerifiedDocument',
      summary: 'Asks a company for verified documents',
      tags,
      headers,
      body: askForVerifiedDocumentSchema,
      response: answers(askedForVerifiedDocumentSchema),
    },
    handler: async (request) => {
      const made = await makeOnce(
        platform,
        request,
        { name: 'ask-for-verified-document', answer: askedForVerifiedDocumentSchema },
        (unit, actor) => askForVerifiedDocument(unit, actor, request.body),
      );
      return ok(request, made, 'documentAsk.done.asked');
    },
  });

  app.post(`${ASKS}/:id/withdrawal`, {
    config: asking,
    schema: {
      operationId: 'withdrawDocumentAsk',
      summary: 'Takes an ask back',
      tags,
      params,
      headers,
      body: withdrawDocumentAskSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id } = request.params;
      await actOnce(platform, request, 'withdraw-ask', (unit, actor) =>
        withdrawAsk(unit, actor, id, request.body.version),
      );
      return ok(request, {}, 'documentAsk.done.withdrawn');
    },
  });

  app.get(RECEIVED, {
    config: answering,
    schema: {
      operationId: 'listReceivedDocumentAsks',
      summary: 'What institutions ask of the companies that the reader represents',
      tags,
      querystring: documentAskQuerySchema,
      response: answers(documentAskPageSchema),
    },
    handler: async (request) => ok(request, await listReceivedAsks(db, actorOf(request), request.query, clock.now())),
  });

  app.get(`${RECEIVED}/:id`, {
    config: answering,
    schema: {
      operationId: 'getReceivedDocumentAsk',
      summary: 'One ask of an institution',
      tags,
      params,
      response: answers(documentAskSchema),
    },
    handler: async (request) =>
      ok(request, await readReceivedAsk(db, actorOf(request), request.params.id, clock.now())),
  });

  app.post(`${RECEIVED}/:id/refusal`, {
    config: answering,
    schema: {
      operationId: 'refuseDocumentAsk',
      summary: 'Does not share what an institution asks for; agreeing is sharing',
      tags,
      params,
      headers,
      body: refuseDocumentAskSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id } = request.params;
      await actOnce(platform, request, 'refuse-ask', (unit, actor) => refuseAsk(unit, actor, id, request.body));
      return ok(request, {}, 'documentAsk.done.refused');
    },
  });
};
