import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  faultOf,
  hundredthsOfPercent,
  holdingsOf,
  issuedIn,
  issueShares,
  joined,
  moveShares,
  openTable,
  quantityOf,
  tableText,
  type ShareOwner,
  type ShareTable,
  type Allotment,
} from '.';

const RATE = 10_000; // Rs. 100 in paisa
const one = { bucket: 'HOLDER', holderId: 'one' } as const;

describe('the first table', () => {
  test('holds what was allotted, and in reserve what was issued and allotted to nobody', () => {
    const table = openTable(
      [
        { holderId: 'one', ranges: [{ from: 1, to: 60 }], paid: 60 * RATE, shareType: 'PUBLIC' },
        { holderId: 'two', ranges: [{ from: 61, to: 90 }], paid: 30 * RATE, shareType: 'PUBLIC' },
      ],
      100,
      RATE,
    );
    expect(tableText(table)).toBe(
      ['HOLDER:one:1:60:10000:PUBLIC', 'HOLDER:two:61:90:10000:PUBLIC', 'RESERVE:-:91:100:0:-'].join('\n'),
    );
  });

  test('counts what is paid for the first shares of a holder, over all of the holder’s ranges', () => {
    const table = openTable(
      [
        {
          holderId: 'one',
          ranges: [
            { from: 1, to: 2 },
            { from: 4, to: 6 },
          ],
          paid: 3 * RATE + 500,
          shareType: 'PUBLIC',
        },
        { holderId: 'two', ranges: [{ from: 3, to: 3 }], paid: 0, shareType: 'PUBLIC' },
      ],
      6,
      RATE,
    );
    expect(tableText(table)).toBe(
      [
        'HOLDER:one:1:2:10000:PUBLIC',
        'HOLDER:two:3:3:0:PUBLIC',
        'HOLDER:one:4:4:10000:PUBLIC',
        'HOLDER:one:5:5:500:PUBLIC',
        'HOLDER:one:6:6:0:PUBLIC',
      ].join('\n'),
    );
    expect(table.reduce((sum, range) => sum + quantityOf(range) * range.paidPerShare, 0)).toBe(3 * RATE + 500);
  });

  test.each([
    [
      'two have the same share',
      [
        { holderId: 'one', ranges: [{ from: 1, to: 10 }], paid: 0, shareType: 'PUBLIC' },
        { holderId: 'two', ranges: [{ from: 10, to: 20 }], paid: 0, shareType: 'PUBLIC' },
      ],
    ],
    [
      'more was allotted than issued',
      [{ holderId: 'one', ranges: [{ from: 1, to: 101 }], paid: 0, shareType: 'PUBLIC' }],
    ],
    [
      'more is paid than the shares are worth',
      [{ holderId: 'one', ranges: [{ from: 1, to: 10 }], paid: 11 * RATE, shareType: 'PUBLIC' }],
    ],
    [
      'a range ends before it begins',
      [{ holderId: 'one', ranges: [{ from: 10, to: 1 }], paid: 0, shareType: 'PUBLIC' }],
    ],
  ] satisfies [string, Allotment[]][])('is refused where %s', (_, allotments) => {
    expect(() => openTable(allotments, 100, RATE)).toThrow(RangeError);
  });
});

test('shares that move cut the ranges they lay in; neighbours of one owner become one again', () => {
  const table = openTable(
    [{ holderId: 'one', ranges: [{ from: 1, to: 100 }], paid: 100 * RATE, shareType: 'PUBLIC' }],
    100,
    RATE,
  );
  const sold = moveShares(table, { from: 20, to: 30, owner: { bucket: 'HOLDER', holderId: 'two' } });
  expect(tableText(sold)).toBe(
    ['HOLDER:one:1:19:10000:PUBLIC', 'HOLDER:two:20:30:10000:PUBLIC', 'HOLDER:one:31:100:10000:PUBLIC'].join('\n'),
  );
  expect(moveShares(sold, { from: 20, to: 30, owner: one })).toEqual(table);
  expect(() => moveShares(table, { from: 90, to: 101, owner: one })).toThrow(RangeError);
});

const ownerOf = fc.oneof(
  fc.constantFrom<ShareOwner>(
    { bucket: 'RESERVE', holderId: null },
    { bucket: 'JAFAT', holderId: null },
    { bucket: 'CANCELLED', holderId: null },
  ),
  fc.constantFrom('one', 'two', 'three').map((holderId): ShareOwner => ({ bucket: 'HOLDER', holderId })),
);

test('whatever is issued and moved, every share from 1 to the last one lies in exactly one place, and nobody else’s shares change', () => {
  const step = fc.oneof(
    fc.record({ issue: fc.integer({ min: 1, max: 500 }) }),
    fc.record({
      at: fc.double({ min: 0, max: 0.999, noNaN: true }),
      length: fc.double({ min: 0, max: 1, noNaN: true }),
      owner: ownerOf,
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.array(step, { maxLength: 30 }), (issued, steps) => {
      let table: ShareTable = openTable([], issued, RATE);
      for (const next of steps) {
        const before = table;
        if ('issue' in next) table = issueShares(table, next.issue);
        else {
          const from = 1 + Math.floor(next.at * issuedIn(table));
          const to = Math.min(issuedIn(table), from + Math.floor(next.length * 200));
          table = moveShares(table, { from, to, owner: next.owner });
          for (const kitta of [from - 1, to + 1])
            if (kitta >= 1 && kitta <= issuedIn(table)) expect(ownerAt(table, kitta)).toEqual(ownerAt(before, kitta));
          expect(ownerAt(table, from)).toEqual(next.owner);
        }
        expect(faultOf(table)).toBeNull();
        expect(joined(table).length).toBeLessThanOrEqual(table.length);
      }
      const held = holdingsOf(table).reduce((sum, { quantity }) => sum + quantity, 0);
      const own = table.filter(({ bucket }) => bucket !== 'HOLDER').reduce((sum, range) => sum + quantityOf(range), 0);
      expect(held + own).toBe(issuedIn(table));
    }),
    { numRuns: 200 },
  );
});

function ownerAt(table: ShareTable, kitta: number): ShareOwner | undefined {
  const range = table.find(({ from, to }) => from <= kitta && kitta <= to);
  return (
    range &&
    (range.bucket === 'HOLDER'
      ? { bucket: range.bucket, holderId: range.holderId }
      : { bucket: range.bucket, holderId: range.holderId })
  );
}

test('percentages are exactly one hundred together, and no larger part gets less than a smaller one', () => {
  expect(hundredthsOfPercent([1, 1, 1])).toEqual([3334, 3333, 3333]);
  expect(hundredthsOfPercent([])).toEqual([]);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { minLength: 1, maxLength: 60 }),
      (parts) => {
        const shown = hundredthsOfPercent(parts);
        expect(shown.reduce((sum, part) => sum + part, 0)).toBe(10_000);
        for (const [index, part] of parts.entries())
          for (const [other, smaller] of parts.entries())
            if (part > smaller) expect(shown[index]).toBeGreaterThanOrEqual(shown[other] ?? 0);
      },
    ),
  );
});
