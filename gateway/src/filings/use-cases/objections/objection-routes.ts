import {
  objectionListSchema,
  objectionViewSchema,
  objectRequestSchema,
} from '@registrar/domain/calls/representative-objections';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { linkCalls } from '../../../outside/link-calls';
import { actorOf } from '../../../platform/http/access';
import { answers, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { notesReadings } from '../../../register/access-log/note-access';
import { listObjections, object, PURPOSE, viewObjection } from './objections';

const tags = ['representatives'];

/** Notices to people before the representatives of a company change, and their objections. */
export const objectionRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;
  const note = notesReadings(platform);
  const link = linkCalls(app, platform, PURPOSE, { tags, parameter: 'reference' });
  link.show({
    operationId: 'getRepresentativeObjection',
    summary: 'The change of representatives that one was told of',
    answer: objectionViewSchema,
    read: ({ actor, reference }) => viewObjection(db, actor, reference, clock.now()),
  });
  link.answer({
    operationId: 'objectToRepresentativeChange',
    summary: 'Objects to it',
    step: 'object',
    body: objectRequestSchema,
    take: (unit, { actor, reference }, { remark }) => object(unit, actor, reference, remark),
    done: 'representativeChange.objected',
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
