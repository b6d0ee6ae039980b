import { addDays, adToBs, daysBetween, type AdDay } from '@registrar/domain/calendar';
import type { ScheduleSample } from '@registrar/domain/calls/schedules';
import type { NoFinePeriod } from '../money/fines/fine-rules';
import { NOBODY } from './effect-of-fees';
import { dayLate, MONTHS_LATE, PAID_UP, sampleFine, type FineRow, type SampleTerms } from './sample-fine';

/** The smallest company that section 81(2) knows: days excuse every band alike, so that one tells what they do. */
const [PAID_UP_OF_SAMPLE = 0] = PAID_UP;
const YEARS_LOOKED_AT = 3;

/**
 * The fine of one company at six delays, each the first day on which it grows, with the days as they are and as they
 * are to be.
 */
function effectOfDays(fine: FineRow, dueOn: AdDay, before: SampleTerms | null, after: SampleTerms): ScheduleSample[] {
  // beyond the months that are kept nothing can be counted
  if (adToBs(addDays(dueOn, YEARS_LOOKED_AT * 366)) === undefined) return [];
  return MONTHS_LATE.map((months): ScheduleSample => {
    const filedOn = dayLate(dueOn, months);
    const fineWith = (terms: SampleTerms) =>
      sampleFine('FINE_S81_2', fine, terms, { paidUpPaisa: PAID_UP_OF_SAMPLE, dueOn, filedOn });
    return {
      ...NOBODY,
      capitalPaisa: PAID_UP_OF_SAMPLE,
      daysLate: daysBetween(dueOn, filedOn),
      beforePaisa: before && fineWith(before),
      afterPaisa: fineWith(after),
    };
  });
}

/** Due on the day before the new row begins. */
export function effectOfGrace(
  fine: FineRow,
  validFrom: AdDay,
  beforeDays: number | null,
  afterDays: number,
): ScheduleSample[] {
  return effectOfDays(fine, addDays(validFrom, -1), beforeDays === null ? null : { graceDays: beforeDays }, {
    graceDays: afterDays,
  });
}

/** Due on the day before the excused days, so that all of them lie in the delay: without them, and with them. */
export function effectOfNoFineDays(fine: FineRow, period: NoFinePeriod): ScheduleSample[] {
  return effectOfDays(fine, addDays(period.from, -1), {}, { noFinePeriods: [period] });
}
