import { plainCode } from '../plain-text';
import type { ValidationCode } from '../messages/validation';
import { daysInBsMonth, FIRST_BS_YEAR, LAST_BS_YEAR, PUBLISHED_THROUGH } from './month-table';

export interface BsDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export type BsDateResult =
  | { readonly ok: true; readonly date: BsDate }
  | { readonly ok: false; readonly code: ValidationCode; readonly parameters?: Readonly<Record<string, number>> };

/** The range messages of the specification, then the month's own length, which alone decides about day 32. */
export function validateBsDate(year: number, month: number, day: number): BsDateResult {
  if (!Number.isInteger(year) || year < FIRST_BS_YEAR || year > LAST_BS_YEAR)
    return { ok: false, code: 'BS_YEAR_RANGE' };
  if (!Number.isInteger(month) || month < 1 || month > 12) return { ok: false, code: 'BS_MONTH_RANGE' };
  if (!Number.isInteger(day) || day < 1 || day > 32) return { ok: false, code: 'BS_DAY_RANGE' };
  const maximum = daysInBsMonth(year, month);
  return day <= maximum
    ? { ok: true, date: { year, month, day } }
    : { ok: false, code: 'BS_DAY_NOT_IN_MONTH', parameters: { maximum } };
}

/** Reads yyyy-MM-dd in either script's digits. */
export function parseBsDate(text: string): BsDateResult {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(plainCode(text)) ?? [];
  return year === undefined
    ? { ok: false, code: 'DATE_FORMAT' }
    : validateBsDate(Number(year), Number(month), Number(day));
}

export function formatBsDate({ year, month, day }: BsDate): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** A date whose month lengths are projected, not published: refused for a legal deadline, marked when shown. */
export function isProvisional(date: BsDate): boolean {
  return date.year > PUBLISHED_THROUGH;
}
