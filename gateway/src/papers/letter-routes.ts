import { letterListQuerySchema, letterSummarySchema, letterViewSchema } from '@registrar/domain/calls/letters';
import { z } from 'zod';
import { actorOf } from '../platform/http/access';
import { answers, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { notesReadings } from '../register/access-log/note-access';
import { listLetters, viewLetter, type GoodStanding } from './read-letters';

const LETTERS = `${BASE}/external/api/letter`;
const tags = ['letters'];
/** A counter that checks the papers of a queue stays below it; whoever walks through codes does not. */
const VIEWS_PER_MINUTE = 30;

export const letterRoutes =
  (holds: GoodStanding): RouteModule =>
  (app, platform) => {
    const {
      database: { db },
      clock,
    } = platform;
    const note = notesReadings(platform);
    app.get(LETTERS, {
      config: { access: 'signed-in', reads: 'replica' },
      schema: {
        operationId: 'listLetters',
        tags,
        summary: 'The letters issued to the reader and their companies',
        querystring: letterListQuerySchema,
        response: answers(z.array(letterSummarySchema)),
      },
      handler: async (request) =>
        ok(request, await listLetters(db, actorOf(request), { now: clock.now(), note }, request.query)),
    });

    app.get(`${LETTERS}/view/:code`, {
      config: { access: 'public', limit: { name: 'letter-view', hits: VIEWS_PER_MINUTE, seconds: 60 } },
      schema: {
        operationId: 'viewLetter',
        tags,
        summary: 'What a verification code stands for',
        params: z.object({ code: z.string().max(60) }),
        response: answers(letterViewSchema),
      },
      handler: async (request, reply) => {
        void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
        return ok(request, await viewLetter(db, holds, request.params.code, clock.now()));
      },
    });
  };
