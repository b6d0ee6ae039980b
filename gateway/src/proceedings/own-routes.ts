import {
  ownProceedingSchema,
  ownProceedingsSchema,
  withdrawProceedingRequestSchema,
} from '@registrar/domain/calls/own-proceedings';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../platform/http/access';
import { answers, nothing, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { ownProceeding, ownProceedings } from './own-proceedings';
import { withdrawProceeding } from './withdraw-proceeding';

const OWN = `${BASE}/external/api/own-proceeding/:id`;
const tags = ['proceedings'];
const params = z.object({ id: idSchema });

/** Proceedings for the company that is in them: what is done, what is open, and how to withdraw. */
export const ownProceedingRoutes: RouteModule = (app, { database: { db }, clock, runUnitOfWork }) => {
  app.get(`${BASE}/external/api/own-proceeding`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'listProceedingsOfCompany',
      summary: 'The proceedings of one company, for its own people',
      tags,
      querystring: z.object({ companyId: idSchema }),
      response: answers(ownProceedingsSchema),
    },
    handler: async (request) =>
      ok(request, await ownProceedings(db, actorOf(request), request.query.companyId, clock.now())),
  });

  app.get(OWN, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'getOwnProceeding',
      summary: 'One proceeding, for the people of its company',
      tags,
      params,
      response: answers(ownProceedingSchema),
    },
    handler: async (request) => ok(request, await ownProceeding(db, actorOf(request), request.params.id, clock.now())),
  });

  app.post(`${OWN}/withdrawal`, {
    config: { access: { permission: 'FILE_OWN' } },
    schema: {
      operationId: 'withdrawProceeding',
      summary: 'Ends a proceeding that the company had asked for',
      tags,
      params,
      body: withdrawProceedingRequestSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      await runUnitOfWork((unit) => withdrawProceeding(unit, actorOf(request), request.params.id, request.body));
      return ok(request, {}, 'proceeding.done.withdrawn');
    },
  });
};
