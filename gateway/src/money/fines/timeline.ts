import { fiscalYearOf, type AdDay } from '@registrar/domain/calendar';
import { daysNotCounted, fineStart, monthBegins, type GraceTerms } from './delay';

/** The months of a delay: the first day of each, and its fiscal year. */
export interface Timeline {
  beginOf(month: number): AdDay;
  fiscalYearOfMonth(month: number): string;
  /** The number of months that had begun by the end of a day. */
  begunBy(day: AdDay): number;
}

// The search for the next increase asks for the amount on many days, so the months of a fine are computed once.
const kept = new WeakMap<GraceTerms, Map<AdDay, Timeline>>();

export function timelineOf(dueOn: AdDay, terms: GraceTerms): Timeline {
  const timelines = kept.get(terms) ?? new Map<AdDay, Timeline>();
  kept.set(terms, timelines);
  const found = timelines.get(dueOn) ?? newTimeline(dueOn, terms);
  timelines.set(dueOn, found);
  return found;
}

function newTimeline(dueOn: AdDay, terms: GraceTerms): Timeline {
  const begins: AdDay[] = [];
  const years: string[] = [];
  const beginOf = (month: number): AdDay => (begins[month] ??= monthBeginsOn(dueOn, terms, month));
  return {
    beginOf,
    fiscalYearOfMonth(month) {
      const year = years[month] ?? fiscalYearOf(beginOf(month))?.name;
      if (year === undefined) throw new RangeError(`No fiscal year is known for ${beginOf(month)}`);
      return (years[month] = year);
    },
    begunBy(day) {
      let months = 0;
      while (beginOf(months) <= day) months += 1;
      return months;
    },
  };
}

/**
 * The day on which the given month of delay began. Days without fines before it are left out; a month that has begun
 * stays begun, even if later days without fines move the first fined day.
 */
function monthBeginsOn(dueOn: AdDay, terms: GraceTerms, month: number): AdDay {
  let day = dueOn;
  for (;;) {
    const next = monthBegins(fineStart(dueOn, daysNotCounted(dueOn, day, terms)), month);
    if (next <= day) return day;
    day = next; // a later day may have more days without fines before it
  }
}
