import { touchApplication } from '../../facts/sections/touch-application';
import { openForWriting } from '../../engine/writable';
import type { Actor } from '../../../platform/actor';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { refuse } from '../../../platform/refusal';

/** Removes a document; its row and its content are kept for the record. */
export async function removeDocument(
  unit: UnitOfWork,
  actor: Actor,
  applicationId: string,
  documentId: string,
): Promise<void> {
  const standing = await unit.tx
    .selectFrom('filing_document')
    .select('requirement_key')
    .where('id', '=', documentId)
    .where('application_id', '=', applicationId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  const { application } = await openForWriting(unit, actor, applicationId, {
    document: standing?.requirement_key ?? '',
  });
  const removed = await unit.tx
    .updateTable('filing_document')
    .set((of) => ({ removed_at: unit.now, version: of('version', '+', 1) }))
    .where('id', '=', documentId)
    .where('application_id', '=', applicationId)
    .where('removed_at', 'is', null)
    .returning(['sha256', 'requirement_key', 'version'])
    .executeTakeFirst();
  if (!removed) refuse('REQ-404');
  await touchApplication(unit, application, undefined);
  unit.audit({
    actor,
    action: 'document.remove',
    objectType: 'document',
    objectId: documentId,
    objectVersion: removed.version,
    before: { applicationId, requirement: removed.requirement_key, sha256: removed.sha256 },
  });
}
