import { adToBs, formatBsDate, isProvisional, nepalDayOf, withEra } from '@registrar/domain/calendar';
import type { Language } from './language';
import { localizeDigits } from './numbers';
import { utc } from './utc';

/** One day as the portal shows it, each part with its era: BS first, AD under it. */
export interface DatePairText {
  /** Missing where the day lies outside the BS calendar we have. */
  readonly bs?: string;
  readonly ad: string;
  /** The BS year is not published yet. */
  readonly provisional: boolean;
}

/** @param adDay yyyy-MM-dd in AD, a day of Nepal */
export function datePair(adDay: string, language: Language): DatePairText {
  const bs = adToBs(adDay);
  return {
    bs: bs && withEra('BS', formatBsDate(bs), language),
    ad: withEra('AD', adDay, language),
    provisional: bs !== undefined && isProvisional(bs),
  };
}

/** The Nepal day of an instant (UTC, ISO 8601), yyyy-MM-dd in AD. */
export function nepalDayOfInstant(instant: string): string {
  return nepalDayOf(new Date(instant));
}

const NEPAL_OFFSET_MINUTES = 5 * 60 + 45;

/** The wall clock in Nepal at an instant, "14:05". Counted, not asked of Intl, so that every browser agrees. */
export function formatNepalTime(instant: string, language: Language): string {
  return localizeDigits(utc(instant).add(NEPAL_OFFSET_MINUTES, 'minute').format('HH:mm'), language);
}
