import { expect, test } from '@jest/globals';
import { compareRecords, recordOn, settersOf, type PartData, type RegisterEntry } from '.';

const entry = (
  revision: number,
  effectiveOn: string,
  before: PartData | null,
  after: PartData | null,
  more: Partial<RegisterEntry> = {},
): RegisterEntry => ({
  aspect: 'REGISTERED_OFFICE',
  subjectId: null,
  revision,
  before,
  after,
  effectiveOn,
  applicationId: `filing-${revision}`,
  ...more,
});

const kathmandu = { addressNepali: 'काठमाडौँ', details: { wardNo: 4, contact: { email: 'a@example.com' } } };
const moved = { addressNepali: 'काठमाडौँ', details: { wardNo: 9, contact: { email: 'a@example.com' } } };
const wired = { addressNepali: 'काठमाडौँ', details: { wardNo: 9, contact: { email: 'b@example.com' } } };
const history = [
  entry(1, '2026-01-01', null, kathmandu),
  entry(2, '2026-03-01', kathmandu, moved),
  entry(3, '2026-03-01', moved, wired),
];

test('the record of a day is the last entry of each part until its end', () => {
  expect(recordOn(history, '2025-12-31')).toEqual([]);
  expect(recordOn(history, '2026-02-28').map(({ data, since }) => [data, since])).toEqual([[kathmandu, '2026-01-01']]);
  expect(recordOn(history, '2026-03-01').map(({ data }) => data)).toEqual([wired]);
});

test('what has ended is no longer in the record, and comes back with its next entry', () => {
  const branch = { aspect: 'BRANCH', subjectId: 'one' } as const;
  const closed = [
    entry(1, '2026-01-01', null, { addressNepali: 'पोखरा' }, branch),
    entry(2, '2026-02-01', { addressNepali: 'पोखरा' }, null, branch),
  ];
  expect(recordOn(closed, '2026-01-31')).toHaveLength(1);
  expect(recordOn(closed, '2026-02-01')).toEqual([]);
  expect(
    recordOn([...closed, entry(3, '2026-03-01', null, { addressNepali: 'पोखरा' }, branch)], '2026-03-01'),
  ).toHaveLength(1);
});

test('each field names the filing that gave it the value it has', () => {
  expect(settersOf(history, '2026-12-31')).toEqual(
    new Map([
      ['addressNepali', { applicationId: 'filing-1', effectiveOn: '2026-01-01' }],
      ['details.wardNo', { applicationId: 'filing-2', effectiveOn: '2026-03-01' }],
      ['details.contact.email', { applicationId: 'filing-3', effectiveOn: '2026-03-01' }],
    ]),
  );
  expect(settersOf(history, '2026-02-01').get('details.wardNo')?.applicationId).toBe('filing-1');
});

test('two days are compared field by field', () => {
  expect(compareRecords(recordOn(history, '2026-01-15'), recordOn(history, '2026-04-01'))).toEqual([
    { aspect: 'REGISTERED_OFFICE', subjectId: null, path: 'details.wardNo', before: 4, after: 9 },
    {
      aspect: 'REGISTERED_OFFICE',
      subjectId: null,
      path: 'details.contact.email',
      before: 'a@example.com',
      after: 'b@example.com',
    },
  ]);
  expect(compareRecords([], recordOn(history, '2026-04-01')).map(({ path, before }) => [path, before])).toEqual([
    ['addressNepali', undefined],
    ['details.wardNo', undefined],
    ['details.contact.email', undefined],
  ]);
});
