import { describe, expect, test } from '@jest/globals';
import { LEDGER, ledgerOf, lines, ON, RATE } from '../testing/share-ledger-examples';
import { allot, bonus } from '.';

describe('allot', () => {
  test('new shares by a list', () => {
    expect(
      lines(
        allot(LEDGER, {
          on: ON,
          source: 'NEW',
          to: {
            quantities: [
              { holderId: 'three', quantity: 5 },
              { holderId: 'one', quantity: 10 },
            ],
          },
          paidPerShare: RATE,
          shareType: 'PUBLIC',
        }),
      ),
    ).toEqual([
      'HOLDER:one:1:60:10000:PROMOTER',
      'HOLDER:two:61:80:10000:PROMOTER',
      'HOLDER:two:81:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
      'HOLDER:three:101:105:10000:PUBLIC',
      'HOLDER:one:106:115:10000:PUBLIC',
    ]);
  });

  test('the first shares of the reserve', () => {
    expect(
      lines(
        allot(LEDGER, {
          on: ON,
          source: 'RESERVE',
          to: { quantities: [{ holderId: 'three', quantity: 4 }] },
          paidPerShare: 0,
          shareType: 'PUBLIC',
        }),
      ),
    ).toEqual([
      'HOLDER:one:1:60:10000:PROMOTER',
      'HOLDER:two:61:80:10000:PROMOTER',
      'HOLDER:two:81:90:0:PROMOTER',
      'HOLDER:three:91:94:0:PUBLIC',
      'RESERVE:-:95:100:0:-',
    ]);
  });

  test('in proportion: whole shares to everybody, fractions listed, what they make up in reserve', () => {
    const outcome = allot(LEDGER, {
      on: ON,
      source: 'NEW',
      to: { proRata: 10 },
      paidPerShare: 2_000,
      shareType: 'PUBLIC',
    });
    expect(lines(outcome)).toEqual([
      'HOLDER:one:1:60:10000:PROMOTER',
      'HOLDER:two:61:80:10000:PROMOTER',
      'HOLDER:two:81:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
      'HOLDER:one:101:106:2000:PUBLIC',
      'HOLDER:two:107:109:2000:PUBLIC',
      'RESERVE:-:110:110:0:-',
    ]);
    expect(outcome).toMatchObject({
      fractions: [
        { holderId: 'one', numerator: 60, denominator: 90 },
        { holderId: 'two', numerator: 30, denominator: 90 },
      ],
    });
  });

  test('bonus shares are paid in full, those of the fractions too', () => {
    expect(lines(bonus(LEDGER, { on: ON, quantity: 10 }))).toEqual([
      'HOLDER:one:1:60:10000:PROMOTER',
      'HOLDER:two:61:80:10000:PROMOTER',
      'HOLDER:two:81:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
      'HOLDER:one:101:106:10000:PROMOTER',
      'HOLDER:two:107:109:10000:PROMOTER',
      'RESERVE:-:110:110:10000:-',
    ]);
  });

  test.each([
    [
      'more than is in reserve',
      {
        source: 'RESERVE',
        to: { quantities: [{ holderId: 'one', quantity: 11 }] },
        paidPerShare: 0,
        shareType: 'PUBLIC',
      },
      [{ code: 'SHARES_RESERVE_TOO_FEW', parameters: { available: 10 } }],
    ],
    [
      'nobody',
      { source: 'NEW', to: { quantities: [] }, paidPerShare: 0, shareType: 'PUBLIC' },
      [{ code: 'SHARES_NO_HOLDERS' }],
    ],
    [
      'somebody twice',
      {
        source: 'NEW',
        to: {
          quantities: [
            { holderId: 'one', quantity: 1 },
            { holderId: 'one', quantity: 1 },
          ],
        },
        paidPerShare: 0,
        shareType: 'PUBLIC',
      },
      [{ at: 1, code: 'SHARES_HOLDER_TWICE' }],
    ],
    [
      'no share',
      { source: 'NEW', to: { quantities: [{ holderId: 'one', quantity: 0 }] }, paidPerShare: 0, shareType: 'PUBLIC' },
      [{ at: 0, code: 'SHARES_QUANTITY_INVALID' }],
    ],
    [
      'half a share',
      { source: 'NEW', to: { proRata: 0.5 }, paidPerShare: 0, shareType: 'PUBLIC' },
      [{ code: 'SHARES_QUANTITY_INVALID' }],
    ],
    [
      'more paid than a share is worth',
      { source: 'NEW', to: { proRata: 1 }, paidPerShare: RATE + 1, shareType: 'PUBLIC' },
      [{ code: 'SHARES_PAID_ABOVE_RATE' }],
    ],
  ] as const)('refuses %s', (_, allotting, findings) => {
    expect(lines(allot(LEDGER, { on: ON, ...allotting }))).toEqual(findings);
  });

  test('refuses shares in proportion where nobody has any', () => {
    expect(lines(bonus(ledgerOf([], 10), { on: ON, quantity: 5 }))).toEqual([{ code: 'SHARES_NO_HOLDERS' }]);
  });
});
