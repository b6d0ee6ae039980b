/** What everybody gets of a whole, and what nobody gets whole: `rest[i]` of `total` for each. */
export interface Division {
  readonly whole: readonly number[];
  readonly rest: readonly number[];
  readonly total: number;
}

/** A quantity by parts, rounded down for each. */
export function divide(quantity: number, parts: readonly number[]): Division {
  const total = parts.reduce((sum, part) => sum + part, 0);
  const exact = parts.map((part) => BigInt(quantity) * BigInt(part));
  return {
    whole: exact.map((product) => Number(product / BigInt(total))),
    rest: exact.map((product) => Number(product % BigInt(total))),
    total,
  };
}

/**
 * All of a quantity by parts: what rounding leaves goes, one each, to those who lost most by it; of equals, to whoever
 * comes first.
 */
export function divideAll(quantity: number, parts: readonly number[]): number[] {
  const { whole, rest } = divide(quantity, parts);
  const left = quantity - whole.reduce((sum, part) => sum + part, 0);
  const one = new Set([...rest.keys()].sort((a, b) => (rest[b] ?? 0) - (rest[a] ?? 0) || a - b).slice(0, left));
  return whole.map((part, index) => part + (one.has(index) ? 1 : 0));
}

/** `amount` * `part` / `whole`, rounded down; exact however large they are. */
export const shareOf = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
