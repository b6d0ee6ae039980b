import { expect, test } from '@jest/globals';
import { returnPath } from './return-path';

test.each([
  ['/company-name-reservation?page=2', '/company-name-reservation?page=2'],
  [null, '/dashboard'],
  ['/', '/dashboard'],
  ['/login?returnTo=/x', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
])('%s leads to %s', (asked, expected) => {
  expect(returnPath(asked)).toBe(expected);
});
