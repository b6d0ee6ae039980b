import { otpSentSchema } from '@registrar/domain/calls/accounts';
import {
  CLAIM_EVIDENCE,
  claimantRequestSchema,
  claimantSchema,
  claimCodeRequestSchema,
  claimEvidenceSchema,
  claimReceiptSchema,
  noticeFeedQuerySchema,
  publicNoticeDetailSchema,
  publicNoticePageSchema,
  publicNoticeQuerySchema,
  submitClaimRequestSchema,
} from '@registrar/domain/calls/public-notices';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { callerOf } from '../accounts/caller';
import { readFileForm } from '../documents/read-file-part';
import { storeDocument } from '../documents/store-document';
import { cachedAnswer, etagOf, matches } from '../lookups/cached-answer';
import { answers, askedLanguage, fileOf, ok } from '../platform/http/answer';
import { BASE, type GatewayApp, type RouteModule } from '../platform/http/gateway-app';
import { domainLanguage, languageOf } from '../platform/language';
import type { Platform } from '../platform/platform';
import { orRefuse } from '../platform/refusal';
import { keepEvidence, requireRoom } from './claim-evidence';
import { admitClaimant, sendClaimCode } from './claimants';
import { ATOM_MEDIA_TYPE, noticeFeed } from './notice-feed';
import { listPublicNotices, readPublicNotice } from './public-notices';
import { submitClaim } from './submit-claim';

const NOTICES = `${BASE}/public/notices`;
const CLAIMANT = `${BASE}/public/claimant/:token`;
const TEN_MINUTES = 600;
/** A notice is read for weeks and changes at midnight at the latest. */
const LIST_SECONDS = 60;
const FEED_SECONDS = 900;
const tags = ['notices'];
const byId = z.object({ id: idSchema });
const byToken = z.object({ token: z.string().min(1).max(100) });
const reading = { name: 'public-notices', hits: 120, seconds: 60 };
const sending = { name: 'claim-code', hits: 20, seconds: TEN_MINUTES };
const proving = { name: 'claim-prove', hits: 30, seconds: TEN_MINUTES };
const bringing = { name: 'claim-evidence', hits: 40, seconds: TEN_MINUTES };

/** What everybody reads of proceedings, and hands in against them, with an account or without. */
export const publicNoticeRoutes: RouteModule = (app, platform) => {
  readingRoutes(app, platform);
  feedRoute(app, platform);
  claimantRoutes(app, platform);
  handingInRoutes(app, platform);
};

function readingRoutes(app: GatewayApp, { database: { db }, clock }: Platform): void {
  app.get(NOTICES, {
    config: { access: 'public', limit: reading, reads: 'replica' },
    schema: {
      operationId: 'listPublicNotices',
      summary: 'The notices that the office has published about companies',
      tags,
      querystring: publicNoticeQuerySchema,
      response: answers(publicNoticePageSchema),
    },
    handler: async (request, reply) =>
      cachedAnswer(request, reply, await listPublicNotices(db, request.query, clock.now()), LIST_SECONDS),
  });

  app.get(`${NOTICES}/:id`, {
    config: { access: 'public', limit: reading, reads: 'replica' },
    schema: {
      operationId: 'getPublicNotice',
      summary: 'One notice, with its text as it was published',
      tags,
      params: byId,
      response: answers(publicNoticeDetailSchema),
    },
    handler: async (request, reply) =>
      cachedAnswer(request, reply, await readPublicNotice(db, request.params.id, clock.now()), LIST_SECONDS),
  });
}

