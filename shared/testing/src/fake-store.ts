import type { ReadonlyStore } from '@registrar/contract/shell-api';

export interface FakeStore<T> extends ReadonlyStore<T> {
  set(value: T): void;
  readonly listenerCount: number;
}

export function createFakeStore<T>(initial: T): FakeStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get listenerCount() {
      return listeners.size;
    },
  };
}
