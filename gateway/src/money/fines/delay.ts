import type { DaysNotCounted, DualDay } from '@registrar/domain/calls/fine-working';
import {
  addBsMonths,
  addDays,
  adToBs,
  bsToAd,
  daysBetween,
  formatBsDate,
  isProvisional,
  type AdDay,
  type BsDate,
} from '@registrar/domain/calendar';
import type { NoFinePeriod } from './fine-rules';

/** A day in both calendars, as stored with a fine. */
export function dualDay(day: AdDay): DualDay {
  const bs = bsOf(day);
  return { ad: day, bs: formatBsDate(bs), provisional: isProvisional(bs) };
}

export function bsOf(day: AdDay): BsDate {
  const bs = adToBs(day);
  if (!bs) throw new RangeError(`${day} lies outside the Nepali calendar that is kept`);
  return bs;
}

/** The first day of month 0, 1, 2 … of a delay. If the month is shorter, its last day. */
export function monthBegins(fineFrom: AdDay, month: number): AdDay {
  const begins = addBsMonths(bsOf(fineFrom), month);
  const day = begins && bsToAd(begins);
  if (day === undefined)
    throw new RangeError(`The Nepali calendar that is kept ends before month ${month} after ${fineFrom}`);
  return day;
}

export interface GraceTerms {
  readonly graceDays: number;
  readonly noFinePeriods: readonly NoFinePeriod[];
}

/**
 * The days that do not count between a due day and a filing day: the grace days, and the days without fines in between,
 * each day once.
 */
export function daysNotCounted(
  dueOn: AdDay,
  filedOn: AdDay,
  { graceDays, noFinePeriods }: GraceTerms,
): DaysNotCounted[] {
  if (filedOn <= dueOn) return [];
  const found: DaysNotCounted[] = [];
  if (graceDays > 0)
    found.push({
      reason: 'GRACE',
      days: graceDays,
      from: addDays(dueOn, 1),
      to: addDays(dueOn, graceDays),
      nameNepali: 'थप म्याद',
      nameEnglish: 'Grace days',
      reference: '',
      referenceNepali: '',
    });
  let counted = addDays(dueOn, -1); // an outage on the due day itself counts too
  for (const period of [...noFinePeriods].sort((a, b) => a.from.localeCompare(b.from))) {
    const from = period.from > counted ? period.from : addDays(counted, 1);
    const to = period.to < filedOn ? period.to : filedOn;
    if (from > to) continue;
    const { nameNepali, nameEnglish, reference, referenceNepali } = period;
    found.push({
      reason: 'NO_FINE',
      days: daysBetween(from, to) + 1,
      from,
      to,
      nameNepali,
      nameEnglish,
      reference,
      referenceNepali,
    });
    counted = to;
  }
  return found;
}

/** The first day with a fine. */
export function fineStart(dueOn: AdDay, notCounted: readonly DaysNotCounted[]): AdDay {
  return addDays(dueOn, 1 + notCounted.reduce((sum, { days }) => sum + days, 0));
}
