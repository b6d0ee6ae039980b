import {
  filingReportViewSchema,
  filingStopPageSchema,
  filingStopQuerySchema,
  judgeStopSchema,
  reportFilingSchema,
} from '@registrar/domain/calls/filing-reports';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { linkCalls } from '../../../outside/link-calls';
import { actorOf } from '../../../platform/http/access';
import { answers, nothing, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { judgeStop } from './judge-stop';
import { listStops } from './list-stops';
import { reportFiling, viewReport } from './report-filing';

const STOPS = `${BASE}/external/api/filing-stop`;
const tags = ['filing-reports'];

/** "This was not me": a person of the company stops a filing until an officer has looked. */
export const filingReportRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;

  const link = linkCalls(app, platform, 'FILING_REPORT', { tags });
  link.show({
    operationId: 'getFilingReport',
    summary: 'The filing that a person of the company was told of',
    answer: filingReportViewSchema,
    read: (by) => viewReport(db, by, clock.now()),
  });
  link.answer({
    operationId: 'reportFiling',
    summary: 'Says that the filing is not theirs, and stops it until an officer has looked',
    step: 'report',
    body: reportFilingSchema,
    take: (unit, by, body) => reportFiling(unit, by, body),
    done: 'report.done',
  });

  app.get(STOPS, {
    config: { access: { permission: 'READ_REPORTED_FILINGS' } },
    schema: {
      operationId: 'listFilingStops',
      summary: 'The filings of the own office that were stopped by a report',
      tags,
      querystring: filingStopQuerySchema,
      response: answers(filingStopPageSchema),
    },
    handler: async (request) => ok(request, await listStops(db, actorOf(request), request.query, clock.now())),
  });

  app.post(`${STOPS}/:id/judgement`, {
    config: { access: { permission: 'JUDGE_REPORTED_FILING' }, asksSecondFactor: true },
    schema: {
      operationId: 'judgeFilingStop',
      summary: 'Lets a stopped filing go on, or rejects it',
      tags,
      params: z.object({ id: idSchema }),
      body: judgeStopSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      await runUnitOfWork((unit) => judgeStop(unit, actorOf(request), request.params.id, request.body));
      return ok(request, {}, 'report.judged');
    },
  });
};
