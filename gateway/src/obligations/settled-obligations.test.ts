import { expect, test } from '@jest/globals';
import { seededDueRules } from '../../test/due-rules';
import { companyObligations } from './company-obligations';
import { settledObligations, type SettlingFiling } from './settled-obligations';

// three years are known: 2080/81 and 2081/82 are late, 2082/83 is due in January 2027
const obligations = companyObligations(
  { registeredOn: '2014-09-21', recordedOn: '2024-09-01' },
  '2026-11-21',
  seededDueRules,
);
const report = (fiscalYear: string | null, filedOn: string): SettlingFiling => ({
  processName: 'ANNUAL_REPORT',
  fiscalYear,
  filedOn,
});
const settledBy = (...filings: SettlingFiling[]) =>
  Object.fromEntries([...settledObligations(obligations, filings)].map(([{ fiscalYear }, day]) => [fiscalYear, day]));

test('a report settles its own year, however late it is filed, and no other', () => {
  expect(settledBy(report('2080/81', '2026-11-20'))).toEqual({ '2080/81': '2026-11-20' });
  expect(settledBy(report('2082/83', '2026-11-20'), report('2080/81', '2026-11-21'))).toEqual({
    '2080/81': '2026-11-21',
    '2082/83': '2026-11-20',
  });
});

test('of two reports of one year the first counts; a year that nothing is asked of settles nothing', () => {
  expect(settledBy(report('2081/82', '2026-11-20'), report('2081/82', '2025-12-01'))).toEqual({
    '2081/82': '2025-12-01',
  });
  expect(settledBy(report('2070/71', '2026-11-20'))).toEqual({});
});

test('a report that does not say its year settles the oldest that is open, and only a year that has ended', () => {
  expect(settledBy(report(null, '2026-11-20'))).toEqual({ '2080/81': '2026-11-20' });
  expect(settledBy(report(null, '2026-11-20'), report('2080/81', '2026-11-21'))).toEqual({
    '2080/81': '2026-11-21',
    '2081/82': '2026-11-20',
  });
  expect(settledBy(report(null, '2024-01-01'))).toEqual({});
});

test('the update after three months is another matter than a report', () => {
  const young = companyObligations(
    { registeredOn: '2026-06-01', recordedOn: '2026-06-01' },
    '2026-11-21',
    seededDueRules,
  );
  const settled = settledObligations(young, [
    { processName: 'THREE_MONTH_UPDATE', fiscalYear: null, filedOn: '2026-07-01' },
  ]);
  expect([...settled.keys()].map(({ kind }) => kind)).toEqual(['THREE_MONTH_UPDATE']);
});
