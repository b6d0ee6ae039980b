import { applicationPageSchema, claimNextAnswerSchema, claimNextRequestSchema, deskCountsSchema, deskQuerySchema } from '@registrar/domain/calls/filings';
import { z } from 'zod';
import { actorOf } from '../../platform/http/access';
import { answers, askedLanguage, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { idempotently } from '../../platform/idempotency';
import { domainLanguage } from '../../platform/language';
import { claimNext } from './claim-next';
import { countDesk, readDesk } from './queue';

const DESK = `${BASE}/external/api/desk`;
const tags = ['desk'];
const idempotencyHeader = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

export const deskRoutes: RouteModule = (app, { database: { db }, clock, runDeed }) => {
  app.get(DESK, {
    config: { access: { permission: 'VIEW_DESK' } },
    schema: { tags, querystring: deskQuerySchema, response: answers(applicationPageSchema) },
    handler: async (request) => ok(request, await readDesk(db, actorOf(request), request.query)),
  });

  app.get(`${DESK}/counts`, {
    config: { access: { permission: 'VIEW_DESK' } },
    schema: { tags, response: answers(deskCountsSchema) },
    handler: async (request) => ok(request, await countDesk(db, actorOf(request), clock.now())),
  });

  app.post(`${DESK}/claim-next`, {
    config: { access: { permission: 'CLAIM' } },
    schema: { tags, headers: idempotencyHeader, body: claimNextRequestSchema, response: answers(claimNextAnswerSchema) },
    handler: async (request) => {
      const actor = actorOf(request);
      const language = domainLanguage(askedLanguage(request));
      const answer = await runDeed((deed) =>
        idempotently(deed, actor, { key: request.headers['idempotency-key'], request: ['claim-next', request.body], answer: claimNextAnswerSchema }, async () => ({
          application: await claimNext(deed, actor, { ...request.body, language }),
        })),
      );
      return ok(request, answer, answer.application ? 'desk.claimed' : 'desk.empty');
    },
  });
};
