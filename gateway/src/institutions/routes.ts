import {
  decideInstitutionSchema,
  endInstitutionSchema,
  institutionAdmissionPageSchema,
  institutionAdmissionQuerySchema,
  institutionPageSchema,
  institutionQuerySchema,
  proposedInstitutionSchema,
  proposeInstitutionSchema,
  refuseInstitutionSchema,
} from '@registrar/domain/calls/institutions';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actOnce, makeOnce } from '../platform/http/act-once';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { decisionRoutes } from '../proposals/decision-routes';
import { institutionProposals } from './admission-proposal';
import { endInstitution } from './admit-institution';
import { listInstitutionAdmissions, listInstitutions } from './list-institutions';
import { proposeInstitution } from './propose-institution';

const ADMISSIONS = `${BASE}/external/api/institution-admission`;
const INSTITUTIONS = `${BASE}/external/api/institution`;
const tags = ['institutions'];
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const reading = { access: { permission: 'READ_INSTITUTIONS' } } as const;
const proposing = {
  access: { permission: 'PROPOSE_INSTITUTION' },
  limit: { name: 'institution-admission', hits: 30, seconds: 10 * 60 },
} as const;

/** Institutions that ask for documents; one person proposes to admit one, another one approves. */
export const institutionRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;

  app.get(ADMISSIONS, {
    config: reading,
    schema: {
      operationId: 'listInstitutionAdmissions',
      summary: 'Admissions of institutions that wait for a second person, or are decided',
      tags,
      querystring: institutionAdmissionQuerySchema,
      response: answers(institutionAdmissionPageSchema),
    },
    handler: async (request) =>
      ok(request, await listInstitutionAdmissions(db, actorOf(request), request.query, clock.now())),
  });

  app.post(ADMISSIONS, {
    config: proposing,
    schema: {
      operationId: 'proposeInstitution',
      summary: 'Proposes to admit an institution that asks for documents, or to renew it',
      tags,
      headers,
      body: proposeInstitutionSchema,
      response: answers(proposedInstitutionSchema),
    },
    handler: async (request) => {
      const made = await makeOnce(
        platform,
        request,
        { name: 'institution-admission', answer: proposedInstitutionSchema },
        async (unit, actor) => ({
          id: await proposeInstitution(unit, actor, request.body, askedLanguage(request)),
        }),
      );
      return ok(request, made, 'institution.proposed');
    },
  });

  decisionRoutes(app, platform, institutionProposals, {
    address: ADMISSIONS,
    tags,
    withdrawing: proposing.access,
    calls: {
      approve: {
        operationId: 'approveInstitution',
        summary: 'Admits an institution, or renews it',
        body: decideInstitutionSchema,
        done: 'institution.approved',
      },
      refuse: {
        operationId: 'refuseInstitution',
        summary: 'Refuses to admit an institution',
        body: refuseInstitutionSchema,
        done: 'institution.refused',
      },
      withdraw: {
        operationId: 'withdrawInstitution',
        summary: 'Takes a proposal back',
        body: decideInstitutionSchema,
        done: 'institution.withdrawn',
      },
    },
  });

  app.get(INSTITUTIONS, {
    config: reading,
    schema: {
      operationId: 'listInstitutions',
      summary: 'Institutions that were admitted to ask for documents',
      tags,
      querystring: institutionQuerySchema,
      response: answers(institutionPageSchema),
    },
    handler: async (request) => ok(request, await listInstitutions(db, actorOf(request), request.query, clock.now())),
  });

  app.post(`${INSTITUTIONS}/:id/end`, {
    config: { access: { permission: 'APPROVE_INSTITUTION' } },
    schema: {
      operationId: 'endInstitution',
      summary: 'Ends the admission of an institution at once',
      tags,
      params: z.object({ id: idSchema }),
      headers,
      body: endInstitutionSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id } = request.params;
      await actOnce(platform, request, 'end-institution', (unit, actor) =>
        endInstitution(unit, actor, id, request.body),
      );
      return ok(request, {}, 'institution.done.ended');
    },
  });
};
