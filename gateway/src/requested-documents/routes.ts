import { documentMediaTypes } from '@registrar/domain/calls/documents';
import {
  bringVersionSchema,
  registerDocumentsSchema,
  requestedDocumentPageSchema,
  requestedDocumentQuerySchema,
  requestedDocumentDetailSchema,
} from '@registrar/domain/calls/requested-documents';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { sendDocument } from '../documents/send-document';
import { actorOf, WHATEVER_IS_TO_SETTLE } from '../platform/http/access';
import { answers, askedLanguage, ok, preferHeader, storedFileOf } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { refuse } from '../platform/refusal';
import { notesReadings } from '../register/access-log/note-access';
import { bringVersion } from './bring-version';
import { listOwnRequested } from './list-requested';
import { readRequested, readVersionFile } from './read-requested';
import { readRegisterDocuments } from './register-documents';

const REQUESTED = `${BASE}/external/api/requested-document`;
const tags = ['requested-documents'];
const params = z.object({ id: idSchema });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

/** What the office asked a person for, in every application and of the register, and how it is brought. */
export const requestedDocumentRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;
  const note = notesReadings(platform);

  app.get(REQUESTED, {
    config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
    schema: {
      operationId: 'listRequestedDocuments',
      summary: 'What the office asked the reader for, in every application and of the register',
      tags,
      querystring: requestedDocumentQuerySchema,
      response: answers(requestedDocumentPageSchema),
    },
    handler: async (request) => ok(request, await listOwnRequested(db, actorOf(request), request.query, clock.now())),
  });

  app.get(`${REQUESTED}/:id`, {
    config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
    schema: {
      operationId: 'getRequestedDocument',
      summary: 'One document that the office asked for, for both sides',
      tags,
      params,
      response: answers(requestedDocumentDetailSchema),
    },
    handler: async (request) =>
      ok(request, await readRequested(db, actorOf(request), request.params.id, { now: clock.now(), note })),
  });

  app.post(`${REQUESTED}/:id/version`, {
    config: {
      access: { permission: 'FILE_OWN' },
      limit: { name: 'requested-document', hits: 30, seconds: 10 * 60 },
    },
    schema: {
      operationId: 'bringRequestedDocument',
      summary: 'Submits a document of the register once more',
      tags,
      params,
      headers,
      body: bringVersionSchema,
      response: answers(requestedDocumentDetailSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { id } = request.params;
      await bringVersion(platform, actor, id, request.body, {
        key: request.headers['idempotency-key'],
        language: askedLanguage(request),
      });
      return ok(request, await readRequested(db, actor, id, { now: clock.now(), note }), 'reupload.done.brought');
    },
  });

  app.get(`${REQUESTED}/:id/version/:versionId`, {
    config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
    schema: {
      operationId: 'getRequestedDocumentFile',
      summary: 'The document as it stands in the register, or a file that was submitted for it',
      tags,
      params: params.extend({ versionId: idSchema }),
      headers: preferHeader,
      response: storedFileOf(...documentMediaTypes),
    },
    handler: async (request, reply) =>
      sendDocument(platform, request, reply, await readVersionFile(platform, actorOf(request), request.params)),
  });

  app.get(`${BASE}/external/api/company/:companyId/register-document`, {
    config: { access: { permission: 'ASK_DOCUMENT_AGAIN' } },
    schema: {
      operationId: 'listRegisterDocuments',
      summary: 'The documents of a company’s approved applications, for its office',
      tags,
      params: z.object({ companyId: idSchema }),
      response: answers(registerDocumentsSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { companyId } = request.params;
      const company = await db.selectFrom('company').select('office_id').where('id', '=', companyId).executeTakeFirst();
      if (company?.office_id !== actor.officeId) refuse('REQ-404');
      await note(actor, { companyId, part: 'RECORD', ground: 'OFFICE' });
      return ok(request, await readRegisterDocuments(db, companyId, clock.now()));
    },
  });
};
