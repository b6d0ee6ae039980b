import { otpSentSchema } from '@registrar/domain/calls/accounts';
import {
  directorPhoneOtpRequestSchema,
  directorPhoneVerifyRequestSchema,
} from '@registrar/domain/calls/director-phone';
import { savedItemSchema } from '@registrar/domain/calls/filing-sections';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../../../platform/http/access';
import { answers, askedLanguage, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { domainLanguage } from '../../../platform/language';
import { orRefuse } from '../../../platform/refusal';
import { provingList, sendDirectorOtp, verifyDirectorPhone } from './director-phone';

const PHONE = `${BASE}/external/api/application/:id/section/:section/item/:itemId/phone`;
const params = z.object({ id: idSchema, section: z.string().min(1).max(60), itemId: idSchema });
const tags = ['company-registration'];
const access = { permission: 'FILE_OWN' } as const;

/** Proof by code of the phone of a director or a new representative. */
export const directorPhoneRoutes: RouteModule = (app, platform) => {
  app.post(`${PHONE}/otp`, {
    config: { access, limit: { name: 'director-phone-send', hits: 30, seconds: 10 * 60 } },
    schema: {
      operationId: 'requestDirectorPhoneOtp',
      summary: 'Sends a code to the phone of a director or a new representative',
      tags,
      params,
      body: directorPhoneOtpRequestSchema,
      response: answers(otpSentSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const place = {
        applicationId: request.params.id,
        section: provingList(request.params.section),
        itemId: request.params.itemId,
      };
      const language = askedLanguage(request);
      return ok(
        request,
        await platform.runUnitOfWork((unit) =>
          sendDirectorOtp(platform, unit, actor, place, request.body.phoneNo, language),
        ),
        'accounts.otpSent',
      );
    },
  });

  app.post(`${PHONE}/verify`, {
    config: { access, limit: { name: 'director-phone-prove', hits: 60, seconds: 10 * 60 } },
    schema: {
      operationId: 'verifyDirectorPhone',
      summary: 'Proves the code; the phone is verified',
      tags,
      params,
      body: directorPhoneVerifyRequestSchema,
      response: answers(savedItemSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const place = {
        applicationId: request.params.id,
        section: provingList(request.params.section),
        itemId: request.params.itemId,
      };
      const language = domainLanguage(askedLanguage(request));
      const saved = orRefuse(
        await platform.runUnitOfWork((unit) =>
          verifyDirectorPhone(platform, unit, actor, place, { ...request.body, language }),
        ),
      );
      return ok(request, saved, 'filing.directorPhoneVerified');
    },
  });
};
