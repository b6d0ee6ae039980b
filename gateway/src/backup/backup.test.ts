import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import tar from 'tar-stream';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { startS3Server, type TestBucket } from '../../test/s3-server';
import { migrations } from '../migrations/migrations';
import { takeMigrations } from '../platform/database/migrate';
import { openDatabase, type OpenDatabase } from '../platform/database/open-database';
import type { DB } from '../platform/database/schema.generated';
import { createLocalStorage } from '../platform/storage/local-storage';
import { openS3Bucket } from '../platform/storage/s3-bucket';
import { createS3Storage } from '../platform/storage/s3-storage';
import { FILE_COLUMNS, inSnapshot, readSequences, readShapes } from './read-database';
import { loadDatabase, tallyOf } from './load-database';
import { readBackupFile } from './backup-file';
import { checkBackup } from './check-backup';
import { moveData } from './move-data';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-test-'));
const file = path.join(folder, 'one.backup');
const silent = (): void => undefined;
const content = Buffer.from('a stored file');
const key = createHash('sha256').update(content).digest('hex');
let gateway: TestGateway;
let bucket: TestBucket;
let from: { database: OpenDatabase; storage: TestGateway['platform']['storage'] };
const opened: OpenDatabase[] = [];

beforeAll(async () => {
  bucket = await startS3Server();
  gateway = await startTestGateway({ demoData: true });
  await gateway.platform.jobs.stop(); // nothing changes any more by itself
  from = gateway.platform;
  // whether a demonstration letter was set by then is a matter of chance: the one stored file is the test's own
  await sql`update letter set file_key = null, file_hash = null, unsigned_hash = null, file_size = null, rendered_at = null`.execute(
    from.database.db,
  );
  await from.storage.put(Readable.from([content]), 1000);
  const { db } = from.database;
  // the demonstration was seeded elsewhere, with a storage of its own
  await sql`update proceeding_notice set proof_key = ${key} where proof_key is not null`.execute(db);
  await sql`update company set logo_key = ${key} where id = (select id from company limit 1)`.execute(db);
  await sql`insert into setting (key, value) values ('test:awkward', ${JSON.stringify({ text: 'tab\t, line\n, \\N, दर्ता, "', none: null })}), ('test:null', 'null')`.execute(
    db,
  );
  await writeBackup(from, file, new Date('2026-11-22T18:15:00Z'), silent);
}, 600_000);
afterAll(async () => {
  for (const database of opened) await database.close();
  await gateway?.close();
  await bucket?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<OpenDatabase> {
  const database = await openDatabase({ kind: 'memory' });
  opened.push(database);
  return database;
}
const newStorage = (): TestGateway['platform']['storage'] =>
  createLocalStorage(fs.mkdtempSync(path.join(folder, 'documents-')));

async function everything({ db }: OpenDatabase): Promise<Record<string, unknown>> {
  return inSnapshot(db, async (tx) => {
    const tables: Record<string, unknown> = { sequences: await readSequences(tx), rules: await rulesOf(tx) };
    for (const shape of await readShapes(tx)) {
      const { rows, sum } = await tallyOf(tx, shape);
      tables[shape.name] = { rows, sum };
    }
    return tables;
  });
}

/** Constraints, indexes and triggers, each as the database words it, and whether the trigger is on. */
async function rulesOf(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ rule: string }>`
    select rule from (
      select c.conrelid::regclass || ' ' || c.conname::text || ' ' || pg_get_constraintdef(c.oid) as rule from pg_constraint c join pg_namespace n on n.oid = c.connamespace where n.nspname = current_schema() and c.contype <> 'n'
      union all select replace(indexdef, schemaname || '.', '') from pg_indexes where schemaname = current_schema()
      union all select tgname || ' ' || tgenabled::text || ' ' || tgrelid::regclass from pg_trigger where not tgisinternal
    ) r order by rule collate "C"`.execute(db);
  return rows.map(({ rule }) => rule);
}

async function refusalOf(damaged: string, database: OpenDatabase): Promise<string> {
  const refusal = await restoreBackup({ database, storage: newStorage() }, damaged, silent).then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  expect(await readShapes(database.db)).toEqual([]); // untouched
  return refusal;
}

function variant(name: string, change: (bytes: Buffer) => Buffer): string {
  const changed = path.join(folder, name);
  fs.writeFileSync(changed, change(Buffer.from(fs.readFileSync(file))));
  return changed;
}

test('restored elsewhere, every table, sequence, constraint and trigger is as it was, and the audit chain is intact', async () => {
  const database = await emptyDatabase();
  const storage = newStorage();
  const restored = await restoreBackup({ database, storage }, file, silent);
  expect(restored).toMatchObject({ documents: 1, missing: [], broughtForward: [], audit: { intact: true } });
  expect(await everything(database)).toEqual(await everything(from.database));
  expect((await storage.stat(key))?.size).toBe(content.length);
  expect(restored.rows).toBeGreaterThan(1000);

  const { rows } = await sql<{
    value: string;
    is_null: boolean;
  }>`select value #>> '{text}' as value, value is null as is_null from setting where key like 'test:%' order by key`.execute(
    database.db,
  );
  expect(rows).toEqual([
    { value: 'tab\t, line\n, \\N, दर्ता, "', is_null: false },
    { value: null, is_null: false },
  ]); // JSON's null is not SQL's
  // what guards the register guards it again, and numbers go on where they were
  await expect(sql`truncate register_entry cascade`.execute(database.db)).rejects.toThrow(
    /never changed or taken away/,
  );
  const last = await sql<{ id: number }>`select coalesce(max(id), 0) as id from job`.execute(database.db);
  const next = await sql<{
    id: number;
  }>`insert into job (kind, payload, run_at, created_at) values ('test', '{}', now(), now()) returning id`.execute(
    database.db,
  );
  expect(next.rows[0]?.id).toBeGreaterThan(last.rows[0]?.id ?? 0);
}, 600_000);

test('moved without a file between: the same rows and rules, the documents in the bucket, the demonstration counted', async () => {
  const database = await emptyDatabase();
  const storage = createS3Storage(openS3Bucket(bucket.place), path.join(folder, 'aside'));
  const moved = await moveData({ from, to: { database, storage }, onProgress: silent }, new Date());
  expect(moved).toMatchObject({ documents: 1, missing: [], broughtForward: [], audit: { intact: true } });
  expect(moved.demoAccounts).toBeGreaterThan(10);
  expect(await everything(database)).toEqual(await everything(from.database));
  expect((await storage.stat(key))?.size).toBe(content.length);
  await expect(moveData({ from, to: { database }, onProgress: silent }, new Date())).rejects.toThrow(/not empty/);
}, 600_000);

test('a database that is not empty is refused with what it holds', async () => {
  const database = await emptyDatabase();
  await sql`create table somebodys (id integer)`.execute(database.db);
  await sql`insert into somebodys values (7)`.execute(database.db);
  await expect(restoreBackup({ database, storage: newStorage() }, file, silent)).rejects.toThrow(
    /not empty: it has the table somebodys/,
  );
  const { rows } = await sql`select * from somebodys`.execute(database.db);
  expect(rows).toEqual([{ id: 7 }]);
}, 600_000);

test('a wrong file, one that is cut off and one with a changed byte are refused before anything is touched', async () => {
  const database = await emptyDatabase();
  const size = fs.statSync(file).size;
  const letter = path.join(folder, 'letter.txt');
  fs.writeFileSync(letter, 'Dear Sir');
  expect(await refusalOf(letter, database)).toMatch(/no backup of this portal/);
  expect(await refusalOf(path.join(folder, 'nowhere'), database)).toMatch(/There is no file/);
  fs.writeFileSync(letter, gzipSync('Dear Sir'.repeat(1000)));
  expect(await refusalOf(letter, database)).toMatch(/no backup of this portal/);
  const other = tar.pack();
  other.entry({ name: 'letter.txt' }, 'Dear Sir');
  other.finalize();
  fs.writeFileSync(letter, gzipSync(await buffer(other)));
  expect(await refusalOf(letter, database)).toMatch(/no backup of this portal/);

  for (const part of [0.01, 0.5, 0.999]) {
    expect(
      await refusalOf(
        variant('cut', (bytes) => bytes.subarray(0, Math.floor(size * part))),
        database,
      ),
    ).toMatch(/cut off/);
  }
  for (const part of [0.002, 0.3, 0.7, 0.999]) {
    const changed = variant('changed', (bytes) => {
      const at = Math.floor(size * part);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 0x40, at);
      return bytes;
    });
    // the byte may lie in a migration's checksum or name, which are compared before the rest is read
    expect(await refusalOf(changed, database)).toMatch(
      /damaged|cut off|no backup of this portal|in other words|newer than this program/,
    );
  }
}, 600_000);

