export interface Leftovers {
  /** Listeners on window, document and body, by event type. */
  readonly listeners: Readonly<Record<string, number>>;
  /** Intervals and timeouts still to come: the place in the code that set each, by its number. */
  readonly timers: Readonly<Record<string, string>>;
}

declare global {
  interface Window {
    leftovers(): Leftovers;
  }
}

/**
 * Runs in the page before anything else does, and is sent there as text: it may use nothing from outside itself.
 * Counts what a remote could leave behind where the removal of its container would not take it away.
 */
export function watchLeftovers(): void {
  const timers = new Map<unknown, string>();
  const caller = (): string =>
    new Error().stack
      ?.split('\n')
      .slice(3, 6)
      .map((line) => line.trim())
      .join(' ') ?? '';
  const heard = new Map<EventTarget, Map<string, Set<unknown>>>();
  const listenersOf = (target: EventTarget, type: string): Set<unknown> => {
    const types = heard.get(target) ?? new Map<string, Set<unknown>>();
    heard.set(target, types);
    const listeners = types.get(type) ?? new Set<unknown>();
    types.set(type, listeners);
    return listeners;
  };
  const isShared = (target: EventTarget): boolean =>
    target === window || target === document || target === document.body;

  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const passing = typeof options === 'object' && (options.once === true || options.signal !== undefined);
    if (listener !== null && !passing && isShared(this)) listenersOf(this, type).add(listener);
    return add.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (isShared(this)) listenersOf(this, type).delete(listener);
    return remove.call(this, type, listener, options);
  };

  const { setTimeout: later, clearTimeout: forget, setInterval: repeat, clearInterval: stop } = window;
  Object.assign(window, {
    setTimeout: (handler: (...rest: unknown[]) => void, delay?: number, ...rest: unknown[]) => {
      const run = () => {
        timers.delete(id);
        handler(...rest);
      };
      const id: unknown = later.call(window, run, delay);
      timers.set(id, caller());
      return id;
    },
    clearTimeout: (id?: number) => {
      timers.delete(id);
      forget.call(window, id);
    },
    setInterval: (handler: (...rest: unknown[]) => void, delay?: number, ...rest: unknown[]) => {
      const id: unknown = repeat.call(window, () => handler(...rest), delay);
      timers.set(id, caller());
      return id;
    },
    clearInterval: (id?: number) => {
      timers.delete(id);
      stop.call(window, id);
    },
    leftovers: (): Leftovers => {
      const listeners: Record<string, number> = {};
      for (const types of heard.values()) {
        for (const [type, set] of types) listeners[type] = (listeners[type] ?? 0) + set.size;
      }
      return { listeners, timers: Object.fromEntries([...timers].map(([id, place]) => [String(id), place])) };
    },
  });
}
