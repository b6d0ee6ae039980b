import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '../error-code';

/** Removes the files of a folder that nobody has written to since. A folder that is not there has none. */
export async function removeOlder(folder: string, before: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name);
    const found = await orGone(stat(file));
    if (found && found.mtime < before) await rm(file, { recursive: true, force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await orGone(readdir(folder))) ?? [];
}

/** Somebody else may have taken it meanwhile. */
async function orGone<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
