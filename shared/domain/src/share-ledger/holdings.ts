import type { ShareType } from '../enumerations/shares';
import { quantityOf, type ShareTable } from './share-table';

/** How many shares somebody has. */
export interface Holding {
  readonly holderId: string;
  readonly quantity: number;
}

/** Who holds how many, the largest first; of equals, whoever comes first in the table. */
export function holdingsOf(table: ShareTable): Holding[] {
  const quantities = new Map<string, number>();
  for (const range of table)
    if (range.bucket === 'HOLDER')
      quantities.set(range.holderId, (quantities.get(range.holderId) ?? 0) + quantityOf(range));
  return [...quantities]
    .map(([holderId, quantity]) => ({ holderId, quantity }))
    .sort((a, b) => b.quantity - a.quantity);
}

export interface TypedHolding extends Holding {
  /** Null: not stated. */
  readonly shareType: ShareType | null;
}

/** How many each holder has of each type, the largest first; of equals, whoever comes first in the table. */
export function holdingsByType(table: ShareTable): TypedHolding[] {
  const holdings = new Map<string, TypedHolding>();
  for (const range of table) {
    if (range.bucket !== 'HOLDER') continue;
    const { holderId, shareType } = range;
    const key = `${holderId}/${shareType ?? ''}`;
    const quantity = (holdings.get(key)?.quantity ?? 0) + quantityOf(range);
    holdings.set(key, { holderId, shareType, quantity });
  }
  return [...holdings.values()].sort((a, b) => b.quantity - a.quantity);
}

/** How many shares lie in reserve. */
export const reservedIn = (table: ShareTable): number =>
  table.reduce((sum, range) => (range.bucket === 'RESERVE' ? sum + quantityOf(range) : sum), 0);

/** How many shares of this type holders have. */
export const heldAs = (table: ShareTable, shareType: ShareType): number =>
  table.reduce(
    (sum, range) => (range.bucket === 'HOLDER' && range.shareType === shareType ? sum + quantityOf(range) : sum),
    0,
  );

const HUNDREDTHS = 10_000;

/**
 * The share of each in hundredths of a per cent (2550 is 25.50 %), so that together they are exactly 100.00 %: what
 * rounding leaves over goes to those who lost most by it.
 */
export function hundredthsOfPercent(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + BigInt(part), 0n);
  if (total === 0n) return parts.map(() => 0);
  const exact = parts.map((part, index) => ({
    index,
    floor: Number((BigInt(part) * BigInt(HUNDREDTHS)) / total),
    rest: (BigInt(part) * BigInt(HUNDREDTHS)) % total,
  }));
  const missing = HUNDREDTHS - exact.reduce((sum, { floor }) => sum + floor, 0);
  const rounded = new Set(
    [...exact]
      .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return exact.map(({ index, floor }) => floor + (rounded.has(index) ? 1 : 0));
}