function feedRoute(app: GatewayApp, { database: { db }, config: { portalUrl } }: Platform): void {
  app.get(`${NOTICES}.atom`, {
    config: { access: 'public', limit: { name: 'notice-feed', hits: 60, seconds: TEN_MINUTES }, reads: 'replica' },
    schema: {
      operationId: 'getNoticeFeed',
      summary: 'The newest notices as a feed (Atom)',
      tags,
      querystring: noticeFeedQuerySchema,
      response: { ...fileOf('application/atom+xml'), 304: z.null().describe('Not changed') },
    },
    handler: async (request, reply) => {
      const { lang } = request.query;
      const language = lang === undefined ? askedLanguage(request) : languageOf(lang);
      const self = `${NOTICES}.atom${lang === undefined ? '' : `?lang=${domainLanguage(language)}`}`;
      const text = await noticeFeed(db, { portalUrl, self, language });
      const etag = etagOf(text);
      void reply
        .header('etag', etag)
        .header('cache-control', `public, max-age=${FEED_SECONDS}`)
        .header('vary', 'accept-language')
        .header('content-disposition', 'inline; filename="notices.atom"');
      if (matches(request.headers['if-none-match'], etag)) return reply.status(304).send(null);
      return reply.type(ATOM_MEDIA_TYPE).send(text);
    },
  });
}

function claimantRoutes(app: GatewayApp, platform: Platform): void {
  const { runUnitOfWork, config } = platform;
  app.post(`${NOTICES}/:id/code`, {
    config: { access: 'public', limit: sending },
    schema: {
      operationId: 'sendClaimCode',
      summary: 'Sends a code to who wants to claim or object without an account',
      tags,
      params: byId,
      body: claimCodeRequestSchema,
      response: answers(otpSentSchema),
    },
    handler: async (request, reply) => {
      const asked = {
        request: request.body,
        caller: callerOf(request, reply, config),
        language: askedLanguage(request),
      };
      const sent = await runUnitOfWork((unit) => sendClaimCode(platform, unit, request.params.id, asked));
      return ok(request, sent, 'accounts.otpSent');
    },
  });

  app.post(`${NOTICES}/:id/claimant`, {
    config: { access: 'public', limit: proving },
    schema: {
      operationId: 'admitClaimant',
      summary: 'Proves the address, or takes the account, of who wants to claim or object',
      tags,
      params: byId,
      body: claimantRequestSchema,
      response: answers(claimantSchema),
    },
    handler: async (request, reply) => {
      const asked = { request: request.body, actor: request.actor, caller: callerOf(request, reply, config) };
      const admitted = await runUnitOfWork((unit) => admitClaimant(platform, unit, request.params.id, asked));
      return ok(request, orRefuse(admitted), 'proceeding.done.claimantProven');
    },
  });
}

function handingInRoutes(app: GatewayApp, platform: Platform): void {
  const { runUnitOfWork, config } = platform;
  app.post(`${CLAIMANT}/evidence`, {
    config: { access: 'public', takesFiles: true, limit: bringing },
    schema: {
      operationId: 'addClaimEvidence',
      summary: 'Uploads a file of evidence',
      description: 'Multipart: the file `file`.',
      tags,
      consumes: ['multipart/form-data'],
      params: byToken,
      response: answers(claimEvidenceSchema),
    },
    handler: async (request) => {
      const { actor, params } = request;
      await runUnitOfWork((unit) => requireRoom(unit, params.token, actor)); // checked before the file is read
      const { maximumMegabytes } = CLAIM_EVIDENCE;
      const { file } = await readFileForm(platform, request, {
        largest: maximumMegabytes,
        limitOf: () => maximumMegabytes,
      });
      const stored = await storeDocument(platform, file, CLAIM_EVIDENCE, askedLanguage(request));
      return ok(request, await runUnitOfWork((unit) => keepEvidence(unit, params.token, actor, stored)));
    },
  });

  app.post(`${CLAIMANT}/claim`, {
    config: { access: 'public', limit: proving },
    schema: {
      operationId: 'submitClaim',
      summary: 'Submits a claim or an objection to a notice',
      tags,
      params: byToken,
      body: submitClaimRequestSchema,
      response: answers(claimReceiptSchema),
    },
    handler: async (request, reply) => {
      const submitted = {
        token: request.params.token,
        actor: request.actor,
        caller: callerOf(request, reply, config),
        language: domainLanguage(askedLanguage(request)),
      };
      const receipt = await runUnitOfWork((unit) => submitClaim(unit, submitted, request.body));
      return ok(request, receipt, 'proceeding.done.claimReceived');
    },
  });
}
