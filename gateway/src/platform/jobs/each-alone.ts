import type { Logger } from 'pino';

/**
 * The work of one job on many rows, where each has a unit of work of its own: a row that cannot be worked on is logged,
 * and the rows after it are still worked on.
 */
export class EachAlone {
  readonly #log: Logger;
  #failed = 0;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Undefined where it failed. */
  async run<T>(id: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#failed += 1;
      this.#log.warn({ err: error, id }, 'a row of a job could not be worked on');
      return undefined;
    }
  }

  /** Fails if any did, so that the job is tried again and its failure is seen. */
  end(): void {
    if (this.#failed > 0) throw new Error(`${this.#failed} rows could not be worked on`);
  }
}
