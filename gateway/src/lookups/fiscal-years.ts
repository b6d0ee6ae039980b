import type { z } from 'zod';
import { fiscalYear, fiscalYearOf, nepalToday } from '@registrar/domain/calendar';
import type { fiscalYearSchema } from '@registrar/domain/calls/lookups';
import { toNepaliDigits } from '@registrar/domain/digits';

const YEARS_BACK = 20;

/** The running fiscal year and those before it, the latest first. The id is the BS year in which it begins. */
export function listFiscalYears(now: Date): z.infer<typeof fiscalYearSchema>[] {
  const running = fiscalYearOf(nepalToday(now));
  if (!running) throw new RangeError('The calendar does not reach today');
  return Array.from({ length: YEARS_BACK + 1 }, (_, back) => fiscalYear(running.startYear - back)).flatMap((year) =>
    year ? [{ id: year.startYear, nameEnglish: year.name, nameNepali: toNepaliDigits(year.name), startsOn: year.startsOn, endsOn: year.endsOn, current: year.startYear === running.startYear }] : [],
  );
}
