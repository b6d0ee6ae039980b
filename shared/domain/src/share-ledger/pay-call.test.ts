import { describe, expect, test } from '@jest/globals';
import { LEDGER, lines, ON, RATE } from '../testing/share-ledger-examples';
import { payCall } from '.';

describe('a call', () => {
  const paid = (more: Partial<Parameters<typeof payCall>[1]>) =>
    payCall(LEDGER, { on: ON, holderId: 'two', ranges: [{ from: 81, to: 85 }], paidPerShare: 4_000, ...more });

  test('raises what is paid on each share; owner and type stay', () => {
    expect(lines(paid({}))).toEqual([
      'HOLDER:one:1:60:10000:PROMOTER',
      'HOLDER:two:61:80:10000:PROMOTER',
      'HOLDER:two:81:85:4000:PROMOTER',
      'HOLDER:two:86:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
    ]);
  });

  test.each([
    ['on shares that are paid', { ranges: [{ from: 80, to: 85 }] }, [{ at: 0, code: 'SHARES_PAID_NOT_RAISED' }]],
    ['by nothing', { paidPerShare: 0 }, [{ at: 0, code: 'SHARES_PAID_NOT_RAISED' }]],
    ['above the face value', { paidPerShare: RATE + 1 }, [{ code: 'SHARES_PAID_ABOVE_RATE' }]],
    [
      'on shares of another',
      { ranges: [{ from: 60, to: 61 }] },
      [{ at: 0, code: 'SHARES_NOT_HELD', parameters: { from: 60, to: 61 } }],
    ],
  ])('is not paid %s', (_what, more, findings) => {
    expect(lines(paid(more))).toEqual(findings);
  });

  test('is not paid twice', () => {
    const once = paid({});
    if (!once.ok) throw new Error('It is paid once');
    expect(
      lines(payCall(once.ledger, { on: ON, holderId: 'two', ranges: [{ from: 81, to: 85 }], paidPerShare: 4_000 })),
    ).toEqual([{ at: 0, code: 'SHARES_PAID_NOT_RAISED' }]);
  });
});
