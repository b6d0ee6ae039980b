import { expect, test } from '@jest/globals';
import { returnPath, withReturn } from './return-path';

test.each([
  ['/company-name-reservation?page=2', '/company-name-reservation?page=2'],
  [null, '/dashboard'],
  ['/', '/dashboard'],
  ['/login?returnTo=/x', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
  ['/\t/evil.example', '/dashboard'],
  ['/\t/[', '/dashboard'],
  ['/.//evil.example', '/dashboard'],
])('%j leads to %s', (asked, expected) => {
  expect(returnPath(asked)).toBe(expected);
});

test.each([
  ['returnTo=%2Frepresentative-invitation%2Fabc', '/register?returnTo=%2Frepresentative-invitation%2Fabc'],
  ['', '/register'],
  ['returnTo=%2F%2Fevil.example', '/register'],
])('the next page of a way in keeps what was wanted: %s', (asked, expected) => {
  expect(withReturn('/register', new URLSearchParams(asked))).toBe(expected);
});
