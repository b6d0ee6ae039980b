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
import { OUTSIDE_PURPOSES } from '@registrar/domain/outside';
import { z } from 'zod';
import { linkCalls } from '../../../outside/link-calls';
import { noteDrawn } from '../../../papers/note-drawn';
import { actorOf } from '../../../platform/http/access';
import { answers, askedLanguage, fileOf, ok, sendPdf } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { domainLanguage } from '../../../platform/language';
import { refuse } from '../../../platform/refusal';
import { notesReadings } from '../../../register/access-log/note-access';
import { PURPOSE } from '../../facts/signatures/party-signatures';
import { objectToSigning, sendSignatureOtp, sign, viewSignature } from './answer-signature';
import { readPaperOfLink } from './paper-of-link';
import { askToSign } from './ask';
import { readSignaturePaper, readSignatures } from './read-signatures';

const OF_FILING = `${BASE}/external/api/application/:id/signature`;
const byId = z.object({ id: idSchema });
const byToken = z.object({ token: z.string().min(1).max(200) });
const tags = ['signatures'];
const { page, limits } = OUTSIDE_PURPOSES[PURPOSE];
/** A paper is typeset each time it is asked for. */
const READING = { name: 'signature-paper', hits: 30, seconds: 10 * 60 };

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
    config: { access: { permission: 'FILE_OWN' }, limit: limits.sending },
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
      await noteDrawn(platform, actorOf(request), request.params.id, request.params.party);
      return sendPdf(reply, `signature-${request.query.language}.pdf`, bytes.length).send(bytes);
    },
  });
  const link = linkCalls(app, platform, PURPOSE, { tags });
  link.show({
    operationId: 'getFilingSignature',
    summary: 'What a party is asked to sign',
    answer: signatureViewSchema,
    read: ({ reference }) => viewSignature(db, reference, clock.now()),
  });
  app.get(`${BASE}/external/api${page}/:token/paper/:kind`, {
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
  link.sendCode({
    operationId: 'requestSignatureOtp',
    summary: 'Sends the party a code',
    body: signatureOtpRequestSchema,
    send: (unit, { reference }, channel) => sendSignatureOtp(unit, secrets.otpPepper, reference, channel),
  });
  link.answer({
    operationId: 'signFilingPaper',
    summary: 'Signs the paper by the code',
    step: 'sign',
    body: signRequestSchema,
    take: (unit, { reference }, signed) => sign(unit, secrets.otpPepper, reference, signed),
    done: 'signature.given',
  });
  link.answer({
    operationId: 'objectToSigning',
    summary: 'Objects to signing, with a reason',
    step: 'object',
    body: objectRequestSchema,
    take: (unit, { reference }, objection) => objectToSigning(unit, reference, objection),
    done: 'signature.objectedTo',
  });
};
