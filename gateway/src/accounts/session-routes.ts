import { ENDED_SESSIONS_DAYS, sessionListSchema, sessionsEndedSchema } from '@registrar/domain/calls/profile';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf, WHATEVER_IS_TO_SETTLE } from '../platform/http/access';
import { answers, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { endOtherSessions, endOwnSession, listSessions } from './session-activity';

const tags = ['accounts'];

/** Where a person's own account is in use. */
export const sessionRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;

  // a person who finds a stranger in the own account need not complete anything else first
  app.get(
    `${BASE}/auth/api/user/session`,
    {
      config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
      schema: {
        operationId: 'listSessions',
        summary: `The own logins of ${ENDED_SESSIONS_DAYS} days`,
        tags,
        response: answers(sessionListSchema),
      },
    },
    async (request) => ok(request, await listSessions(db, actorOf(request), clock.now())),
  );

  app.delete(
    `${BASE}/auth/api/user/session/:id`,
    {
      config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
      schema: {
        operationId: 'endSession',
        summary: 'Ends one of the own sessions',
        tags,
        params: z.object({ id: idSchema }),
        response: answers(sessionsEndedSchema),
      },
    },
    async (request) =>
      ok(
        request,
        await platform.runUnitOfWork((unit) => endOwnSession(unit, actorOf(request), request.params.id)),
        'accounts.sessionEnded',
      ),
  );

  app.delete(
    `${BASE}/auth/api/user/session`,
    {
      config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
      schema: {
        operationId: 'endOtherSessions',
        summary: 'Ends all own sessions but this one',
        tags,
        response: answers(sessionsEndedSchema),
      },
    },
    async (request) =>
      ok(
        request,
        await platform.runUnitOfWork((unit) => endOtherSessions(unit, actorOf(request))),
        'accounts.sessionsEnded',
      ),
  );
};
