import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { removeOlder } from './left-overs';
import type { S3Bucket } from './s3-bucket';
import type { SignedAddresses } from './signed-addresses';
import { isStorageKey, type Storage } from './storage';
import { writeHashed } from './write-hashed';

/**
 * A bucket. The name is the hash, which is known only when all of it was read, so content is put aside in a folder of
 * this machine first; the folder holds nothing that is missed when the machine is lost.
 */
export function createS3Storage(bucket: S3Bucket, folder: string, addresses: SignedAddresses | null = null): Storage {
  const nameOf = (key: string): string => {
    if (!isStorageKey(key)) throw new Error('Not a key of this storage');
    return `documents/${key.slice(0, 2)}/${key}`;
  };

  return {
    async put(content, limit) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = path.join(folder, randomUUID());
      try {
        const { sha256, size } = await writeHashed(draft, content, limit, { sync: false });
        const name = nameOf(sha256);
        if ((await bucket.sizeOf(name)) !== size) await bucket.send(name, createReadStream(draft), size);
        return { key: sha256, sha256, size };
      } finally {
        await rm(draft, { force: true });
      }
    },
    get: (key) => bucket.get(nameOf(key)),
    async stat(key) {
      const size = await bucket.sizeOf(nameOf(key));
      return size === undefined ? undefined : { size };
    },
    delete: (key) => bucket.remove(nameOf(key)),
    sweep: (before) => removeOlder(folder, before),
    addressOf: addresses && ((key, as) => addresses.toFetch(nameOf(key), as)),
  };
}
