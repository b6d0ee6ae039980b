import {
  AD_MONTHS,
  adDayOf,
  adToBs,
  BS_MONTHS,
  bsDateOf,
  bsDayNumber,
  dayNumber,
  daysInBsMonth,
  FIRST_BS_YEAR,
  LAST_BS_YEAR,
} from '@registrar/domain/calendar';
import type { Bilingual } from '@registrar/domain/bilingual';
import { utc } from '@registrar/i18n/utc';

/** One day in the terms of one calendar. Months count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * What a date panel needs of a calendar. The functions are total: a panel at the edge of the table draws the cells
 * beyond it before it learns that they cannot be chosen.
 */
export interface CalendarSystem {
  readonly firstYear: number;
  readonly lastYear: number;
  readonly months: readonly Bilingual[];
  readonly monthLength: (year: number, month: number) => number;
  /** Days since 1970-01-01 AD. */
  readonly toNumber: (date: CalendarDay) => number;
  readonly fromNumber: (number: number) => CalendarDay;
}

export const adCalendar: CalendarSystem = {
  firstYear: 1913,
  lastYear: 2044,
  months: AD_MONTHS,
  monthLength: (year, month) => utc(Date.UTC(year, month - 1, 1)).daysInMonth(),
  toNumber: ({ year, month, day }) => Date.UTC(year, month - 1, day) / 86_400_000,
  fromNumber: (number) => {
    const date = utc(0).add(number, 'day');
    return { year: date.year(), month: date.month() + 1, day: date.date() };
  },
};

const firstDay = bsDayNumber({ year: FIRST_BS_YEAR, month: 1, day: 1 }) ?? 0;
const dayAfterLast = (bsDayNumber({ year: LAST_BS_YEAR, month: 12, day: 1 }) ?? 0) + daysInBsMonth(LAST_BS_YEAR, 12);

/** Beyond the table every month has 30 days; nothing there can be chosen. */
const plainYear = 360;

export const bsCalendar: CalendarSystem = {
  firstYear: FIRST_BS_YEAR,
  lastYear: LAST_BS_YEAR,
  months: BS_MONTHS,
  monthLength: (year, month) => (year < FIRST_BS_YEAR || year > LAST_BS_YEAR ? 30 : daysInBsMonth(year, month)),
  toNumber: ({ year, month, day }) => {
    const intoYear = (month - 1) * 30 + day - 1;
    if (year < FIRST_BS_YEAR) return firstDay - (FIRST_BS_YEAR - year) * plainYear + intoYear;
    if (year > LAST_BS_YEAR) return dayAfterLast + (year - LAST_BS_YEAR - 1) * plainYear + intoYear;
    return (bsDayNumber({ year, month, day: 1 }) ?? firstDay) + day - 1;
  },
  fromNumber: (number) => {
    const inTable = bsDateOf(number);
    if (inTable) return inTable;
    const beyond =
      number < firstDay
        ? { base: FIRST_BS_YEAR, days: number - firstDay }
        : { base: LAST_BS_YEAR + 1, days: number - dayAfterLast };
    const year = beyond.base + Math.floor(beyond.days / plainYear);
    const intoYear = beyond.days - (year - beyond.base) * plainYear;
    return { year, month: Math.floor(intoYear / 30) + 1, day: (intoYear % 30) + 1 };
  },
};

/** Whether the stored day (AD) can be shown in both calendars. */
export const inBothCalendars = (adDay: string): boolean => adToBs(adDay) !== undefined;

export function fromAdDay(adDay: string | undefined, calendar: CalendarSystem): CalendarDay | undefined {
  const number = adDay === undefined ? undefined : dayNumber(adDay);
  return number === undefined ? undefined : calendar.fromNumber(number);
}

export const toAdDay = (date: CalendarDay, calendar: CalendarSystem): string => adDayOf(calendar.toNumber(date));
