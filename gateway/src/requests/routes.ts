import { documentMediaTypes } from '@registrar/domain/calls/documents';
import { reopenRequestSchema, requestDetailSchema, writeRequestMessageSchema } from '@registrar/domain/calls/requests';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { sendDocument } from '../documents/send-document';
import { actOnce } from '../platform/http/act-once';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, nothing, ok, preferHeader, storedFileOf } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { reopenRequest } from './answer-request';
import { findRequest, readRequest } from './read-request';
import { readRequestFile } from './read-request-file';
import type { RequestHandler } from './request-handler';
import { writeToRequest } from './write-to-request';

const REQUEST = `${BASE}/external/api/request`;
const tags = ['requests'];
const byId = z.object({ id: idSchema });
const idempotencyHeader = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

/** The calls that every kind of request has; asking and deciding are calls of the kind. */
export const requestRoutes =
  (handlers: readonly RequestHandler[]): RouteModule =>
  (app, platform) => {
    const {
      database: { db },
      clock,
    } = platform;

    app.get(`${REQUEST}/:id`, {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'getRequest',
        summary: 'A request with its conversation, for its requester and its office',
        tags,
        params: byId,
        response: answers(requestDetailSchema),
      },
      handler: async (request) => {
        const actor = actorOf(request);
        const now = clock.now();
        const { handler, row } = await findRequest(db, handlers, actor, request.params.id, now);
        return ok(request, await readRequest(db, actor, handler, row, now));
      },
    });

    app.post(`${REQUEST}/:id/message`, {
      config: { access: 'signed-in', limit: { name: 'request-message', hits: 30, seconds: 10 * 60 } },
      schema: {
        operationId: 'writeRequestMessage',
        summary: 'Writes to the other side of a request, with files',
        tags,
        params: byId,
        headers: idempotencyHeader,
        body: writeRequestMessageSchema,
        response: answers(requestDetailSchema),
      },
      handler: async (request) => {
        const writing = { key: request.headers['idempotency-key'], language: askedLanguage(request) };
        const { id } = request.params;
        return ok(
          request,
          await writeToRequest(platform, actorOf(request), handlers, id, request.body, writing),
          'requests.written',
        );
      },
    });

    app.get(`${REQUEST}/:id/file/:fileId`, {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'getRequestFile',
        summary: 'A file of the conversation about a request',
        tags,
        params: byId.extend({ fileId: idSchema }),
        headers: preferHeader,
        response: storedFileOf(...documentMediaTypes),
      },
      handler: async (request, reply) =>
        sendDocument(
          platform,
          request,
          reply,
          await readRequestFile(platform, actorOf(request), handlers, request.params),
        ),
    });

    app.post(`${REQUEST}/:id/reopen`, {
      config: { access: 'signed-in', limit: { name: 'request-reopen', hits: 10, seconds: 10 * 60 } },
      schema: {
        operationId: 'reopenRequest',
        summary: 'Opens a refused request again, with the reason',
        tags,
        params: byId,
        headers: idempotencyHeader,
        body: reopenRequestSchema,
        response: answers(nothing),
      },
      handler: async (request) => {
        const actor = actorOf(request);
        const { id } = request.params;
        const { handler } = await findRequest(db, handlers, actor, id, clock.now());
        await actOnce(platform, request, 'request-reopen', (unit, actor) =>
          reopenRequest(unit, actor, handler, id, request.body),
        );
        return ok(request, {}, 'requests.reopened');
      },
    });
  };
