import { isStaff } from '@registrar/domain/permissions';
import type { RouteModule } from '../platform/http/gateway-app';
import { peakNow } from './peak-state';
import { keepTurn } from './waiting-line';

/** Somebody who saves every few seconds is noted once in so long. */
const NOTED_MS = 30_000;
const MOST_KEPT = 10_000;

/** Whoever saves or uploads is at work: the turn goes on. After the answer, so that nobody waits for it. */
export const keepTurns: RouteModule = (app, { database: { db }, clock, log }) => {
  const noted = new Map<string, number>();
  app.addHook('onResponse', async ({ method, actor }, reply) => {
    if (method === 'GET' || actor === null || isStaff(actor.role) || reply.statusCode >= 400) return;
    const now = clock.now();
    const since = now.getTime() - (noted.get(actor.accountId) ?? 0);
    if (since >= 0 && since < NOTED_MS) return;
    try {
      const { on, term } = await peakNow(db, now);
      if (!on) return;
      if (noted.size >= MOST_KEPT) noted.clear();
      noted.set(actor.accountId, now.getTime());
      await keepTurn(db, actor.accountId, now, term);
    } catch (error) {
      log.warn({ err: error }, 'a turn could not be kept');
    }
  });
};
