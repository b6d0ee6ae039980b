import type { Notification } from '@registrar/domain/calls/notifications';
import { useSession, useSocketTopic } from '@registrar/runtime';
import { useApplicationCache } from './application';

/** Asks again for an application when a message speaks of it, or when messages may have been missed. */
export function useApplicationUpdates(id: string): void {
  const session = useSession();
  const cache = useApplicationCache();
  const refresh = () => {
    void cache.refresh(id);
    void cache.refreshLists();
  };
  useSocketTopic<Notification>(session === null ? null : `/topic/user/${session.userId}`, {
    onMessage: (notification) => {
      if (notification.link?.includes(id) === true) refresh();
    },
    onResync: refresh,
  });
}

/** A list is asked for again whenever a message arrives or may have been missed. */
export function useListUpdates(): void {
  const session = useSession();
  const cache = useApplicationCache();
  const refresh = () => void cache.refreshLists();
  useSocketTopic(session === null ? null : `/topic/user/${session.userId}`, { onMessage: refresh, onResync: refresh });
}
