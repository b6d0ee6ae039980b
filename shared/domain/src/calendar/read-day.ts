import type { MessageParameters, ValidationCode } from '../messages/validation';
import { plainCode } from '../plain-text';
import { parseBsDate } from './bs-date';
import { adToBs, bsToAd } from './convert';

export type DayReading =
  /** The day in AD, yyyy-MM-dd. */
  { readonly ok: true; readonly day: string } | ({ readonly ok: false } & DayRefusal);

/** Why a text is no day: the code of the sentence that says it. */
export interface DayRefusal {
  readonly code: ValidationCode;
  readonly parameters?: MessageParameters;
}

const refuse = ({ code, parameters }: DayRefusal): DayReading => ({ ok: false, code, parameters });

/**
 * A day as somebody types it, with any dash, slash or dot and the digits of either script. As long as the typing goes
 * on, month and day count only with two digits each: "2082-04-1" would be taken before its last digit is there.
 */
export function readDay(text: string, calendar: 'BS' | 'AD', { finished }: { readonly finished: boolean }): DayReading {
  const shape = finished ? /^(\d{4})-(\d{1,2})-(\d{1,2})$/ : /^(\d{4})-(\d{2})-(\d{2})$/;
  const plain = plainCode(text).replace(/\s*[-/.।]\s*/gu, '-');
  const [, year, month = '', day = ''] = shape.exec(plain) ?? [];
  if (year === undefined) return refuse({ code: 'DATE_FORMAT' });
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return calendar === 'BS' ? readBsDay(written) : readAdDay(written);
}

function readBsDay(written: string): DayReading {
  const parsed = parseBsDate(written);
  if (!parsed.ok) return refuse(parsed);
  const day = bsToAd(parsed.date);
  return day === undefined ? refuse({ code: 'BS_YEAR_RANGE' }) : { ok: true, day };
}

function readAdDay(written: string): DayReading {
  const instant = new Date(`${written}T00:00:00Z`);
  const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(written);
  if (!exists) return refuse({ code: 'AD_DATE_INVALID' });
  // a day that the other calendar's table does not have cannot be shown in both
  return adToBs(written) === undefined ? refuse({ code: 'BS_YEAR_RANGE' }) : { ok: true, day: written };
}
