import { nepalDayOfInstant } from '@registrar/i18n/dates';

/** The day of Nepal, AD. */
export function today(): string {
  return nepalDayOfInstant(new Date().toISOString());
}
