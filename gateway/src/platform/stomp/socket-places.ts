import { isIPv6 } from 'node:net';

/** How many sockets a gateway holds at once; "waiting" are those of which it does not know yet whose they are. */
export interface SocketLimits {
  readonly waitingOfAddress: number;
  readonly waiting: number;
  readonly ofAddress: number;
  readonly all: number;
}

export interface SocketPlace {
  /** The socket has said whose it is: it no longer counts among those that wait. */
  known(): void;
  leave(): void;
}

/**
 * Counts sockets by the address they come from. A house behind one address is let in: of it may be many who have
 * signed in, and as many as a restart brings back at once who have not yet.
 */
export class SocketPlaces {
  readonly #limits: SocketLimits;
  readonly #all = new Counts();
  readonly #waiting = new Counts();

  constructor(limits: SocketLimits) {
    this.#limits = limits;
  }

  /** A place for a socket from this address, or undefined where there is none left. */
  take(address: string): SocketPlace | undefined {
    const from = blockOf(address);
    const { waitingOfAddress, waiting, ofAddress, all } = this.#limits;
    if (
      this.#waiting.of(from) >= waitingOfAddress ||
      this.#waiting.total >= waiting ||
      this.#all.of(from) >= ofAddress ||
      this.#all.total >= all
    )
      return undefined;
    this.#all.add(from);
    this.#waiting.add(from);
    let isWaiting = true;
    let isHere = true;
    const known = (): void => {
      if (isWaiting) this.#waiting.remove(from);
      isWaiting = false;
    };
    const leave = (): void => {
      known();
      if (isHere) this.#all.remove(from);
      isHere = false;
    };
    return { known, leave };
  }

  get total(): number {
    return this.#all.total;
  }
}

class Counts {
  total = 0;
  readonly #by = new Map<string, number>();

  of(key: string): number {
    return this.#by.get(key) ?? 0;
  }

  add(key: string): void {
    this.total += 1;
    this.#by.set(key, this.of(key) + 1);
  }

  remove(key: string): void {
    this.total -= 1;
    const left = this.of(key) - 1;
    if (left > 0) this.#by.set(key, left);
    else this.#by.delete(key);
  }
}

/** Whoever has one address of IPv6 has the 2^64 beside it. */
export function blockOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::');
  const groups = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const [first, last] = [groups(head), groups(tail)];
  const filled =
    tail === undefined
      ? first
      : [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'), ...last];
  return filled
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
