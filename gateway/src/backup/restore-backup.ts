import { Readable } from 'node:stream';
import { sql, type Transaction } from 'kysely';
import { closeUnit } from '../platform/close-unit';
import type { DB } from '../platform/database/schema.generated';
import type { OpenDatabase } from '../platform/database/open-database';
import type { Storage } from '../platform/storage/storage';
import { readBackupFile } from './backup-file';
import { BackupRefused } from './backup-format';
import { checkBackup, type CheckedBackup } from './check-backup';
import { loadDatabase, requireEmpty, type Loaded } from './load-database';
import type { TableChunk } from './read-database';
import { readStoredFile } from './stored-file';

export interface Restored extends Loaded {
  readonly takenAt: string;
  readonly tables: number;
  readonly documents: number;
  /** Files that were missing already when the backup was taken. */
  readonly missing: readonly string[];
}

/**
 * The documents first, then the database in one transaction: a row that is there always finds its file. A document that
 * is there already is kept if it is what it should be.
 *
 * @param restoredAt when it becomes the database of a portal, which is then noted in it
 */
export async function restoreBackup(
  to: { database: OpenDatabase; storage: Storage },
  file: string,
  onProgress: (done: string) => void,
  restoredAt?: Date,
): Promise<Restored> {
  const backup = await checkBackup(file, onProgress);
  await to.database.db.transaction().execute(requireEmpty);
  const documents = await restoreDocuments(to.storage, file, onProgress);
  const loaded = await loadDatabase(to.database, {
    header: backup.header,
    chunks: chunksOf(file),
    expected: async () => backup.manifest,
    onProgress,
    ...(restoredAt && { finish: (tx) => noteRestore(tx, backup.header.takenAt, restoredAt) }),
  });
  return {
    ...loaded,
    documents,
    takenAt: backup.header.takenAt,
    tables: backup.header.tables.length,
    missing: missingOf(backup),
  };
}

/**
 * The chain is whole and ends earlier than people remember: the audit says why. And what gateways have kept under a
 * version of the database before is never taken for a version that this one comes to: it goes on beyond any of them.
 */
async function noteRestore(tx: Transaction<DB>, takenAt: string, restoredAt: Date): Promise<void> {
  const seconds = Math.floor(restoredAt.getTime() / 1000);
  await tx
    .updateTable('reference_data')
    .set((row) => ({ version: sql<number>`greatest(${row.ref('version')} + 1, ${seconds}::bigint)` }))
    .execute();
  await closeUnit(tx, restoredAt, {
    jobs: [],
    entries: [
      {
        actor: null,
        action: 'DATABASE_RESTORED',
        objectType: 'register',
        objectId: takenAt,
        remark: takenAt,
      },
    ],
  });
}

const missingOf = ({ manifest }: CheckedBackup): readonly string[] => manifest.documents.missing;

async function restoreDocuments(storage: Storage, file: string, onProgress: (done: string) => void): Promise<number> {
  let documents = 0;
  for await (const { name, content } of readBackupFile(file)) {
    const [folder, key = ''] = name.split('/');
    if (folder === 'tables') break; // they stand behind the documents
    if (folder !== 'documents') continue;
    await putStoredFile(storage, key, content);
    documents += 1;
    onProgress(`${documents} documents`);
  }
  return documents;
}

/** Safe on disk when it resolves, under the key that it had. */
export async function putStoredFile(storage: Storage, key: string, content: Buffer): Promise<void> {
  if (await readStoredFile(storage, key)) return;
  const put = await storage.put(Readable.from([content]), content.length);
  if (put.key !== key || !(await readStoredFile(storage, key)))
    throw new BackupRefused(`The storage did not keep the document ${key.slice(0, 12)}… as it was sent.`);
}

async function* chunksOf(file: string): AsyncGenerator<TableChunk> {
  for await (const { name, content } of readBackupFile(file)) {
    const [folder, table = ''] = name.split('/');
    if (folder !== 'tables') continue;
    const text = content.toString('utf8');
    yield {
      table,
      lines: text
        .split('\n')
        .slice(0, -1)
        .map((line) => `${line}\n`),
    };
  }
}
