import type { Kysely, Selectable } from 'kysely';
import type { DB, FilingDocumentTable } from '../platform/database/schema.generated';

export type DocumentRow = Selectable<FilingDocumentTable>;

/** What lies with an application now, without what was replaced or taken away. */
export async function standingDocuments(db: Kysely<DB>, applicationId: string): Promise<DocumentRow[]> {
  return db
    .selectFrom('filing_document')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('removed_at', 'is', null)
    .orderBy('requirement_key')
    .execute();
}
