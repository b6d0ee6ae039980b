import type { ReadonlyStore } from '@registrar/contract/shell-api';

/** The one way the shell keeps a value that others watch. */
export interface ValueStore<T> extends ReadonlyStore<T> {
  set(value: T): void;
  update(change: (value: T) => T): void;
}

export function createStore<T>(initial: T): ValueStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const set = (next: T): void => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => value,
    set,
    update: (change) => set(change(value)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A value that follows from others; computed anew whenever one of them changes. */
export function deriveStore<T>(sources: readonly ReadonlyStore<unknown>[], derive: () => T): ReadonlyStore<T> {
  const store = createStore(derive());
  for (const source of sources) source.subscribe(() => store.set(derive()));
  return store;
}
