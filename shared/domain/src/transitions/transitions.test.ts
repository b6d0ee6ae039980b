import { expect, test } from '@jest/globals';
import { applicationStatuses, type ApplicationStatus } from '../enumerations/application-status';
import { roles, type Role } from '../roles';
import { filingActions } from './actions';
import { filingTransitions } from './filing-transitions';
import { findTransition, mayAct, transitionsFrom } from './lookup';

test('a status and an action have at most one row per branch', () => {
  const seen = filingTransitions.map((row) => `${row.from} ${row.action} ${row.branch ?? ''}`);
  expect(new Set(seen).size).toBe(seen.length);
});

test('every action is in the table and every status can be reached', () => {
  expect(new Set(filingTransitions.map((row) => row.action))).toEqual(new Set(filingActions.keys));
  const reached = new Set(filingTransitions.map((row) => row.to));
  // DOCUMENT_REQUESTED belongs to requests, which are not in this table.
  expect(applicationStatuses.keys.filter((status) => !reached.has(status))).toEqual(['DOCUMENT_REQUESTED']);
});

test('a rejected application has no further transition', () => {
  expect(transitionsFrom('REJECTED')).toEqual([]);
});

test('a group filing is submitted to the parent company first', () => {
  expect(findTransition('DRAFT', 'submit', true)?.to).toBe('UNDER_GROUP_APPROVAL');
  expect(findTransition('DRAFT', 'submit', false)?.to).toBe('SUBMITTED');
  expect(findTransition('SUBMITTED', 'approve', false)).toBeUndefined();
});

/** The actions of a role in a status, without guards. */
const actionsOf = (status: ApplicationStatus, role: Role) =>
  transitionsFrom(status)
    .filter((row) => mayAct(row, role))
    .map(({ action }) => action);

test('a role that only administers or audits decides nothing', () => {
  for (const status of applicationStatuses.keys) {
    expect(actionsOf(status, 'SYSTEM_ADMINISTRATOR')).toEqual([]);
    expect(actionsOf(status, 'AUDITOR')).toEqual([]);
  }
});

test('no role both files and decides', () => {
  const deciding = new Set(
    filingTransitions
      .filter((row) => ['verify', 'approve', 'reject', 'revoke'].includes(row.action))
      .flatMap((row) => row.by),
  );
  for (const role of roles.keys) if (actionsOf('DRAFT', role).length > 0) expect(deciding.has(role)).toBe(false);
});

test('an action that ends or returns an application needs a remark', () => {
  for (const row of filingTransitions) {
    if (
      !['reject', 'revoke', 'sendForCorrection', 'returnForReview', 'forward', 'parentVerify', 'parentReject'].includes(
        row.action,
      )
    )
      continue;
    expect([row.action, row.requires.includes('REMARK')]).toEqual([row.action, true]);
  }
});
