import { expect, test } from '@jest/globals';
import type { Answers, FiledCompany, FilingFrame } from '../filing-frame';
import { auditorIssues, isSamePerson } from './same-person';

const part = (aspect: 'AUDITOR' | 'SHAREHOLDER', data: object, subjectId: string) => ({ aspect, subjectId, data: { ...data }, since: '2026-11-01', applicationId: null });
const person = { fullNameNepali: 'निर्मला खड्का', fullNameEnglish: 'Nirmala Khadka', panNumber: '301234567' };
const company: FiledCompany = {
  id: 'c', version: 1, type: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI', shares: null,
  parts: [
    part('AUDITOR', { nameEnglish: 'Nirmala Khadka', nameNepali: 'निर्मला खड्का', details: { panNumber: '301234567' } }, 'a1'),
    part('SHAREHOLDER', { nameEnglish: 'Nirmala Khadka', nameNepali: 'निर्मला खड्का', entity: 'INDIVIDUAL', companyId: null, details: { person } }, 'same'),
    part('SHAREHOLDER', { nameEnglish: 'Nirmala Khadka', nameNepali: 'निर्मला खड्का', entity: 'INDIVIDUAL', companyId: null, details: { person: { ...person, panNumber: '309999999' } } }, 'namesake'),
  ],
};
const frame: FilingFrame = { companyType: company.type, company, answers: {}, today: '2026-11-24' };
const told = (data: Answers) => auditorIssues([{ id: 'b1', position: 1, data }], frame).map(({ path, code }) => [path, code]);

test('the auditor whom the register names takes no seat: in person as a holder, or from outside', () => {
  expect(told({ directorType: 'PROMOTER', holderItemId: 'same' })).toEqual([['b1.holderItemId', 'DIRECTOR_IS_AUDITOR']]);
  expect(told({ directorType: 'OUTSIDE_SHAREHOLDER', person: { fullNameEnglish: 'nirmala  khadka' } })).toEqual([['b1.person.fullNameEnglish', 'DIRECTOR_IS_AUDITOR']]);
});

test('a namesake with another tax number does, and so does anybody else', () => {
  expect(told({ directorType: 'PROMOTER', holderItemId: 'namesake' })).toEqual([]);
  expect(told({ directorType: 'OUTSIDE_SHAREHOLDER', person: { fullNameEnglish: 'Gita Rai' } })).toEqual([]);
});

test('without a tax number the name decides, in either script; nobody without a name is somebody', () => {
  expect([isSamePerson({ nameNepali: 'आशा' }, { nameNepali: 'आशा', panNumber: '301111111' }), isSamePerson({ nameEnglish: 'A' }, { nameEnglish: 'B' }), isSamePerson({}, {})]).toEqual([true, false, false]);
});
