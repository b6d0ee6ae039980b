import {
  callDetailSchema,
  callListQuerySchema,
  callPageSchema,
  callsOfCompanySchema,
  decideCallRequestSchema,
  extendCallRequestSchema,
  openCallRequestSchema,
} from '@registrar/domain/calls/explanation-calls';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { makeOnce } from '../../../platform/http/act-once';
import { actorOf, WHATEVER_IS_TO_SETTLE } from '../../../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { idempotently } from '../../../platform/idempotency';
import { domainLanguage } from '../../../platform/language';
import { notesReadings } from '../../../register/access-log/note-access';
import { decideCall } from './decide-call';
import { extendCall } from '../../facts/explanation-calls/extend-call';
import { openCall } from '../../facts/explanation-calls/open-call';
import { callsOfCompany, listCalls, readCall } from '../../facts/explanation-calls/read-calls';

const CALLS = `${BASE}/external/api/explanation-call`;
const tags = ['explanation-calls'];
const params = z.object({ id: idSchema });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const byOfficer = { access: { permission: 'CALL_FOR_EXPLANATION' } } as const;
const opened = z.object({ id: idSchema });

/**
 * Calls for explanation (section 120): opened, extended and decided by the office, read by both sides. The answer is a
 * filing.
 */
export const explanationCallRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;
  const note = notesReadings(platform);
  app.get(CALLS, {
    config: { access: { permission: 'READ_APPLICATION_LISTS' } },
    schema: {
      operationId: 'listExplanationCalls',
      summary: 'The calls for explanation of the office',
      tags,
      querystring: callListQuerySchema,
      response: answers(callPageSchema),
    },
    handler: async (request) => ok(request, await listCalls(db, actorOf(request), request.query, clock.now())),
  });

  app.post(CALLS, {
    config: byOfficer,
    schema: {
      operationId: 'openExplanationCall',
      summary: 'Calls a company to explain itself',
      tags,
      headers,
      body: openCallRequestSchema,
      response: answers(opened),
    },
    handler: async (request) => {
      const language = domainLanguage(askedLanguage(request));
      const done = await makeOnce(platform, request, { name: 'open-call', answer: opened }, async (unit, actor) => ({
        id: await openCall(unit, actor, request.body, language),
      }));
      return ok(request, done, 'call.done.opened');
    },
  });

  app.get(`${CALLS}/:id`, {
    config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
    schema: {
      operationId: 'getExplanationCall',
      summary: 'One call for explanation, for the company and its office',
      tags,
      params,
      response: answers(callDetailSchema),
    },
    handler: async (request) =>
      ok(
        request,
        await readCall(db, actorOf(request), request.params.id, {
          now: clock.now(),
          note,
          language: askedLanguage(request),
        }),
      ),
  });

  app.post(`${CALLS}/:id/extension`, {
    config: byOfficer,
    schema: {
      operationId: 'extendExplanationCall',
      summary: 'Gives more time to answer a call',
      tags,
      params,
      body: extendCallRequestSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      await runUnitOfWork((unit) =>
        extendCall(unit, actorOf(request), request.params.id, request.body, domainLanguage(askedLanguage(request))),
      );
      return ok(request, {}, 'call.done.extended');
    },
  });

  app.post(`${CALLS}/:id/decision`, {
    config: { ...byOfficer, asksSecondFactor: true },
    schema: {
      operationId: 'decideExplanationCall',
      summary: 'Decides a call with an order, or closes it',
      tags,
      params,
      headers,
      body: decideCallRequestSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const language = domainLanguage(askedLanguage(request));
      await runUnitOfWork((unit) =>
        idempotently(
          unit,
          actor,
          {
            key: request.headers['idempotency-key'],
            request: ['decide-call', request.params.id, request.body],
            answer: nothing,
          },
          async () => {
            await decideCall(unit, actor, request.params.id, request.body, language);
            return {};
          },
        ),
      );
      return ok(request, {}, 'call.done.decided');
    },
  });

  app.get(`${BASE}/external/api/company/:companyId/explanation-call`, {
    config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
    schema: {
      operationId: 'listExplanationCallsOfCompany',
      summary: 'The calls for explanation of one company',
      tags,
      params: z.object({ companyId: idSchema }),
      response: answers(callsOfCompanySchema),
    },
    handler: async (request) =>
      ok(request, await callsOfCompany(db, actorOf(request), request.params.companyId, { now: clock.now(), note })),
  });
};
