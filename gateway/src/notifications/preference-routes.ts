import { notificationPreferencesSchema } from '@registrar/domain/calls/notifications';
import { actorOf, WHATEVER_IS_TO_SETTLE } from '../platform/http/access';
import { answers, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { readPreferences, savePreferences } from './preferences';

const tags = ['notifications'];
const path = `${BASE}/messaging/api/notification/preference`;

/** By which channels a person wants to be told. */
export const preferenceRoutes: RouteModule = (app, { database: { db }, runUnitOfWork }) => {
  const config = { access: 'signed-in' as const, openWhile: WHATEVER_IS_TO_SETTLE };

  app.get(
    path,
    {
      config,
      schema: {
        operationId: 'getNotificationPreferences',
        summary: 'What is also sent by mail and SMS',
        tags,
        response: answers(notificationPreferencesSchema),
      },
    },
    async (request) => ok(request, await readPreferences(db, actorOf(request))),
  );

  app.put(
    path,
    {
      config,
      schema: {
        operationId: 'updateNotificationPreferences',
        summary: 'Changes what is also sent by mail and SMS',
        tags,
        body: notificationPreferencesSchema,
        response: answers(notificationPreferencesSchema),
      },
    },
    async (request) =>
      ok(
        request,
        await runUnitOfWork((unit) => savePreferences(unit, actorOf(request), request.body)),
        'notifications.preferencesSaved',
      ),
  );
};
