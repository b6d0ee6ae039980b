import { fiscalYearOf } from '@registrar/domain/calendar';
import { officeCode } from '../lookups/known-choices';
import { sql } from 'kysely';
import type { UnitOfWork } from '../platform/unit-of-work';

export interface TakenNumber {
  readonly number: string;
  readonly fiscalYear: string;
  readonly sequence: number;
}

/** What has its own count per office and fiscal year, and the prefix of its number. */
export interface NumberSeries {
  readonly key: string;
  readonly prefix: string;
}

export const RECEIPTS: NumberSeries = { key: 'RECEIPT', prefix: 'RCP' };
export const CREDIT_NOTES: NumberSeries = { key: 'CREDIT_NOTE', prefix: 'CRN' };

/**
 * RCP-2083/84-KTM-000012. The count is a row in the unit of work: a rollback returns the number, so no number is
 * missing. The next caller waits until this unit of work ends.
 *
 * @param day in Nepal; it decides the fiscal year
 */
export async function takeNumber(
  unit: UnitOfWork,
  { key, prefix }: NumberSeries,
  officeId: number,
  day: string,
): Promise<TakenNumber> {
  const fiscalYear = fiscalYearOf(day)?.name;
  if (!fiscalYear) throw new RangeError(`No fiscal year is known for ${day}`);
  const code = await officeCode(unit.tx, officeId);
  const { last_number: sequence } = await unit.tx
    .insertInto('application_sequence')
    .values({ process_name: key, fiscal_year: fiscalYear, office_id: officeId, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['process_name', 'fiscal_year', 'office_id'])
        .doUpdateSet({ last_number: sql<number>`application_sequence.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return {
    number: `${prefix}-${fiscalYear}-${code}-${String(sequence).padStart(6, '0')}`,
    fiscalYear,
    sequence,
  };
}
