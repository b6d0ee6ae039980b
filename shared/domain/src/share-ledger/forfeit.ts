import type { Paisa } from '../money';
import type { ShareFinding } from './finding';
import { changeTo, refused, type ShareLedger, type ShareOutcome } from './ledger';
import {
  holder,
  moveShares,
  paidOn,
  quantityOf,
  withinRange,
  type KittaRange,
  type ShareOwner,
  type ShareRange,
} from './share-table';
import { rangesOf, statedProblems } from './stated-ranges';

export interface Forfeiture {
  /** AD. */
  readonly on: string;
  readonly holderId: string;
  /** So many from the end of the holder's unpaid shares, or these. */
  readonly shares: { readonly quantity: number } | { readonly ranges: readonly KittaRange[] };
}

const JAFAT: ShareOwner = { bucket: 'JAFAT', holderId: null };

/**
 * Shares on which a call was not paid are forfeited (section 53): at most those that are not paid in full, because what
 * is paid keeps its shares. `refund`: what had been paid on the forfeited ones, in paisa.
 */
export function forfeit(
  ledger: ShareLedger,
  { on, holderId, shares }: Forfeiture,
): ShareOutcome<{ readonly refund: Paisa }> {
  const unpaid = rangesOf(ledger.table, holder(holderId)).filter(
    ({ paidPerShare }) => paidPerShare < ledger.ratePerShare,
  );
  const wrong = refused(
    'ranges' in shares ? rangeProblems(ledger, holderId, shares.ranges) : quantityProblems(unpaid, shares.quantity),
  );
  if (wrong) return wrong;
  const ranges = 'ranges' in shares ? shares.ranges : fromTheEnd(unpaid, shares.quantity);
  const table = ranges.reduce((moved, { from, to }) => moveShares(moved, { from, to, owner: JAFAT }), ledger.table);
  return {
    ...changeTo('FORFEIT', on, ledger, { ...ledger, table }),
    refund: paidOn(ranges.flatMap((range) => withinRange(ledger.table, range))),
  };
}

function rangeProblems(
  { table, ratePerShare }: ShareLedger,
  holderId: string,
  ranges: readonly KittaRange[],
): ShareFinding[] {
  const stated = statedProblems(table, holder(holderId), ranges);
  if (stated.length > 0) return stated;
  return ranges.flatMap((range, at): ShareFinding[] =>
    withinRange(table, range).some(({ paidPerShare }) => paidPerShare >= ratePerShare)
      ? [{ at, code: 'SHARES_FORFEIT_PAID' }]
      : [],
  );
}

function quantityProblems(unpaid: readonly ShareRange[], quantity: number): ShareFinding[] {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return [{ code: 'SHARES_QUANTITY_INVALID' }];
  const most = unpaid.reduce((sum, range) => sum + quantityOf(range), 0);
  return quantity > most ? [{ code: 'SHARES_FORFEIT_TOO_MANY', parameters: { unpaid: most } }] : [];
}

function fromTheEnd(ranges: readonly ShareRange[], quantity: number): KittaRange[] {
  let left = quantity;
  return [...ranges].reverse().flatMap(({ from, to }): KittaRange[] => {
    if (left === 0) return [];
    const first = Math.max(from, to - left + 1);
    left -= to - first + 1;
    return [{ from: first, to }];
  });
}
