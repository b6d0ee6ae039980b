import { useSession, useSocketTopic } from '@registrar/runtime';
import { useApplicationCache } from '../reservation/get-application';

/** A list is asked for again whenever a message arrives or may have been missed. */
export function useReservationUpdates(): void {
  const session = useSession();
  const cache = useApplicationCache();
  const refresh = () => void cache.refreshLists();
  useSocketTopic(session === null ? null : `/topic/user/${session.userId}`, { onMessage: refresh, onResync: refresh });
}
