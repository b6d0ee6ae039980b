import { expect, test } from '@jest/globals';
import { hasEnded, requestStatuses, statusAfter, type RequestAction, type RequestStatus } from './request-statuses';

const ACTIONS: readonly RequestAction[] = ['pay', 'withdraw', 'take', 'release', 'finish', 'refuse', 'reopen'];

interface Walked {
  readonly status: RequestStatus;
  readonly actions: readonly RequestAction[];
}

/** Every way of at most seven actions that a request can go. */
function walks(hasFee: boolean): Walked[] {
  const found: Walked[] = [{ status: 'ASKED', actions: [] }];
  for (const { status, actions } of found) {
    if (actions.length === 7) continue;
    for (const action of ACTIONS) {
      const next = statusAfter(action, { status, hasFee, wasReopened: actions.includes('reopen') });
      if (next !== null) found.push({ status: next, actions: [...actions, action] });
    }
  }
  return found;
}

test.each([true, false])('every status is reached, with a fee %s', (hasFee) => {
  const reached = new Set(walks(hasFee).map(({ status }) => status));
  expect([...reached].sort()).toEqual(
    requestStatuses.keys.filter((status) => hasFee || (status !== 'PAID' && status !== 'WITHDRAWN')).sort(),
  );
});

test('what costs a fee is not begun before it is paid, and what costs none is never paid', () => {
  for (const { actions } of walks(true)) if (actions.length > 0) expect(['pay', 'withdraw']).toContain(actions[0]);
  expect(walks(false).filter(({ actions }) => actions.includes('pay'))).toEqual([]);
});

test('what is done stays done, and what is refused is only opened again', () => {
  for (const hasFee of [true, false])
    for (const wasReopened of [true, false]) {
      const open = (status: RequestStatus) =>
        ACTIONS.filter((action) => statusAfter(action, { status, hasFee, wasReopened }) !== null);
      expect(open('DONE')).toEqual([]);
      expect(open('WITHDRAWN')).toEqual([]);
      expect(open('REFUSED')).toEqual(['reopen']);
      expect(requestStatuses.keys.filter(hasEnded)).toEqual(['DONE', 'REFUSED', 'WITHDRAWN']);
    }
});

test('work that is put back waits as before: opened again where it was, paid where it costs a fee', () => {
  const back = (hasFee: boolean, wasReopened: boolean) =>
    statusAfter('release', { status: 'IN_HAND', hasFee, wasReopened });
  expect([back(false, false), back(true, false), back(false, true), back(true, true)]).toEqual([
    'ASKED',
    'PAID',
    'REOPENED',
    'REOPENED',
  ]);
});
