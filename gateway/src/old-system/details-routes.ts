import { otpSentSchema } from '@registrar/domain/calls/accounts';
import {
  answerDetailRequestSchema,
  companyDetailItemSchema,
  companyDetailSchema,
  disputedCompanySchema,
  migratedDetailsSchema,
  verifyOwnContactRequestSchema,
} from '@registrar/domain/calls/old-system';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf, WHATEVER_IS_TO_SETTLE } from '../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { listDisputes } from './disputes';
import { readMigratedDetails } from './migrated-details';
import { answerDetail, finishDetails, proveContact, sendContactCode } from './verify-details';

const tags = ['old system'];
const DETAILS = `${BASE}/auth/api/user-migration/details`;
/** What a migrated person may do before everything else. */
const config = { access: 'signed-in', openWhile: ['MIGRATED_UNVERIFIED'] } as const;

export const detailsRoutes: RouteModule = (app, platform) => {
  const { otpPepper } = platform.config.secrets;

  app.get(
    DETAILS,
    {
      config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
      schema: {
        operationId: 'getMigrationDetails',
        summary: 'What was moved from the old system, and what of it is answered',
        tags,
        response: answers(migratedDetailsSchema),
      },
    },
    async (request) =>
      ok(request, await readMigratedDetails(platform.database.db, actorOf(request).accountId, platform.clock.now())),
  );

  app.get(
    `${BASE}/auth/api/user-migration/disputes`,
    {
      config: { access: { permission: 'READ_APPLICATION_LISTS' } },
      schema: {
        operationId: 'listMigrationDisputes',
        summary:
          'What is disputed of the companies of the own office that were moved from the old system; for an auditor of every office',
        tags,
        response: answers(z.array(disputedCompanySchema)),
      },
    },
    async (request) => ok(request, await listDisputes(platform.database.db, actorOf(request))),
  );

  app.post(
    `${DETAILS}/otp`,
    {
      config: { ...config, limit: { name: 'details-otp', hits: 20, seconds: 600 } },
      schema: {
        operationId: 'requestMigrationOtp',
        summary: 'Sends a code to the own email address',
        tags,
        response: answers(otpSentSchema),
      },
    },
    async (request) =>
      ok(
        request,
        await platform.runUnitOfWork((unit) =>
          sendContactCode(unit, otpPepper, actorOf(request), askedLanguage(request)),
        ),
        'accounts.otpSent',
      ),
  );

  app.post(
    `${DETAILS}/otp-verify`,
    {
      config: { ...config, limit: { name: 'details-prove', hits: 30, seconds: 600 } },
      schema: {
        operationId: 'verifyMigrationOtp',
        summary: 'Verifies the own email address',
        tags,
        body: verifyOwnContactRequestSchema,
        response: answers(nothing),
      },
    },
    async (request) => {
      const refusal = await platform.runUnitOfWork((unit) =>
        proveContact(unit, otpPepper, actorOf(request), request.body.otp),
      );
      if (refusal) throw refusal;
      return ok(request, {}, 'accounts.otpProven');
    },
  );

  app.put(
    `${DETAILS}/company/:id/:item`,
    {
      config: { ...config },
      schema: {
        operationId: 'answerMigratedDetail',
        summary: 'Confirms or disputes one detail of a company',
        tags,
        params: z.object({ id: idSchema, item: companyDetailItemSchema }),
        body: answerDetailRequestSchema,
        response: answers(companyDetailSchema),
      },
    },
    async (request) => {
      const { id: companyId, item } = request.params;
      return ok(
        request,
        await platform.runUnitOfWork((unit) =>
          answerDetail(unit, actorOf(request), { companyId, item }, request.body, askedLanguage(request)),
        ),
        'oldSystem.answered',
      );
    },
  );

  app.post(
    `${DETAILS}/finish`,
    {
      config: { ...config },
      schema: {
        operationId: 'finishMigration',
        summary: 'Everything is answered: opens the account',
        tags,
        response: answers(nothing),
      },
    },
    async (request) => {
      await platform.runUnitOfWork((unit) => finishDetails(unit, actorOf(request)));
      return ok(request, {}, 'oldSystem.finished');
    },
  );
};
