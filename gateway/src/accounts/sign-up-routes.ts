import {
  generateOtpRequestSchema,
  otpSentSchema,
  resendOtpRequestSchema,
  signUpRequestSchema,
  verifyOtpAnswerSchema,
  verifyOtpRequestSchema,
} from '@registrar/domain/calls/accounts';
import { answers, askedLanguage, ok } from '../platform/http/answer';
import { BASE, bearerOf, type RouteModule } from '../platform/http/gateway-app';
import { orRefuse } from '../platform/refusal';
import { callerOf } from './caller';
import { generateOtp } from './generate-otp';
import { completeSignUp, signUp } from './sign-up';

const tags = ['accounts'];
const SENDING = { name: 'otp-send', hits: 20, seconds: 10 * 60 };
const PROVING = { name: 'otp-prove', hits: 30, seconds: 10 * 60 };

/** From nobody to somebody with a first password. */
export const signUpRoutes: RouteModule = (app, platform) => {
  app.post(
    `${BASE}/auth/api/user/external`,
    {
      config: { access: 'public', limit: SENDING },
      schema: {
        operationId: 'register',
        summary: 'Signs up; the account is made when the code is proven',
        tags,
        body: signUpRequestSchema,
        response: answers(otpSentSchema),
      },
    },
    async (request, reply) => {
      const language = askedLanguage(request);
      const caller = callerOf(request, reply, platform.config);
      const sent = await platform.runUnitOfWork((unit) => signUp(platform, unit, request.body, caller, language));
      return ok(request, sent, 'accounts.otpSent');
    },
  );

  app.post(
    `${BASE}/auth/api/otp-verify`,
    {
      config: { access: 'public', limit: PROVING },
      schema: {
        operationId: 'verifyOtp',
        summary: 'Proves the code of a sign-up',
        tags,
        body: verifyOtpRequestSchema,
        response: answers(verifyOtpAnswerSchema),
      },
    },
    async (request, reply) =>
      ok(
        request,
        orRefuse(
          await completeSignUp(
            platform,
            request.body,
            callerOf(request, reply, platform.config),
            askedLanguage(request),
          ),
        ),
        'accounts.created',
      ),
  );

  app.post(
    `${BASE}/external/api/generate-otp`,
    {
      config: { access: 'public', limit: SENDING },
      schema: {
        operationId: 'generateOtp',
        summary: 'Sends a code',
        tags,
        body: generateOtpRequestSchema,
        response: answers(otpSentSchema),
      },
    },
    async (request, reply) => {
      const caller = callerOf(request, reply, platform.config);
      const ticket = bearerOf(request.headers.authorization);
      return ok(
        request,
        await generateOtp(platform, { ...request.body, ticket, caller }, askedLanguage(request)),
        'accounts.otpSent',
      );
    },
  );

  app.post(
    `${BASE}/auth/api/otp-verify/re-send-otp`,
    {
      config: { access: 'public', limit: SENDING },
      schema: {
        operationId: 'resendOtp',
        summary: 'Sends another code',
        tags,
        body: resendOtpRequestSchema,
        response: answers(otpSentSchema),
      },
    },
    async (request, reply) => {
      const caller = callerOf(request, reply, platform.config);
      const ticket = bearerOf(request.headers.authorization);
      const type =
        request.body.mobileNumber === undefined && request.body.email !== undefined ? 'EMAIL' : 'MOBILE_NUMBER';
      return ok(
        request,
        await generateOtp(platform, { ...request.body, type, ticket, caller }, askedLanguage(request)),
        'accounts.otpSent',
      );
    },
  );
};
