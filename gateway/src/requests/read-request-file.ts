import { isStaff } from '@registrar/domain/permissions';
import type { DocumentContent } from '../documents/send-document';
import type { Actor } from '../platform/actor';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import { findRequest } from './read-request';
import type { RequestHandler } from './request-handler';

/** A file of the conversation, for whoever may read the request. A read by the office is logged. */
export async function readRequestFile(
  platform: Platform,
  actor: Actor,
  handlers: readonly RequestHandler[],
  { id, fileId }: { readonly id: string; readonly fileId: string },
): Promise<DocumentContent> {
  const {
    database: { db },
    storage,
    clock,
    runUnitOfWork,
  } = platform;
  const { handler, row } = await findRequest(db, handlers, actor, id, clock.now());
  const file = await db
    .selectFrom('request_file')
    .innerJoin('request_message', 'request_message.id', 'request_file.message_id')
    .selectAll('request_file')
    .where('request_file.id', '=', fileId)
    .where('request_message.request_id', '=', id)
    .executeTakeFirst();
  if (!file || !(await storage.stat(file.sha256))) refuse('REQ-404');
  if (isStaff(actor.role))
    await runUnitOfWork(async (unit) =>
      unit.audit({
        actor,
        action: 'REQUEST_FILE_READ',
        objectType: handler.audit.object,
        objectId: row.id,
        objectVersion: row.version,
        after: { fileId, sha256: file.sha256 },
      }),
    );
  return { key: file.sha256, name: file.name, mediaType: file.media_type, shown: 'inline', size: file.size };
}
