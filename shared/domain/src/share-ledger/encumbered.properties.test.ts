import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyStart, anyWish, asked, firstLedger, run } from '../testing/share-operations';
import {
  encumberedAfter,
  quantityOf,
  sameOwner,
  shareChangeKinds,
  withinRange,
  type KittaRange,
  type ShareChange,
  type ShareLedger,
  type ShareOwner,
} from '.';

const ON = '2026-11-23';
const PEOPLE = ['one', 'two', 'three', 'four'] as const;
// spread evenly: a drawn double is nearly always next to nothing
const unit = fc.integer({ min: 0, max: 999 }).map((thousandths) => thousandths / 1_000);

const ownersOf = ({ table }: ShareLedger, ranges: readonly KittaRange[]): ShareOwner[] =>
  ranges.flatMap((range) => withinRange(table, range));
/** Piece by piece: of two heirs who share the numbers, one may get what the other has. */
const isMoved = (before: ShareLedger, after: ShareLedger, ranges: readonly KittaRange[]): boolean =>
  ranges
    .flatMap((range) => withinRange(before.table, range))
    .some((piece) => {
      const now = withinRange(after.table, piece);
      const quantity = now.reduce((sum, one) => sum + quantityOf(one), 0);
      return quantity !== quantityOf(piece) || now.some((one) => !sameOwner(one, piece));
    });
const worth = ({ ratePerShare }: ShareLedger, ranges: readonly KittaRange[]): number =>
  ranges.reduce((sum, range) => sum + quantityOf(range), 0) * ratePerShare;

test('in any sequence shares under an order stay with their holder or their heirs, worth the same, and nothing else is stopped', () => {
  const stopped = new Set<string>();
  const passed = new Set<string>();
  fc.assert(
    fc.property(
      anyStart,
      unit,
      unit,
      fc.array(anyWish, { minLength: 1, maxLength: 14 }),
      (start, where, much, wishes) => {
        let ledger = firstLedger(start, PEOPLE);
        const [held] = ledger.table.filter(({ bucket }) => bucket === 'HOLDER');
        if (held === undefined) return;
        const from = held.from + Math.floor(where * quantityOf(held));
        let encumbered: readonly KittaRange[] = [{ from, to: from + Math.floor(much * (held.to - from + 1)) }];
        const changes: ShareChange[] = [];
        for (const wish of wishes) {
          const outcome = run(ledger, asked(wish, { ledger, on: ON, people: PEOPLE, changes }));
          if (!outcome.ok) continue;
          const { kind, ratePerShare } = outcome.change;
          const before = ownersOf(ledger, encumbered);
          const following = encumberedAfter(encumbered, ledger.table, outcome.change);
          if (!following.ok) {
            stopped.add(kind);
            // what leaves all of them with their owners under their numbers is never stopped
            expect(
              isMoved(ledger, outcome.ledger, encumbered) ||
                ratePerShare.before !== ratePerShare.after ||
                kind === 'UNDO',
            ).toBe(true);
            continue;
          }
          passed.add(kind);
          expect(worth(outcome.ledger, following.ranges)).toBe(worth(ledger, encumbered));
          for (const owner of ownersOf(outcome.ledger, following.ranges))
            expect(
              kind === 'INHERIT' ? owner.bucket === 'HOLDER' : before.some((known) => sameOwner(known, owner)),
            ).toBe(true);
          encumbered = following.ranges;
          ledger = outcome.ledger;
          changes.push(outcome.change);
        }
      },
    ),
    { numRuns: 2_000 },
  );
  expect([...stopped]).toEqual(
    expect.arrayContaining(['TRANSFER', 'RESERVE', 'FORFEIT', 'CANCEL', 'RENUMBER', 'UNDO']),
  );
  expect(stopped.has('INHERIT') || stopped.has('CALL_PAID')).toBe(false);
  expect([...passed]).toEqual(expect.arrayContaining(shareChangeKinds.keys));
});
