import {
  askMandateRequestSchema,
  mandateSchema,
  mandateStepRequestSchema,
  mandateSteps,
  offerMandateRequestSchema,
} from '@registrar/domain/calls/representatives';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { dayInNepal } from '../../platform/clock';
import { makeOnce } from '../../platform/http/act-once';
import { actorOf } from '../../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { idempotently } from '../../platform/idempotency';
import { ownCompany } from '../open-company';
import { askForMandate, offerMandate } from './ask-for-mandate';
import { describeMandate, isOwnMandate, mandates } from './mandate';
import { takeOwnStep, takeStepForCompany } from './take-step';

const tags = ['mandates'];
const OWN = `${BASE}/external/api/mandate`;
const OF_COMPANY = `${BASE}/external/api/company/:companyId/mandate`;
const ofCompany = z.object({ companyId: idSchema });
const step = z.object({ mandateId: idSchema, step: z.enum(mandateSteps) });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const requested = z.object({ id: idSchema });
const represent = { access: { permission: 'REPRESENT' } } as const;
const act = { access: { permission: 'ACT_BY_MANDATE' } } as const;

export const mandateRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;
  app.get(
    OF_COMPANY,
    {
      config: represent,
      schema: {
        operationId: 'listCompanyMandates',
        summary: 'The authorisations of a company',
        tags,
        params: ofCompany,
        response: answers(z.array(mandateSchema)),
      },
    },
    async (request) => {
      const { id } = await ownCompany(db, actorOf(request), request.params.companyId, clock.now());
      const rows = await mandates(db).where('mandate.company_id', '=', id).limit(200).execute();
      return ok(
        request,
        rows.map((row) => describeMandate(row, 'COMPANY', dayInNepal(clock.now()))),
      );
    },
  );

  app.post(
    OF_COMPANY,
    {
      config: represent,
      schema: {
        operationId: 'offerMandate',
        summary: 'Asks an intermediary to act for the company',
        tags,
        params: ofCompany,
        headers,
        body: offerMandateRequestSchema,
        response: answers(requested),
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { companyId } = request.params;
      const made = await runUnitOfWork((unit) =>
        idempotently(
          unit,
          actor,
          { key: request.headers['idempotency-key'], request: ['offer', companyId, request.body], answer: requested },
          async () => ({
            id: await offerMandate(unit, actor, companyId, request.body, askedLanguage(request)),
          }),
        ),
      );
      return ok(request, made, 'mandate.done.asked');
    },
  );

  app.post(
    `${OF_COMPANY}/:mandateId/:step`,
    {
      config: represent,
      schema: {
        operationId: 'moveCompanyMandate',
        summary: 'Accepts, declines, withdraws or ends an authorisation, for the company',
        tags,
        params: ofCompany.extend(step.shape),
        body: mandateStepRequestSchema,
        response: answers(nothing),
      },
    },
    async (request) => {
      const { companyId, ...taken } = request.params;
      await runUnitOfWork((unit) =>
        takeStepForCompany(unit, actorOf(request), companyId, {
          ...taken,
          remark: request.body.remark,
          language: askedLanguage(request),
        }),
      );
      return ok(request, {}, `mandate.done.${taken.step}`);
    },
  );

  app.get(
    OWN,
    {
      config: act,
      schema: {
        operationId: 'listOwnMandates',
        summary: 'The authorisations of an intermediary',
        tags,
        response: answers(z.array(mandateSchema)),
      },
    },
    async (request) => {
      const { accountId } = actorOf(request);
      const rows = await mandates(db).where(isOwnMandate(accountId)).limit(200).execute();
      return ok(
        request,
        rows.map((row) => describeMandate(row, 'INTERMEDIARY', dayInNepal(clock.now()))),
      );
    },
  );

  app.post(
    OWN,
    {
      config: act,
      schema: {
        operationId: 'requestMandate',
        summary: 'Asks a company to be allowed to act for it',
        tags,
        headers,
        body: askMandateRequestSchema,
        response: answers(requested),
      },
    },
    async (request) => {
      const made = await makeOnce(platform, request, { name: 'ask', answer: requested }, async (unit, actor) => ({
        id: await askForMandate(unit, actor, request.body, askedLanguage(request)),
      }));
      return ok(request, made, 'mandate.done.asked');
    },
  );

  app.post(
    `${OWN}/:mandateId/:step`,
    {
      config: act,
      schema: {
        operationId: 'moveOwnMandate',
        summary: 'Accepts, declines, withdraws or ends an authorisation',
        tags,
        params: step,
        body: mandateStepRequestSchema,
        response: answers(nothing),
      },
    },
    async (request) => {
      await runUnitOfWork((unit) =>
        takeOwnStep(unit, actorOf(request), {
          ...request.params,
          remark: request.body.remark,
          language: askedLanguage(request),
        }),
      );
      return ok(request, {}, `mandate.done.${request.params.step}`);
    },
  );
};
