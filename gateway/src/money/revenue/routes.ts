import { revenueQuerySchema, revenueSchema } from '@registrar/domain/calls/revenue';
import { actorOf } from '../../platform/http/access';
import { answers, askedLanguage, fileOf, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { readRevenue } from './read-revenue';
import { revenueCsv } from './revenue-csv';

const REVENUE = `${BASE}/external/api/revenue`;
const tags = ['money'];

/** Revenue by day and revenue head. */
export const revenueRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    runUnitOfWork,
  } = platform;

  app.get(REVENUE, {
    config: { access: { permission: 'READ_REVENUE' }, reads: 'replica' },
    schema: {
      operationId: 'getRevenue',
      summary: 'Daily totals by revenue head',
      tags,
      querystring: revenueQuerySchema,
      response: answers(revenueSchema),
    },
    handler: async (request) =>
      ok(request, await readRevenue(db, actorOf(request), request.query, askedLanguage(request))),
  });

  app.get(`${REVENUE}/csv`, {
    config: { access: { permission: 'READ_REVENUE' }, limit: { name: 'revenue-csv', hits: 30, seconds: 10 * 60 } },
    schema: {
      operationId: 'exportRevenue',
      summary: 'The same as a file for a spreadsheet',
      tags,
      querystring: revenueQuerySchema,
      response: fileOf('text/csv'),
    },
    handler: async (request, reply) => {
      const actor = actorOf(request);
      const language = askedLanguage(request);
      const revenue = await readRevenue(db, actor, request.query, language);
      const { from, to, rows } = revenue;
      await runUnitOfWork(async (unit) =>
        unit.audit({
          actor,
          action: 'REVENUE_EXPORTED',
          objectType: 'invoice',
          objectId: `${from}:${to}`,
          after: { officeId: revenue.office?.id ?? null, rows: rows.length },
        }),
      );
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="revenue-${from}-${to}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(revenueCsv(revenue, language));
    },
  });
};
