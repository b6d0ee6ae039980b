import type { Paisa } from '../money';
import type { ShareFinding } from './finding';
import { changeTo, refused, type ShareLedger, type ShareOutcome } from './ledger';
import { paidProblems } from './paid-problems';
import { holder, moveShares, withinRange, type KittaRange } from './share-table';
import { statedProblems } from './stated-ranges';

export interface PaidCall {
  /** AD. */
  readonly on: string;
  readonly holderId: string;
  readonly ranges: readonly KittaRange[];
  /** What is paid on each share from now on, all of it. */
  readonly paidPerShare: Paisa;
}

/** A holder pays what was called on shares (section 53): what is paid on each rises, at most to the face value. */
export function payCall(ledger: ShareLedger, { on, holderId, ranges, paidPerShare }: PaidCall): ShareOutcome {
  const owner = holder(holderId);
  const wrong =
    refused([...paidProblems(ledger, paidPerShare), ...statedProblems(ledger.table, owner, ranges)]) ??
    refused(notRaised(ledger, ranges, paidPerShare));
  if (wrong) return wrong;
  const table = ranges.reduce(
    (moved, { from, to }) => moveShares(moved, { from, to, owner, paidPerShare }),
    ledger.table,
  );
  return changeTo('CALL_PAID', on, ledger, { ...ledger, table });
}

const notRaised = ({ table }: ShareLedger, ranges: readonly KittaRange[], paidPerShare: Paisa): ShareFinding[] =>
  ranges.flatMap((range, at): ShareFinding[] =>
    withinRange(table, range).some((one) => one.paidPerShare >= paidPerShare)
      ? [{ at, code: 'SHARES_PAID_NOT_RAISED' }]
      : [],
  );
