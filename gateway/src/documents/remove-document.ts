import { openForWriting } from '../filings/writable';
import type { Actor } from '../platform/actor';
import type { Deed } from '../platform/deed';
import { refuse } from '../platform/refusal';

/** Takes a document away; its row and its content stay for the record. */
export async function removeDocument(deed: Deed, actor: Actor, applicationId: string, documentId: string): Promise<void> {
  const standing = await deed.tx.selectFrom('filing_document').select('requirement_key').where('id', '=', documentId).where('application_id', '=', applicationId).where('removed_at', 'is', null).executeTakeFirst();
  await openForWriting(deed, actor, applicationId, { document: standing?.requirement_key ?? '' });
  const removed = await deed.tx
    .updateTable('filing_document')
    .set((of) => ({ removed_at: deed.now, version: of('version', '+', 1) }))
    .where('id', '=', documentId).where('application_id', '=', applicationId).where('removed_at', 'is', null)
    .returning(['sha256', 'requirement_key', 'version'])
    .executeTakeFirst();
  if (!removed) refuse('REQ-404');
  deed.audit({ actor, action: 'document.remove', objectType: 'document', objectId: documentId, objectVersion: removed.version, before: { applicationId, requirement: removed.requirement_key, sha256: removed.sha256 } });
}
