import { describe, expect, test } from '@jest/globals';
import { LEDGER, lines, ON, RATE } from '../testing/share-ledger-examples';
import { swapAllot } from '.';

describe('a swap', () => {
  const holdings = [
    { holderId: 'three', shareType: 'PROMOTER', quantity: 8 },
    { holderId: 'four', shareType: 'PUBLIC', quantity: 7 },
  ] as const;
  const swap = {
    on: ON,
    holdings,
    ratio: { before: 3, after: 2 },
    ranges: [{ from: 91, to: 100 }],
    paidPerShare: RATE,
  };

  test('gives whole shares of the type that each had, lists the fractions, and leaves what they make up', () => {
    const outcome = swapAllot(LEDGER, swap);
    expect(lines(outcome)).toEqual([
      'HOLDER:one:1:60:10000:PROMOTER',
      'HOLDER:two:61:80:10000:PROMOTER',
      'HOLDER:two:81:90:0:PROMOTER',
      'HOLDER:three:91:95:10000:PROMOTER',
      'HOLDER:four:96:99:10000:PUBLIC',
      'RESERVE:-:100:100:0:-',
    ]);
    expect(outcome).toMatchObject({
      fractions: [
        { holderId: 'three', shareType: 'PROMOTER', numerator: 1, denominator: 3 },
        { holderId: 'four', shareType: 'PUBLIC', numerator: 2, denominator: 3 },
      ],
    });
  });

  test.each([
    [
      'with fewer shares than needed',
      { ranges: [{ from: 92, to: 100 }] },
      [{ code: 'SHARES_SWAP_NOT_EXACT', parameters: { needed: 10, reserved: 9 } }],
    ],
    ['by a ratio of nothing', { ratio: { before: 0, after: 2 } }, [{ code: 'SHARES_SWAP_RATIO_INVALID' }]],
    [
      'that gives somebody nothing',
      { ratio: { before: 8, after: 1 }, ranges: [{ from: 91, to: 91 }] },
      [{ at: 1, code: 'SHARES_SWAP_WITHOUT_SHARE' }],
    ],
    ['of nobody', { holdings: [] }, [{ code: 'SHARES_NO_HOLDERS' }]],
    ['of one holder twice', { holdings: [holdings[0], holdings[0]] }, [{ at: 1, code: 'SHARES_HOLDER_TWICE' }]],
    [
      'out of shares that somebody holds',
      { ranges: [{ from: 81, to: 90 }] },
      [{ at: 0, code: 'SHARES_NOT_HELD', parameters: { from: 81, to: 90 } }],
    ],
  ])('is refused %s', (_what, more, findings) => {
    expect(lines(swapAllot(LEDGER, { ...swap, ...more }))).toEqual(findings);
  });
});
