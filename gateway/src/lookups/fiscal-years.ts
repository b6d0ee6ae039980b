import type { z } from 'zod';
import { fiscalYear, fiscalYearOf, nepalToday } from '@registrar/domain/calendar';
import type { fiscalYearSchema } from '@registrar/domain/calls/lookups';
import { toNepaliDigits } from '@registrar/domain/digits';

/** The Companies Act, 2063 is of this year: the first in which something had to be reported under it. */
const FIRST_YEAR = 2063;

/**
 * The running fiscal year and those before it down to the Act's first, the latest first. The id is the BS year in which
 * it begins.
 */
export function listFiscalYears(now: Date): z.infer<typeof fiscalYearSchema>[] {
  const running = fiscalYearOf(nepalToday(now));
  if (!running) throw new RangeError('The calendar does not reach today');
  return Array.from({ length: running.startYear - FIRST_YEAR + 1 }, (_, back) =>
    fiscalYear(running.startYear - back),
  ).flatMap((year) =>
    year
      ? [
          {
            id: year.startYear,
            nameEnglish: year.name,
            nameNepali: toNepaliDigits(year.name),
            startsOn: year.startsOn,
            endsOn: year.endsOn,
            current: year.startYear === running.startYear,
          },
        ]
      : [],
  );
}
