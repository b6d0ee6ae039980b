import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../calendar';
import type { RayaStatus } from '../enumerations/statuses';
import { testProceeding } from '../testing/test-proceeding';
import { forcedByOffice } from './kinds/forced-by-office';
import { phasesOf, type ProceedingFacts, type ProceedingKind } from '.';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Nepal is 5 h 45 min ahead of UTC. */
const AHEAD = 5.75 * HOUR;
const START = Date.UTC(2026, 10, 28);

const dayInNepal = (at: number): string => new Date(at + AHEAD).toISOString().slice(0, 10);
/** The first instant of a day of Nepal. */
const beginning = (day: string): number => Date.parse(`${day}T00:00:00Z`) - AHEAD;

const forms = testProceeding.phases.flatMap((phase) => phase.forms);
const statuses = ['DRAFT', 'SUBMITTED', 'VERIFY', 'SEND_FOR_CORRECTION', 'REJECTED', 'APPROVED', 'SUCCESS'] as const;
const [TAX, LABOUR] = testProceeding.opinions;

type Event =
  | { readonly kind: 'FORM'; readonly process: string; readonly status: string }
  | { readonly kind: 'NOTICE'; readonly days: number }
  | { readonly kind: 'OBJECTION' }
  | { readonly kind: 'JUDGEMENT'; readonly upheld: boolean }
  | { readonly kind: 'ASKED'; readonly body: string; readonly days: number }
  | { readonly kind: 'ANSWER'; readonly body: string; readonly status: RayaStatus }
  | { readonly kind: 'OFFICE'; readonly phase: string }
  | { readonly kind: 'CLOCK'; readonly by: number };

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    kind: fc.constant('FORM' as const),
    process: fc.constantFrom(...forms),
    status: fc.constantFrom(...statuses),
  }),
  fc.record({ kind: fc.constant('NOTICE' as const), days: fc.integer({ min: 1, max: 60 }) }),
  fc.constant({ kind: 'OBJECTION' as const }),
  fc.record({ kind: fc.constant('JUDGEMENT' as const), upheld: fc.boolean() }),
  fc.record({
    kind: fc.constant('ASKED' as const),
    body: fc.constantFrom<string>(TAX, LABOUR),
    days: fc.integer({ min: 1, max: 60 }),
  }),
  fc.record({
    kind: fc.constant('ANSWER' as const),
    body: fc.constantFrom<string>(TAX, LABOUR),
    status: fc.constantFrom<RayaStatus>('SUBMITTED', 'APPROVED', 'REJECTED'),
  }),
  fc.record({ kind: fc.constant('OFFICE' as const), phase: fc.constantFrom('II', 'III') }),
  // forwards and backwards, by less than an hour and by months
  fc.record({ kind: fc.constant('CLOCK' as const), by: fc.integer({ min: -60 * DAY, max: 60 * DAY }) }),
  fc.record({ kind: fc.constant('CLOCK' as const), by: fc.integer({ min: -HOUR, max: HOUR }) }),
);

/** What opens every phase, once all of it has happened in a fitting order. */
const WAY_THROUGH: readonly Event[] = [
  { kind: 'FORM', process: forms[0]!, status: 'APPROVED' },
  { kind: 'NOTICE', days: 35 },
  { kind: 'NOTICE', days: 20 },
  { kind: 'OBJECTION' },
  { kind: 'JUDGEMENT', upheld: false },
  { kind: 'ASKED', body: TAX, days: 35 },
  { kind: 'ANSWER', body: TAX, status: 'APPROVED' },
  { kind: 'ASKED', body: LABOUR, days: 10 },
  { kind: 'CLOCK', by: 40 * DAY },
  { kind: 'FORM', process: forms[1]!, status: 'APPROVED' },
  { kind: 'OFFICE', phase: 'III' },
  { kind: 'CLOCK', by: HOUR },
];

