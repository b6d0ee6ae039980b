import { expect, test } from '@jest/globals';
import { testProceeding } from '../testing/test-proceeding';
import { merger } from './kinds/merger';
import { phasesOf, proceedingKind, turnOf, type ProceedingFacts, type ProceedingKind } from '.';

const TODAY = '2026-11-28';
const nothing: ProceedingFacts = { isEnded: false, filings: [], notices: [], objections: [], opinions: [], opened: [] };
const of = (facts: Partial<ProceedingFacts>, kind: ProceedingKind = testProceeding, today = TODAY) => {
  const happened = { ...nothing, ...facts };
  return turnOf(kind, happened, phasesOf(kind, happened, today), today);
};
const [I, II, III] = testProceeding.phases;
const form = (process: string, status: string, decidedOn: string | null = null) => ({ process, status, decidedOn });
const first = form(I.forms[0], 'APPROVED', '2026-10-01');
const asked = (body: string, status: 'REQUESTED' | 'APPROVED') => ({
  body,
  status,
  dueOn: '2026-12-10',
  answeredOn: null,
  judgedOn: status === 'APPROVED' ? '2026-11-01' : null,
});

test('a form that is open is with the company; one that is handed in is with the office', () => {
  expect(of({})).toEqual({ phase: 'I', turn: 'COMPANY', until: null });
  expect(of({ filings: [form(I.forms[0], 'DRAFT')] })).toEqual({ phase: 'I', turn: 'COMPANY', until: null });
  expect(of({ filings: [form(I.forms[0], 'SUBMITTED')] })).toEqual({ phase: 'I', turn: 'OFFICE', until: null });
});

test('a phase that waits: the office publishes and asks, then the notice runs and the other body answers', () => {
  expect(of({ filings: [first] })).toEqual({ phase: 'II', turn: 'OFFICE', until: null });
  const notices = [{ kind: 'CREDITORS', publishedOn: '2026-11-20', endsOn: '2026-12-25' }];
  // the opinions are not asked yet
  expect(of({ filings: [first], notices })).toEqual({ phase: 'II', turn: 'OFFICE', until: null });
  const opinions = [asked('TAX_OFFICE', 'REQUESTED'), asked('LABOUR_OFFICE', 'REQUESTED')];
  expect(of({ filings: [first], notices, opinions })).toEqual({ phase: 'II', turn: 'TIME', until: '2026-12-25' });
  const over = [{ kind: 'CREDITORS', publishedOn: '2026-10-05', endsOn: '2026-11-10' }];
  expect(of({ filings: [first], notices: over, opinions })).toEqual({
    phase: 'II',
    turn: 'BODY',
    until: '2026-12-10',
  });
});

test('an objection that nobody has judged is with the office once the notice is over', () => {
  expect(
    of({
      filings: [first],
      notices: [{ kind: 'CREDITORS', publishedOn: '2026-10-05', endsOn: '2026-11-10' }],
      objections: [{ notice: 'CREDITORS', outcome: null, judgedOn: null }],
      opinions: [asked('TAX_OFFICE', 'APPROVED'), asked('LABOUR_OFFICE', 'APPROVED')],
    }),
  ).toEqual({ phase: 'II', turn: 'OFFICE', until: null });
});

test('all is approved: the office opens the last phase and ends the proceeding; ended, it is nobody’s turn', () => {
  const done = {
    filings: [first, form(II.forms[0], 'APPROVED', '2026-11-20')],
    notices: [{ kind: 'CREDITORS', publishedOn: '2026-10-05', endsOn: '2026-11-10' }],
    opinions: [asked('TAX_OFFICE', 'APPROVED'), asked('LABOUR_OFFICE', 'APPROVED')],
  };
  expect(of(done)).toEqual({ phase: 'III', turn: 'OFFICE', until: null });
  expect(of({ ...done, opened: [{ phase: III.key, on: '2026-11-21' }] })).toEqual({
    phase: 'III',
    turn: 'OFFICE',
    until: null,
  });
  expect(of({ ...done, isEnded: true })).toBeNull();
});

test('a merger waits for the other company until its last day; a call for the answer until its own', () => {
  const notices = [{ kind: 'TIME_TO_CONFIRM', publishedOn: '2026-11-01', endsOn: '2027-01-30' }];
  expect(of({ notices }, merger)).toEqual({ phase: 'MERGE', turn: 'PARTNER', until: '2027-01-30' });
  expect(
    of(
      { notices: [{ kind: 'TIME_TO_ANSWER', publishedOn: '2026-11-01', endsOn: '2026-12-01' }] },
      proceedingKind('EXPLANATION_CALL'),
    ),
  ).toEqual({ phase: 'ANSWER', turn: 'COMPANY', until: '2026-12-01' });
});

test('an answer that the company need not give is with the company until its last day, then nobody waits for it', () => {
  const kind = proceedingKind('FORCED_BY_OFFICE');
  expect(of({}, kind)).toEqual({ phase: 'FORCED_II', turn: 'OFFICE', until: null });
  const notices = [{ kind: 'SERVED', publishedOn: '2026-11-01', endsOn: '2026-12-31' }];
  expect(of({ notices }, kind)).toEqual({ phase: 'FORCED_II', turn: 'COMPANY', until: '2026-12-31' });
  const handedIn = [form('FORCED_II', 'SUBMITTED')];
  expect(of({ notices, filings: handedIn }, kind)).toEqual({ phase: 'FORCED_II', turn: 'OFFICE', until: null });
  expect(of({ notices }, kind, '2027-01-01')).toEqual({ phase: 'FORCED_III', turn: 'OFFICE', until: null });
});
