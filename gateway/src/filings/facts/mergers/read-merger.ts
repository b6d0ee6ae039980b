import type { Kysely, Selectable } from 'kysely';
import type { DB, MergerTable, ProceedingTable } from '../../../platform/database/schema.generated';

/** The proceeding of one of the two companies, with what only a merger has. */
export type MergerRow = Selectable<ProceedingTable> & Selectable<MergerTable>;

const mergers = (db: Kysely<DB>) =>
  db.selectFrom('proceeding').innerJoin('merger', 'merger.proceeding_id', 'proceeding.id').selectAll();

/** The merger of a company that has not ended; a company has one, because it gives the company its status. */
export const openMergerOf = (db: Kysely<DB>, companyId: string): Promise<MergerRow | undefined> =>
  mergers(db)
    .where('proceeding.company_id', '=', companyId)
    .where('proceeding.ended_at', 'is', null)
    .executeTakeFirst();

/** That of the other company with this one, while it is open. */
export const openMergerBetween = (
  db: Kysely<DB>,
  { companyId, partnerId }: { readonly companyId: string; readonly partnerId: string },
): Promise<MergerRow | undefined> =>
  mergers(db)
    .where('proceeding.company_id', '=', companyId)
    .where('merger.partner_id', '=', partnerId)
    .where('proceeding.ended_at', 'is', null)
    .executeTakeFirst();

export const mergerOfProceeding = (db: Kysely<DB>, proceedingId: string): Promise<MergerRow | undefined> =>
  mergers(db).where('proceeding.id', '=', proceedingId).executeTakeFirst();

/** The merger that a decision has opened; undefined before its approval. */
export const mergerOfDecision = (db: Kysely<DB>, applicationId: string): Promise<MergerRow | undefined> =>
  mergers(db)
    .where('merger.decision_id', '=', applicationId)
    .orderBy('proceeding.opened_at', 'desc')
    .executeTakeFirst();

/** The companies that ended by the application: one, or both where they merged into a new one. */
export async function endedByMerge(db: Kysely<DB>, mergeId: string): Promise<readonly string[]> {
  const rows = await mergers(db)
    .clearSelect()
    .select('proceeding.company_id')
    .where('merger.merge_id', '=', mergeId)
    .where('proceeding.outcome', '=', 'DISSOLVED')
    .orderBy('proceeding.company_id')
    .execute();
  return rows.map(({ company_id }) => company_id);
}
