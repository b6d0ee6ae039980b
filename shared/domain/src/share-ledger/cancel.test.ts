import { describe, expect, test } from '@jest/globals';
import { LEDGER, lines, ON, RATE } from '../testing/share-ledger-examples';
import { cancel, holder, outstandingIn } from '.';

describe('a reduction', () => {
  test('cancels shares of several owners, which keep their numbers, and says what each loses', () => {
    const outcome = cancel(LEDGER, { on: ON, ranges: [{ from: 51, to: 65 }], to: 'CANCELLED' });
    expect(lines(outcome)).toEqual([
      'HOLDER:one:1:50:10000:PROMOTER',
      'CANCELLED:-:51:65:0:PROMOTER',
      'HOLDER:two:66:80:10000:PROMOTER',
      'HOLDER:two:81:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
    ]);
    expect(outcome).toMatchObject({
      lost: [
        { owner: holder('one'), quantity: 10, paid: 10 * RATE },
        { owner: holder('two'), quantity: 5, paid: 5 * RATE },
      ],
    });
    if (outcome.ok) expect(outstandingIn(outcome.ledger.table)).toBe(85);
  });

  test('lowers what is paid on each', () => {
    const outcome = cancel(LEDGER, { on: ON, ranges: [{ from: 1, to: 80 }], to: { paidPerShare: 6_000 } });
    expect(lines(outcome)).toEqual([
      'HOLDER:one:1:60:6000:PROMOTER',
      'HOLDER:two:61:80:6000:PROMOTER',
      'HOLDER:two:81:90:0:PROMOTER',
      'RESERVE:-:91:100:0:-',
    ]);
    expect(outcome).toMatchObject({
      lost: [
        { owner: holder('one'), quantity: 0, paid: 60 * 4_000 },
        { owner: holder('two'), quantity: 0, paid: 20 * 4_000 },
      ],
    });
  });

  test.each([
    ['without shares', [], 'CANCELLED', [{ code: 'SHARE_RANGES_REQUIRED' }]],
    ['backwards', [{ from: 5, to: 4 }], 'CANCELLED', [{ at: 0, code: 'RANGE_BACKWARDS' }]],
    [
      'of one share twice',
      [
        { from: 1, to: 5 },
        { from: 5, to: 6 },
      ],
      'CANCELLED',
      [{ at: 1, code: 'RANGE_ALREADY_DEFINED' }],
    ],
    [
      'of more than is issued',
      [{ from: 99, to: 101 }],
      'CANCELLED',
      [{ at: 0, code: 'SHARES_NOT_ISSUED', parameters: { from: 99, to: 101 } }],
    ],
    ['to more', [{ from: 1, to: 5 }], { paidPerShare: RATE }, [{ at: 0, code: 'SHARES_PAID_NOT_LOWERED' }]],
  ] as const)('is refused %s', (_what, ranges, to, findings) => {
    expect(lines(cancel(LEDGER, { on: ON, ranges, to }))).toEqual(findings);
  });

  test('of cancelled shares is refused', () => {
    const once = cancel(LEDGER, { on: ON, ranges: [{ from: 1, to: 5 }], to: 'CANCELLED' });
    if (!once.ok) throw new Error('They are cancelled once');
    expect(lines(cancel(once.ledger, { on: ON, ranges: [{ from: 5, to: 6 }], to: 'CANCELLED' }))).toEqual([
      { at: 0, code: 'SHARES_CANCELLED_ALREADY' },
    ]);
  });
});
