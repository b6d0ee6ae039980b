import { documentMediaTypes } from '@registrar/domain/calls/documents';
import {
  uploadMigratedDocumentSchema,
  migratedDocumentListQuerySchema,
  migratedDocumentPageSchema,
  migratedDocumentSchema,
  migratedDocumentVerdictSchema,
} from '@registrar/domain/calls/migrated-documents';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { sendDocument } from '../../documents/send-document';
import { actorOf } from '../../platform/http/access';
import { answers, askedLanguage, ok, preferHeader, storedFileOf } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { uploadMigratedDocument, decideMigratedDocument, readMigratedDocument } from './upload-migrated-document';
import { listMigratedDocuments } from './list-migrated-documents';

const DOCUMENT = `${BASE}/external/api/migrated-document`;
const tags = ['old system'];
const byId = z.object({ id: idSchema });

/** The documents of companies that were moved: uploaded again by the company, verified by the office. */
export const migratedDocumentRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;

  app.get(DOCUMENT, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'listMigratedDocuments',
      summary: 'Documents that were moved from the old system',
      tags,
      querystring: migratedDocumentListQuerySchema,
      response: answers(migratedDocumentPageSchema),
    },
    handler: async (request) =>
      ok(request, await listMigratedDocuments(db, actorOf(request), request.query, clock.now())),
  });

  app.get(`${DOCUMENT}/:id/file`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'getMigratedDocumentFile',
      summary: 'The document itself',
      tags,
      params: byId,
      headers: preferHeader,
      response: storedFileOf(...documentMediaTypes),
    },
    handler: async (request, reply) =>
      sendDocument(platform, request, reply, await readMigratedDocument(platform, actorOf(request), request.params.id)),
  });

  app.post(`${DOCUMENT}/:id/file`, {
    config: { access: { permission: 'REPRESENT' }, limit: { name: 'migrated-document', hits: 60, seconds: 10 * 60 } },
    schema: {
      operationId: 'uploadMigratedDocumentFile',
      summary: 'Uploads the file of a document',
      tags,
      params: byId,
      body: uploadMigratedDocumentSchema,
      response: answers(migratedDocumentSchema),
    },
    handler: async (request) =>
      ok(
        request,
        await uploadMigratedDocument(
          platform,
          actorOf(request),
          request.params.id,
          request.body,
          askedLanguage(request),
        ),
        'documents.uploaded',
      ),
  });

  app.post(`${DOCUMENT}/:id/verdict`, {
    config: { access: { permission: 'CHECK_FILING' } },
    schema: {
      operationId: 'decideMigratedDocument',
      summary: 'Verifies or refuses a paper',
      tags,
      params: byId,
      body: migratedDocumentVerdictSchema,
      response: answers(migratedDocumentSchema),
    },
    handler: async (request) => {
      const { verdict } = request.body;
      const document = await runUnitOfWork((unit) =>
        decideMigratedDocument(unit, actorOf(request), request.params.id, request.body, askedLanguage(request)),
      );
      return ok(request, document, verdict === 'VERIFIED' ? 'documents.approved' : 'documents.rejected');
    },
  });
};
