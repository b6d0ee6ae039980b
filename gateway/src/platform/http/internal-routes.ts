import { registryChangeSchema } from '@registrar/domain/calls/notifications';
import { z } from 'zod';
import { MovableClock } from '../clock';
import { refuse } from '../refusal';
import { REGISTRY_TOPIC } from '../stomp/topics';
import { answers, nothing, ok } from './answer';
import { BASE, type RouteModule } from './gateway-app';

/** For the processes beside the gateway, which hold the shared key. */
export const internalRoutes: RouteModule = (app, { bus, clock, config }) => {
  app.post(
    `${BASE}/internal/registry-changed`,
    { config: { access: 'internal' }, schema: { hide: true, body: registryChangeSchema, response: answers(nothing) } },
    async (request) => {
      await bus.publish({ destination: REGISTRY_TOPIC, body: JSON.stringify(request.body) });
      return ok(request, {});
    },
  );

  // Looking ninety days ahead is for tests of the embedded default: in production this route does not exist
  if (config.mode !== 'embedded') return;
  app.post(
    `${BASE}/internal/clock`,
    {
      config: { access: 'internal' },
      schema: {
        hide: true,
        body: z.object({ now: z.iso.datetime({ offset: true }).nullable() }),
        response: answers(z.object({ now: z.string() })),
      },
    },
    async (request) => {
      if (!(clock instanceof MovableClock)) refuse('REQ-404');
      clock.moveTo(request.body.now === null ? null : new Date(request.body.now));
      return ok(request, { now: clock.now().toISOString() });
    },
  );
};
