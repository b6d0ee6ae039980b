import { addDays, adDayOf, dayNumber, daysBetween, type AdDay } from './ad-date';

const NEPAL_OFFSET_MS = (5 * 60 + 45) * 60_000;
const DAY_MS = 86_400_000;

/** The AD day it is in Nepal at this instant, whatever the zone of the machine. */
export function nepalDayOf(instant: Date): AdDay {
  return adDayOf(Math.floor((instant.getTime() + NEPAL_OFFSET_MS) / DAY_MS));
}

export function nepalToday(now: Date): AdDay {
  return nepalDayOf(now);
}

/** The instant at which a Nepal day ends: 24:00 NPT, 18:15 UTC. */
export function endOfNepalDay(day: AdDay): Date {
  const number = dayNumber(day);
  if (number === undefined) throw new RangeError(`Not an AD date: ${day}`);
  return new Date((number + 1) * DAY_MS - NEPAL_OFFSET_MS);
}

/** The last day on which a reservation approved at this instant still holds. */
export function reservationLastDay(approvedAt: Date, validityDays: number): AdDay {
  return addDays(nepalDayOf(approvedAt), validityDays);
}

/** The reservation holds until the end of that day. */
export function reservationExpiry(approvedAt: Date, validityDays: number): Date {
  return endOfNepalDay(reservationLastDay(approvedAt, validityDays));
}

/** Days remaining as the dashboard shows them: 0 on the last day, negative once it has passed. */
export function daysRemaining(lastDay: AdDay, now: Date): number {
  return daysBetween(nepalToday(now), lastDay);
}
