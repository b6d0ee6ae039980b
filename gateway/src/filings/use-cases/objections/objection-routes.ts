import {
  objectionListSchema,
  objectionViewSchema,
  objectRequestSchema,
} from '@registrar/domain/calls/representative-objections';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../../../platform/http/access';
import { answers, nothing, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { notesReadings } from '../../../register/access-log/note-access';
import { listObjections, object, viewObjection } from './objections';

const OBJECTION = `${BASE}/external/api/representative-objection/:reference`;
const params = z.object({ reference: z.string().min(1).max(200) });
const tags = ['representatives'];

/** Notices to people before the representatives of a company change, and their objections. */
export const objectionRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;
  const note = notesReadings(platform);
  app.get(OBJECTION, {
    config: { access: 'public', limit: { name: 'objection-look', hits: 60, seconds: 10 * 60 } },
    schema: {
      operationId: 'getRepresentativeObjection',
      summary: 'The change of representatives that one was told of',
      tags,
      params,
      response: answers(objectionViewSchema),
    },
    handler: async (request) =>
      ok(request, await viewObjection(db, request.actor, request.params.reference, clock.now())),
  });
  app.post(`${OBJECTION}/object`, {
    config: { access: 'public', limit: { name: 'objection-object', hits: 20, seconds: 10 * 60 } },
    schema: {
      operationId: 'objectToRepresentativeChange',
      summary: 'Objects to it',
      tags,
      params,
      body: objectRequestSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      await runUnitOfWork((unit) => object(unit, request.actor, request.params.reference, request.body.remark));
      return ok(request, {}, 'representativeChange.objected');
    },
  });
  app.get(`${BASE}/external/api/application/:id/objection`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'listRepresentativeObjections',
      summary: 'Whom a change of representatives told, and who objects',
      tags,
      params: z.object({ id: idSchema }),
      response: answers(objectionListSchema),
    },
    handler: async (request) =>
      ok(request, await listObjections(db, actorOf(request), request.params.id, { now: clock.now(), note })),
  });
};
