import { publicHomeSchema, type PublicHome } from '@registrar/domain/calls/public-home';
import { readDueRules } from '../obligations/due-rules';
import type { Capability } from '../platform/capability';
import { dayInNepal } from '../platform/clock';
import { answers, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { ShortMemory } from '../platform/short-memory';
import { seasonOn } from './season';
import { serviceStates } from './service-states';

/** Everybody's first page asks; nobody needs it newer. */
const KEPT_MS = 60_000;

const routes: RouteModule = (app, { database: { db }, clock, config }) => {
  const told = new ShortMemory<Omit<PublicHome, 'at'>>(1);
  app.get(`${BASE}/public/home`, {
    config: { access: 'public', limit: { name: 'public-home', hits: 60, seconds: 60 } },
    schema: {
      operationId: 'getPublicHome',
      summary: 'What is due this season, and whether payments, messages and the search work',
      tags: ['public'],
      response: answers(publicHomeSchema),
    },
    handler: async (request) => {
      const { at, value } = await told.read('home', clock.now(), KEPT_MS, async () => {
        const now = clock.now();
        const today = dayInNepal(now);
        return {
          season: seasonOn(today, await readDueRules(db)),
          services: await serviceStates(db, { now, today, takesCards: config.payment !== null }),
        };
      });
      return ok(request, { ...value, at: at.toISOString() });
    },
  });
};

/** What the first page tells everybody. */
export const publicHome: Capability = { routes };
