import { beginUploadRequestSchema, uploadProgressSchema } from '@registrar/domain/calls/uploads';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { refuse } from '../platform/refusal';
import { beginUpload, describeUpload, findUpload, partArrived, receivePart, removeUpload } from './resumable-upload';

const UPLOAD = `${BASE}/external/api/upload`;
const tags = ['uploads'];
const byId = z.object({ id: idSchema });
const byPart = byId.extend({ start: z.coerce.number().int().min(0) });

/** Files on their way, each its sender's own. */
export const uploadRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    parts,
  } = platform;

  app.post(UPLOAD, {
    config: { access: { permission: 'UPLOAD_FILE' }, limit: { name: 'upload', hits: 240, seconds: 10 * 60 } },
    schema: {
      operationId: 'beginUpload',
      summary: 'Begins the upload of a file, part by part',
      tags,
      body: beginUploadRequestSchema,
      response: answers(uploadProgressSchema),
    },
    handler: async (request) =>
      ok(request, await beginUpload(platform, actorOf(request), request.body, askedLanguage(request))),
  });

  app.get(`${UPLOAD}/:id`, {
    config: { access: { permission: 'UPLOAD_FILE' } },
    schema: {
      operationId: 'getUpload',
      summary: 'How much of it is there',
      tags,
      params: byId,
      response: answers(uploadProgressSchema),
    },
    handler: async (request) =>
      ok(request, await describeUpload(parts, await findUpload(db, actorOf(request), request.params.id))),
  });

  app.put(`${UPLOAD}/:id/:start`, {
    config: { access: { permission: 'UPLOAD_FILE' }, takesFiles: true },
    schema: {
      operationId: 'uploadPart',
      summary: 'Uploads the part that begins at this byte',
      description: 'Multipart: the file `part`.',
      tags,
      consumes: ['multipart/form-data'],
      params: byPart,
      response: answers(uploadProgressSchema),
    },
    handler: async (request) => {
      const { id, start } = request.params;
      const row = await findUpload(db, actorOf(request), id); // before it is read
      if (!request.isMultipart()) return refuse('FILE-415');
      for await (const part of request.parts({ limits: { files: 1, fields: 0, fileSize: row.part_bytes + 1 } })) {
        if (part.type === 'file') return ok(request, await receivePart(platform, row, start, part.file));
      }
      return refuse('FILE-422', { message: 'error.documentMissing' });
    },
  });

  app.post(`${UPLOAD}/:id/:start/arrived`, {
    config: { access: { permission: 'UPLOAD_FILE' } },
    schema: {
      operationId: 'uploadPartArrived',
      summary: 'Says that the part that begins at this byte was put at its address',
      tags,
      params: byPart,
      response: answers(uploadProgressSchema),
    },
    handler: async (request) =>
      ok(
        request,
        await partArrived(platform, await findUpload(db, actorOf(request), request.params.id), request.params.start),
      ),
  });

  app.delete(`${UPLOAD}/:id`, {
    config: { access: { permission: 'UPLOAD_FILE' } },
    schema: { operationId: 'cancelUpload', summary: 'Gives it up', tags, params: byId, response: answers(nothing) },
    handler: async (request) => {
      await findUpload(db, actorOf(request), request.params.id);
      await removeUpload(platform, request.params.id);
      return ok(request, {});
    },
  });
};
