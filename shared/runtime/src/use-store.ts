import type { ReadonlyStore } from '@registrar/contract/shell-api';
import { useSyncExternalStore } from 'react';

export function useStore<T>(store: ReadonlyStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
