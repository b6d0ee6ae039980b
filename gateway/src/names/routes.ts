import { nameCheckAnswerSchema, nameCheckRequestSchema } from '@registrar/domain/calls/names';
import { answers, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { checkProposedName } from './check-proposed-name';

/** As one types it is asked often; a machine that walks through the register is slowed down. */
const CHECKS_PER_MINUTE = 60;

export const nameRoutes: RouteModule = (app, { database: { db }, clock }) => {
  app.post(`${BASE}/external/api/name/check`, {
    config: { access: 'public', limit: { name: 'name-check', hits: CHECKS_PER_MINUTE, seconds: 60 } },
    schema: { tags: ['names'], body: nameCheckRequestSchema, response: answers(nameCheckAnswerSchema) },
    handler: async (request) => {
      const { english, nepali, applicationId } = request.body;
      return ok(request, await checkProposedName(db, { english, nepali }, { now: clock.now(), applicationId, suggest: true }));
    },
  });
};
