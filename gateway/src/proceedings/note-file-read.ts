import type { DocumentContent } from '../documents/send-document';
import type { Actor } from '../platform/actor';
import type { Platform } from '../platform/platform';

/**
 * Files of a proceeding name persons (creditors and what is owed to them among it): that an officer has looked is
 * written down before the file is sent.
 */
export async function noteFileRead(
  { runUnitOfWork }: Pick<Platform, 'runUnitOfWork'>,
  actor: Actor,
  proceedingId: string,
  file: DocumentContent,
): Promise<DocumentContent> {
  await runUnitOfWork(async (unit) =>
    unit.audit({
      actor,
      action: 'PROCEEDING_FILE_READ',
      objectType: 'proceeding',
      objectId: proceedingId,
      after: { name: file.name, sha256: file.key },
    }),
  );
  return file;
}
