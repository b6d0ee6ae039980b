import {
  changeContactRequestSchema,
  confirmContactRequestSchema,
  profileSchema,
  recoverUsernameAnswerSchema,
  recoverUsernameRequestSchema,
  sessionListSchema,
  sessionsEndedSchema,
  updateProfileRequestSchema,
  ENDED_SESSIONS_DAYS,
} from '@registrar/domain/calls/profile';
import { otpSentSchema } from '@registrar/domain/calls/accounts';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf, WHATEVER_IS_TO_SETTLE } from '../platform/http/access';
import { answers, askedLanguage, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { orRefuse } from '../platform/refusal';
import { callerOf } from './caller';
import { changeContact, confirmContact } from './contact-change';
import { readProfile, updateProfile } from './profile';
import { recoverUsername } from './recover-username';
import { endOtherSessions, endOwnSession, listSessions } from './session-activity';

const tags = ['accounts'];
const SENDING = { name: 'contact-send', hits: 20, seconds: 10 * 60 };
const PROVING = { name: 'contact-prove', hits: 30, seconds: 10 * 60 };

/** A person's own account, and where it is in use. */
export const profileRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;

  app.post(
    `${BASE}/auth/api/user/recover-username`,
    {
      config: { access: 'public', limit: { ...SENDING, name: 'recover-username' } },
      schema: {
        operationId: 'recoverUsername',
        summary: 'Sends the username to the mail address or mobile number it belongs to',
        tags,
        body: recoverUsernameRequestSchema,
        response: answers(recoverUsernameAnswerSchema),
      },
    },
    async (request, reply) =>
      ok(
        request,
        await recoverUsername(
          platform,
          request.body,
          callerOf(request, reply, platform.config),
          askedLanguage(request),
        ),
        'accounts.usernameSent',
      ),
  );

  app.get(
    `${BASE}/auth/api/user/profile`,
    {
      // the page of the profile is where a missing second factor is added
      config: { access: 'signed-in', openWhile: ['SECOND_FACTOR_MISSING'] },
      schema: { operationId: 'getProfile', summary: 'The own profile', tags, response: answers(profileSchema) },
    },
    async (request) => ok(request, await readProfile(db, actorOf(request), clock.now())),
  );

  app.put(
    `${BASE}/auth/api/user/profile`,
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'updateProfile',
        summary: 'Changes names and language',
        tags,
        body: updateProfileRequestSchema,
        response: answers(profileSchema),
      },
    },
    async (request) =>
      ok(
        request,
        await platform.runUnitOfWork((unit) => updateProfile(unit, actorOf(request), request.body)),
        'accounts.profileSaved',
      ),
  );

  app.post(
    `${BASE}/auth/api/user/profile/contact`,
    {
      config: { access: 'signed-in', limit: SENDING },
      schema: {
        operationId: 'requestContactChange',
        summary: 'Sends a code to a new mail address or mobile number',
        tags,
        body: changeContactRequestSchema,
        response: answers(otpSentSchema),
      },
    },
    async (request) =>
      ok(
        request,
        await changeContact(platform, actorOf(request), request.body, askedLanguage(request)),
        'accounts.otpSent',
      ),
  );

  app.post(
    `${BASE}/auth/api/user/profile/contact/confirm`,
    {
      config: { access: 'signed-in', limit: PROVING },
      schema: {
        operationId: 'confirmContactChange',
        summary: 'Proves the code; the new address or number counts from now on',
        tags,
        body: confirmContactRequestSchema,
        response: answers(profileSchema),
      },
    },
    async (request) =>
      ok(
        request,
        orRefuse(await confirmContact(platform, actorOf(request), request.body.type, request.body.otp)),
        'accounts.contactChanged',
      ),
  );

  // a person who finds a stranger in the own account need not complete anything else first
  app.get(
    `${BASE}/auth/api/user/session`,
    {
      config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
      schema: {
        operationId: 'listSessions',
        summary: `The own logins of ${ENDED_SESSIONS_DAYS} days`,
        tags,
        response: answers(sessionListSchema),
      },
    },
    async (request) => ok(request, await listSessions(db, actorOf(request), clock.now())),
  );

  app.delete(
    `${BASE}/auth/api/user/session/:id`,
    {
      config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
      schema: {
        operationId: 'endSession',
        summary: 'Ends one of the own sessions',
        tags,
        params: z.object({ id: idSchema }),
        response: answers(sessionsEndedSchema),
      },
    },
    async (request) =>
      ok(
        request,
        await platform.runUnitOfWork((unit) => endOwnSession(unit, actorOf(request), request.params.id)),
        'accounts.sessionEnded',
      ),
  );

  app.delete(
    `${BASE}/auth/api/user/session`,
    {
      config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
      schema: {
        operationId: 'endOtherSessions',
        summary: 'Ends all own sessions but this one',
        tags,
        response: answers(sessionsEndedSchema),
      },
    },
    async (request) =>
      ok(
        request,
        await platform.runUnitOfWork((unit) => endOtherSessions(unit, actorOf(request))),
        'accounts.sessionsEnded',
      ),
  );
};
