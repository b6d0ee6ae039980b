import type { AdDay } from '@registrar/domain/calendar';
import type { ScheduleSample } from '@registrar/domain/calls/schedules';
import { NOBODY } from './effect-of-fees';
import { dayLate, MONTHS_LATE, PAID_UP, sampleFine, type FineKey, type FineRow } from './sample-fine';

/** A day whose months are all published, so that the sample is the same whatever today is: the end of Poush 2079. */
const DUE: AdDay = '2023-01-14';

/** A rate of fines with what is taken off it; null where nothing is in force. */
export interface FineSide {
  readonly row: FineRow | null;
  readonly discountPercent?: number;
}

/** What companies of each size pay for being so late, under the row that holds and the one that is proposed. */
export function effectOfFines(key: FineKey, before: FineSide, after: FineSide): ScheduleSample[] {
  const samples = (key === 'FINE_S81_2' ? PAID_UP : [null]).flatMap((capitalPaisa) =>
    MONTHS_LATE.map((monthsLate) => ({ capitalPaisa, monthsLate })),
  );
  return samples.flatMap(({ capitalPaisa, monthsLate }): ScheduleSample[] => {
    const facts = { paidUpPaisa: capitalPaisa ?? 0, dueOn: DUE, filedOn: dayLate(DUE, monthsLate) };
    const fineOf = ({ row, ...terms }: FineSide) => row && sampleFine(key, row, terms, facts);
    const afterPaisa = fineOf(after);
    return afterPaisa === null
      ? []
      : [{ ...NOBODY, capitalPaisa, monthsLate, beforePaisa: fineOf(before), afterPaisa }];
  });
}