/** The way through with its neighbours exchanged here and there, and with other events in between. */
const story: fc.Arbitrary<readonly Event[]> = fc
  .tuple(
    fc.array(fc.nat(WAY_THROUGH.length - 2), { maxLength: 3 }),
    fc.array(fc.tuple(fc.nat(WAY_THROUGH.length), event), { maxLength: 5 }),
  )
  .map(([exchanged, more]) => {
    const events = [...WAY_THROUGH];
    for (const at of exchanged) events.splice(at, 2, events[at + 1]!, events[at]!);
    for (const [at, one] of more) events.splice(at, 0, one);
    return events;
  });
const stories = fc.oneof(story, fc.array(event, { maxLength: 25 }));

interface World {
  readonly facts: ProceedingFacts;
  readonly at: number;
}

function happens({ facts, at }: World, one: Event): World {
  const today = dayInNepal(at);
  switch (one.kind) {
    case 'CLOCK':
      return { facts, at: at + one.by };
    case 'FORM':
      return {
        at,
        facts: {
          ...facts,
          filings: [...facts.filings, { process: one.process, status: one.status, decidedOn: today }],
        },
      };
    case 'NOTICE': {
      const notice = { kind: 'CREDITORS', publishedOn: today, endsOn: addDays(today, one.days) };
      return { at, facts: { ...facts, notices: [...facts.notices, notice] } };
    }
    case 'OBJECTION':
      return {
        at,
        facts: { ...facts, objections: [...facts.objections, { notice: 'CREDITORS', outcome: null, judgedOn: null }] },
      };
    case 'JUDGEMENT':
      return {
        at,
        facts: {
          ...facts,
          objections: facts.objections.map((objection) =>
            objection.outcome === null
              ? { ...objection, outcome: one.upheld ? ('UPHELD' as const) : ('DISMISSED' as const), judgedOn: today }
              : objection,
          ),
        },
      };
    case 'ASKED': {
      const asked = { body: one.body, status: 'REQUESTED' as const, answeredOn: null, judgedOn: null };
      return {
        at,
        facts: { ...facts, opinions: [...facts.opinions, { ...asked, dueOn: addDays(today, one.days) }] },
      };
    }
    case 'ANSWER': {
      const last = facts.opinions.findLastIndex(({ body }) => body === one.body);
      return {
        at,
        facts: {
          ...facts,
          opinions: facts.opinions.map((opinion, index) =>
            index === last ? { ...opinion, status: one.status, answeredOn: today, judgedOn: today } : opinion,
          ),
        },
      };
    }
    case 'OFFICE':
      return { at, facts: { ...facts, opened: [...facts.opened, { phase: one.phase, on: today }] } };
  }
}

const NOTHING: ProceedingFacts = {
  isEnded: false,
  filings: [],
  notices: [],
  objections: [],
  opinions: [],
  opened: [],
};
/** Nothing else is waited for. */
const CONSENTED: ProceedingFacts = {
  ...NOTHING,
  opinions: testProceeding.opinions.map((body) => ({
    body,
    status: 'APPROVED',
    dueOn: '2026-11-28',
    answeredOn: '2026-11-28',
    judgedOn: '2026-11-28',
  })),
};
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

/** Counted in milliseconds: the whole last day lies behind. */
const isBehind = (lastDay: string, at: number): boolean => at >= beginning(lastDay) + DAY;

function whyTooEarly({ facts, at }: World): string[] {
  const approved = approvedOn(facts, forms[0]!);
  const served = facts.notices.filter(({ publishedOn }) => beginning(publishedOn) >= beginning(approved));
  const last = (body: string) => facts.opinions.findLast((one) => one.body === body);
  const [tax, labour] = [last(TAX), last(LABOUR)];
  const labourIsSilent =
    labour && isBehind(labour.dueOn, at) && (labour.answeredOn === null || labour.answeredOn > labour.dueOn);
  return Object.entries({
    'the form is not approved': granted(facts, forms[0]!),
    'no notice was published since': served.length > 0,
    'a service still runs': served.every(({ endsOn }) => isBehind(endsOn, at)),
    'an objection is not dismissed': facts.objections.every(({ outcome }) => outcome === 'DISMISSED'),
    'the tax office has not consented': tax?.status === 'APPROVED',
    'the labour office has not consented': labour?.status === 'APPROVED' || labourIsSilent === true,
  }).flatMap(([why, isMet]) => (isMet ? [] : [why]));
}

