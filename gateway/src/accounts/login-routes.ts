import {
  captchaAnswerSchema,
  initAnswerSchema,
  loginAnswerSchema,
  loginRequestSchema,
  officeSchema,
} from '@registrar/domain/calls/accounts';
import { z } from 'zod';
import { actorOf, WHATEVER_IS_TO_SETTLE } from '../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../platform/http/answer';
import { BASE, sameText, type RouteModule } from '../platform/http/gateway-app';
import { BY_CLIENT } from '../platform/http/openapi/describe-gateway';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import { callerOf } from './caller';
import { newCaptcha } from './captcha';
import { clientOf } from './client';
import { listOffices, readInit } from './init';
import { login, refreshLogin } from './login';
import { endSession } from './sessions';

const tags = ['accounts'];

/** In, staying in, out; and who is in. */
export const loginRoutes: RouteModule = (app, platform) => {
  app.post(
    `${BASE}/auth/api/ocr-login`,
    {
      config: { access: 'public', limit: { name: 'login', hits: 60, seconds: 60 } },
      schema: {
        operationId: 'login',
        summary: 'Logs in, or refreshes a session',
        description: 'Client credentials by Basic authorization.',
        security: BY_CLIENT,
        tags,
        consumes: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
        body: loginRequestSchema,
        response: { 200: loginAnswerSchema },
      },
    },
    async (request, reply) => {
      requireClient(platform, request.headers.authorization);
      const { body } = request;
      const language = askedLanguage(request);
      if (body.grant_type === 'password')
        return login(
          platform,
          body,
          { client: clientOf(request), caller: callerOf(request, reply, platform.config), reply },
          language,
        );
      return refreshLogin(platform, { refreshToken: body.refresh_token, roleId: body.roleId }, language);
    },
  );

  app.get(
    `${BASE}/auth/api/captcha`,
    {
      config: { access: 'public', limit: { name: 'captcha', hits: 60, seconds: 60 } },
      schema: {
        operationId: 'getCaptcha',
        summary: 'A challenge for the captcha of the login',
        tags,
        response: { 200: captchaAnswerSchema },
      },
    },
    async () => ({ ...(await newCaptcha(platform)) }),
  );

  app.put(
    `${BASE}/auth/api/user/logout`,
    {
      config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
      schema: {
        operationId: 'logout',
        summary: 'Ends the session, in every tab that shares it',
        tags,
        response: answers(nothing),
      },
    },
    async (request) => {
      const actor = actorOf(request);
      await platform.runUnitOfWork(async (unit) => {
        await endSession(unit, actor.sessionId, 'LOGOUT');
        unit.audit({ actor, action: 'LOGOUT', objectType: 'account', objectId: actor.accountId });
      });
      return ok(request, {}, 'accounts.loggedOut');
    },
  );

  app.get(
    `${BASE}/auth/api/init`,
    {
      config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
      schema: {
        operationId: 'getInit',
        summary: 'Who is here, and what may be opened',
        tags,
        response: answers(initAnswerSchema),
      },
    },
    async (request) => ok(request, await readInit(platform.database.db, actorOf(request), platform.clock.now())),
  );

  app.get(
    `${BASE}/external/api/office/minimal-detail`,
    {
      config: { access: 'public' },
      schema: { operationId: 'listOffices', summary: 'The offices', tags, response: answers(z.array(officeSchema)) },
    },
    async (request) => ok(request, await listOffices(platform.database.db)),
  );
};

/** The client program's own credentials: no permission, only a way to tell programs apart. */
function requireClient({ config }: Platform, header: string | undefined): void {
  const encoded = /^Basic\s+(\S+)$/i.exec(header ?? '')?.[1] ?? '';
  const expected = `${config.secrets.clientId}:${config.secrets.clientSecret}`;
  if (!sameText(Buffer.from(encoded, 'base64').toString('utf8'), expected)) refuse('AUTH-CLIENT');
}
