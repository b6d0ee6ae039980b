import { expect, test } from '@jest/globals';
import type { FilingFrame } from '@registrar/domain/processes';
import { flagsAmong } from './flags-of-report';

const limits = { figureFactor: 5, auditorYears: 3 };
const auditor = (name: string) => ({ AUDITORS: { thisYear: { fullNameEnglish: name } } });
const report = (
  cash: number,
  { by = 'Hari Auditor', previous = cash, more = {} }: { by?: string; previous?: number; more?: object } = {},
): FilingFrame => ({
  companyType: 'PRIVATE_SOLE_PROPRIETOR',
  company: null,
  today: '2026-11-24',
  answers: {
    GENERAL_MEETING: { dormant: false },
    FINANCIAL_STATEMENT: {
      current: { CASH_AND_BANK: cash, SHARE_CAPITAL: cash },
      previous: { CASH_AND_BANK: previous, SHARE_CAPITAL: previous },
    },
    ...auditor(by),
    ...more,
  },
});

test('a report like the one before is not flagged, nor is the first report', () => {
  expect(flagsAmong(report(100), [report(100)], limits)).toEqual([]);
  expect(flagsAmong(report(100), [], limits)).toEqual([]);
});

test('the same auditor is flagged after as many years as the limit, another auditor is not', () => {
  const three = [report(100), report(100), report(100)];
  expect(flagsAmong(report(100), three, limits)).toEqual(['AUDITOR_TERMS']);
  expect(flagsAmong(report(100), three.slice(1), limits)).toEqual([]);
  expect(flagsAmong(report(100, { by: 'Sita Auditor' }), three, limits)).toEqual([]);
  expect(flagsAmong(report(100), [...three.slice(1), report(100, { by: 'Sita Auditor' })], limits)).toEqual([]);
});

test('totals that change by more than the factor are flagged, totals that change by the factor itself are not', () => {
  expect(flagsAmong(report(500, { previous: 100 }), [report(100)], limits)).toEqual([]);
  expect(flagsAmong(report(501, { previous: 100 }), [report(100)], limits)).toEqual(['FIGURES_JUMP']);
  expect(flagsAmong(report(19, { previous: 100 }), [report(100)], limits)).toEqual(['FIGURES_JUMP']);
});

test('previous-year figures that differ from the report of that year, and a report of section 78 that was filed separately, are flagged', () => {
  expect(flagsAmong(report(100, { previous: 90 }), [report(100)], limits)).toEqual(['FIGURES_CHANGED']);
  expect(
    flagsAmong(
      report(100, { more: { GENERAL_MEETING: { dormant: false, meeting: 'HELD', section78FiledOn: '2026-09-01' } } }),
      [report(100)],
      limits,
    ),
  ).toEqual(['FILED_APART']);
});

test('an auditor with the name of a director is flagged, one with another name is not', () => {
  const company = {
    id: 'c',
    version: 1,
    type: 'PRIVATE_SOLE_PROPRIETOR' as const,
    shares: null,
    parts: [
      {
        aspect: 'DIRECTOR' as const,
        subjectId: 'd1',
        data: { nameEnglish: 'Hari Auditor', nameNepali: 'हरि', independent: false, since: null, until: null },
        since: '2026-11-01',
        applicationId: null,
      },
    ],
  };
  expect(flagsAmong({ ...report(100), company }, [], limits)).toEqual(['AUDITOR_NAMESAKE']);
  expect(flagsAmong({ ...report(100, { by: 'Sita Auditor' }), company }, [], limits)).toEqual([]);
});