test('a row or a document that was changed in the unpacked file is found by its hash', async () => {
  const database = await emptyDatabase();
  const repack = async (
    name: string,
    change: (entry: string, bytes: Buffer) => Buffer | undefined,
  ): Promise<string> => {
    const pack = tar.pack();
    const packed = buffer(pack);
    for await (const entry of readBackupFile(file)) {
      const bytes = change(entry.name, entry.content);
      if (bytes) pack.entry({ name: entry.name }, bytes);
    }
    pack.finalize();
    const changed = path.join(folder, name);
    fs.writeFileSync(changed, gzipSync(await packed));
    return changed;
  };
  const swap = (bytes: Buffer, what: string, by: string): Buffer =>
    Buffer.from(bytes.toString('utf8').replace(what, by));
  expect(
    await refusalOf(
      await repack('row', (entry, bytes) =>
        entry.startsWith('tables/account/') ? swap(bytes, 'APPLICANT', 'APPROVER_2') : bytes,
      ),
      database,
    ),
  ).toMatch(/table account is not what it was/);
  expect(
    await refusalOf(
      await repack('document', (entry, bytes) =>
        entry.startsWith('documents/') ? Buffer.from('another file') : bytes,
      ),
      database,
    ),
  ).toMatch(/document .* is not what it was/);
  expect(
    await refusalOf(
      await repack('gone', (entry, bytes) => (entry.startsWith('documents/') ? undefined : bytes)),
      database,
    ),
  ).toMatch(/a document is missing/);
  expect(
    await refusalOf(
      await repack('header', (entry, bytes) =>
        entry === 'header.json' ? swap(bytes, '2026-11-22T18:15', '2026-11-23T18:15') : bytes,
      ),
      database,
    ),
  ).toMatch(/beginning is not what it was/);
}, 600_000);

