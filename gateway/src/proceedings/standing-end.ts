import { proceedingKind } from '@registrar/domain/proceedings';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import type { ProceedingRow } from './lock-proceeding';

/**
 * The outcome with which it ended, where the company still has the status of it: one that a court restored since has
 * not. Undefined: it is open, or its end stands no more.
 */
export async function standingEnd(
  db: Kysely<DB>,
  { kind, outcome, company_id }: Pick<ProceedingRow, 'kind' | 'outcome' | 'company_id'>,
): Promise<string | undefined> {
  const given = outcome === null ? undefined : proceedingKind(kind).companyStatus?.outcomes[outcome];
  if (given === undefined) return undefined;
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('id', '=', company_id)
    .where('status', '=', given)
    .executeTakeFirst();
  return company && (outcome ?? undefined);
}
