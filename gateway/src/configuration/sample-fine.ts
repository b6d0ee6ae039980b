import { addBsMonths, addDays, adToBs, bsToAd, type AdDay } from '@registrar/domain/calendar';
import type { ScheduleRow } from '@registrar/domain/calls/schedules';
import type { CompanyType } from '@registrar/domain/enumerations';
import type { Paisa } from '@registrar/domain/money';
import { payableOn, type FineFacts } from '../money/fines/assess-fine';
import { fineRuleSchema, type Campaign, type FineTerms, type NoFinePeriod } from '../money/fines/fine-rules';

const LAKH = 100_000 * 100;
/** One company of each band of section 81(2), and how late it is: the months at which its fine grows. */
export const PAID_UP = [10 * LAKH, 50 * LAKH, 200 * LAKH];
export const MONTHS_LATE = [1, 2, 4, 7, 13, 25];
const PRIVATE: CompanyType = 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI';

export type FineKey = 'FINE_S81_2' | 'FINE_S81_6';
export type FineRow = Pick<ScheduleRow, 'validFrom' | 'value' | 'reference' | 'certainty'>;

/** What holds for a sample besides its rate. */
export interface SampleTerms {
  readonly discountPercent?: number;
  readonly graceDays?: number;
  readonly noFinePeriods?: readonly NoFinePeriod[];
}

export interface SampleFacts {
  readonly paidUpPaisa: Paisa;
  readonly dueOn: AdDay;
  readonly filedOn: AdDay;
}

/** A sample's fine, by the engine that every fine is worked out with. */
export function sampleFine(
  key: FineKey,
  row: FineRow,
  { discountPercent, graceDays = 0, noFinePeriods = [] }: SampleTerms,
  { paidUpPaisa, dueOn, filedOn }: SampleFacts,
): Paisa {
  const facts: FineFacts = {
    event: { eventId: 'SAMPLE', section: '80', nameNepali: '', nameEnglish: '' },
    companyType: PRIVATE,
    paidUpPaisa,
    dueOn,
    filedOn,
  };
  const campaigns: Campaign[] =
    discountPercent === undefined
      ? []
      : [
          {
            key: 'SAMPLE',
            percent: discountPercent,
            from: dueOn,
            to: null,
            lawReference: row.reference,
            lawReferenceNepali: '',
          },
        ];
  const terms: FineTerms = {
    schedule: {
      key,
      rule: fineRuleSchema.parse(row.value),
      validFrom: row.validFrom,
      lawReference: row.reference,
      lawReferenceNepali: '',
      certainty: row.certainty,
    },
    graceDays,
    noFinePeriods,
    campaigns,
  };
  return payableOn(facts, terms, filedOn);
}

/** The first day of the month of delay that makes it so many. */
export function dayLate(dueOn: AdDay, months: number): AdDay {
  const first = adToBs(addDays(dueOn, 1));
  const later = first && addBsMonths(first, months - 1);
  const day = later && bsToAd(later);
  if (day === undefined) throw new RangeError(`${months} months after ${dueOn} are not in the calendar`);
  return day;
}
