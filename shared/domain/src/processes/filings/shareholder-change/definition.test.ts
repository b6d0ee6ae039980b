import { expect, test } from '@jest/globals';
import type { CompanyType } from '../../../enumerations/company-types';
import type { RegisterPart } from '../../../register/company-record';
import { shareholderChange } from './definition';

const said = (companyType: CompanyType, kind: string) =>
  shareholderChange
    .cautions({
      companyType,
      today: '2026-11-24',
      company: null,
      answers: { SHAREHOLDER_CHANGE_KIND: { changeType: kind } },
    })
    .map(({ key }) => key);

test('a changed board gives a caution for section 86 if the company type needs a woman director, and blocks nothing', () => {
  expect(said('PUBLIC_NON_GOVERNMENT_ALL_NEPALI', 'BOD_UPDATE')).toEqual(['WOMAN_DIRECTOR']);
  expect(said('PRIVATE_SOLE_PROPRIETOR', 'BOD_UPDATE')).toEqual([]);
  expect(said('PUBLIC_NON_GOVERNMENT_ALL_NEPALI', 'ERROR_CORRECTION')).toEqual([]);
});

const HOLDER: RegisterPart = {
  aspect: 'SHAREHOLDER',
  subjectId: 'h1',
  data: { nameEnglish: 'Ram Thapa', nameNepali: 'राम थापा', entity: 'INDIVIDUAL', companyId: null },
  since: '2020-01-01',
  applicationId: null,
};

test('errors of holders can be corrected only if the register has holders', () => {
  const [kind] = shareholderChange.sections;
  const judged = (changeType: string, parts: readonly RegisterPart[]) =>
    kind
      .schemaFor({
        companyType: 'PRIVATE_SOLE_PROPRIETOR',
        today: '2026-11-24',
        company: { id: 'c', version: 1, type: 'PRIVATE_SOLE_PROPRIETOR', parts, shares: null },
        answers: {},
      })
      .safeParse({ changeType })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(judged('ERROR_CORRECTION', [])).toEqual(['changeType: NO_HOLDER_REGISTERED']);
  expect(judged('BOD_UPDATE', [])?.join()).not.toContain('NO_HOLDER_REGISTERED');
  expect(judged('ERROR_CORRECTION', [HOLDER])).toBeUndefined();
});
