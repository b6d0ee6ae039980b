import { otpSentSchema, type RestrictionCode } from '@registrar/domain/calls/accounts';
import {
  companyEmailConfirmRequestSchema,
  companyEmailOtpRequestSchema,
  companyEmailSchema,
  companyEmailVerifyRequestSchema,
} from '@registrar/domain/calls/profile';
import { z } from 'zod';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { orRefuse } from '../platform/refusal';
import { confirmCompanyEmail, listCompanyEmails, sendCompanyEmailOtp, verifyCompanyEmail } from './company-email';

const tags = ['accounts'];
const openWhile: readonly RestrictionCode[] = ['COMPANY_EMAIL_UNVERIFIED'];
const config = { access: 'signed-in' as const, openWhile };

/** The official email address of a company, which its representative must verify before anything else. */
export const companyEmailRoutes: RouteModule = (app, platform) => {
  app.get(
    `${BASE}/external/api/company-email`,
    {
      config,
      schema: {
        operationId: 'listUnconfirmedCompanyEmails',
        summary: 'The own companies whose official address is to be confirmed',
        tags,
        response: answers(z.array(companyEmailSchema)),
      },
    },
    async (request) =>
      ok(request, await listCompanyEmails(platform.database.db, actorOf(request), platform.clock.now())),
  );

  app.post(
    `${BASE}/external/api/company-email/otp`,
    {
      config: { ...config, limit: { name: 'company-email-send', hits: 20, seconds: 10 * 60 } },
      schema: {
        operationId: 'requestCompanyEmailOtp',
        summary: 'Sends a code to the official address',
        tags,
        body: companyEmailOtpRequestSchema,
        response: answers(otpSentSchema),
      },
    },
    async (request) => {
      const language = askedLanguage(request);
      return ok(
        request,
        await platform.runUnitOfWork((unit) =>
          sendCompanyEmailOtp(platform, unit, actorOf(request), request.body, language),
        ),
        'accounts.otpSent',
      );
    },
  );

  app.post(
    `${BASE}/external/api/company-email/verify`,
    {
      config: { ...config, limit: { name: 'company-email-prove', hits: 30, seconds: 10 * 60 } },
      schema: {
        operationId: 'verifyCompanyEmail',
        summary: 'Proves the code; the address is the company’s',
        tags,
        body: companyEmailVerifyRequestSchema,
        response: answers(nothing),
      },
    },
    async (request) => {
      orRefuse(
        await platform.runUnitOfWork((unit) => verifyCompanyEmail(platform, unit, actorOf(request), request.body)),
      );
      return ok(request, {}, 'accounts.companyEmailVerified');
    },
  );

  app.post(
    `${BASE}/external/api/company-email/confirm`,
    {
      config,
      schema: {
        operationId: 'confirmCompanyEmail',
        summary: 'Says that the address on record is in use',
        tags,
        body: companyEmailConfirmRequestSchema,
        response: answers(nothing),
      },
    },
    async (request) => {
      await platform.runUnitOfWork((unit) => confirmCompanyEmail(unit, actorOf(request), request.body.companyId));
      return ok(request, {}, 'accounts.companyEmailConfirmed');
    },
  );
};
