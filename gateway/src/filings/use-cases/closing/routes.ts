import { discountedClosingSchema } from '@registrar/domain/calls/discounted-closing';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../../../platform/http/access';
import { answers, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { notesReadings } from '../../../register/access-log/note-access';
import { readSettlement } from './read-settlement';

/** What a filing that closes its company asks besides its answers. */
export const closingRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;
  const note = notesReadings(platform);
  app.get(`${BASE}/external/api/application/:id/settlement-136ka`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'getDiscountedClosing',
      summary: 'What a discounted de-registration asks: missing reports, the amount with its working, its invoice',
      tags: ['filings'],
      params: z.object({ id: idSchema }),
      response: answers(discountedClosingSchema),
    },
    handler: async (request) =>
      ok(request, await readSettlement(db, actorOf(request), request.params.id, { now: clock.now(), note })),
  });
};
