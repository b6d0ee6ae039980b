import { expect, test } from '@jest/globals';
import {
  ASHA,
  BINA,
  codesOf,
  DEED,
  frameOf,
  PUBLIC,
  RATE,
  tableAfter,
  type Filed,
} from '../../../testing/filed-agreement';
import { holder, RESERVE, type ShareTable } from '../../../share-ledger/share-table';
import { agreementOn, gift, newBuyer } from '../../../testing/share-agreement';
import type { Answers } from '../../definition/filing-frame';
import { count } from '../../questions/shares/share-transfers';
import { SPSA_SETUP } from './setup';

const codesOfSetup = (setup: Answers, filed: Filed = {}): string[] =>
  SPSA_SETUP.schemaFor(frameOf({ ...filed, setup }))
    .safeParse(setup)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

test.each<[string, Answers, string]>([
  ['before its decision', { deedOn: '2026-11-19' }, 'deedOn DEED_BEFORE_DECISION'],
  ['of tomorrow', { deedOn: '2026-11-29' }, 'deedOn DATE_IN_FUTURE'],
  ['before the registration', { deedOn: '2019-12-31' }, 'deedOn DAY_BEFORE_REGISTRATION'],
  ['after the application', { appliedOn: '2026-11-19' }, 'appliedOn APPLIED_BEFORE_DEED'],
  ['without a notary', { notary: {} }, 'notary.designation AUTHENTICATOR_REQUIRED'],
  ['valued without a report', { isValued: true }, 'valuationReportOn VALUATION_REPORT_ON_REQUIRED'],
])('a deed %s is refused at its field', (_name, more, error) => {
  expect(codesOfSetup(agreementOn(DEED, 'TRANSFER', more))).toContain(error);
});

const forfeiture = (more: Answers = {}): Answers => ({
  holderId: BINA,
  quantity: 10,
  firstNoticeOn: '2026-05-01',
  secondNoticeOn: '2026-07-01',
  reason: 'The call was not paid.',
  ...more,
});

test('unpaid shares are forfeited from the end, and go into reserve where the company says so', () => {
  const setup = agreementOn(DEED, 'JAFAT');
  expect(codesOf({ setup, forfeitures: [forfeiture()] })).toEqual([]);
  expect(tableAfter({ setup, forfeitures: [forfeiture()] })).toContain('JAFAT:-:81:90:0:PROMOTER');
  const reserved = tableAfter({ setup: { ...setup, toReserve: true }, forfeitures: [forfeiture({ quantity: 4 })] });
  expect(reserved).toContain('RESERVE:-:87:90:0:PROMOTER');
  expect(reserved).toContain('HOLDER:bina:81:86:0:PROMOTER');
});

test.each<[string, Answers, string]>([
  ['more than is unpaid', { quantity: 11 }, 'item1.quantity SHARES_FORFEIT_TOO_MANY'],
  ['of nobody', { quantity: 0 }, 'quantity AT_LEAST_ONE'],
  ['29 days after the call', { secondNoticeOn: '2026-05-30' }, 'secondNoticeOn SECOND_NOTICE_TOO_EARLY'],
  ['called before the registration', { firstNoticeOn: '2019-12-31' }, 'firstNoticeOn DAY_BEFORE_REGISTRATION'],
  ['within three months', { secondNoticeOn: '2026-08-25' }, 'secondNoticeOn FORFEITED_TOO_EARLY'],
])('a forfeiture %s is refused at its field', (_name, more, error) => {
  expect(codesOf({ setup: agreementOn(DEED, 'JAFAT'), forfeitures: [forfeiture(more)] })).toContain(error);
});

test('figures of a working are grouped in both scripts', () => {
  expect(count(123456.5)).toEqual({ ne: '१,२३,४५६.५', en: '1,23,456.5' });
  expect(count(999).en).toBe('999');
});

test('shares of the reserve are given to somebody new, without a seller and a tax', () => {
  const setup = agreementOn(DEED, 'JAGEDA');
  const given = (quantity: number): Answers => ({
    ...gift('', [], newBuyer(750)),
    quantity,
    shareType: 'PUBLIC',
    paidPerShare: RATE,
  });
  expect(codesOf({ setup, transfers: [given(4)] })).toEqual([]);
  expect(tableAfter({ setup, transfers: [given(4)] })).toContain('HOLDER:item1:91:94:10000:PUBLIC');
  expect(codesOf({ setup, transfers: [given(11)] })).toEqual(['item1.quantity SHARES_RESERVE_TOO_FEW']);
  // 50 of 100 were the public's, more than the promoters of a public company leave to it
  const table: ShareTable = [
    { ...holder(ASHA), from: 1, to: 45, paidPerShare: RATE, shareType: 'PROMOTER' },
    { ...holder(BINA), from: 46, to: 90, paidPerShare: RATE, shareType: 'PUBLIC' },
    { ...RESERVE, from: 91, to: 100, paidPerShare: 0, shareType: null },
  ];
  expect(codesOf({ setup, transfers: [given(5)], type: PUBLIC, table })).toContain(' PUBLIC_PERCENT_TOO_HIGH');
});
