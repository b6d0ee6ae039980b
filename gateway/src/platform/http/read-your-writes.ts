import type { FastifyRequest } from 'fastify';
import { databaseCall, REMEMBERED_SECONDS, withinCall, type DatabaseCall } from '../database/read-database';
import type { Platform } from '../platform';
import type { GatewayApp } from './gateway-app';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `replica`: what it shows may be late by DATABASE_READ_BEHIND seconds, except for what the caller has written and
     * for what they may no longer see. Only for a call that changes and decides nothing. Without: the primary.
     */
    reads?: 'replica';
  }
}

const COOKIE = 'position';

/**
 * How far a browser has written goes with it in a cookie, so that it reads its own writes whichever gateway it asks
 * next. The cookie opens nothing: whoever makes one up is answered by the primary.
 */
export function readYourWrites(app: GatewayApp, { database, config }: Platform): void {
  if (database.replica === undefined) return;
  const secure = new URL(config.portalUrl).protocol === 'https:' ? '; Secure' : '';
  const calls = new WeakMap<FastifyRequest, DatabaseCall>();
  // not earlier: the body is read outside of what began before it, and who is asking is asked of the primary
  app.addHook('preHandler', (request, _reply, done) => {
    const { reads = 'primary' } = request.routeOptions.config;
    const mayBeLate = request.actor?.lostRights !== true;
    const call = databaseCall(readCookie(request.headers.cookie), mayBeLate ? reads : 'primary');
    calls.set(request, call);
    withinCall(call, done);
  });
  app.addHook('onSend', async (request, reply) => {
    const position = calls.get(request)?.committedAt;
    if (position !== undefined)
      reply.header(
        'set-cookie',
        `${COOKIE}=${position}; Path=/gateway/; Max-Age=${REMEMBERED_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
      );
  });
}

function readCookie(header: string | undefined): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9A-F/]{3,17})(?:;|$)`).exec(header ?? '')?.[1];
}
