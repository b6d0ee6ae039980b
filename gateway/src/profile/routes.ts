import {
  changeContactRequestSchema,
  confirmContactRequestSchema,
  profileSchema,
  updateProfileRequestSchema,
} from '@registrar/domain/calls/profile';
import { otpSentSchema } from '@registrar/domain/calls/accounts';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { orRefuse } from '../platform/refusal';
import { changeContact, confirmContact } from '../accounts/contact-change';
import { readProfile, updateProfile } from './read-profile';

const tags = ['accounts'];
const SENDING = { name: 'contact-send', hits: 20, seconds: 10 * 60 };
const PROVING = { name: 'contact-prove', hits: 30, seconds: 10 * 60 };

/** A person's own account, with the companies it may act for. */
export const profileRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;

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
        orRefuse(await confirmContact(platform, actorOf(request), request.body, readProfile)),
        'accounts.contactChanged',
      ),
  );
};
