import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { open, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '../error-code';
import { ContentTooLarge, type Storage } from './storage';

const KEY = /^[0-9a-f]{64}$/;

/** A folder: written aside, synced, then renamed, so that a file under its name is always whole. */
export function createLocalStorage(root: string): Storage {
  const incoming = path.join(root, 'incoming');
  const fileOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error('Not a key of this storage');
    return path.join(root, key.slice(0, 2), key.slice(2, 4), key);
  };

  return {
    async put(content, limit) {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      const draft = path.join(incoming, randomUUID());
      try {
        const { sha256, size } = await writeAndSync(draft, content, limit);
        const target = fileOf(sha256);
        await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
        await rename(draft, target);
        await syncDirectory(path.dirname(target));
        return { key: sha256, sha256, size };
      } finally {
        await rm(draft, { force: true });
      }
    },
    async get(key) {
      const handle = await open(fileOf(key), 'r');
      return handle.createReadStream();
    },
    async stat(key) {
      try {
        return { size: (await stat(fileOf(key))).size };
      } catch (error) {
        if (hasErrorCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },
    delete: (key) => rm(fileOf(key), { force: true }),
  };
}

async function writeAndSync(file: string, content: AsyncIterable<unknown>, limit: number): Promise<{ sha256: string; size: number }> {
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
    await handle.sync();
    return { sha256: hash.digest('hex'), size };
  } finally {
    await handle.close();
  }
}

/** A rename is only safe once the directory that holds the name is. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = fs.openSync(directory, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