test('a phase is never open early, whatever the order of approvals, services, objections and opinions, and however the clock moves', () => {
  const opened = { II: 0, III: 0 };
  fc.assert(
    fc.property(stories, (events) => {
      for (const world of worlds(events)) {
        const { facts, at } = world;
        if (isOpen(facts, at, 'II')) {
          opened.II += 1;
          expect(whyTooEarly(world)).toEqual([]);
        }
        if (isOpen(facts, at, 'III')) {
          opened.III += 1;
          expect(isOpen(facts, at, 'II')).toBe(true);
          expect(granted(facts, forms[1]!)).toBe(true);
          const approved = approvedOn(facts, forms[1]!);
          expect(facts.opened.some(({ phase, on }) => phase === 'III' && on >= approved && beginning(on) <= at)).toBe(
            true,
          );
        }
      }
    }),
    { numRuns: 3_000 },
  );
  // the stories lead there, so that there was something to find
  expect([opened.II > 200, opened.III > 100]).toEqual([true, true]);
});

test('a phase that has all that it waits for is open: nothing waits for ever', () => {
  const { facts, at } = worlds(WAY_THROUGH).at(-1)!;
  expect([isOpen(facts, at, 'II'), isOpen(facts, at, 'III')]).toEqual([true, true]);
});

test('a form is open in an open phase only, and in no proceeding that has ended', () => {
  fc.assert(
    fc.property(stories, fc.boolean(), (events, isEnded) => {
      for (const { facts, at } of worlds(events)) {
        const states = phasesOf(testProceeding, { ...facts, isEnded }, dayInNepal(at));
        for (const state of states) {
          expect([state.isOpen, state.reachedOn !== null && state.awaits.length === 0]).toEqual([
            state.isOpen,
            state.isOpen,
          ]);
          for (const { process, permission } of state.forms) {
            if (permission === 'OPEN')
              expect([state.isOpen, isEnded, granted(facts, process)]).toEqual([true, false, false]);
            if (permission === 'APPROVED') expect(granted(facts, process)).toBe(true);
          }
        }
        const keys: readonly string[] = states.filter((state) => state.isOpen).map(({ key }) => key);
        expect(keys).toEqual(['I', 'II', 'III'].slice(0, keys.length));
      }
    }),
  );
});

test('what is open now is open later, and what is not open now was not open before: the clock decides in one direction', () => {
  fc.assert(
    fc.property(stories, fc.integer({ min: 0, max: 400 * DAY }), (events, later) => {
      const { facts, at } = worlds(events).at(-1)!;
      for (const { key } of testProceeding.phases)
        expect([isOpen(facts, at, key), isOpen(facts, at + later, key)]).not.toEqual([true, false]);
    }),
    { numRuns: 500 },
  );
});

const PHASE_I = { filings: [{ process: forms[0]!, status: 'APPROVED', decidedOn: '2026-11-28' }] };
const servedOn = (publishedOn: string, days: number) => ({
  kind: 'CREDITORS',
  publishedOn,
  endsOn: addDays(publishedOn, days),
});

test('to the minute: a phase opens with the day after the last day of the notice, and not one moment before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 90 }), (after, days) => {
      const publishedOn = addDays('2026-11-28', after);
      const facts = { ...CONSENTED, ...PHASE_I, notices: [servedOn(publishedOn, days)] };
      const opens = beginning(publishedOn) + (days + 1) * DAY;
      expect([isOpen(facts, opens - 1, 'II'), isOpen(facts, opens, 'II')]).toEqual([false, true]);
    }),
  );
});

test('served twice, in whatever order: the phase waits for the service that ends last', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 60 })), { minLength: 2, maxLength: 4 }),
      (services) => {
        const notices = services.map(([after, days]) => servedOn(addDays('2026-11-28', after), days));
        const facts = { ...CONSENTED, ...PHASE_I, notices };
        const opens = Math.max(...notices.map(({ endsOn }) => beginning(endsOn))) + DAY;
        expect([isOpen(facts, opens - 1, 'II'), isOpen(facts, opens, 'II')]).toEqual([false, true]);
      },
    ),
  );
});

