import { expect, test } from '@jest/globals';
import { waitClock, waitWords } from './wait-words';

test.each([
  [1, 'wait.seconds', 1],
  [90, 'wait.seconds', 90],
  [91, 'wait.minutes', 2],
  [900, 'wait.minutes', 15],
  [5400, 'wait.minutes', 90],
  [5401, 'wait.hours', 2],
])('%i seconds are said as %s %i', (seconds, key, count) => {
  expect(waitWords(seconds)).toEqual({ key, count });
});

test.each([
  [5, '0:05'],
  [65, '1:05'],
  [3605, '1:00:05'],
])('%i seconds stand as %s', (seconds, clock) => {
  expect(waitClock(seconds)).toBe(clock);
});
