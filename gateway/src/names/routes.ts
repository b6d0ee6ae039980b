import type { FastifyReply, FastifyRequest } from 'fastify';
import { nameCheckAnswerSchema, nameCheckRequestSchema, nameRulesSchema } from '@registrar/domain/calls/names';
import { answers, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { checkProposedName } from './check-proposed-name';
import { currentRules } from './word-lists';

/** As one types it is asked often; a machine that walks through the register is slowed down. */
const CHECKS_PER_MINUTE = 60;

export const nameRoutes: RouteModule = (app, { database: { db }, clock }) => {
  app.post(`${BASE}/external/api/name/check`, {
    config: { access: 'public', limit: { name: 'name-check', hits: CHECKS_PER_MINUTE, seconds: 60 } },
    schema: { tags: ['names'], body: nameCheckRequestSchema, response: answers(nameCheckAnswerSchema) },
    handler: async (request) => {
      const { english, nepali, nsicCodes, applicationId } = request.body;
      return ok(request, await checkProposedName(db, { english, nepali, nsicCodes }, { now: clock.now(), applicationId, suggest: true }));
    },
  });

  app.get(`${BASE}/external/api/name/rules`, {
    config: { access: 'public', limit: { name: 'name-rules', hits: CHECKS_PER_MINUTE, seconds: 60 } },
    schema: { summary: 'The word lists by which a name is judged', tags: ['names'], response: answers(nameRulesSchema) },
    handler: async (request, reply) => {
      const { token, rules } = await currentRules(db);
      // the token changes with the lists: a browser asks each time whether it still has the newest
      compareWith(`"${token}"`, request, reply);
      return ok(request, rules);
    },
  });
};

function compareWith(etag: string, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('etag', etag).header('cache-control', 'public, no-cache').header('vary', 'accept-language');
  if (request.headers['if-none-match']?.includes(etag)) reply.code(304);
}
