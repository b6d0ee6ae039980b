import {
  askReuploadSchema,
  callForReuploadSchema,
  reuploadPageSchema,
  reuploadQuerySchema,
  reuploadVerdictSchema,
  withdrawReuploadSchema,
} from '@registrar/domain/calls/requested-documents';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actOnce, makeOnce } from '../platform/http/act-once';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { domainLanguage } from '../platform/language';
import { askReupload } from './ask-reupload';
import { callForReupload, decideReupload, withdrawReupload } from './decide-reupload';
import { listReuploads } from './list-requested';

const REUPLOADS = `${BASE}/external/api/document-reupload`;
const tags = ['requested-documents'];
const params = z.object({ id: idSchema });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const made = z.object({ id: idSchema });
const asking = { access: { permission: 'ASK_DOCUMENT_AGAIN' } } as const;

/** Documents of the register that the office asks for once more, and what it decides on them. */
export const reuploadRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;
  app.get(REUPLOADS, {
    config: { access: { permission: 'READ_APPLICATION_LISTS' } },
    schema: {
      operationId: 'listDocumentReuploads',
      summary: 'The documents of the register that the office asked for once more',
      tags,
      querystring: reuploadQuerySchema,
      response: answers(reuploadPageSchema),
    },
    handler: async (request) => ok(request, await listReuploads(db, actorOf(request), request.query, clock.now())),
  });

  app.post(REUPLOADS, {
    config: { ...asking, limit: { name: 'document-reupload', hits: 60, seconds: 10 * 60 } },
    schema: {
      operationId: 'askDocumentReupload',
      summary: 'Asks a company to submit a document of the register once more',
      tags,
      headers,
      body: askReuploadSchema,
      response: answers(made),
    },
    handler: async (request) => {
      const done = await makeOnce(platform, request, { name: 'ask-reupload', answer: made }, async (unit, actor) => ({
        id: await askReupload(unit, actor, request.body, askedLanguage(request)),
      }));
      return ok(request, done, 'reupload.done.asked');
    },
  });

  app.post(`${REUPLOADS}/:id/verdict`, {
    config: asking,
    schema: {
      operationId: 'decideDocumentReupload',
      summary: 'Approves or rejects what a company submitted',
      tags,
      params,
      headers,
      body: reuploadVerdictSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id } = request.params;
      await actOnce(platform, request, 'reupload-verdict', (unit, actor) =>
        decideReupload(unit, actor, id, request.body),
      );
      return ok(request, {}, request.body.verdict === 'APPROVED' ? 'reupload.done.approved' : 'reupload.done.rejected');
    },
  });

  app.post(`${REUPLOADS}/:id/withdrawal`, {
    config: asking,
    schema: {
      operationId: 'withdrawDocumentReupload',
      summary: 'Ends a request for a document that the office does not need any more',
      tags,
      params,
      headers,
      body: withdrawReuploadSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id } = request.params;
      await actOnce(platform, request, 'reupload-withdrawal', (unit, actor) =>
        withdrawReupload(unit, actor, id, request.body),
      );
      return ok(request, {}, 'reupload.done.withdrawn');
    },
  });

  app.post(`${REUPLOADS}/:id/call`, {
    config: { access: { permission: 'CALL_FOR_DOCUMENT' } },
    schema: {
      operationId: 'callForDocumentReupload',
      summary: 'Calls a company to explain why a document has not come by its last day',
      tags,
      params,
      headers,
      body: callForReuploadSchema,
      response: answers(made),
    },
    handler: async (request) => {
      const { id } = request.params;
      const language = domainLanguage(askedLanguage(request));
      const done = await makeOnce(platform, request, { name: 'reupload-call', answer: made }, async (unit, actor) => ({
        id: await callForReupload(unit, actor, id, request.body, language),
      }));
      return ok(request, done, 'reupload.done.called');
    },
  });
};
