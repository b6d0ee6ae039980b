import { addBsMonths, addDays, adToBs, bsToAd, type AdDay } from '@registrar/domain/calendar';
import type { ScheduleRow, ScheduleSample } from '@registrar/domain/calls/schedules';
import type { CompanyType } from '@registrar/domain/enumerations';
import { payableOn, type FineFacts } from '../fines/assess-fine';
import { fineRuleSchema, type Campaign, type FineTerms } from '../fines/fine-rules';

const LAKH = 100_000 * 100;
/** One company of each band of section 81(2), and how late it is. */
const PAID_UP = [10 * LAKH, 50 * LAKH, 200 * LAKH];
const MONTHS_LATE = [1, 2, 4, 7, 13, 25];
const PRIVATE: CompanyType = 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI';
/** A day whose months are all published, so that the sample is the same whatever today is: the end of Poush 2079. */
const DUE: AdDay = '2023-01-14';

export type FineKey = 'FINE_S81_2' | 'FINE_S81_6';

/** A rate of fines with what is taken off it; null where nothing is in force. */
export interface FineSide {
  readonly row: Pick<ScheduleRow, 'validFrom' | 'value' | 'reference' | 'certainty'> | null;
  readonly discountPercent?: number;
}

/** What companies of each size pay for being so late, by the engine that every fine is worked out with. */
export function effectOfFines(key: FineKey, before: FineSide, after: FineSide): ScheduleSample[] {
  const samples = (key === 'FINE_S81_2' ? PAID_UP : [null]).flatMap((capitalPaisa) => MONTHS_LATE.map((monthsLate) => ({ capitalPaisa, monthsLate })));
  return samples.flatMap(({ capitalPaisa, monthsLate }): ScheduleSample[] => {
    const afterPaisa = fineOf(key, after, { capitalPaisa, monthsLate });
    if (afterPaisa === null) return [];
    return [{ companyType: null, capitalPaisa, formerCapitalPaisa: null, quantity: null, monthsLate, beforePaisa: fineOf(key, before, { capitalPaisa, monthsLate }), afterPaisa }];
  });
}

function fineOf(key: FineKey, { row, discountPercent }: FineSide, { capitalPaisa, monthsLate }: { readonly capitalPaisa: number | null; readonly monthsLate: number }): number | null {
  if (row === null) return null;
  const filedOn = dayLate(monthsLate);
  const facts: FineFacts = { event: { eventId: 'SAMPLE', section: '80', nameNepali: '', nameEnglish: '' }, companyType: PRIVATE, paidUpPaisa: capitalPaisa ?? 0, dueOn: DUE, filedOn };
  const campaigns: Campaign[] = discountPercent === undefined ? [] : [{ key: 'SAMPLE', percent: discountPercent, from: DUE, to: null, lawReference: row.reference, lawReferenceNepali: '' }];
  const terms: FineTerms = { schedule: { key, rule: fineRuleSchema.parse(row.value), validFrom: row.validFrom, lawReference: row.reference, lawReferenceNepali: '', certainty: row.certainty }, graceDays: 0, noFinePeriods: [], campaigns };
  return payableOn(facts, terms, filedOn);
}

/** The first day of the month of delay that makes it so many. */
function dayLate(months: number): AdDay {
  const first = adToBs(addDays(DUE, 1));
  const later = first && addBsMonths(first, months - 1);
  const day = later && bsToAd(later);
  if (day === undefined) throw new RangeError(`${months} months after ${DUE} are not in the calendar`);
  return day;
}
