import {
  addLicenceSchema,
  askAdmissionSchema,
  changeLicenceSchema,
  decideAdmissionSchema,
  licenceHistorySchema,
  licencePageSchema,
  licenceQuerySchema,
  ownAdmissionSchema,
  removeLicenceSchema,
} from '@registrar/domain/calls/liquidators';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { idempotently } from '../platform/idempotency';
import { domainLanguage } from '../platform/language';
import { askAdmission, decideAdmission, ownAdmission } from './admissions';
import { addLicence, changeLicence, removeLicence } from './keep-licences';
import { licenceHistory, listLicences } from './read-licences';

const LICENCES = `${BASE}/external/api/liquidator-licence`;
const ADMISSION = `${BASE}/external/api/liquidator-admission`;
const tags = ['liquidators'];
const params = z.object({ id: idSchema });
const written = z.object({ id: idSchema });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const reading = { access: { permission: 'READ_LIQUIDATORS' } } as const;
const keeping = { access: { permission: 'KEEP_LIQUIDATORS' } } as const;
const asking = { access: { permission: 'ASK_LIQUIDATOR_ADMISSION' } } as const;

/** The office's list of licensed liquidators, and their accounts. */
export const licenceRoutes: RouteModule = (app, { database: { db }, clock, runUnitOfWork }) => {
  app.get(LICENCES, {
    config: reading,
    schema: {
      operationId: 'listLiquidatorLicences',
      summary: 'The list of licensed liquidators',
      tags,
      querystring: licenceQuerySchema,
      response: answers(licencePageSchema),
    },
    handler: async (request) => ok(request, await listLicences(db, actorOf(request), request.query, clock.now())),
  });

  app.get(`${LICENCES}/:id/history`, {
    config: reading,
    schema: {
      operationId: 'getHistoryOfLiquidatorLicence',
      summary: 'What was changed of a licence, by whom and why',
      tags,
      params,
      response: answers(licenceHistorySchema),
    },
    handler: async (request) => ok(request, await licenceHistory(db, request.params.id)),
  });

  app.post(LICENCES, {
    config: keeping,
    schema: {
      operationId: 'addLiquidatorLicence',
      summary: 'Enters a licence in the list',
      tags,
      headers,
      body: addLicenceSchema,
      response: answers(written),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const once = {
        key: request.headers['idempotency-key'],
        request: ['liquidator-licence', request.body],
        answer: written,
      };
      const language = domainLanguage(askedLanguage(request));
      const made = await runUnitOfWork((unit) =>
        idempotently(unit, actor, once, async () => ({ id: await addLicence(unit, actor, request.body, language) })),
      );
      return ok(request, made, 'liquidator.done.added');
    },
  });

  app.put(`${LICENCES}/:id`, {
    config: keeping,
    schema: {
      operationId: 'changeLiquidatorLicence',
      summary: 'Changes a licence in the list',
      tags,
      params,
      body: changeLicenceSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const language = domainLanguage(askedLanguage(request));
      await runUnitOfWork((unit) => changeLicence(unit, actorOf(request), request.params.id, request.body, language));
      return ok(request, {}, 'liquidator.done.changed');
    },
  });

  app.post(`${LICENCES}/:id/removal`, {
    config: keeping,
    schema: {
      operationId: 'removeLiquidatorLicence',
      summary: 'Takes a licence off the list',
      tags,
      params,
      body: removeLicenceSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      await runUnitOfWork((unit) => removeLicence(unit, actorOf(request), request.params.id, request.body));
      return ok(request, {}, 'liquidator.done.removed');
    },
  });

  app.post(`${LICENCES}/:id/admission`, {
    config: { access: { permission: 'ADMIT_LIQUIDATOR' } },
    schema: {
      operationId: 'decideLiquidatorAdmission',
      summary: 'Admits the account that asked to be that of a liquidator, or does not',
      tags,
      params,
      body: decideAdmissionSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      await runUnitOfWork((unit) => decideAdmission(unit, actorOf(request), request.params.id, request.body));
      return ok(request, {}, request.body.admit ? 'liquidator.done.admitted' : 'liquidator.done.notAdmitted');
    },
  });

  app.get(ADMISSION, {
    config: asking,
    schema: {
      operationId: 'getOwnLiquidatorAdmission',
      summary: 'Whether the own account has asked to be that of a liquidator',
      tags,
      response: answers(ownAdmissionSchema),
    },
    handler: async (request) => ok(request, await ownAdmission(db, actorOf(request))),
  });

  app.post(ADMISSION, {
    config: { ...asking, limit: { name: 'liquidator-admission', hits: 10, seconds: 3600 } },
    schema: {
      operationId: 'askLiquidatorAdmission',
      summary: 'Asks that the own account is that of a liquidator in the list',
      tags,
      body: askAdmissionSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const language = domainLanguage(askedLanguage(request));
      await runUnitOfWork((unit) => askAdmission(unit, actorOf(request), request.body, language));
      return ok(request, {}, 'liquidator.done.asked');
    },
  });
};
