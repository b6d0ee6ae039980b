import { sql } from 'kysely';
import { z } from 'zod';
import { BASE, type RouteModule } from './gateway-app';

const healthSchema = {
  200: z.object({ status: z.literal('ok') }),
  503: z.object({ status: z.literal('unavailable') }),
};

/** For whoever watches over the gateway: it lives, it can work, how it is doing. */
export const healthRoutes: RouteModule = (app, platform) => {
  app.get(
    `${BASE}/healthz`,
    { config: { access: 'public' }, schema: { hide: true, response: healthSchema } },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    `${BASE}/readyz`,
    { config: { access: 'public' }, schema: { hide: true, response: healthSchema } },
    async (_request, reply) => {
      try {
        if (platform.isStopping()) throw new Error('stopping');
        await sql`select 1`.execute(platform.database.db);
        return { status: 'ok' as const };
      } catch {
        return reply.status(503).send({ status: 'unavailable' });
      }
    },
  );

  app.get(`${BASE}/metrics`, { config: { access: 'watching' }, schema: { hide: true } }, async (_request, reply) => {
    reply.type(platform.metrics.registry.contentType);
    return platform.metrics.registry.metrics();
  });
};
