import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { assignInSequence, assignmentProblems, type AssignedRange } from './assign';
import { quantityOf, type KittaRange } from './share-table';

const quantities = fc
  .array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 60 })
  .map((many) => many.map((quantity, at) => ({ holderId: `h${at}`, quantity })));
const sum = (many: readonly { quantity: number }[]): number =>
  many.reduce((total, { quantity }) => total + quantity, 0);

/** Free ranges that do not touch each other, in their order. */
const available = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 50 }), length: fc.integer({ min: 1, max: 5_000 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((steps) => {
    let at = 1;
    return steps.map(({ gap, length }): KittaRange => {
      const from = at + gap;
      at = from + length;
      return { from, to: at - 1 };
    });
  });

test('assigned automatically, the shares of a new company are parted without a gap or an overlap, each holder its own number', () => {
  fc.assert(
    fc.property(quantities, (holders) => {
      const ranges = assignInSequence(holders);
      let next = 1;
      for (const range of ranges) {
        expect(range.from).toBe(next);
        next = range.to + 1;
      }
      expect(next - 1).toBe(sum(holders));
      expect(ranges.map(({ holderId, ...range }) => ({ holderId, quantity: quantityOf(range) }))).toEqual(holders);
      expect(assignmentProblems(holders, ranges)).toEqual([]);
    }),
  );
});

test('assigned automatically out of what is free, every range lies in a free one and no share is given twice', () => {
  fc.assert(
    fc.property(
      available,
      fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 }),
      (free, parts) => {
        const all = free.reduce((total, range) => total + quantityOf(range), 0);
        const holders = parts
          .map((part, at) => ({ holderId: `h${at}`, quantity: Math.floor((all * part) / parts.length) }))
          .filter(({ quantity }) => quantity > 0);
        const ranges = assignInSequence(holders, free);
        const taken = new Set<number>();
        for (const range of ranges) {
          expect(free.some(({ from, to }) => from <= range.from && range.to <= to)).toBe(true);
          for (let kitta = range.from; kitta <= range.to; kitta += 1) taken.add(kitta);
        }
        expect(taken.size).toBe(sum(holders));
        expect(assignmentProblems(holders, ranges, free)).toEqual([]);
      },
    ),
    { numRuns: 50 },
  );
});

test('whatever is given is accepted only where it parts the shares exactly', () => {
  const row = fc.record({
    holderId: fc.constantFrom('h0', 'h1', 'h2', 'h9'),
    from: fc.integer({ min: 1, max: 13 }),
    length: fc.integer({ min: 0, max: 12 }),
  });
  const holders = [
    { holderId: 'h0', quantity: 5 },
    { holderId: 'h1', quantity: 4 },
    { holderId: 'h2', quantity: 3 },
  ];
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(row, { maxLength: 4 }),
        fc.constant([
          { holderId: 'h2', from: 1, length: 3 },
          { holderId: 'h0', from: 4, length: 5 },
          { holderId: 'h1', from: 9, length: 4 },
        ]),
      ),
      (rows) => {
        const ranges = rows.map(({ holderId, from, length }): AssignedRange => ({
          holderId,
          from,
          to: from + length - 1,
        }));
        const owners = Array.from({ length: 12 }, (_, at) =>
          ranges.filter(({ from, to }) => from <= at + 1 && at + 1 <= to).map(({ holderId }) => holderId),
        );
        const exact =
          ranges.every(({ from, to }) => from <= to && to <= 12) &&
          owners.every((of) => of.length === 1) &&
          holders.every(({ holderId, quantity }) => owners.filter(([of]) => of === holderId).length === quantity);
        const accepted = assignmentProblems(holders, ranges).length === 0;
        // Besides parting the shares the rows have to stand in the order of their numbers.
        const inOrder = ranges.every(({ from }, at) => at === 0 || from > (ranges[at - 1]?.from ?? 0));
        expect(accepted).toBe(exact && inOrder);
      },
    ),
    { numRuns: 500 },
  );
});

test('what is left over is said for each holder, at the last of their ranges', () => {
  const holders = [
    { holderId: 'a', quantity: 10 },
    { holderId: 'b', quantity: 5 },
  ];
  expect(
    assignmentProblems(holders, [
      { holderId: 'a', from: 1, to: 4 },
      { holderId: 'a', from: 5, to: 8 },
    ]),
  ).toEqual([
    { at: 1, code: 'RANGES_INCOMPLETE', parameters: { remaining: 2 } },
    { code: 'RANGES_INCOMPLETE', parameters: { remaining: 5 } },
  ]);
});
