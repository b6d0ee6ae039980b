import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../calendar';
import { testProceeding } from '../testing/test-proceeding';
import { phasesOf, type ProceedingFacts } from '.';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Nepal is 5 h 45 min ahead of UTC. */
const AHEAD = 5.75 * HOUR;
const NOTICE_DAYS = 35;
const START = Date.UTC(2026, 10, 28);

const dayInNepal = (at: number): string => new Date(at + AHEAD).toISOString().slice(0, 10);
/** The first instant of a day of Nepal. */
const beginning = (day: string): number => Date.parse(`${day}T00:00:00Z`) - AHEAD;

const forms = testProceeding.phases.flatMap((phase) => phase.forms);
const statuses = ['DRAFT', 'SUBMITTED', 'VERIFY', 'SEND_FOR_CORRECTION', 'REJECTED', 'APPROVED', 'SUCCESS'] as const;

type Event =
  | { readonly kind: 'FORM'; readonly process: string; readonly status: string }
  | { readonly kind: 'NOTICE' }
  | { readonly kind: 'OFFICE'; readonly phase: string }
  | { readonly kind: 'CLOCK'; readonly by: number };

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    kind: fc.constant('FORM' as const),
    process: fc.constantFrom(...forms),
    status: fc.constantFrom(...statuses),
  }),
  fc.constant({ kind: 'NOTICE' as const }),
  fc.record({ kind: fc.constant('OFFICE' as const), phase: fc.constantFrom('II', 'III') }),
  // forwards and backwards, by less than an hour and by months
  fc.record({ kind: fc.constant('CLOCK' as const), by: fc.integer({ min: -60 * DAY, max: 60 * DAY }) }),
  fc.record({ kind: fc.constant('CLOCK' as const), by: fc.integer({ min: -HOUR, max: HOUR }) }),
);

interface World {
  readonly facts: ProceedingFacts;
  readonly at: number;
}

function happens({ facts, at }: World, one: Event): World {
  switch (one.kind) {
    case 'CLOCK':
      return { facts, at: at + one.by };
    case 'FORM':
      return {
        at,
        facts: {
          ...facts,
          filings: [...facts.filings, { process: one.process, status: one.status, decidedOn: dayInNepal(at) }],
        },
      };
    case 'NOTICE': {
      const publishedOn = dayInNepal(at);
      const notice = { kind: 'CREDITORS', publishedOn, endsOn: addDays(publishedOn, NOTICE_DAYS) };
      return { at, facts: { ...facts, notices: [...facts.notices, notice] } };
    }
    case 'OFFICE':
      return { at, facts: { ...facts, opened: [...facts.opened, { phase: one.phase, on: dayInNepal(at) }] } };
  }
}

const NOTHING: ProceedingFacts = { isEnded: false, filings: [], notices: [], opened: [] };
const worlds = (events: readonly Event[]): World[] => {
  const seen: World[] = [{ facts: NOTHING, at: START }];
  for (const one of events) seen.push(happens(seen.at(-1)!, one));
  return seen;
};
const isOpen = (facts: ProceedingFacts, at: number, key: string): boolean =>
  phasesOf(testProceeding, facts, dayInNepal(at)).some((phase) => phase.key === key && phase.isOpen);
const granted = ({ filings }: ProceedingFacts, process: string): boolean =>
  filings.some((filing) => filing.process === process && (filing.status === 'APPROVED' || filing.status === 'SUCCESS'));

/** The first day of an approval of the form. */
const approvedOn = ({ filings }: ProceedingFacts, process: string): string =>
  filings
    .filter((filing) => filing.process === process && (filing.status === 'APPROVED' || filing.status === 'SUCCESS'))
    .map(({ decidedOn }) => decidedOn ?? '9999-12-31')
    .sort()[0] ?? '9999-12-31';

