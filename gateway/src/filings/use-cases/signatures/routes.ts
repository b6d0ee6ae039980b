import { otpSentSchema } from '@registrar/domain/calls/accounts';
import {
  askSignatureRequestSchema,
  filingSignaturesSchema,
  objectRequestSchema,
  readPaperKindSchema,
  signatureOtpRequestSchema,
  signatureViewSchema,
  signRequestSchema,
} from '@registrar/domain/calls/filing-signatures';
import { draftPaperQuerySchema } from '@registrar/domain/calls/papers';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../../../platform/http/access';
import { answers, askedLanguage, fileOf, nothing, ok, sendPdf } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { domainLanguage } from '../../../platform/language';
import { Refusal, refuse } from '../../../platform/refusal';
import { notesReadings } from '../../../register/access-log/note-access';
import { objectToSigning, sendSignatureOtp, sign, viewSignature } from './answer-signature';
import { readPaperOfLink } from './paper-of-link';
import { askToSign } from './ask';
import { readSignaturePaper, readSignatures } from './read-signatures';

const OF_FILING = `${BASE}/external/api/application/:id/signature`;
const LINK = `${BASE}/external/api/filing-signature/:token`;
const byId = z.object({ id: idSchema });
const byToken = z.object({ token: z.string().min(1).max(200) });
const tags = ['signatures'];
const LOOKING = { name: 'signature-look', hits: 60, seconds: 10 * 60 };
/** A paper is typeset each time it is asked for. */
const READING = { name: 'signature-paper', hits: 30, seconds: 10 * 60 };
const PROVING = { name: 'signature-prove', hits: 30, seconds: 10 * 60 };

/** Papers of a filing that are signed in the portal: who was asked, the links, the answers. */
export const signatureRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    pdf,
    clock,
    config: { portalUrl, secrets },
    runUnitOfWork,
  } = platform;
  const note = notesReadings(platform);
  app.get(OF_FILING, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'listSignatures',
      summary: 'Who signs the papers of a filing in the portal, and who has signed',
      tags,
      params: byId,
      response: answers(filingSignaturesSchema),
    },
    handler: async (request) =>
      ok(request, await readSignatures(db, actorOf(request), request.params.id, { now: clock.now(), note })),
  });
  app.post(`${OF_FILING}/ask`, {
    config: { access: { permission: 'FILE_OWN' }, limit: { name: 'signature-ask', hits: 60, seconds: 10 * 60 } },
    schema: {
      operationId: 'askToSign',
      summary: 'Sends a party the link to sign its paper',
      tags,
      params: byId,
      body: askSignatureRequestSchema,
      response: answers(filingSignaturesSchema),
    },
    handler: async (request) => {
      const language = domainLanguage(askedLanguage(request));
      return ok(
        request,
        await runUnitOfWork((unit) =>
          askToSign(unit, actorOf(request), request.params.id, request.body, { language, portalUrl }),
        ),
        'signature.sent',
      );
    },
  });
  app.get(`${OF_FILING}/:party/paper`, {
    config: { access: 'signed-in', limit: READING },
    schema: {
      operationId: 'getSignaturePaper',
      summary: 'The paper of a party as a PDF: a draft, or with how it was signed',
      tags,
      params: byId.extend({ party: z.string().min(1).max(120) }),
      querystring: draftPaperQuerySchema,
      response: fileOf('application/pdf'),
    },
    handler: async (request, reply) => {
      const noted = { now: clock.now(), note };
      const bytes = await readSignaturePaper({ db, pdf }, actorOf(request), request.params, request.query, noted);
      return sendPdf(reply, `signature-${request.query.language}.pdf`, bytes.length).send(bytes);
    },
  });
  app.get(LINK, {
    config: { access: 'public', limit: LOOKING },
    schema: {
      operationId: 'getFilingSignature',
      summary: 'What a party is asked to sign',
      tags,
      params: byToken,
      response: answers(signatureViewSchema),
    },
    handler: async (request) => ok(request, await viewSignature(db, request.params.token, clock.now())),
  });
  app.get(`${LINK}/paper/:kind`, {
    config: { access: 'public', limit: READING },
    schema: {
      operationId: 'getPaperToSign',
      summary: 'A paper that the party reads before it signs, as a PDF',
      tags,
      params: byToken.extend({ kind: z.string().max(40) }),
      querystring: draftPaperQuerySchema,
      response: fileOf('application/pdf'),
    },
    handler: async (request, reply) => {
      const kind = readPaperKindSchema.safeParse(request.params.kind).data ?? refuse('REQ-404');
      const { language } = request.query;
      const bytes = await readPaperOfLink({ db, pdf }, request.params.token, { kind, language }, clock.now());
      return sendPdf(reply, `${kind.toLowerCase()}-${language}.pdf`, bytes.length).send(bytes);
    },
  });
  app.post(`${LINK}/otp`, {
    config: { access: 'public', limit: PROVING },
    schema: {
      operationId: 'requestSignatureOtp',
      summary: 'Sends the party a code',
      tags,
      params: byToken,
      body: signatureOtpRequestSchema,
      response: answers(otpSentSchema),
    },
    handler: async (request) =>
      ok(
        request,
        await runUnitOfWork((unit) =>
          sendSignatureOtp(unit, secrets.otpPepper, request.params.token, request.body.channel),
        ),
        'accounts.otpSent',
      ),
  });
  app.post(`${LINK}/sign`, {
    config: { access: 'public', limit: PROVING },
    schema: {
      operationId: 'signFilingPaper',
      summary: 'Signs the paper by the code',
      tags,
      params: byToken,
      body: signRequestSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const refused = await runUnitOfWork((unit) => sign(unit, secrets.otpPepper, request.params.token, request.body));
      if (refused instanceof Refusal) throw refused;
      return ok(request, {}, 'signature.given');
    },
  });
  app.post(`${LINK}/object`, {
    config: { access: 'public', limit: PROVING },
    schema: {
      operationId: 'objectToSigning',
      summary: 'Objects to signing, with a reason',
      tags,
      params: byToken,
      body: objectRequestSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      await runUnitOfWork((unit) => objectToSigning(unit, request.params.token, request.body));
      return ok(request, {}, 'signature.objectedTo');
    },
  });
};
