import { useQueryClient } from '@tanstack/react-query';
import { useSession } from './portal-context';
import { useSocketTopic } from './use-socket-topic';

/** Asks every query under `key` again whenever this person is told of something, and after the line was down. */
export function useFreshQueries(key: string): void {
  const session = useSession();
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: [key] });
  useSocketTopic(session ? `/topic/user/${session.userId}` : null, { onMessage: refresh, onResync: refresh });
}
