import {
  decideHeirAdmissionSchema,
  heirAdmissionPageSchema,
  heirAdmissionQuerySchema,
  proposedHeirAdmissionSchema,
  proposeHeirAdmissionSchema,
  refuseHeirAdmissionSchema,
} from '@registrar/domain/calls/heir-admissions';
import { z } from 'zod';
import { makeOnce } from '../platform/http/act-once';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { decisionRoutes } from '../proposals/decision-routes';
import { heirAdmissionProposals } from './admission-proposal';
import { listAdmissions } from './list-admissions';
import { proposeAdmission } from './propose-admission';

const ADMISSIONS = `${BASE}/external/api/heir-admission`;
const tags = ['heir-admissions'];
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const proposing = {
  access: { permission: 'PROPOSE_HEIR_ADMISSION' },
  limit: { name: 'heir-admission', hits: 30, seconds: 10 * 60 },
} as const;

/** Heirs of a company's last representative; one person proposes to admit one, another one approves. */
export const heirAdmissionRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;

  app.get(ADMISSIONS, {
    config: { access: { permission: 'READ_HEIR_ADMISSIONS' } },
    schema: {
      operationId: 'listHeirAdmissions',
      summary: 'Admissions of heirs that wait for a second person, or are decided',
      tags,
      querystring: heirAdmissionQuerySchema,
      response: answers(heirAdmissionPageSchema),
    },
    handler: async (request) => ok(request, await listAdmissions(db, actorOf(request), request.query, clock.now())),
  });

  app.post(ADMISSIONS, {
    config: proposing,
    schema: {
      operationId: 'proposeHeirAdmission',
      summary: 'Proposes to admit an heir of the last representative of a company',
      tags,
      headers,
      body: proposeHeirAdmissionSchema,
      response: answers(proposedHeirAdmissionSchema),
    },
    handler: async (request) => {
      const made = await makeOnce(
        platform,
        request,
        { name: 'heir-admission', answer: proposedHeirAdmissionSchema },
        async (unit, actor) => ({
          id: await proposeAdmission(unit, actor, request.body, askedLanguage(request)),
        }),
      );
      return ok(request, made, 'heirAdmission.proposed');
    },
  });

  decisionRoutes(app, platform, heirAdmissionProposals, {
    address: ADMISSIONS,
    tags,
    withdrawing: proposing.access,
    calls: {
      approve: {
        operationId: 'approveHeirAdmission',
        summary: 'Admits an heir',
        body: decideHeirAdmissionSchema,
        done: 'heirAdmission.approved',
      },
      refuse: {
        operationId: 'refuseHeirAdmission',
        summary: 'Refuses to admit an heir',
        body: refuseHeirAdmissionSchema,
        done: 'heirAdmission.refused',
      },
      withdraw: {
        operationId: 'withdrawHeirAdmission',
        summary: 'Takes a proposal back',
        body: decideHeirAdmissionSchema,
        done: 'heirAdmission.withdrawn',
      },
    },
  });
};