test('a notice that ran out before phase one was approved opens nothing, also beside one that counts', () => {
  const facts = {
    ...CONSENTED,
    filings: [{ process: forms[0]!, status: 'APPROVED', decidedOn: '2027-01-10' }],
    notices: [{ kind: 'CREDITORS', publishedOn: '2026-11-28', endsOn: '2027-01-02' }],
  };
  expect(isOpen(facts, Date.UTC(2027, 5, 1), 'II')).toBe(false);
  const again = { ...facts, notices: [...facts.notices, servedOn('2027-01-10', 35)] };
  expect([isOpen(again, Date.UTC(2027, 1, 10), 'II'), isOpen(again, Date.UTC(2027, 5, 1), 'II')]).toEqual([
    false,
    true,
  ]);
});

test.each([
  ['the last day of the notice', 2027, 0, 2, 18, false],
  ['the first minute after it in Nepal, where UTC is still a day behind', 2027, 0, 2, 18.25, true],
])('phase two, asked at %s', (_when, year, month, day, hour, open) => {
  const facts = { ...CONSENTED, ...PHASE_I, notices: [servedOn('2026-11-28', 35)] };
  expect(isOpen(facts, Date.UTC(year, month, day) + hour * HOUR, 'II')).toBe(open);
});

test('to the minute: silence is consent with the day after the last day of the opinion, and not one moment before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 36, max: 400 }), (days) => {
      const dueOn = addDays('2026-11-28', days);
      const silent = { body: LABOUR, status: 'REQUESTED' as const, dueOn, answeredOn: null, judgedOn: null };
      const opinions = [...CONSENTED.opinions.filter(({ body }) => body !== LABOUR), silent];
      const facts = { ...CONSENTED, ...PHASE_I, opinions, notices: [servedOn('2026-11-28', 35)] };
      const opens = beginning(dueOn) + DAY;
      expect([isOpen(facts, opens - 1, 'II'), isOpen(facts, opens, 'II')]).toEqual([false, true]);
    }),
  );
});

test('the clock moved backwards: what was judged on a later day does not count yet', () => {
  const notices = [servedOn('2026-11-28', 35)];
  const dismissed = { notice: 'CREDITORS', outcome: 'DISMISSED' as const, judgedOn: '2027-02-01' };
  const opinions = CONSENTED.opinions.map((one) => ({ ...one, judgedOn: '2027-02-01' }));
  for (const facts of [
    { ...CONSENTED, ...PHASE_I, notices, objections: [dismissed] },
    { ...CONSENTED, ...PHASE_I, notices, opinions },
  ])
    expect(['2027-01-31', '2027-02-01'].map((day) => phasesOf(testProceeding, facts, day)[1]?.isOpen)).toEqual([
      false,
      true,
    ]);
});

test('the clock moved backwards: what the office opened and what was approved on a later day does not count yet', () => {
  const kind: ProceedingKind = {
    ...testProceeding,
    phases: [testProceeding.phases[0], { ...testProceeding.phases[1], opens: [] }, testProceeding.phases[2]],
  };
  const filings = forms.map((process) => ({ process, status: 'APPROVED', decidedOn: '2026-12-10' }));
  const facts = { ...NOTHING, filings, opened: [{ phase: 'III', on: '2026-12-12' }] };
  const openOn = (day: string) =>
    phasesOf(kind, facts, day)
      .filter((phase) => phase.isOpen)
      .map(({ key }) => key);
  expect(['2026-12-09', '2026-12-10', '2026-12-11', '2026-12-12'].map(openOn)).toEqual([
    ['I'],
    ['I', 'II'],
    ['I', 'II'],
    ['I', 'II', 'III'],
  ]);
});

