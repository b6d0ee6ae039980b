import type { ReadonlyStore } from '@registrar/contract/shell-api';
import { useMemo, useSyncExternalStore } from 'react';

export function useStore<T>(store: ReadonlyStore<T>): T {
  const { subscribe, get } = useMemo(
    () => ({ subscribe: (listener: () => void) => store.subscribe(listener), get: () => store.get() }),
    [store],
  );
  return useSyncExternalStore(subscribe, get);
}
