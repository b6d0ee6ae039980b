import type { Kysely } from 'kysely';
import type { DocumentContent } from '../documents/send-document';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import { opinionOf } from './opinion-links';
import { readableProceeding } from './read-proceeding';

/** The file that came with the answer of a body, for who reads the proceeding. */
export async function readOpinionFile(
  db: Kysely<DB>,
  actor: Actor,
  { id, opinionId }: { readonly id: string; readonly opinionId: string },
): Promise<DocumentContent> {
  await readableProceeding(db, actor, id);
  const { number, file_sha256, file_name, file_type, file_size } = await opinionOf(
    { tx: db },
    { proceedingId: id, opinionId },
  );
  if (number === null || file_sha256 === null || file_name === null || file_type === null || file_size === null)
    return refuse('REQ-404');
  return { key: file_sha256, name: file_name, mediaType: file_type, shown: 'inline', size: file_size };
}