test.each([
  ['no opinion was asked of the tax office', TAX, null, false],
  ['the tax office is silent', TAX, { status: 'REQUESTED', answeredOn: null, judgedOn: null }, false],
  ['its answer is not judged', TAX, { status: 'SUBMITTED', answeredOn: '2026-12-01', judgedOn: null }, false],
  ['it consents late', TAX, { status: 'APPROVED', answeredOn: '2027-03-01', judgedOn: '2027-03-02' }, true],
  ['the labour office is silent', LABOUR, { status: 'REQUESTED', answeredOn: null, judgedOn: null }, true],
  ['it refuses in time', LABOUR, { status: 'REJECTED', answeredOn: '2026-12-01', judgedOn: '2027-03-01' }, false],
  ['it answers in time', LABOUR, { status: 'SUBMITTED', answeredOn: '2026-12-10', judgedOn: null }, false],
  ['it refuses too late', LABOUR, { status: 'REJECTED', answeredOn: '2026-12-11', judgedOn: '2027-03-01' }, true],
] as const)('phase two when %s', (_when, body, said, open) => {
  const opinions = [
    ...CONSENTED.opinions.filter((one) => one.body !== body),
    ...(said === null ? [] : [{ body, dueOn: '2026-12-10', ...said }]),
  ];
  const facts = { ...CONSENTED, ...PHASE_I, opinions, notices: [servedOn('2026-11-28', 35)] };
  expect(isOpen(facts, Date.UTC(2027, 5, 1), 'II')).toBe(open);
});

const SERVED = '2026-11-28';
const LAST = addDays(SERVED, 60);
const answered = (status: string, decidedOn: string | null) => ({ process: 'FORCED_II', status, decidedOn });
const forcedStates = (facts: Partial<ProceedingFacts>, day: string) => {
  const states = phasesOf(forcedByOffice, { ...NOTHING, ...facts }, day);
  return { states, open: states.filter(({ isOpen }) => isOpen).map(({ key }) => key) };
};
const served = { notices: [{ kind: 'SERVED', publishedOn: SERVED, endsOn: LAST }] };
const permissionOfAnswer = (facts: Partial<ProceedingFacts>, day: string) =>
  forcedStates(facts, day).states[1]?.forms[0]?.permission;

test('nothing of a de-registration by the office opens without a service, whatever was filed and however long ago', () => {
  const filed = fc.array(
    fc.record({
      process: fc.constant('FORCED_II'),
      status: fc.constantFrom(...statuses),
      decidedOn: fc.constant(SERVED),
    }),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(filed, fc.nat(900), (filings, later) => {
      const { open } = forcedStates({ filings }, addDays(SERVED, later));
      expect(open).toEqual(['FORCED_I']);
    }),
  );
});

test('an optional form: open from the service to the last day, and the order never comes before that day is over', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 120 }), (days) => {
      const day = addDays(SERVED, days);
      const isServed = days >= 0;
      const isOver = days > 60;
      expect(forcedStates(served, day).open).toEqual([
        'FORCED_I',
        ...(isServed ? ['FORCED_II'] : []),
        ...(isOver ? ['FORCED_III'] : []),
      ]);
      expect(permissionOfAnswer(served, day)).toBe(isServed && !isOver ? 'OPEN' : 'LOCKED');
    }),
  );
});

test.each([
  ['a draft', answered('DRAFT', null), true],
  ['handed in', answered('SUBMITTED', null), false],
  ['sent back for correction', answered('SEND_FOR_CORRECTION', null), false],
  ['verified', answered('VERIFY', null), false],
  ['rejected', answered('REJECTED', addDays(LAST, 1)), true],
  ['rejected on a later day, the clock moved backwards', answered('REJECTED', addDays(LAST, 3)), false],
  ['approved', answered('APPROVED', addDays(LAST, 1)), true],
] as const)('an answer that is %s stops the order or not', (_what, filing, isOpen) => {
  expect(forcedStates({ ...served, filings: [filing] }, addDays(LAST, 2)).open.includes('FORCED_III')).toBe(isOpen);
});

test('served again, whoever was served last has the whole time to answer, and the order waits for it', () => {
  const again = {
    notices: [...served.notices, { kind: 'SERVED', publishedOn: addDays(SERVED, 30), endsOn: addDays(LAST, 30) }],
  };
  const day = addDays(LAST, 20);
  expect([permissionOfAnswer(again, day), forcedStates(again, day).open]).toEqual(['OPEN', ['FORCED_I', 'FORCED_II']]);
});
