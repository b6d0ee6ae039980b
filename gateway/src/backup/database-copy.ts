import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ownerOf } from '../platform/database/directory-lock';

const NAME = /^database-copy-[0-9a-f]{16}$/;
/** A copy that nobody has open after this time was left by a backup that was killed. */
const ABANDONED_MS = 3600 * 1000;

export const newCopyName = (): string => `database-copy-${randomBytes(8).toString('hex')}`;

export function copyFolder(dataDirectory: string, name: string): string {
  if (!NAME.test(name)) throw new Error('Not the name of a copy');
  return path.join(dataDirectory, name);
}

export function removeAbandonedCopies(dataDirectory: string, now: number): void {
  for (const name of fs.readdirSync(dataDirectory)) {
    if (!NAME.test(name)) continue;
    const folder = copyFolder(dataDirectory, name);
    if (ownerOf(folder) === undefined && fs.statSync(folder).ctimeMs < now - ABANDONED_MS)
      fs.rmSync(folder, { recursive: true, force: true });
  }
}
