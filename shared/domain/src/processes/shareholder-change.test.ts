import { expect, test } from '@jest/globals';
import type { CompanyType } from '../enumerations/company-types';
import { shareholderChange } from './shareholder-change';

const said = (companyType: CompanyType, kind: string) => shareholderChange.cautions({ companyType, today: '2026-11-24', company: null, answers: { SHAREHOLDER_CHANGE_KIND: { changeType: kind } } }).map(({ key }) => key);

test('a board that changes is held against section 86 where the type of company asks for a woman, and stops nothing', () => {
  expect(said('PUBLIC_NON_GOVERNMENT_ALL_NEPALI', 'BOD_UPDATE')).toEqual(['WOMAN_DIRECTOR']);
  expect(said('PRIVATE_SOLE_PROPRIETOR', 'BOD_UPDATE')).toEqual([]);
  expect(said('PUBLIC_NON_GOVERNMENT_ALL_NEPALI', 'ERROR_CORRECTION')).toEqual([]);
});
