import { expect, test } from '@jest/globals';
import { holdAgainstRegister, type NamedParent, type RegisteredCompany } from './parent-company';

const triveni: RegisteredCompany = {
  status: 'ACTIVE',
  english: 'Triveni Byapar Samuha Limited',
  nepali: 'त्रिवेणी व्यापार समूह लिमिटेड',
  type: 'PUBLIC_NON_GOVERNMENT',
};
const named: NamedParent = {
  groupRegistrationNumber: '100000',
  registeredCompanyNameEnglish: 'Triveni Byapar Samuha',
  registeredCompanyNameNepali: 'त्रिवेणी व्यापार समूह',
  registeredCompanyType: 'PUBLIC_NON_GOVERNMENT',
};
const codes = (candidates: readonly RegisteredCompany[], changes: NamedParent = {}) =>
  holdAgainstRegister(candidates, { ...named, ...changes }).problems.map(({ path, code }) => `${path} ${code}`);

test('a company as it is in the register is accepted, with or without its legal form', () => {
  expect(codes([triveni])).toEqual([]);
  expect(codes([triveni], { registeredCompanyNameEnglish: 'TRIVENI BYAPAR SAMUHA LTD.' })).toEqual([]);
});

test('each difference is reported at its field, with the value in the register', () => {
  expect(codes([])).toEqual(['groupRegistrationNumber GROUP_COMPANY_UNKNOWN']);
  expect(codes([{ ...triveni, status: 'DEREGISTERED' }])).toEqual(['groupRegistrationNumber GROUP_COMPANY_NOT_ACTIVE']);
  const { problems } = holdAgainstRegister([triveni], {
    ...named,
    registeredCompanyNameEnglish: 'Gandaki',
    registeredCompanyType: 'NON_PROFIT',
  });
  expect(problems).toEqual([
    {
      path: 'registeredCompanyNameEnglish',
      code: 'GROUP_NAME_ENGLISH_DIFFERS',
      registered: 'Triveni Byapar Samuha Limited',
    },
    { path: 'registeredCompanyType', code: 'GROUP_TYPE_DIFFERS', registered: 'PUBLIC_NON_GOVERNMENT' },
  ]);
});

test('of companies with the same number the one with the given name counts, and of two with the same name the active one', () => {
  const gandaki: RegisteredCompany = { ...triveni, english: 'Gandaki Samuha Limited', nepali: 'गण्डकी समूह लिमिटेड' };
  expect(holdAgainstRegister([gandaki, triveni], named).company).toBe(triveni);
  expect(holdAgainstRegister([{ ...triveni, status: 'DEREGISTERED' }, triveni], named).company).toBe(triveni);
});

test('a name that the register does not have in a script is not compared', () => {
  expect(codes([{ ...triveni, nepali: '' }], { registeredCompanyNameNepali: 'जेसुकै' })).toEqual([]);
});
