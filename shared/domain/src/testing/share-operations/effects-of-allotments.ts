import type { ShareType } from '../../enumerations/shares';
import {
  holdingsByType,
  holdingsOf,
  paidOn,
  quantityOf,
  RESERVE,
  sameOwner,
  type KittaRange,
  type ShareRange,
  type TypedHolding,
} from '../../share-ledger';
import type { Granted } from './asked-operations';
import { cutsOf, isChanged, isNew, liesIn, quantity, saidOf, sumsBy, type Cut } from './cuts';
import { differences, effect, unless, type Done, type Effect, type Led } from './effect';

const keyOf = (holderId: string | null, shareType: ShareType | null): string => `${holderId ?? '-'}/${shareType ?? ''}`;

/** What is to be given: whole shares, and the fractions that are nobody's yet. */
interface Claims {
  readonly whole: ReadonlyMap<string, number>;
  readonly fractions: ReadonlyMap<string, string>;
}

/** `times` / `by` shares for each share held, divided without a rest lost. */
function claimsOf(holdings: readonly TypedHolding[], times: number, by: number): Claims {
  const exact = holdings.map((one) => {
    const product = BigInt(one.quantity) * BigInt(times);
    return { key: keyOf(one.holderId, one.shareType), whole: Number(product / BigInt(by)), rest: product % BigInt(by) };
  });
  return {
    whole: new Map(exact.filter(({ whole }) => whole > 0).map(({ key, whole }) => [key, whole])),
    fractions: new Map(exact.filter(({ rest }) => rest > 0n).map(({ key, rest }) => [key, `${rest}/${by}`])),
  };
}

const stated = (holdings: readonly TypedHolding[]): Claims => ({
  whole: sumsBy(
    holdings,
    ({ holderId, shareType }) => keyOf(holderId, shareType),
    (one) => one.quantity,
  ),
  fractions: new Map(),
});

function fractionFaults({ fractions = [] }: Granted, claims: Claims): string[] {
  const found = fractions.map((one): [string, string] => [
    'holderId' in one ? keyOf(one.holderId, one.shareType) : 'another owner',
    `${one.numerator}/${one.denominator}`,
  ]);
  return [
    ...unless(new Set(found.map(([key]) => key)).size === found.length, 'a fraction is listed twice'),
    ...differences('the fraction', new Map(found), claims.fractions),
  ];
}

const sumOf = (many: ReadonlyMap<string, number>): number => [...many.values()].reduce((sum, one) => sum + one, 0);
const toHolders = (cuts: readonly Cut[]): Cut[] => cuts.filter(({ now }) => now.bucket === 'HOLDER');
const gotBy = (cuts: readonly Cut[]): ReadonlyMap<string, number> =>
  sumsBy(cuts, ({ now }) => keyOf(now.holderId, now.shareType), quantityOf);

/** Behind the last share: everybody what they may claim, then in reserve what nobody may; no other share changes. */
function newShares(
  { before, outcome }: Led,
  claims: Claims,
  issued: number,
  paid: { readonly onEach: number; readonly onRest: number },
): Effect {
  const cuts = cutsOf(before.table, outcome.ledger.table);
  const fresh = cuts.filter(isNew);
  const given = toHolders(fresh);
  const rest = fresh.filter((cut) => !given.includes(cut));
  const inReserve = saidOf({ ...RESERVE, from: 1, to: 1, paidPerShare: paid.onRest, shareType: null });
  const lastGiven = Math.max(0, ...given.map(({ to }) => to));
  return effect(
    before,
    [
      ...cuts.filter(isChanged).map(({ from, to }) => `${from} to ${to} are changed`),
      ...differences('new shares', gotBy(given), claims.whole),
      ...unless(
        given.every(({ now }) => now.paidPerShare === paid.onEach),
        'other amounts are paid',
      ),
      ...unless(
        rest.every(({ from, now }) => saidOf(now) === inReserve && from > lastGiven),
        'the rest is not in reserve behind the others',
      ),
      ...unless(quantity(rest) === issued - sumOf(claims.whole), 'the rest is another one'),
      ...fractionFaults(outcome, claims),
    ],
    { issued, paid: quantity(given) * paid.onEach + quantity(rest) * paid.onRest },
  );
}

