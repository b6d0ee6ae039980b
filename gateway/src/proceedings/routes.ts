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
  sendOpinionLinkRequestSchema,
} from '@registrar/domain/calls/proceedings';
import { proceedingCalendarQuerySchema, proceedingCalendarSchema } from '@registrar/domain/calls/proceeding-calendar';
import { documentMediaTypes } from '@registrar/domain/calls/documents';
import { idSchema } from '@registrar/domain/envelope';
import { OUTSIDE_PURPOSES } from '@registrar/domain/outside';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendDocument, type DocumentContent } from '../documents/send-document';
import { storeDocument } from '../documents/store-document';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, nothing, ok, preferHeader, storedFileOf } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { domainLanguage } from '../platform/language';
import { takeUpload } from '../uploads/given-file';
import { readEvidence } from './claim-evidence';
import { judgeClaim } from './claims';
import { listProceedings } from './list-proceedings';
import { noticeCalendar } from './notice-calendar';
import { noteFileRead } from './note-file-read';
import { NOTICE_PROOF } from './notice-proof';
import { openPhase } from './open-phase';
import { answerOpinion, askOpinion, judgeOpinion } from './opinions';
import { readOpinionFile } from './opinion-file';
import { sendOpinionLink } from './opinion-links';
import { publishNotice, requirePublishable, returnNotice } from './publish-notice';
import { readProceeding, readProof } from './read-proceeding';

const PROCEEDING = `${BASE}/external/api/proceeding/:id`;
const tags = ['proceedings'];
const params = z.object({ id: idSchema });
const written = z.object({ id: idSchema });
const byReader = { access: { permission: 'READ_APPLICATION_LISTS' } } as const;
const byOfficer = { access: { permission: 'CONDUCT_PROCEEDING' } } as const;

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

  const sendNoted = async (
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    file: DocumentContent,
  ): Promise<FastifyReply> =>
    sendDocument(platform, request, reply, await noteFileRead(platform, actorOf(request), id, file));

  app.get(`${BASE}/external/api/proceeding-calendar`, {
    config: byReader,
    schema: {
      operationId: 'getProceedingCalendar',
      summary: 'What ends on which day of a Nepali month in the proceedings of the office',
      tags,
      querystring: proceedingCalendarQuerySchema,
      response: answers(proceedingCalendarSchema),
    },
    handler: async (request) => ok(request, await noticeCalendar(db, actorOf(request), request.query, clock.now())),
  });

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
      const of = request.params.id;
      const hasFile = uploadId !== undefined;
      await runUnitOfWork((unit) =>
        requirePublishable(unit, actor, of, { ...asked, hasFile }, domainLanguage(language)),
      );
      const file = hasFile
        ? await storeDocument(platform, await takeUpload(platform, actor, uploadId), NOTICE_PROOF, language)
        : null;
      const id = await runUnitOfWork((unit) =>
        publishNotice(unit, actor, of, { ...asked, file }, domainLanguage(language)),
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
      sendNoted(request, reply, request.params.id, await readProof(db, actorOf(request), request.params)),
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

  app.get(`${PROCEEDING}/claim/:claimId/evidence/:evidenceId`, {
    config: byReader,
    schema: {
      operationId: 'getEvidenceOfClaim',
      summary: 'A file that was submitted with a claim or an objection',
      tags,
      params: params.extend({ claimId: idSchema, evidenceId: idSchema }),
      headers: preferHeader,
      response: storedFileOf(...documentMediaTypes),
    },
    handler: async (request, reply) =>
      sendNoted(request, reply, request.params.id, await readEvidence(db, actorOf(request), request.params)),
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

  app.post(`${PROCEEDING}/opinion/:opinionId/link`, {
    config: { ...byOfficer, limit: OUTSIDE_PURPOSES.PROCEEDING_OPINION.limits.sending },
    schema: {
      operationId: 'sendOpinionLink',
      summary: 'Sends a body the link again',
      tags,
      params: byOpinion,
      body: sendOpinionLinkRequestSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id: proceedingId, opinionId } = request.params;
      await runUnitOfWork((unit) => sendOpinionLink(unit, actorOf(request), { proceedingId, opinionId }, request.body));
      return ok(request, {}, 'proceeding.done.opinionSent');
    },
  });

  app.get(`${PROCEEDING}/opinion/:opinionId/file`, {
    config: byReader,
    schema: {
      operationId: 'getFileOfOpinion',
      summary: 'The file that came with the answer of a body',
      tags,
      params: byOpinion,
      headers: preferHeader,
      response: storedFileOf(...documentMediaTypes),
    },
    handler: async (request, reply) =>
      sendNoted(request, reply, request.params.id, await readOpinionFile(db, actorOf(request), request.params)),
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
