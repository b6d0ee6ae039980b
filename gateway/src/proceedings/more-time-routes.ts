import {
  askMoreTimeSchema,
  decideMoreTimeSchema,
  moreTimeSchema,
  ownMoreTimeSchema,
} from '@registrar/domain/calls/more-time';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { makeOnce } from '../platform/http/act-once';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { domainLanguage } from '../platform/language';
import { askMoreTime, decideMoreTime } from './more-time';
import { moreTimeForOffice, ownMoreTime } from './read-more-time';

const OWN = `${BASE}/external/api/own-proceeding/:id/more-time`;
const OFFICE = `${BASE}/external/api/proceeding/:id/more-time`;
const tags = ['proceedings'];
const params = z.object({ id: idSchema });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const asked = z.object({ id: idSchema });

/** More time for the company to answer: asked by it, decided by the office. */
export const moreTimeRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;
  app.get(OWN, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'getOwnMoreTime',
      summary: 'What time the company may ask for, and what it asked for',
      tags,
      params,
      response: answers(ownMoreTimeSchema),
    },
    handler: async (request) => ok(request, await ownMoreTime(db, actorOf(request), request.params.id, clock.now())),
  });

  app.post(OWN, {
    config: { access: { permission: 'FILE_OWN' } },
    schema: {
      operationId: 'askMoreTime',
      summary: 'The company asks for more time to answer',
      tags,
      params,
      headers,
      body: askMoreTimeSchema,
      response: answers(asked),
    },
    handler: async (request) => {
      const { id } = request.params;
      const made = await makeOnce(platform, request, { name: 'more-time', answer: asked }, async (unit, actor) => ({
        id: await askMoreTime(unit, actor, id, request.body, domainLanguage(askedLanguage(request))),
      }));
      return ok(request, made, 'moreTime.done.asked');
    },
  });

  app.get(OFFICE, {
    config: { access: { permission: 'READ_APPLICATION_LISTS' } },
    schema: {
      operationId: 'listMoreTime',
      summary: 'What more time the company asked for',
      tags,
      params,
      response: answers(moreTimeSchema),
    },
    handler: async (request) =>
      ok(request, await moreTimeForOffice(db, actorOf(request), request.params.id, clock.now())),
  });

  app.post(`${OFFICE}/:requestId/decision`, {
    config: { access: { permission: 'CONDUCT_PROCEEDING' } },
    schema: {
      operationId: 'decideMoreTime',
      summary: 'Grants or refuses more time',
      tags,
      params: params.extend({ requestId: idSchema }),
      body: decideMoreTimeSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id: proceedingId, requestId } = request.params;
      await runUnitOfWork((unit) => decideMoreTime(unit, actorOf(request), { proceedingId, requestId }, request.body));
      return ok(request, {}, 'moreTime.done.decided');
    },
  });
};
