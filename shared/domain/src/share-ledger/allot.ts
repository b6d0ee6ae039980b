import type { ShareType } from '../enumerations/shares';
import type { Paisa } from '../money';
import { assignInSequence, type AssignedRange } from './assign';
import { divide } from './by-parts';
import type { ShareFinding } from './finding';
import { holdingsByType, holdingsOf, type Holding, type TypedHolding } from './holdings';
import { changeTo, refused, type ShareLedger, type ShareOutcome } from './ledger';
import { paidProblems } from './paid-problems';
import {
  holder,
  issuedIn,
  moveShares,
  numbersOf,
  quantityOf,
  RESERVE,
  type ShareRange,
  type ShareTable,
} from './share-table';
import { rangesOf } from './stated-ranges';

export interface Allotting {
  /** AD. */
  readonly on: string;
  /** New shares behind the last one, or the first ones of the reserve. */
  readonly source: 'NEW' | 'RESERVE';
  /** So many to each of these, or all together in proportion to what everybody has. */
  readonly to: { readonly quantities: readonly Holding[] } | { readonly proRata: number };
  /** What is paid on each share. */
  readonly paidPerShare: Paisa;
  readonly shareType: ShareType;
}

/** The part of a share that a holder would have had to get: `numerator` of `denominator`. */
export interface AllottedFraction {
  readonly holderId: string;
  readonly shareType: ShareType | null;
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * Shares are given to holders, one after the other. In proportion everybody gets whole shares; the fractions are
 * listed, and the shares they would make up lie in reserve with nothing paid.
 */
export function allot(
  ledger: ShareLedger,
  { on, source, to, paidPerShare, shareType }: Allotting,
): ShareOutcome<{ readonly fractions: readonly AllottedFraction[] }> {
  const free = source === 'RESERVE' ? numbersOf(rangesOf(ledger.table, RESERVE)) : [];
  const wrong =
    refused([...paidProblems(ledger, paidPerShare), ...wantedProblems(ledger.table, to)]) ??
    refused(
      source === 'RESERVE'
        ? reserveProblems(
            wantedIn(to),
            free.reduce((sum, range) => sum + quantityOf(range), 0),
          )
        : newProblems(ledger.table, wantedIn(to)),
    );
  if (wrong) return wrong;
  const typed = (holdings: readonly Holding[]): TypedHolding[] => holdings.map((one) => ({ ...one, shareType }));
  const { quantities, fractions } =
    'proRata' in to
      ? proRata(typed(holdingsOf(ledger.table)), to.proRata)
      : { quantities: typed(to.quantities), fractions: [] };
  const table =
    source === 'RESERVE'
      ? outOfReserve(ledger.table, assignInSequence(quantities, free), { paidPerShare, shareType })
      : behindTheLast(ledger.table, quantities, wantedIn(to), paidPerShare, 0);
  return { ...changeTo('ALLOT', on, ledger, { ...ledger, table }), fractions };
}

/**
 * New shares in proportion to what each holder has of each type, of the same type: holders come first where new shares
 * are issued. Those of the fractions lie in reserve with nothing paid.
 */
export function allotByRight(
  ledger: ShareLedger,
  { on, quantity, paidPerShare }: { readonly on: string; readonly quantity: number; readonly paidPerShare: Paisa },
): ShareOutcome<{ readonly fractions: readonly AllottedFraction[] }> {
  return inProportion(ledger, 'ALLOT', { on, quantity, paidPerShare, paidOnRest: 0 });
}

/**
 * Bonus shares out of the surplus: new shares in proportion to what each holder has of each type, of the same type and
 * paid in full. Those of the fractions lie in reserve, paid in full as well, because the surplus has become capital.
 */
export function bonus(
  ledger: ShareLedger,
  { on, quantity }: { readonly on: string; readonly quantity: number },
): ShareOutcome<{ readonly fractions: readonly AllottedFraction[] }> {
  const paidPerShare = ledger.ratePerShare;
  return inProportion(ledger, 'BONUS', { on, quantity, paidPerShare, paidOnRest: paidPerShare });
}

function inProportion(
  ledger: ShareLedger,
  kind: 'ALLOT' | 'BONUS',
  given: { readonly on: string; readonly quantity: number; readonly paidPerShare: Paisa; readonly paidOnRest: Paisa },
): ShareOutcome<{ readonly fractions: readonly AllottedFraction[] }> {
  const { on, quantity, paidPerShare, paidOnRest } = given;
  const wrong =
    refused([...paidProblems(ledger, paidPerShare), ...wantedProblems(ledger.table, { proRata: quantity })]) ??
    refused(newProblems(ledger.table, quantity));
  if (wrong) return wrong;
  const { quantities, fractions } = proRata(holdingsByType(ledger.table), quantity);
  const table = behindTheLast(ledger.table, quantities, quantity, paidPerShare, paidOnRest);
  return { ...changeTo(kind, on, ledger, { ...ledger, table }), fractions };
}

const wantedIn = (to: Allotting['to']): number =>
  'proRata' in to ? to.proRata : to.quantities.reduce((sum, { quantity }) => sum + quantity, 0);

const isCount = (quantity: number): boolean => Number.isSafeInteger(quantity) && quantity > 0;

function wantedProblems(table: ShareTable, to: Allotting['to']): ShareFinding[] {
  if ('proRata' in to) {
    if (!isCount(to.proRata)) return [{ code: 'SHARES_QUANTITY_INVALID' }];
    return holdingsOf(table).length === 0 ? [{ code: 'SHARES_NO_HOLDERS' }] : [];
  }
  if (to.quantities.length === 0) return [{ code: 'SHARES_NO_HOLDERS' }];
  return to.quantities.flatMap(({ holderId, quantity }, at): ShareFinding[] => {
    if (!isCount(quantity)) return [{ at, code: 'SHARES_QUANTITY_INVALID' }];
    return to.quantities.slice(0, at).some((other) => other.holderId === holderId)
      ? [{ at, code: 'SHARES_HOLDER_TWICE' }]
      : [];
  });
}

const reserveProblems = (wanted: number, available: number): ShareFinding[] =>
  wanted > available ? [{ code: 'SHARES_RESERVE_TOO_FEW', parameters: { available } }] : [];

const newProblems = (table: ShareTable, wanted: number): ShareFinding[] =>
  Number.isSafeInteger(issuedIn(table) + wanted) ? [] : [{ code: 'SHARES_QUANTITY_INVALID' }];

function proRata(
  holdings: readonly TypedHolding[],
  quantity: number,
): { quantities: TypedHolding[]; fractions: AllottedFraction[] } {
  const { whole, rest, total } = divide(
    quantity,
    holdings.map((holding) => holding.quantity),
  );
  return {
    quantities: holdings
      .map((holding, at) => ({ ...holding, quantity: whole[at] ?? 0 }))
      .filter((given) => given.quantity > 0),
    fractions: holdings
      .map(({ holderId, shareType }, at) => ({ holderId, shareType, numerator: rest[at] ?? 0, denominator: total }))
      .filter(({ numerator }) => numerator > 0),
  };
}

const outOfReserve = (
  table: ShareTable,
  given: readonly AssignedRange[],
  said: { readonly paidPerShare: Paisa; readonly shareType: ShareType },
): ShareTable =>
  given.reduce(
    (moved, { from, to, holderId }) => moveShares(moved, { from, to, owner: holder(holderId), ...said }),
    table,
  );

/** Those given, one after the other; what is left of all that is issued lies behind them in reserve. */
function behindTheLast(
  table: ShareTable,
  quantities: readonly TypedHolding[],
  issued: number,
  paidPerShare: Paisa,
  paidOnRest: Paisa,
): ShareTable {
  const last = issuedIn(table);
  let next = last + 1;
  const given = quantities.map(({ holderId, shareType, quantity }): ShareRange => {
    const from = next;
    next += quantity;
    return { ...holder(holderId), from, to: next - 1, paidPerShare, shareType };
  });
  const rest: ShareRange[] =
    next <= last + issued
      ? [{ ...RESERVE, from: next, to: last + issued, paidPerShare: paidOnRest, shareType: null }]
      : [];
  return [...table, ...given, ...rest];
}
