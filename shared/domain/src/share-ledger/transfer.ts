import type { AssignedRange } from './assign';
import type { ShareFinding } from './finding';
import { changeTo, refused, type ShareLedger, type ShareOutcome } from './ledger';
import { holder, moveShares, quantityOf, type KittaRange } from './share-table';
import { givenProblems, statedProblems } from './stated-ranges';

export interface Transfer {
  /** AD. */
  readonly on: string;
  /** Whose they are until now. */
  readonly holderId: string;
  readonly ranges: readonly KittaRange[];
  /** Who gets which of them: each share once, in the order of their numbers. */
  readonly to: readonly AssignedRange[];
}

/** Shares of one holder become those of others. What is paid on a share stays paid. */
export function transfer(ledger: ShareLedger, { on, holderId, ranges, to }: Transfer): ShareOutcome {
  const seller = refused(statedProblems(ledger.table, holder(holderId), ranges));
  if (seller) return seller;
  const wrong =
    refused(toThemselves(holderId, to)) ?? refused(givenProblems(to, ranges)) ?? refused(notCovered(ranges, to));
  if (wrong) return wrong;
  const table = to.reduce(
    (moved, range) => moveShares(moved, { from: range.from, to: range.to, owner: holder(range.holderId) }),
    ledger.table,
  );
  return changeTo('TRANSFER', on, ledger, { ...ledger, table });
}

const toThemselves = (holderId: string, to: readonly AssignedRange[]): ShareFinding[] =>
  to.flatMap((range, at): ShareFinding[] =>
    range.holderId === holderId ? [{ at, code: 'SHARES_TO_SAME_HOLDER' }] : [],
  );

function notCovered(ranges: readonly KittaRange[], to: readonly KittaRange[]): ShareFinding[] {
  const remaining = sum(ranges) - sum(to);
  return remaining > 0 ? [{ code: 'RANGES_INCOMPLETE', parameters: { remaining } }] : [];
}

const sum = (ranges: readonly KittaRange[]): number => ranges.reduce((total, range) => total + quantityOf(range), 0);
