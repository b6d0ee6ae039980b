import { deadlineFeedSchema, deadlineListSchema, newDeadlineFeedSchema } from '@registrar/domain/calls/deadlines';
import { CALENDAR_MEDIA_TYPE } from '@registrar/domain/icalendar';
import { z } from 'zod';
import { actorOf, WHATEVER_IS_TO_SETTLE } from '../platform/http/access';
import { answers, fileOf, nothing, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { languageOf } from '../platform/language';
import { refuse } from '../platform/refusal';
import { deadlineCalendar } from './calendar';
import { deadlinesOf } from './deadlines-of';
import { holderOf, readFeed, renewFeed, revokeFeed } from './feed';

const DEADLINES = `${BASE}/external/api/deadline`;
const tags = ['deadlines'];
/** 32 random bytes, as secrets.ts writes them. */
const fileSchema = z.object({ file: z.string().max(100) });
const TOKEN = /^([\w-]{43})\.ics$/;

export const deadlineRoutes: RouteModule = (app, { database: { db }, clock, config: { portalUrl }, runUnitOfWork }) => {
  const config = { access: 'signed-in' as const, openWhile: WHATEVER_IS_TO_SETTLE };

  app.get(DEADLINES, {
    config: { ...config, reads: 'replica' },
    schema: {
      operationId: 'listDeadlines',
      tags,
      summary: 'What is due when, for the reader and their companies',
      response: answers(deadlineListSchema),
    },
    handler: async (request) => ok(request, await deadlinesOf(db, actorOf(request).accountId, clock.now())),
  });

  app.get(`${DEADLINES}/feed`, {
    config,
    schema: {
      operationId: 'getDeadlineFeed',
      tags,
      summary: 'Whether there is a calendar address',
      response: answers(deadlineFeedSchema),
    },
    handler: async (request) => ok(request, await readFeed(db, actorOf(request).accountId)),
  });

  app.post(`${DEADLINES}/feed`, {
    config: { ...config, limit: { name: 'deadline-feed-renew', hits: 20, seconds: 600 } },
    schema: {
      operationId: 'createDeadlineFeed',
      tags,
      summary: 'Makes a calendar address and ends the one before',
      response: answers(newDeadlineFeedSchema),
    },
    handler: async (request) => {
      const now = clock.now();
      const token = await runUnitOfWork((unit) => renewFeed(unit, actorOf(request)));
      return ok(request, { path: `${DEADLINES}/feed/${token}.ics`, createdAt: now.toISOString() }, 'deadline.feedMade');
    },
  });

  app.delete(`${DEADLINES}/feed`, {
    config,
    schema: {
      operationId: 'deleteDeadlineFeed',
      tags,
      summary: 'Ends the calendar address',
      response: answers(nothing),
    },
    handler: async (request) => {
      await runUnitOfWork((unit) => revokeFeed(unit, actorOf(request)));
      return ok(request, {}, 'deadline.feedEnded');
    },
  });

  // Read by programs that cannot sign in: who knows the address is let in, and sees days and names, nothing else.
  app.get(`${DEADLINES}/feed/:file`, {
    config: { access: 'public', limit: { name: 'deadline-feed', hits: 60, seconds: 600 } },
    schema: {
      operationId: 'getDeadlineCalendar',
      tags,
      summary: 'The calendar behind an address (text/calendar)',
      params: fileSchema,
      querystring: z.object({ lang: z.string().max(10).optional() }),
      response: fileOf('text/calendar'),
    },
    handler: async (request, reply) => {
      const token = TOKEN.exec(request.params.file)?.[1];
      const now = clock.now();
      const accountId = token === undefined ? null : await holderOf(db, token, now);
      if (accountId === null) refuse('REQ-404');
      const text = deadlineCalendar(await deadlinesOf(db, accountId, now), {
        language: languageOf(request.query.lang),
        portalUrl,
        now,
      });
      void reply
        .header('cache-control', 'private, max-age=3600')
        .header('content-disposition', 'inline; filename="deadlines.ics"')
        .header('x-robots-tag', 'noindex');
      return reply.type(CALENDAR_MEDIA_TYPE).send(text);
    },
  });
};