test('a load that ends in the middle leaves the target as empty as it was', async () => {
  const database = await emptyDatabase();
  const { header, manifest } = await checkBackup(file, silent);
  const failing = async function* (): AsyncGenerator<{ table: string; lines: string[] }> {
    yield { table: 'setting', lines: ['a\t1\t\\N\t2026-01-01 00:00:00+00\n'] };
    throw new Error('the line is gone');
  };
  await expect(
    loadDatabase(database, { header, chunks: failing(), expected: async () => manifest, onProgress: silent }),
  ).rejects.toThrow('the line is gone');
  expect(await readShapes(database.db)).toEqual([]);
  const nothing = async function* (): AsyncGenerator<{ table: string; lines: string[] }> {
    yield { table: 'setting', lines: ['a\t1\t\\N\t2026-01-01 00:00:00+00\n'] };
  };
  await expect(
    loadDatabase(database, { header, chunks: nothing(), expected: async () => manifest, onProgress: silent }),
  ).rejects.toThrow(/did not arrive as it was/);
  expect(await readShapes(database.db)).toEqual([]);
}, 600_000);

test('a letter whose owner is not in the data is refused by name', async () => {
  const orphaned = path.join(folder, 'orphaned.backup');
  const { db } = from.database;
  const [id, owner] = [randomUUID(), randomUUID()];
  const account = await db.selectFrom('account').select('id').limit(1).executeTakeFirstOrThrow();
  await sql`alter table letter disable trigger owner_exists`.execute(db);
  await db
    .insertInto('letter')
    .values({
      id,
      kind: 'CALL_FOR_EXPLANATION',
      code: 'OOOOOOOOOOOO',
      account_id: account.id,
      issued_for_kind: 'PROCEEDING',
      issued_for_id: owner,
      content: '{}',
      hash: '',
      issued_at: new Date(),
    })
    .execute();
  await sql`alter table letter enable trigger owner_exists`.execute(db);
  await writeBackup(from, orphaned, new Date(), silent);
  await db.deleteFrom('letter').where('id', '=', id).execute();
  expect(await refusalOf(orphaned, await emptyDatabase())).toContain(`letter ${id} (of PROCEEDING ${owner})`);
}, 600_000);

