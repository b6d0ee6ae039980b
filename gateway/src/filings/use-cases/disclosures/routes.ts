import { otpSentSchema } from '@registrar/domain/calls/accounts';
import {
  declineDisclosureRequestSchema,
  disclosureLinkSchema,
  disclosureLinksSchema,
  disclosureOtpRequestSchema,
  disclosureViewSchema,
  signDisclosureRequestSchema,
} from '@registrar/domain/calls/director-disclosures';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../../../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../../../platform/http/answer';
import { notesReadings } from '../../../register/access-log/note-access';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { domainLanguage } from '../../../platform/language';
import { Refusal } from '../../../platform/refusal';
import {
  declineDisclosure,
  sendDisclosureOtp,
  signDisclosure,
  viewDisclosure,
} from '../../facts/disclosures/answer-link';
import { readLinks, sendDisclosureLink } from './send-link';

const OF_FILING = `${BASE}/external/api/application/:id/disclosure`;
const LINK = `${BASE}/external/api/director-disclosure/:token`;
const byToken = z.object({ token: z.string().min(1).max(200) });
const tags = ['disclosures'];
const LOOKING = { name: 'disclosure-look', hits: 60, seconds: 10 * 60 };
const PROVING = { name: 'disclosure-prove', hits: 30, seconds: 10 * 60 };

/** Disclosures of directors under section 92: links, answers and signatures. */
export const disclosureRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    config: { portalUrl, secrets },
    runUnitOfWork,
  } = platform;
  const note = notesReadings(platform);
  app.get(OF_FILING, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'listDisclosureLinks',
      summary: 'The links by which directors sign the disclosures of a filing',
      tags,
      params: z.object({ id: idSchema }),
      response: answers(disclosureLinksSchema),
    },
    handler: async (request) =>
      ok(request, await readLinks(db, actorOf(request), request.params.id, { now: clock.now(), note })),
  });
  app.post(`${OF_FILING}/:itemId/send`, {
    config: { access: { permission: 'FILE_OWN' }, limit: { name: 'disclosure-send', hits: 60, seconds: 10 * 60 } },
    schema: {
      operationId: 'sendDisclosureLink',
      summary: 'Sends a director the link to sign a disclosure',
      tags,
      params: z.object({ id: idSchema, itemId: idSchema }),
      response: answers(disclosureLinkSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const place = { applicationId: request.params.id, itemId: request.params.itemId };
      const language = domainLanguage(askedLanguage(request));
      return ok(
        request,
        await runUnitOfWork((unit) => sendDisclosureLink(unit, actor, place, { language, portalUrl })),
        'disclosure.sent',
      );
    },
  });
  app.get(LINK, {
    config: { access: 'public', limit: LOOKING },
    schema: {
      operationId: 'getDirectorDisclosure',
      summary: 'What a director is asked to disclose',
      tags,
      params: byToken,
      response: answers(disclosureViewSchema),
    },
    handler: async (request) => ok(request, await viewDisclosure(db, request.params.token, clock.now())),
  });
  app.post(`${LINK}/otp`, {
    config: { access: 'public', limit: PROVING },
    schema: {
      operationId: 'requestDisclosureOtp',
      summary: 'Sends the director a code',
      tags,
      params: byToken,
      body: disclosureOtpRequestSchema,
      response: answers(otpSentSchema),
    },
    handler: async (request) =>
      ok(
        request,
        await runUnitOfWork((unit) =>
          sendDisclosureOtp(unit, secrets.otpPepper, request.params.token, request.body.channel),
        ),
        'accounts.otpSent',
      ),
  });
  app.post(`${LINK}/sign`, {
    config: { access: 'public', limit: PROVING },
    schema: {
      operationId: 'signDirectorDisclosure',
      summary: 'Makes the disclosure and signs it by the code',
      tags,
      params: byToken,
      body: signDisclosureRequestSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const refused = await runUnitOfWork((unit) =>
        signDisclosure(unit, secrets.otpPepper, request.params.token, request.body),
      );
      if (refused instanceof Refusal) throw refused;
      return ok(request, {}, 'disclosure.signed');
    },
  });
  app.post(`${LINK}/decline`, {
    config: { access: 'public', limit: PROVING },
    schema: {
      operationId: 'declineDirectorDisclosure',
      summary: 'Declines to sign',
      tags,
      params: byToken,
      body: declineDisclosureRequestSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      await runUnitOfWork((unit) => declineDisclosure(unit, request.params.token, request.body.reason));
      return ok(request, {}, 'disclosure.declined');
    },
  });
};
