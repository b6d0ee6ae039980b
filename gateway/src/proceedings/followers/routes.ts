import {
  followAskedSchema,
  followNoticeSchema,
  noticeFollowerSchema,
  stopFollowingSchema,
} from '@registrar/domain/calls/notice-followers';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { callerOf } from '../../accounts/caller';
import { answers, askedLanguage, nothing, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { confirmFollower, readFollower, stopFollowing } from './follower-page';
import { followNotice } from './follow-notice';

const FOLLOWER = `${BASE}/public/notice-follower/:token`;
const TEN_MINUTES = 600;
const tags = ['notices'];
const byToken = z.object({ token: z.string().min(1).max(100) });
const asking = { name: 'follower-ask', hits: 10, seconds: TEN_MINUTES };
const looking = { name: 'follower-look', hits: 60, seconds: TEN_MINUTES };
const answering = { name: 'follower-answer', hits: 30, seconds: TEN_MINUTES };

/** News of a proceeding by email, for anybody: asked for on the page of a notice, confirmed and stopped by a link. */
export const noticeFollowerRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    config,
    runUnitOfWork,
  } = platform;

  app.post(`${BASE}/public/notices/:id/follower`, {
    config: { access: 'public', limit: asking },
    schema: {
      operationId: 'followNotice',
      summary: 'Asks for the news of the proceeding of a notice by email',
      tags,
      params: z.object({ id: idSchema }),
      body: followNoticeSchema,
      response: answers(followAskedSchema),
    },
    handler: async (request, reply) => {
      const asked = {
        request: request.body,
        caller: callerOf(request, reply, config),
        language: askedLanguage(request),
      };
      const sent = await runUnitOfWork((unit) => followNotice(platform, unit, request.params.id, asked));
      return ok(request, sent, 'follower.asked');
    },
  });

  app.get(FOLLOWER, {
    config: { access: 'public', limit: looking },
    schema: {
      operationId: 'getNoticeFollower',
      summary: 'Which proceedings the address of a mail follows',
      tags,
      params: byToken,
      response: answers(noticeFollowerSchema),
    },
    handler: async (request) => ok(request, await readFollower(db, request.params.token, clock.now())),
  });

  app.post(`${FOLLOWER}/confirm`, {
    config: { access: 'public', limit: answering },
    schema: {
      operationId: 'confirmNoticeFollower',
      summary: 'Confirms the address: it gets the news that it was asked about',
      tags,
      params: byToken,
      response: answers(nothing),
    },
    handler: async (request) => {
      await runUnitOfWork((unit) => confirmFollower(unit, request.params.token));
      return ok(request, {}, 'follower.confirmed');
    },
  });

  app.post(`${FOLLOWER}/:id/stop`, {
    config: { access: 'public', limit: answering },
    schema: {
      operationId: 'stopFollowingNotice',
      summary: 'Stops the news of one proceeding and erases the address; mail programs call it with one click',
      tags,
      consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
      params: byToken.extend({ id: idSchema }),
      body: stopFollowingSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { token, id } = request.params;
      await runUnitOfWork((unit) => stopFollowing(unit, token, id));
      return ok(request, {}, 'follower.stopped');
    },
  });
};
