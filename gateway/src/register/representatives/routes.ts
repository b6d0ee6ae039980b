import { otpSentSchema } from '@registrar/domain/calls/accounts';
import {
  acceptedAnswerSchema,
  acceptInvitationRequestSchema,
  companyRepresentativesSchema,
  declineInvitationRequestSchema,
  invitationViewSchema,
  inviteRequestSchema,
  removedAnswerSchema,
  representativeRemarkRequestSchema,
  representedCompanySchema,
  waitingInvitationSchema,
} from '@registrar/domain/calls/representatives';
import { idSchema } from '@registrar/domain/envelope';
import { OUTSIDE_PURPOSES } from '@registrar/domain/outside';
import { z } from 'zod';
import { linkCalls } from '../../outside/link-calls';
import { actorOf, refuseWhatIsToSettle } from '../../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { idempotently } from '../../platform/idempotency';
import { orRefuse } from '../../platform/refusal';
import {
  acceptInvitation,
  declineInvitation,
  readWaitingInvitations,
  sendInvitationOtp,
  viewInvitation,
} from './answer-invitation';
import { PURPOSE } from './invitation';
import { invite, restore, sendAgain, withdrawInvitation } from './invite';
import { readOwnCompanies, readRepresentatives } from './read-representatives';
import { stepDown } from './remove-representative';

const tags = ['representatives'];
const COMPANY = `${BASE}/external/api/company/:companyId`;
const INVITATION = `${BASE}/external/api/representative-invitation`;
const ofCompany = z.object({ companyId: idSchema });
const ofPerson = ofCompany.extend({ accountId: idSchema });
const ofInvitation = ofCompany.extend({ invitationId: idSchema });
const byToken = z.object({ token: z.string().min(1).max(200) });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const invitedAnswer = z.object({ id: idSchema });
const represent = { access: { permission: 'REPRESENT' } } as const;

