import {
  beginReportsRequestSchema,
  begunReportsSchema,
  companyBillsQuerySchema,
  companyBillsSchema,
  ownCompanyChoiceQuerySchema,
  ownCompanyChoiceSchema,
  ownCompanyPageSchema,
  ownCompanyQuerySchema,
} from '@registrar/domain/calls/own-companies';
import type { Capability } from '../platform/capability';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, fileOf, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { domainLanguage } from '../platform/language';
import { beginReports } from './begin-reports';
import { billsOfCompanies } from './company-bills';
import { chooseOwnCompanies, everyOwnCompany, listOwnCompanies } from './list-own-companies';
import { ownCompaniesCsv } from './own-companies-csv';

const tags = ['companies'];

const routes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;
  app.get(
    `${BASE}/external/api/own-company`,
    {
      config: { access: 'signed-in', reads: 'replica' },
      schema: {
        operationId: 'listOwnCompanies',
        summary: 'What one speaks or acts for, with the next day, fines, drafts and open filings of each',
        tags,
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
        tags,
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

  app.get(
    `${BASE}/external/api/own-company/choice`,
    {
      config: { access: 'signed-in', reads: 'replica' },
      schema: {
        operationId: 'chooseOwnCompanies',
        summary: 'Everything that the search and the filter leave, to choose all of it',
        tags,
        querystring: ownCompanyChoiceQuerySchema,
        response: answers(ownCompanyChoiceSchema),
      },
    },
    async (request) => ok(request, await chooseOwnCompanies(db, actorOf(request), clock.now(), request.query)),
  );

  app.post(
    `${BASE}/external/api/own-company/report`,
    {
      config: {
        access: { permission: 'OPEN_DRAFT' },
        limit: { name: 'own-company-reports', hits: 120, seconds: 10 * 60 },
      },
      schema: {
        operationId: 'beginOwnReports',
        summary: 'Begins the oldest annual report that each of these companies owes, or finds it',
        tags,
        body: beginReportsRequestSchema,
        response: answers(begunReportsSchema),
      },
    },
    async (request) =>
      ok(request, {
        items: await beginReports(
          platform,
          actorOf(request),
          request.body.companyIds,
          domainLanguage(askedLanguage(request)),
        ),
      }),
  );

  app.get(
    `${BASE}/external/api/own-company/bill`,
    {
      config: { access: { permission: 'PAY' } },
      schema: {
        operationId: 'listOwnCompanyBills',
        summary: 'What these companies have to pay now, as one payment of each after the other',
        tags,
        querystring: companyBillsQuerySchema,
        response: answers(companyBillsSchema),
      },
    },
    async (request) =>
      ok(request, await billsOfCompanies(db, actorOf(request), request.query.companies.split(','), clock.now())),
  );
};

/** All companies of a person at one glance. */
export const ownCompanies: Capability = { routes };
