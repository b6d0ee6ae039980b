/** Carries a message to the sockets of every gateway. `body` is JSON text, made once and sent as it is. */
export interface BusMessage {
  readonly destination: string;
  readonly body: string;
}

export interface Bus {
  publish(message: BusMessage): Promise<void>;
  onMessage(listener: (message: BusMessage) => void): void;
  close(): Promise<void>;
}

/** Listeners of one process; every bus ends here. */
export class Listeners {
  readonly #listeners: ((message: BusMessage) => void)[] = [];

  add(listener: (message: BusMessage) => void): void {
    this.#listeners.push(listener);
  }

  tell(message: BusMessage): void {
    for (const listener of this.#listeners) listener(message);
  }
}
