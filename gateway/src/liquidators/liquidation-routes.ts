import {
  changeLiquidatorSchema,
  fileAccountSchema,
  judgePaperClaimSchema,
  liquidationSchema,
  liquidationsSchema,
  liquidatorOfProceedingSchema,
  recordClaimSchema,
  returnAccountSchema,
} from '@registrar/domain/calls/liquidations';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { idempotently } from '../platform/idempotency';
import { domainLanguage } from '../platform/language';
import { changeLiquidator, liquidatorOf } from './change-liquidator';
import { fileAccount, returnAccount } from './file-account';
import { ownLiquidation, ownLiquidations } from './own-liquidations';
import { judgePaperClaim, recordClaim } from './paper-claims';

const OWN_LIQUIDATION = `${BASE}/external/api/own-liquidation`;
const PROCEEDING = `${BASE}/external/api/proceeding/:id`;
const tags = ['liquidators'];
const params = z.object({ id: idSchema });
const written = z.object({ id: idSchema });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const acting = { access: { permission: 'ACT_AS_LIQUIDATOR' } } as const;
const conducting = { access: { permission: 'CONDUCT_PROCEEDING' } } as const;

/** What a liquidator does in the liquidations that name them, and what the office does about the liquidator. */
export const liquidationRoutes: RouteModule = (app, { database: { db }, clock, runUnitOfWork }) => {
  app.get(OWN_LIQUIDATION, {
    config: acting,
    schema: {
      operationId: 'listOwnLiquidations',
      summary: 'The open liquidations that name the caller as liquidator',
      tags,
      response: answers(liquidationsSchema),
    },
    handler: async (request) => ok(request, await ownLiquidations(db, actorOf(request), clock.now())),
  });

  app.get(`${OWN_LIQUIDATION}/:id`, {
    config: acting,
    schema: {
      operationId: 'getOwnLiquidation',
      summary: 'One of them: accounts that fall due, and claims on paper',
      tags,
      params,
      response: answers(liquidationSchema),
    },
    handler: async (request) => ok(request, await ownLiquidation(db, actorOf(request), request.params.id, clock.now())),
  });

  app.post(`${OWN_LIQUIDATION}/:id/account`, {
    config: acting,
    schema: {
      operationId: 'fileLiquidatorAccount',
      summary: 'Files the account of six months that is due next',
      tags,
      params,
      body: fileAccountSchema,
      response: answers(written),
    },
    handler: async (request) => {
      const language = domainLanguage(askedLanguage(request));
      const id = await runUnitOfWork((unit) =>
        fileAccount(unit, actorOf(request), request.params.id, request.body, language),
      );
      return ok(request, { id }, 'liquidator.done.accountFiled');
    },
  });

  app.post(`${OWN_LIQUIDATION}/:id/claim`, {
    config: acting,
    schema: {
      operationId: 'recordPaperClaim',
      summary: 'Records a claim that reached the liquidator on paper',
      tags,
      params,
      headers,
      body: recordClaimSchema,
      response: answers(written),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const language = domainLanguage(askedLanguage(request));
      const once = {
        key: request.headers['idempotency-key'],
        request: ['liquidation-claim', request.params.id, request.body],
        answer: written,
      };
      const made = await runUnitOfWork((unit) =>
        idempotently(unit, actor, once, async () => ({
          id: await recordClaim(unit, actor, request.params.id, request.body, language),
        })),
      );
      return ok(request, made, 'liquidator.done.claimRecorded');
    },
  });

  app.post(`${OWN_LIQUIDATION}/:id/claim/:claimId/judgement`, {
    config: acting,
    schema: {
      operationId: 'judgePaperClaim',
      summary: 'Says what of a claim on paper is owed, and what was paid',
      tags,
      params: params.extend({ claimId: idSchema }),
      body: judgePaperClaimSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id: proceedingId, claimId } = request.params;
      const language = domainLanguage(askedLanguage(request));
      await runUnitOfWork((unit) =>
        judgePaperClaim(unit, actorOf(request), { proceedingId, claimId }, request.body, language),
      );
      return ok(request, {}, 'liquidator.done.claimJudged');
    },
  });

  app.get(`${PROCEEDING}/liquidator`, {
    config: { access: { permission: 'READ_APPLICATION_LISTS' } },
    schema: {
      operationId: 'getLiquidatorOfProceeding',
      summary: 'Who is the liquidator of a proceeding, with accounts and claims, for its office',
      tags,
      params,
      response: answers(liquidatorOfProceedingSchema),
    },
    handler: async (request) => ok(request, await liquidatorOf(db, actorOf(request), request.params.id, clock.now())),
  });

  app.post(`${PROCEEDING}/liquidator`, {
    config: conducting,
    schema: {
      operationId: 'changeLiquidator',
      summary: 'Names another liquidator in a liquidation',
      tags,
      params,
      body: changeLiquidatorSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const language = domainLanguage(askedLanguage(request));
      await runUnitOfWork((unit) =>
        changeLiquidator(unit, actorOf(request), request.params.id, request.body, language),
      );
      return ok(request, {}, 'liquidator.done.liquidatorChanged');
    },
  });

  app.post(`${PROCEEDING}/liquidator-account/:accountId/return`, {
    config: conducting,
    schema: {
      operationId: 'returnLiquidatorAccount',
      summary: 'Sends back the account that the liquidator filed last',
      tags,
      params: params.extend({ accountId: idSchema }),
      body: returnAccountSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { id: proceedingId, accountId } = request.params;
      await runUnitOfWork((unit) => returnAccount(unit, actorOf(request), { proceedingId, accountId }, request.body));
      return ok(request, {}, 'liquidator.done.accountReturned');
    },
  });
};
