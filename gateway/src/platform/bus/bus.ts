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

  tellResumed(): void {
    for (const listener of this.#resumed) listener();
  }

  tell(message: BusMessage): void {
    for (const listener of this.#listeners) listener(message);
  }
}
