interface Kept<T> {
  readonly at: Date;
  readonly value: Promise<T>;
}

/**
 * What may be some seconds old: kept in this gateway alone, so many answers at most. Who asks for the same meanwhile
 * waits for one answer.
 */
export class ShortMemory<T> {
  readonly #kept = new Map<string, Kept<T>>();

  constructor(private readonly atMost: number) {}

  /** `at`: when it was read. */
  async read(
    key: string,
    now: Date,
    maximumMs: number,
    make: () => Promise<T>,
  ): Promise<{ readonly at: Date; readonly value: T }> {
    const known = this.#kept.get(key);
    const age = known ? now.getTime() - known.at.getTime() : -1;
    if (known && age >= 0 && age < maximumMs) return { at: known.at, value: await known.value };
    const kept: Kept<T> = { at: now, value: make() };
    // the newest stand last: the first is the one to go
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.atMost && oldest !== undefined) this.#kept.delete(oldest);
    kept.value.catch(() => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
    });
    return { at: now, value: await kept.value };
  }
}
