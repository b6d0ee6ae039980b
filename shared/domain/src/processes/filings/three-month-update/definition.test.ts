import { expect, test } from '@jest/globals';
import type { RegisterPart } from '../../../register/company-record';
import { DIRECTOR_DISCLOSURE } from '../../questions/disclosures/director-disclosures';
import type { Answers, FiledCompany, FilingFrame } from '../../definition/filing-frame';
import { checksOf } from '../../definition/checklist';
import { sectionOf } from '../../definition/process-definition';
import { isList } from '../../definition/section-definition';
import { threeMonthUpdate } from './definition';

const part = (aspect: RegisterPart['aspect'], data: object, subjectId: string | null = null): RegisterPart => ({
  aspect,
  subjectId,
  data: { ...data },
  since: '2026-11-01',
  applicationId: null,
});
const company: FiledCompany = {
  id: 'c',
  version: 1,
  type: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI',
  shares: null,
  parts: [
    part('REGISTRATION', { registrationNumber: '1', registeredOn: '2026-11-01', officeId: 1 }),
    part(
      'SHAREHOLDER',
      {
        nameEnglish: 'Hari Rai',
        nameNepali: 'हरि राई',
        entity: 'INDIVIDUAL',
        companyId: null,
        details: { person: { fullNameNepali: 'हरि राई', fullNameEnglish: 'Hari Rai', panNumber: '301111111' } },
      },
      'h1',
    ),
    part(
      'DIRECTOR',
      {
        nameEnglish: 'Asha Shrestha',
        nameNepali: 'आशा श्रेष्ठ',
        independent: false,
        since: null,
        until: null,
        details: { email: 'asha@makalu.example' },
      },
      'd1',
    ),
  ],
};
const frame: FilingFrame = { companyType: company.type, company, answers: {}, today: '2026-11-24' };

const codesOf = (key: string, data: Answers): Record<string, string> => {
  const section = sectionOf(threeMonthUpdate, key);
  if (!section || isList(section)) throw new Error(`${key} is no form`);
  const parsed = (section.schemaFor?.(frame) ?? section.schema).safeParse(data);
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};
const auditor = {
  fullNameNepali: 'निर्मला खड्का',
  fullNameEnglish: 'Nirmala Khadka',
  licenceNumber: 'ca-12',
  copLicenceNumber: 'COP/5',
  udin: '261124CA12AB',
  panNumber: '३०१२३४५६७',
  appointedOn: '2026-11-10',
};

test('a valid auditor passes, in digits of either script', () => {
  expect(codesOf('AUDITOR', auditor)).toEqual({});
});

test.each([
  ['a day to come', { appointedOn: '2026-12-01' }, { appointedOn: 'DATE_IN_FUTURE' }],
  ['a day before the company', { appointedOn: '2026-10-31' }, { appointedOn: 'BEFORE_REGISTRATION' }],
  ['a day that is none', { appointedOn: '2026-02-30' }, { appointedOn: 'DATE_FORMAT' }],
  ['a holder by the tax number', { panNumber: '301111111' }, { fullNameEnglish: 'AUDITOR_IS_HOLDER' }],
  ['a UDIN of five letters', { udin: 'AB123' }, { udin: 'UDIN_INVALID' }],
  ['a licence with a space', { licenceNumber: 'CA 12' }, { licenceNumber: 'LICENCE_FORM' }],
])('an auditor is refused: %s', (_, wrong, codes) => {
  expect(codesOf('AUDITOR', { ...auditor, ...wrong })).toEqual(codes);
});

const withAuditor = (data: Answers): FilingFrame => ({
  ...frame,
  answers: { AUDITOR: { ...auditor, ...data } },
});
const asked = (data: Answers) => [
  threeMonthUpdate.cautions(withAuditor(data)).map(({ text }) => text.en),
  checksOf(threeMonthUpdate, withAuditor(data)).some(({ key }) => key === 'AUDITOR_IS_ANOTHER'),
];

test('a namesake of a director may be the auditor: the applicant and the office get a caution', () => {
  const namesake = { fullNameEnglish: 'asha  shrestha' };
  expect(codesOf('AUDITOR', { ...auditor, ...namesake })).toEqual({});
  expect(asked(namesake)).toEqual([[expect.stringContaining('the name of a director')], true]);
});

test('a namesake of a holder with another tax number is another person, without a caution', () => {
  const namesake = { fullNameEnglish: 'Hari Rai', fullNameNepali: 'हरि राई' };
  expect(codesOf('AUDITOR', { ...auditor, ...namesake })).toEqual({});
  expect(asked(namesake)).toEqual([[], false]);
});

test('two people of one name are distinguished by the tax number', () => {
  expect(codesOf('AUDITOR', { ...auditor, fullNameEnglish: 'Hari Rai', fullNameNepali: 'हरि राई' })).toEqual({});
});

test.each([
  ['nothing said', { addressEnglish: 'Baneshwor' }, 'ADDRESS_CONFIRMATION_REQUIRED'],
  ['another address', { addressEnglish: 'Baneshwor', isRight: 'NO' }, 'ADDRESS_TO_BE_CHANGED'],
  ['no address in the register', { isRight: 'YES' }, 'ADDRESS_NOT_IN_REGISTER'],
])('the address: %s', (_, office, code) => {
  expect(codesOf('ADDRESS_CONFIRMATION', { office })).toMatchObject({ 'office.isRight': code });
});

test('the record of shares is confirmed, with a day after the registration and not in the future', () => {
  expect(codesOf('SHARE_RECORD', { record: {}, preparedOn: '2026-12-01' })).toEqual({
    'record.confirmed': 'SHARE_RECORD_UNCONFIRMED',
    preparedOn: 'DATE_IN_FUTURE',
  });
  expect(codesOf('SHARE_RECORD', { record: { confirmed: true }, preparedOn: '2026-10-01' })).toEqual({
    preparedOn: 'BEFORE_REGISTRATION',
  });
});

test('every director in the register discloses once, and an empty board is an error', () => {
  const issues = (items: readonly Answers[], of: FilingFrame = frame) =>
    DIRECTOR_DISCLOSURE.issues?.(
      items.map((data, at) => ({ id: `i${at}`, position: at + 1, data })),
      of,
    ).map(({ path, code }) => [path, code]);
  expect(issues([{ registeredId: 'd1' }])).toEqual([]);
  expect(issues([])).toEqual([['', 'DISCLOSURE_MISSING']]);
  expect(issues([{ registeredId: 'd1' }, { registeredId: 'd1' }])).toEqual([['i1.way', 'DISCLOSURE_TWICE']]);
  expect(issues([], { ...frame, company: { ...company, parts: [] } })).toEqual([['', 'DISCLOSURE_NO_DIRECTOR']]);
});
