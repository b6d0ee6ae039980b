import { companySearchQuerySchema } from '@registrar/domain/calls/lookups';
import { openCompanyListSchema, openCompanySchema } from '@registrar/domain/calls/open-data';
import { openDataExportsSchema, openDataFileSchema } from '@registrar/domain/calls/open-data-exports';
import { publicationFeedSchema, publicationQuerySchema } from '@registrar/domain/calls/publications';
import { envelope, idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { cachedAnswer, etagOf, matches } from '../lookups/cached-answer';
import { dayInNepal } from '../platform/clock';
import { answers, fileOf } from '../platform/http/answer';
import { BASE, type GatewayApp, type RouteModule } from '../platform/http/gateway-app';
import type { Platform } from '../platform/platform';
import { asLinkedData, LINKED_DATA, prefersLinkedData } from './linked-data';
import { findFile, listExports } from './exports/read-exports';
import { openCompaniesBy, openCompany } from './open-company';
import { readPublications } from './publications/read-publications';

const EXPORTS = `${BASE}/public/open-data`;
const COMPANY = `${BASE}/public/company`;
/** A register is read by programs too: once a second, and the rest in the nightly files. */
const limit = { name: 'open-data', hits: 60, seconds: 60 };
/** A file of many megabytes. */
const taking = { name: 'open-data-file', hits: 20, seconds: 600 };
const KEPT_SECONDS = 300;
/** New entries are numbered as often. */
const FEED_KEPT_SECONDS = 30;
const tags = ['open-data'];

/** The register for programs, without an account. */
export const openDataRoutes: RouteModule = (app, platform) => {
  companyRoutes(app, platform);
  exportRoutes(app, platform);
  publicationRoutes(app, platform);
};

function exportRoutes(app: GatewayApp, platform: Platform): void {
  app.get(EXPORTS, {
    config: { access: 'public', limit },
    schema: {
      operationId: 'listOpenData',
      summary: 'The nightly files of the register, with their signed manifests',
      tags,
      response: answers(openDataExportsSchema),
    },
    handler: async (request, reply) =>
      cachedAnswer(request, reply, await listExports(platform.database.db), KEPT_SECONDS),
  });

  app.get(`${EXPORTS}/:day/:name`, {
    config: { access: 'public', limit: taking },
    schema: {
      operationId: 'getOpenDataFile',
      summary: 'A file of a night',
      tags,
      params: openDataFileSchema,
      response: fileOf('application/gzip'),
    },
    handler: async (request, reply) => {
      const { day, name } = request.params;
      const { key, size } = await findFile(platform, day, name);
      return reply
        .type('application/gzip')
        .header('content-length', size)
        .header('content-disposition', `attachment; filename="${day}-${name}"`)
        .header('cache-control', 'public, max-age=86400')
        .send(await platform.storage.get(key));
    },
  });
}

function publicationRoutes(app: GatewayApp, { database: { db }, config: { portalUrl } }: Platform): void {
  app.get(`${EXPORTS}/entries`, {
    config: { access: 'public', limit, reads: 'replica' },
    schema: {
      operationId: 'listPublications',
      summary: 'New entries of the register, in one order: what follows a number',
      tags,
      querystring: publicationQuerySchema,
      response: answers(publicationFeedSchema),
    },
    handler: async (request, reply) =>
      cachedAnswer(request, reply, await readPublications(db, request.query, portalUrl), FEED_KEPT_SECONDS),
  });
}

function companyRoutes(app: GatewayApp, { database: { db }, clock, config: { portalUrl } }: Platform): void {
  app.get(COMPANY, {
    config: { access: 'public', limit, reads: 'replica' },
    schema: {
      operationId: 'listOpenCompanies',
      summary: 'Companies that bear a registration number, for programs',
      tags,
      querystring: companySearchQuerySchema,
      response: answers(openCompanyListSchema),
    },
    handler: async (request, reply) =>
      cachedAnswer(
        request,
        reply,
        await openCompaniesBy(db, request.query.registrationNumber, portalUrl),
        KEPT_SECONDS,
      ),
  });

  app.get(`${COMPANY}/:id`, {
    config: { access: 'public', limit, reads: 'replica' },
    schema: {
      operationId: 'getOpenCompany',
      summary: 'A company for programs, as JSON or as linked data',
      tags,
      params: z.object({ id: idSchema }),
      response: {
        200: {
          description: 'The company; linked data where `Accept` prefers it',
          content: {
            'application/json': { schema: envelope(openCompanySchema) },
            [LINKED_DATA]: { schema: z.string() },
          },
        },
        304: z.unknown().describe('Not changed'),
      },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const company = await openCompany(db, id, { today: dayInNepal(clock.now()), portalUrl });
      if (!prefersLinkedData(request.headers.accept)) return cachedAnswer(request, reply, company, KEPT_SECONDS);
      const text = JSON.stringify(asLinkedData(company));
      const etag = etagOf(text);
      void reply
        .header('etag', etag)
        .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
        .header('vary', 'accept, accept-language');
      if (matches(request.headers['if-none-match'], etag)) return reply.status(304).send(null);
      return reply.type(`${LINKED_DATA}; charset=utf-8`).send(text);
    },
  });
}
