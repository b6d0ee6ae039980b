import {
  documentMediaTypes,
  filingDocumentsSchema,
  putSameRequestSchema,
  putUploadRequestSchema,
} from '@registrar/domain/calls/documents';
import { idSchema } from '@registrar/domain/envelope';
import type { DocumentPlaceKey } from '@registrar/domain/processes';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requestedRows } from '../../facts/corrections/correction-state';
import type { Situation } from '../../facts/situation';
import { requireWritable, requireWritableSomewhere, seeApplication } from '../../engine/writable';
import { actorOf } from '../../../platform/http/access';
import { answers, askedLanguage, ok, preferHeader, storedFileOf } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import type { Platform } from '../../../platform/platform';
import { takeUpload, type GivenFile } from '../../../uploads/given-file';
import { namedPlaces } from './document-places';
import { refuseDocument } from '../../../documents/judge-document';
import { placeOf, putDocument, putSame } from './put-document';
import { readContent } from './read-content';
import { notesReadings } from '../../../register/access-log/note-access';
import { readDocuments } from './read-documents';
import { MISSING, readFileForm, type FileForm } from '../../../documents/read-file-part';
import { removeDocument } from './remove-document';
import { sendDocument } from '../../../documents/send-document';

const DOCUMENTS = `${BASE}/external/api/application/:id/document`;
const tags = ['documents'];
const byId = z.object({ id: idSchema });
const byDocument = byId.extend({ documentId: idSchema });

/** The documents of an application: readable for users who may see it, writable for users who may write its draft. */
export const documentRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;
  const note = notesReadings(platform);

  app.get(DOCUMENTS, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'listDocuments',
      summary: 'The documents that are asked for, and those that are there',
      tags,
      params: byId,
      response: answers(filingDocumentsSchema),
    },
    handler: async (request) =>
      ok(request, await readDocuments(db, actorOf(request), request.params.id, { now: clock.now(), note })),
  });

  app.post(DOCUMENTS, {
    config: {
      access: { permission: 'OPEN_DRAFT' },
      takesFiles: true,
      limit: { name: 'document', hits: 120, seconds: 10 * 60 },
    },
    schema: {
      operationId: 'addDocument',
      summary: 'Puts a document into its place',
      description:
        'Multipart: the field `requirementKey`, then the file `file`; or JSON: `requirementKey` and the `uploadId` of a file that was uploaded part by part, or the `documentId` of the same person’s paper elsewhere in the filing.',
      tags,
      consumes: ['multipart/form-data', 'application/json'],
      params: byId,
      response: answers(filingDocumentsSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { id } = request.params;
      const situation = await seeApplication(db, actor, id, clock.now());
      await requireWritableSomewhere(situation, actor); // checked before the file is read
      const named = putSameRequestSchema.safeParse(request.isMultipart() ? undefined : request.body);
      if (named.success) {
        const language = askedLanguage(request);
        const place = await placeOf(situation, named.data.requirementKey, language);
        await requireWritable(situation, actor, { document: place.key });
        await putSame(platform, actor, situation, { place, documentId: named.data.documentId }, language);
        return ok(request, await readDocuments(db, actor, id, { now: clock.now() }), 'documents.uploaded');
      }
      const { place, file } = await readFile(platform, request, situation);
      try {
        await requireWritable(situation, actor, { document: place.key });
      } catch (error) {
        await file.done();
        throw error;
      }
      await putDocument(platform, actor, id, place, file, askedLanguage(request));
      return ok(request, await readDocuments(db, actor, id, { now: clock.now() }), 'documents.uploaded');
    },
  });

  app.get(`${DOCUMENTS}/:documentId`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'getDocumentFile',
      summary: 'The document itself',
      tags,
      params: byDocument,
      headers: preferHeader,
      response: storedFileOf(...documentMediaTypes),
    },
    handler: async (request, reply) => {
      return sendDocument(
        platform,
        request,
        reply,
        await readContent(platform, actorOf(request), request.params.id, request.params.documentId),
      );
    },
  });

  app.delete(`${DOCUMENTS}/:documentId`, {
    config: { access: { permission: 'OPEN_DRAFT' } },
    schema: {
      operationId: 'deleteDocument',
      summary: 'Takes a document away',
      tags,
      params: byDocument,
      response: answers(filingDocumentsSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { id, documentId } = request.params;
      await runUnitOfWork((unit) => removeDocument(unit, actor, id, documentId));
      return ok(request, await readDocuments(db, actor, id, { now: clock.now() }), 'documents.removed');
    },
  });
};

/** The file is part of the form, after its key, or it was uploaded in parts and is given by name. */
async function readFile(
  platform: Platform,
  request: FastifyRequest,
  situation: Situation,
): Promise<{ place: DocumentPlaceKey; file: GivenFile }> {
  const language = askedLanguage(request);
  if (!request.isMultipart()) {
    const named = putUploadRequestSchema.safeParse(request.body);
    if (!named.success) return refuseDocument('FILE-415', MISSING, language);
    const place = await placeOf(situation, named.data.requirementKey, language);
    return { place, file: await takeUpload(platform, actorOf(request), named.data.uploadId) };
  }
  const places = namedPlaces(situation.application, await requestedRows(situation));
  const limitOf = ({ requirementKey }: FileForm['fields']): number =>
    places.find((place) => place.key === requirementKey)?.requirement.maximumMegabytes ?? 0;
  const { fields, file } = await readFileForm(platform, request, {
    largest: Math.max(...places.map(({ requirement }) => requirement.maximumMegabytes), 0),
    limitOf,
  });
  try {
    return { place: await placeOf(situation, fields.requirementKey, language), file };
  } catch (error) {
    await file.done();
    throw error;
  }
}
