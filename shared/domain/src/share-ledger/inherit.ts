import { assignInSequence } from './assign';
import { divideAll } from './by-parts';
import type { ShareFinding } from './finding';
import { changeTo, refused, type ShareLedger, type ShareOutcome } from './ledger';
import { holder, moveShares, numbersOf, quantityOf, type ShareRange } from './share-table';
import { rangesOf } from './stated-ranges';

/** `parts`: 1 and 1 are halves; 2 and 1 are two thirds and one third. */
export interface Heir {
  readonly holderId: string;
  readonly parts: number;
}

export interface Inheritance {
  /** AD. */
  readonly on: string;
  /** Who died. */
  readonly holderId: string;
  readonly heirs: readonly Heir[];
}

/**
 * All shares of somebody who died become those of the heirs, by their parts and in the order of the heirs. What cannot
 * be divided goes, one share each, to those who lost most by rounding; of equals, to whoever is named first.
 */
export function inherit(ledger: ShareLedger, { on, holderId, heirs }: Inheritance): ShareOutcome {
  const own = rangesOf(ledger.table, holder(holderId));
  const named = refused([
    ...estateProblems(own),
    ...heirs.flatMap((heir, at) => heirProblems(holderId, heirs, heir, at)),
    ...(heirs.length === 0 ? [{ code: 'SHARES_HEIRS_REQUIRED' } as const] : []),
  ]);
  if (named) return named;
  const whole = own.reduce((sum, range) => sum + quantityOf(range), 0);
  const quantities = divideAll(
    whole,
    heirs.map(({ parts }) => parts),
  );
  const empty = refused(
    quantities.flatMap((quantity, at): ShareFinding[] =>
      quantity === 0 ? [{ at, code: 'SHARES_HEIR_WITHOUT_SHARE' }] : [],
    ),
  );
  if (empty) return empty;
  const given = assignInSequence(
    heirs.map((heir, at) => ({ holderId: heir.holderId, quantity: quantities[at] ?? 0 })),
    numbersOf(own),
  );
  const table = given.reduce(
    (moved, { from, to, holderId: heirId }) => moveShares(moved, { from, to, owner: holder(heirId) }),
    ledger.table,
  );
  return changeTo('INHERIT', on, ledger, { ...ledger, table });
}

const estateProblems = (own: readonly ShareRange[]): ShareFinding[] =>
  own.length === 0 ? [{ code: 'SHARES_HOLDER_HAS_NONE' }] : [];

function heirProblems(holderId: string, heirs: readonly Heir[], heir: Heir, at: number): ShareFinding[] {
  if (heir.holderId === holderId) return [{ at, code: 'SHARES_TO_SAME_HOLDER' }];
  if (heirs.slice(0, at).some((other) => other.holderId === heir.holderId))
    return [{ at, code: 'SHARES_HOLDER_TWICE' }];
  return Number.isSafeInteger(heir.parts) && heir.parts > 0 ? [] : [{ at, code: 'SHARES_QUANTITY_INVALID' }];
}
