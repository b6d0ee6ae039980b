import { ownCompanyPageSchema, ownCompanyQuerySchema } from '@registrar/domain/calls/own-companies';
import type { Capability } from '../platform/capability';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, fileOf, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { domainLanguage } from '../platform/language';
import { everyOwnCompany, listOwnCompanies } from './list-own-companies';
import { ownCompaniesCsv } from './own-companies-csv';

const routes: RouteModule = (app, { database: { db }, clock }) => {
  app.get(
    `${BASE}/external/api/own-company`,
    {
      config: { access: 'signed-in', reads: 'replica' },
      schema: {
        operationId: 'listOwnCompanies',
        summary: 'What one speaks or acts for, with the next day, fines, drafts and open filings of each',
        tags: ['companies'],
        querystring: ownCompanyQuerySchema,
        response: answers(ownCompanyPageSchema),
      },
    },
    async (request) => ok(request, await listOwnCompanies(db, actorOf(request), clock.now(), request.query)),
  );

  app.get(
    `${BASE}/external/api/own-company/csv`,
    {
      config: {
        access: 'signed-in',
        limit: { name: 'own-companies-csv', hits: 30, seconds: 10 * 60 },
        reads: 'replica',
      },
      schema: {
        operationId: 'exportOwnCompanies',
        summary: 'The same as a file for a spreadsheet',
        tags: ['companies'],
        querystring: ownCompanyQuerySchema.omit({ page: true, size: true }),
        response: fileOf('text/csv'),
      },
    },
    async (request, reply) => {
      const rows = await everyOwnCompany(db, actorOf(request), clock.now(), request.query);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="companies.csv"')
        .header('cache-control', 'private, no-store')
        .send(ownCompaniesCsv(rows, domainLanguage(askedLanguage(request))));
    },
  );
};

/** All companies of a person at one glance. */
export const ownCompanies: Capability = { routes };
