import { expect, test } from '@jest/globals';
import type { Answers, FiledCompany, FilingFrame } from '../../definition/filing-frame';
import { auditorIssues, boardNamesakes, isNamesake, isSamePerson } from './same-person';

const part = (aspect: 'AUDITOR' | 'SHAREHOLDER', data: object, subjectId: string) => ({
  aspect,
  subjectId,
  data: { ...data },
  since: '2026-11-01',
  applicationId: null,
});
const person = { fullNameNepali: 'निर्मला खड्का', fullNameEnglish: 'Nirmala Khadka', panNumber: '301234567' };
const company: FiledCompany = {
  id: 'c',
  version: 1,
  type: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI',
  shares: null,
  parts: [
    part(
      'AUDITOR',
      { nameEnglish: 'Nirmala Khadka', nameNepali: 'निर्मला खड्का', details: { panNumber: '301234567' } },
      'a1',
    ),
    part(
      'SHAREHOLDER',
      {
        nameEnglish: 'Nirmala Khadka',
        nameNepali: 'निर्मला खड्का',
        entity: 'INDIVIDUAL',
        companyId: null,
        details: { person },
      },
      'same',
    ),
    part(
      'SHAREHOLDER',
      {
        nameEnglish: 'Nirmala Khadka',
        nameNepali: 'निर्मला खड्का',
        entity: 'INDIVIDUAL',
        companyId: null,
        details: { person: { ...person, panNumber: '309999999' } },
      },
      'namesake',
    ),
  ],
};
const frame: FilingFrame = { companyType: company.type, company, answers: {}, today: '2026-11-24' };
const told = (data: Answers) =>
  auditorIssues([{ id: 'b1', position: 1, data }], frame).map(({ path, code }) => [path, code]);

test('the auditor in the register cannot become a director; compared by tax number', () => {
  expect(told({ directorType: 'PROMOTER', holderItemId: 'same' })).toEqual([
    ['b1.holderItemId', 'DIRECTOR_IS_AUDITOR'],
  ]);
});

const ofBoard = (data: Answers, id?: string) =>
  boardNamesakes([{ id: 'b1', position: 1, data: { ...data, registeredId: id } }], frame).map(({ text }) => text);
const outsider = (fullNameEnglish: string): Answers => ({
  directorType: 'OUTSIDE_SHAREHOLDER',
  person: { fullNameEnglish, fullNameNepali: 'निर्मला खड्का' },
});

test("an outside director with only the auditor's name is accepted with a caution", () => {
  expect(told(outsider('nirmala  khadka'))).toEqual([]);
  expect(ofBoard(outsider('nirmala  khadka'))).toEqual([
    {
      ne: expect.stringContaining('निर्मला खड्का'),
      en: expect.stringMatching(/^nirmala {2}khadka has the name of the auditor/),
    },
  ]);
});

test('a director who is already in the register gets no caution', () => {
  expect(ofBoard(outsider('Nirmala Khadka'), 'd1')).toEqual([]);
});

test('a person of the same name with another tax number is accepted without a caution, and so is anyone with another name', () => {
  const namesake = { directorType: 'PROMOTER', holderItemId: 'namesake' };
  const other = { directorType: 'OUTSIDE_SHAREHOLDER', person: { fullNameEnglish: 'Gita Rai' } };
  expect([namesake, other].map((data) => [told(data), ofBoard(data)])).toEqual([
    [[], []],
    [[], []],
  ]);
});

const pairs = [
  [
    'one of them without a tax number',
    { nameNepali: 'आशा' },
    { nameNepali: 'आशा', panNumber: '301111111' },
    [false, true],
  ],
  ['one number', { nameNepali: 'आशा', panNumber: '301-111-111' }, { panNumber: '३०११११११'.concat('१') }, [true, false]],
  ['two numbers', { nameEnglish: 'A', panNumber: '301111111' }, { nameEnglish: 'A', panNumber: '302' }, [false, false]],
  ['two names', { nameEnglish: 'A' }, { nameEnglish: 'B' }, [false, false]],
  ['no names', {}, {}, [false, false]],
] as const;
test.each(pairs)('same person, or only the same name: %s', (_, one, other, expected) => {
  expect([isSamePerson(one, other), isNamesake(one, other)]).toEqual(expected);
});
