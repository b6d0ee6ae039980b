import { oldFocalPersonsSchema } from '@registrar/domain/calls/old-system';
import { idSchema } from '@registrar/domain/envelope';
import { FOCAL_PERSON } from '@registrar/domain/processes/company-registration';
import { z } from 'zod';
import { readOldFocalPersons } from '../../../old-system/old-focal-persons';
import { actorOf } from '../../../platform/http/access';
import { answers, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { refuse } from '../../../platform/refusal';
import { requireWritable, seeApplication } from '../../engine/writable';

const tags = ['old system'];

/** Focal persons migrated from the old system, offered when a filing asks for one. */
export const oldFocalPersonRoutes: RouteModule = (app, { database: { db }, clock }) => {
  app.get(`${BASE}/external/api/application/:id/old-focal-person`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'listOldFocalPersons',
      summary: 'Focal persons of the old system, for whoever may enter them in this filing',
      tags,
      params: z.object({ id: idSchema }),
      response: answers(oldFocalPersonsSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const situation = await seeApplication(db, actor, request.params.id, clock.now());
      if (!situation.application.definition.sections.some(({ key }) => key === FOCAL_PERSON.key)) refuse('REQ-404');
      await requireWritable(situation, actor, { section: FOCAL_PERSON.key });
      return ok(request, { people: await readOldFocalPersons(db, actor.accountId, clock.now()) });
    },
  });
};
