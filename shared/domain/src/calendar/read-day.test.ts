import { expect, test } from '@jest/globals';
import { readDay } from './read-day';

test.each([
  '2082-04-01',
  '२०८२-०४-०१',
  '2082–04–01',
  '2082‑04‑01',
  '2082.4.1',
  '2082 / 04 / 01',
  '२०८२।०४।०१',
  '\u200E2082-04-01\u200B',
])('a day is read with whatever stands between its figures: %s', (written) => {
  expect(readDay(written, 'BS', { finished: true })).toEqual({ ok: true, day: '2025-07-17' });
});

test('as long as somebody types, a day has two digits each', () => {
  expect(readDay('2082-04-1', 'BS', { finished: false })).toMatchObject({ ok: false });
  expect(readDay('2082–04–', 'BS', { finished: false })).toMatchObject({ ok: false });
  expect(readDay('2082–04–01', 'BS', { finished: false })).toMatchObject({ ok: true });
});
