import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../calendar';
import {
  anyStart,
  anyWish,
  asked,
  faultsOf,
  firstLedger,
  linesOf,
  run,
  textOf,
  written,
  type Granted,
  type Wish,
} from '../testing/share-operations';
import {
  asOneChange,
  holder,
  holdingsOf,
  paidOn,
  renumber,
  sameOwner,
  shareChangeKinds,
  tableText,
  undo,
  type ShareLedger,
} from '.';

const FIRST_DAY = '2026-11-22';
const PEOPLE = ['one', 'two', 'three', 'four'] as const;

/** What was done, with the shares before it. */
interface Entered {
  readonly before: ShareLedger;
  readonly outcome: Granted;
}

/** The operations that may be, one after the other over some days, each held against what it may do. */
function inTurn(
  first: ShareLedger,
  wishes: readonly Wish[],
  seen: { readonly done: Map<string, number>; readonly refusals: Set<string> },
): Entered[] {
  const entered: Entered[] = [];
  let ledger = first;
  let on = FIRST_DAY;
  for (const wish of wishes) {
    on = addDays(on, wish.days);
    const before = frozen(ledger);
    const text = JSON.stringify(before);
    const changes = entered.map(({ outcome }) => outcome.change);
    const operation = asked(wish, { ledger: before, on, people: PEOPLE, changes });
    const outcome = run(before, operation);
    if (JSON.stringify(before) !== text) throw new Error(`${operation.kind} changed what it was given`);
    if (!outcome.ok) {
      for (const { code } of outcome.findings) seen.refusals.add(code);
      continue;
    }
    const faults = faultsOf(before, operation, outcome);
    if (faults.length > 0) throw new Error(`${JSON.stringify(operation)}: ${faults.join('; ')}`);
    seen.done.set(operation.kind, (seen.done.get(operation.kind) ?? 0) + 1);
    entered.push({ before, outcome: frozen(outcome) });
    ledger = outcome.ledger;
  }
  return entered;
}

/** By day, the table at its end: what the postings until then make of the first table, written on paper. */
function isReplayed(first: ShareLedger, entered: readonly Entered[]): void {
  const days = new Map(entered.map(({ outcome }) => [outcome.change.on, tableText(outcome.ledger.table)]));
  for (const [day, table] of days) {
    const postings = entered
      .filter(({ outcome }) => outcome.change.on <= day)
      .flatMap(({ outcome }) => outcome.change.postings);
    const lines = written(linesOf(first.table), postings);
    if (lines === null || textOf(lines) !== table) throw new Error(`The postings do not lead to the table of ${day}`);
  }
}

/** The changes of a day undone, the last one first, give the table of the day before, back to the first. */
function isUndone(first: ShareLedger, entered: readonly Entered[]): void {
  let ledger = entered.at(-1)?.outcome.ledger ?? first;
  for (const { before, outcome } of [...entered].reverse()) {
    const { change } = outcome;
    const operation = { kind: 'UNDO', given: { on: addDays(change.on, 1), change } } as const;
    const back = run(ledger, operation);
    if (!back.ok) throw new Error('What has just been done can be undone');
    const faults = faultsOf(ledger, operation, back);
    if (faults.length > 0) throw new Error(`Undone ${change.kind}: ${faults.join('; ')}`);
    if (tableText(back.ledger.table) !== tableText(before.table) || back.ledger.ratePerShare !== before.ratePerShare)
      throw new Error(`Undone, ${change.kind} leaves another table than that before it`);
    ledger = back.ledger;
  }
}

/** All that was done on a day, as a filing of several steps does it, is undone at once. */
function areDaysUndone(entered: readonly Entered[]): void {
  for (const day of new Set(entered.map(({ outcome }) => outcome.change.on))) {
    const done = entered.filter(({ outcome }) => outcome.change.on === day);
    const [[first, ...more], begun, ended] = [done.map(({ outcome }) => outcome.change), done[0], done.at(-1)];
    if (!first || !begun || !ended) continue;
    const change = asOneChange([first, ...more], begun.before.table, ended.outcome.ledger.table);
    const back = undo(ended.outcome.ledger, { on: day, change });
    if (!back.ok || tableText(back.ledger.table) !== tableText(begun.before.table))
      throw new Error(`The changes of ${day} together are not undone`);
    if (back.ledger.ratePerShare !== begun.before.ratePerShare) throw new Error('Another face value is restored');
  }
}

test('ten thousand sequences of operations: each does what it says and nothing else, each day is the replay of its postings, and undoing a day gives the day before', () => {
  const seen = { done: new Map<string, number>(), refusals: new Set<string>() };
  let days = 0;
  fc.assert(
    fc.property(anyStart, fc.array(anyWish, { minLength: 1, maxLength: 14 }), (start, wishes) => {
      const first = firstLedger(start, PEOPLE);
      const entered = inTurn(first, wishes, seen);
      isReplayed(first, entered);
      isUndone(first, entered);
      areDaysUndone(entered);
      days = Math.max(days, new Set(entered.map(({ outcome }) => outcome.change.on)).size);
    }),
    { numRuns: 10_000 },
  );
  // each of them really ran and often, over several days, and they were refused for many reasons
  const kinds = [...shareChangeKinds.keys, 'ALLOT_BY_RIGHT'];
  expect(kinds.filter((kind) => (seen.done.get(kind) ?? 0) < 500)).toEqual([]);
  expect(days).toBeGreaterThan(5);
  expect(seen.refusals.size).toBeGreaterThan(8);
});

test('a ratio gives everybody whole shares and a fraction that together are worth exactly what they had', () => {
  let renumbered = 0;
  fc.assert(
    fc.property(
      anyStart,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
      fc.array(anyWish, { maxLength: 6 }),
      (start, before, after, wishes) => {
        let ledger = firstLedger(start, PEOPLE);
        for (const wish of wishes) {
          const sale = asked({ ...wish, kind: 'TRANSFER' }, { ledger, on: FIRST_DAY, people: PEOPLE, changes: [] });
          const sold = run(ledger, sale);
          if (sold.ok) ledger = sold.ledger;
        }
        const outcome = renumber(ledger, { on: FIRST_DAY, ratio: { before, after } });
        if (!outcome.ok) return;
        renumbered += 1;
        for (const { holderId, quantity } of holdingsOf(ledger.table)) {
          const whole =
            holdingsOf(outcome.ledger.table).find((holding) => holding.holderId === holderId)?.quantity ?? 0;
          // one of each type
          const fractions = outcome.fractions.filter(({ owner }) => sameOwner(owner, holder(holderId)));
          const sum = (of: 'value' | 'paid'): number => fractions.reduce((total, one) => total + one[of], 0);
          expect(whole * outcome.ledger.ratePerShare + sum('value')).toBe(quantity * ledger.ratePerShare);
          for (const { paid, value } of fractions) expect(paid).toBeLessThanOrEqual(value);
          const paid = (of: ShareLedger): number =>
            paidOn(of.table.filter((range) => sameOwner(range, holder(holderId))));
          expect(paid(outcome.ledger) + sum('paid')).toBe(paid(ledger));
        }
      },
    ),
    { numRuns: 500 },
  );
  expect(renumbered).toBeGreaterThan(20);
});

/** Whoever writes to it fails. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) frozen(inner);
    Object.freeze(value);
  }
  return value;
}
