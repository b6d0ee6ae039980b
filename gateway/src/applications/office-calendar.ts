import { addDays } from '@registrar/domain/calendar';
import { terms } from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { rowsOfKey } from '../platform/terms';
import { isClosed, readHolidays } from './working-hours';

/** The days on which the office is closed, by the office hours in force on each day. */
export interface OfficeCalendar {
  readonly isOpen: (day: string) => boolean;
  /** All closed days between two days, both included: for counting in the database. */
  readonly closedDays: (from: string, to: string) => string[];
}

export async function readOfficeCalendar(db: Kysely<DB>): Promise<OfficeCalendar> {
  const rows = await rowsOfKey(db, 'OFFICE_HOURS');
  const hours = rows.map((row) => ({
    since: row.valid_from,
    closedWeekdays: terms.OFFICE_HOURS.parse(row.value).closedWeekdays,
  }));
  const holidays = await readHolidays(db);
  const isOpen = (day: string): boolean =>
    !isClosed(day, { closedWeekdays: hours.find(({ since }) => since <= day)?.closedWeekdays ?? [], holidays });
  return {
    isOpen,
    closedDays(from, to) {
      const closed: string[] = [];
      for (let day = from; day <= to; day = addDays(day, 1)) if (!isOpen(day)) closed.push(day);
      return closed;
    },
  };
}

/** The day reached after this many working days; the first day is not counted. */
export function addWorkingDays(from: string, days: number, { isOpen }: OfficeCalendar): string {
  let day = from;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isOpen(day)) left -= 1;
  }
  return day;
}
