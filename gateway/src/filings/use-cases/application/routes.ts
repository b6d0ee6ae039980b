import { otpSentSchema } from '@registrar/domain/calls/accounts';
import { enteredSchema } from '@registrar/domain/calls/company-record';
import { begunSchema } from '@registrar/domain/calls/filed-company';
import {
  filedEmailOtpRequestSchema,
  filedEmailVerifyRequestSchema,
  processOfFilingSchema,
  offeredReservationsSchema,
  takeReservationRequestSchema,
} from '@registrar/domain/calls/filing-requests';
import {
  createApplicationRequestSchema,
  performActionRequestSchema,
  applicationDetailSchema,
  applicationListQuerySchema,
  applicationPageSchema,
} from '@registrar/domain/calls/filings';
import { nameOverrideRequestSchema } from '@registrar/domain/calls/names';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { makeOnce } from '../../../platform/http/act-once';
import { actorOf } from '../../../platform/http/access';
import { answers, askedLanguage, ok } from '../../../platform/http/answer';
import type { RouteModule } from '../../../platform/http/gateway-app';
import { domainLanguage } from '../../../platform/language';
import { endTurn, requireTurn } from '../../../peak/hold-turn';
import { orRefuse } from '../../../platform/refusal';
import { APPLICATIONS } from '../../facts/addresses';
import { readBegunAnswers } from '../company/begun-answers';
import { sendFiledEmailOtp, verifyFiledEmail } from '../contacts/company-email';
import { offeredReservations, takeReservation } from '../names/company-reservations';
import { createApplication } from './create-application';
import { readEnteredBy } from '../detail/entered-by';
import { overrideNameRule } from '../names/override-name-rule';
import { listApplications } from '../../facts/application/list-applications';
import { asAction, doneMessage, performAndRead } from './perform-and-read';
import { notesReadings } from '../../../register/access-log/note-access';
import { readApplication } from '../detail/read-application';
import { seeApplication } from '../../engine/writable';
import { subjectOf } from '../../../applications/subject-of';

const tags = ['filings'];
const byId = z.object({ id: idSchema });
const idempotencyHeader = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

