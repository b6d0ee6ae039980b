import { adDayOf, dayNumber, type AdDay } from './ad-date';
import type { BsDate } from './bs-date';
import { daysInBsMonth, FIRST_BS_YEAR, LAST_BS_YEAR } from './month-table';

/** BS 1970-01-01 is AD 1913-04-13; the specification's 1913-03-13 counts months from zero. */
const EPOCH = Date.UTC(1913, 3, 13) / 86_400_000;

/** Day number of the first day of every month, in order, and of the day after the last one. */
const MONTH_STARTS: readonly number[] = (() => {
  const starts = [EPOCH];
  let next = EPOCH;
  for (let year = FIRST_BS_YEAR; year <= LAST_BS_YEAR; year += 1) {
    for (let month = 1; month <= 12; month += 1) starts.push((next += daysInBsMonth(year, month)));
  }
  return starts;
})();

const indexOf = (date: BsDate): number => (date.year - FIRST_BS_YEAR) * 12 + date.month - 1;

/** The day number of a valid BS date, or undefined. */
export function bsDayNumber(date: BsDate): number | undefined {
  if (date.day < 1 || date.day > daysInBsMonth(date.year, date.month)) return undefined;
  const start = MONTH_STARTS[indexOf(date)];
  return start === undefined ? undefined : start + date.day - 1;
}

/** The BS date of a day number, or undefined outside 1970 to 2100 BS. */
export function bsDateOf(number: number): BsDate | undefined {
  let low = 0;
  let high = MONTH_STARTS.length - 1;
  const at = (index: number): number => MONTH_STARTS[index] ?? NaN;
  if (!(number >= EPOCH && number < at(high))) return undefined;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (at(middle) <= number) low = middle;
    else high = middle;
  }
  return { year: FIRST_BS_YEAR + Math.floor(low / 12), month: (low % 12) + 1, day: number - at(low) + 1 };
}

export function bsToAd(date: BsDate): AdDay | undefined {
  const number = bsDayNumber(date);
  return number === undefined ? undefined : adDayOf(number);
}

export function adToBs(day: AdDay): BsDate | undefined {
  const number = dayNumber(day);
  return number === undefined ? undefined : bsDateOf(number);
}

/** So many BS months later; a day the target month does not have becomes its last day. */
export function addBsMonths(date: BsDate, months: number): BsDate | undefined {
  const index = indexOf(date) + months;
  const year = FIRST_BS_YEAR + Math.floor(index / 12);
  const month = (((index % 12) + 12) % 12) + 1;
  const length = daysInBsMonth(year, month);
  return length === 0 ? undefined : { year, month, day: Math.min(date.day, length) };
}
