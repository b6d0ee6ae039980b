import { expect, test } from '@jest/globals';
import { NAMED_COMPANIES_MAXIMUM, type FilingFrame } from '@registrar/domain/processes';
import { ofManyCompanies, OTHER_COMPANIES, testFiling, varied } from '@registrar/domain/testing/test-filing';
import { itemSchema } from './item-schema';

const id = (number: number) => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const named = Array.from({ length: NAMED_COMPANIES_MAXIMUM }, (_, index) => ({
  id: `item ${index}`,
  position: index + 1,
  data: { companyId: id(index) },
}));
const frame: FilingFrame = {
  companyType: null,
  company: null,
  today: '2026-11-22',
  answers: { OTHER_COMPANIES: { items: named } },
};
const judge = (itemId: string, companyId: string) =>
  itemSchema(OTHER_COMPANIES, varied(testFiling, ofManyCompanies), frame, itemId)
    .safeParse({ companyId })
    .error?.issues.map(({ path, message }) => [path, message]);

test('a company beyond the maximum is refused at its field before it is sent', () => {
  expect(judge('', id(99))).toEqual([[['companyId'], 'NAMED_COMPANIES_TOO_MANY']]);
  // one that is named already, and another one in the place of one that is
  expect(judge('', id(0))).toBeUndefined();
  expect(judge('item 3', id(99))).toBeUndefined();
});
