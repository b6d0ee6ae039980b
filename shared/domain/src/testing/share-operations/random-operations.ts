import fc from 'fast-check';
import { shareTypes } from '../../enumerations/shares';
import {
  holder,
  holdingsOf,
  inOrder,
  openTable,
  quantityOf,
  RESERVE,
  sameOwner,
  swapClaims,
  type KittaRange,
  type ShareChange,
  type ShareLedger,
  type ShareOwner,
  type ShareRange,
} from '../../share-ledger';
import type { AskedOperation } from './asked-operations';

const JAFAT: ShareOwner = { bucket: 'JAFAT', holderId: null };

const askedKinds = [
  'TRANSFER',
  'RESERVE',
  'RELEASE',
  'FORFEIT',
  'RENUMBER',
  'ISSUE',
  'ALLOT',
  'ALLOT_BY_RIGHT',
  'BONUS',
  'CALL_PAID',
  'CANCEL',
  'SWAP_ALLOT',
  'INHERIT',
  'UNDO',
] as const satisfies readonly AskedOperation['kind'][];

// spread evenly: a drawn double is nearly always next to nothing
const unit = fc.integer({ min: 0, max: 999 }).map((thousandths) => thousandths / 1_000);

/** An operation before one knows the ledger it comes to. */
export const anyWish = fc.record({
  kind: fc.constantFrom(...askedKinds),
  /** So many days after the operation before. */
  days: fc.constantFrom(0, 0, 1, 1, 3),
  who: unit,
  where: unit,
  much: unit,
  other: unit,
  off: fc.boolean(),
});
export type Wish = typeof anyWish extends fc.Arbitrary<infer One> ? One : never;

export const anyStart = fc.record({
  quantities: fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 3 }),
  unissued: fc.integer({ min: 1, max: 100 }),
  paid: unit,
  rate: fc.constantFrom(1_000, 10_000, 12_000, 7_777),
});
type Start = typeof anyStart extends fc.Arbitrary<infer One> ? One : never;

/** The first holders have their shares one after the other; the rest is in reserve. */
export function firstLedger({ quantities, unissued, paid, rate }: Start, people: readonly string[]): ShareLedger {
  let next = 1;
  const allotments = quantities.map((quantity, at) => {
    const range = { from: next, to: next + quantity - 1 };
    next += quantity;
    return {
      holderId: people[at] ?? '',
      ranges: quantity > 0 ? [range] : [],
      paid: Math.floor(quantity * rate * paid),
      shareType: shareTypes.keys[at] ?? null,
    };
  });
  return { table: openTable(allotments, next - 1 + unissued, rate), ratePerShare: rate };
}

const pick = <One>(many: readonly One[], at: number): One | undefined => many[Math.floor(at * many.length)];

/** Some following shares of a range; with `off` they reach beyond it. */
function some(range: KittaRange | undefined, { where, much, off }: Wish): KittaRange {
  if (range === undefined) return { from: 1, to: 1 };
  const from = range.from + Math.floor(where * quantityOf(range));
  return { from, to: from + Math.floor(much * (range.to - from + 1)) + (off ? 400 : 0) };
}

const RATIOS = [
  { before: 1, after: 2 },
  { before: 2, after: 1 },
  { before: 1, after: 5 },
  { before: 5, after: 1 },
  { before: 5, after: 2 },
  { before: 2, after: 3 },
  { before: 7, after: 1 },
] as const;

/** What an operation may be asked of. */
export interface Situation {
  readonly ledger: ShareLedger;
  /** AD. */
  readonly on: string;
  /** Whoever may have shares, four or more. */
  readonly people: readonly string[];
  /** All changes so far. */
  readonly changes: readonly ShareChange[];
}

