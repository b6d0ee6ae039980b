import { LOGO_MAXIMUM_BYTES, logoAnswerSchema } from '@registrar/domain/calls/profile';
import { idSchema } from '@registrar/domain/envelope';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, fileOf, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import type { WireLanguage } from '../platform/language';
import { readLogo, refuseLogo, requireRepresentative, setLogo } from './company-logo';

const params = z.object({ id: idSchema });
const tags = ['companies'];
const FIELD = 'logo';
const HOUR = 3600;

/** A company's logo: public, and changed by its representatives. */
export const companyLogoRoutes: RouteModule = (app, platform) => {
  app.post(
    `${BASE}/external/api/company/:id/logo`,
    {
      config: { access: 'signed-in', takesFiles: true, limit: { name: 'company-logo', hits: 30, seconds: 10 * 60 } },
      schema: {
        operationId: 'setCompanyLogo',
        summary: 'Sets the logo',
        description: 'Multipart field `logo`: PNG or JPEG, square.',
        tags,
        consumes: ['multipart/form-data'],
        params,
        response: answers(logoAnswerSchema),
      },
    },
    async (request) => {
      const { id } = request.params;
      await requireRepresentative(platform, actorOf(request), id); // checked before the file is read
      const language = askedLanguage(request);
      const bytes = await readFile(request, language);
      return ok(request, await setLogo(platform, actorOf(request), id, bytes, language), 'company.logoSaved');
    },
  );

  app.get(
    `${BASE}/external/api/company/:id/logo`,
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getCompanyLogo',
        summary: 'The logo itself',
        tags,
        params,
        querystring: z.object({ v: z.string().max(64).optional() }),
        response: { ...fileOf('image/png', 'image/jpeg'), 304: z.null().describe('Not changed') },
      },
    },
    async (request, reply) => {
      const { bytes, mediaType, version } = await readLogo(platform, platform.database.db, request.params.id);
      const etag = `"${version}"`;
      reply
        .header('etag', etag)
        .header(
          'cache-control',
          request.query.v === version ? `public, max-age=${365 * 24 * HOUR}, immutable` : `public, max-age=${HOUR}`,
        );
      if (request.headers['if-none-match'] === etag) return reply.status(304).send(null);
      return reply.type(mediaType).header('content-disposition', 'inline').send(bytes);
    },
  );
};

/** The single file of the form. A file over the limit is not read to its end. */
async function readFile(request: FastifyRequest, language: WireLanguage): Promise<Buffer> {
  if (!request.isMultipart()) return refuseLogo('FILE-415', 'LOGO_MISSING', 'error.logoMissing', language);
  const file = await request.file({ limits: { files: 1, fileSize: LOGO_MAXIMUM_BYTES }, throwFileSizeLimit: false });
  if (file?.fieldname !== FIELD) return refuseLogo('FILE-422', 'LOGO_MISSING', 'error.logoMissing', language);
  const bytes = await file.toBuffer();
  if (file.file.truncated) refuseLogo('FILE-413', 'LOGO_TOO_LARGE', 'error.logoTooLarge', language);
  return bytes;
}
