import { groupRequestPageSchema, groupRequestQuerySchema } from '@registrar/domain/calls/group-requests';
import { actorOf } from '../../../platform/http/access';
import { answers, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { listGroupRequests } from '../../facts/group/list-group-requests';

/** The requests to parent companies. A single request is read and answered as an application. */
export const groupRequestRoutes: RouteModule = (app, { database: { db }, clock }) => {
  app.get(`${BASE}/external/api/group-request`, {
    config: { access: { permission: 'DECIDE_GROUP_REQUEST' } },
    schema: {
      operationId: 'listGroupRequests',
      summary: 'Group names that wait for the companies one speaks for, or that they have answered',
      tags: ['filings'],
      querystring: groupRequestQuerySchema,
      response: answers(groupRequestPageSchema),
    },
    handler: async (request) => ok(request, await listGroupRequests(db, actorOf(request), request.query, clock.now())),
  });
};
