import { inOrder, quantityOf, tableText, type KittaRange, type ShareRange, type ShareTable } from '../../share-ledger';

/** Following shares that lay in one place before and lie in one place now; `was` null: they are new. */
export interface Cut extends KittaRange {
  readonly was: ShareRange | null;
  readonly now: ShareRange;
}

/** All shares of the table after, cut wherever a range of either table or one of `at` begins or ends. */
export function cutsOf(before: ShareTable, after: ShareTable, at: readonly KittaRange[] = []): Cut[] {
  const begins = new Set([...before, ...after, ...at].flatMap(({ from, to }) => [from, to + 1]));
  const [old, standing] = [inOrder(before), inOrder(after)];
  const last = standing.at(-1)?.to ?? 0;
  const starts = [...begins].filter((from) => from >= 1 && from <= last).sort((a, b) => a - b);
  let [oldAt, standingAt] = [0, 0];
  return starts.flatMap((from, index) => {
    const to = (starts[index + 1] ?? last + 1) - 1;
    while ((old[oldAt]?.to ?? Infinity) < from) oldAt += 1;
    while ((standing[standingAt]?.to ?? Infinity) < from) standingAt += 1;
    const now = standing[standingAt];
    return now ? [{ from, to, was: old[oldAt] ?? null, now }] : [];
  });
}

/** What is said of shares, whatever their numbers. */
export const saidOf = (range: ShareRange): string => tableText([{ ...range, from: 0, to: 0 }]);

export const isNew = (cut: Cut): cut is Cut & { readonly was: null } => cut.was === null;
export const isChanged = (cut: Cut): cut is Cut & { readonly was: ShareRange } =>
  cut.was !== null && saidOf(cut.was) !== saidOf(cut.now);

export const liesIn = ({ from, to }: KittaRange, ranges: readonly KittaRange[]): boolean =>
  ranges.some((range) => range.from <= from && to <= range.to);

export const quantity = (ranges: readonly KittaRange[]): number =>
  ranges.reduce((sum, range) => sum + quantityOf(range), 0);

/** So many for each key. */
export function sumsBy<One>(many: readonly One[], keyOf: (one: One) => string, of: (one: One) => number) {
  const sums = new Map<string, number>();
  for (const one of many) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + of(one));
  return sums;
}
