import { expect, test } from '@jest/globals';
import { adCalendar, bsCalendar, fromAdDay, toAdDay } from './calendar-system';
import { generateConfigOf } from './generate-config';

const bs = generateConfigOf(bsCalendar, () => new Date('2025-07-16T18:15:00Z'));
const day = (year: number, month: number, date: number) => ({ year, month, day: date });

test('today is the day of Nepal', () => {
  expect(bs.getNow()).toEqual(day(2082, 4, 1));
});

test('months are as long as the table says', () => {
  expect(bs.getEndDate(day(2082, 3, 1))).toEqual(day(2082, 3, 32));
  expect(bs.addMonth(day(2082, 3, 32), 1)).toEqual(day(2082, 4, 31));
  expect(bs.addMonth(day(2082, 1, 15), -1)).toEqual(day(2081, 12, 15));
  expect(bs.setMonth(day(2082, 3, 32), 8)).toEqual(day(2082, 9, 30));
  expect(bs.addDate(day(2082, 12, 30), 1)).toEqual(day(2083, 1, 1));
  expect(bs.addYear(day(2082, 3, 32), 1).year).toBe(2083);
});

test('the week begins on Sunday', () => {
  // 2082-04-01 is a Thursday.
  expect(bs.getWeekDay(day(2082, 4, 1))).toBe(4);
  expect(bs.locale.getWeekFirstDate('ne', day(2082, 4, 1))).toEqual(day(2082, 3, 29));
});

test('is written and read in the digits and names of the language', () => {
  expect(bs.locale.format('ne_NP', day(2082, 4, 1), 'YYYY-MM-DD')).toBe('२०८२-०४-०१');
  expect(bs.locale.format('en_US', day(2082, 4, 1), 'MMM YYYY D')).toBe('Shrawan 2082 1');
  expect(bs.locale.parse('ne_NP', '२०८२/०४/०१', ['YYYY-MM-DD'])).toEqual(day(2082, 4, 1));
  expect(bs.locale.parse('en_US', '2082-04-1', ['YYYY-MM-DD'])).toBeNull();
  expect(bs.locale.parse('en_US', '2082-04-33', ['YYYY-MM-DD'])).toBeNull();
  expect(bs.locale.parse('en_US', '2101-01-01', ['YYYY-MM-DD'])).toBeNull();
  expect(bs.locale.getShortMonths?.('ne_NP')[0]).toBe('वैशाख');
});

test('a panel may walk beyond the table and comes back to the same day', () => {
  for (const start of [day(1970, 1, 1), day(2100, 12, 30)]) {
    for (const days of [-800, -31, -1, 1, 31, 800]) {
      expect(bs.addDate(bs.addDate(start, days), -days)).toEqual(start);
    }
  }
  expect(bs.isAfter(bs.addMonth(day(2100, 12, 1), 1), day(2100, 12, 1))).toBe(true);
});

test('the stored day is the same in both calendars', () => {
  expect(fromAdDay('2025-07-17', bsCalendar)).toEqual(day(2082, 4, 1));
  expect(toAdDay(day(2082, 4, 1), bsCalendar)).toBe('2025-07-17');
  expect(toAdDay(day(2025, 7, 17), adCalendar)).toBe('2025-07-17');
  expect(adCalendar.monthLength(2024, 2)).toBe(29);
});
