import type { Logger } from 'pino';

/** Work that no call waits for and that fails no call; it is finished before the database is closed. */
export class Background {
  readonly #log: Logger;
  readonly #inHand = new Set<Promise<void>>();

  constructor(log: Logger) {
    this.#log = log;
  }

  begin(what: string, work: () => Promise<unknown>): void {
    const done = work()
      .then(() => undefined)
      .catch((error: unknown) => this.#log.warn({ err: error, what }, 'work in the background failed'))
      .finally(() => this.#inHand.delete(done));
    this.#inHand.add(done);
  }

  /** Waits for what has been begun. */
  async settled(): Promise<void> {
    while (this.#inHand.size > 0) await Promise.all(this.#inHand);
  }
}
