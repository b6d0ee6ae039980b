import { expect, test } from '@jest/globals';
import { frameOf, TODAY } from '../../../testing/filed-agreement';
import { citizenship, HOME, PERSON } from '../../../testing/registration-people';
import type { Answers, FilingFrame } from '../../definition/filing-frame';
import { LIQUIDATION_AUDITOR } from './decision-and-auditor';
import { LIQUIDATOR, partInCompany } from './liquidator';

const GIVEN: Answers = {
  fullNameNepali: 'कमल अधिकारी',
  fullNameEnglish: 'Kamal Adhikari',
  licenceNumber: 'IP-12',
  licenceValidUntil: '2028-01-01',
  panNumber: '500000001',
  identification: citizenship(90_001),
  appointedOn: TODAY,
  phoneNo: '9841777666',
  email: 'kamal@makalu.example',
  address: HOME,
};
const AUDITOR: Answers = {
  fullNameNepali: 'निर्मला खड्का',
  fullNameEnglish: 'Nirmala Khadka',
  licenceNumber: 'CA-1234',
  copLicenceNumber: 'COP/567',
  udin: '261124CA1234ABCD',
  panNumber: '301234567',
  appointedOn: TODAY,
};

const part = (aspect: 'DIRECTOR' | 'AUDITOR', data: Answers, details: Answers) => ({
  aspect,
  subjectId: `${aspect}-1`,
  since: '2020-01-01',
  applicationId: null,
  data: { nameEnglish: 'Somebody', nameNepali: 'कोही', ...data, details },
});
const seat = { independent: false, since: null, until: null };

/** Asha is a holder with a tax number; an outside director and an auditor sit beside. */
function framed(answers: Answers = {}): FilingFrame {
  const frame = frameOf({ asha: { person: { ...PERSON, panNumber: '301111111' } }, sections: answers });
  if (!frame.company) throw new Error('A company was expected');
  const director = { directorType: 'OUTSIDE_SHAREHOLDER', person: { identification: citizenship(61) } };
  return {
    ...frame,
    company: {
      ...frame.company,
      parts: [
        ...frame.company.parts,
        part('DIRECTOR', seat, director),
        part('AUDITOR', {}, { licenceNumber: 'CA-77', panNumber: '301777777' }),
      ],
    },
  };
}

function codesOf(more: Answers, answers: Answers = {}): string[] {
  const parsed = LIQUIDATOR.schemaFor(framed(answers)).safeParse({ ...GIVEN, ...more });
  return (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

test.each<[string, Answers, string[]]>([
  ['somebody from outside', {}, []],
  ['a holder, by tax number', { panNumber: '301111111' }, ['fullNameEnglish LIQUIDATOR_IS_HOLDER']],
  ['a holder, by paper', { identification: citizenship(2) }, ['fullNameEnglish LIQUIDATOR_IS_HOLDER']],
  ['a director, by paper', { identification: citizenship(61) }, ['fullNameEnglish LIQUIDATOR_IS_DIRECTOR']],
  ['the auditor, by tax number', { panNumber: '301777777' }, ['licenceNumber LIQUIDATOR_IS_AUDITOR']],
  ['the auditor, by licence in other signs', { licenceNumber: 'CA/77' }, ['licenceNumber LIQUIDATOR_IS_AUDITOR']],
  ['a licence of yesterday', { licenceValidUntil: '2026-11-27' }, ['licenceValidUntil LICENCE_ENDED']],
  ['a licence that ends today', { licenceValidUntil: TODAY }, []],
  ['appointed tomorrow', { appointedOn: '2026-11-29' }, ['appointedOn DATE_IN_FUTURE']],
  ['a tax number of ten digits', { panNumber: '3011111111' }, ['panNumber PAN_INVALID']],
])('%s as liquidator', (_who, more, expected) => {
  expect(codesOf(more)).toEqual(expected);
});

test('whoever audits the liquidation does not conduct it; both fields say so', () => {
  const auditor = { ...AUDITOR, panNumber: GIVEN['panNumber'] };
  expect(codesOf({}, { LIQUIDATION_AUDITOR: auditor })).toEqual(['licenceNumber LIQUIDATOR_IS_AUDITOR']);
  const codes = (given: Answers) =>
    (LIQUIDATION_AUDITOR.schemaFor(framed({ LIQUIDATOR: GIVEN })).safeParse(given).error?.issues ?? []).map(
      ({ message }) => message,
    );
  expect([codes(auditor), codes(AUDITOR)]).toEqual([['LIQUIDATOR_IS_AUDITOR'], []]);
});

test('whoever the office names is no holder and no auditor of the company either', () => {
  const named = (licenceNumber: string, panNumber: string | undefined) =>
    partInCompany({ licenceNumber, panNumber }, framed());
  expect(named('IP-99', '500000099')).toBeUndefined();
  expect(named('IP-99', undefined)).toBeUndefined();
  expect(named('IP-99', '301111111')).toBe('LIQUIDATOR_IS_HOLDER');
  expect(named('ca 77', '500000099')).toBe('LIQUIDATOR_IS_AUDITOR');
});
