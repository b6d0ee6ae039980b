import { z } from 'zod';
import type { Term } from '../lookups/configuration';
import { dayInNepal, startOfDayInNepal } from '../platform/clock';

const timeOfDay = z.string().regex(/^\d{2}:\d{2}$/);
const officeHoursSchema = z
  .object({ opensAt: timeOfDay, closesAt: timeOfDay, closedWeekdays: z.array(z.int().min(0).max(6)).max(6) })
  .refine((hours) => hours.opensAt < hours.closesAt);
export type OfficeHours = z.infer<typeof officeHoursSchema>;
export const OFFICE_HOURS: Term<OfficeHours> = { key: 'OFFICE_HOURS', schema: officeHoursSchema };
export const CLAIM_LEASE: Term<{ workingHours: number }> = { key: 'CLAIM_LEASE', schema: z.object({ workingHours: z.number().positive() }) };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The moment at which so many hours of work have passed: the clock stands still when the office is closed. */
export function addWorkingHours(from: Date, hours: number, office: OfficeHours): Date {
  let left = hours * HOUR_MS;
  for (let day = startOfDayInNepal(dayInNepal(from)); ; day = new Date(day.getTime() + DAY_MS)) {
    if (isClosed(day, office)) continue;
    const opens = Math.max(day.getTime() + sinceMidnight(office.opensAt), from.getTime());
    const open = day.getTime() + sinceMidnight(office.closesAt) - opens;
    if (open <= 0) continue;
    if (left <= open) return new Date(opens + left);
    left -= open;
  }
}

function isClosed(startOfDay: Date, office: OfficeHours): boolean {
  const weekday = new Date(`${dayInNepal(startOfDay)}T00:00:00Z`).getUTCDay();
  return office.closedWeekdays.includes(weekday);
}

function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MS + minutes * 60_000;
}
