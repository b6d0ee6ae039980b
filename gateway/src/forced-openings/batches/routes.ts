import {
  decideForcedBatchSchema,
  forcedBatchDetailSchema,
  forcedBatchPageSchema,
  forcedBatchQuerySchema,
  proposedForcedBatchSchema,
  proposeForcedBatchSchema,
  refuseForcedBatchSchema,
  servedForcedBatchSchema,
  serveForcedBatchSchema,
  takeOutOfBatchSchema,
} from '@registrar/domain/calls/forced-batches';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { makeOnce } from '../../platform/http/act-once';
import { actorOf } from '../../platform/http/access';
import { answers, askedLanguage, fileOf, nothing, ok, sendPdf } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { decisionRoutes } from '../../proposals/decision-routes';
import { forcedBatchProposals } from './batch-proposal';
import { retryFailed, takeOut } from './change-batch';
import { listBatches } from './list-batches';
import { printLetters } from './print-letters';
import { proposeBatch } from './propose-batch';
import { readBatch } from './read-batch';
import { serveBatch } from './serve-batch';

const BATCHES = `${BASE}/external/api/forced-batch`;
const tags = ['forced-openings'];
const params = z.object({ id: idSchema });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const reading = { access: { permission: 'READ_FORCED_OPENINGS' } } as const;
const proposing = {
  access: { permission: 'PROPOSE_FORCED_OPENING' },
  limit: { name: 'forced-batch', hits: 30, seconds: 10 * 60 },
} as const;
/** Each of a hundred companies is a unit of work with a paper. */
const serving = {
  access: { permission: 'CONDUCT_PROCEEDING' },
  limit: { name: 'forced-batch-service', hits: 20, seconds: 10 * 60 },
} as const;
/** Setting a hundred letters takes a second of a core. */
const printing = { ...reading, limit: { name: 'forced-batch-letters', hits: 10, seconds: 60 } } as const;

/** De-registrations that the office opens together: proposed, decided, followed company by company, printed. */
export const forcedBatchRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;

  app.get(BATCHES, {
    config: reading,
    schema: {
      operationId: 'listForcedBatches',
      summary: 'Batches of de-registrations by the office, with how far their companies are',
      tags,
      querystring: forcedBatchQuerySchema,
      response: answers(forcedBatchPageSchema),
    },
    handler: async (request) => ok(request, await listBatches(db, actorOf(request), request.query, clock.now())),
  });

  app.get(`${BATCHES}/:id`, {
    config: reading,
    schema: {
      operationId: 'getForcedBatch',
      summary: 'A batch with each of its companies',
      tags,
      params,
      response: answers(forcedBatchDetailSchema),
    },
    handler: async (request) => ok(request, await readBatch(db, actorOf(request), request.params.id, clock.now())),
  });

  app.get(`${BATCHES}/:id/letters`, {
    config: printing,
    schema: {
      operationId: 'printForcedBatch',
      summary: 'The notices of a batch as one PDF to be printed',
      tags,
      params,
      response: fileOf('application/pdf'),
    },
    handler: async (request, reply) => {
      const bytes = await printLetters(platform, actorOf(request), request.params.id);
      return sendPdf(reply, 'notices.pdf', bytes.length).send(bytes);
    },
  });

  app.post(BATCHES, {
    config: proposing,
    schema: {
      operationId: 'proposeForcedBatch',
      summary: 'Proposes that the office de-registers up to a hundred companies',
      tags,
      headers,
      body: proposeForcedBatchSchema,
      response: answers(proposedForcedBatchSchema),
    },
    handler: async (request) => {
      const made = await makeOnce(
        platform,
        request,
        { name: 'forced-batch', answer: proposedForcedBatchSchema },
        async (unit, actor) => ({
          id: await proposeBatch(unit, actor, request.body, askedLanguage(request)),
        }),
      );
      return ok(request, made, 'forcedBatch.proposed');
    },
  });

  app.post(`${BATCHES}/:id/take-out`, {
    config: { access: { permission: 'APPROVE_FORCED_OPENING' } },
    schema: {
      operationId: 'takeOutOfForcedBatch',
      summary: 'Takes companies out of a batch',
      tags,
      params,
      body: takeOutOfBatchSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      await runUnitOfWork((unit) => takeOut(unit, actorOf(request), request.params.id, request.body));
      return ok(request, {}, 'forcedBatch.takenOut');
    },
  });

  app.post(`${BATCHES}/:id/retry`, {
    config: proposing,
    schema: {
      operationId: 'retryForcedBatch',
      summary: 'Tries those companies of a batch again that failed',
      tags,
      params,
      response: answers(nothing),
    },
    handler: async (request) => {
      await runUnitOfWork((unit) => retryFailed(unit, actorOf(request), request.params.id));
      return ok(request, {}, 'forcedBatch.retried');
    },
  });

  app.post(`${BATCHES}/:id/service`, {
    config: serving,
    schema: {
      operationId: 'serveForcedBatch',
      summary: 'Records the service of the notices of many companies of a batch',
      tags,
      params,
      body: serveForcedBatchSchema,
      response: answers(servedForcedBatchSchema),
    },
    handler: async (request) => {
      const { params: of, body } = request;
      return ok(request, await serveBatch(platform, actorOf(request), of.id, body, askedLanguage(request)));
    },
  });

  decisionRoutes(app, platform, forcedBatchProposals, {
    address: BATCHES,
    tags,
    withdrawing: proposing.access,
    calls: {
      approve: {
        operationId: 'approveForcedBatch',
        summary: 'Opens the de-registrations of a batch, one after the other',
        body: decideForcedBatchSchema,
        done: 'forcedBatch.approved',
      },
      refuse: {
        operationId: 'refuseForcedBatch',
        summary: 'Refuses a batch of de-registrations',
        body: refuseForcedBatchSchema,
        done: 'forcedBatch.refused',
      },
      withdraw: {
        operationId: 'withdrawForcedBatch',
        summary: 'Takes a proposed batch back',
        body: decideForcedBatchSchema,
        done: 'forcedBatch.withdrawn',
      },
    },
  });
};
