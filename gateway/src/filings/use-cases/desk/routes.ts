import {
  assignRequestSchema,
  claimNextAnswerSchema,
  claimNextRequestSchema,
  deskCountsSchema,
  deskPageSchema,
  deskQuerySchema,
  nextInQueueAnswerSchema,
  nextInQueueRequestSchema,
  operatorsSchema,
  workloadSchema,
} from '@registrar/domain/calls/desk';
import { applicationSummarySchema } from '@registrar/domain/calls/filings';
import { idSchema } from '@registrar/domain/envelope';
import { may } from '@registrar/domain/permissions';
import { z } from 'zod';
import { makeOnce } from '../../../platform/http/act-once';
import { actorOf } from '../../../platform/http/access';
import { answers, askedLanguage, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { domainLanguage } from '../../../platform/language';
import { assign } from './assign';
import { claimNext } from './claim-next';
import { readDesk } from '../../facts/desk/desk-page';
import { nextToDecide } from '../../facts/desk/next-to-decide';
import { listOperators } from '../../facts/desk/operators';
import { countDesk } from '../../facts/desk/queue';
import { readWorkload } from '../../facts/desk/workload';

const DESK = `${BASE}/external/api/desk`;
const tags = ['desk'];
const idempotencyHeader = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

export const deskRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;
  app.get(DESK, {
    config: { access: { permission: 'READ_APPLICATION_LISTS' }, reads: 'replica' },
    schema: {
      operationId: 'listDesk',
      tags,
      summary: 'The applications in an officer’s work queue; for an auditor those of every office',
      querystring: deskQuerySchema,
      response: answers(deskPageSchema),
    },
    handler: async (request) => ok(request, await readDesk(db, actorOf(request), request.query, clock.now())),
  });

  app.get(`${DESK}/counts`, {
    config: { access: { permission: 'VIEW_DESK' }, reads: 'replica' },
    schema: {
      operationId: 'getDeskCounts',
      summary: 'How many applications wait, for whom',
      tags,
      response: answers(deskCountsSchema),
    },
    handler: async (request) => ok(request, await countDesk(db, actorOf(request), clock.now())),
  });

  app.post(`${DESK}/next`, {
    config: { access: { permission: 'VIEW_DESK' } },
    schema: {
      operationId: 'nextOnDesk',
      tags,
      summary: 'The next application to work on',
      headers: idempotencyHeader,
      body: nextInQueueRequestSchema,
      response: answers(nextInQueueAnswerSchema),
    },
    handler: async (request) => {
      const language = domainLanguage(askedLanguage(request));
      const { processName, after } = request.body;
      const answer = await makeOnce(
        platform,
        request,
        { name: 'next', answer: nextInQueueAnswerSchema },
        async (unit, actor) => {
          const next = (of: string | undefined) =>
            may(actor.role, 'CLAIM')
              ? claimNext(unit, actor, { processName: of, language })
              : nextToDecide(unit.tx, actor, { processName: of, after, now: unit.now });
          // the officer's present process first; when none of it waits, any other
          return {
            application: (await next(processName)) ?? (processName === undefined ? null : await next(undefined)),
          };
        },
      );
      return ok(request, answer, answer.application ? undefined : 'desk.empty');
    },
  });

  app.post(`${DESK}/claim-next`, {
    config: { access: { permission: 'CLAIM' } },
    schema: {
      operationId: 'claimNextOnDesk',
      summary: 'Claims the application that has waited longest',
      tags,
      headers: idempotencyHeader,
      body: claimNextRequestSchema,
      response: answers(claimNextAnswerSchema),
    },
    handler: async (request) => {
      const language = domainLanguage(askedLanguage(request));
      const answer = await makeOnce(
        platform,
        request,
        { name: 'claim-next', answer: claimNextAnswerSchema },
        async (unit, actor) => ({
          application: await claimNext(unit, actor, { ...request.body, language }),
        }),
      );
      return ok(request, answer, answer.application ? 'desk.claimed' : 'desk.empty');
    },
  });

  app.get(`${DESK}/operators`, {
    config: { access: { permission: 'ASSIGN_WORK' } },
    schema: {
      operationId: 'listOperators',
      tags,
      summary: 'Whom work can be given to',
      response: answers(operatorsSchema),
    },
    handler: async (request) => ok(request, await listOperators(db, actorOf(request), clock.now())),
  });

  app.post(`${DESK}/:id/assign`, {
    config: { access: { permission: 'ASSIGN_WORK' } },
    schema: {
      operationId: 'assignApplication',
      tags,
      summary: 'Gives an application to an operator',
      params: z.object({ id: idSchema }),
      headers: idempotencyHeader,
      body: assignRequestSchema,
      response: answers(applicationSummarySchema),
    },
    handler: async (request) => {
      const { id } = request.params;
      const language = domainLanguage(askedLanguage(request));
      const assigned = await makeOnce(
        platform,
        request,
        { name: 'assign', answer: applicationSummarySchema },
        (unit, actor) => assign(unit, actor, id, { ...request.body, language }),
      );
      return ok(request, assigned, 'desk.assigned');
    },
  });

  app.get(`${DESK}/workload`, {
    config: { access: { permission: 'VIEW_WORKLOAD' }, reads: 'replica' },
    schema: {
      operationId: 'getWorkload',
      tags,
      summary: 'How much lies where, and how fast it moves',
      response: answers(workloadSchema),
    },
    handler: async (request) => ok(request, await readWorkload(db, actorOf(request), clock.now())),
  });
};
