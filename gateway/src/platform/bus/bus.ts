import { z } from 'zod';

/** Carries a message to the sockets of every gateway. `body` is JSON text, made once and sent as it is. */
export interface BusMessage {
  readonly destination: string;
  readonly body: string;
}

export interface Bus {
  publish(message: BusMessage): Promise<void>;
  onMessage(listener: (message: BusMessage) => void): void;
  /** The line to the bus was lost and is back: messages of the time between have not come. */
  onResumed(listener: () => void): void;
  close(): Promise<void>;
}

/** A multiple of what the bus of PostgreSQL lets a gateway write: more was written by somebody else. */
const LARGEST_BODY = 64 * 1024;

const wireSchema = z.object({ destination: z.string(), body: z.string().max(LARGEST_BODY).refine(isJson) });

/**
 * What came over the line, if a gateway can have written it: others may write there too, and a page reads every body
 * that reaches it.
 */
export function readMessage(wire: unknown): BusMessage | undefined {
  return wireSchema.safeParse(wire).data;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Listeners of one process; every bus ends here. */
export class Listeners {
  readonly #listeners: ((message: BusMessage) => void)[] = [];
  readonly #resumed: (() => void)[] = [];

  add(listener: (message: BusMessage) => void): void {
    this.#listeners.push(listener);
  }

  addResumed(listener: () => void): void {
    this.#resumed.push(listener);
  }

  notifyResumed(): void {
    for (const listener of this.#resumed) listener();
  }

  tell(message: BusMessage): void {
    for (const listener of this.#listeners) listener(message);
  }
}
