import { expect, test } from '@jest/globals';
import { judge } from './row';

const row = { name: 'row', unit: 'ms' as const };

test('a row is held against the peer of the same run', () => {
  expect(
    judge({ ...row, ours: [110, 90, 100], peer: [100, 100, 100], bar: { kind: 'at most times', factor: 1.1 } }),
  ).toMatchObject({ ratio: 1, met: true });
  expect(judge({ ...row, ours: [120], peer: [100], bar: { kind: 'at most times', factor: 1.1 } }).met).toBe(false);
  expect(judge({ ...row, ours: [50], peer: [100], bar: { kind: 'at least times', factor: 0.6 } }).met).toBe(false);
  expect(judge({ ...row, ours: [11], peer: [7], bar: { kind: 'at most more', count: 4 } }).met).toBe(true);
});

test('a bar against a peer that was not measured is not met', () => {
  expect(judge({ ...row, ours: [1], bar: { kind: 'at most times', factor: 2 } }).met).toBe(false);
});

test('a figure that is only reported can miss nothing', () => {
  expect(judge({ ...row, ours: [1], bar: { kind: 'reported' } }).met).toBeNull();
});
