import { describe, expect, test } from '@jest/globals';
import { LEDGER, ledgerOf, lines, ON, RATE } from '../testing/share-ledger-examples';
import { holder, renumber } from '.';

describe('renumber', () => {
  test('a split keeps whose each share is: kitta 61 to 80 become 121 to 160', () => {
    const outcome = renumber(LEDGER, { on: ON, ratio: { before: 1, after: 2 } });
    expect(lines(outcome)).toEqual([
      'HOLDER:one:1:120:5000:PROMOTER',
      'HOLDER:two:121:160:5000:PROMOTER',
      'HOLDER:two:161:180:0:PROMOTER',
      'RESERVE:-:181:200:0:-',
    ]);
    expect(outcome).toMatchObject({ fractions: [], change: { ratePerShare: { before: 10_000, after: 5_000 } } });
  });

  test('a consolidation lists what is less than a share; together they lie in reserve', () => {
    const ledger = ledgerOf(
      [
        {
          holderId: 'one',
          ranges: [
            { from: 1, to: 7 },
            { from: 12, to: 14 },
          ],
          paid: 10 * RATE,
        },
        { holderId: 'two', ranges: [{ from: 8, to: 11 }], paid: 0 },
        { holderId: 'three', ranges: [{ from: 15, to: 16 }], paid: 2 * RATE },
      ],
      16,
    );
    const outcome = renumber(ledger, { on: ON, ratio: { before: 4, after: 1 } });
    expect(lines(outcome)).toEqual([
      'HOLDER:one:1:1:40000:PROMOTER',
      'HOLDER:two:2:2:0:PROMOTER',
      'HOLDER:one:3:3:40000:PROMOTER',
      'RESERVE:-:4:4:40000:-',
    ]);
    expect(outcome).toMatchObject({
      fractions: [
        { owner: holder('one'), numerator: 2, denominator: 4, value: 20_000, paid: 20_000 },
        { owner: holder('three'), numerator: 2, denominator: 4, value: 20_000, paid: 20_000 },
      ],
      change: { ratePerShare: { before: 10_000, after: 40_000 }, closed: [{ holderId: 'three', on: ON }] },
    });
  });

  test('five shares of Rs. 100 become two of Rs. 250', () => {
    expect(renumber(LEDGER, { on: ON, ratio: { before: 5, after: 2 } })).toMatchObject({
      ledger: { ratePerShare: 25_000 },
      fractions: [],
    });
  });

  test.each([
    ['one to one', { before: 3, after: 3 }, [{ code: 'SHARES_RATIO_INVALID' }]],
    ['half of one', { before: 0.5, after: 1 }, [{ code: 'SHARES_RATIO_INVALID' }]],
    ['a face value of less than a paisa', { before: 1, after: 3 }, [{ code: 'SHARES_RATE_NOT_WHOLE' }]],
    [
      'another total value',
      { before: 3, after: 1 },
      [{ code: 'SHARES_NOT_DIVISIBLE', parameters: { issued: 100, by: 3 } }],
    ],
  ])('refuses %s', (_, ratio, findings) => {
    expect(lines(renumber(LEDGER, { on: ON, ratio }))).toEqual(findings);
  });
});
