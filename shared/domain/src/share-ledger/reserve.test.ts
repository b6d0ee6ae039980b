import { describe, expect, test } from '@jest/globals';
import { granted, LEDGER, lines, ON, RATE } from '../testing/share-ledger-examples';
import { forfeit, holder, issue, release, reserve, RESERVE, tableText } from '.';

describe('reserve', () => {
  test('takes shares of a holder, and gives them to another with what is paid on them', () => {
    const put = granted(reserve(LEDGER, { on: ON, owner: holder('one'), ranges: [{ from: 51, to: 60 }] }));
    expect(tableText(put).split('\n')).toEqual([
      'HOLDER:one:1:50:10000:PROMOTER',
      'RESERVE:-:51:60:10000:PROMOTER',
      'HOLDER:two:61:80:10000:PROMOTER',
      'HOLDER:two:81:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
    ]);
    const given = release(
      { ...LEDGER, table: put },
      {
        on: ON,
        to: [
          { holderId: 'three', from: 51, to: 60 },
          { holderId: 'two', from: 91, to: 95 },
        ],
      },
    );
    expect(lines(given)).toEqual([
      'HOLDER:one:1:50:10000:PROMOTER',
      'HOLDER:three:51:60:10000:PROMOTER',
      'HOLDER:two:61:80:10000:PROMOTER',
      'HOLDER:two:81:90:0:PROMOTER',
      'HOLDER:two:91:95:0:-',
      'RESERVE:-:96:100:0:-',
    ]);
  });

  test('takes forfeited shares', () => {
    const table = granted(forfeit(LEDGER, { on: ON, holderId: 'two', shares: { quantity: 10 } }));
    expect(
      lines(
        reserve(
          { ...LEDGER, table },
          { on: ON, owner: { bucket: 'JAFAT', holderId: null }, ranges: [{ from: 81, to: 90 }] },
        ),
      ),
    ).toEqual([
      'HOLDER:one:1:60:10000:PROMOTER',
      'HOLDER:two:61:80:10000:PROMOTER',
      'RESERVE:-:81:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
    ]);
  });

  test('gives shares with what their new holder paid', () => {
    expect(
      lines(
        release(LEDGER, {
          on: ON,
          to: [{ holderId: 'three', from: 91, to: 100 }],
          paidPerShare: RATE,
          shareType: 'PUBLIC',
        }),
      ),
    ).toContain('HOLDER:three:91:100:10000:PUBLIC');
  });

  test.each([
    [
      'shares that lie in reserve already',
      reserve(LEDGER, { on: ON, owner: RESERVE, ranges: [{ from: 91, to: 92 }] }),
      [{ code: 'SHARES_TO_SAME_HOLDER' }],
    ],
    [
      'shares of somebody else',
      reserve(LEDGER, { on: ON, owner: holder('one'), ranges: [{ from: 60, to: 61 }] }),
      [{ at: 0, code: 'SHARES_NOT_HELD', parameters: { from: 60, to: 61 } }],
    ],
    [
      'to give what is not in reserve',
      release(LEDGER, { on: ON, to: [{ holderId: 'three', from: 90, to: 92 }] }),
      [{ at: 0, code: 'RANGE_OUTSIDE_AVAILABLE' }],
    ],
    [
      'to begin in the middle of the reserve',
      release(LEDGER, { on: ON, to: [{ holderId: 'three', from: 93, to: 95 }] }),
      [{ at: 0, code: 'RANGE_IN_THE_MIDDLE' }],
    ],
    [
      'more paid than a share is worth',
      release(LEDGER, { on: ON, to: [{ holderId: 'three', from: 91, to: 92 }], paidPerShare: RATE + 1 }),
      [{ code: 'SHARES_PAID_ABOVE_RATE' }],
    ],
    ['an issue of no shares', issue(LEDGER, { on: ON, quantity: 0 }), [{ code: 'SHARES_QUANTITY_INVALID' }]],
  ])('refuses %s', (_, outcome, findings) => {
    expect(lines(outcome)).toEqual(findings);
  });
});
