import { filingDocumentsSchema } from '@registrar/domain/calls/documents';
import { idSchema } from '@registrar/domain/envelope';
import type { DocumentPlaceKey } from '@registrar/domain/processes';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Situation } from '../filings/situation';
import { requireWritable, requireWritableSomewhere, seeApplication } from '../filings/writable';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { namedPlaces } from './document-places';
import { MEGABYTE, placeOf, putDocument, refuseDocument, type GivenFile } from './put-document';
import { readContent } from './read-content';
import { readDocuments } from './read-documents';
import { removeDocument } from './remove-document';

const DOCUMENTS = `${BASE}/external/api/application/:id/document`;
const tags = ['documents'];
const byId = z.object({ id: idSchema });
const byDocument = byId.extend({ documentId: idSchema });
/** A document is looked at and does nothing: no script, no form, no address of ours. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The documents of an application: seen by whoever sees it, put and taken away by whoever may write its draft. */
export const documentRoutes: RouteModule = (app, platform) => {
  const { database: { db }, clock, runDeed } = platform;

  app.get(DOCUMENTS, {
    config: { access: 'signed-in' },
    schema: { summary: 'The documents that are asked for, and those that are there', tags, params: byId, response: answers(filingDocumentsSchema) },
    handler: async (request) => ok(request, await readDocuments(db, actorOf(request), request.params.id, clock.now())),
  });

  app.post(DOCUMENTS, {
    config: { access: { permission: 'FILE_OWN' }, takesFiles: true, limit: { name: 'document', hits: 120, seconds: 10 * 60 } },
    schema: {
      summary: 'Puts a document into its place', description: 'Multipart: the field `requirementKey`, then the file `file`.', tags, consumes: ['multipart/form-data'], params: byId, response: answers(filingDocumentsSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { id } = request.params;
      const situation = await seeApplication(db, actor, id, clock.now());
      requireWritableSomewhere(situation, actor); // before the file is read
      const { place, file } = await readParts(request, situation);
      requireWritable(situation, actor, { document: place.key });
      await putDocument(platform, actor, id, place, file, askedLanguage(request));
      return ok(request, await readDocuments(db, actor, id, clock.now()), 'documents.uploaded');
    },
  });

  app.get(`${DOCUMENTS}/:documentId`, {
    config: { access: 'signed-in' },
    schema: { summary: 'The document itself', tags, params: byDocument },
    handler: async (request, reply) => {
      const { content, mediaType, disposition, size } = await readContent(platform, actorOf(request), request.params.id, request.params.documentId);
      return reply
        .type(mediaType)
        .header('content-disposition', disposition)
        .header('content-length', size)
        .header('content-security-policy', SANDBOX)
        .header('cache-control', 'private, no-store')
        .send(content);
    },
  });

  app.delete(`${DOCUMENTS}/:documentId`, {
    config: { access: { permission: 'FILE_OWN' } },
    schema: { summary: 'Takes a document away', tags, params: byDocument, response: answers(filingDocumentsSchema) },
    handler: async (request) => {
      const actor = actorOf(request);
      const { id, documentId } = request.params;
      await runDeed((deed) => removeDocument(deed, actor, id, documentId));
      return ok(request, await readDocuments(db, actor, id, clock.now()), 'documents.removed');
    },
  });
};

/** The key comes first, because it says how large the file may be. Every part is read to its end, or the answer would not get through. */
async function readParts(request: FastifyRequest, situation: Situation): Promise<{ place: DocumentPlaceKey; file: GivenFile }> {
  const language = askedLanguage(request);
  const places = namedPlaces(situation.application, situation.correction.requested);
  if (!request.isMultipart()) return refuseDocument('FILE-415', MISSING, language);
  let key: string | undefined;
  let file: (Omit<GivenFile, 'bytes'> & { bytes: Buffer | 'TOO_LARGE' }) | undefined;
  for await (const part of request.parts({ limits: { files: 1, fields: 5, fieldSize: 200 } })) {
    if (part.type === 'field') {
      if (part.fieldname === 'requirementKey') key = String(part.value);
    } else {
      const limit = places.find((place) => place.key === key)?.requirement.maximumMegabytes ?? 0;
      const bytes = await readUpTo(part.file, limit * MEGABYTE);
      if (part.fieldname === 'file') file = { name: part.filename, bytes };
    }
  }
  const place = placeOf(situation, key, language);
  if (file === undefined) return refuseDocument('FILE-422', MISSING, language);
  const { name, bytes } = file;
  if (bytes === 'TOO_LARGE') {
    return refuseDocument('FILE-413', { path: 'file', code: 'DOCUMENT_TOO_LARGE', message: 'error.documentTooLarge', parameters: { megabytes: place.requirement.maximumMegabytes } }, language);
  }
  return bytes.length === 0 ? refuseDocument('FILE-422', MISSING, language) : { place, file: { name, bytes } };
}

const MISSING = { path: 'file', code: 'DOCUMENT_MISSING', message: 'error.documentMissing' } as const;

/** What is beyond the limit is let pass and not kept. */
async function readUpTo(content: AsyncIterable<unknown>, limit: number): Promise<Buffer | 'TOO_LARGE'> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size <= limit) chunks.push(bytes);
  }
  return size > limit ? 'TOO_LARGE' : Buffer.concat(chunks);
}
