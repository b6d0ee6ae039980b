import {
  changePasswordRequestSchema,
  otpSentSchema,
  otpTermsSchema,
  passwordPolicyAnswerSchema,
  requestPasswordResetSchema,
  resetPasswordRequestSchema,
  verifyResetOtpAnswerSchema,
  verifyResetOtpRequestSchema,
} from '@registrar/domain/calls/accounts';
import { recoverUsernameAnswerSchema, recoverUsernameRequestSchema } from '@registrar/domain/calls/profile';
import { answers, askedLanguage, nothing, ok } from '../platform/http/answer';
import { BASE, bearerOf, type RouteModule } from '../platform/http/gateway-app';
import { orRefuse, refuse } from '../platform/refusal';
import { callerOf } from './caller';
import {
  changeFirstPassword,
  changeOwnPassword,
  readOtpTerms,
  readPasswordPolicy,
  requestPasswordReset,
  resetPassword,
  verifyResetOtp,
} from './passwords';
import { recoverUsername } from './recover-username';

const tags = ['accounts'];
const SENDING = { name: 'reset-send', hits: 20, seconds: 10 * 60 };
const PROVING = { name: 'reset-prove', hits: 30, seconds: 10 * 60 };

/**
 * The paths of "forgot" and "reset" are as the specification gives them, the other way round; the functions have the
 * right names.
 */
export const passwordRoutes: RouteModule = (app, platform) => {
  app.get(
    `${BASE}/auth/api/password-validator-settings`,
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getPasswordRules',
        summary: 'What a password must be like',
        tags,
        response: answers(passwordPolicyAnswerSchema),
      },
    },
    async (request) => {
      const policy = await readPasswordPolicy(platform.database.db, platform.clock.now());
      return ok(request, { ...policy, guessableRefused: true });
    },
  );

  app.get(
    `${BASE}/auth/api/otp-terms`,
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getOtpTerms',
        summary: 'How long a code is valid, and when another may be asked for',
        tags,
        response: answers(otpTermsSchema),
      },
    },
    async (request) => ok(request, await readOtpTerms(platform.database.db, platform.clock.now())),
  );

  app.post(
    `${BASE}/auth/api/user/change-password`,
    {
      config: { access: 'public', limit: PROVING },
      schema: {
        operationId: 'changePassword',
        summary: 'Changes the password: a session with the old one, or the ticket of a first login with a code',
        tags,
        body: changePasswordRequestSchema,
        response: answers(nothing),
      },
    },
    async (request, reply) => {
      const language = askedLanguage(request);
      const ticket = bearerOf(request.headers.authorization) ?? refuse('AUTH-REQUIRED');
      if (request.actor)
        await changeOwnPassword(
          platform,
          request.actor,
          request.body,
          callerOf(request, reply, platform.config),
          language,
        );
      else await changeFirstPassword(platform, ticket, request.body, language);
      return ok(request, {}, 'accounts.passwordChanged');
    },
  );

  app.post(
    `${BASE}/auth/api/user/reset-password`,
    {
      config: { access: 'public', limit: SENDING },
      schema: {
        operationId: 'requestPasswordReset',
        summary: 'Forgot password: sends a link or a code',
        tags,
        body: requestPasswordResetSchema,
        response: answers(otpSentSchema),
      },
    },
    async (request, reply) => {
      const { email, method } = request.body;
      return ok(
        request,
        await requestPasswordReset(
          platform,
          email,
          method,
          callerOf(request, reply, platform.config),
          askedLanguage(request),
        ),
        method === 'OTP' ? 'accounts.resetOtpSent' : 'accounts.resetLinkSent',
      );
    },
  );

  app.post(
    `${BASE}/auth/api/otp-verify/forget-password`,
    {
      config: { access: 'public', limit: PROVING },
      schema: {
        operationId: 'verifyPasswordOtp',
        summary: 'Exchanges the code of a forgotten password for a token',
        tags,
        body: verifyResetOtpRequestSchema,
        response: answers(verifyResetOtpAnswerSchema),
      },
    },
    async (request, reply) =>
      ok(
        request,
        orRefuse(
          await verifyResetOtp(
            platform,
            request.body.email,
            request.body.otp,
            callerOf(request, reply, platform.config),
          ),
        ),
        'accounts.otpProven',
      ),
  );

  app.post(
    `${BASE}/auth/api/user/forgot-password`,
    {
      config: { access: 'public', limit: PROVING },
      schema: {
        operationId: 'resetPassword',
        summary: 'Reset password: sets a new one with the token of the link or code',
        tags,
        body: resetPasswordRequestSchema,
        response: answers(nothing),
      },
    },
    async (request, reply) => {
      await resetPassword(
        platform,
        request.body.token,
        request.body.newPassword,
        { caller: callerOf(request, reply, platform.config), reply },
        askedLanguage(request),
      );
      return ok(request, {}, 'accounts.passwordReset');
    },
  );

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
};
