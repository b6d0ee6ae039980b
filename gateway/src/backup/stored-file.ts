import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { isStorageKey, type Storage } from '../platform/storage/storage';

/**
 * The content under a key, or undefined where it is not there or is no longer what its name says. Whole in memory: no
 * document is larger than an upload may be.
 */
export async function readStoredFile(storage: Storage, key: string): Promise<Buffer | undefined> {
  if (!isStorageKey(key) || !(await storage.stat(key))) return undefined;
  const content = await buffer(await storage.get(key));
  return createHash('sha256').update(content).digest('hex') === key ? content : undefined;
}
