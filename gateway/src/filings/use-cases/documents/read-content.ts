import { isStaff } from '@registrar/domain/permissions';
import { isForParent } from '../../facts/group/parent-view';
import { readingOf } from '../../../applications/filing-reading';
import { isOnlyParent } from '../../../applications/sight';
import { seeApplication } from '../../engine/writable';
import type { Actor } from '../../../platform/actor';
import type { Platform } from '../../../platform/platform';
import { refuse } from '../../../platform/refusal';
import { notesReadings } from '../../../register/access-log/note-access';
import type { DocumentContent } from '../../../documents/send-document';

/** The content of a document, for users who may see the application. A read by the office is logged. */
export async function readContent(
  platform: Platform,
  actor: Actor,
  applicationId: string,
  documentId: string,
): Promise<DocumentContent> {
  const {
    database: { db },
    storage,
    clock,
    runUnitOfWork,
  } = platform;
  const situation = await seeApplication(db, actor, applicationId, clock.now());
  const row = await db
    .selectFrom('filing_document')
    .selectAll()
    .where('id', '=', documentId)
    .where('application_id', '=', applicationId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (
    row &&
    isOnlyParent(situation) &&
    !situation.application.definition.documents.some(
      (document) => document.key === row.requirement_key && isForParent(document),
    )
  )
    refuse('REQ-404');
  if (!row || !(await storage.stat(row.sha256))) refuse('REQ-404');
  await notesReadings(platform)(actor, ...readingOf(situation));
  if (isStaff(actor.role)) {
    await runUnitOfWork(async (unit) =>
      unit.audit({
        actor,
        action: 'document.read',
        objectType: 'document',
        objectId: row.id,
        objectVersion: row.version,
        after: { applicationId, sha256: row.sha256 },
      }),
    );
  }
  return {
    key: row.sha256,
    name: row.name,
    mediaType: row.media_type,
    shown: row.media_type === 'application/msword' ? 'attachment' : 'inline',
    size: row.size,
  };
}
