import type { Kysely } from 'kysely';
import { terms, type TermOf } from '@registrar/domain/schedules';
import { readTerm, rowsOfKey } from '../platform/terms';
import { dayInNepal, startOfDayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';

export type OfficeHours = Pick<TermOf<'OFFICE_HOURS'>, 'opensAt' | 'closesAt' | 'closedWeekdays'> & {
  readonly holidays?: ReadonlySet<string>;
};

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * HOUR_MS;

/** The office hours in force on a day in Nepal, with all known holidays. */
export async function readOfficeHours(db: Kysely<DB>, today: string): Promise<OfficeHours> {
  return { ...(await readTerm(db, 'OFFICE_HOURS', today)), holidays: await readHolidays(db) };
}

export type Holiday = TermOf<'PUBLIC_HOLIDAYS'>['days'][number];

export async function readHolidays(db: Kysely<DB>): Promise<Set<string>> {
  return new Set((await listHolidays(db)).map(({ day }) => day));
}

/**
 * Holidays besides the closed weekdays, in their order. For each day the row in force on it decides: a later row can
 * add a holiday and remove one that was moved.
 */
export async function listHolidays(db: Kysely<DB>): Promise<Holiday[]> {
  const stored = await rowsOfKey(db, 'PUBLIC_HOLIDAYS');
  const rows = stored.map((row) => ({ ...row, days: terms.PUBLIC_HOLIDAYS.parse(row.value).days }));
  const inForceOn = (day: string) =>
    rows.find(({ valid_from, valid_to }) => valid_from <= day && (valid_to === null || valid_to >= day));
  return rows
    .flatMap((row) => row.days.filter(({ day }) => inForceOn(day) === row))
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** The instant after this many working hours; time outside the office hours is not counted. */
export function addWorkingHours(from: Date, hours: number, office: OfficeHours): Date {
  let left = hours * HOUR_MS;
  for (let day = startOfDayInNepal(dayInNepal(from)); ; day = new Date(day.getTime() + DAY_MS)) {
    const [opens, closes] = openFrom(day, from, office);
    if (closes <= opens) continue;
    if (left <= closes - opens) return new Date(opens + left);
    left -= closes - opens;
  }
}

/** Whole working minutes between two instants. */
export function workingMinutesBetween(from: Date, until: Date, office: OfficeHours): number {
  let total = 0;
  for (let day = startOfDayInNepal(dayInNepal(from)); day < until; day = new Date(day.getTime() + DAY_MS)) {
    const [opens, closes] = openFrom(day, from, office);
    total += Math.max(0, Math.min(closes, until.getTime()) - opens);
  }
  return Math.floor(total / MINUTE_MS);
}

/** The opening and closing time on a day, from an instant on; none on a closed day. */
function openFrom(startOfDay: Date, from: Date, office: OfficeHours): readonly [opens: number, closes: number] {
  if (isClosed(dayInNepal(startOfDay), office)) return [0, 0];
  return [
    Math.max(startOfDay.getTime() + sinceMidnight(office.opensAt), from.getTime()),
    startOfDay.getTime() + sinceMidnight(office.closesAt),
  ];
}

export function isClosed(
  day: string,
  { closedWeekdays, holidays }: Pick<OfficeHours, 'closedWeekdays' | 'holidays'>,
): boolean {
  return closedWeekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) || (holidays?.has(day) ?? false);
}

function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS;
}
