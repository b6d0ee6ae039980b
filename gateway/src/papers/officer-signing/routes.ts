import {
  begunBatchSchema,
  paperSigningPageSchema,
  paperSigningQuerySchema,
  signingBatchSchema,
  signPapersSchema,
} from '@registrar/domain/calls/paper-signing';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { sendDocument } from '../../documents/send-document';
import { actorOf } from '../../platform/http/access';
import { answers, ok, preferHeader, storedFileOf } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { idempotently } from '../../platform/idempotency';
import { beginBatch } from './begin-batch';
import { listPapersToSign, readBatch, readPaperToSign } from './read-signing';

const SIGNING = `${BASE}/external/api/paper-signing`;
const BATCH = `${BASE}/external/api/signing-batch`;
const tags = ['paper-signing'];
const params = z.object({ id: idSchema });
const reading = { access: { permission: 'READ_PAPER_SIGNING' } } as const;
/** A batch has fifty papers, and each is read before. */
const BATCHES = { name: 'paper-signing', hits: 30, seconds: 10 * 60 };
const FILES = { name: 'paper-signing-file', hits: 300, seconds: 10 * 60 };

/** Papers that an officer reads and signs in person, several in one batch. */
export const paperSigningRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    runUnitOfWork,
  } = platform;

  app.get(SIGNING, {
    config: reading,
    schema: {
      operationId: 'listPapersToSign',
      summary: 'The papers that wait for the hand of an officer of the own office',
      tags,
      querystring: paperSigningQuerySchema,
      response: answers(paperSigningPageSchema),
    },
    handler: async (request) => ok(request, await listPapersToSign(db, actorOf(request), request.query)),
  });

  app.get(`${SIGNING}/:id/file`, {
    config: { ...reading, limit: FILES },
    schema: {
      operationId: 'getPaperOfOfficer',
      summary: 'A paper as it will be signed; that the reader opened it is kept',
      tags,
      params,
      headers: preferHeader,
      response: storedFileOf('application/pdf'),
    },
    handler: async (request, reply) =>
      sendDocument(platform, request, reply, await readPaperToSign(platform, actorOf(request), request.params.id)),
  });

  app.post(BATCH, {
    config: { access: { permission: 'SIGN_PAPERS' }, asksSecondFactor: true, limit: BATCHES },
    schema: {
      operationId: 'signPapers',
      summary: 'Signs papers that the reader has opened, each once',
      tags,
      headers: z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() }),
      body: signPapersSchema,
      response: answers(begunBatchSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { papers } = request.body;
      const once = {
        key: request.headers['idempotency-key'],
        request: ['sign-papers', papers],
        answer: begunBatchSchema,
      };
      return ok(
        request,
        await runUnitOfWork((unit) => idempotently(unit, actor, once, () => beginBatch(unit, actor, papers))),
      );
    },
  });

  app.get(`${BATCH}/:id`, {
    config: reading,
    schema: {
      operationId: 'getSigningBatch',
      summary: 'A batch, and which of its papers are signed',
      tags,
      params,
      response: answers(signingBatchSchema),
    },
    handler: async (request) => ok(request, await readBatch(db, actorOf(request), request.params.id)),
  });
};
