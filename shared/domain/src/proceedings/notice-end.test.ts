import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { adToBs, addDays, bsToAd, daysBetween } from '../calendar';
import { noticeTypes } from '../enumerations';
import { noticeEndsOn, type NoticeLengths } from './notice-end';

const LENGTHS: NoticeLengths = {
  THIRTY_FIVE_DAY: 35,
  TWENTY_ONE_DAY_I: 21,
  TWENTY_ONE_DAY_II: 21,
  ONE_DAY: 1,
  THIRTY_DAY: 30,
  TWO_MONTHS: 2,
};
const never = () => false;

test('a notice of days ends so many days after the day of publication; one of months on the same day of the Nepali month', () => {
  const on = (length: keyof NoticeLengths) => noticeEndsOn({ length, publishedOn: '2026-11-28' }, LENGTHS, never);
  expect(noticeTypes.keys.map(on)).toEqual([
    '2027-01-02',
    '2026-12-19',
    '2026-12-19',
    '2026-11-29',
    '2026-12-28',
    // Mangsir 12 to Magh 12
    bsToAd({ ...adToBs('2026-11-28')!, month: 10 }),
  ]);
});

test('an end on a closed day moves to the next open one, never to an earlier one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...noticeTypes.keys),
      fc.nat(3_000),
      fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 60 }),
      (length, after, shut) => {
        const publishedOn = addDays('2026-11-28', after);
        const closed = new Set(shut.map((days) => addDays(publishedOn, days)));
        const bare = noticeEndsOn({ length, publishedOn }, LENGTHS, never);
        const moved = noticeEndsOn({ length, publishedOn }, LENGTHS, (day) => closed.has(day));
        expect([closed.has(moved), moved >= bare]).toEqual([false, true]);
        for (let day = bare; day < moved; day = addDays(day, 1)) expect(closed.has(day)).toBe(true);
      },
    ),
  );
});

test('months beyond the stored calendar make a notice longer, never shorter', () => {
  const publishedOn = '2200-01-01';
  const end = noticeEndsOn({ length: 'TWO_MONTHS', publishedOn }, LENGTHS, never);
  expect(daysBetween(publishedOn, end)).toBeGreaterThanOrEqual(60);
});
