import { expect, test } from '@jest/globals';
import { discountedDeRegistration } from './kinds/discounted-de-registration';
import { liquidation } from './kinds/liquidation';
import { phasesOf, type ProceedingFacts } from './phases-of';
import { turnOf } from './turn-of';

const TODAY = '2026-12-20';
type Opinion = ProceedingFacts['opinions'][number];
const asked: Opinion = {
  body: 'BANK',
  status: 'REQUESTED',
  dueOn: '2026-12-25',
  answeredOn: null,
  judgedOn: null,
  answerKind: null,
  silence: 'NO_OBJECTION',
  stops: true,
};
const answered: Opinion = { ...asked, status: 'SUBMITTED', answeredOn: '2026-12-10', answerKind: 'NO_OBJECTION' };
const judged: Opinion = { ...answered, status: 'APPROVED', judgedOn: '2026-12-11' };

/** All that the kind itself asks has come. */
const done: ProceedingFacts = {
  isEnded: false,
  filings: [{ process: 'DISCOUNTED_DE_REGISTRATION', status: 'APPROVED', decidedOn: '2026-10-01' }],
  notices: [{ kind: 'OBJECTIONS', publishedOn: '2026-10-05', endsOn: '2026-11-05' }],
  objections: [],
  opinions: [],
  paidOn: '2026-10-02',
  opened: [],
};
const order = (opinions: readonly Opinion[], today = TODAY) =>
  phasesOf(discountedDeRegistration, { ...done, opinions }, today).at(-1);

test.each<readonly [says: string, opinions: readonly Opinion[], isOpen: boolean]>([
  ['nobody was asked', [], true],
  ['a body that stops nothing was asked', [{ ...asked, stops: false }], true],
  ['asked', [asked], false],
  ['answered, not judged', [answered], false],
  ['no objection, accepted', [judged], true],
  ['no objection, accepted tomorrow', [{ ...judged, judgedOn: '2026-12-21' }], false],
  ['no objection, not accepted', [{ ...judged, status: 'REJECTED' }], false],
  ['an objection, accepted', [{ ...judged, answerKind: 'OBJECTION' }], false],
  ['text of a letter of before, accepted', [{ ...judged, answerKind: null }], true],
  ['an objection, and asked again', [{ ...judged, answerKind: 'OBJECTION' }, asked], false],
  ['an objection, and none the next time', [{ ...judged, answerKind: 'OBJECTION' }, judged], true],
  ['accepted, and asked once more', [judged, asked], false],
  ['another body still open', [judged, { ...asked, body: 'LABOUR_OFFICE' }], false],
])('the order: %s', (_, opinions, isOpen) => {
  expect(order(opinions)?.isOpen).toBe(isOpen);
});

test('silence is no objection with the day after the last day, where the row says so', () => {
  expect([order([asked], '2026-12-25')?.isOpen, order([asked], '2026-12-26')?.isOpen]).toEqual([false, true]);
  const never: Opinion = { ...asked, body: 'TAX_OFFICE', silence: 'NOT_CONSENT' };
  expect(order([never], '2036-12-26')?.awaits).toEqual([
    { after: 'OPINION', body: 'TAX_OFFICE', silence: 'NO_CONSENT' },
  ]);
  // what came in time and was not accepted is no silence
  expect(order([{ ...judged, status: 'REJECTED' }], '2036-12-26')?.isOpen).toBe(false);
});

test('it is the turn of the body until its last day; the phases before go on', () => {
  const facts = { ...done, opinions: [asked] };
  const phases = phasesOf(discountedDeRegistration, facts, TODAY);
  expect(phases.map(({ isOpen }) => isOpen)).toEqual([true, true, false]);
  expect(turnOf(discountedDeRegistration, facts, phases, TODAY)).toEqual({
    phase: 'DISCOUNTED_DE_REGISTRATION_PHASE_THREE',
    turn: 'BODY',
    until: '2026-12-25',
  });
});

test('no row makes the silence of the tax office a consent where the kind asks it', () => {
  const taxed: Opinion = { ...asked, body: 'TAX_OFFICE', silence: 'NO_OBJECTION' };
  const filings = ['LIQUIDATION', 'LIQUIDATION_II', 'LIQUIDATION_FINAL'].map((process) => ({
    process,
    status: 'APPROVED',
    decidedOn: '2026-10-01',
  }));
  const notices = [{ kind: 'CREDITORS', publishedOn: '2026-10-01', endsOn: '2026-11-05' }];
  const facts = { ...done, filings, notices, opinions: [taxed] };
  expect(phasesOf(liquidation, facts, '2036-01-01').map(({ isOpen }) => isOpen)).toEqual([true, true, false]);
});
