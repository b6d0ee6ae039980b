import { expect, test } from '@jest/globals';
import { createFormAttempt } from './use-idempotency-key';

test('the same content keeps its key, changed content and a new action get new ones', () => {
  let count = 0;
  const attempt = createFormAttempt(() => `key-${(count += 1)}`);
  expect(attempt.keyFor({ name: 'a' })).toBe('key-1');
  expect(attempt.keyFor({ name: 'a' })).toBe('key-1');
  expect(attempt.keyFor({ name: 'b' })).toBe('key-2');
  attempt.renew();
  expect(attempt.keyFor({ name: 'b' })).toBe('key-3');
  attempt.renew();
  expect(attempt.keyFor(undefined)).toBe(attempt.keyFor(undefined));
});
