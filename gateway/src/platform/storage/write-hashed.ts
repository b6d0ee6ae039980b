import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { ContentTooLarge } from './storage';

/** Writes a new file and tells its hash; `sync` waits until the disk has it. More than `limit` bytes are refused. */
export async function writeHashed(
  file: string,
  content: AsyncIterable<unknown>,
  limit: number,
  { sync }: { sync: boolean },
): Promise<{ sha256: string; size: number }> {
  const handle = await open(file, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of content) {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
      size += bytes.length;
      if (size > limit) throw new ContentTooLarge(`The content is larger than ${limit} bytes`);
      hash.update(bytes);
      await handle.writeFile(bytes);
    }
    if (sync) await handle.sync();
    return { sha256: hash.digest('hex'), size };
  } finally {
    await handle.close();
  }
}
