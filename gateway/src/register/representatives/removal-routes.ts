import { otpSentSchema } from '@registrar/domain/calls/accounts';
import {
  askedRemovalAnswerSchema,
  askRemovalRequestSchema,
  removalSteps,
  representativeRemarkRequestSchema,
} from '@registrar/domain/calls/representatives';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../../platform/http/access';
import { answers, nothing, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { orRefuse } from '../../platform/refusal';
import { answerRemoval } from './answer-removal';
import { askRemoval, sendRemovalOtp } from './ask-removal';

const tags = ['representatives'];
const REMOVAL = `${BASE}/external/api/company/:companyId/representative/:accountId/removal`;
const ofPerson = z.object({ companyId: idSchema, accountId: idSchema });
const step = ofPerson.extend({ step: z.enum(removalSteps) });
const represent = { access: { permission: 'REPRESENT' } } as const;
const SENDING = { name: 'removal-send', hits: 20, seconds: 10 * 60 };
const PROVING = { name: 'removal-prove', hits: 30, seconds: 10 * 60 };

/** A representative removes another one: with a code of their own, and after a time in which the other may object. */
export const removalRoutes: RouteModule = (app, { config: { secrets }, runUnitOfWork }) => {
  app.post(
    `${REMOVAL}/otp`,
    {
      config: { ...represent, limit: SENDING },
      schema: {
        operationId: 'requestRemovalOtp',
        summary: 'Sends the code that the removal of a representative asks for to the caller',
        tags,
        params: ofPerson,
        response: answers(otpSentSchema),
      },
    },
    async (request) => {
      const { companyId, accountId } = request.params;
      const sent = await runUnitOfWork((unit) =>
        sendRemovalOtp(unit, secrets.otpPepper, actorOf(request), companyId, accountId),
      );
      return ok(request, sent, 'accounts.otpSent');
    },
  );

  app.post(
    REMOVAL,
    {
      config: { ...represent, limit: PROVING },
      schema: {
        operationId: 'askRemoval',
        summary: 'Proves the code; the representative is removed unless they object in time',
        tags,
        params: ofPerson,
        body: askRemovalRequestSchema,
        response: answers(askedRemovalAnswerSchema),
      },
    },
    async (request) => {
      const { companyId, accountId } = request.params;
      const asked = await runUnitOfWork((unit) =>
        askRemoval(unit, secrets.otpPepper, actorOf(request), companyId, { ...request.body, accountId }),
      );
      return ok(request, orRefuse(asked), 'representation.done.removalAsked');
    },
  );

  app.post(
    `${REMOVAL}/:step`,
    {
      config: represent,
      schema: {
        operationId: 'answerRemoval',
        summary: 'Objects to one’s own removal, or takes back that of another',
        tags,
        params: step,
        body: representativeRemarkRequestSchema,
        response: answers(nothing),
      },
    },
    async (request) => {
      const { companyId, ...taken } = request.params;
      await runUnitOfWork((unit) =>
        answerRemoval(unit, actorOf(request), companyId, { ...taken, remark: request.body.remark }),
      );
      return ok(request, {}, `representation.done.removal.${taken.step}`);
    },
  );
};
