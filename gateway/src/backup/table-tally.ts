import { createHash, type Hash } from 'node:crypto';

/** What is known of a table without holding it: so many rows, and what they add up to. */
export interface TableTally {
  readonly rows: number;
  /** The sum of the hashes of all rows, modulo 2^256: the same rows in another order give the same sum. */
  readonly sum: string;
  /** Of the lines one after the other, as they lie in the file. */
  readonly sha256: string;
}

const MODULUS = 1n << 256n;

export class TallyCounter {
  #rows = 0;
  #sum = 0n;
  readonly #hash: Hash = createHash('sha256');

  add(lines: readonly string[]): void {
    for (const line of lines) {
      this.#hash.update(line);
      this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % MODULUS;
    }
    this.#rows += lines.length;
  }

  result(): TableTally {
    return { rows: this.#rows, sum: this.#sum.toString(16).padStart(64, '0'), sha256: this.#hash.copy().digest('hex') };
  }
}
