import { expect, test } from '@jest/globals';
import { companyStatuses } from '../../enumerations/statuses';
import { proceedingKinds } from '../../proceedings';
import { blockersOf } from './blockers';
import { dutiesByStatus, statusesOwing, yieldsToCure } from './duties';

/** What cures each ground of section 136: the report, its fine (paid without a gate), the answer. */
const CURES = ['ANNUAL_REPORT', 'CALL_FOR_EXPLANATION', 'FORCED_II'] as const;
/** What stands against a company, whatever it does itself: its status, an order, a call whose time is over. */
const NOT_ITS_OWN = ['IN_DEREGISTRATION', 'FROZEN', 'OPEN_CALL_FOR_EXPLANATION'] as const;

test.each(CURES)('%s cures a ground of section 136, and nothing stops it that the company cannot lift', (process) => {
  const stops = NOT_ITS_OWN.filter((code) => blockersOf(process).includes(code) && !yieldsToCure(process, code));
  expect(stops).toEqual([]);
});

test('in every status that a de-registration by the office gives, all that cures goes on', () => {
  const given = proceedingKinds().flatMap(({ isCurable, companyStatus }) =>
    isCurable && companyStatus ? [companyStatus.open] : [],
  );
  expect(given.length).toBeGreaterThan(0);
  for (const status of given) {
    const { REPORT, ANSWER, PAYMENT } = dutiesByStatus[status];
    expect([status, REPORT, ANSWER, PAYMENT]).toEqual([status, 'GOES_ON', 'GOES_ON', 'GOES_ON']);
  }
});

test('what a company owes can be paid in every status; after its end nothing else is taken', () => {
  for (const status of companyStatuses.keys) expect(dutiesByStatus[status].PAYMENT).not.toBe('ENDS');
  for (const status of ['DEREGISTERED', 'DEREGISTERED_BY_MERGE'] as const)
    expect(dutiesByStatus[status]).toMatchObject({ REPORT: 'ENDS', ANSWER: 'ENDS', OTHER_FILING: 'ENDS' });
  expect(statusesOwing('REPORT')).toEqual(['ACTIVE', 'IN_DEREGISTRATION', 'MERGING']);
});

test('another filing is stopped by an order and by the status, whatever cures beside it', () => {
  for (const code of NOT_ITS_OWN) {
    expect(blockersOf('NAME_CHANGE')).toContain(code);
    expect(yieldsToCure('NAME_CHANGE', code)).toBe(false);
  }
  expect(blockersOf('ANNUAL_REPORT')).toEqual(expect.arrayContaining(['FROZEN', 'IN_LIQUIDATION', 'DEREGISTERED']));
});
