import { addBsMonths, addDays, adToBs, bsToAd, type AdDay } from '../calendar';
import type { NoticeType } from '../enumerations/deregistration';
import type { TermOf } from '../schedules';

/** A Nepali month has 32 days at most: beyond the stored calendar a notice ends later, never earlier. */
const LONGEST_MONTH = 32;

/** How long the notices of a day are: months for TWO_MONTHS, days for the others. */
export type NoticeLengths = Pick<TermOf<'NOTICE_TERMS'>, NoticeType>;

/**
 * The last day of a notice. The day of publication does not count; an end on a day on which the office is closed moves
 * to the next one on which it is open.
 *
 * @param isClosed whether the office is closed on a day (AD)
 */
export function noticeEndsOn(
  { length, publishedOn }: { readonly length: NoticeType; readonly publishedOn: AdDay },
  lengths: NoticeLengths,
  isClosed: (day: AdDay) => boolean,
): AdDay {
  const counted = lengths[length];
  return firstOpenDay(
    length === 'TWO_MONTHS' ? monthsLater(publishedOn, counted) : addDays(publishedOn, counted),
    isClosed,
  );
}

/** The day itself, or the next one on which the office is open. */
export function firstOpenDay(day: AdDay, isClosed: (day: AdDay) => boolean): AdDay {
  let open = day;
  while (isClosed(open)) open = addDays(open, 1);
  return open;
}

function monthsLater(day: AdDay, months: number): AdDay {
  const bs = adToBs(day);
  const later = bs && addBsMonths(bs, months);
  return (later && bsToAd(later)) ?? addDays(day, months * LONGEST_MONTH);
}
