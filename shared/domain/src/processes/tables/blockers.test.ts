import { expect, test } from '@jest/globals';
import { companyTypes } from '../../enumerations/company-types';
import { namedProcesses, type NamedProcess } from '../../enumerations/processes';
import { companyProcesses, processGroups } from '../../enumerations/process-groups';
import { blockerCodes, type BlockerCode } from '../definition/blocker-codes';
import { blockersOf } from './blockers';
import { filableProcesses } from './definitions';
import { isFiledBy } from './filing-types';
import { specifiedProcesses } from './specified-processes';

const begun = processGroups.keys.flatMap((group) => companyProcesses[group]);
const notStoppedBy = (code: BlockerCode) => begun.filter((process) => !blockersOf(process).includes(code)).sort();
const stoppedBy = (code: BlockerCode) => begun.filter((process) => blockersOf(process).includes(code)).sort();
const migration: NamedProcess[] = ['MIGRATION_COMPANY_REGISTRATION', 'MIGRATION_NAME_RESERVATION'];
const ends: NamedProcess[] = ['DE_REGISTRATION_OF_FOREIGN_TYPE', 'DISCOUNTED_DE_REGISTRATION', 'FORCED', 'LIQUIDATION'];
/** By which a company cures the ground of its de-registration, or answers it. */
const cures: NamedProcess[] = ['ANNUAL_REPORT', 'CALL_FOR_EXPLANATION', 'FORCED_II'];

/** The other processes, by reason: together with those above they are all of the specification. */
const notBegunByCompany: readonly NamedProcess[] = [
  // about a future company
  'NAME_RESERVATION',
  'COMPANY_REGISTRATION',
  'MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION',
  // an answer to the filing of another company
  'NAME_RESERVATION_GROUP_APPROVAL',
  // the name of a whole group
  'POST_REGISTRATION',
  'COMPANY_DE_REGISTRATION',
  // made on the pages of payments
  'PAYMENT_APPLICATION',
  // phases and kinds of another process
  'DISCOUNTED_DE_REGISTRATION_PHASE_TWO',
  'DISCOUNTED_DE_REGISTRATION_PHASE_THREE',
  'LOCAL_SHAREHOLDER',
  'FOREIGN_SHAREHOLDER',
  'PRATILIPI_TYPE',
];
const typesFiling = (process: NamedProcess) => companyTypes.keys.filter((type) => isFiledBy(process, type));

test('every process of the specification is filed by a company, or is in a list with its reason', () => {
  expect([...begun, ...notBegunByCompany].sort()).toEqual([...namedProcesses].sort());
});

test('a general blocker does not stop the filings that resolve it', () => {
  expect(notStoppedBy('EMAIL_UNVERIFIED')).toEqual(['FORCED_II', ...migration]);
  expect(notStoppedBy('MIGRATED_UNVERIFIED')).toEqual(['FORCED_II', ...migration]);
  expect(notStoppedBy('OUTSTANDING_FINE')).toEqual([
    'ANNUAL_REPORT',
    'DE_REGISTRATION_OF_FOREIGN_TYPE_II',
    'DISCOUNTED_DE_REGISTRATION',
    'FORCED_II',
    'LIQUIDATION_FINAL',
    'LIQUIDATION_II',
  ]);
  expect(notStoppedBy('OPEN_CALL_FOR_EXPLANATION')).toEqual(['CALL_FOR_EXPLANATION', 'FORCED_II', ...migration]);
  expect(notStoppedBy('IN_DEREGISTRATION')).toEqual([
    'ANNUAL_REPORT',
    'CALL_FOR_EXPLANATION',
    'DE_REGISTRATION_OF_FOREIGN_TYPE_II',
    'FORCED_II',
    'PRATILIPI',
  ]);
  expect(notStoppedBy('IN_LIQUIDATION')).toEqual([
    'CALL_FOR_EXPLANATION',
    'FORCED_II',
    'LIQUIDATION_FINAL',
    'LIQUIDATION_II',
    'PRATILIPI',
  ]);
  expect(notStoppedBy('FROZEN')).toEqual(['FORCED_II', 'PRATILIPI']);
  expect(notStoppedBy('DEREGISTERED')).toEqual(['PRATILIPI']);
  expect([notStoppedBy('ASPECT_CONFLICT'), notStoppedBy('TYPE')]).toEqual([[], []]);
});

