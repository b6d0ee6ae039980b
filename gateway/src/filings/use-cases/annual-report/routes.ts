import { Readable } from 'node:stream';
import {
  annualReportListSchema,
  notFiledPageSchema,
  notFiledQuerySchema,
  reportFiguresSchema,
  reportRecordSchema,
} from '@registrar/domain/calls/annual-report';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf, WHATEVER_IS_TO_SETTLE } from '../../../platform/http/access';
import { answers, askedLanguage, fileOf, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { domainLanguage } from '../../../platform/language';
import { notesReadings } from '../../../register/access-log/note-access';
import { listReports } from '../../facts/annual-report/list-reports';
import { countNotFiled, everyNotFiled, pageOfNotFiled } from '../../facts/annual-report/not-filed';
import { notFiledCsv } from '../../facts/annual-report/not-filed-csv';
import { readFigures, readReportRecord } from '../../processes/annual-report/report-records';

const tags = ['annual-reports'];
const OF_COMPANY = `${BASE}/external/api/company/:companyId/annual-report`;
const byCompany = z.object({ companyId: idSchema });
/** By the BS year in which the fiscal year begins. */
const byYear = byCompany.extend({ year: z.coerce.number().int().min(2000).max(2200) });
const NOT_FILED = `${BASE}/external/api/annual-report/not-filed`;

/**
 * The annual reports of a company by year, and the companies with missing reports. A report itself is filed as an
 * application.
 */
export const annualReportRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;
  const note = notesReadings(platform);
  app.get(OF_COMPANY, {
    config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
    schema: {
      operationId: 'listAnnualReports',
      summary: 'Every fiscal year that a company reports: due, late with its fines, filed',
      tags,
      params: byCompany,
      response: answers(annualReportListSchema),
    },
    handler: async (request) =>
      ok(
        request,
        await listReports(db, actorOf(request), request.params.companyId, {
          now: clock.now(),
          language: domainLanguage(askedLanguage(request)),
          note,
        }),
      ),
  });

  app.get(`${OF_COMPANY}/figures`, {
    config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
    schema: {
      operationId: 'listReportFigures',
      summary: 'What each recorded year came to',
      tags,
      params: byCompany,
      response: answers(reportFiguresSchema),
    },
    handler: async (request) =>
      ok(request, await readFigures(db, actorOf(request), request.params.companyId, { now: clock.now(), note })),
  });

  app.get(`${OF_COMPANY}/record/:year`, {
    config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
    schema: {
      operationId: 'getReportRecord',
      summary: 'The record of one fiscal year: figures, shares (section 51), disclosures (section 92), auditors',
      tags,
      params: byYear,
      response: answers(reportRecordSchema),
    },
    handler: async (request) =>
      ok(
        request,
        await readReportRecord(db, actorOf(request), request.params.companyId, request.params.year, {
          now: clock.now(),
          note,
        }),
      ),
  });

  app.get(NOT_FILED, {
    config: { access: { permission: 'READ_APPLICATION_LISTS' } },
    schema: {
      operationId: 'listNotFiledReports',
      summary: 'Companies that have not filed their annual reports, by type, office and year',
      tags,
      querystring: notFiledQuerySchema,
      response: answers(notFiledPageSchema),
    },
    handler: async (request) => ok(request, await pageOfNotFiled(db, actorOf(request), request.query, clock.now())),
  });

  app.get(`${NOT_FILED}/csv`, {
    config: {
      access: { permission: 'READ_APPLICATION_LISTS' },
      limit: { name: 'not-filed-csv', hits: 30, seconds: 10 * 60 },
    },
    schema: {
      operationId: 'exportNotFiledReports',
      summary: 'The same as a file for a spreadsheet',
      tags,
      querystring: notFiledQuerySchema.omit({ page: true, size: true }),
      response: fileOf('text/csv'),
    },
    handler: async (request, reply) => {
      const actor = actorOf(request);
      const now = clock.now();
      const rows = await countNotFiled(db, actor, request.query, now);
      await runUnitOfWork(async (unit) =>
        unit.audit({
          actor,
          action: 'NOT_FILED_EXPORTED',
          objectType: 'register',
          objectId: `not-filed:${actor.officeId ?? 'all'}`,
          after: { rows },
        }),
      );
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="annual-reports-not-filed.csv"')
        .header('cache-control', 'private, no-store')
        .send(Readable.from(notFiledCsv(everyNotFiled(db, actor, request.query, now), askedLanguage(request))));
    },
  });
};
