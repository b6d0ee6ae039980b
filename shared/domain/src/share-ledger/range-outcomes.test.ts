import { expect, test } from '@jest/globals';
import { allot } from './allot';
import type { ShareChange, ShareLedger } from './ledger';
import { outcomesOfRanges, staysAsItWas, type RangeOutcome } from './range-outcomes';
import { renumber } from './renumber';
import { holder, RESERVE, type ShareRange } from './share-table';
import { transfer } from './transfer';

const ON = '2026-11-22';
const RATE = 10_000;
const range = (holderId: string | null, from: number, to: number, paidPerShare = RATE): ShareRange => ({
  ...(holderId === null ? RESERVE : holder(holderId)),
  from,
  to,
  paidPerShare,
  shareType: holderId === null ? null : 'PROMOTER',
});
const LEDGER: ShareLedger = {
  table: [range('a', 1, 60), range('b', 61, 90, 5_000), range(null, 91, 100, 0)],
  ratePerShare: RATE,
};
type Told = { readonly ok: true; readonly change: ShareChange; readonly ledger: ShareLedger } | { readonly ok: false };
function done(outcome: Told): { change: ShareChange; ledger: ShareLedger } {
  if (!outcome.ok) throw new Error('The operation was refused');
  return outcome;
}
const side = (ranges: readonly ShareRange[]) =>
  ranges.map(({ from, to, holderId, paidPerShare }) => `${from}-${to} ${holderId ?? 'R'} ${paidPerShare}`).join(' + ');
const told = (outcomes: readonly RangeOutcome[]) =>
  outcomes.map((one) => `${side(one.before)} > ${side(one.after)}${staysAsItWas(one) ? ' =' : ''}`);

test('a transfer cuts the range: the part that is sold is told beside the rest', () => {
  const ranges = [{ from: 11, to: 20 }];
  const { change } = done(
    transfer(LEDGER, { on: ON, holderId: 'a', ranges, to: [{ from: 11, to: 20, holderId: 'b' }] }),
  );
  expect(told(outcomesOfRanges(LEDGER.table, [change]))).toEqual([
    '1-10 a 10000 > 1-10 a 10000 =',
    '11-20 a 10000 > 11-20 b 10000',
    '21-60 a 10000 > 21-60 a 10000 =',
    '61-90 b 5000 > 61-90 b 5000 =',
    '91-100 R 0 > 91-100 R 0 =',
  ]);
});

test('new shares have nothing before them', () => {
  const to = { quantities: [{ holderId: 'b', quantity: 5 }] };
  const { change } = done(allot(LEDGER, { on: ON, source: 'NEW', to, paidPerShare: RATE, shareType: 'PUBLIC' }));
  expect(told(outcomesOfRanges(LEDGER.table, [change])).at(-1)).toBe(' > 101-105 b 10000');
});

test('a split and a transfer after it are followed over the new numbers', () => {
  const split = done(renumber(LEDGER, { on: ON, ratio: { before: 1, after: 10 } }));
  const ranges = [{ from: 11, to: 20 }];
  const sold = done(
    transfer(split.ledger, { on: ON, holderId: 'a', ranges, to: [{ from: 11, to: 20, holderId: 'c' }] }),
  );
  expect(told(outcomesOfRanges(LEDGER.table, [split.change, sold.change]))).toEqual([
    '1-1 a 10000 > 1-10 a 1000',
    '2-2 a 10000 > 11-20 c 1000',
    '3-60 a 10000 > 21-600 a 1000',
    '61-90 b 5000 > 601-900 b 500',
    '91-100 R 0 > 901-1000 R 0',
  ]);
});

test('where a consolidation leaves fractions, the ranges of an owner are told together', () => {
  const { change } = done(renumber(LEDGER, { on: ON, ratio: { before: 4, after: 1 } }));
  const outcomes = outcomesOfRanges(LEDGER.table, [change]);
  expect(told(outcomes)).toEqual([
    '1-60 a 10000 > 1-15 a 40000',
    '61-90 b 5000 > 16-22 b 20000',
    expect.stringMatching(/^91-100 R 0 > 23-24 R 0/),
  ]);
  const count = (ranges: readonly ShareRange[]) => ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  expect(outcomes.reduce((sum, { after }) => sum + count(after), 0)).toBe(25);
});