export const filingRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;
  const note = notesReadings(platform);

  app.post(APPLICATIONS, {
    config: { access: { permission: 'OPEN_DRAFT' } },
    schema: {
      operationId: 'createApplication',
      summary: 'Begins a filing',
      tags,
      headers: idempotencyHeader,
      body: createApplicationRequestSchema,
      response: answers(applicationDetailSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const language = domainLanguage(askedLanguage(request));
      await requireTurn(platform, actor, 'beginning', { process: request.body.processName });
      const detail = await makeOnce(
        platform,
        request,
        { name: 'create', answer: applicationDetailSchema },
        async (unit, actor) => {
          const id = await createApplication(unit, actor, request.body, language);
          return readApplication(unit.tx, actor, id, { now: unit.now, language });
        },
      );
      return ok(request, detail, 'filing.created');
    },
  });

  app.get(APPLICATIONS, {
    config: { access: 'signed-in', reads: 'replica' },
    schema: {
      operationId: 'listApplications',
      summary: 'The filings one may see, the newest first',
      tags,
      querystring: applicationListQuerySchema,
      response: answers(applicationPageSchema),
    },
    handler: async (request) => ok(request, await listApplications(db, actorOf(request), request.query, clock.now())),
  });

  app.get(`${APPLICATIONS}/:id/entry`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'listApplicationEntries',
      summary: 'What the approval entered in the register, before and after',
      tags,
      params: byId,
      response: answers(enteredSchema),
    },
    handler: async (request) =>
      ok(request, await readEnteredBy(db, actorOf(request), request.params.id, { now: clock.now(), note })),
  });

  app.get(`${APPLICATIONS}/:id/begun`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'getBegunAnswers',
      summary: 'What the register answered when the company was taken, beside which the new answers are shown',
      tags,
      params: byId,
      response: answers(begunSchema),
    },
    handler: async (request) =>
      ok(request, await readBegunAnswers(db, actorOf(request), request.params.id, { now: clock.now(), note })),
  });

  app.get(`${APPLICATIONS}/:id/process`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'getApplicationProcess',
      summary: 'Which kind of filing it is',
      tags,
      params: byId,
      response: answers(processOfFilingSchema),
    },
    handler: async (request) => {
      const { application } = await seeApplication(db, actorOf(request), request.params.id, clock.now());
      const subject = subjectOf(application.row);
      return ok(request, {
        processName: application.definition.process,
        ...(subject === undefined ? {} : { parameters: { subject: subject.id } }),
        ...(application.definition.removed && { isRemoved: true }),
      });
    },
  });

  app.get(`${APPLICATIONS}/:id`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'getApplication',
      summary: 'One filing with its answers, its history and what may be done next',
      tags,
      params: byId,
      response: answers(applicationDetailSchema),
    },
    handler: async (request) => {
      const language = domainLanguage(askedLanguage(request));
      return ok(
        request,
        await readApplication(db, actorOf(request), request.params.id, { now: clock.now(), language, note }),
      );
    },
  });

  app.get(`${APPLICATIONS}/:id/reservation`, {
    config: { access: { permission: 'FILE_OWN' } },
    schema: {
      operationId: 'listApplicationReservations',
      summary: 'The reserved names that a change of name may take',
      tags,
      params: byId,
      response: answers(offeredReservationsSchema),
    },
    handler: async (request) =>
      ok(request, { reservations: await offeredReservations(db, actorOf(request), request.params.id, clock.now()) }),
  });

  app.put(`${APPLICATIONS}/:id/reservation`, {
    config: { access: { permission: 'FILE_OWN' } },
    schema: {
      operationId: 'setApplicationReservation',
      summary: 'Takes the names of a reservation, or lets go of them',
      tags,
      params: byId,
      body: takeReservationRequestSchema,
      response: answers(applicationDetailSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const language = domainLanguage(askedLanguage(request));
      const { id } = request.params;
      const detail = await runUnitOfWork(async (unit) => {
        await takeReservation(unit, actor, id, request.body, language);
        return readApplication(unit.tx, actor, id, { now: unit.now, language });
      });
      return ok(request, detail, 'filing.nameTaken');
    },
  });

  app.post(`${APPLICATIONS}/:id/name-override`, {
    config: { access: { permission: 'OVERRIDE_NAME_RULE' } },
    schema: {
      operationId: 'overrideNameRule',
      summary: 'Overrides a name rule for one word of the name',
      tags,
      params: byId,
      headers: idempotencyHeader,
      body: nameOverrideRequestSchema,
      response: answers(applicationDetailSchema),
    },
    handler: async (request) => {
      const { id } = request.params;
      const language = domainLanguage(askedLanguage(request));
      const detail = await makeOnce(
        platform,
        request,
        { name: 'name-override', answer: applicationDetailSchema },
        async (unit, actor) => {
          await overrideNameRule(unit, actor, id, { ...request.body, language });
          return readApplication(unit.tx, actor, id, { now: unit.now, language });
        },
      );
      return ok(request, detail, 'names.overridden');
    },
  });

  app.post(`${APPLICATIONS}/:id/company-email/otp`, {
    config: { access: { permission: 'FILE_OWN' }, limit: { name: 'company-email-send', hits: 20, seconds: 10 * 60 } },
    schema: {
      operationId: 'requestApplicationEmailOtp',
      summary: 'Sends a code to the address of the company to be',
      tags,
      params: byId,
      body: filedEmailOtpRequestSchema,
      response: answers(otpSentSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const language = askedLanguage(request);
      const { id } = request.params;
      return ok(
        request,
        await runUnitOfWork((unit) => sendFiledEmailOtp(platform, unit, actor, id, request.body.email, language)),
        'accounts.otpSent',
      );
    },
  });

  app.post(`${APPLICATIONS}/:id/company-email/verify`, {
    config: { access: { permission: 'FILE_OWN' }, limit: { name: 'company-email-prove', hits: 30, seconds: 10 * 60 } },
    schema: {
      operationId: 'verifyApplicationEmail',
      summary: 'Proves the code; the address is verified',
      tags,
      params: byId,
      body: filedEmailVerifyRequestSchema,
      response: answers(applicationDetailSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { id } = request.params;
      orRefuse(await runUnitOfWork((unit) => verifyFiledEmail(platform, unit, actor, id, request.body)));
      return ok(
        request,
        await readApplication(db, actor, id, { now: clock.now(), language: domainLanguage(askedLanguage(request)) }),
        'accounts.companyEmailVerified',
      );
    },
  });

  app.post(`${APPLICATIONS}/:id/:action`, {
    // the transition table decides who may take which action
    config: { access: 'signed-in' },
    schema: {
      operationId: 'performAction',
      summary: 'Moves a filing along: submit, claim, verify, approve and the others',
      tags,
      params: byId.extend({ action: z.string().max(60) }),
      headers: idempotencyHeader,
      body: performActionRequestSchema,
      response: answers(applicationDetailSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { id } = request.params;
      const action = asAction(request.params.action);
      const language = domainLanguage(askedLanguage(request));
      await requireTurn(platform, actor, action, { id });
      const asked = {
        key: request.headers['idempotency-key'],
        request: [id, action, request.body],
        answer: applicationDetailSchema,
      };
      const detail = await performAndRead(platform, actor, asked, { id, action, input: { ...request.body, language } });
      await endTurn(platform, actor, action, id);
      return ok(request, detail, doneMessage(action));
    },
  });
};
