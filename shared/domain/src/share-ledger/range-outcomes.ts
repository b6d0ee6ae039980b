import { numbersAfter } from './encumbered';
import { posted, type ShareChange } from './ledger';
import {
  inOrder,
  issuedIn,
  quantityOf,
  sameOwner,
  withinRange,
  type KittaRange,
  type ShareRange,
  type ShareTable,
} from './share-table';

/**
 * What becomes of shares: the ranges before and those after. One range on each side, except of a renumbering that
 * leaves fractions: its new shares are made of all shares that an owner has of a type. Nothing before: newly issued.
 */
export interface RangeOutcome {
  readonly before: readonly ShareRange[];
  readonly after: readonly ShareRange[];
}

/** Shares of the first table, and the numbers they have by now. */
interface Followed {
  readonly before: ShareRange;
  readonly now: KittaRange;
}

/** What becomes of each range of a table by changes that follow each other; all of them, also those that stay. */
export function outcomesOfRanges(before: ShareTable, changes: readonly ShareChange[]): RangeOutcome[] {
  let table: ShareTable = inOrder(before);
  let followed: Followed[] | null = table.map((range) => ({ before: range, now: range }));
  for (const { postings, ratePerShare } of changes) {
    for (const posting of postings) table = posted(table, posting) ?? table;
    followed = followed && renumbered(followed, ratePerShare);
  }
  const known = followed && followed.every((one) => liesIn(one, table)) ? followed : null;
  return known ? byNumbers(known, table) : byOwners(before, table);
}

export const staysAsItWas = ({ before, after }: RangeOutcome): boolean =>
  before.length === after.length && before.every((range, at) => isSame(range, after[at]));

/** Null: not all of them have whole numbers afterwards. */
function renumbered(followed: readonly Followed[], rate: ShareChange['ratePerShare']): Followed[] | null {
  const moved = followed.flatMap(({ before, now }) => {
    const next = numbersAfter(now, rate);
    return next === null ? [] : [{ before, now: next }];
  });
  return moved.length === followed.length ? moved : null;
}

/** Shares that were renumbered lie where they are looked for. */
const liesIn = ({ now }: Followed, table: ShareTable): boolean =>
  withinRange(table, now).reduce((sum, range) => sum + quantityOf(range), 0) === quantityOf(now);

function byNumbers(followed: readonly Followed[], table: ShareTable): RangeOutcome[] {
  const last = followed.reduce((most, { now }) => Math.max(most, now.to), 0);
  const standing = followed.flatMap(({ before, now }) => {
    const times = quantityOf(now) / quantityOf(before);
    return withinRange(table, now).map((after): RangeOutcome => {
      const from = before.from + (after.from - now.from) / times;
      const to = before.from + (after.to - now.from + 1) / times - 1;
      // a cut within an old share: the old range is told as it is
      const isWhole = Number.isSafeInteger(from) && Number.isSafeInteger(to);
      return { before: [isWhole ? { ...before, from, to } : before], after: [after] };
    });
  });
  const issued = issuedIn(table);
  const added =
    issued > last
      ? withinRange(table, { from: last + 1, to: issued }).map((range) => ({ before: [], after: [range] }))
      : [];
  return [...standing, ...added];
}

function byOwners(before: ShareTable, after: ShareTable): RangeOutcome[] {
  const groups: { before: ShareRange[]; after: ShareRange[] }[] = [];
  const groupOf = (range: ShareRange) => {
    const known = groups.find(({ before: [first], after: [other] }) => {
      const one = first ?? other;
      return one !== undefined && sameOwner(one, range) && one.shareType === range.shareType;
    });
    if (known) return known;
    const group = { before: [], after: [] };
    groups.push(group);
    return group;
  };
  for (const range of inOrder(before)) groupOf(range).before.push(range);
  for (const range of inOrder(after)) groupOf(range).after.push(range);
  return groups;
}

const isSame = (a: ShareRange, b: ShareRange | undefined): boolean =>
  b !== undefined &&
  sameOwner(a, b) &&
  a.from === b.from &&
  a.to === b.to &&
  a.paidPerShare === b.paidPerShare &&
  a.shareType === b.shareType;
