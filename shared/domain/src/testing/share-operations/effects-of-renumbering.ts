import {
  issuedIn,
  inOrder,
  paidOn,
  quantityOf,
  RESERVE,
  withinRange,
  type KittaRange,
  type ShareFraction,
  type ShareRange,
  type ShareTable,
} from '../../share-ledger';
import { saidOf, sumsBy } from './cuts';
import { differences, unless, type Done, type Effect } from './effect';

type Owned = Pick<ShareRange, 'bucket' | 'holderId' | 'shareType'>;
const keyOf = ({ bucket, holderId, shareType }: Owned): string => `${holderId ?? bucket}/${shareType ?? ''}`;

/**
 * Everybody has of each type, in whole shares and one fraction, what they had, to the paisa in value and in what is
 * paid; the shares that the fractions make up lie last, in reserve.
 */
export function ofRenumber({ before, given, outcome }: Done<'RENUMBER'>): Effect {
  const { table, ratePerShare } = outcome.ledger;
  const [old, now] = lowest(given.ratio);
  const fractions = (outcome.fractions ?? []).filter((one): one is ShareFraction => 'owner' in one);
  const together = fractions.reduce((sum, { numerator }) => sum + numerator, 0) / old;
  const last = issuedIn(table);
  const own = together > 0 ? withinRange(table, { from: 1, to: last - together }) : table;
  const tail = together > 0 ? withinRange(table, { from: last - together + 1, to: last }) : [];
  const keyOfFraction = ({ owner, shareType }: ShareFraction): string => keyOf({ ...owner, shareType });
  const summed = (ofRange: (range: ShareRange) => number, ofFraction: (fraction: ShareFraction) => number) =>
    sumsBy(
      [
        ...own.map((range): [string, number] => [keyOf(range), ofRange(range)]),
        ...fractions.map((one): [string, number] => [keyOfFraction(one), ofFraction(one)]),
      ],
      ([key]) => key,
      ([, amount]) => amount,
    );
  return {
    issued: (issuedIn(before.table) * now) / old,
    paid: paidOn(before.table),
    ratePerShare: (before.ratePerShare * old) / now,
    faults: [
      ...differences(
        'the value',
        summed(
          (range) => quantityOf(range) * ratePerShare,
          ({ value }) => value,
        ),
        sumsBy(before.table, keyOf, (range) => quantityOf(range) * before.ratePerShare),
      ),
      ...differences(
        'what is paid',
        summed(
          (range) => paidOn([range]),
          ({ paid }) => paid,
        ),
        sumsBy(before.table, keyOf, (range) => paidOn([range])),
      ),
      ...unless(fractions.length === (outcome.fractions?.length ?? 0), 'a fraction has no owner'),
      ...unless(new Set(fractions.map(keyOfFraction)).size === fractions.length, 'a fraction is listed twice'),
      ...fractions
        .filter(
          ({ numerator, denominator, value, paid }) =>
            denominator !== old ||
            numerator <= 0 ||
            numerator >= denominator ||
            value * denominator !== numerator * ratePerShare ||
            paid < 0 ||
            paid > value,
        )
        .map((one) => `${one.numerator} of ${one.denominator} are no fraction`),
      ...unless(
        tail.every((range) => keyOf(range) === keyOf({ ...RESERVE, shareType: null })),
        'the fractions do not lie in reserve',
      ),
      ...unless(
        paidOn(tail) === fractions.reduce((sum, { paid }) => sum + paid, 0),
        'on the fractions another amount is paid',
      ),
      ...(old === 1 ? splitFaults(before.table, table, now) : []),
    ],
  };
}

/** Each share has become so many in its place, of the same owner and type, and together paid as it was. */
const splitFaults = (before: ShareTable, after: ShareTable, times: number): string[] =>
  before.flatMap((range) => {
    const parts = withinRange(after, { from: (range.from - 1) * times + 1, to: range.to * times });
    return unless(
      parts.every((part) => keyOf(part) === keyOf(range)) && paidOn(parts) === paidOn([range]),
      `${range.from} to ${range.to} have become others`,
    );
  });

/** What the change began is there no more, what it ended is there again, and everything else stays. */
export function ofUndo({ before, given, outcome }: Done<'UNDO'>): Effect {
  const { postings, ratePerShare } = given.change;
  const lines = new Map(before.table.map((range): [string, ShareRange] => [lineOf(range), range]));
  const missing: string[] = [];
  for (const { ended, begun } of [...postings].reverse()) {
    for (const range of begun) if (!lines.delete(lineOf(range))) missing.push(`${lineOf(range)} did not stand`);
    for (const range of ended) lines.set(lineOf(range), range);
  }
  const expected = [...lines.values()];
  return {
    faults: [
      ...missing,
      ...unless(
        inOrder(expected).map(lineOf).join() === inOrder(outcome.ledger.table).map(lineOf).join(),
        'another table is restored',
      ),
    ],
    issued: issuedIn(expected),
    paid: paidOn(expected),
    ratePerShare: ratePerShare.before,
  };
}

const lineOf = (range: ShareRange & KittaRange): string => `${range.from} to ${range.to}: ${saidOf(range)}`;

function lowest({ before, after }: { readonly before: number; readonly after: number }): readonly [number, number] {
  let common = Math.min(before, after);
  while (before % common !== 0 || after % common !== 0) common -= 1;
  return [before / common, after / common];
}
