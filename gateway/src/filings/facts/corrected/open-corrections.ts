import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';

/** The correction of a filing that the office has and has not decided; there is at most one. */
export async function openCorrection(db: Kysely<DB>, filingId: string) {
  return db
    .selectFrom('application')
    .select(['id', 'application_number'])
    .where('subject_kind', '=', 'FILING')
    .where('subject_id', '=', filingId)
    .where('status', '<>', 'DRAFT')
    .where('decided_at', 'is', null)
    .where('discarded_at', 'is', null)
    .executeTakeFirst();
}
