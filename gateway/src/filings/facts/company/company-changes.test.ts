import { expect, test } from '@jest/globals';
import type { FiledCompany } from '@registrar/domain/processes';
import type { RegisterPart } from '@registrar/domain/register';
import { companyChanges, withParts } from './company-changes';

const part = (
  aspect: RegisterPart['aspect'],
  data: RegisterPart['data'],
  subjectId: string | null = null,
): RegisterPart => ({ aspect, subjectId, data, since: '2026-01-01', applicationId: null });
const company = (
  version: number,
  parts: readonly RegisterPart[],
  shares: FiledCompany['shares'] = null,
): FiledCompany => ({ id: 'c', version, type: 'PRIVATE_SOLE_PROPRIETOR', parts, shares });
const held = (holderId: string, from: number, to: number) =>
  ({ bucket: 'HOLDER', holderId, from, to, paidPerShare: 100, shareType: null }) as const;

const before = company(
  1,
  [
    part('NAME', { nameEnglish: 'A' }),
    part('DIRECTOR', { nameEnglish: 'Sita', details: { email: 's@x' } }, 'd1'),
    part('DIRECTOR', { nameEnglish: 'Hari' }, 'd2'),
  ],
  [held('h1', 1, 10)],
);
const after = company(
  3,
  [
    part('NAME', { nameEnglish: 'B' }),
    part('DIRECTOR', { nameEnglish: 'Sita', details: { email: 't@x' } }, 'd1'),
    part('DIRECTOR', { nameEnglish: 'Gita' }, 'd3'),
  ],
  [held('h1', 1, 4), held('h2', 5, 10)],
);

test('changes are listed by part and by field, only for what the filing touches', () => {
  expect(companyChanges(before, after, ['DIRECTOR'])).toEqual([
    { aspect: 'DIRECTOR', part: 'DIRECTOR/d1', field: 'details.email', before: 's@x', after: 't@x' },
    { aspect: 'DIRECTOR', part: 'DIRECTOR/d2', field: 'nameEnglish', before: 'Hari', after: null },
    { aspect: 'DIRECTOR', part: 'DIRECTOR/d3', field: 'nameEnglish', before: null, after: 'Gita' },
  ]);
  expect(companyChanges(before, after, ['SHARES'])).toEqual([
    { aspect: 'SHARES', part: 'SHARES', field: 'h1', before: 10, after: 4 },
    { aspect: 'SHARES', part: 'SHARES', field: 'h2', before: null, after: 6 },
  ]);
  expect(companyChanges(before, before, ['NAME', 'DIRECTOR', 'SHARES'])).toEqual([]);
});

test('parts that are not taken keep their former state', () => {
  const mixed = withParts(before, after, new Set(['DIRECTOR/d1', 'DIRECTOR/d2', 'SHARES']));
  expect(mixed.parts.map(({ aspect, subjectId, data }) => [aspect, subjectId, data['nameEnglish']])).toEqual([
    ['NAME', null, 'A'],
    ['DIRECTOR', 'd1', 'Sita'],
  ]);
  expect(mixed.shares).toBe(after.shares);
  expect(companyChanges(before, withParts(before, after, new Set()), ['NAME', 'DIRECTOR', 'SHARES'])).toEqual([]);
});
