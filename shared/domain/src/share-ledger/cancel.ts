import type { Paisa } from '../money';
import type { ShareFinding } from './finding';
import { changeTo, refused, type ShareLedger, type ShareOutcome } from './ledger';
import { paidProblems } from './paid-problems';
import {
  areNumbers,
  issuedIn,
  moveShares,
  ownerOf,
  paidOn,
  quantityOf,
  withinRange,
  type KittaRange,
  type ShareOwner,
  type ShareTable,
} from './share-table';

export interface Cancellation {
  /** AD. */
  readonly on: string;
  /** Whosever they are, each share once. */
  readonly ranges: readonly KittaRange[];
  /** The shares are cancelled, or they stay and less is paid on each. */
  readonly to: 'CANCELLED' | { readonly paidPerShare: Paisa };
}

/** What somebody loses: shares that are cancelled, and the paisa that are no longer paid on theirs. */
export interface LostShares {
  readonly owner: ShareOwner;
  readonly quantity: number;
  readonly paid: Paisa;
}

const CANCELLED: ShareOwner = { bucket: 'CANCELLED', holderId: null };

/**
 * Capital is reduced by an order of the court (section 57), or forfeited shares are cancelled (section 53(6)): shares
 * are cancelled, with nothing paid on them any more, or less is paid on each. Cancelled shares keep their numbers.
 */
export function cancel(
  ledger: ShareLedger,
  { on, ranges, to }: Cancellation,
): ShareOutcome<{ readonly lost: readonly LostShares[] }> {
  const paidPerShare = to === 'CANCELLED' ? 0 : to.paidPerShare;
  const wrong =
    refused([...paidProblems(ledger, paidPerShare), ...rangeProblems(ledger.table, ranges)]) ??
    refused(to === 'CANCELLED' ? [] : notLowered(ledger.table, ranges, paidPerShare));
  if (wrong) return wrong;
  const parts = ranges.flatMap((range) => withinRange(ledger.table, range));
  const table = parts.reduce(
    (moved, part) =>
      moveShares(moved, {
        from: part.from,
        to: part.to,
        owner: to === 'CANCELLED' ? CANCELLED : ownerOf(part),
        paidPerShare,
      }),
    ledger.table,
  );
  const lost = new Map<string, LostShares>();
  for (const part of parts) {
    const key = part.holderId ?? part.bucket;
    const before = lost.get(key);
    lost.set(key, {
      owner: ownerOf(part),
      quantity: (before?.quantity ?? 0) + (to === 'CANCELLED' ? quantityOf(part) : 0),
      paid: (before?.paid ?? 0) + paidOn([part]) - quantityOf(part) * paidPerShare,
    });
  }
  return { ...changeTo('CANCEL', on, ledger, { ...ledger, table }), lost: [...lost.values()] };
}

function rangeProblems(table: ShareTable, ranges: readonly KittaRange[]): ShareFinding[] {
  if (ranges.length === 0) return [{ code: 'SHARE_RANGES_REQUIRED' }];
  const issued = issuedIn(table);
  return ranges.flatMap((range, at): ShareFinding[] => {
    const { from, to } = range;
    if (to < from) return [{ at, code: 'RANGE_BACKWARDS' }];
    if (ranges.slice(0, at).some((other) => from <= other.to && other.from <= to))
      return [{ at, code: 'RANGE_ALREADY_DEFINED' }];
    if (!areNumbers(range) || from < 1 || to > issued)
      return [{ at, code: 'SHARES_NOT_ISSUED', parameters: { from, to } }];
    return withinRange(table, range).some(({ bucket }) => bucket === 'CANCELLED')
      ? [{ at, code: 'SHARES_CANCELLED_ALREADY' }]
      : [];
  });
}

const notLowered = (table: ShareTable, ranges: readonly KittaRange[], paidPerShare: Paisa): ShareFinding[] =>
  ranges.flatMap((range, at): ShareFinding[] =>
    withinRange(table, range).some((one) => one.paidPerShare <= paidPerShare)
      ? [{ at, code: 'SHARES_PAID_NOT_LOWERED' }]
      : [],
  );
