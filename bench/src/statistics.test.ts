import { expect, test } from '@jest/globals';
import { median, percentile } from './statistics';

test('the median is the middle, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 2, 3, 100])).toBe(2.5);
});

test('a percentile lies between its neighbours', () => {
  expect(percentile([0, 10], 99)).toBeCloseTo(9.9);
  expect(percentile([7], 99)).toBe(7);
});

test('nothing measured is no figure', () => {
  expect(median([])).toBeNaN();
});