/** The wish as an operation on the ledger as it is: most of the time one that may be. */
export function asked(wish: Wish, { ledger, on, people, changes }: Situation): AskedOperation {
  const { who, where, much, other, off } = wish;
  const holderId = pick(holdingsOf(ledger.table), who)?.holderId ?? people[0] ?? '';
  const own = ledger.table.filter((one) => sameOwner(one, holder(holderId)));
  const range = pick(own, other);
  const person = pick(people, other) ?? '';
  const another = pick(people, where) ?? '';
  const reserved = inOrder(ledger.table).filter((one) => sameOwner(one, RESERVE));
  const owed = pick(ledger.table.filter(isUnpaid(ledger.ratePerShare)), who);
  switch (wish.kind) {
    case 'TRANSFER':
      return { kind: 'TRANSFER', given: { on, holderId, ...toTwo(some(range, wish), [person, another], other) } };
    case 'RESERVE': {
      const forfeited = ledger.table.find((one) => sameOwner(one, JAFAT));
      return forfeited && much < 0.5
        ? { kind: 'RESERVE', given: { on, owner: JAFAT, ranges: [some(forfeited, wish)] } }
        : { kind: 'RESERVE', given: { on, owner: holder(holderId), ranges: [some(range, wish)] } };
    }
    case 'RELEASE': {
      const to = [{ holderId: person, ...some(pick(reserved, who), { ...wish, where: 0 }) }];
      const paidPerShare = Math.floor(ledger.ratePerShare * where);
      const shareType = pick(shareTypes.keys, where);
      return {
        kind: 'RELEASE',
        given: { on, to, ...(much < 0.5 && { paidPerShare }), ...(other < 0.5 && shareType && { shareType }) },
      };
    }
    case 'FORFEIT': {
      if (off || owed?.holderId == null)
        return { kind: 'FORFEIT', given: { on, holderId, shares: { quantity: Math.floor(much * 200) } } };
      const shares =
        where < 0.5 ? { ranges: [some(owed, wish)] } : { quantity: 1 + Math.floor(much * quantityOf(owed)) };
      return { kind: 'FORFEIT', given: { on, holderId: owed.holderId, shares } };
    }
    case 'RENUMBER':
      return { kind: 'RENUMBER', given: { on, ratio: pick(RATIOS, who) ?? RATIOS[0] } };
    case 'ISSUE':
      return { kind: 'ISSUE', given: { on, quantity: Math.floor(much * 100) } };
    case 'ALLOT': {
      const quantity = Math.floor(much * 60);
      const quantities = [
        { holderId: person, quantity },
        { holderId: off ? person : another, quantity: 3 },
      ];
      const to = who < 0.5 ? { proRata: quantity } : { quantities };
      const shareType = pick(shareTypes.keys, where) ?? 'PUBLIC';
      const paidPerShare = Math.floor(ledger.ratePerShare * where);
      return {
        kind: 'ALLOT',
        given: { on, source: other < 0.5 ? 'NEW' : 'RESERVE', to, paidPerShare, shareType },
      };
    }
    case 'ALLOT_BY_RIGHT': {
      const paidPerShare = Math.floor(ledger.ratePerShare * where);
      return { kind: 'ALLOT_BY_RIGHT', given: { on, quantity: Math.floor(much * 60), paidPerShare } };
    }
    case 'BONUS':
      return { kind: 'BONUS', given: { on, quantity: Math.floor(much * 60) } };
    case 'CALL_PAID': {
      const paidPerShare = Math.floor(ledger.ratePerShare * (0.5 + other));
      const ranges = [some(owed, wish)];
      return { kind: 'CALL_PAID', given: { on, holderId: owed?.holderId ?? holderId, ranges, paidPerShare } };
    }
    case 'CANCEL': {
      const any = pick(inOrder(ledger.table), who);
      const paidPerShare = Math.floor((any?.paidPerShare ?? 0) * other);
      const to = where < 0.5 ? 'CANCELLED' : { paidPerShare };
      return { kind: 'CANCEL', given: { on, ranges: [some(any, wish)], to } };
    }
    case 'SWAP_ALLOT':
      return { kind: 'SWAP_ALLOT', given: { on, ...swapOf(wish, people, pick(reserved, who), ledger.ratePerShare) } };
    case 'INHERIT': {
      const heirs = people
        .filter((heir) => off || heir !== holderId)
        .slice(0, 1 + Math.floor(much * 3))
        .map((heir, at) => ({ holderId: heir, parts: 1 + Math.floor(who * 5) + at }));
      return { kind: 'INHERIT', given: { on, holderId, heirs } };
    }
    case 'UNDO': {
      // mostly the last change, sometimes one of before
      const change = (off ? pick(changes, who) : changes.at(-1)) ?? changeOfElsewhere(ledger, on);
      return { kind: 'UNDO', given: { on, change } };
    }
  }
}

const isUnpaid =
  (rate: number) =>
  ({ bucket, paidPerShare }: ShareRange): boolean =>
    bucket === 'HOLDER' && paidPerShare < rate;

function toTwo(sold: KittaRange, [first, second]: readonly [string, string], at: number) {
  const middle = sold.from + Math.floor(at * quantityOf(sold));
  const to = [
    { holderId: first, from: sold.from, to: middle },
    { holderId: second, from: middle + 1, to: sold.to },
  ].filter((range) => range.from <= range.to);
  return { ranges: [sold], to };
}

function swapOf(
  { who, where, much, other, off }: Wish,
  people: readonly string[],
  reserved: ShareRange | undefined,
  rate: number,
) {
  const ratio = { before: 1 + Math.floor(other * 4), after: 1 + Math.floor(where * 4) };
  const holdings = people.slice(0, 1 + Math.floor(much * 3)).map((holderId, at) => ({
    holderId,
    shareType: shareTypes.keys[at + Math.floor(who * 3)] ?? null,
    quantity: 1 + Math.floor(who * 20) + at,
  }));
  const { needed } = swapClaims(holdings, ratio);
  const from = reserved?.from ?? 1;
  const ranges = [{ from, to: from + needed - (off ? 2 : 1) }];
  return { holdings, ratio, ranges, paidPerShare: Math.floor(rate * much) };
}

/** A change that never was of this company. */
const changeOfElsewhere = ({ ratePerShare }: ShareLedger, on: string): ShareChange => ({
  kind: 'ISSUE',
  on,
  postings: [{ ended: [], begun: [{ ...RESERVE, from: 90_000, to: 90_001, paidPerShare: 0, shareType: null }] }],
  ratePerShare: { before: ratePerShare, after: ratePerShare },
  closed: [],
  opened: [],
});
