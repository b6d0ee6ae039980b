import {
  companyProcessListSchema,
  processCostQuerySchema,
  processCostSchema,
} from '@registrar/domain/calls/company-processes';
import { correctableFilingsSchema } from '@registrar/domain/calls/correctable-filings';
import { companyStandingSchema } from '@registrar/domain/calls/company-standing';
import { conversionOutlookSchema } from '@registrar/domain/calls/conversions';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf, WHATEVER_IS_TO_SETTLE } from '../../../platform/http/access';
import { answers, askedLanguage, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { domainLanguage } from '../../../platform/language';
import { notesReadings } from '../../../register/access-log/note-access';
import { listProcesses } from '../../processes/allowed-processes';
import { listConversions } from '../../processes/company-type-change/list-conversions';
import { listCorrectable } from '../corrected/list-correctable';
import { readCompanyStanding } from '../../facts/gate/company-standing';
import { readProcessCost } from '../../facts/application/process-cost';

/** The standing of a company, the processes it may file now, and the reasons against the others. */
export const companyProcessRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;
  const note = notesReadings(platform);
  const params = z.object({ companyId: idSchema });
  app.get(`${BASE}/external/api/company/:companyId/standing`, {
    config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
    schema: {
      operationId: 'getCompanyStanding',
      summary: 'How a company stands with the register: what is against it, what it has to file and to pay',
      tags: ['filings'],
      params,
      response: answers(companyStandingSchema),
    },
    handler: async (request) =>
      ok(
        request,
        await readCompanyStanding(db, actorOf(request), request.params.companyId, {
          now: clock.now(),
          language: domainLanguage(askedLanguage(request)),
          note,
        }),
      ),
  });
  app.get(`${BASE}/external/api/company/:companyId/process/:process/cost`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'getProcessCost',
      summary: 'What a process would cost a company today, with the fine for a decision of the given day',
      tags: ['filings'],
      params: params.extend({ process: z.string().max(80) }),
      querystring: processCostQuerySchema,
      response: answers(processCostSchema),
    },
    handler: async (request) =>
      ok(
        request,
        await readProcessCost(db, actorOf(request), {
          ...request.params,
          decidedOn: request.query.decidedOn,
          language: domainLanguage(askedLanguage(request)),
          now: clock.now(),
          note,
        }),
      ),
  });
  app.get(`${BASE}/external/api/company/:companyId/conversion`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'getCompanyConversions',
      summary: 'Into which types a company may be converted, and which conditions of the Act it meets',
      tags: ['filings'],
      params,
      response: answers(conversionOutlookSchema),
    },
    handler: async (request) =>
      ok(
        request,
        await listConversions(db, actorOf(request), request.params.companyId, {
          now: clock.now(),
          language: domainLanguage(askedLanguage(request)),
        }),
      ),
  });
  app.get(`${BASE}/external/api/company/:companyId/correctable`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'listCorrectableFilings',
      summary: 'The approved filings of a company of which a correction may set something right',
      tags: ['filings'],
      params,
      response: answers(correctableFilingsSchema),
    },
    handler: async (request) =>
      ok(request, await listCorrectable(db, actorOf(request), request.params.companyId, clock.now())),
  });
  app.get(`${BASE}/external/api/company/:companyId/process`, {
    // open even while the account has something to resolve, because the user reads it here
    config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
    schema: {
      operationId: 'listCompanyProcesses',
      summary: 'Every process of a company: allowed, or the reasons and the ways out',
      tags: ['filings'],
      params,
      response: answers(companyProcessListSchema),
    },
    handler: async (request) =>
      ok(request, {
        processes: await listProcesses(db, actorOf(request), request.params.companyId, {
          now: clock.now(),
          language: domainLanguage(askedLanguage(request)),
        }),
      }),
  });
};
