import type { ShareType } from '../enumerations/shares';
import type { Paisa } from '../money';
import type { AssignedRange } from './assign';
import { changeTo, refused, type ShareLedger, type ShareOutcome } from './ledger';
import { paidProblems } from './paid-problems';
import { holder, issueShares, issuedIn, moveShares, RESERVE, type KittaRange, type ShareOwner } from './share-table';
import { givenProblems, rangesOf, statedProblems } from './stated-ranges';

export interface Reserving {
  /** AD. */
  readonly on: string;
  /** A holder, or the forfeited shares. */
  readonly owner: ShareOwner;
  readonly ranges: readonly KittaRange[];
}

/** Shares are put in reserve (jageda): nobody holds them, the company may give them to somebody later. */
export function reserve(ledger: ShareLedger, { on, owner, ranges }: Reserving): ShareOutcome {
  const wrong = refused(
    owner.bucket === 'RESERVE' ? [{ code: 'SHARES_TO_SAME_HOLDER' }] : statedProblems(ledger.table, owner, ranges),
  );
  if (wrong) return wrong;
  const table = ranges.reduce((moved, { from, to }) => moveShares(moved, { from, to, owner: RESERVE }), ledger.table);
  return changeTo('RESERVE', on, ledger, { ...ledger, table });
}

export interface Releasing {
  /** AD. */
  readonly on: string;
  /** From the beginning of a range of the reserve on, or right behind another one given here. */
  readonly to: readonly AssignedRange[];
  /** What the new holders paid on each share, all of it; without it what was paid before counts. */
  readonly paidPerShare?: Paisa;
  /** Without it the type that each share has. */
  readonly shareType?: ShareType;
}

/** Shares of the reserve are given to holders. */
export function release(ledger: ShareLedger, { on, to, paidPerShare, shareType }: Releasing): ShareOutcome {
  const wrong = refused([...paidProblems(ledger, paidPerShare), ...givenProblems(to, rangesOf(ledger.table, RESERVE))]);
  if (wrong) return wrong;
  const table = to.reduce(
    (moved, range) =>
      moveShares(moved, { from: range.from, to: range.to, owner: holder(range.holderId), paidPerShare, shareType }),
    ledger.table,
  );
  return changeTo('RELEASE', on, ledger, { ...ledger, table });
}

/** New shares of a company that raises its issued capital lie in reserve until they are allotted. */
export function issue(
  ledger: ShareLedger,
  { on, quantity }: { readonly on: string; readonly quantity: number },
): ShareOutcome {
  const isCount =
    Number.isSafeInteger(quantity) && quantity > 0 && Number.isSafeInteger(issuedIn(ledger.table) + quantity);
  return (
    refused(isCount ? [] : [{ code: 'SHARES_QUANTITY_INVALID' }]) ??
    changeTo('ISSUE', on, ledger, { ...ledger, table: issueShares(ledger.table, quantity) })
  );
}
