import { describe, expect, test } from '@jest/globals';
import { LEDGER, lines, ON } from '../testing/share-ledger-examples';
import { transfer } from '.';

describe('transfer', () => {
  test('gives each share to whom it is sold to, with what is paid on it', () => {
    const outcome = transfer(LEDGER, {
      on: ON,
      holderId: 'two',
      ranges: [{ from: 75, to: 84 }],
      to: [
        { holderId: 'three', from: 75, to: 78 },
        { holderId: 'one', from: 79, to: 84 },
      ],
    });
    expect(lines(outcome)).toEqual([
      'HOLDER:one:1:60:10000:PROMOTER',
      'HOLDER:two:61:74:10000:PROMOTER',
      'HOLDER:three:75:78:10000:PROMOTER',
      'HOLDER:one:79:80:10000:PROMOTER',
      'HOLDER:one:81:84:0:PROMOTER',
      'HOLDER:two:85:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
    ]);
    expect(outcome).toMatchObject({
      change: { kind: 'TRANSFER', closed: [], opened: [{ holderId: 'three', on: ON }] },
    });
  });

  test('closes with its day who has nothing left', () => {
    expect(
      transfer(LEDGER, {
        on: ON,
        holderId: 'two',
        ranges: [{ from: 61, to: 90 }],
        to: [{ holderId: 'one', from: 61, to: 90 }],
      }),
    ).toMatchObject({ change: { closed: [{ holderId: 'two', on: ON }], opened: [] } });
  });

  test('ends and begins only the ranges that change', () => {
    expect(
      transfer(LEDGER, {
        on: ON,
        holderId: 'one',
        ranges: [{ from: 1, to: 10 }],
        to: [{ holderId: 'three', from: 1, to: 10 }],
      }),
    ).toMatchObject({
      change: {
        postings: [
          {
            ended: [{ holderId: 'one', from: 1, to: 60 }],
            begun: [
              { holderId: 'three', from: 1, to: 10 },
              { holderId: 'one', from: 11, to: 60 },
            ],
          },
        ],
      },
    });
  });

  test.each([
    ['no range', [], [{ holderId: 'one', from: 61, to: 61 }], [{ code: 'SHARE_RANGES_REQUIRED' }]],
    [
      'shares of somebody else',
      [
        { from: 61, to: 62 },
        { from: 85, to: 91 },
      ],
      [{ holderId: 'one', from: 61, to: 62 }],
      [{ at: 1, code: 'SHARES_NOT_HELD', parameters: { from: 85, to: 91 } }],
    ],
    [
      'half a share',
      [{ from: 61, to: 62.5 }],
      [{ holderId: 'one', from: 61, to: 62.5 }],
      [{ at: 0, code: 'SHARES_NOT_HELD', parameters: { from: 61, to: 62.5 } }],
    ],
    [
      'a share stated twice',
      [
        { from: 61, to: 65 },
        { from: 65, to: 66 },
      ],
      [{ holderId: 'one', from: 61, to: 66 }],
      [{ at: 1, code: 'RANGE_ALREADY_DEFINED' }],
    ],
    [
      'a share that nobody gets',
      [{ from: 61, to: 65 }],
      [{ holderId: 'one', from: 61, to: 64 }],
      [{ code: 'RANGES_INCOMPLETE', parameters: { remaining: 1 } }],
    ],
    [
      'a share that two get',
      [{ from: 61, to: 65 }],
      [
        { holderId: 'one', from: 61, to: 64 },
        { holderId: 'three', from: 64, to: 65 },
      ],
      [{ at: 1, code: 'RANGE_ALREADY_DEFINED' }],
    ],
    [
      'a share that is not sold',
      [{ from: 61, to: 65 }],
      [{ holderId: 'one', from: 61, to: 66 }],
      [{ at: 0, code: 'RANGE_OUTSIDE_AVAILABLE' }],
    ],
    [
      'the seller as buyer',
      [{ from: 61, to: 65 }],
      [{ holderId: 'two', from: 61, to: 65 }],
      [{ at: 0, code: 'SHARES_TO_SAME_HOLDER' }],
    ],
  ])('refuses %s', (_, ranges, to, findings) => {
    expect(lines(transfer(LEDGER, { on: ON, holderId: 'two', ranges, to }))).toEqual(findings);
  });
});
