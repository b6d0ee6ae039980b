import {
  askedFinesSchema,
  decideRestorationSchema,
  proposedRestorationSchema,
  proposeRestorationSchema,
  refuseRestorationSchema,
  restorationCandidatePageSchema,
  restorationCandidateQuerySchema,
  restorationPageSchema,
  restorationQuerySchema,
  restorationVoucherSchema,
} from '@registrar/domain/calls/restorations';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { decisionRoutes } from '../proposals/decision-routes';
import { askAgain, bringCounterVoucher } from './collect-fines';
import { listCandidates } from './list-candidates';
import { listRestorations } from './list-restorations';
import { proposeRestoration } from './propose-restoration';
import { restorationProposals } from './restoration-proposal';

const RESTORATIONS = `${BASE}/external/api/restoration`;
const tags = ['restorations'];
const params = z.object({ id: idSchema });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const reading = { access: { permission: 'READ_RESTORATIONS' } } as const;
const proposing = {
  access: { permission: 'PROPOSE_RESTORATION' },
  limit: { name: 'restoration', hits: 120, seconds: 10 * 60 },
} as const;

/** Orders of a court by which a company returns to the register: filed, paid for, decided. */
export const restorationRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;

  app.get(`${BASE}/external/api/restoration-candidate`, {
    config: reading,
    schema: {
      operationId: 'listRestorationCandidates',
      summary: 'De-registered companies of the office, and until when a court may restore them',
      tags,
      querystring: restorationCandidateQuerySchema,
      response: answers(restorationCandidatePageSchema),
    },
    handler: async (request) => ok(request, await listCandidates(db, actorOf(request), request.query, clock.now())),
  });

  app.get(RESTORATIONS, {
    config: reading,
    schema: {
      operationId: 'listRestorations',
      summary: 'Restorations that wait for a decision, with what is unpaid, or are decided',
      tags,
      querystring: restorationQuerySchema,
      response: answers(restorationPageSchema),
    },
    handler: async (request) => ok(request, await listRestorations(db, actorOf(request), request.query, clock.now())),
  });

  app.post(RESTORATIONS, {
    config: proposing,
    schema: {
      operationId: 'proposeRestoration',
      summary: 'Files the order of a court that restores a company, and asks for its unpaid fines',
      tags,
      headers,
      body: proposeRestorationSchema,
      response: answers(proposedRestorationSchema),
    },
    handler: async (request) => {
      const asked = { key: request.headers['idempotency-key'], language: askedLanguage(request) };
      const made = await proposeRestoration(platform, actorOf(request), request.body, asked);
      return ok(request, made, 'restoration.proposed');
    },
  });

  app.post(`${RESTORATIONS}/:id/invoice`, {
    config: proposing,
    schema: {
      operationId: 'askRestorationFines',
      summary: 'Asks for the fines that are unpaid now',
      tags,
      params,
      response: answers(askedFinesSchema),
    },
    handler: async (request) => {
      const [actor, { id }] = [actorOf(request), request.params];
      const invoiceId = await runUnitOfWork((unit) => askAgain(unit, actor, id));
      return ok(request, { invoiceId }, 'restoration.finesAsked');
    },
  });

  app.post(`${RESTORATIONS}/:id/voucher`, {
    config: proposing,
    schema: {
      operationId: 'submitRestorationVoucher',
      summary: 'Submits the voucher of fines that were paid at a bank',
      tags,
      params,
      headers,
      body: restorationVoucherSchema,
      response: answers(askedFinesSchema),
    },
    handler: async (request) => {
      const context = { key: request.headers['idempotency-key'], language: askedLanguage(request) };
      const { id } = request.params;
      const taken = await bringCounterVoucher(platform, actorOf(request), id, request.body, context);
      return ok(request, taken, 'restoration.voucherTaken');
    },
  });

  decisionRoutes(app, platform, restorationProposals, {
    address: RESTORATIONS,
    tags,
    withdrawing: proposing.access,
    calls: {
      approve: {
        operationId: 'approveRestoration',
        summary: 'Restores a company to the register',
        body: decideRestorationSchema,
        done: 'restoration.approved',
      },
      refuse: {
        operationId: 'refuseRestoration',
        summary: 'Refuses to restore a company',
        body: refuseRestorationSchema,
        done: 'restoration.refused',
      },
      withdraw: {
        operationId: 'withdrawRestoration',
        summary: 'Takes a proposal back',
        body: decideRestorationSchema,
        done: 'restoration.withdrawn',
      },
    },
  });
};
