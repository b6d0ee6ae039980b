import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../calendar';
import type { RayaStatus } from '../enumerations/statuses';
import {
  phasesOf,
  proceedingKinds,
  type PhaseOpening,
  type PhaseState,
  type ProceedingFacts,
  type ProceedingKind,
} from '.';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Nepal is 5 h 45 min ahead of UTC. */
const AHEAD = 5.75 * HOUR;
const START = Date.UTC(2026, 10, 28);
/** The first instant of a day of Nepal. */
const beginning = (day: string): number => Date.parse(`${day}T00:00:00Z`) - AHEAD;
const dayInNepal = (at: number): string => new Date(at + AHEAD).toISOString().slice(0, 10);

const kinds = proceedingKinds().filter(({ closing }) => closing !== undefined);

/** What happens in a proceeding, on the day that the clock then shows. Indices count what the kind has. */
type Event =
  | { readonly what: 'FILED'; readonly form: number; readonly status: string }
  | { readonly what: 'NOTICE'; readonly notice: number; readonly days: number }
  | { readonly what: 'OBJECTION'; readonly notice: number }
  | { readonly what: 'JUDGED'; readonly upheld: boolean }
  | { readonly what: 'ASKED' }
  | { readonly what: 'ANSWERED'; readonly status: RayaStatus }
  | { readonly what: 'PAID' }
  | { readonly what: 'CLOCK'; readonly by: number };

const statuses = ['DRAFT', 'SUBMITTED', 'VERIFY', 'SEND_FOR_CORRECTION', 'REJECTED', 'APPROVED', 'SUCCESS'] as const;
const anything: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ what: fc.constant('FILED' as const), form: fc.nat(3), status: fc.constantFrom(...statuses) }),
  fc.record({ what: fc.constant('NOTICE' as const), notice: fc.nat(3), days: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ what: fc.constant('OBJECTION' as const), notice: fc.nat(3) }),
  fc.record({ what: fc.constant('JUDGED' as const), upheld: fc.boolean() }),
  fc.constant({ what: 'ASKED' as const }),
  fc.record({
    what: fc.constant('ANSWERED' as const),
    status: fc.constantFrom<RayaStatus>('SUBMITTED', 'APPROVED', 'REJECTED'),
  }),
  fc.constant({ what: 'PAID' as const }),
  fc.record({ what: fc.constant('CLOCK' as const), by: fc.integer({ min: -60 * DAY, max: 60 * DAY }) }),
  fc.record({ what: fc.constant('CLOCK' as const), by: fc.integer({ min: -HOUR, max: HOUR }) }),
);

const formsOf = (kind: ProceedingKind) => kind.phases.flatMap(({ forms }) => forms);
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

/** A notice of 35 days is looked at on its last day, too. */
const LAST_DAY_AND_NEXT: readonly Event[] = [
  { what: 'CLOCK', by: 35 * DAY },
  { what: 'CLOCK', by: DAY },
];

/** Everything that a kind waits for, in its order: what the definition itself says. */
const wayThrough = (kind: ProceedingKind): readonly Event[] => [
  ...kind.phases.flatMap(({ forms, opens }): Event[] => [
    ...opens.flatMap((opening) => comes(kind, opening)),
    ...forms.map((form) => ({ what: 'FILED' as const, form: formsOf(kind).indexOf(form), status: 'APPROVED' })),
  ]),
  { what: 'CLOCK', by: HOUR },
];

function comes({ notices }: ProceedingKind, opening: PhaseOpening): readonly Event[] {
  switch (opening.after) {
    case 'NOTICE':
    case 'SERVICE': {
      const notice = notices.findIndex(({ key }) => key === opening.notice);
      return [
        { what: 'NOTICE', notice, days: 35 },
        { what: 'OBJECTION', notice },
        { what: 'JUDGED', upheld: false },
        ...(opening.after === 'NOTICE' ? LAST_DAY_AND_NEXT : []),
      ];
    }
    case 'OPINION':
      return [{ what: 'ASKED' }, { what: 'ANSWERED', status: 'APPROVED' }];
    case 'PAYMENT':
      return [{ what: 'PAID' }];
    case 'OFFICE':
    case 'PARTNER':
      throw new Error(`No closing opens a phase after ${opening.after}`);
  }
}

