import type { Bilingual } from '@registrar/domain/bilingual';
import { processName } from '@registrar/domain/enumerations';
import type { Kysely } from 'kysely';
import type { Application } from '../../../applications/application';
import type { DB } from '../../../platform/database/schema.generated';
import { enteredParts } from './entered-parts';

/** More are not listed; the history of the company has them all. */
const LISTED = 20;

/**
 * What the company has handed in since the entries that a filing corrects, oldest first: it was filed and judged with
 * the wrong details before it.
 */
export async function filingsResting(
  db: Kysely<DB>,
  { row }: Pick<Application, 'row'>,
): Promise<readonly { readonly number: string; readonly name: Bilingual }[]> {
  if (row.company_id === null || row.subject_id === null) return [];
  const entered = await enteredParts(db, row.company_id, row.subject_id);
  if (entered.length === 0) return [];
  const rows = await db
    .selectFrom('application')
    .select(['application_number', 'process_name'])
    .where('company_id', '=', row.company_id)
    .where('id', 'not in', [row.id, row.subject_id])
    .where('company_version', '>=', Math.min(...entered.map(({ companyVersion }) => companyVersion)))
    .where('application_number', 'is not', null)
    .where('submitted_at', 'is not', null)
    .where('discarded_at', 'is', null)
    .where('status', 'not in', ['DRAFT', 'REJECTED'])
    .orderBy('submitted_at')
    .limit(LISTED)
    .execute();
  return rows.map(({ application_number: number, process_name: process }) => ({
    number: number ?? '',
    name: processName(process),
  }));
}
