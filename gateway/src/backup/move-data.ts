import type { Transaction } from 'kysely';
import type { OpenDatabase } from '../platform/database/open-database';
import type { DB } from '../platform/database/schema.generated';
import type { Storage } from '../platform/storage/storage';
import { refuseOthersSteps } from '../platform/database/migrate';
import { demoPeople } from '../demonstration/people';
import type { BackupManifest } from './backup-format';
import { loadDatabase, requireEmpty, type Loaded } from './load-database';
import {
  inSnapshot,
  readFileKeys,
  readHeader,
  readSequences,
  readTable,
  type TableChunk,
  type TableShape,
} from './read-database';
import { putStoredFile } from './restore-backup';
import { readStoredFile } from './stored-file';
import { TallyCounter } from './table-tally';

export interface Move {
  readonly from: { readonly database: OpenDatabase; readonly storage: Storage };
  /** Without a storage the documents stay where they are, and each one is read and held against its hash. */
  readonly to: { readonly database: OpenDatabase; readonly storage?: Storage };
  onProgress(done: string): void;
}

export interface Moved extends Loaded {
  readonly tables: number;
  readonly documents: number;
  readonly missing: readonly string[];
  /** Accounts of the demonstration, whose password everybody knows. */
  readonly demoAccounts: number;
}

/**
 * What backup and restore do, without the file between them: the same reader on one side, the same loader on the other.
 */
export async function moveData({ from, to, onProgress }: Move, now: Date): Promise<Moved> {
  await to.database.db.transaction().execute(requireEmpty);
  return inSnapshot(from.database.db, async (tx) => {
    const header = await readHeader(tx, now);
    refuseOthersSteps(header.migrations, 'The embedded database');
    const { documents, missing } = await carryDocuments(tx, header.tables, {
      from: from.storage,
      to: to.storage,
      onProgress,
    });
    const tables: BackupManifest['tables'] = {};
    const loaded = await loadDatabase(to.database, {
      header,
      chunks: counted(tx, header.tables, tables),
      expected: async () => ({ tables, sequences: await readSequences(tx) }),
      onProgress,
    });
    const demo = await tx
      .selectFrom('account')
      .select((of) => of.fn.countAll<number>().as('n'))
      .where(
        'username',
        'in',
        demoPeople.map(({ username }) => username),
      )
      .executeTakeFirstOrThrow();
    return { ...loaded, documents, missing, tables: header.tables.length, demoAccounts: demo.n };
  });
}

async function* counted(
  tx: Transaction<DB>,
  shapes: readonly TableShape[],
  tables: BackupManifest['tables'],
): AsyncGenerator<TableChunk> {
  for (const shape of shapes) {
    const counter = new TallyCounter();
    for await (const chunk of readTable(tx, shape)) {
      counter.add(chunk.lines);
      yield chunk;
    }
    tables[shape.name] = counter.result();
  }
}

async function carryDocuments(
  tx: Transaction<DB>,
  shapes: readonly TableShape[],
  { from, to, onProgress }: { from: Storage; to: Storage | undefined; onProgress: Move['onProgress'] },
): Promise<{ documents: number; missing: string[] }> {
  let documents = 0;
  const missing: string[] = [];
  for await (const keys of readFileKeys(tx, shapes)) {
    for (const key of keys) {
      const content = await readStoredFile(from, key);
      if (content && to) await putStoredFile(to, key, content);
      if (content) documents += 1;
      else missing.push(key);
    }
    onProgress(`${documents} documents ${to ? 'carried over' : 'checked'}`);
  }
  return { documents, missing };
}