/** The way through in its order, with neighbours exchanged and anything in between; or anything at all. */
const storyOf = (kind: ProceedingKind): fc.Arbitrary<readonly Event[]> => {
  const way = wayThrough(kind);
  const disturbed = fc
    .tuple(
      fc.array(fc.nat(way.length - 2), { maxLength: 3 }),
      fc.array(fc.tuple(fc.nat(way.length), anything), { maxLength: 5 }),
    )
    .map(([exchanged, more]) => {
      const events = [...way];
      for (const index of exchanged) events.splice(index, 2, events[index + 1]!, events[index]!);
      for (const [index, one] of more) events.splice(index, 0, one);
      return events;
    });
  return fc.oneof(
    disturbed,
    fc.shuffledSubarray([...way], { minLength: way.length }),
    fc.array(anything, { maxLength: 25 }),
  );
};

interface World {
  readonly facts: ProceedingFacts;
  readonly now: number;
}
const NOTHING: ProceedingFacts = { isEnded: false, filings: [], notices: [], objections: [], opinions: [], opened: [] };

function happens(kind: ProceedingKind, { facts, now }: World, one: Event): World {
  const today = dayInNepal(now);
  const then = (more: Partial<ProceedingFacts>): World => ({ now, facts: { ...facts, ...more } });
  switch (one.what) {
    case 'CLOCK':
      return { facts, now: now + one.by };
    case 'FILED': {
      const process = at(formsOf(kind), one.form);
      if (process === undefined) return { facts, now };
      return then({ filings: [...facts.filings, { process, status: one.status, decidedOn: today }] });
    }
    case 'NOTICE': {
      const notice = at(kind.notices, one.notice)?.key ?? '';
      return then({
        notices: [...facts.notices, { kind: notice, publishedOn: today, endsOn: addDays(today, one.days) }],
      });
    }
    case 'OBJECTION': {
      const notice = at(kind.notices, one.notice)?.key ?? '';
      return then({ objections: [...facts.objections, { notice, outcome: null, judgedOn: null }] });
    }
    case 'JUDGED': {
      const outcome = one.upheld ? ('UPHELD' as const) : ('DISMISSED' as const);
      return then({
        objections: facts.objections.map((objection) =>
          objection.outcome === null ? { ...objection, outcome, judgedOn: today } : objection,
        ),
      });
    }
    case 'ASKED': {
      const asked = { body: 'TAX_OFFICE', status: 'REQUESTED' as const, answeredOn: null, judgedOn: null };
      return then({ opinions: [...facts.opinions, { ...asked, dueOn: addDays(today, 35) }] });
    }
    case 'ANSWERED':
      return then({
        opinions: facts.opinions.map((opinion, index) =>
          index === facts.opinions.length - 1
            ? { ...opinion, status: one.status, answeredOn: today, judgedOn: today }
            : opinion,
        ),
      });
    case 'PAID':
      return then({ paidOn: facts.paidOn ?? today });
  }
}

function worlds(kind: ProceedingKind, events: readonly Event[]): World[] {
  const seen: World[] = [{ facts: NOTHING, now: START }];
  for (const one of events) seen.push(happens(kind, seen.at(-1)!, one));
  return seen;
}

/** Counted in milliseconds, away from the code that is tested: the whole last day lies behind. */
const isBehind = (lastDay: string, now: number): boolean => now >= beginning(lastDay) + DAY;
const hasBegun = (day: string | null | undefined, now: number): boolean => day != null && now >= beginning(day);
const granted = (status: string) => status === 'APPROVED' || status === 'SUCCESS';

/** Why this phase may not be open in this world; empty: it may. Read from the law of the kind, not from `phasesOf`. */
function whyTooEarly(kind: ProceedingKind, { facts, now }: World, index: number): string[] {
  const before = kind.phases.slice(0, index);
  const why = before.flatMap(({ key, forms, optional }) =>
    forms.flatMap((form) => {
      const own = facts.filings.filter(({ process }) => process === form);
      if (optional?.forms.includes(form) === true)
        return own.every(
          ({ status, decidedOn }) =>
            status === 'DRAFT' || ((granted(status) || status === 'REJECTED') && hasBegun(decidedOn, now)),
        )
          ? []
          : [`${key}: ${form} was handed in and is not decided`];
      return own.some(({ status, decidedOn }) => granted(status) && hasBegun(decidedOn, now))
        ? []
        : [`${key}: ${form} is not approved`];
    }),
  );
  const openings = kind.phases.slice(0, index + 1).flatMap(({ opens }) => opens);
  return [...why, ...openings.flatMap((opening) => missing(opening, facts, now))];
}

