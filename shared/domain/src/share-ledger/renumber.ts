import type { ShareType } from '../enumerations/shares';
import type { Paisa } from '../money';
import { shareOf } from './by-parts';
import type { ShareFinding } from './finding';
import { changeTo, refused, type ShareLedger, type ShareOutcome } from './ledger';
import {
  inOrder,
  issuedIn,
  joined,
  ownerOf,
  paidOn,
  quantityOf,
  RESERVE,
  type ShareOwner,
  type ShareRange,
} from './share-table';

export interface Renumbering {
  /** AD. */
  readonly on: string;
  /**
   * 1 and 10: each share becomes ten (split). 10 and 1: ten shares become one (consolidation). 5 and 2: five become
   * two.
   */
  readonly ratio: { readonly before: number; readonly after: number };
}

/** What is less than one new share: `numerator` of `denominator` of it. The amounts are of this part, in paisa. */
export interface ShareFraction {
  readonly owner: ShareOwner;
  readonly shareType: ShareType | null;
  readonly numerator: number;
  readonly denominator: number;
  readonly value: Paisa;
  readonly paid: Paisa;
}

/** Parts of shares that do not make a new share yet. */
interface Carry {
  readonly units: number;
  readonly paid: Paisa;
}

interface Piece {
  readonly quantity: number;
  readonly paidPerShare: Paisa;
}

/**
 * All shares are split or consolidated: the face value changes inversely, the value of all of them and what is paid
 * stay as they were. The new numbers follow the order of the old ones. Everybody gets whole shares out of all they
 * have of a type; the fractions are listed to be settled, and the shares that they make together lie in reserve behind
 * the others, without a type.
 */
export function renumber(
  ledger: ShareLedger,
  { on, ratio }: Renumbering,
): ShareOutcome<{ readonly fractions: readonly ShareFraction[] }> {
  const wrong = refused(ratioProblems(ledger, ratio));
  if (wrong) return wrong;
  // an old share has `after` units, a new one `before`: with the ratio in its lowest terms a unit is worth whole paisa
  const { before, after } = lowest(ratio);
  const unit = ledger.ratePerShare / after;
  const carried = new Map<string, Carry & Pick<ShareFraction, 'owner' | 'shareType'>>();
  const ranges: ShareRange[] = [];
  let next = 1;
  const write = (owner: ShareOwner, shareType: ShareType | null, pieces: readonly Piece[]): void => {
    for (const { quantity, paidPerShare } of pieces) {
      ranges.push({ ...owner, from: next, to: next + quantity - 1, paidPerShare, shareType });
      next += quantity;
    }
  };
  for (const range of inOrder(ledger.table)) {
    const { shareType } = range;
    const key = `${range.holderId ?? range.bucket}/${shareType ?? ''}`;
    const owner = ownerOf(range);
    const { pieces, carry } = newShares(range, carried.get(key) ?? { units: 0, paid: 0 }, before, after);
    carried.set(key, { owner, shareType, ...carry });
    write(owner, shareType, pieces);
  }
  const fractions = [...carried.values()]
    .filter(({ units }) => units > 0)
    .map(({ owner, shareType, units, paid }): ShareFraction => ({
      owner,
      shareType,
      numerator: units,
      denominator: before,
      value: units * unit,
      paid,
    }));
  const together = fractions.reduce((sum, { numerator }) => sum + numerator, 0) / before;
  write(
    RESERVE,
    null,
    evenly(
      together,
      fractions.reduce((sum, { paid }) => sum + paid, 0),
    ),
  );
  return { ...changeTo('RENUMBER', on, ledger, { table: joined(ranges), ratePerShare: unit * before }), fractions };
}

function ratioProblems({ table, ratePerShare }: ShareLedger, ratio: Renumbering['ratio']): ShareFinding[] {
  const isRatio =
    [ratio.before, ratio.after].every((part) => Number.isSafeInteger(part) && part > 0) && ratio.before !== ratio.after;
  const issued = issuedIn(table);
  if (!isRatio || !Number.isSafeInteger(issued * ratio.after) || !Number.isSafeInteger(ratePerShare * ratio.before))
    return [{ code: 'SHARES_RATIO_INVALID' }];
  const { before, after } = lowest(ratio);
  if (ratePerShare % after !== 0) return [{ code: 'SHARES_RATE_NOT_WHOLE' }];
  return (issued * after) % before === 0 ? [] : [{ code: 'SHARES_NOT_DIVISIBLE', parameters: { issued, by: before } }];
}

function lowest({ before, after }: Renumbering['ratio']): Renumbering['ratio'] {
  const common = commonDivisor(before, after);
  return { before: before / common, after: after / common };
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/**
 * What becomes of a range, with the fraction that its owner brings along from the ranges before it. What is paid is
 * divided without a paisa lost.
 */
function newShares(
  range: ShareRange,
  before: Carry,
  newUnits: number,
  oldUnits: number,
): { pieces: Piece[]; carry: Carry } {
  let units = quantityOf(range) * oldUnits;
  let paid = paidOn([range]);
  const pieces: Piece[] = [];
  let carry = before;
  if (carry.units > 0) {
    const taken = Math.min(units, newUnits - carry.units);
    const paidOnTaken = shareOf(paid, taken, units);
    carry = { units: carry.units + taken, paid: carry.paid + paidOnTaken };
    units -= taken;
    paid -= paidOnTaken;
    if (carry.units < newUnits) return { pieces, carry };
    pieces.push({ quantity: 1, paidPerShare: carry.paid });
    carry = { units: 0, paid: 0 };
  }
  if (units === 0) return { pieces, carry };
  const left = units % newUnits;
  const paidOnLeft = shareOf(paid, left, units);
  return {
    pieces: [...pieces, ...evenly((units - left) / newUnits, paid - paidOnLeft)],
    carry: { units: left, paid: paidOnLeft },
  };
}

/** An amount on so many shares: on the first ones a paisa more, where it cannot be divided. */
function evenly(quantity: number, paid: Paisa): Piece[] {
  if (quantity === 0) return [];
  const base = Math.floor(paid / quantity);
  const more = paid - base * quantity;
  return [
    { quantity: more, paidPerShare: base + 1 },
    { quantity: quantity - more, paidPerShare: base },
  ].filter((piece) => piece.quantity > 0);
}
