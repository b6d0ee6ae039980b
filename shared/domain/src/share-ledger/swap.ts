import type { Paisa } from '../money';
import { assignInSequence } from './assign';
import { shareOf } from './by-parts';
import type { AllottedFraction } from './allot';
import type { ShareFinding } from './finding';
import type { TypedHolding } from './holdings';
import { changeTo, refused, type ShareLedger, type ShareOutcome } from './ledger';
import { paidProblems } from './paid-problems';
import { holder, moveShares, numbersOf, quantityOf, RESERVE, type KittaRange } from './share-table';
import { statedProblems } from './stated-ranges';

/** 3 and 2: for three shares of the merged company there are two of the other one. */
export interface SwapRatio {
  readonly before: number;
  readonly after: number;
}

export interface SwapClaims {
  /** Whole shares, in the order of the holdings; 0 where only a fraction falls to somebody. */
  readonly claims: readonly TypedHolding[];
  readonly fractions: readonly AllottedFraction[];
  /** All shares of the swap, those that the fractions make up together included. */
  readonly needed: number;
}

/** What falls to each holder of the merged company by the ratio of the swap. */
export function swapClaims(holdings: readonly TypedHolding[], { before, after }: SwapRatio): SwapClaims {
  const claims = holdings.map((holding) => ({ ...holding, quantity: shareOf(holding.quantity, after, before) }));
  const total = holdings.reduce((sum, { quantity }) => sum + quantity, 0);
  const fractions = holdings.flatMap(({ holderId, shareType, quantity }): AllottedFraction[] => {
    const numerator = Number((BigInt(quantity) * BigInt(after)) % BigInt(before));
    return numerator > 0 ? [{ holderId, shareType, numerator, denominator: before }] : [];
  });
  return { claims, fractions, needed: shareOf(total, after, before) };
}

export interface SwapAllotting {
  /** AD. */
  readonly on: string;
  /** What everybody had in the merged company; `holderId` is their part in the register of this one. */
  readonly holdings: readonly TypedHolding[];
  readonly ratio: SwapRatio;
  /** The shares of the reserve that were issued for this merger, all of them. */
  readonly ranges: readonly KittaRange[];
  /** What counts as paid on each share. */
  readonly paidPerShare: Paisa;
}

/**
 * Holders of a merged company get shares of the one it was merged into, out of those that were issued for it (section
 * 177). The fractions are listed to be settled; the shares that they make up stay in reserve.
 */
export function swapAllot(
  ledger: ShareLedger,
  { on, holdings, ratio, ranges, paidPerShare }: SwapAllotting,
): ShareOutcome<{ readonly fractions: readonly AllottedFraction[] }> {
  const wrong =
    refused([...ratioProblems(ratio), ...holdingProblems(holdings)]) ??
    refused([...paidProblems(ledger, paidPerShare), ...statedProblems(ledger.table, RESERVE, ranges)]);
  if (wrong) return wrong;
  const { claims, fractions, needed } = swapClaims(holdings, ratio);
  const reserved = ranges.reduce((sum, range) => sum + quantityOf(range), 0);
  const unfit = refused([
    ...claims.flatMap(({ quantity }, at): ShareFinding[] =>
      quantity === 0 ? [{ at, code: 'SHARES_SWAP_WITHOUT_SHARE' }] : [],
    ),
    ...(needed === reserved ? [] : [{ code: 'SHARES_SWAP_NOT_EXACT', parameters: { needed, reserved } } as const]),
  ]);
  if (unfit) return unfit;
  let free = numbersOf(ranges);
  let table = ledger.table;
  for (const { holderId, shareType, quantity } of claims) {
    const given = assignInSequence([{ holderId, quantity }], free);
    free = without(free, given);
    for (const { from, to } of given)
      table = moveShares(table, {
        from,
        to,
        owner: holder(holderId),
        paidPerShare,
        ...(shareType !== null && { shareType }),
      });
  }
  return { ...changeTo('SWAP_ALLOT', on, ledger, { ...ledger, table }), fractions };
}

/** What is left of ranges after their first shares were given. */
function without(free: readonly KittaRange[], given: readonly KittaRange[]): KittaRange[] {
  const last = given.at(-1)?.to ?? 0;
  return free.flatMap(({ from, to }) => (to <= last ? [] : [{ from: Math.max(from, last + 1), to }]));
}

const ratioProblems = ({ before, after }: SwapRatio): ShareFinding[] =>
  [before, after].every((part) => Number.isSafeInteger(part) && part > 0)
    ? []
    : [{ code: 'SHARES_SWAP_RATIO_INVALID' }];

function holdingProblems(holdings: readonly TypedHolding[]): ShareFinding[] {
  if (holdings.length === 0) return [{ code: 'SHARES_NO_HOLDERS' }];
  return holdings.flatMap(({ holderId, shareType, quantity }, at): ShareFinding[] => {
    if (!Number.isSafeInteger(quantity) || quantity < 1) return [{ at, code: 'SHARES_QUANTITY_INVALID' }];
    const isTwice = holdings.slice(0, at).some((other) => other.holderId === holderId && other.shareType === shareType);
    return isTwice ? [{ at, code: 'SHARES_HOLDER_TWICE' }] : [];
  });
}