function missing(opening: PhaseOpening, facts: ProceedingFacts, now: number): string[] {
  switch (opening.after) {
    case 'NOTICE': {
      const given = facts.notices.filter(({ kind }) => kind === opening.notice);
      const stopping = facts.objections.filter(
        ({ notice, outcome, judgedOn }) =>
          notice === opening.notice && !(outcome === 'DISMISSED' && hasBegun(judgedOn, now)),
      );
      return [
        ...(given.some(({ endsOn }) => isBehind(endsOn, now)) ? [] : [`${opening.notice} is not over`]),
        ...(stopping.length === 0 ? [] : [`an objection to ${opening.notice} stops it`]),
      ];
    }
    case 'SERVICE':
      return facts.notices.some(({ kind, publishedOn }) => kind === opening.notice && hasBegun(publishedOn, now))
        ? []
        : [`${opening.notice} is not served`];
    case 'OPINION': {
      const last = facts.opinions.findLast(({ body }) => body === opening.body);
      return last?.status === 'APPROVED' && hasBegun(last.judgedOn, now) ? [] : [`${opening.body} has not consented`];
    }
    case 'PAYMENT':
      return hasBegun(facts.paidOn, now) ? [] : ['it is not paid'];
    case 'OFFICE':
    case 'PARTNER':
      return [`nothing says that ${opening.after} has come`];
  }
}

const statesOf = (kind: ProceedingKind, { facts, now }: World): readonly PhaseState[] =>
  phasesOf(kind, facts, dayInNepal(now));

describe.each(kinds.map((kind) => [kind.key, kind] as const))('%s', (_key, kind) => {
  test('no phase is open early, in whatever order it is filed, approved, paid, published, opposed and answered', () => {
    const opened = kind.phases.map(() => 0);
    fc.assert(
      fc.property(storyOf(kind), (events) => {
        for (const world of worlds(kind, events))
          for (const [index, { isOpen }] of statesOf(kind, world).entries()) {
            if (!isOpen) continue;
            opened[index]! += 1;
            expect(whyTooEarly(kind, world, index)).toEqual([]);
          }
      }),
      { numRuns: 1_500 },
    );
    // the stories lead through every phase, so that there was something to find
    expect(opened.filter((times) => times < 50)).toEqual([]);
  });

  test('what it waits for opens every phase: nothing waits for ever', () => {
    const last = worlds(kind, wayThrough(kind)).at(-1)!;
    expect(statesOf(kind, last).filter(({ isOpen }) => !isOpen)).toEqual([]);
  });

  test('each thing that it waits for is needed: without it the phases after it stay shut', () => {
    const way = wayThrough(kind);
    for (const left of way.filter(({ what }) => what === 'NOTICE' || what === 'ASKED' || what === 'PAID')) {
      // a notice that two phases wait for is given twice
      const without = way.filter((one) => JSON.stringify(one) !== JSON.stringify(left));
      const last = worlds(kind, without).at(-1)!;
      expect(statesOf(kind, last).some(({ isOpen }) => !isOpen)).toBe(true);
    }
  });

  test('whatever the clock shows later, a phase that is open stays open; phases open in their order', () => {
    fc.assert(
      fc.property(storyOf(kind), fc.integer({ min: 0, max: 400 * DAY }), (events, later) => {
        const { facts, now } = worlds(kind, events).at(-1)!;
        const [today, then] = [statesOf(kind, { facts, now }), statesOf(kind, { facts, now: now + later })];
        for (const [index, { isOpen }] of today.entries()) {
          if (isOpen) expect(then[index]?.isOpen).toBe(true);
          if (isOpen && index > 0) expect(today[index - 1]?.isOpen).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
