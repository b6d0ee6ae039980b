import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../platform/config/config';
import { DirectoryInUse, ownerOf } from '../platform/database/directory-lock';
import { openDatabase, type OpenDatabase } from '../platform/database/open-database';
import { BackupRefused } from './backup-format';
import { requireNoPortal } from './no-gateway';
import { openTargetServer } from './target-server';

export interface RestoreTarget {
  readonly database: OpenDatabase;
  /** Closes it; what was filled becomes the portal's database, anything else is gone. */
  close(outcome: 'filled' | 'failed'): Promise<void>;
}

/**
 * An embedded database is filled in a folder beside its place and moved there when it is whole: one that was killed
 * half-way is in nobody's way.
 */
export async function openRestoreTarget({ database: place, dataDirectory }: Config): Promise<RestoreTarget> {
  if (place.kind !== 'directory') {
    const database = place.kind === 'server' ? await openTargetServer(place.url) : await openDatabase(place);
    return { database, close: () => database.close() };
  }
  requireNoDatabase(place.directory);
  const draft = path.join(dataDirectory, 'database-restoring');
  const other = ownerOf(draft);
  if (other) throw new DirectoryInUse(`Another restore (process ${other.pid}) is filling ${dataDirectory}.`);
  requireNoPortal(dataDirectory);
  fs.rmSync(draft, { recursive: true, force: true });
  const database = await openDatabase({ kind: 'directory', directory: draft });
  return {
    database,
    async close(outcome) {
      await database.close();
      if (outcome === 'filled') {
        requireNoDatabase(place.directory);
        if (fs.existsSync(place.directory)) fs.rmdirSync(place.directory);
        fs.renameSync(draft, place.directory);
      }
      fs.rmSync(draft, { recursive: true, force: true });
    },
  };
}

function requireNoDatabase(directory: string): void {
  const found = fs.existsSync(directory) ? fs.readdirSync(directory) : [];
  if (found.length === 0) return;
  const owner = ownerOf(directory);
  throw new BackupRefused(
    `The target is not empty: ${directory} holds a database already${owner ? `, and process ${owner.pid} has it open` : ''} (${found.slice(0, 3).join(', ')} and more). Nothing was changed. Name another folder with REGISTRAR_DATA, or set this one aside.`,
  );
}
