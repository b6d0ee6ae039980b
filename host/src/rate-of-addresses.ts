const WINDOW_MS = 60_000;

/**
 * How often one network address may do something in a minute. Of addresses beyond the most that are kept none may,
 * until the minute is over.
 */
export class RateOfAddresses {
  readonly #now: () => Date;
  readonly #perMinute: number;
  readonly #mostAddresses: number;
  readonly #counts = new Map<string, number>();
  #since = 0;

  constructor(now: () => Date, perMinute: number, mostAddresses = 10_000) {
    this.#now = now;
    this.#perMinute = perMinute;
    this.#mostAddresses = mostAddresses;
  }

  allows(address: string): boolean {
    const now = this.#now().getTime();
    if (now - this.#since >= WINDOW_MS) {
      this.#counts.clear();
      this.#since = now;
    }
    const count = (this.#counts.get(address) ?? 0) + 1;
    if (count > this.#perMinute || (count === 1 && this.#counts.size >= this.#mostAddresses)) return false;
    this.#counts.set(address, count);
    return true;
  }
}