test('a phase is never open early, in whatever order forms are approved and notices published, and however the clock moves', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 25 }), (events) => {
      for (const { facts, at } of worlds(events)) {
        if (isOpen(facts, at, 'II')) {
          expect(granted(facts, forms[0]!)).toBe(true);
          // counted in milliseconds: the day of publication and 35 whole days lie behind it
          const approved = approvedOn(facts, forms[0]!);
          const published = facts.notices.map(({ publishedOn }) => beginning(publishedOn));
          expect(published.some((from) => from >= beginning(approved) && at >= from + (NOTICE_DAYS + 1) * DAY)).toBe(
            true,
          );
        }
        if (isOpen(facts, at, 'III')) {
          expect(isOpen(facts, at, 'II')).toBe(true);
          expect(granted(facts, forms[1]!)).toBe(true);
          const approved = approvedOn(facts, forms[1]!);
          expect(facts.opened.some(({ phase, on }) => phase === 'III' && on >= approved && beginning(on) <= at)).toBe(
            true,
          );
        }
      }
    }),
    { numRuns: 2_000 },
  );
});

test('a form is open in an open phase only, and in no proceeding that has ended', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 25 }), fc.boolean(), (events, isEnded) => {
      for (const { facts, at } of worlds(events)) {
        const states = phasesOf(testProceeding, { ...facts, isEnded }, dayInNepal(at));
        for (const state of states)
          for (const { process, permission } of state.forms) {
            if (permission === 'OPEN')
              expect([state.isOpen, isEnded, granted(facts, process)]).toEqual([true, false, false]);
            if (permission === 'APPROVED') expect(granted(facts, process)).toBe(true);
          }
        const keys: readonly string[] = states.filter((state) => state.isOpen).map(({ key }) => key);
        expect(keys).toEqual(['I', 'II', 'III'].slice(0, keys.length));
      }
    }),
  );
});

test('what is open now is open later, and what is not open now was not open before: the clock decides in one direction', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 25 }), fc.integer({ min: 0, max: 400 * DAY }), (events, later) => {
      const { facts, at } = worlds(events).at(-1)!;
      for (const { key } of testProceeding.phases)
        expect([isOpen(facts, at, key), isOpen(facts, at + later, key)]).not.toEqual([true, false]);
    }),
  );
});

test('to the minute: a phase opens with the day after the last day of the notice, and not one moment before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 90 }), (after, days) => {
      const publishedOn = addDays('2026-11-28', after);
      const facts = {
        ...NOTHING,
        filings: [{ process: forms[0]!, status: 'APPROVED', decidedOn: '2026-11-28' }],
        notices: [{ kind: 'CREDITORS', publishedOn, endsOn: addDays(publishedOn, days) }],
      };
      const opens = beginning(publishedOn) + (days + 1) * DAY;
      expect([isOpen(facts, opens - 1, 'II'), isOpen(facts, opens, 'II')]).toEqual([false, true]);
    }),
  );
});

test('a notice that ran out before phase one was approved opens nothing', () => {
  const facts = {
    ...NOTHING,
    filings: [{ process: forms[0]!, status: 'APPROVED', decidedOn: '2027-01-10' }],
    notices: [{ kind: 'CREDITORS', publishedOn: '2026-11-28', endsOn: '2027-01-02' }],
  };
  expect(isOpen(facts, Date.UTC(2027, 5, 1), 'II')).toBe(false);
});

test.each([
  ['the last day of the notice', 2027, 0, 2, 18, false],
  ['the first minute after it in Nepal, where UTC is still a day behind', 2027, 0, 2, 18.25, true],
])('phase two, asked at %s', (_when, year, month, day, hour, open) => {
  const facts = {
    ...NOTHING,
    filings: [{ process: forms[0]!, status: 'APPROVED', decidedOn: '2026-11-28' }],
    notices: [{ kind: 'CREDITORS', publishedOn: '2026-11-28', endsOn: '2027-01-02' }],
  };
  expect(isOpen(facts, Date.UTC(year, month, day) + hour * HOUR, 'II')).toBe(open);
});
