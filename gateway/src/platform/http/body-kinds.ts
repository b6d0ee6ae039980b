import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../refusal';
import { nestFields, parseUrlencoded } from './form-fields';

export const BODY_LIMIT = 1 << 20;
const FIELD_LIMIT = 64 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads the parts of a multipart form itself, because it takes files. */
    takesFiles?: boolean;
  }
}

/** A body may come as JSON, urlencoded or multipart; routes see one object with nested keys whatever it was. */
export async function acceptBodyKinds(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: BODY_LIMIT, parser: parseUrlencoded });
  await app.register(multipart, {
    limits: { fieldSize: FIELD_LIMIT, fields: 2000, fileSize: 20 << 20, files: 50, headerPairs: 100 },
  });

  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart() || request.routeOptions.config.takesFiles) return;
    const fields: [string, string][] = [];
    let size = 0;
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        part.file.resume();
        refuse('FILE-415');
      }
      if (part.fieldnameTruncated || part.valueTruncated) refuse('REQ-413');
      const name: unknown = part.fieldname; // the plug-in promises one, and hands on what has none
      if (typeof name !== 'string') return refuse('REQ-400');
      const value = String(part.value);
      size += name.length + Buffer.byteLength(value);
      if (size > BODY_LIMIT) refuse('REQ-413'); // the plug-in counts fields and the size of each, not of all
      fields.push([name, value]);
    }
    request.body = nestFields(fields);
  });
}
