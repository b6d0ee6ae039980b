import { documentVerdictRequestSchema, rejectedDocumentsSchema } from '@registrar/domain/calls/corrections';
import { filingDocumentsSchema } from '@registrar/domain/calls/documents';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../../../platform/http/access';
import { answers, askedLanguage, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { domainLanguage } from '../../../platform/language';
import { giveVerdict } from './give-verdict';
import { readDocuments } from './read-documents';
import { readRejectedDocuments } from './rejected-documents';

const tags = ['documents'];

/** The office's verdict on each document, and the applicant's view of it. */
export const verdictRoutes: RouteModule = (app, { database: { db }, clock, runUnitOfWork }) => {
  app.post(`${BASE}/external/api/application/:id/document/:documentId/verdict`, {
    config: { access: { permission: 'SEND_FOR_CORRECTION' } },
    schema: {
      operationId: 'decideDocument',
      summary: 'Accepts or refuses one document',
      tags,
      params: z.object({ id: idSchema, documentId: idSchema }),
      body: documentVerdictRequestSchema,
      response: answers(filingDocumentsSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { id, documentId } = request.params;
      const language = domainLanguage(askedLanguage(request));
      await runUnitOfWork((unit) => giveVerdict(unit, actor, id, documentId, { ...request.body, language }));
      return ok(
        request,
        await readDocuments(db, actor, id, { now: clock.now() }),
        request.body.verdict === 'APPROVED' ? 'documents.approved' : 'documents.rejected',
      );
    },
  });

  app.get(`${BASE}/external/api/filing-document/rejected`, {
    config: { access: { permission: 'FILE_OWN' } },
    schema: {
      operationId: 'listRejectedDocuments',
      summary: 'Own documents that the office refused',
      tags,
      response: answers(rejectedDocumentsSchema),
    },
    handler: async (request) =>
      ok(request, { documents: await readRejectedDocuments(db, actorOf(request), clock.now()) }),
  });
};
