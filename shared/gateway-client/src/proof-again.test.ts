/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { failureOf, json, setUp, success } from './testing/client-bench';

const stepUp = () =>
  json(403, { success: false, status: 403, code: 'AUTH-STEP-UP', message: 'Please confirm that it is you.' });

test('a call that wants the second factor again is made again once it is proven', async () => {
  let proven = false;
  const proveAgain = jest.fn(async () => (proven = true));
  const { client, sent, toasts } = setUp(() => (proven ? success(null, 'Approved.') : stepUp()), {
    proveAgain,
  });
  await client.request({ path: '/approve', method: 'POST', idempotencyKey: 'once' });
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['once', 'once']);
  expect(toasts).toEqual([{ kind: 'success', serverMessage: 'Approved.' }]);
});

test('given up: the refusal stays, and nothing is sent again', async () => {
  const { client, sent } = setUp(stepUp, { proveAgain: async () => false });
  expect((await failureOf(client.request({ path: '/approve', method: 'POST' }))).code).toBe('AUTH-STEP-UP');
  expect(sent).toHaveLength(1);
});

test('it is asked once for a call, and never for one whose page was left', async () => {
  const proveAgain = jest.fn(async () => true);
  const { client, sent } = setUp(stepUp, { proveAgain });
  expect((await failureOf(client.request({ path: '/approve', method: 'POST' }))).code).toBe('AUTH-STEP-UP');
  expect([sent.length, proveAgain.mock.calls.length]).toEqual([2, 1]);

  const left = new AbortController();
  const leaving = setUp(
    () => {
      left.abort();
      return stepUp();
    },
    { proveAgain },
  );
  await failureOf(leaving.client.request({ path: '/approve', method: 'POST', signal: left.signal }));
  expect(proveAgain).toHaveBeenCalledTimes(1);
});
