import type { GenerateConfig } from '@rc-component/picker/generate/index';
import { toLatinDigits } from '@registrar/domain/digits';
import { dayNumber, nepalToday, WEEKDAYS, weekdayOf } from '@registrar/domain/calendar';
import { toLanguage } from '@registrar/i18n/language';
import { localizeDigits } from '@registrar/i18n/numbers';
import type { CalendarDay, CalendarSystem } from './calendar-system';

const atMidnight = () => 0;
const unchanged = (date: CalendarDay): CalendarDay => date;
const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/** Teaches the date panel another calendar. Days have no hours here, so the parts of a day are always zero. */
export function generateConfigOf(
  calendar: CalendarSystem,
  now: () => Date = () => new Date(),
): GenerateConfig<CalendarDay> {
  const { months, monthLength, toNumber, fromNumber } = calendar;
  const addDate = (date: CalendarDay, days: number): CalendarDay => fromNumber(toNumber(date) + days);
  const weekday = (date: CalendarDay): number => weekdayOf(toNumber(date));
  /** A day that the new month does not have becomes its last one. */
  const clamp = (year: number, month: number, day: number): CalendarDay => ({
    year,
    month,
    day: Math.min(day, monthLength(year, month)),
  });
  const addMonth = ({ year, month, day }: CalendarDay, difference: number): CalendarDay => {
    const index = year * 12 + month - 1 + difference;
    return clamp(Math.floor(index / 12), (((index % 12) + 12) % 12) + 1, day);
  };

  return {
    getWeekDay: weekday,
    getMillisecond: atMidnight,
    getSecond: atMidnight,
    getMinute: atMidnight,
    getHour: atMidnight,
    getDate: ({ day }) => day,
    getMonth: ({ month }) => month - 1,
    getYear: ({ year }) => year,
    getNow: () => fromNumber(dayNumber(nepalToday(now())) ?? 0),
    getFixedDate: (adDay) => fromNumber(dayNumber(adDay) ?? 0),
    getEndDate: ({ year, month }) => ({ year, month, day: monthLength(year, month) }),

    addYear: (date, difference) => addMonth(date, difference * 12),
    addMonth,
    addDate,
    setYear: ({ month, day }, year) => clamp(year, month, day),
    setMonth: ({ year, day }, month) => clamp(year, month + 1, day),
    setDate: ({ year, month }, day) => addDate({ year, month, day: 1 }, day - 1),
    setHour: unchanged,
    setMinute: unchanged,
    setSecond: unchanged,
    setMillisecond: unchanged,

    isAfter: (one, other) => toNumber(one) > toNumber(other),
    isValidate: ({ year, month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month),

    locale: {
      getWeekFirstDay: () => 0,
      getWeekFirstDate: (_, date) => addDate(date, -weekday(date)),
      getWeek: (_, date) => Math.floor((toNumber(date) - toNumber({ year: date.year, month: 1, day: 1 })) / 7) + 1,
      getShortWeekDays: (locale) => WEEKDAYS.map(({ short }) => short[toLanguage(locale)]),
      getShortMonths: (locale) => months.map((month) => month[toLanguage(locale)]),
      format: (locale, { year, month, day }, format) => {
        const language = toLanguage(locale);
        const parts: Readonly<Record<string, string>> = {
          YYYY: pad(year, 4),
          MMMM: months[month - 1]?.[language] ?? '',
          MMM: months[month - 1]?.[language] ?? '',
          MM: pad(month, 2),
          M: String(month),
          DD: pad(day, 2),
          D: String(day),
        };
        return localizeDigits(
          format.replace(/YYYY|MMMM|MMM|MM|M|DD|D/g, (token) => parts[token] ?? token),
          language,
        );
      },
      parse: (_, text) => {
        // Two digits each: "2082-04-1" would be taken as complete before its last digit is typed.
        const [, year, month, day] = /^(\d{4})[-/.](\d{2})[-/.](\d{2})$/.exec(toLatinDigits(text.trim())) ?? [];
        const date = { year: Number(year), month: Number(month), day: Number(day) };
        const known =
          date.year >= calendar.firstYear && date.year <= calendar.lastYear && date.month >= 1 && date.month <= 12;
        return known && date.day >= 1 && date.day <= monthLength(date.year, date.month) ? date : null;
      },
    },
  };
}
