import { addDays, type AdDay } from '@registrar/domain/calendar';
import type { ScheduleSample } from '@registrar/domain/calls/schedules';
import type { Paisa } from '@registrar/domain/money';
import { section136kaRuleSchema } from '../money/fines/fine-rules';
import { settle136ka } from '../money/fines/settle-136ka';
import { NOBODY } from './effect-of-fees';
import { dayLate, PAID_UP, sampleFine, type FineRow } from './sample-fine';

const MISSING_RETURNS = [1, 2, 5, 10];
/** The end of Poush 2069: the ten years after it are all published. */
const FIRST_DUE: AdDay = '2013-01-14';

type Rule = Readonly<Record<string, unknown>>;

/**
 * What a company of each size pays when it ends, by how many annual returns it never filed: the fines or the limit,
 * whichever is smaller.
 */
export function effectOf136ka(fine: FineRow, before: Rule | null, after: Rule): ScheduleSample[] {
  return PAID_UP.flatMap((paidUpPaisa) =>
    MISSING_RETURNS.map((missingReturns): ScheduleSample => {
      const fines = finesOf(fine, paidUpPaisa, missingReturns);
      return {
        ...NOBODY,
        capitalPaisa: paidUpPaisa,
        missingReturns,
        beforePaisa: before && settled(before, paidUpPaisa, fines),
        afterPaisa: settled(after, paidUpPaisa, fines),
      };
    }),
  );
}

/** One fine a return: the newest is a year late, each older one a year more. */
const finesOf = (fine: FineRow, paidUpPaisa: Paisa, missingReturns: number): Paisa[] =>
  Array.from({ length: missingReturns }, (_, at) =>
    sampleFine('FINE_S81_2', fine, {}, { paidUpPaisa, dueOn: FIRST_DUE, filedOn: dayLate(FIRST_DUE, 12 * (at + 1)) }),
  );

/** The sample was registered early enough for the section to hold. */
function settled(value: Rule, paidUpPaisa: Paisa, fines: readonly Paisa[]): Paisa {
  const rule = section136kaRuleSchema.parse(value);
  const before = addDays(rule.eligibleIfRegisteredBefore, -1);
  return settle136ka(rule, {
    registeredOn: before,
    paidUpPaisa,
    fines: fines.map((paisa) => ({ dueOn: before, paisa })),
  }).payablePaisa;
}
