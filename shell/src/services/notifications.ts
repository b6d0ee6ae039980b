import type { ReadonlyStore, ShellApi } from '@registrar/contract/shell-api';
import type { Notification, NotificationFilter, NotificationList } from '@registrar/domain/calls/notifications';
import type { SocketService } from './socket';
import { createStore } from './value-store';

export interface NotificationsService {
  readonly unread: ReadonlyStore<number>;
  /** Came over the socket since the person signed in, newest first; the panel puts them before what it fetched. */
  readonly arrived: ReadonlyStore<readonly Notification[]>;
  refreshUnread(): Promise<void>;
  list(filter: NotificationFilter): Promise<NotificationList>;
  markRead(id: string): Promise<void>;
  markAllRead(): Promise<void>;
  /** The shell's own topics, until the returned function is called. */
  listen(person: { readonly userId: string }): () => void;
  clear(): void;
}

const keepArrived = 50;
const quiet = { overlay: true, successToast: true, failureToast: true } as const;

export function createNotifications(
  gateway: ShellApi['gateway'],
  socket: Pick<SocketService, 'subscribe' | 'onResync'>,
  onProblem: (problem: string) => void,
): NotificationsService {
  const unread = createStore(0);
  const arrived = createStore<readonly Notification[]>([]);

  const list = async (filter: NotificationFilter): Promise<NotificationList> => {
    const [answer, { notificationListSchema }] = await Promise.all([
      gateway.request<unknown>({
        path: '/messaging/api/notification/all',
        method: 'POST',
        body: { kind: 'json', value: filter },
        quiet: { ...quiet, failureToast: false },
      }),
      schemas(),
    ]);
    const page = notificationListSchema.parse(answer);
    unread.set(toCount(page.unreadCount));
    return page;
  };

  const refreshUnread = async (): Promise<void> => {
    try {
      const [answer, { notificationListSchema }] = await Promise.all([
        gateway.request<unknown>({ path: '/messaging/api/notification', query: { received: false, size: 1 }, quiet }),
        schemas(),
      ]);
      unread.set(toCount(notificationListSchema.parse(answer).unreadCount));
    } catch (error) {
      onProblem(`notifications: ${String(error)}`);
    }
  };

  const receive = async (body: unknown): Promise<void> => {
    const { notificationSchema } = await schemas();
    const parsed = notificationSchema.safeParse(body);
    if (!parsed.success) {
      onProblem('notifications: a frame is not a notification');
      return;
    }
    const message = parsed.data;
    // At least once on the wire is once on the screen.
    arrived.update((known) => [message, ...known.filter(({ id }) => id !== message.id)].slice(0, keepArrived));
    await refreshUnread();
  };

  /** Something was marked as read, here or in another tab. */
  const takeCount = async (body: unknown): Promise<void> => {
    const { readFrameSchema } = await schemas();
    const parsed = readFrameSchema.safeParse(body);
    if (parsed.success) unread.set(toCount(parsed.data.unreadCount));
    else onProblem('notifications: a frame is not a count');
  };

  const setRead = (matches: (notification: Notification) => boolean): void =>
    arrived.update((known) =>
      known.map((notification) => (matches(notification) ? { ...notification, read: true } : notification)),
    );

  return {
    unread,
    arrived,
    refreshUnread,
    list,
    async markRead(id) {
      await gateway.request({
        path: `/messaging/api/notification/mark-read/${encodeURIComponent(id)}`,
        method: 'PATCH',
        quiet,
      });
      setRead((notification) => notification.id === id);
      await refreshUnread();
    },
    async markAllRead() {
      await gateway.request({
        path: '/messaging/api/notification/mark-all-read',
        method: 'PUT',
        quiet: { overlay: true },
      });
      setRead(() => true);
      await refreshUnread();
    },
    listen({ userId }) {
      const take = (body: unknown): void => void receive(body).catch((error: unknown) => onProblem(String(error)));
      const stops = [
        socket.subscribe(`/topic/user/${userId}`, take),
        socket.subscribe(
          `/topic/user/${userId}/read`,
          (body) => void takeCount(body).catch((error: unknown) => onProblem(String(error))),
        ),
        socket.onResync(() => void refreshUnread()),
      ];
      void refreshUnread();
      return () => stops.forEach((stop) => stop());
    },
    clear() {
      unread.set(0);
      arrived.set([]);
    },
  };
}

/** Fetched with the first need: the sign-in page carries no schemas. */
const schemas = () => import('@registrar/domain/calls/notifications');

/** The wire carries the count as a string (decisions.md); this is the one place that knows. */
function toCount(wire: string): number {
  const count = Number.parseInt(wire, 10);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
