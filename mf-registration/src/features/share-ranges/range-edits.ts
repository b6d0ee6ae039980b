import type { DraftRange, Holding } from './holding';

/** How many shares a range covers; none while an end is missing or the ends are the wrong way round. */
export function sizeOf({ from, to }: DraftRange): number {
  return from === undefined || to === undefined || to < from ? 0 : to - from + 1;
}

/** Shares in the ranges of each holder, by the holder's id. */
export function assignedTo(ranges: readonly DraftRange[]): ReadonlyMap<string, number> {
  const assigned = new Map<string, number>();
  for (const range of ranges) assigned.set(range.holderItemId, (assigned.get(range.holderItemId) ?? 0) + sizeOf(range));
  return assigned;
}

/** Shares that lie in no range, in pieces; `total` is the last share there is. */
export function freePieces(
  ranges: readonly DraftRange[],
  total: number,
): { readonly from: number; readonly to: number }[] {
  const taken = ranges
    .flatMap(({ from, to }) => (from === undefined || to === undefined || to < from ? [] : [{ from, to }]))
    .sort((a, b) => a.from - b.from);
  const free: { from: number; to: number }[] = [];
  let next = 1;
  for (const { from, to } of taken) {
    if (from > next) free.push({ from: next, to: Math.min(from - 1, total) });
    next = Math.max(next, to + 1);
  }
  if (next <= total) free.push({ from: next, to: total });
  return free.filter((piece) => piece.from <= piece.to);
}

/**
 * One more range for a holder: what is still missing, at the first place where something is free; without ends where
 * nothing is.
 */
export function withNextRange(ranges: readonly DraftRange[], { id, quantity }: Holding, total: number): DraftRange[] {
  const missing = quantity - (assignedTo(ranges).get(id) ?? 0);
  const [free] = freePieces(ranges, total);
  if (free === undefined) return [...ranges, { holderItemId: id }];
  const size = Math.min(free.to - free.from + 1, Math.max(missing, 1));
  return [...ranges, { holderItemId: id, from: free.from, to: free.from + size - 1 }];
}

/** All that a holder still lacks, from the first free share on, in as many pieces as it takes. */
export function withRestOf(ranges: readonly DraftRange[], { id, quantity }: Holding, total: number): DraftRange[] {
  const given = ranges.filter((range) => range.holderItemId !== id || sizeOf(range) > 0);
  let missing = quantity - (assignedTo(given).get(id) ?? 0);
  const more: DraftRange[] = [];
  for (const free of freePieces(given, total)) {
    if (missing <= 0) break;
    const size = Math.min(missing, free.to - free.from + 1);
    more.push({ holderItemId: id, from: free.from, to: free.from + size - 1 });
    missing -= size;
  }
  return [...given, ...more];
}

export function withRange(
  ranges: readonly DraftRange[],
  place: number,
  changes: Pick<DraftRange, 'from' | 'to'>,
): DraftRange[] {
  return ranges.map((range, at) => (at === place ? { ...range, ...changes } : range));
}

export function withoutRange(ranges: readonly DraftRange[], place: number): DraftRange[] {
  return ranges.filter((_, at) => at !== place);
}
