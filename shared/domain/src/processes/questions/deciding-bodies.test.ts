import { expect, test } from '@jest/globals';
import type { CompanyType } from '../../enumerations/company-types';
import { soleOwner } from '../../testing/registration-examples';
import { decisionFields, decisionFindings } from './decision';
import { resolutionFields, resolutionFindings } from './resolution';

const offeredTo = (companyType: CompanyType | null) => {
  const frame = { ...soleOwner(), companyType };
  return [...decisionFields('decision'), ...resolutionFields('resolution')].flatMap(
    (field) => field.offered?.({}, frame) ?? [],
  );
};

test('a sole shareholder decides where there is one, and a head office for an office of a foreign company', () => {
  expect(offeredTo('PRIVATE_SOLE_PROPRIETOR')).toEqual(
    expect.arrayContaining(['SHAREHOLDER', 'SOLE_SHAREHOLDER', 'WRITTEN_RESOLUTION']),
  );
  const ofTwo = offeredTo('PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI');
  expect(ofTwo).toEqual(expect.arrayContaining(['BOARD', 'GENERAL_MEETING', 'WRITTEN_RESOLUTION']));
  for (const key of ['SHAREHOLDER', 'SOLE_SHAREHOLDER', 'HEAD_OFFICE']) expect(ofTwo).not.toContain(key);
  expect(offeredTo('PUBLIC_NON_GOVERNMENT_ALL_NEPALI')).not.toContain('WRITTEN_RESOLUTION');
  expect(offeredTo(null)).toEqual(expect.arrayContaining(['HEAD_OFFICE', 'SOLE_SHAREHOLDER']));
});

test('who is not in the company has not decided, in whatever way the answer came', () => {
  const ofTwo = { ...soleOwner(), companyType: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI' as const };
  const codes = (findings: readonly { readonly code: string }[]) => findings.map(({ code }) => code);
  expect(codes(decisionFindings('decision', { decidedBy: 'HEAD_OFFICE' }, ofTwo))).toEqual(['DECIDING_BODY_NOT_HERE']);
  expect(codes(decisionFindings('decision', { decidedBy: 'BOARD' }, ofTwo))).toEqual([]);
  expect(resolutionFindings('resolution', { meeting: 'SOLE_SHAREHOLDER' }, ofTwo)).toEqual([
    { path: ['resolution', 'meeting'], code: 'DECIDING_BODY_NOT_HERE' },
  ]);
  expect(resolutionFindings('resolution', { meeting: 'WRITTEN_RESOLUTION' }, ofTwo)).toEqual([]);
});
