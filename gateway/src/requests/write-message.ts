import type { StoredDocument } from '../documents/store-document';
import type { UnitOfWork } from '../platform/unit-of-work';

export interface NewMessage {
  readonly side: 'REQUESTER' | 'OFFICE';
  readonly action: 'WRITE' | 'REFUSE' | 'REOPEN' | 'FINISH';
  readonly text: string;
  /** Null: the address that asked. */
  readonly by: string | null;
  readonly files: readonly StoredDocument[];
}

/** Adds a message with its files to the conversation of a locked request. */
export async function writeMessage(
  unit: UnitOfWork,
  requestId: string,
  { side, action, text, by, files }: NewMessage,
): Promise<void> {
  const id = unit.newId();
  await unit.tx
    .insertInto('request_message')
    .values({ id, request_id: requestId, side, action, text, written_by: by, written_at: unit.now })
    .execute();
  if (files.length === 0) return;
  await unit.tx
    .insertInto('request_file')
    .values(
      files.map(({ name, mediaType, size, sha256 }) => ({
        id: unit.newId(),
        message_id: id,
        name,
        media_type: mediaType,
        size,
        sha256,
      })),
    )
    .execute();
}
