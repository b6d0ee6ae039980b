import { addBsMonths, addDays, adToBs, bsToAd, type AdDay } from '../calendar';

/**
 * Sections 76 and 80(2): the months after the end of the year within which the general meeting is held and the report
 * filed.
 */
export const MONTHS_TO_MEET = 6;

/** The last day for the general meeting of a year; undefined beyond the known calendar. */
export function lastDayToMeet(endsOn: AdDay): AdDay | undefined {
  const first = adToBs(addDays(endsOn, 1));
  const later = first && addBsMonths(first, MONTHS_TO_MEET);
  const day = later && bsToAd(later);
  return day && addDays(day, -1);
}
