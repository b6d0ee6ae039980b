import { datePair, formatNepalTime, nepalDayOfInstant } from '@registrar/i18n/dates';
import type { Language } from '@registrar/i18n/language';

/** "2083-08-12 BS, 14:05", the wall clock in Nepal. */
export function dayAndTime(instant: string, language: Language): string {
  const day = datePair(nepalDayOfInstant(instant), language);
  return `${day.bs ?? day.ad}, ${formatNepalTime(instant, language)}`;
}
