import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { Actor } from '../platform/actor';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import { counted, PartMismatch } from '../platform/storage/part-store';
import { findUpload, removeUpload } from './resumable-upload';

/** A whole file that came in, wherever it lies meanwhile. Nobody but this request sees it. */
export interface GivenFile {
  readonly name: string | undefined;
  /** Bytes. */
  readonly size: number;
  /** Nothing of it was skipped. */
  readonly isWhole: boolean;
  /** All of it, for who judges it; only within a turn, because it is in memory then. */
  read(): Promise<Buffer>;
  /** It was taken over, or will not be. */
  done(): Promise<void>;
}

/** Longer than the slowest file takes to be read and judged: whoever took it is gone. */
const TAKEN_SECONDS = 5 * 60;

/**
 * A file that was brought part by part. Of several calls that name it one takes it. Refused, it is gone as well:
 * another file has to come.
 */
export async function takeUpload(platform: Platform, actor: Actor, uploadId: string): Promise<GivenFile> {
  const {
    database: { db },
    clock,
  } = platform;
  const row = await findUpload(db, actor, uploadId);
  if (row.received < row.size) refuse('FLOW-409', { message: 'error.uploadIncomplete' });
  const given = new Date(clock.now().getTime() - TAKEN_SECONDS * 1000);
  const taken = await db
    .updateTable('upload')
    .set({ taken_at: clock.now() })
    .where('id', '=', uploadId)
    .where((of) => of.or([of('taken_at', 'is', null), of('taken_at', '<', given)]))
    .returning('id')
    .executeTakeFirst();
  if (!taken) refuse('FLOW-409', { message: 'error.uploadTaken' });
  return {
    name: row.name,
    size: row.size,
    isWhole: true,
    read: () => buffer(Readable.from(wholeOf(platform, row))),
    done: () => removeUpload(platform, uploadId),
  };
}

/** Counted once more: a bucket that lets another length pass than was signed must not fill the memory. */
async function* wholeOf(
  { parts }: Platform,
  { id, size, part_bytes }: { id: string; size: number; part_bytes: number },
): AsyncGenerator<Buffer> {
  try {
    for (let start = 0; start < size; start += part_bytes)
      yield* counted(await parts.read(id, start), Math.min(part_bytes, size - start));
  } catch (error) {
    if (error instanceof PartMismatch) refuse('FILE-422', { message: 'error.uploadPart' });
    throw error;
  }
}

/**
 * A file within a form is put aside as it comes in: fifty of them at once take disk, not memory. Beyond the limit it is
 * let pass and not kept.
 */
export async function putAside(
  { config }: Platform,
  name: string | undefined,
  content: AsyncIterable<unknown>,
  limit: number,
): Promise<GivenFile> {
  const folder = path.join(config.dataDirectory, 'incoming');
  const file = path.join(folder, randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await open(file, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of content) {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
      size += bytes.length;
      if (size <= limit) await handle.writeFile(bytes);
    }
  } catch (error) {
    await handle.close();
    await rm(file, { force: true });
    throw error;
  }
  await handle.close();
  return { name, size, isWhole: size <= limit, read: () => readFile(file), done: () => rm(file, { force: true }) };
}
