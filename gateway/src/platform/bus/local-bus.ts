import { Listeners, type Bus } from './bus';

/** One gateway, one process: the bus is a function call. */
export function createLocalBus(): Bus {
  const listeners = new Listeners();
  return {
    async publish(message) {
      listeners.tell(message);
    },
    onMessage: (listener) => listeners.add(listener),
    onResumed: (listener) => listeners.addResumed(listener),
    async close() {
      // nothing is open
    },
  };
}
