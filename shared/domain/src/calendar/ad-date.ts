/**
 * An AD day is a string yyyy-MM-dd or its day number. Day numbers count from 1970-01-01 and come from Date.UTC alone:
 * local midnights do not all exist in Nepal (1986-01-01 began at 00:15).
 */
export type AdDay = string;
const DAY_MS = 86_400_000;

/** The number of a day, or undefined where the text is no AD date. */
export function dayNumber(text: AdDay): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isThere =
    date.getUTCFullYear() === Number(year) &&
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day);
  return isThere ? date.getTime() / DAY_MS : undefined;
}

/** Put together by hand: fines ask for thousands of days, and `toISOString` takes three times as long. */
export function adDayOf(number: number): AdDay {
  const date = new Date(number * DAY_MS);
  const year = date.getUTCFullYear();
  if (!(year >= 1000 && year <= 9999)) return date.toISOString().slice(0, 10);
  return `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
}

const twoDigits = (number: number): string => (number < 10 ? `0${number}` : String(number));

/** 0 is Sunday. */
export function weekdayOf(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}

/** Days from one AD day to another; negative backwards, NaN where either is no date. */
export function daysBetween(from: AdDay, to: AdDay): number {
  return (dayNumber(to) ?? NaN) - (dayNumber(from) ?? NaN);
}

/** The AD day so many days later. */
export function addDays(from: AdDay, days: number): AdDay {
  const number = dayNumber(from);
  if (number === undefined) throw new RangeError(`Not an AD date: ${from}`);
  return adDayOf(number + days);
}
