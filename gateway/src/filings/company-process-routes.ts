import { companyProcessListSchema } from '@registrar/domain/calls/company-processes';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf, WHATEVER_IS_TO_SETTLE } from '../platform/http/access';
import { answers, askedLanguage, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { domainLanguage } from '../platform/language';
import { listProcesses } from './allowed-processes';

/** What a company may file now, and why not the rest. */
export const companyProcessRoutes: RouteModule = (app, { database: { db }, clock }) => {
  app.get(`${BASE}/external/api/company/:companyId/process`, {
    // who has something to settle first reads here that it is so
    config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
    schema: { summary: 'Every process of a company: allowed, or the reasons and the ways out', tags: ['filings'], params: z.object({ companyId: idSchema }), response: answers(companyProcessListSchema) },
    handler: async (request) =>
      ok(request, { processes: await listProcesses(db, actorOf(request), request.params.companyId, { now: clock.now(), language: domainLanguage(askedLanguage(request)) }) }),
  });
};
