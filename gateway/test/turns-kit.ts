import { setImmediate } from 'node:timers/promises';

/** Lets everything that is ready go on once: between two of them the gateway did not stop. */
export const turnOfOthers = (): Promise<void> => setImmediate();
