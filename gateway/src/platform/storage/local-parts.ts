import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '../error-code';
import { removeOlder } from './left-overs';
import { counted, type PartStore } from './part-store';

const ID = /^[0-9a-f-]{36}$/;

/**
 * Parts as files: one folder an upload, each part written aside and renamed, so that a part under its name is whole.
 */
export function createLocalParts(root: string): PartStore {
  const folderOf = (uploadId: string): string => {
    if (!ID.test(uploadId)) throw new Error('Not the id of an upload');
    return path.join(root, uploadId);
  };
  const drafts = path.join(root, 'drafts');

  return {
    async write(uploadId, start, content, length) {
      const folder = folderOf(uploadId);
      const draft = path.join(drafts, randomUUID());
      await mkdir(drafts, { recursive: true, mode: 0o700 });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        const handle = await open(draft, 'wx', 0o600);
        try {
          for await (const bytes of counted(content, length)) await handle.writeFile(bytes);
        } finally {
          await handle.close();
        }
        await rename(draft, path.join(folder, String(start)));
      } finally {
        await rm(draft, { force: true });
      }
    },
    async read(uploadId, start) {
      return (await open(path.join(folderOf(uploadId), String(start)), 'r')).createReadStream();
    },
    async lengthOf(uploadId, start) {
      try {
        return (await stat(path.join(folderOf(uploadId), String(start)))).size;
      } catch (error) {
        if (hasErrorCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },
    remove: (uploadId) => rm(folderOf(uploadId), { recursive: true, force: true }),
    sweep: (before) => removeOlder(drafts, before),
    addressFor: null,
  };
}
