import {
  decideWaiverSchema,
  grievanceFinesSchema,
  proposedWaiverSchema,
  proposeWaiverSchema,
  refuseWaiverSchema,
} from '@registrar/domain/calls/grievances';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { makeOnce } from '../../../platform/http/act-once';
import { actorOf } from '../../../platform/http/access';
import { answers, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { decisionRoutes } from '../../../proposals/decision-routes';
import { proposeWaiver, readFines } from './propose-waiver';
import { waiverProposals } from './waiver-proposal';

const GRIEVANCE = `${BASE}/external/api/grievance`;
const tags = ['grievances'];
const params = z.object({ id: idSchema });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const proposing = {
  access: { permission: 'ANSWER_GRIEVANCE' },
  limit: { name: 'fine-waiver', hits: 30, seconds: 10 * 60 },
} as const;

/** A fine that is waived on a grievance: proposed by whoever may answer, decided by another officer. */
export const waiverRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;

  app.get(`${GRIEVANCE}/:id/fine`, {
    config: { access: { permission: 'READ_GRIEVANCES' } },
    schema: {
      operationId: 'listGrievanceFines',
      summary: 'The unpaid fines of the company of a grievance, and the proposals to waive one',
      tags,
      params,
      response: answers(grievanceFinesSchema),
    },
    handler: async (request) => ok(request, await readFines(db, actorOf(request), request.params.id, clock.now())),
  });

  app.post(`${GRIEVANCE}/:id/waiver`, {
    config: proposing,
    schema: {
      operationId: 'proposeFineWaiver',
      summary: 'Proposes to waive a fine on a grievance',
      tags,
      params,
      headers,
      body: proposeWaiverSchema,
      response: answers(proposedWaiverSchema),
    },
    handler: async (request) => {
      const { id } = request.params;
      const proposed = await makeOnce(
        platform,
        request,
        { name: 'fine-waiver', answer: proposedWaiverSchema },
        async (unit, actor) => ({ id: await proposeWaiver(unit, actor, id, request.body) }),
      );
      return ok(request, proposed, 'grievance.waiver.proposed');
    },
  });

  decisionRoutes(app, platform, waiverProposals, {
    address: `${BASE}/external/api/fine-waiver`,
    tags,
    withdrawing: proposing.access,
    calls: {
      approve: {
        operationId: 'approveFineWaiver',
        summary: 'Waives a fine',
        body: decideWaiverSchema,
        done: 'grievance.waiver.approved',
      },
      refuse: {
        operationId: 'refuseFineWaiver',
        summary: 'Refuses to waive a fine',
        body: refuseWaiverSchema,
        done: 'grievance.waiver.refused',
      },
      withdraw: {
        operationId: 'withdrawFineWaiver',
        summary: 'Takes a proposed waiver back',
        body: decideWaiverSchema,
        done: 'grievance.waiver.withdrawn',
      },
    },
  });
};
