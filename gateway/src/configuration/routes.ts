import {
  decideScheduleRequestSchema,
  proposedScheduleSchema,
  proposeScheduleRequestSchema,
  scheduleHistorySchema,
  scheduleListSchema,
  schedulePreviewRequestSchema,
  schedulePreviewSchema,
  scheduleProposalPageSchema,
  scheduleProposalQuerySchema,
} from '@registrar/domain/calls/schedules';
import { schedules } from '@registrar/domain/schedules';
import { z } from 'zod';
import { makeOnce } from '../platform/http/act-once';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { domainLanguage } from '../platform/language';
import { decisionRoutes } from '../proposals/decision-routes';
import { listScheduleProposals } from './list-schedule-proposals';
import { listSchedules, readScheduleHistory } from './list-schedules';
import { previewSchedule } from './preview-schedule';
import { proposeSchedule } from './propose-schedule';
import { scheduleProposals } from './schedule-proposal';

const SCHEDULES = `${BASE}/external/api/schedule`;
const PROPOSALS = `${SCHEDULES}/proposal`;
const tags = ['configuration'];
const reading = { access: { permission: 'READ_SCHEDULES' } } as const;
const proposing = { access: { permission: 'PROPOSE_CONFIGURATION' } } as const;
const byKey = z.object({ key: schedules.schema });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

/** The dated rates of fees and fines; one person proposes a new row, another one approves it. */
export const scheduleRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;
  app.get(
    SCHEDULES,
    {
      config: reading,
      schema: {
        operationId: 'listSchedules',
        summary: 'Every rate: what holds today and what is coming',
        tags,
        response: answers(scheduleListSchema),
      },
    },
    async (request) => ok(request, await listSchedules(db, actorOf(request), clock.now())),
  );

  app.get(
    `${SCHEDULES}/:key/history`,
    {
      config: reading,
      schema: {
        operationId: 'getScheduleHistory',
        summary: 'Every row that a rate has had',
        tags,
        params: byKey,
        response: answers(scheduleHistorySchema),
      },
    },
    async (request) => ok(request, await readScheduleHistory(db, request.params.key)),
  );

  app.post(
    `${SCHEDULES}/preview`,
    {
      config: { ...reading, limit: { name: 'schedule-preview', hits: 60, seconds: 60 } },
      schema: {
        operationId: 'previewSchedule',
        summary: 'What a new row would change for sample companies',
        tags,
        body: schedulePreviewRequestSchema,
        response: answers(schedulePreviewSchema),
      },
    },
    async (request) => ok(request, await previewSchedule(db, request.body, clock.now())),
  );

  app.get(
    PROPOSALS,
    {
      config: reading,
      schema: {
        operationId: 'listScheduleProposals',
        summary: 'New rates that wait for a second person, or are decided',
        tags,
        querystring: scheduleProposalQuerySchema,
        response: answers(scheduleProposalPageSchema),
      },
    },
    async (request) => ok(request, await listScheduleProposals(db, actorOf(request), request.query, clock.now())),
  );

  app.post(
    PROPOSALS,
    {
      config: proposing,
      schema: {
        operationId: 'proposeSchedule',
        summary: 'Proposes a rate from a day on',
        tags,
        headers,
        body: proposeScheduleRequestSchema,
        response: answers(proposedScheduleSchema),
      },
    },
    async (request) => {
      const language = domainLanguage(askedLanguage(request));
      const answer = await makeOnce(
        platform,
        request,
        { name: 'schedule-proposal', answer: proposedScheduleSchema },
        async (unit, actor) => ({
          id: await proposeSchedule(unit, actor, request.body, language),
        }),
      );
      return ok(request, answer, 'schedule.sent');
    },
  );

  decisionRoutes(app, platform, scheduleProposals, {
    address: PROPOSALS,
    tags,
    withdrawing: proposing.access,
    calls: {
      approve: {
        operationId: 'approveScheduleProposal',
        summary: 'Approves a new rate',
        body: decideScheduleRequestSchema,
        done: 'schedule.changeApproved',
      },
      refuse: {
        operationId: 'refuseScheduleProposal',
        summary: 'Refuses a new rate',
        body: decideScheduleRequestSchema,
        done: 'schedule.changeRefused',
      },
      withdraw: {
        operationId: 'withdrawScheduleProposal',
        summary: 'Takes a proposed rate back',
        body: decideScheduleRequestSchema,
        done: 'schedule.changeWithdrawn',
      },
    },
  });
};
