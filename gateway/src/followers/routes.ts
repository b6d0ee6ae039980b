import { followedCompanyListSchema } from '@registrar/domain/calls/followed-companies';
import { followAskedSchema, followNoticeSchema } from '@registrar/domain/calls/notice-followers';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { callerOf } from '../accounts/caller';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { follow, followByMail, listFollowed, unfollow } from './follow';

const FOLLOWED = `${BASE}/external/api/followed-company`;
const access = 'signed-in' as const;
const tags = ['companies'];
const params = z.object({ id: idSchema });
const asking = { name: 'follower-ask', hits: 10, seconds: 10 * 60 };

export const followerRoutes: RouteModule = (app, platform) => {
  app.get(FOLLOWED, {
    config: { access },
    schema: {
      operationId: 'listFollowedCompanies',
      summary: 'The companies whose new public entries the caller is told of',
      tags,
      response: answers(followedCompanyListSchema),
    },
    handler: async (request) => ok(request, await listFollowed(platform.database.db, actorOf(request))),
  });

  app.put(`${FOLLOWED}/:id`, {
    config: { access },
    schema: {
      operationId: 'followCompany',
      summary: 'Tells the caller of new public entries of a company',
      tags,
      params,
      response: answers(nothing),
    },
    handler: async (request) => {
      await platform.runUnitOfWork((unit) => follow(unit, actorOf(request), request.params.id));
      return ok(request, {});
    },
  });

  app.delete(`${FOLLOWED}/:id`, {
    config: { access },
    schema: {
      operationId: 'unfollowCompany',
      summary: 'Tells the caller nothing more of a company',
      tags,
      params,
      response: answers(nothing),
    },
    handler: async (request) => {
      await platform.runUnitOfWork((unit) => unfollow(unit, actorOf(request), request.params.id));
      return ok(request, {});
    },
  });

  app.post(`${BASE}/public/company/:id/follower`, {
    config: { access: 'public', limit: asking },
    schema: {
      operationId: 'followCompanyByMail',
      summary: 'Asks for the news of a company by email, without an account',
      tags,
      params,
      body: followNoticeSchema,
      response: answers(followAskedSchema),
    },
    handler: async (request, reply) => {
      const asked = {
        request: request.body,
        caller: callerOf(request, reply, platform.config),
        language: askedLanguage(request),
      };
      const { otpPepper } = platform.config.secrets;
      const sent = await platform.runUnitOfWork((unit) => followByMail(unit, otpPepper, request.params.id, asked));
      return ok(request, sent, 'follower.asked');
    },
  });
};
