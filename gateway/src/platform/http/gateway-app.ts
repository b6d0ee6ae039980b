import { randomUUID, timingSafeEqual } from 'node:crypto';
import { failureSchema } from '@registrar/domain/envelope';
import { plainTexts } from '@registrar/domain/plain-text';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchema,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Actor } from '../actor';
import { enforceLimit } from '../counters';
import { languageOf } from '../language';
import type { Platform } from '../platform';
import { requireProvenLately } from '../proven-lately';
import { withReferenceData } from '../reference-data';
import { Refusal, refuse } from '../refusal';
import { actorOf, checkAccess, type Access } from './access';
import { acceptBodyKinds, BODY_LIMIT } from './body-kinds';
import { failureAnswer } from './failure-answer';
import { readFields, refuseDangerousNames } from './form-fields';
import { BY_SESSION, describeGateway } from './openapi/describe-gateway';
import { readYourWrites } from './read-your-writes';
import { observeRequests } from './request-log';
import { answerOnLine, endLinesInSilence } from './line-ends';
import { isStorable } from './storable-text';
import { leaveNothingUnread } from './unread-body';

export type GatewayApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What a capability gives the gateway: its routes on the app, under /gateway. */
export type RouteModule = (app: GatewayApp, platform: Platform) => void;

export const BASE = '/gateway';

/** How near somebody is to the limit is nobody's business; `retry-after` on the refusal says what is needed. */
const NO_HEADERS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Finds out who a bearer token belongs to; accounts provide it. */
export type Authenticate = (token: string, address: string) => Promise<Actor | null>;

export async function createGatewayApp(platform: Platform, authenticate: Authenticate): Promise<GatewayApp> {
  const logger: FastifyBaseLogger = platform.log;
  const app = Fastify({
    loggerInstance: logger,
    // Fastify's own lines would carry addresses and query strings; request-log.ts writes ours
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: [...platform.config.trustedProxies],
    genReqId: (request) => validRequestId(request.headers['x-request-id']) ?? randomUUID(),
    routerOptions: { querystringParser: readFields, maxParamLength: 200 },
    // what reaches it on an open line while it closes is answered: whoever asked cannot know
    return503OnClosing: false,
    clientErrorHandler: answerOnLine,
    // an address that cannot be decoded is refused before any route, hook or error handler is chosen
    frameworkErrors: (error, request, reply) => {
      void sendFailure(
        error,
        request,
        reply
          .header('x-request-id', request.id)
          .header('x-content-type-options', 'nosniff')
          .header('cache-control', 'no-store'),
      );
    },
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler<z.ZodType>(({ schema }) => (input: unknown) => {
    const parsed = schema.safeParse(input);
    return parsed.success ? { value: parsed.data } : { error: parsed.error };
  });
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', null);
  endLinesInSilence(app.server);
  answerFailures(app);
  leaveNothingUnread(app);
  observeRequests(app, platform);

  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: { defaultSrc: ["'none'"], styleSrc: ["'self'"], imgSrc: ["'self'"], frameAncestors: ["'none'"] },
      useDefaults: false,
    },
    hsts: platform.config.mode === 'production',
  });
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(rateLimit, {
    max: platform.config.requestsPerMinute,
    timeWindow: 60_000,
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  await acceptBodyKinds(app);
  await app.register(swagger, describeGateway(platform.config.portalUrl));

  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (!access) throw new Error(`${String(route.method)} ${route.url} does not say who may call it`);
    const isRead = [route.method].flat().every((method) => method === 'GET' || method === 'HEAD');
    if (route.config?.reads === 'replica' && !isRead)
      throw new Error(`${String(route.method)} ${route.url} changes something and may not read what is late`);
    route.schema = describe(route.schema, access);
  });
  app.addHook('onRequest', (_request, _reply, done) => withReferenceData(done));
  app.addHook('onRequest', async (request) => {
    refuseDangerousNames(request.url.split('?')[1] ?? '');
    const { access, limit, openWhile, asksSecondFactor } = request.routeOptions.config;
    if (!access) return; // an unknown path: answered by the not-found handler
    if (limit) {
      const { clock, config, database } = platform;
      await enforceLimit(database.db, clock.now(), { ...limit, hits: limit.hits * config.limitFactor }, request.ip);
    }
    if (access === 'internal')
      return requireInternalKey(request.headers['x-internal-key'], platform.config.secrets.internalKey);
    const token = bearerOf(request.headers.authorization);
    if (access === 'watching') return requireWatcher(request, token, platform.config.secrets.metricsToken);
    if (token !== undefined) request.actor = await authenticate(token, request.ip);
    checkAccess(access, request.actor, openWhile);
    if (asksSecondFactor) requireProvenLately(actorOf(request));
  });
  // a proxy keeps its lines open: each of them goes to another gateway with its next request
  app.addHook('onSend', async (_request, reply) => {
    if (platform.isStopping()) reply.header('connection', 'close');
  });
  app.addHook('preValidation', async (request) => {
    const { body, query, params } = request;
    if (![body, query, params].every(isStorable)) refuse('REQ-400');
    // every text that anybody judges, keeps or compares is looked at without what nobody sees in it
    request.body = plainTexts(body);
    request.query = plainTexts(query);
    request.params = typeof params === 'object' ? plainTexts({ ...params }) : params;
  });
  readYourWrites(app, platform);
  return app;
}

/** What every call has in common, added to its OpenAPI description. */
function describe(schema: FastifySchema | undefined, access: Access): FastifySchema {
  const response = typeof schema?.response === 'object' ? schema.response : {};
  return {
    ...schema,
    response: { ...response, '4xx': failure('Refused'), '5xx': failure('Failed') },
    security: schema?.security ?? (access === 'public' ? [] : BY_SESSION),
  };
}

const failure = (description: string): object => ({
  description,
  content: { 'application/json': { schema: failureSchema } },
});

function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler((_request, _reply) => refuse('REQ-404'));
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureAnswer(error, languageOf(request.headers['accept-language']));
  // to wait for a turn is no fault
  if (failure.status >= 500 && failure.code !== 'WAIT-503')
    request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  // past the serializer of the route, which knows successes only
  return reply.status(failure.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(failure);
}

export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
}

function requireInternalKey(given: string | string[] | undefined, expected: string): void {
  if (typeof given !== 'string' || !sameText(given, expected)) refuse('PERM-403');
}

/** Host and nginx name whom they speak for, also where that is somebody on this machine. */
function requireWatcher({ headers, socket }: FastifyRequest, given: string | undefined, token: string | null): void {
  if (token !== null && given !== undefined && sameText(given, token)) return;
  const isDirect = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  if (!isDirect || !isLoopback(socket.remoteAddress ?? '')) refuse('PERM-403');
}

const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./.test(address);

export function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function validRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined;
}

function tooMany(ttl: number): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(ttl / 1000));
  return new Refusal('RATE-429', { retryAfterSeconds });
}
