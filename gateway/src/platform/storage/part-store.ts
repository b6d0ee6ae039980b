import type { Readable } from 'node:stream';

/**
 * Where the parts of files on their way lie; the same for a folder and for a bucket, and never where documents are read
 * from.
 */
export interface PartStore {
  /**
   * Resolves when exactly `length` bytes are there; with fewer or more nothing is kept and `PartMismatch` is thrown.
   * Again: the same part.
   */
  write(uploadId: string, start: number, content: AsyncIterable<unknown>, length: number): Promise<void>;
  read(uploadId: string, start: number): Promise<Readable>;
  /** Undefined: it is not there. */
  lengthOf(uploadId: string, start: number): Promise<number | undefined>;
  /** All parts of it. */
  remove(uploadId: string): Promise<void>;
  /** What was left behind before this moment: drafts of a crash, and parts that belong to no upload any more. */
  sweep(before: Date, isStanding: (uploadId: string) => Promise<boolean>): Promise<void>;
  /** Where a browser may send a part of this length itself; null: only to the gateway. */
  readonly addressFor: ((uploadId: string, start: number, length: number) => Promise<string>) | null;
}

export class PartMismatch extends Error {}

/** Counts the bytes on their way through, and breaks off as soon as there are too many. */
export async function* counted(content: AsyncIterable<unknown>, length: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of content) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size > length) throw new PartMismatch(`more than ${length} bytes`);
    yield bytes;
  }
  if (size < length) throw new PartMismatch(`${size} instead of ${length} bytes`);
}
