import { idSchema } from '@registrar/domain/envelope';
import {
  notificationFilterSchema,
  notificationListSchema,
  notificationQuerySchema,
  type ReadFrame,
} from '@registrar/domain/calls/notifications';
import { z } from 'zod';
import { actorOf, WHATEVER_IS_TO_SETTLE } from '../platform/http/access';
import { answers, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { readTopic } from '../platform/stomp/topics';
import { broadcastJob } from './broadcast';
import { countUnread, listNotifications } from './notification-queries';

const tags = ['notifications'];
const unreadSchema = z.object({ unreadCount: z.string() });
const path = `${BASE}/messaging/api/notification`;

/** A person's own notifications, and nobody else's. */
export const notificationRoutes: RouteModule = (app, { database: { db }, runUnitOfWork }) => {
  const config = { access: 'signed-in' as const, openWhile: WHATEVER_IS_TO_SETTLE };

  app.get(
    path,
    {
      config,
      schema: {
        operationId: 'listNotifications',
        summary: 'Notifications and the unread count',
        tags,
        querystring: notificationQuerySchema,
        response: answers(notificationListSchema),
      },
    },
    async (request) => {
      const { received, page, size } = request.query;
      return ok(
        request,
        await listNotifications(db, actorOf(request).accountId, {
          received: received === undefined ? undefined : received === 'true',
          page,
          size,
        }),
      );
    },
  );

  app.post(
    `${path}/all`,
    {
      config,
      schema: {
        operationId: 'searchNotifications',
        summary: 'Notifications by a filter',
        tags,
        body: notificationFilterSchema,
        response: answers(notificationListSchema),
      },
    },
    async (request) => ok(request, await listNotifications(db, actorOf(request).accountId, request.body)),
  );

  app.patch(
    `${path}/mark-read/:id`,
    {
      config,
      schema: {
        operationId: 'markNotificationRead',
        summary: 'Marks one as read',
        tags,
        params: z.object({ id: idSchema }),
        response: answers(unreadSchema),
      },
    },
    async (request) => {
      const { accountId } = actorOf(request);
      const unreadCount = await runUnitOfWork(async (unit) => {
        const { tx, now } = unit;
        const mine = await tx
          .updateTable('notification')
          .set(({ fn, val, ref }) => ({ read_at: fn.coalesce(ref('read_at'), val(now)) }))
          .where('id', '=', request.params.id)
          .where('account_id', '=', accountId)
          .returning('id')
          .executeTakeFirst();
        if (!mine) refuse('REQ-404');
        return notifyUnread(unit, accountId);
      });
      return ok(request, { unreadCount }, 'notifications.read');
    },
  );

  app.put(
    `${path}/mark-all-read`,
    {
      config,
      schema: {
        operationId: 'markAllNotificationsRead',
        summary: 'Marks all as read',
        tags,
        response: answers(unreadSchema),
      },
    },
    async (request) => {
      const { accountId } = actorOf(request);
      const unreadCount = await runUnitOfWork(async (unit) => {
        const { tx, now } = unit;
        await tx
          .updateTable('notification')
          .set({ read_at: now })
          .where('account_id', '=', accountId)
          .where('read_at', 'is', null)
          .execute();
        return notifyUnread(unit, accountId);
      });
      return ok(request, { unreadCount }, 'notifications.allRead');
    },
  );
};

/** The bells of all tabs and devices of the person show the same number. */
async function notifyUnread(unit: UnitOfWork, accountId: string): Promise<string> {
  const unreadCount = await countUnread(unit.tx, accountId);
  unit.enqueue(broadcastJob, {
    messages: [{ destination: readTopic(accountId), body: JSON.stringify({ unreadCount } satisfies ReadFrame) }],
  });
  return unreadCount;
}
