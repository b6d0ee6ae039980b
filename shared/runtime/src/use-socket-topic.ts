import { useEffect, useEffectEvent } from 'react';
import { usePortal } from './portal-context';

export interface SocketTopicListener<T> {
  readonly onMessage: (body: T) => void;
  /** After the line was down: what was missed must be asked for again. */
  readonly onResync?: () => void;
}

/** Listens to a topic while the component stands; `null` listens to nothing. */
export function useSocketTopic<T>(destination: string | null, listener: SocketTopicListener<T>): void {
  const { socket } = usePortal();
  const receive = useEffectEvent((body: T) => listener.onMessage(body));
  const resync = useEffectEvent(() => listener.onResync?.());
  useEffect(() => {
    if (destination === null) return undefined;
    const unsubscribe = socket.subscribe<T>(destination, (body) => receive(body));
    const stopResync = socket.onResync(() => resync());
    return () => {
      unsubscribe();
      stopResync();
    };
  }, [socket, destination]);
}
