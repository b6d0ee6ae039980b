import {
  answerGrievanceSchema,
  askGrievanceSchema,
  escalateGrievanceSchema,
  grievanceDetailSchema,
  grievancePageSchema,
  grievanceQuerySchema,
  handGrievanceSchema,
  rateGrievanceSchema,
} from '@registrar/domain/calls/grievances';
import { idSchema } from '@registrar/domain/envelope';
import { grievance } from '@registrar/domain/requests';
import { z } from 'zod';
import { storeDocument, type StoredDocument } from '../../documents/store-document';
import type { Actor } from '../../platform/actor';
import { actorOf, WHATEVER_IS_TO_SETTLE } from '../../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../../platform/http/answer';
import { BASE, type GatewayApp, type RouteModule } from '../../platform/http/gateway-app';
import { idempotently } from '../../platform/idempotency';
import type { MessageKey } from '../../platform/language';
import type { Platform } from '../../platform/platform';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { takeUpload } from '../../uploads/given-file';
import { askGrievance } from './ask-grievance';
import { answerGrievance, escalateGrievance, handGrievance, rateGrievance } from './conduct';
import { listGrievances, readGrievance } from './read-grievance';

const GRIEVANCE = `${BASE}/external/api/grievance`;
const tags = ['grievances'];
const params = z.object({ id: idSchema });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const TEN_MINUTES = 600;

/** Grievances of people with an account, and what the office does with every one. */
export const grievanceRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;
  app.get(GRIEVANCE, {
    config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
    schema: {
      operationId: 'listGrievances',
      summary: 'The own grievances, or those of the own office, the earliest last day first',
      tags,
      querystring: grievanceQuerySchema,
      response: answers(grievancePageSchema),
    },
    handler: async (request) => ok(request, await listGrievances(db, actorOf(request), request.query, clock.now())),
  });

  app.get(`${GRIEVANCE}/:id`, {
    config: { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE },
    schema: {
      operationId: 'getGrievance',
      summary: 'A grievance with its conversation, for who asked and for officers whom it does not concern',
      tags,
      params,
      response: answers(grievanceDetailSchema),
    },
    handler: async (request) => ok(request, await readGrievance(db, actorOf(request), request.params.id, clock.now())),
  });

  app.post(GRIEVANCE, {
    config: { access: { permission: 'ASK_GRIEVANCE' }, limit: { name: 'grievance', hits: 10, seconds: TEN_MINUTES } },
    schema: {
      operationId: 'askGrievance',
      summary: 'Complains about the work of the office',
      tags,
      headers,
      body: askGrievanceSchema,
      response: answers(params),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { 'idempotency-key': key } = request.headers;
      const language = askedLanguage(request);
      const files: StoredDocument[] = [];
      // the uploads are consumed once: a retry with the same key is answered without looking for them
      if (!(await isKnown(platform, actor, key)))
        for (const uploadId of request.body.uploadIds)
          files.push(
            await storeDocument(platform, await takeUpload(platform, actor, uploadId), grievance.files, language),
          );
      const asked = await runUnitOfWork((unit) =>
        idempotently(unit, actor, { key, request: ['grievance', request.body], answer: params }, async () => ({
          id: (await askGrievance(unit, actor, request.body, { files, language })).id,
        })),
      );
      return ok(request, asked, 'grievance.asked');
    },
  });
  act(app, platform, 'hand', {
    operationId: 'handGrievance',
    summary: 'Gives a grievance to an officer whom it does not concern',
    permission: 'ANSWER_GRIEVANCE',
    body: handGrievanceSchema,
    work: handGrievance,
    done: 'grievance.handed',
  });
  act(app, platform, 'escalate', {
    operationId: 'escalateGrievance',
    summary: 'Puts a grievance before the registrar',
    permission: null,
    body: escalateGrievanceSchema,
    work: escalateGrievance,
    done: 'grievance.escalated',
  });
  act(app, platform, 'answer', {
    operationId: 'answerGrievance',
    summary: 'Answers a grievance, with its letter',
    permission: 'ANSWER_GRIEVANCE',
    body: answerGrievanceSchema,
    work: answerGrievance,
    done: 'grievance.answered',
  });
  act(app, platform, 'satisfaction', {
    operationId: 'rateGrievance',
    summary: 'Says how satisfied the requester is with the answer',
    permission: 'ASK_GRIEVANCE',
    body: rateGrievanceSchema,
    work: rateGrievance,
    done: 'grievance.rated',
  });
};

interface Act<Body> {
  readonly operationId: string;
  readonly summary: string;
  /** Null: both sides, as the use case says. */
  readonly permission: 'ANSWER_GRIEVANCE' | 'ASK_GRIEVANCE' | null;
  readonly body: z.ZodType<Body>;
  readonly work: (unit: UnitOfWork, actor: Actor, id: string, body: Body) => Promise<void>;
  readonly done: MessageKey;
}

function act<Body>(
  app: GatewayApp,
  { runUnitOfWork }: Platform,
  step: string,
  { operationId, summary, permission, body, work, done }: Act<Body>,
): void {
  app.post(`${GRIEVANCE}/:id/${step}`, {
    config: {
      access: permission === null ? 'signed-in' : { permission },
      limit: { name: `grievance-${step}`, hits: 60, seconds: TEN_MINUTES },
    },
    schema: { operationId, summary, tags, params, headers, body, response: answers(nothing) },
    handler: async (request) => {
      const actor = actorOf(request);
      const { id } = request.params;
      const given = body.parse(request.body);
      await runUnitOfWork((unit) =>
        idempotently(
          unit,
          actor,
          { key: request.headers['idempotency-key'], request: [`grievance-${step}`, id, given], answer: nothing },
          async () => {
            await work(unit, actor, id, given);
            return {};
          },
        ),
      );
      return ok(request, {}, done);
    },
  });
}

async function isKnown(
  { database: { db } }: Platform,
  { accountId }: Actor,
  key: string | undefined,
): Promise<boolean> {
  if (key === undefined) return false;
  const known = await db
    .selectFrom('idempotency')
    .select('key')
    .where('user_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
  return known !== undefined;
}
