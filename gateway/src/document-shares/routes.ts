import { otpSentSchema } from '@registrar/domain/calls/accounts';
import {
  objectToShareSchema,
  openedSharedSchema,
  openSharedSchema,
  revokeShareSchema,
  shareablePapersSchema,
  sharedFileSchema,
  shareDetailSchema,
  shareDocumentSchema,
  sharedOtpRequestSchema,
  sharedSchema,
  sharedViewSchema,
  shareObjectionViewSchema,
  shareOtpRequestSchema,
  sharePageSchema,
  shareQuerySchema,
} from '@registrar/domain/calls/document-shares';
import { idSchema } from '@registrar/domain/envelope';
import { OUTSIDE_PURPOSES } from '@registrar/domain/outside';
import { z } from 'zod';
import { sendDocument } from '../documents/send-document';
import { linkCalls } from '../outside/link-calls';
import { actOnce } from '../platform/http/act-once';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, nothing, ok, preferHeader, storedFileOf } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { Refusal } from '../platform/refusal';
import { objectToShare, viewShareObjection } from './object-to-share';
import { listShares, readShare, revokeShare } from './read-shares';
import { openWithCode, readSharedFile, sendShareOtp, viewShare } from './receive-share';
import { readShareable, sendConsentOtp, shareDocument } from './share-document';

const SHARES = `${BASE}/external/api/document-share`;
const SHARED = `${BASE}/external/api${OUTSIDE_PURPOSES.DOCUMENT_SHARE.page}/:token`;
const tags = ['document-shares'];
const params = z.object({ id: idSchema });
const byToken = z.object({ token: z.string().min(1).max(200) });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const sharing = { access: { permission: 'SHARE_DOCUMENT' } } as const;
const { sending, answering } = OUTSIDE_PURPOSES.DOCUMENT_SHARE.limits;

/** Signed papers that a representative shares by a link, as the company sees it. */
export const shareRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    config: { secrets },
    runUnitOfWork,
  } = platform;

  app.get(`${BASE}/external/api/company/:companyId/shareable-document`, {
    config: sharing,
    schema: {
      operationId: 'listShareableDocuments',
      summary: 'The signed papers of a company that may be shared today',
      tags,
      params: z.object({ companyId: idSchema }),
      response: answers(shareablePapersSchema),
    },
    handler: async (request) =>
      ok(request, await readShareable(db, actorOf(request), request.params.companyId, clock.now())),
  });

  app.get(SHARES, {
    config: sharing,
    schema: {
      operationId: 'listDocumentShares',
      summary: 'What was shared of the companies that the reader represents',
      tags,
      querystring: shareQuerySchema,
      response: answers(sharePageSchema),
    },
    handler: async (request) => ok(request, await listShares(db, actorOf(request), request.query, clock.now())),
  });

  app.post(`${SHARES}/otp`, {
    config: { ...sharing, limit: sending },
    schema: {
      operationId: 'requestShareOtp',
      summary: 'A code to the own contact, which consents to share what names persons',
      tags,
      body: shareOtpRequestSchema,
      response: answers(otpSentSchema),
    },
    handler: async (request) =>
      ok(
        request,
        await runUnitOfWork((unit) =>
          sendConsentOtp(unit, secrets.otpPepper, actorOf(request), request.body.companyId),
        ),
        'accounts.otpSent',
      ),
  });

  app.post(SHARES, {
    config: { ...sharing, limit: sending },
    schema: {
      operationId: 'shareDocument',
      summary: 'Shares a signed paper, or all of them, by a link',
      tags,
      headers,
      body: shareDocumentSchema,
      response: answers(sharedSchema),
    },
    handler: async (request) => {
      const asked = { key: request.headers['idempotency-key'], language: askedLanguage(request) };
      const done = await shareDocument(platform, actorOf(request), request.body, asked);
      return ok(request, done, 'share.done.shared');
    },
  });

  app.get(`${SHARES}/:id`, {
    config: sharing,
    schema: {
      operationId: 'getDocumentShare',
      summary: 'One share, with each opening',
      tags,
      params,
      response: answers(shareDetailSchema),
    },
    handler: async (request) => ok(request, await readShare(db, actorOf(request), request.params.id, clock.now())),
  });

  app.post(`${SHARES}/:id/revocation`, {
    config: sharing,
    schema: {
      operationId: 'revokeDocumentShare',
      summary: 'Ends a share at once',
      tags,
      params,
      headers,
      body: revokeShareSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id } = request.params;
      await actOnce(platform, request, 'revoke-share', (unit, actor) => revokeShare(unit, actor, id, request.body));
      return ok(request, {}, 'share.done.revoked');
    },
  });

  const link = linkCalls(app, platform, 'DOCUMENT_SHARE', { tags });
  link.show({
    operationId: 'getSharedDocument',
    summary: 'What was shared with the receiver of a link, until when and by whom',
    answer: sharedViewSchema,
    read: ({ reference }) => viewShare(db, reference, clock.now()),
  });
  link.sendCode({
    operationId: 'requestSharedDocumentOtp',
    summary: 'Sends the receiver a code',
    body: sharedOtpRequestSchema,
    send: (unit, { reference }, channel) => sendShareOtp(unit, secrets.otpPepper, reference, channel),
  });

  app.post(`${SHARED}/open`, {
    config: { access: 'public', limit: answering },
    schema: {
      operationId: 'openSharedDocument',
      summary: 'Opens what was shared by the code',
      tags,
      params: byToken,
      body: openSharedSchema,
      response: answers(openedSharedSchema),
    },
    handler: async (request) => {
      const opened = await runUnitOfWork((unit) =>
        openWithCode(unit, secrets.otpPepper, request.params.token, request.body),
      );
      if (opened instanceof Refusal) throw opened;
      return ok(request, opened);
    },
  });

  app.post(`${SHARED}/file`, {
    config: { access: 'public', limit: { name: 'share-file', hits: 60, seconds: 10 * 60 } },
    schema: {
      operationId: 'getSharedDocumentFile',
      summary: 'A paper that was shared, for some minutes after the code',
      tags,
      params: byToken,
      headers: preferHeader,
      body: sharedFileSchema,
      response: storedFileOf('application/pdf'),
    },
    handler: async (request, reply) =>
      sendDocument(platform, request, reply, await readSharedFile(platform, request.params.token, request.body)),
  });

  const objection = linkCalls(app, platform, 'DOCUMENT_SHARE_OBJECTION', { tags });
  objection.show({
    operationId: 'getShareObjection',
    summary: 'What is to be shared, for a person named in it',
    answer: shareObjectionViewSchema,
    read: ({ reference }) => viewShareObjection(db, reference, clock.now()),
  });
  objection.answer({
    operationId: 'objectToDocumentShare',
    summary: 'Objects to the sharing, with a reason',
    step: 'object',
    body: objectToShareSchema,
    take: (unit, { reference }, { reason }) => objectToShare(unit, reference, reason),
    done: 'share.done.objected',
  });
};