/** Out of these shares of the reserve, from their beginning on; what is not given stays as it was. */
function outOf(
  { before, outcome }: Led,
  free: readonly KittaRange[],
  paidPerShare: number,
  faults: (given: readonly (Cut & { readonly was: ShareRange })[]) => readonly string[],
): Effect {
  const cuts = cutsOf(before.table, outcome.ledger.table, free);
  const given = cuts.filter(isChanged);
  const lastGiven = Math.max(0, ...given.map(({ to }) => to));
  const left = cuts.filter((cut) => liesIn(cut, free) && !isChanged(cut));
  return effect(
    before,
    [
      ...cuts.filter(isNew).map(({ from, to }) => `${from} to ${to} are new`),
      ...given
        .filter(
          (cut) =>
            !liesIn(cut, free) ||
            !sameOwner(cut.was, RESERVE) ||
            cut.now.bucket !== 'HOLDER' ||
            cut.now.paidPerShare !== paidPerShare,
        )
        .map(({ from, to, now }) => `${from} to ${to} are ${saidOf(now)}`),
      ...unless(
        left.every(({ from }) => from > lastGiven),
        'not the first ones are given',
      ),
      ...faults(given),
    ],
    {
      paid: quantity(given) * paidPerShare - given.reduce((sum, cut) => sum + paidOn([{ ...cut.was, ...at(cut) }]), 0),
    },
  );
}

const at = ({ from, to }: KittaRange): KittaRange => ({ from, to });

export function ofAllot(done: Done<'ALLOT'>): Effect {
  const { before, given, outcome } = done;
  const { source, to, paidPerShare, shareType } = given;
  const typed = (holdings: readonly { readonly holderId: string; readonly quantity: number }[]): TypedHolding[] =>
    holdings.map((one) => ({ ...one, shareType }));
  const held = holdingsOf(before.table);
  const all = held.reduce((sum, one) => sum + one.quantity, 0);
  const claims = 'proRata' in to ? claimsOf(typed(held), to.proRata, all) : stated(typed(to.quantities));
  const wanted = 'proRata' in to ? to.proRata : sumOf(claims.whole);
  if (source === 'NEW') return newShares(done, claims, wanted, { onEach: paidPerShare, onRest: 0 });
  const free = before.table.filter((range) => sameOwner(range, RESERVE));
  return outOf(done, free, paidPerShare, (cuts) => [
    ...differences('allotted shares', gotBy(cuts), claims.whole),
    ...fractionFaults(outcome, claims),
  ]);
}

export function ofAllotByRight(done: Done<'ALLOT_BY_RIGHT'>): Effect {
  const { quantity: issued, paidPerShare } = done.given;
  return newShares(done, byType(done, issued), issued, { onEach: paidPerShare, onRest: 0 });
}

/** The surplus becomes capital: all of the new shares are paid in full, those of the fractions too. */
export function ofBonus(done: Done<'BONUS'>): Effect {
  const { quantity: issued } = done.given;
  const { ratePerShare } = done.before;
  return newShares(done, byType(done, issued), issued, { onEach: ratePerShare, onRest: ratePerShare });
}

function byType({ before }: Pick<Led, 'before'>, issued: number): Claims {
  const held = holdingsByType(before.table);
  return claimsOf(
    held,
    issued,
    held.reduce((sum, one) => sum + one.quantity, 0),
  );
}

export function ofSwap(done: Done<'SWAP_ALLOT'>): Effect {
  const { given, outcome } = done;
  const { holdings, ratio, ranges, paidPerShare } = given;
  const claims = claimsOf(holdings, ratio.after, ratio.before);
  const all = BigInt(holdings.reduce((sum, one) => sum + one.quantity, 0));
  return outOf(done, ranges, paidPerShare, (cuts) => {
    // a type that the merged company did not state is that of the share in reserve
    const typeOf = new Map(holdings.map(({ holderId, shareType }) => [holderId, shareType]));
    const got = sumsBy(cuts, ({ now }) => keyOf(now.holderId, typeOf.get(now.holderId ?? '') ?? null), quantityOf);
    return [
      ...differences('swapped shares', got, claims.whole),
      ...cuts
        .filter(({ was, now }) => now.shareType !== (typeOf.get(now.holderId ?? '') ?? was.shareType))
        .map(({ from, to }) => `${from} to ${to} are of another type`),
      ...fractionFaults(outcome, claims),
      ...unless(
        BigInt(quantity(ranges)) === (all * BigInt(ratio.after)) / BigInt(ratio.before),
        'another number of shares was earmarked',
      ),
    ];
  });
}
