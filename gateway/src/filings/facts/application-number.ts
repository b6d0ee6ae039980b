import { sql, type Expression, type QueryCreator, type RawBuilder } from 'kysely';
import { fiscalYearOf } from '@registrar/domain/calendar';
import { officeCode } from '../../lookups/known-choices';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';

interface Numbered {
  readonly process: string;
  readonly numberPrefix: string;
}

/**
 * NR-2083/84-KTM-000123: process, fiscal year, office and a count. The count has no gaps, because it is taken in the
 * unit of work itself.
 */
export async function takeNumber(unit: UnitOfWork, of: Numbered, officeId: number): Promise<string> {
  const { next, before } = await nextNumber(unit, of, officeId);
  return before + withZeros((await next(unit.tx).executeTakeFirstOrThrow()).last_number);
}

/** The count and the prefix before it, for a statement that takes the number and writes it in one step. */
export async function nextNumber(unit: UnitOfWork, { process, numberPrefix }: Numbered, officeId: number) {
  const today = dayInNepal(unit.now);
  const fiscalYear = fiscalYearOf(today)?.name;
  if (!fiscalYear) throw new RangeError(`No fiscal year is known for ${today}`);
  const code = await officeCode(unit.tx, officeId);
  const next = (write: QueryCreator<DB>) =>
    write
      .insertInto('application_sequence')
      .values({ process_name: process, fiscal_year: fiscalYear, office_id: officeId, last_number: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['process_name', 'fiscal_year', 'office_id'])
          .doUpdateSet({ last_number: sql<number>`application_sequence.last_number + 1` }),
      )
      .returning('last_number');
  return { next, before: `${numberPrefix}-${fiscalYear}-${code}-` };
}

/** The number, built from a count that the same statement takes. */
export function numberOf(before: string, count: Expression<unknown>): RawBuilder<string> {
  return sql<string>`${before} || lpad((${count})::text, greatest(${DIGITS}, length((${count})::text)), '0')`;
}

const DIGITS = 6;
const withZeros = (count: number): string => String(count).padStart(DIGITS, '0');
