import {
  declineDisclosureRequestSchema,
  disclosureLinkSchema,
  disclosureLinksSchema,
  disclosureOtpRequestSchema,
  disclosureViewSchema,
  signDisclosureRequestSchema,
} from '@registrar/domain/calls/director-disclosures';
import { idSchema } from '@registrar/domain/envelope';
import { OUTSIDE_PURPOSES } from '@registrar/domain/outside';
import { z } from 'zod';
import { linkCalls } from '../../../outside/link-calls';
import { actorOf } from '../../../platform/http/access';
import { answers, askedLanguage, ok } from '../../../platform/http/answer';
import { notesReadings } from '../../../register/access-log/note-access';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { domainLanguage } from '../../../platform/language';
import {
  declineDisclosure,
  sendDisclosureOtp,
  signDisclosure,
  viewDisclosure,
} from '../../facts/disclosures/answer-link';
import { PURPOSE } from '../../facts/disclosures/disclosure-link';
import { readLinks, sendDisclosureLink } from './send-link';

const OF_FILING = `${BASE}/external/api/application/:id/disclosure`;
const tags = ['disclosures'];

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
    config: { access: { permission: 'FILE_OWN' }, limit: OUTSIDE_PURPOSES[PURPOSE].limits.sending },
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
  const link = linkCalls(app, platform, PURPOSE, { tags });
  link.show({
    operationId: 'getDirectorDisclosure',
    summary: 'What a director is asked to disclose',
    answer: disclosureViewSchema,
    read: ({ reference }) => viewDisclosure(db, reference, clock.now()),
  });
  link.sendCode({
    operationId: 'requestDisclosureOtp',
    summary: 'Sends the director a code',
    body: disclosureOtpRequestSchema,
    send: (unit, { reference }, channel) => sendDisclosureOtp(unit, secrets.otpPepper, reference, channel),
  });
  link.answer({
    operationId: 'signDirectorDisclosure',
    summary: 'Makes the disclosure and signs it by the code',
    step: 'sign',
    body: signDisclosureRequestSchema,
    take: (unit, { reference }, signed) => signDisclosure(unit, secrets.otpPepper, reference, signed),
    done: 'disclosure.signed',
  });
  link.answer({
    operationId: 'declineDirectorDisclosure',
    summary: 'Declines to sign',
    step: 'decline',
    body: declineDisclosureRequestSchema,
    take: (unit, { reference }, { reason }) => declineDisclosure(unit, reference, reason),
    done: 'disclosure.declined',
  });
};
