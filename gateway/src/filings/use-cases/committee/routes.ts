import {
  cancelMeetingRequestSchema,
  committeeSchema,
  convenedSchema,
  conveneRequestSchema,
} from '@registrar/domain/calls/committee';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actOnce, makeOnce } from '../../../platform/http/act-once';
import { actorOf } from '../../../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { domainLanguage } from '../../../platform/language';
import { cancelMeeting, conveneMeeting } from '../../facts/committee/convene';
import { readCommittee } from './read-committee';

const COMMITTEE = `${BASE}/external/api/committee`;
const tags = ['filings'];
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

/** The committee of an office: its agenda and its meetings. Decisions are actions of the application. */
export const committeeRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;
  app.get(
    COMMITTEE,
    {
      config: { access: { permission: 'READ_COMMITTEE' } },
      schema: {
        operationId: 'getCommittee',
        summary: 'What lies before the committee, and its meetings',
        tags,
        response: answers(committeeSchema),
      },
    },
    async (request) =>
      ok(
        request,
        await readCommittee(db, {
          actor: actorOf(request),
          now: clock.now(),
          language: domainLanguage(askedLanguage(request)),
        }),
      ),
  );

  app.post(
    `${COMMITTEE}/meeting`,
    {
      config: { access: { permission: 'CONVENE_COMMITTEE' } },
      schema: {
        operationId: 'conveneCommitteeMeeting',
        summary: 'Invites members to a meeting with its agenda',
        tags,
        headers,
        body: conveneRequestSchema,
        response: answers(convenedSchema),
      },
    },
    async (request) => {
      const language = domainLanguage(askedLanguage(request));
      const convened = await makeOnce(
        platform,
        request,
        { name: 'committee-meeting', answer: convenedSchema },
        async (unit, actor) => ({ id: await conveneMeeting(unit, actor, request.body, language) }),
      );
      return ok(request, convened, 'committee.convened');
    },
  );

  app.post(
    `${COMMITTEE}/meeting/:id/cancel`,
    {
      config: { access: { permission: 'CONVENE_COMMITTEE' } },
      schema: {
        operationId: 'cancelCommitteeMeeting',
        summary: 'Cancels a meeting; its items wait for another one',
        tags,
        headers,
        params: z.object({ id: idSchema }),
        body: cancelMeetingRequestSchema,
        response: answers(nothing),
      },
    },
    async (request) => {
      const { id } = request.params;
      await actOnce(platform, request, 'committee-cancel', (unit, actor) =>
        cancelMeeting(unit, actor, id, request.body.remark),
      );
      return ok(request, {}, 'committee.cancelled');
    },
  );
};
