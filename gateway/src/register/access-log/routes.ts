import { accessLogQuerySchema, accessLogSchema } from '@registrar/domain/calls/access-log';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../../platform/http/access';
import { answers, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { readAccessLog } from './read-access-log';

export const accessLogRoutes: RouteModule = (app, { database: { db }, clock }) => {
  app.get(`${BASE}/external/api/company/:companyId/access-log`, {
    config: { access: { permission: 'REPRESENT' } },
    schema: {
      operationId: 'listCompanyAccessLog',
      summary: 'Who read the private side of a company, and on what ground; the newest first',
      tags: ['register'],
      params: z.object({ companyId: idSchema }),
      querystring: accessLogQuerySchema,
      response: answers(accessLogSchema),
    },
    handler: async (request) =>
      ok(request, await readAccessLog(db, actorOf(request), request.params.companyId, request.query, clock.now())),
  });
};
