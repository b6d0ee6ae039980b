import {
  applicationCodeRequestSchema,
  applicationCodeSentSchema,
  applicationStandingRequestSchema,
  applicationStandingSchema,
} from '@registrar/domain/calls/e-services';
import { callerOf } from '../accounts/caller';
import { answers, askedLanguage, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { orRefuse } from '../platform/refusal';
import { readApplicationStanding } from './read-application-standing';
import { sendApplicationCode } from './send-application-code';

const APPLICATION = `${BASE}/public/e-service/application`;
const TEN_MINUTES = 600;
const sending = { name: 'e-service-code', hits: 20, seconds: TEN_MINUTES };
const proving = { name: 'e-service-status', hits: 30, seconds: TEN_MINUTES };
const tags = ['e-services'];

/** Where an application stands, by its number and a code that only who filed it gets. */
export const eServiceRoutes: RouteModule = (app, platform) => {
  const { config, runUnitOfWork } = platform;
  app.post(`${APPLICATION}/code`, {
    config: { access: 'public', limit: sending },
    schema: {
      operationId: 'sendApplicationCode',
      summary: 'Sends a code to who filed an application',
      description: 'The answer is the same whether or not there is an application with this number.',
      tags,
      body: applicationCodeRequestSchema,
      response: answers(applicationCodeSentSchema),
    },
    handler: async (request, reply) => {
      const asked = {
        number: request.body.applicationNumber,
        caller: callerOf(request, reply, config),
        language: askedLanguage(request),
      };
      return ok(request, await runUnitOfWork((unit) => sendApplicationCode(platform, unit, asked)));
    },
  });

  app.post(`${APPLICATION}/status`, {
    config: { access: 'public', limit: proving },
    schema: {
      operationId: 'getApplicationStanding',
      summary: 'Where an application stands, by its number and the code that was sent',
      tags,
      body: applicationStandingRequestSchema,
      response: answers(applicationStandingSchema),
    },
    handler: async (request, reply) => {
      const caller = callerOf(request, reply, config);
      const read = await runUnitOfWork((unit) => readApplicationStanding(platform, unit, request.body, caller));
      return ok(request, orRefuse(read));
    },
  });
};
