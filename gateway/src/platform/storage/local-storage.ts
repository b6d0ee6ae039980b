import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { open, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '../error-code';
import { removeOlder } from './left-overs';
import { isStorageKey, type Storage } from './storage';
import { writeHashed } from './write-hashed';

/** A folder: written aside, synced, then renamed, so that a file under its name is always whole. */
export function createLocalStorage(root: string): Storage {
  const incoming = path.join(root, 'incoming');
  const fileOf = (key: string): string => {
    if (!isStorageKey(key)) throw new Error('Not a key of this storage');
    return path.join(root, key.slice(0, 2), key.slice(2, 4), key);
  };

  return {
    async put(content, limit) {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      const draft = path.join(incoming, randomUUID());
      try {
        const { sha256, size } = await writeHashed(draft, content, limit, { sync: true });
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
    sweep: (before) => removeOlder(incoming, before),
    addressOf: null,
  };
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
