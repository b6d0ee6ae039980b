import { describe, expect, test } from '@jest/globals';
import { LEDGER, ON, RATE } from '../testing/share-ledger-examples';
import {
  cancel,
  encumberedAfter,
  forfeit,
  inherit,
  inSteps,
  issue,
  kittaOf,
  kittaText,
  payCall,
  renumber,
  reserve,
  transfer,
  undo,
  holder,
  type KittaRange,
  type ShareChange,
  type ShareOutcome,
} from '.';

/** Of two, who has 61 to 90: paid are 61 to 80. */
const HELD: readonly KittaRange[] = [
  { from: 66, to: 70 },
  { from: 86, to: 90 },
];
const ledger = { ...LEDGER, encumbered: HELD };

function changeOf(outcome: ShareOutcome): ShareChange {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings));
  return outcome.change;
}
const after = (outcome: ShareOutcome) => {
  const found = encumberedAfter(HELD, LEDGER.table, changeOf(outcome));
  return found.ok ? kittaText(found.ranges) : found.findings.map(({ code, parameters }) => [code, parameters]);
};
const one = (ranges: readonly KittaRange[]) => ({ on: ON, holderId: 'two', ranges });
const under = (from: number, to: number) => [['SHARES_UNDER_ORDER', { from, to }]];
const toThree = (ranges: readonly KittaRange[]) =>
  transfer(LEDGER, { ...one(ranges), to: ranges.map((range) => ({ ...range, holderId: 'three' })) });

describe('shares under an order', () => {
  test.each<[string, ShareOutcome, unknown]>([
    ['a transfer of others', toThree([{ from: 71, to: 85 }]), '66-70, 86-90'],
    ['a transfer that takes one of them', toThree([{ from: 61, to: 66 }]), under(66, 70)],
    ['into reserve', reserve(LEDGER, { on: ON, owner: holder('two'), ranges: [{ from: 90, to: 90 }] }), under(86, 90)],
    ['forfeiture from the end', forfeit(LEDGER, { on: ON, holderId: 'two', shares: { quantity: 1 } }), under(86, 90)],
    ['cancelled', cancel(LEDGER, { on: ON, ranges: [{ from: 66, to: 66 }], to: 'CANCELLED' }), under(66, 70)],
    [
      'less paid, which moves nothing',
      cancel(LEDGER, { on: ON, ranges: HELD.slice(0, 1), to: { paidPerShare: 0 } }),
      '66-70, 86-90',
    ],
    ['a call paid', payCall(LEDGER, { ...one([{ from: 86, to: 90 }]), paidPerShare: RATE }), '66-70, 86-90'],
    ['shares issued behind them', issue(LEDGER, { on: ON, quantity: 50 }), '66-70, 86-90'],
    ['split', renumber(LEDGER, { on: ON, ratio: { before: 1, after: 10 } }), '651-700, 851-900'],
    ['consolidated', renumber(LEDGER, { on: ON, ratio: { before: 10, after: 1 } }), under(66, 70)],
    [
      'passed to heirs',
      inherit(LEDGER, {
        on: ON,
        holderId: 'two',
        heirs: [
          { holderId: 'three', parts: 2 },
          { holderId: 'four', parts: 1 },
        ],
      }),
      '66-70, 86-90',
    ],
  ])('%s', (_, outcome, found) => {
    expect(after(outcome)).toEqual(found);
  });

  test('undoing what brought them to their holder would move them; undoing a split takes them along', () => {
    const bought = toThree([{ from: 66, to: 70 }]);
    if (!bought.ok) throw new Error('refused');
    const back = undo(bought.ledger, { on: ON, change: bought.change });
    const found = encumberedAfter([{ from: 66, to: 70 }], bought.ledger.table, changeOf(back));
    expect(found).toMatchObject({
      ok: false,
      findings: [{ code: 'SHARES_UNDER_ORDER', parameters: { from: 66, to: 70 } }],
    });
    const split = renumber(LEDGER, { on: ON, ratio: { before: 1, after: 10 } });
    if (!split.ok) throw new Error('refused');
    const again = changeOf(undo(split.ledger, { on: ON, change: split.change }));
    expect(encumberedAfter([{ from: 651, to: 700 }], split.ledger.table, again)).toEqual({
      ok: true,
      ranges: [{ from: 66, to: 70 }],
    });
    // an order that was placed after the split on a part of an old share
    expect(encumberedAfter([{ from: 651, to: 655 }], split.ledger.table, again)).toMatchObject({ ok: false });
  });

  test('undoing an issue that is gone takes the shares that were ordered out of it', () => {
    const issued = issue(LEDGER, { on: ON, quantity: 10 });
    if (!issued.ok) throw new Error('refused');
    const back = changeOf(undo(issued.ledger, { on: ON, change: issued.change }));
    expect(encumberedAfter([{ from: 101, to: 105 }], issued.ledger.table, back)).toMatchObject({ ok: false });
  });

  test('a step is refused where its shares are asked, and the next one finds them by their new numbers', () => {
    const placeOf = ({ code }: { readonly code: string }) => code;
    const split = {
      run: (standing: typeof LEDGER) => renumber(standing, { on: ON, ratio: { before: 1, after: 10 } }),
      placeOf,
    };
    const sale = (from: number, to: number) => ({
      run: (standing: typeof LEDGER) =>
        transfer(standing, { ...one([{ from, to }]), to: [{ from, to, holderId: 'three' }] }),
      placeOf,
    });
    expect(inSteps(ledger, [split, sale(641, 650)])).toMatchObject({
      ok: true,
      ledger: {
        encumbered: [
          { from: 651, to: 700 },
          { from: 851, to: 900 },
        ],
      },
    });
    expect(inSteps(ledger, [split, sale(641, 651)])).toMatchObject({
      ok: false,
      findings: [{ place: 'SHARES_UNDER_ORDER', finding: { parameters: { from: 651, to: 700 } } }],
    });
    expect(inSteps(LEDGER, [split])).not.toHaveProperty('ledger.encumbered');
  });
});

test('share numbers as text', () => {
  expect(
    kittaText([
      { from: 301, to: 350 },
      { from: 5, to: 5 },
      { from: 101, to: 200 },
    ]),
  ).toBe('5, 101-200, 301-350');
  expect(kittaOf('5, 101-200')).toEqual([
    { from: 5, to: 5 },
    { from: 101, to: 200 },
  ]);
  for (const wrong of ['', 'a-b', '5-1', '0-4', '1-2.5']) expect(() => kittaOf(wrong)).toThrow(RangeError);
});
