import { expect, test } from '@jest/globals';
import { seededDueRules } from '../../test/due-rules';
import { companyObligations } from './company-obligations';

test('a new company updates its record within three months of the Nepali calendar, and reports by the end of Poush', () => {
  // registered on 5 Mangsir 2083
  expect(
    companyObligations({ registeredOn: '2026-11-21', recordedOn: '2026-11-21' }, '2026-11-22', seededDueRules),
  ).toEqual([{ kind: 'THREE_MONTH_UPDATE', fiscalYear: null, since: '2026-11-21', dueOn: '2027-02-17' }]);
  expect(
    companyObligations({ registeredOn: '2026-11-21', recordedOn: '2026-11-21' }, '2027-02-20', seededDueRules).map(
      ({ kind, dueOn }) => [kind, dueOn],
    ),
  ).toEqual([
    ['THREE_MONTH_UPDATE', '2027-02-17'],
    ['ANNUAL_REPORT', '2028-01-14'],
  ]);
});

test('of an old company only what falls due after its record was taken over is known', () => {
  expect(
    companyObligations({ registeredOn: '2014-09-21', recordedOn: '2026-11-21' }, '2026-11-21', seededDueRules),
  ).toEqual([{ kind: 'ANNUAL_REPORT', fiscalYear: '2082/83', since: '2026-07-17', dueOn: '2027-01-14' }]);
});

test('what was not done stays on the list, year after year', () => {
  expect(
    companyObligations({ registeredOn: '2014-09-21', recordedOn: '2024-09-01' }, '2026-11-21', seededDueRules).map(
      ({ fiscalYear }) => fiscalYear,
    ),
  ).toEqual(['2080/81', '2081/82', '2082/83']);
});
