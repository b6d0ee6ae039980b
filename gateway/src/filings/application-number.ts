import { sql } from 'kysely';
import { fiscalYearOf } from '@registrar/domain/calendar';
import type { ProcessDefinition } from '@registrar/domain/processes';
import { officeCode } from '../lookups/known-choices';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';

/** NR-2083/84-KTM-000123: process, fiscal year, office and a count without gaps, because it is taken in the unit of work itself. */
export function takeApplicationNumber(unit: UnitOfWork, definition: ProcessDefinition, officeId: number): Promise<string> {
  return takeNumber(unit, definition, officeId);
}

/** The same of what is numbered beside the filings. */
export async function takeNumber(unit: UnitOfWork, { process, numberPrefix }: { readonly process: string; readonly numberPrefix: string }, officeId: number): Promise<string> {
  const today = dayInNepal(unit.now);
  const fiscalYear = fiscalYearOf(today)?.name;
  if (!fiscalYear) throw new RangeError(`No fiscal year is known for ${today}`);
  const code = await officeCode(unit.tx, officeId);
  const { last_number } = await unit.tx
    .insertInto('application_sequence')
    .values({ process_name: process, fiscal_year: fiscalYear, office_id: officeId, last_number: 1 })
    .onConflict((conflict) => conflict.columns(['process_name', 'fiscal_year', 'office_id']).doUpdateSet({ last_number: sql<number>`application_sequence.last_number + 1` }))
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return `${numberPrefix}-${fiscalYear}-${code}-${String(last_number).padStart(6, '0')}`;
}
