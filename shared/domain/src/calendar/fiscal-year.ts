import { addDays, type AdDay } from './ad-date';
import { adToBs, bsToAd } from './convert';

export interface FiscalYear {
  /** The BS year in which it begins; 2082 stands for 2082/83. */
  readonly startYear: number;
  readonly name: string;
  readonly startsOn: AdDay;
  readonly endsOn: AdDay;
}

const SHRAWAN = 4;

/** The fiscal year that begins on 1 Shrawan of a BS year. */
export function fiscalYear(startYear: number): FiscalYear | undefined {
  const startsOn = bsToAd({ year: startYear, month: SHRAWAN, day: 1 });
  const next = bsToAd({ year: startYear + 1, month: SHRAWAN, day: 1 });
  if (startsOn === undefined || next === undefined) return undefined;
  return {
    startYear,
    name: `${startYear}/${String((startYear + 1) % 100).padStart(2, '0')}`,
    startsOn,
    endsOn: addDays(next, -1),
  };
}

/** By its name, such as 2081/82; undefined where the calendar does not know it, or it is no such name. */
export function fiscalYearNamed(name: string): FiscalYear | undefined {
  const found = fiscalYear(Number(name.slice(0, 4)));
  return found?.name === name ? found : undefined;
}

/** The fiscal year an AD day lies in: 1 Shrawan to the end of Ashar. */
export function fiscalYearOf(day: AdDay): FiscalYear | undefined {
  const bs = adToBs(day);
  return bs === undefined ? undefined : fiscalYear(bs.month >= SHRAWAN ? bs.year : bs.year - 1);
}
