import { expect, test } from '@jest/globals';
import { termBetween } from './age';

test.each([
  ['2026-01-15', '2030-01-15', 4, 0],
  ['2026-01-15', '2030-01-14', 3, 11],
  ['2026-01-15', '2027-07-14', 1, 5],
  ['2026-11-30', '2027-12-30', 1, 1],
  ['2024-02-29', '2026-03-01', 2, 0],
])('from %s to %s are %d years and %d months', (from, to, years, months) => {
  expect(termBetween(from, to)).toEqual({ years, months });
});
