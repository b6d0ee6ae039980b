import type { Selectable } from 'kysely';
import type { ProceedingTable } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';

export type ProceedingRow = Selectable<ProceedingTable>;

/** Locks it until the unit of work ends; undefined: there is none. */
export async function lockProceeding({ tx }: UnitOfWork, id: string): Promise<ProceedingRow | undefined> {
  return tx.selectFrom('proceeding').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
