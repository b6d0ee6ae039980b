import { describe, expect, test } from '@jest/globals';
import { granted, LEDGER, ledgerOf, lines, ON, RATE } from '../testing/share-ledger-examples';
import { forfeit, transfer } from '.';

describe('forfeit', () => {
  const partly = ledgerOf([{ holderId: 'one', ranges: [{ from: 1, to: 10 }], paid: 6 * RATE + 2_500 }], 10);

  test('takes unpaid shares from the end, and says what had been paid on them', () => {
    const outcome = forfeit(partly, { on: ON, holderId: 'one', shares: { quantity: 4 } });
    expect(lines(outcome)).toEqual([
      'HOLDER:one:1:6:10000:PROMOTER',
      'JAFAT:-:7:7:2500:PROMOTER',
      'JAFAT:-:8:10:0:PROMOTER',
    ]);
    expect(outcome).toMatchObject({ refund: 2_500 });
    expect(lines(forfeit(partly, { on: ON, holderId: 'one', shares: { quantity: 2 } }))).toEqual([
      'HOLDER:one:1:6:10000:PROMOTER',
      'HOLDER:one:7:7:2500:PROMOTER',
      'HOLDER:one:8:8:0:PROMOTER',
      'JAFAT:-:9:10:0:PROMOTER',
    ]);
  });

  test('leaves paid shares alone that lie behind the unpaid ones', () => {
    const bought = transfer(LEDGER, {
      on: ON,
      holderId: 'one',
      ranges: [{ from: 1, to: 60 }],
      to: [{ holderId: 'two', from: 1, to: 60 }],
    });
    const table = granted(
      transfer(
        { ...LEDGER, table: granted(bought) },
        { on: ON, holderId: 'two', ranges: [{ from: 81, to: 85 }], to: [{ holderId: 'one', from: 81, to: 85 }] },
      ),
    );
    expect(lines(forfeit({ ...LEDGER, table }, { on: ON, holderId: 'two', shares: { quantity: 5 } }))).toEqual([
      'HOLDER:two:1:80:10000:PROMOTER',
      'HOLDER:one:81:85:0:PROMOTER',
      'JAFAT:-:86:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
    ]);
  });

  test.each([
    ['more than is unpaid', { quantity: 5 }, [{ code: 'SHARES_FORFEIT_TOO_MANY', parameters: { unpaid: 4 } }]],
    ['no share', { quantity: 0 }, [{ code: 'SHARES_QUANTITY_INVALID' }]],
    [
      'a paid share that is stated',
      {
        ranges: [
          { from: 9, to: 10 },
          { from: 6, to: 7 },
        ],
      },
      [{ at: 1, code: 'SHARES_FORFEIT_PAID' }],
    ],
  ])('refuses %s', (_, shares, findings) => {
    expect(lines(forfeit(partly, { on: ON, holderId: 'one', shares }))).toEqual(findings);
  });
});
