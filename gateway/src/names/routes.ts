import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import {
  nameCheckAnswerSchema,
  nameCheckRequestSchema,
  nameRulesSchema,
  type SimilarName,
} from '@registrar/domain/calls/names';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import { answers, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { checkProposedName } from './check-proposed-name';
import { currentRules } from './word-lists';

/** As one types it is asked often; a machine that walks through the register is slowed down. */
const CHECKS_PER_MINUTE = 60;

export const nameRoutes: RouteModule = (app, { database: { db }, clock }) => {
  app.post(`${BASE}/external/api/name/check`, {
    config: { access: 'public', limit: { name: 'name-check', hits: CHECKS_PER_MINUTE, seconds: 60 } },
    schema: {
      operationId: 'checkName',
      summary: 'Checks a company name against the rules and the names that exist',
      tags: ['names'],
      body: nameCheckRequestSchema,
      response: answers(nameCheckAnswerSchema),
    },
    handler: async (request) => {
      const { english, nepali, nsicCodes, parent, applicationId } = request.body;
      const own =
        applicationId !== undefined && (await isApplicantOf(db, request.actor, applicationId))
          ? applicationId
          : undefined;
      const answer = await checkProposedName(
        db,
        { english, nepali, nsicCodes, parent },
        { now: clock.now(), applicationId: own, suggest: true },
      );
      return ok(request, { ...answer, similar: answer.similar.map(forEverybody) });
    },
  });

  app.get(`${BASE}/external/api/name/rules`, {
    config: { access: 'public', limit: { name: 'name-rules', hits: CHECKS_PER_MINUTE, seconds: 60 } },
    schema: {
      operationId: 'getNameRules',
      summary: 'The word lists by which a name is judged',
      tags: ['names'],
      response: answers(nameRulesSchema),
    },
    handler: async (request, reply) => {
      const { token, rules } = await currentRules(db);
      // the token changes with the lists: a browser asks each time whether it still has the newest
      compareWith(`"${token}"`, request, reply);
      return ok(request, rules);
    },
  });
};

/** Whoever names somebody else's application would be told that its name is free. */
async function isApplicantOf(db: Kysely<DB>, actor: Actor | null, applicationId: string): Promise<boolean> {
  if (actor === null) return false;
  return (
    (await db
      .selectFrom('application')
      .select('id')
      .where('id', '=', applicationId)
      .where('applicant_id', '=', actor.accountId)
      .executeTakeFirst()) !== undefined
  );
}

/** A name that is asked for is known to everybody, the application that asks for it is not. */
function forEverybody(name: SimilarName): SimilarName {
  return name.kind === 'RESERVATION' || name.kind === 'APPLICATION' ? { ...name, id: '' } : name;
}

function compareWith(etag: string, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('etag', etag).header('cache-control', 'public, no-cache').header('vary', 'accept-language');
  if (request.headers['if-none-match']?.includes(etag)) reply.code(304);
}
