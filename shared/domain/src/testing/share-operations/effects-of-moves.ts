import {
  holder,
  paidOn,
  quantityOf,
  RESERVE,
  sameOwner,
  withinRange,
  type KittaRange,
  type ShareLedger,
  type ShareOwner,
  type ShareRange,
} from '../../share-ledger';
import { cutsOf, isChanged, isNew, liesIn, quantity, saidOf, sumsBy, type Cut } from './cuts';
import { differences, effect, unless, type Done, type Effect, type Led } from './effect';

const bucketOf = (bucket: 'JAFAT' | 'CANCELLED'): ShareOwner => ({ bucket, holderId: null });

/** Exactly these shares become what is said of each (null: they should not have), and no other one changes. */
function only(
  { before, outcome }: Led,
  ranges: readonly KittaRange[],
  become: (was: ShareRange, cut: Cut) => ShareRange | null,
): string[] {
  return cutsOf(before.table, outcome.ledger.table, ranges).flatMap((cut) => {
    if (isNew(cut)) return [`${cut.from} to ${cut.to} are new`];
    if (cut.was === null) return [];
    const expected = liesIn(cut, ranges) ? become(cut.was, cut) : cut.was;
    const now = saidOf(cut.now);
    return unless(expected !== null && saidOf(expected) === now, `${cut.from} to ${cut.to} are ${now}`);
  });
}

const isOf = (was: ShareRange, owner: ShareOwner): boolean => sameOwner(was, owner);

/** How much more is paid on these shares when this is paid on each. */
const raisedBy = ({ table }: ShareLedger, ranges: readonly KittaRange[], paidPerShare: number): number =>
  quantity(ranges) * paidPerShare - paidOn(ranges.flatMap((range) => withinRange(table, range)));

export function ofTransfer(done: Done<'TRANSFER'>): Effect {
  const { holderId, ranges, to } = done.given;
  const faults = only(done, to, (was, cut) => {
    const buyer = to.find((range) => liesIn(cut, [range]))?.holderId ?? '';
    return isOf(was, holder(holderId)) ? { ...was, ...holder(buyer) } : null;
  });
  return effect(done.before, [...faults, ...unless(quantity(ranges) === quantity(to), 'not all that was sold')]);
}

export function ofReserve(done: Done<'RESERVE'>): Effect {
  const { owner, ranges } = done.given;
  const faults = only(done, ranges, (was) => (isOf(was, owner) ? { ...was, ...RESERVE } : null));
  return effect(done.before, faults);
}

export function ofRelease(done: Done<'RELEASE'>): Effect {
  const { to, paidPerShare, shareType } = done.given;
  const faults = only(done, to, (was, cut) => {
    const taker = to.find((range) => liesIn(cut, [range]))?.holderId ?? '';
    return isOf(was, RESERVE)
      ? {
          ...was,
          ...holder(taker),
          paidPerShare: paidPerShare ?? was.paidPerShare,
          shareType: shareType ?? was.shareType,
        }
      : null;
  });
  return effect(done.before, faults, {
    paid: paidPerShare === undefined ? 0 : raisedBy(done.before, to, paidPerShare),
  });
}

export function ofForfeit(done: Done<'FORFEIT'>): Effect {
  const { before, given, outcome } = done;
  const isOwed = (was: ShareRange): boolean =>
    isOf(was, holder(given.holderId)) && was.paidPerShare < before.ratePerShare;
  const cuts = cutsOf(before.table, outcome.ledger.table);
  const taken = cuts.filter(isChanged);
  const ranges = 'ranges' in given.shares ? given.shares.ranges : taken;
  const faults = only(done, ranges, (was) => (isOwed(was) ? { ...was, ...bucketOf('JAFAT') } : null));
  const wanted = 'ranges' in given.shares ? quantity(given.shares.ranges) : given.shares.quantity;
  const first = Math.min(...taken.map(({ from }) => from));
  const left = cuts.filter((cut) => cut.was !== null && !isChanged(cut) && isOwed(cut.was));
  const refund = paidOn(ranges.flatMap((range) => withinRange(before.table, range)));
  return effect(before, [
    ...faults,
    ...unless(quantity(taken) === wanted, 'another quantity is forfeited'),
    ...unless('ranges' in given.shares || left.every(({ to }) => to < first), 'not from the end'),
    ...unless(outcome.refund === refund, `the refund is ${outcome.refund} instead of ${refund}`),
  ]);
}

export function ofPaidCall(done: Done<'CALL_PAID'>): Effect {
  const { holderId, ranges, paidPerShare } = done.given;
  const faults = only(done, ranges, (was) =>
    isOf(was, holder(holderId)) && was.paidPerShare < paidPerShare ? { ...was, paidPerShare } : null,
  );
  return effect(done.before, faults, { paid: raisedBy(done.before, ranges, paidPerShare) });
}

export function ofCancel(done: Done<'CANCEL'>): Effect {
  const { before, given, outcome } = done;
  const { ranges, to } = given;
  const paidPerShare = to === 'CANCELLED' ? 0 : to.paidPerShare;
  const faults = only(done, ranges, (was) => {
    if (was.bucket === 'CANCELLED') return null;
    if (to === 'CANCELLED') return { ...was, ...bucketOf('CANCELLED'), paidPerShare };
    return was.paidPerShare > paidPerShare ? { ...was, paidPerShare } : null;
  });
  const parts = ranges.flatMap((range) => withinRange(before.table, range));
  const keyOf = ({ bucket, holderId }: ShareOwner): string => holderId ?? bucket;
  const lost = outcome.lost ?? [];
  return effect(
    before,
    [
      ...faults,
      ...differences(
        'lost shares',
        new Map(lost.map((one) => [keyOf(one.owner), one.quantity])),
        sumsBy(parts, keyOf, (part) => (to === 'CANCELLED' ? quantityOf(part) : 0)),
      ),
      ...differences(
        'lost paisa',
        new Map(lost.map((one) => [keyOf(one.owner), one.paid])),
        sumsBy(parts, keyOf, (part) => quantityOf(part) * (part.paidPerShare - paidPerShare)),
      ),
    ],
    { paid: raisedBy(before, ranges, paidPerShare) },
  );
}

export function ofInherit(done: Done<'INHERIT'>): Effect {
  const { before, given, outcome } = done;
  const { holderId, heirs } = given;
  const own = before.table.filter((range) => isOf(range, holder(holderId)));
  const taken = cutsOf(before.table, outcome.ledger.table).filter(isChanged);
  const faults = only(done, own, (was, { now }) => ({ ...was, ...holder(now.holderId ?? '') }));
  const got = sumsBy(taken, ({ now }) => now.holderId ?? now.bucket, quantityOf);
  const allParts = heirs.reduce((sum, { parts }) => sum + parts, 0);
  let last = 0;
  return effect(before, [
    ...faults,
    ...[...got.keys()].filter((key) => !heirs.some((heir) => heir.holderId === key)).map((key) => `${key} is no heir`),
    ...heirs.flatMap((heir) => {
      const quantityGot = got.get(heir.holderId) ?? 0;
      const ranges = taken.filter(({ now }) => isOf(now, holder(heir.holderId)));
      const isInTurn = ranges.every(({ from }) => from > last);
      last = Math.max(last, ...ranges.map(({ to }) => to));
      // less than one share from the exact part
      const isByPart = Math.abs(quantityGot * allParts - quantity(own) * heir.parts) < allParts && quantityGot > 0;
      return [
        ...unless(isByPart, `${heir.holderId} got ${quantityGot}`),
        ...unless(isInTurn, `${heir.holderId} is not in turn`),
      ];
    }),
  ]);
}
