import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Config } from '../platform/config/config';
import { DirectoryInUse, LOCK_FILE, lockDirectory, ownerOf } from '../platform/database/directory-lock';
import { openDatabase, type OpenDatabase } from '../platform/database/open-database';
import { hasErrorCode } from '../platform/error-code';
import { BackupRefused } from './backup-format';
import { COPY_PATH, copyAnswerSchema } from './copy-routes';
import { copyFolder, newCopyName, removeAbandonedCopies } from './database-copy';
import { openServer } from './target-server';

/** A copy is made at the speed of the disk. */
const COPY_PATIENCE_MS = 15 * 60_000;

/**
 * What is to be read: a server itself, which gives everybody a moment of its own; of an embedded database a copy, so
 * that the portal may run.
 */
export async function openBackupSource(config: Config): Promise<OpenDatabase> {
  if (config.database.kind === 'server') return openServer(config.database.url);
  if (config.database.kind === 'memory') throw new BackupRefused('A database in memory has nothing to back up.');
  requireDatabase(config.database.directory);
  const folder = await copyDatabase(config, config.database.directory);
  const remove = (): void => fs.rmSync(folder, { recursive: true, force: true });
  try {
    const copy = await openDatabase({ kind: 'directory', directory: folder });
    return {
      ...copy,
      async close() {
        await copy.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** PGlite makes an empty database where there is none; nobody wants a backup of that. */
export function requireDatabase(directory: string): void {
  if (!fs.existsSync(path.join(directory, 'PG_VERSION')))
    throw new BackupRefused(`There is no database in ${directory}. REGISTRAR_DATA names the data folder.`);
}

async function copyDatabase(config: Config, directory: string): Promise<string> {
  let unlock: () => void;
  try {
    unlock = lockDirectory(directory);
  } catch (error) {
    if (error instanceof DirectoryInUse) return askGateway(config, directory);
    throw error;
  }
  try {
    removeAbandonedCopies(config.dataDirectory, Date.now());
    const folder = copyFolder(config.dataDirectory, newCopyName());
    try {
      fs.cpSync(directory, folder, {
        recursive: true,
        mode: fs.constants.COPYFILE_FICLONE,
        filter: (source) => !path.basename(source).startsWith(LOCK_FILE),
      });
    } catch (error) {
      fs.rmSync(folder, { recursive: true, force: true }); // half a copy only fills the disk
      if (hasErrorCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG'))
        throw new BackupRefused(
          `The disk of ${config.dataDirectory} has no room for a copy of the database, which a backup needs for its time.`,
        );
      throw error;
    }
    return folder;
  } finally {
    unlock();
  }
}

async function askGateway({ dataDirectory, secrets }: Config, directory: string): Promise<string> {
  const owner = ownerOf(directory);
  if (!owner?.address)
    throw new BackupRefused(
      `Process ${owner?.pid ?? ''} has ${directory} open and is no gateway that is ready: a start or another command. Try again when it has ended.`,
    );
  const refused = (reason: string): BackupRefused =>
    new BackupRefused(
      `The gateway that runs (process ${owner.pid}) gave no copy of its database: ${reason}. Stop the portal, or try again.`,
    );
  const response = await fetch(new URL(COPY_PATH, owner.address), {
    method: 'POST',
    headers: { 'x-internal-key': secrets.internalKey },
    signal: AbortSignal.timeout(COPY_PATIENCE_MS),
  }).catch((error: unknown) => {
    throw refused(error instanceof Error ? error.message : String(error));
  });
  if (response.status === 403) throw refused('it has another INTERNAL_KEY');
  const answer = z.object({ data: copyAnswerSchema }).safeParse(await response.json().catch(() => undefined));
  if (!response.ok || !answer.success)
    throw refused(`it answered ${response.status}; its log says why, often a full disk`);
  return copyFolder(dataDirectory, answer.data.data.name);
}