test('no ground of a de-registration by the office waits for the end of that de-registration', () => {
  for (const process of cures)
    expect([process, blockersOf(process)]).toEqual([process, expect.not.arrayContaining(['IN_DEREGISTRATION'])]);
  // a fine is paid on the pages of payments, which no gate stops; of the ways to cure only these are filings
  expect(blockersOf('ANNUAL_REPORT')).not.toContain('OUTSTANDING_FINE');
  expect(blockersOf('FORCED_II')).toEqual(['ASPECT_CONFLICT', 'DEREGISTERED', 'TYPE']);
});

test('blockers of some processes', () => {
  expect(stoppedBy('NOT_IN_GOOD_STANDING')).toEqual([
    'CAPITAL_CHANGE',
    'COMPANY_MERGE',
    'COMPANY_TYPE_CHANGE',
    'DECISION_OF_MERGING_COMPANY',
    'DE_REGISTRATION_OF_FOREIGN_TYPE',
    'LIQUIDATION',
    'NAME_CHANGE',
    'SHARES_PURCHASE_SALES_AGREEMENT',
  ]);
  expect(stoppedBy('THREE_MONTH_UPDATE_DUE')).toEqual([
    'CAPITAL_CHANGE',
    'SHARES_PURCHASE_SALES_AGREEMENT',
    'SHARE_RATE_CHANGE',
  ]);
  expect(stoppedBy('MERGING')).toEqual([
    'CAPITAL_CHANGE',
    'COMPANY_TYPE_CHANGE',
    ...ends,
    'NAME_CHANGE',
    'SHARES_PURCHASE_SALES_AGREEMENT',
    'SHARE_BAAD_PHAAD',
    'SHARE_RATE_CHANGE',
  ]);
  expect(stoppedBy('ACQUISITION_ONCE')).toEqual(['COMPANY_MERGE']);
});

test("a name for a future company is stopped only by the company's de-registration", () => {
  expect(blockersOf('NAME_RESERVATION')).toEqual(['DEREGISTERED']);
  expect(blockersOf('COMPANY_REGISTRATION')).toEqual([
    'DEREGISTERED',
    'RESERVATION_EXPIRED',
    'RESERVATION_REVOKED',
    'RESERVATION_CONSUMED',
    'RESERVATION_UNPAID',
  ]);
});

test('there is no deadlock: a filing that resolves a blocker does not wait for one that waits for it', () => {
  const settles: readonly [BlockerCode, readonly NamedProcess[]][] = [
    ['MIGRATED_UNVERIFIED', migration],
    ['NOT_IN_GOOD_STANDING', ['ANNUAL_REPORT']],
    ['OPEN_CALL_FOR_EXPLANATION', ['CALL_FOR_EXPLANATION']],
    ['THREE_MONTH_UPDATE_DUE', ['THREE_MONTH_UPDATE']],
  ];
  const waitsFor = (code: BlockerCode): BlockerCode[] =>
    settles
      .filter(([other]) =>
        settles.find(([one]) => one === code)?.[1].some((process) => blockersOf(process).includes(other)),
      )
      .map(([other]) => other);
  for (const [code] of settles) {
    const seen = new Set<BlockerCode>();
    for (let next = waitsFor(code); next.length > 0; next = next.flatMap(waitsFor).filter((one) => !seen.has(one)))
      for (const one of next) seen.add(one);
    expect([code, seen.has(code)]).toEqual([code, false]);
  }
});

test('share processes are for companies with shares, and every process is filed by some company type', () => {
  expect(
    ['NON_PROFIT', 'FOREIGN_BRANCH', 'FOREIGN_LIAISON'].filter(
      (type) => companyTypes.has(type) && isFiledBy('CAPITAL_CHANGE', type),
    ),
  ).toEqual([]);
  expect(typesFiling('DE_REGISTRATION_OF_FOREIGN_TYPE')).toEqual(['FOREIGN_BRANCH', 'FOREIGN_LIAISON']);
  expect(isFiledBy('COMPANY_TYPE_CHANGE', 'NON_PROFIT')).toBe(false);
  for (const process of namedProcesses) expect([process, typesFiling(process).length > 0]).toEqual([process, true]);
  expect(
    blockerCodes.keys.filter((code) => !namedProcesses.some((process) => blockersOf(process).includes(code))),
  ).toEqual([]);
});

test('a process has its rules in its definition, or in the specification while it has none', () => {
  expect(filableProcesses.filter((process) => process in specifiedProcesses)).toEqual([]);
});
