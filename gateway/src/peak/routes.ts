import { portalNoticesSchema, waitingPlaceSchema, type PortalNotices } from '@registrar/domain/calls/peak';
import { actorOf } from '../platform/http/access';
import { answers, nothing, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { ShortMemory } from '../platform/short-memory';
import { turnOf } from './hold-turn';
import { portalNotices } from './portal-notices';
import { leaveLine } from './waiting-line';

const WAITING_PLACE = `${BASE}/external/api/waiting-place`;
/** Every tab asks when it is opened. */
const KEPT_MS = 5000;
const tags = ['peak'];

export const peakRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;
  const told = new ShortMemory<PortalNotices>(1);

  app.get(
    `${BASE}/external/api/portal-notice`,
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listPortalNotices',
        summary: 'What concerns everybody who files: a peak, days on which the portal was down',
        tags,
        response: answers(portalNoticesSchema),
      },
    },
    async (request) =>
      ok(request, (await told.read('notices', clock.now(), KEPT_MS, () => portalNotices(db, clock.now()))).value),
  );

  app.post(
    WAITING_PLACE,
    {
      config: { access: { permission: 'FILE_OWN' } },
      schema: {
        operationId: 'askForTurn',
        summary: 'Asks for a turn with an annual report, and says that one is still waiting',
        tags,
        response: answers(waitingPlaceSchema),
      },
    },
    async (request) => ok(request, await turnOf(platform, actorOf(request))),
  );

  app.delete(
    WAITING_PLACE,
    {
      config: { access: { permission: 'FILE_OWN' } },
      schema: {
        operationId: 'leaveWaitingLine',
        summary: 'Leaves the line, or gives a turn back',
        tags,
        response: answers(nothing),
      },
    },
    async (request) => {
      await leaveLine(db, actorOf(request).accountId);
      return ok(request, {});
    },
  );
};
