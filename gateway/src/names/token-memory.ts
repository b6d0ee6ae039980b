/** Several databases in one process are the tests' affair; a gateway has one state at a time. */
const STATES_KEPT = 4;

/**
 * Remembers what was read under a token that the database renews with every change, so a change counts at once, in
 * every gateway.
 */
export class TokenMemory<T> {
  readonly #values = new Map<string, T>();

  async get(token: string, read: () => Promise<T>): Promise<T> {
    const known = this.#values.get(token);
    if (known !== undefined) return known;
    const value = await read();
    if (this.#values.size >= STATES_KEPT) this.#values.delete([...this.#values.keys()][0] ?? '');
    this.#values.set(token, value);
    return value;
  }
}
