import { createHash } from 'node:crypto';
import type { OpenDatabase } from '../platform/database/open-database';
import type { Storage } from '../platform/storage/storage';
import { documentEntry, HEADER, MANIFEST, tableEntry, type BackupManifest } from './backup-format';
import { writeBackupFile } from './backup-file';
import { inSnapshot, readFileKeys, readHeader, readSequences, readTable } from './read-database';
import { readStoredFile } from './stored-file';
import { TallyCounter } from './table-tally';

export interface WrittenBackup {
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
  readonly documents: number;
  /** Files that rows name and that the storage does not have, or not as they were. */
  readonly missing: readonly string[];
}

/**
 * One moment of the database, and every stored file that a row of that moment names. Stored files never change and are
 * never deleted, and a file is there before its row: files read after the moment are those of the moment.
 */
export async function writeBackup(
  from: { database: OpenDatabase; storage: Storage },
  file: string,
  now: Date,
  onProgress: (done: string) => void,
): Promise<WrittenBackup> {
  const summary = { tables: 0, rows: 0, documents: 0, missing: new Array<string>() };
  const { size } = await writeBackupFile(file, ({ add }) =>
    inSnapshot(from.database.db, async (tx) => {
      const header = await readHeader(tx, now);
      const headerText = Buffer.from(JSON.stringify(header, null, 1));
      await add(HEADER, headerText);

      const keysHash = createHash('sha256');
      let bytes = 0;
      for await (const keys of readFileKeys(tx, header.tables)) {
        for (const key of keys) {
          const content = await readStoredFile(from.storage, key);
          if (!content) {
            summary.missing.push(key);
            continue;
          }
          await add(documentEntry(key), content);
          keysHash.update(key);
          summary.documents += 1;
          bytes += content.length;
        }
        onProgress(`${summary.documents} documents`);
      }

      const tables: BackupManifest['tables'] = {};
      for (const shape of header.tables) {
        const counter = new TallyCounter();
        let number = 0;
        for await (const { lines } of readTable(tx, shape)) {
          counter.add(lines);
          await add(tableEntry(shape.name, ++number), Buffer.from(lines.join('')));
          summary.rows += lines.length;
          onProgress(`${summary.documents} documents, ${summary.rows} rows (${shape.name})`);
        }
        tables[shape.name] = counter.result();
        summary.tables += 1;
      }
      const manifest: BackupManifest = {
        header: createHash('sha256').update(headerText).digest('hex'),
        tables,
        sequences: await readSequences(tx),
        documents: { count: summary.documents, bytes, sha256: keysHash.digest('hex'), missing: summary.missing },
      };
      await add(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 1)));
    }),
  );
  return { bytes: size, ...summary };
}
