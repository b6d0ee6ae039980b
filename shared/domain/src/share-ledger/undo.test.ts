import { describe, expect, test } from '@jest/globals';
import { granted, LEDGER, lines, ON } from '../testing/share-ledger-examples';
import { renumber, transfer, undo } from '.';

describe('undo', () => {
  const sold = transfer(LEDGER, {
    on: ON,
    holderId: 'two',
    ranges: [{ from: 61, to: 90 }],
    to: [{ holderId: 'three', from: 61, to: 90 }],
  });

  test('puts back ranges, face value and holders', () => {
    const split = renumber(LEDGER, { on: ON, ratio: { before: 1, after: 2 } });
    if (!split.ok || !sold.ok) throw new Error('Both are allowed');
    expect(undo(split.ledger, { on: ON, change: split.change })).toMatchObject({
      ledger: LEDGER,
      change: { kind: 'UNDO', ratePerShare: { before: 5_000, after: 10_000 } },
    });
    expect(undo(sold.ledger, { on: ON, change: sold.change })).toMatchObject({
      ledger: LEDGER,
      change: { closed: [{ holderId: 'three', on: ON }], opened: [{ holderId: 'two', on: ON }] },
    });
  });

  test('is refused when the shares have changed since', () => {
    if (!sold.ok) throw new Error('The sale is allowed');
    const table = granted(
      transfer(sold.ledger, {
        on: ON,
        holderId: 'three',
        ranges: [{ from: 61, to: 61 }],
        to: [{ holderId: 'one', from: 61, to: 61 }],
      }),
    );
    expect(lines(undo({ ...LEDGER, table }, { on: ON, change: sold.change }))).toEqual([
      { code: 'SHARES_CHANGED_SINCE' },
    ]);
    expect(lines(undo({ ...sold.ledger, ratePerShare: 5_000 }, { on: ON, change: sold.change }))).toEqual([
      { code: 'SHARES_CHANGED_SINCE' },
    ]);
  });
});