export const representativeRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    config: { portalUrl, secrets },
    runUnitOfWork,
  } = platform;
  app.get(
    `${BASE}/external/api/representative/company`,
    {
      config: represent,
      schema: {
        operationId: 'listRepresentedCompanies',
        summary: 'The companies one represents',
        tags,
        response: answers(z.array(representedCompanySchema)),
      },
    },
    async (request) => ok(request, await readOwnCompanies(db, actorOf(request), clock.now())),
  );

  app.get(
    `${COMPANY}/representative`,
    {
      config: represent,
      schema: {
        operationId: 'listRepresentatives',
        summary: 'Who represents a company, who is asked to, and who did',
        tags,
        params: ofCompany,
        response: answers(companyRepresentativesSchema),
      },
    },
    async (request) =>
      ok(request, await readRepresentatives(db, actorOf(request), request.params.companyId, clock.now())),
  );

  app.post(
    `${COMPANY}/representative`,
    {
      config: represent,
      schema: {
        operationId: 'inviteRepresentative',
        summary: 'Invites a representative',
        tags,
        params: ofCompany,
        headers,
        body: inviteRequestSchema,
        response: answers(invitedAnswer),
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { companyId } = request.params;
      const place = { portalUrl, language: askedLanguage(request) };
      const invited = await runUnitOfWork((unit) =>
        idempotently(
          unit,
          actor,
          {
            key: request.headers['idempotency-key'],
            request: ['invite', companyId, request.body],
            answer: invitedAnswer,
          },
          async () => ({
            id: await invite(unit, actor, companyId, request.body, place),
          }),
        ),
      );
      return ok(request, invited, 'representation.done.invited');
    },
  );

  app.post(
    `${COMPANY}/representative/:accountId/remove`,
    {
      config: { ...represent, openWhile: ['COMPANY_EMAIL_UNVERIFIED'] },
      schema: {
        operationId: 'removeRepresentative',
        summary: 'No longer represents the company; for oneself',
        tags,
        params: ofPerson,
        headers,
        body: representativeRemarkRequestSchema,
        response: answers(removedAnswerSchema),
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { companyId, accountId } = request.params;
      // a user who does not know the company's address may leave it, and nothing else
      if (accountId !== actor.accountId) refuseWhatIsToSettle(actor);
      const removed = await runUnitOfWork((unit) =>
        idempotently(
          unit,
          actor,
          {
            key: request.headers['idempotency-key'],
            request: ['remove', companyId, accountId, request.body],
            answer: removedAnswerSchema,
          },
          () => stepDown(unit, actor, companyId, { accountId, remark: request.body.remark }),
        ),
      );
      return ok(request, removed, 'representation.done.left');
    },
  );

  app.post(
    `${COMPANY}/representative/:accountId/restore`,
    {
      config: represent,
      schema: {
        operationId: 'restoreRepresentative',
        summary: 'Invites a former representative back',
        tags,
        params: ofPerson,
        headers,
        body: representativeRemarkRequestSchema,
        response: answers(invitedAnswer),
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { companyId, accountId } = request.params;
      const place = { portalUrl, language: askedLanguage(request) };
      const invited = await runUnitOfWork((unit) =>
        idempotently(
          unit,
          actor,
          {
            key: request.headers['idempotency-key'],
            request: ['restore', companyId, accountId, request.body],
            answer: invitedAnswer,
          },
          async () => ({
            id: await restore(unit, actor, companyId, { accountId, remark: request.body.remark }, place),
          }),
        ),
      );
      return ok(request, invited, 'representation.done.invited');
    },
  );

  app.post(
    `${COMPANY}/invitation/:invitationId/resend`,
    {
      config: represent,
      schema: {
        operationId: 'resendInvitation',
        summary: 'Sends an invitation again',
        tags,
        params: ofInvitation,
        response: answers(nothing),
      },
    },
    async (request) => {
      const { companyId, invitationId } = request.params;
      await runUnitOfWork((unit) =>
        sendAgain(unit, actorOf(request), companyId, invitationId, { portalUrl, language: askedLanguage(request) }),
      );
      return ok(request, {}, 'representation.done.sentAgain');
    },
  );

  app.post(
    `${COMPANY}/invitation/:invitationId/withdraw`,
    {
      config: represent,
      schema: {
        operationId: 'withdrawInvitation',
        summary: 'Takes an invitation back',
        tags,
        params: ofInvitation,
        response: answers(nothing),
      },
    },
    async (request) => {
      const { companyId, invitationId } = request.params;
      await runUnitOfWork((unit) => withdrawInvitation(unit, actorOf(request), companyId, invitationId));
      return ok(request, {}, 'representation.done.withdrawn');
    },
  );

  app.get(
    INVITATION,
    {
      config: represent,
      schema: {
        operationId: 'listInvitations',
        summary: 'Invitations that wait for the caller',
        tags,
        response: answers(z.array(waitingInvitationSchema)),
      },
    },
    async (request) => ok(request, await readWaitingInvitations(db, actorOf(request), clock.now())),
  );

  const link = linkCalls(app, platform, PURPOSE, { tags });
  link.show({
    operationId: 'getInvitation',
    summary: 'What an invitation is about',
    answer: invitationViewSchema,
    read: ({ actor, reference }) => viewInvitation(db, actor, reference, clock.now()),
  });

  app.post(
    `${INVITATION}/:token/otp`,
    {
      config: { access: 'signed-in', limit: OUTSIDE_PURPOSES[PURPOSE].limits.answering },
      schema: {
        operationId: 'requestInvitationOtp',
        summary: 'Sends the code that accepting asks for',
        tags,
        params: byToken,
        response: answers(otpSentSchema),
      },
    },
    async (request) =>
      ok(
        request,
        await runUnitOfWork((unit) =>
          sendInvitationOtp(unit, secrets.otpPepper, actorOf(request), request.params.token),
        ),
        'accounts.otpSent',
      ),
  );

  app.post(
    `${INVITATION}/:token/accept`,
    {
      config: { access: 'signed-in', limit: OUTSIDE_PURPOSES[PURPOSE].limits.answering },
      schema: {
        operationId: 'acceptInvitation',
        summary: 'Accepts an invitation',
        tags,
        params: byToken,
        body: acceptInvitationRequestSchema,
        response: answers(acceptedAnswerSchema),
      },
    },
    async (request) => {
      const accepted = await runUnitOfWork((unit) =>
        acceptInvitation(unit, secrets.otpPepper, actorOf(request), request.params.token, request.body.otp),
      );
      return ok(request, orRefuse(accepted), 'representation.done.accepted');
    },
  );

  link.answer({
    operationId: 'declineInvitation',
    summary: 'Declines an invitation',
    step: 'decline',
    body: declineInvitationRequestSchema,
    take: (unit, { actor, reference }, { remark }) => declineInvitation(unit, actor, reference, remark),
    done: 'representation.done.declined',
  });
};