test('a backup of a newer schema is refused by the name of its migration, one of an older schema is brought forward', async () => {
  const newer = path.join(folder, 'newer.backup');
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2099')`.execute(
    from.database.db,
  );
  await writeBackup(from, newer, new Date(), silent);
  await sql`delete from kysely_migration where name = '9999-of-tomorrow'`.execute(from.database.db);
  const target = await emptyDatabase();
  expect(await refusalOf(newer, target)).toMatch(/newer than this program.*9999-of-tomorrow/);

  const names = Object.keys(migrations).sort();
  const before = names.slice(0, names.indexOf('0081-migration-checksums'));
  const old = await emptyDatabase();
  await old.db.transaction().execute((tx) => takeMigrations(tx, before));
  const older = path.join(folder, 'older.backup');
  await writeBackup({ database: old, storage: from.storage }, older, new Date(), silent);
  const restored = await restoreBackup({ database: target, storage: newStorage() }, older, silent);
  expect(restored.broughtForward).toEqual(names.slice(before.length));
  expect(restored.audit).toEqual({ intact: true, rows: 0 });
}, 600_000);

test('nothing is written over, the file is for its owner alone, and an attempt that fails leaves nothing', async () => {
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  await expect(writeBackup(from, file, new Date(), silent)).rejects.toThrow(/exists already/);
  const failing = path.join(folder, 'failing.backup');
  const storage = { ...from.storage, stat: () => Promise.reject(new Error('the bucket is gone')) };
  await expect(writeBackup({ database: from.database, storage }, failing, new Date(), silent)).rejects.toThrow(
    'the bucket is gone',
  );
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('failing'))).toEqual([]);
  await expect(writeBackup(from, path.join(folder, 'no', 'such', 'folder'), new Date(), silent)).rejects.toThrow(
    /does not exist/,
  );
}, 600_000);

test('a document that its storage has lost is named, and the backup is made', async () => {
  const storage = { ...from.storage, stat: () => Promise.resolve(undefined) };
  const lost = path.join(folder, 'lost.backup');
  expect((await writeBackup({ database: from.database, storage }, lost, new Date(), silent)).missing).toEqual([key]);
  expect((await checkBackup(lost, silent)).manifest.documents).toMatchObject({ count: 0, missing: [key] });
}, 600_000);

/** Text columns that are called like a hash or a key and name no stored file. */
const OTHER_KEYS = [
  // the hash of a file that is kept by its key
  'json_sha256',
  'check_key',
  'requirement_key',
  'section_key',
  'dedupe_key',
  'same_key',
  'event_key',
  'document_key',
  'voucher_key',
  'licence_key',
  'public_key',
];

test('every column that names a stored file is known to the backup', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = current_schema() and data_type = 'text' and (column_name like '%\_key' or column_name like '%sha256') and table_name <> 'migration_checksum'
     order by 1, 2`.execute(from.database.db);
  const files = rows.filter(({ column }) => !OTHER_KEYS.includes(column)).map(({ table, column }) => [table, column]);
  expect(files).toEqual(FILE_COLUMNS.map((pair) => [...pair]));
});
