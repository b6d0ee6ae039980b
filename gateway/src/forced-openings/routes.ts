import {
  decideForcedOpeningSchema,
  forcedCandidatePageSchema,
  forcedCandidateQuerySchema,
  forcedOpeningPageSchema,
  forcedOpeningQuerySchema,
  proposedForcedOpeningSchema,
  proposeForcedOpeningSchema,
  refuseForcedOpeningSchema,
} from '@registrar/domain/calls/forced-openings';
import { z } from 'zod';
import { makeOnce } from '../platform/http/act-once';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { decisionRoutes } from '../proposals/decision-routes';
import { listCandidates } from './list-candidates';
import { listOpenings } from './list-openings';
import { forcedOpeningProposals } from './opening-proposal';
import { proposeOpening } from './propose-opening';

const OPENINGS = `${BASE}/external/api/forced-opening`;
const tags = ['forced-openings'];
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const reading = { access: { permission: 'READ_FORCED_OPENINGS' } } as const;
const proposing = {
  access: { permission: 'PROPOSE_FORCED_OPENING' },
  limit: { name: 'forced-opening', hits: 120, seconds: 10 * 60 },
} as const;

/** De-registrations that the office opens: who comes into question, what is proposed, and its decision. */
export const forcedOpeningRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;

  app.get(`${BASE}/external/api/forced-candidate`, {
    config: reading,
    schema: {
      operationId: 'listForcedCandidates',
      summary: 'Active companies that have not filed for three fiscal years',
      tags,
      querystring: forcedCandidateQuerySchema,
      response: answers(forcedCandidatePageSchema),
    },
    handler: async (request) => ok(request, await listCandidates(db, actorOf(request), request.query, clock.now())),
  });

  app.get(OPENINGS, {
    config: reading,
    schema: {
      operationId: 'listForcedOpenings',
      summary: 'De-registrations that wait for a second person, or are decided',
      tags,
      querystring: forcedOpeningQuerySchema,
      response: answers(forcedOpeningPageSchema),
    },
    handler: async (request) => ok(request, await listOpenings(db, actorOf(request), request.query, clock.now())),
  });

  app.post(OPENINGS, {
    config: proposing,
    schema: {
      operationId: 'proposeForcedOpening',
      summary: 'Proposes that the office de-registers a company',
      tags,
      headers,
      body: proposeForcedOpeningSchema,
      response: answers(proposedForcedOpeningSchema),
    },
    handler: async (request) => {
      const made = await makeOnce(
        platform,
        request,
        { name: 'forced-opening', answer: proposedForcedOpeningSchema },
        async (unit, actor) => ({
          id: await proposeOpening(unit, actor, request.body, askedLanguage(request)),
        }),
      );
      return ok(request, made, 'forcedOpening.proposed');
    },
  });

  decisionRoutes(app, platform, forcedOpeningProposals, {
    address: OPENINGS,
    tags,
    withdrawing: proposing.access,
    calls: {
      approve: {
        operationId: 'approveForcedOpening',
        summary: 'Opens a de-registration by the office',
        body: decideForcedOpeningSchema,
        done: 'forcedOpening.approved',
      },
      refuse: {
        operationId: 'refuseForcedOpening',
        summary: 'Refuses to open a de-registration',
        body: refuseForcedOpeningSchema,
        done: 'forcedOpening.refused',
      },
      withdraw: {
        operationId: 'withdrawForcedOpening',
        summary: 'Takes a proposal back',
        body: decideForcedOpeningSchema,
        done: 'forcedOpening.withdrawn',
      },
    },
  });
};
