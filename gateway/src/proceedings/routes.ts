import {
  answerOpinionRequestSchema,
  askOpinionRequestSchema,
  judgeClaimRequestSchema,
  judgeOpinionRequestSchema,
  openPhaseRequestSchema,
  proceedingDetailSchema,
  proceedingListQuerySchema,
  proceedingPageSchema,
  publishNoticeRequestSchema,
  returnNoticeRequestSchema,
} from '@registrar/domain/calls/proceedings';
import { documentMediaTypes } from '@registrar/domain/calls/documents';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { sendDocument } from '../documents/send-document';
import { storeDocument } from '../documents/store-document';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, nothing, ok, preferHeader, storedFileOf } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { domainLanguage } from '../platform/language';
import { takeUpload } from '../uploads/given-file';
import { judgeClaim } from './claims';
import { listProceedings } from './list-proceedings';
import { openPhase } from './open-phase';
import { answerOpinion, askOpinion, judgeOpinion } from './opinions';
import { publishNotice, returnNotice } from './publish-notice';
import { readProceeding, readProof } from './read-proceeding';

const PROCEEDING = `${BASE}/external/api/proceeding/:id`;
const tags = ['proceedings'];
const params = z.object({ id: idSchema });
const written = z.object({ id: idSchema });
const byReader = { access: { permission: 'READ_APPLICATION_LISTS' } } as const;
const byOfficer = { access: { permission: 'CONDUCT_PROCEEDING' } } as const;
/** A cutting of a newspaper, or the receipt of a registered letter. */
const PROOF = { maximumMegabytes: 5, extensions: ['JPG', 'JPEG', 'PNG', 'PDF'] } as const;

/**
 * Proceedings for the office: read, and conducted by acts that carry the version read, so that a second press changes
 * nothing.
 */
export const proceedingRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;

  app.get(`${BASE}/external/api/proceeding`, {
    config: byReader,
    schema: {
      operationId: 'listProceedings',
      summary: 'The proceedings of the office, and whose turn it is in each',
      tags,
      querystring: proceedingListQuerySchema,
      response: answers(proceedingPageSchema),
    },
    handler: async (request) => ok(request, await listProceedings(db, actorOf(request), request.query, clock.now())),
  });

  app.get(PROCEEDING, {
    config: byReader,
    schema: {
      operationId: 'getProceeding',
      summary: 'One proceeding, for its office',
      tags,
      params,
      response: answers(proceedingDetailSchema),
    },
    handler: async (request) => ok(request, await readProceeding(db, actorOf(request), request.params.id, clock.now())),
  });

  app.post(`${PROCEEDING}/notice`, {
    config: byOfficer,
    schema: {
      operationId: 'publishProceedingNotice',
      summary: 'Records a notice that the office published or served',
      tags,
      params,
      body: publishNoticeRequestSchema,
      response: answers(written),
    },
    handler: async (request) => {
      const { uploadId, ...asked } = request.body;
      const [actor, language] = [actorOf(request), askedLanguage(request)];
      const file =
        uploadId === undefined
          ? null
          : await storeDocument(platform, await takeUpload(platform, actor, uploadId), PROOF, language);
      const id = await runUnitOfWork((unit) =>
        publishNotice(unit, actor, request.params.id, { ...asked, file }, domainLanguage(language)),
      );
      return ok(request, { id }, 'proceeding.done.noticePublished');
    },
  });

  app.get(`${PROCEEDING}/notice/:noticeId/proof`, {
    config: byReader,
    schema: {
      operationId: 'getProofOfNotice',
      summary: 'The cutting or the receipt of a notice',
      tags,
      params: params.extend({ noticeId: idSchema }),
      headers: preferHeader,
      response: storedFileOf(...documentMediaTypes),
    },
    handler: async (request, reply) =>
      sendDocument(platform, request, reply, await readProof(db, actorOf(request), request.params)),
  });

  app.post(`${PROCEEDING}/notice/:noticeId/return`, {
    config: byOfficer,
    schema: {
      operationId: 'returnProceedingNotice',
      summary: 'Records that a notice did not reach the company',
      tags,
      params: params.extend({ noticeId: idSchema }),
      body: returnNoticeRequestSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id: proceedingId, noticeId } = request.params;
      const language = domainLanguage(askedLanguage(request));
      await runUnitOfWork((unit) =>
        returnNotice(unit, actorOf(request), { proceedingId, noticeId }, request.body, language),
      );
      return ok(request, {}, 'proceeding.done.noticeReturned');
    },
  });

  app.post(`${PROCEEDING}/claim/:claimId/judgement`, {
    config: byOfficer,
    schema: {
      operationId: 'judgeProceedingClaim',
      summary: 'Decides on a claim or an objection',
      tags,
      params: params.extend({ claimId: idSchema }),
      body: judgeClaimRequestSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id: proceedingId, claimId } = request.params;
      await runUnitOfWork((unit) => judgeClaim(unit, actorOf(request), { proceedingId, claimId }, request.body));
      return ok(request, {}, 'proceeding.done.claimJudged');
    },
  });

  app.post(`${PROCEEDING}/opinion`, {
    config: byOfficer,
    schema: {
      operationId: 'askProceedingOpinion',
      summary: 'Asks another body for its opinion',
      tags,
      params,
      body: askOpinionRequestSchema,
      response: answers(written),
    },
    handler: async (request) => {
      const id = await runUnitOfWork((unit) => askOpinion(unit, actorOf(request), request.params.id, request.body));
      return ok(request, { id }, 'proceeding.done.opinionAsked');
    },
  });

  const byOpinion = params.extend({ opinionId: idSchema });
  app.post(`${PROCEEDING}/opinion/:opinionId/answer`, {
    config: byOfficer,
    schema: {
      operationId: 'answerProceedingOpinion',
      summary: 'Records the opinion that a body gave',
      tags,
      params: byOpinion,
      body: answerOpinionRequestSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id: proceedingId, opinionId } = request.params;
      const language = domainLanguage(askedLanguage(request));
      await runUnitOfWork((unit) =>
        answerOpinion(unit, actorOf(request), { proceedingId, opinionId }, request.body, language),
      );
      return ok(request, {}, 'proceeding.done.opinionAnswered');
    },
  });

  app.post(`${PROCEEDING}/opinion/:opinionId/judgement`, {
    config: byOfficer,
    schema: {
      operationId: 'judgeProceedingOpinion',
      summary: 'Decides whether the opinion of a body is a consent',
      tags,
      params: byOpinion,
      body: judgeOpinionRequestSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id: proceedingId, opinionId } = request.params;
      await runUnitOfWork((unit) => judgeOpinion(unit, actorOf(request), { proceedingId, opinionId }, request.body));
      return ok(request, {}, 'proceeding.done.opinionJudged');
    },
  });

  app.post(`${PROCEEDING}/phase/:phase/opening`, {
    config: byOfficer,
    schema: {
      operationId: 'openProceedingPhase',
      summary: 'Opens a phase that waits for the office',
      tags,
      params: params.extend({ phase: z.string().max(60) }),
      body: openPhaseRequestSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id: proceedingId, phase } = request.params;
      await runUnitOfWork((unit) => openPhase(unit, actorOf(request), { proceedingId, phase }, request.body));
      return ok(request, {}, 'proceeding.done.phaseOpened');
    },
  });
};
