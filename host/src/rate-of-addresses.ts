import { networkOf } from '@registrar/domain/network-address';

const WINDOW_MS = 60_000;

interface Rate {
  readonly perMinute: number;
  readonly mostAddresses?: number;
  /** What becomes of addresses beyond the most that are kept, until the minute is over. */
  readonly beyond?: 'refused' | 'allowed';
}

/** How often one network address may do something in a minute; a network of IPv6 counts as one. */
export class RateOfAddresses {
  readonly #now: () => Date;
  readonly #rate: Required<Rate>;
  readonly #counts = new Map<string, number>();
  #since = 0;

  constructor(now: () => Date, { perMinute, mostAddresses = 10_000, beyond = 'refused' }: Rate) {
    this.#now = now;
    this.#rate = { perMinute, mostAddresses, beyond };
  }

  allows(ip: string): boolean {
    const { perMinute, mostAddresses, beyond } = this.#rate;
    const now = this.#now().getTime();
    if (now - this.#since >= WINDOW_MS) {
      this.#counts.clear();
      this.#since = now;
    }
    const address = networkOf(ip);
    const count = (this.#counts.get(address) ?? 0) + 1;
    if (count === 1 && this.#counts.size >= mostAddresses) return beyond === 'allowed';
    if (count > perMinute) return false;
    this.#counts.set(address, count);
    return true;
  }

  /** Until the minute is over. */
  get secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#since + WINDOW_MS - this.#now().getTime()) / 1000));
  }
}
