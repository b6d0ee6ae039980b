import {
  UPLOAD_MEGABYTES,
  UPLOAD_PART_BYTES,
  type BeginUploadRequest,
  type UploadProgress,
} from '@registrar/domain/calls/uploads';
import type { Kysely, Selectable } from 'kysely';
import type { Actor } from '../platform/actor';
import type { DB, UploadTable } from '../platform/database/schema.generated';
import { sentence, type WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import { PartMismatch, type PartStore } from '../platform/storage/part-store';

export type UploadRow = Selectable<UploadTable>;

const MEGABYTE = 1 << 20;
/** So many at once fill a filing; more only fill the disk. */
const OPEN_UPLOADS = 60;

/**
 * Before the first byte is sent: what is too large or empty is refused by what the sender says of it, and held to it
 * afterwards.
 */
export async function beginUpload(
  { runUnitOfWork, parts }: Platform,
  actor: Actor,
  { name, size }: BeginUploadRequest,
  language: WireLanguage,
): Promise<UploadProgress> {
  if (size > UPLOAD_MEGABYTES * MEGABYTE) {
    const parameters = { megabytes: UPLOAD_MEGABYTES };
    refuse('FILE-413', {
      message: 'error.documentTooLarge',
      parameters,
      errors: [
        { path: 'file', code: 'DOCUMENT_TOO_LARGE', message: sentence('error.documentTooLarge', language, parameters) },
      ],
    });
  }
  if (size === 0)
    refuse('FILE-422', {
      message: 'error.documentMissing',
      errors: [{ path: 'file', code: 'DOCUMENT_MISSING', message: sentence('error.documentMissing', language) }],
    });
  const begun = await runUnitOfWork(async (unit) => {
    const { open } = await unit.tx
      .selectFrom('upload')
      .select((of) => of.fn.countAll<number>().as('open'))
      .where('account_id', '=', actor.accountId)
      .executeTakeFirstOrThrow();
    if (open >= OPEN_UPLOADS) refuse('FILE-422', { message: 'error.tooManyUploads' });
    return unit.tx
      .insertInto('upload')
      .values({
        id: unit.newId(),
        account_id: actor.accountId,
        name,
        size,
        part_bytes: UPLOAD_PART_BYTES,
        begun_at: unit.now,
        touched_at: unit.now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return describeUpload(parts, begun);
}

/** Somebody else's upload is not there. */
export async function findUpload(db: Kysely<DB>, actor: Actor, id: string): Promise<UploadRow> {
  const row = await db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', actor.accountId)
    .executeTakeFirst();
  return row ?? refuse('REQ-404');
}

/**
 * Takes the next part. A part that is there already is let pass and not kept: the answer to it was lost on the way. The
 * part is safe before it is counted, so that a crash in between only asks for it again.
 */
export async function receivePart(
  platform: Platform,
  row: UploadRow,
  start: number,
  content: AsyncIterable<unknown>,
): Promise<UploadProgress> {
  const { parts } = platform;
  const length = lengthInStep(row, start);
  if (start < row.received) {
    for await (const _chunk of content); // read to its end, or the answer would not get through
    return describeUpload(parts, row);
  }
  try {
    await parts.write(row.id, start, content, length);
  } catch (error) {
    if (error instanceof PartMismatch) refuse('FILE-422', { message: 'error.uploadPart' });
    throw error;
  }
  return countPart(platform, row, start, length);
}

/**
 * The next part was put into the bucket: it is looked for there, and its length is what the gateway knows of it until
 * the whole file is read and judged. What is written over it meanwhile is by the same sender, and judged like anything
 * else.
 */
export async function partArrived(platform: Platform, row: UploadRow, start: number): Promise<UploadProgress> {
  const { parts } = platform;
  const length = lengthInStep(row, start);
  if (start < row.received) return describeUpload(parts, row);
  if ((await parts.lengthOf(row.id, start)) !== length) refuse('FILE-422', { message: 'error.uploadPart' });
  return countPart(platform, row, start, length);
}

/** How long the part that begins there is; only the next one is taken, and those that were. */
function lengthInStep({ size, received, part_bytes }: UploadRow, start: number): number {
  const length = Math.min(part_bytes, size - start);
  if (start > received || start % part_bytes !== 0 || length <= 0)
    refuse('FLOW-409', { message: 'error.uploadOutOfStep' });
  return length;
}

async function countPart(
  { database: { db }, clock, parts }: Platform,
  { id }: UploadRow,
  start: number,
  length: number,
): Promise<UploadProgress> {
  await db
    .updateTable('upload')
    .set({ received: start + length, touched_at: clock.now() })
    .where('id', '=', id)
    .where('received', '=', start)
    .execute();
  const now = await db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst();
  return now ? describeUpload(parts, now) : refuse('REQ-404'); // given up meanwhile
}

/** Gives it up, or it was taken. The parts go first: without the row nobody would find them. */
export async function removeUpload(
  { database: { db }, parts }: Pick<Platform, 'database' | 'parts'>,
  id: string,
): Promise<void> {
  await parts.remove(id);
  await db.deleteFrom('upload').where('id', '=', id).execute();
}

export async function describeUpload(
  { addressFor }: Pick<PartStore, 'addressFor'>,
  { id, size, received, part_bytes }: UploadRow,
): Promise<UploadProgress> {
  const left = Math.min(part_bytes, size - received);
  return {
    id,
    size,
    received,
    partBytes: part_bytes,
    address: addressFor && left > 0 ? await addressFor(id, received, left) : null,
  };
}
