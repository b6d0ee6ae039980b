import { expect, test } from '@jest/globals';
import { codesOfForm, DEED, frameOf, PUBLIC, RATE, tableAfter, type Filed } from '../../../testing/filed-agreement';
import { agreementOn, bonusOf } from '../../../testing/share-agreement';
import { documentPlaces } from '../../definition/document-requirement';
import type { Answers } from '../../definition/filing-frame';
import { stepsOf } from '../../definition/process-definition';
import { sharesPurchaseSalesAgreement as definition } from '../../filings/shares-purchase-sales-agreement/definition';
import { SPSA_SETUP } from '../../filings/shares-purchase-sales-agreement/setup';
import { SPSA_BONUS } from './bonus-issue';

const { decision: _decision, ...setup } = agreementOn(DEED, 'BONUS');
/** Asha has 60 shares and Bina 30, so nine give six and three. */
const given = (quantity: number, more: Answers = {}, filed: Filed = {}): Filed => ({
  setup,
  sections: { SPSA_BONUS: bonusOf(quantity, DEED, more) },
  ...filed,
});
const codes = (...asked: Parameters<typeof given>) => codesOfForm(SPSA_BONUS, given(...asked));

test('each holder gets a part in proportion, paid in full, without a decision besides the special resolution', () => {
  expect(codes(9)).toEqual([]);
  expect(SPSA_SETUP.schemaFor(frameOf(given(9))).safeParse(setup).success).toBe(true);
  expect(tableAfter(given(9)).slice(4)).toEqual([
    'HOLDER:asha:101:106:10000:PROMOTER',
    'HOLDER:bina:107:109:10000:PROMOTER',
  ]);
  expect(definition.workings(frameOf(given(9)))[0]?.lines.map(({ value }) => value.en)).toEqual([
    '100',
    '9',
    '10',
    'Rs. 100.00',
    'Rs. 900.00',
    'Rs. 9,99,100.00',
  ]);
});

test('fractions lie in reserve, paid in full, and what becomes of them is asked', () => {
  expect(codes(10)).toEqual(['fractions FRACTIONS_SETTLEMENT_REQUIRED']);
  expect(codes(10, { fractions: 'RESERVE' })).toEqual([]);
  expect(tableAfter(given(10)).slice(4)).toEqual([
    'HOLDER:asha:101:106:10000:PROMOTER',
    'HOLDER:bina:107:109:10000:PROMOTER',
    'RESERVE:-:110:110:10000:-',
  ]);
  const documents = (more: Answers) =>
    documentPlaces(definition.documents, frameOf(given(10, more))).map(({ key }) => key);
  expect(documents({ fractions: 'RESERVE' })).toEqual(['SPECIAL_RESOLUTION', 'AUDITED_BALANCE', 'ALLOTMENT_LIST']);
  expect(documents({ fractions: 'CASH' })).toContain('FRACTION_PAYMENT');
});

test.each<[string, Parameters<typeof given>, string]>([
  ['more than the surplus pays for', [9, { surplus: 8 * RATE }], 'quantity BONUS_EXCEEDS_SURPLUS'],
  ['no surplus', [9, { surplus: 0 }], 'surplus ABOVE_ZERO'],
  [
    'more than the authorized capital',
    [9, {}, { authorizedCapital: 108 * RATE }],
    'quantity ISSUED_EXCEEDS_AUTHORIZED',
  ],
  ['so few that nobody gets one', [1, { fractions: 'CASH' }], 'quantity BONUS_GIVES_NOBODY'],
  ['none', [0], 'quantity AT_LEAST_ONE'],
  ['a decimal', [9.5], 'quantity QUANTITY_DECIMAL'],
  ['a year that is not over', [9, { fiscalYear: '2083/84' }], 'fiscalYear FISCAL_YEAR_NOT_AUDITED'],
  ['an allotment of tomorrow', [9, { allottedOn: '2026-11-29' }], 'allottedOn DATE_IN_FUTURE'],
  ['an allotment before the resolution', [9, { allottedOn: '2026-11-19' }], 'allottedOn ALLOTTED_BEFORE_RESOLUTION'],
  ['no resolution', [9, { resolution: {} }], 'resolution.meeting RESOLUTION_MEETING_REQUIRED'],
])('%s is refused at its field', (_name, asked, error) => {
  expect(codes(...asked)).toContain(error);
});

test('its steps, its time and no fee', () => {
  const frame = frameOf(given(9, {}, { type: PUBLIC }));
  expect(stepsOf(definition, frame).map(({ key }) => key)).toEqual([
    'spsa-setup',
    'bonus',
    'documents',
    'fine-revenue-details',
    'check',
  ]);
  expect(definition.money.lateness(frame)).toEqual({ eventId: 'ALLOTMENT_RETURN', triggeredOn: DEED });
  expect(definition.money.charges(frame)).toEqual([]);
});
