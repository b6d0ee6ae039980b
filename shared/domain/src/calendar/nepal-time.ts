import { adDayOf, daysBetween, type AdDay } from './ad-date';

const NEPAL_OFFSET_MS = (5 * 60 + 45) * 60_000;
const DAY_MS = 86_400_000;

/** The AD day it is in Nepal at this instant, whatever the zone of the machine. */
export function nepalDayOf(instant: Date): AdDay {
  return adDayOf(Math.floor((instant.getTime() + NEPAL_OFFSET_MS) / DAY_MS));
}

export function nepalToday(now: Date): AdDay {
  return nepalDayOf(now);
}

/** Days remaining as the dashboard shows them: 0 on the last day, negative once it has passed. */
export function daysRemaining(lastDay: AdDay, now: Date): number {
  return daysBetween(nepalToday(now), lastDay);
}
