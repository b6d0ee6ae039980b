import { useEffect, useEffectEvent } from 'react';
import { usePortal } from './portal-context';

export interface SocketTopicListener<T> {
  readonly onMessage: (body: T) => void;
  /** After the line was down: what was missed must be asked for again. */
  readonly onResync?: () => void;
}

/** Listens to a topic while the component stands; `null` listens to nothing. A function alone hears messages only. */
export function useSocketTopic<T>(
  destination: string | null,
  listener: SocketTopicListener<T> | ((body: T) => void),
): void {
  const { socket } = usePortal();
  const { onMessage, onResync } = typeof listener === 'function' ? { onMessage: listener } : listener;
  const receive = useEffectEvent((body: T) => onMessage(body));
  const resync = useEffectEvent(() => onResync?.());
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
