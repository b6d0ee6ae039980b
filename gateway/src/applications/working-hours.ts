import type { Kysely } from 'kysely';
import { z } from 'zod';
import { readTerm, type Term } from '../lookups/configuration';
import { dayInNepal, startOfDayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';

const timeOfDay = z.string().regex(/^\d{2}:\d{2}$/);
export const officeHoursSchema = z
  .object({ opensAt: timeOfDay, closesAt: timeOfDay, closedWeekdays: z.array(z.int().min(0).max(6)).max(6) })
  .refine((hours) => hours.opensAt < hours.closesAt);
export const OFFICE_HOURS: Term<z.infer<typeof officeHoursSchema>> = { key: 'OFFICE_HOURS', schema: officeHoursSchema };
export const CLAIM_LEASE: Term<{ workingHours: number }> = { key: 'CLAIM_LEASE', schema: z.object({ workingHours: z.number().positive() }) };

/** Dated rows of days on which the office is closed besides its closed weekdays; one row a year. */
export const publicHolidaysSchema = z.object({ days: z.array(z.object({ day: z.iso.date(), nameNepali: z.string(), nameEnglish: z.string() })) });
export const PUBLIC_HOLIDAYS = 'PUBLIC_HOLIDAYS';

export type OfficeHours = z.infer<typeof officeHoursSchema> & { readonly holidays?: ReadonlySet<string> };

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * HOUR_MS;

/** The hours in force on a day of Nepal, with all holidays that are known. */
export async function readOfficeHours(db: Kysely<DB>, today: string): Promise<OfficeHours> {
  return { ...(await readTerm(db, OFFICE_HOURS, today)), holidays: await readHolidays(db) };
}

export async function readHolidays(db: Kysely<DB>): Promise<Set<string>> {
  const rows = await db.selectFrom('configuration').select('value').where('key', '=', PUBLIC_HOLIDAYS).execute();
  return new Set(rows.flatMap(({ value }) => publicHolidaysSchema.parse(value).days.map(({ day }) => day)));
}

/** The moment at which so many hours of work have passed: the clock stands still when the office is closed. */
export function addWorkingHours(from: Date, hours: number, office: OfficeHours): Date {
  let left = hours * HOUR_MS;
  for (let day = startOfDayInNepal(dayInNepal(from)); ; day = new Date(day.getTime() + DAY_MS)) {
    const [opens, closes] = openFrom(day, from, office);
    if (closes <= opens) continue;
    if (left <= closes - opens) return new Date(opens + left);
    left -= closes - opens;
  }
}

/** Minutes of work between two moments, whole ones. */
export function workingMinutesBetween(from: Date, until: Date, office: OfficeHours): number {
  let total = 0;
  for (let day = startOfDayInNepal(dayInNepal(from)); day < until; day = new Date(day.getTime() + DAY_MS)) {
    const [opens, closes] = openFrom(day, from, office);
    total += Math.max(0, Math.min(closes, until.getTime()) - opens);
  }
  return Math.floor(total / MINUTE_MS);
}

/** When the office is open on a day, as far as it lies after a moment; nothing on a closed day. */
function openFrom(startOfDay: Date, from: Date, office: OfficeHours): readonly [opens: number, closes: number] {
  if (isClosed(dayInNepal(startOfDay), office)) return [0, 0];
  return [Math.max(startOfDay.getTime() + sinceMidnight(office.opensAt), from.getTime()), startOfDay.getTime() + sinceMidnight(office.closesAt)];
}

export function isClosed(day: string, { closedWeekdays, holidays }: Pick<OfficeHours, 'closedWeekdays' | 'holidays'>): boolean {
  return closedWeekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) || (holidays?.has(day) ?? false);
}

function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS;
}
