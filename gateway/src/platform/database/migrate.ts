import { createHash } from 'node:crypto';
import { Migrator, sql, type Kysely, type MigrationProvider, type Transaction } from 'kysely';
import { migrations } from '../../migrations/migrations';
import { ExplainedError } from '../explained-error';

/** The steps of the database are not those of this program. */
export class SchemaMismatch extends ExplainedError {}

/** One step that a database has taken; the checksum is missing where it was taken before checksums were kept. */
export interface TakenMigration {
  readonly name: string;
  readonly sha256: string | null;
}

/**
 * Brings the database up to date. Safe to call from many instances at once: the migrator takes a lock, one runs, all
 * succeed. The lock belongs to the connection, which therefore must not be a pooler's. A database that has taken a step
 * that this program does not know, or that said something else then, is left alone.
 */
export async function migrate<T>(db: Kysely<T>): Promise<string[]> {
  refuseOthersSteps(await takenMigrations(db), 'This database');
  const { error, results = [] } = await new Migrator({
    db,
    provider,
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  const failed = results.find((result) => result.status === 'Error');
  if (error)
    throw new Error(`The database could not be brought up to date${failed ? ` (${failed.migrationName})` : ''}`, {
      cause: error,
    });
  await noteChecksums(db);
  return results.map((result) => result.migrationName);
}

/** Throws unless this program has every one of these steps, word for word. `whose` begins the sentence. */
export function refuseOthersSteps(taken: readonly TakenMigration[], whose: string): void {
  const unknown = taken.filter(({ name }) => migrations[name] === undefined).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new SchemaMismatch(
      `${whose} is newer than this program: it has taken the migration ${unknown.join(', ')}, which this program does not have. Use the program that it was last used with, or a newer one.`,
    );
  }
  const edited = taken
    .filter(({ name, sha256 }) => sha256 !== null && sha256 !== checksumOf(name))
    .map(({ name }) => name);
  if (edited.length > 0) {
    throw new SchemaMismatch(
      `${whose} has taken the migration ${edited.join(', ')} in other words than this program has it. A migration that was delivered is never edited: take the change back and add it as a new migration.`,
    );
  }
}

/** In the order in which they were taken. A database without a single step has none. */
export async function takenMigrations<T>(db: Kysely<T>): Promise<TakenMigration[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return [];
  const checksum = (await hasTable(db, 'migration_checksum'))
    ? sql`(select c.sha256 from migration_checksum c where c.name = m.name)`
    : sql`null::text`;
  const { rows } =
    await sql<TakenMigration>`select m.name, ${checksum} as sha256 from kysely_migration m order by m.timestamp, m.name collate "C"`.execute(
      db,
    );
  return rows;
}

/** Of the statements themselves, with the line ends of one system: neither a bundler nor a checkout changes it. */
export function checksumOf(name: string): string {
  return createHash('sha256')
    .update((migrations[name] ?? '').replaceAll('\r\n', '\n'))
    .digest('hex');
}

/** Also of the steps that were taken before checksums were kept: what they say now counts from here on. */
export async function noteChecksums<T>(db: Kysely<T>): Promise<void> {
  const missing = (await takenMigrations(db)).filter(({ sha256 }) => sha256 === null).map(({ name }) => name);
  if (missing.length === 0) return;
  await sql`insert into migration_checksum (name, sha256) select * from unnest(${missing}::text[], ${missing.map(checksumOf)}::text[]) on conflict do nothing`.execute(
    db,
  );
}

/**
 * Takes these steps, or all that are missing, within a transaction of the caller, which the migrator cannot: whoever
 * fills a database wants its schema and its rows at once or not at all. Keeps the migrator's own list.
 */
export async function takeMigrations<T>(tx: Transaction<T>, names?: readonly string[]): Promise<string[]> {
  if (!(await hasTable(tx, 'kysely_migration'))) await sql.raw(MIGRATORS_TABLES).execute(tx);
  const taken = new Set((await takenMigrations(tx)).map(({ name }) => name));
  const missing = (names ?? Object.keys(migrations).sort()).filter((name) => !taken.has(name));
  for (const name of missing) {
    await sql.raw(migrations[name] ?? '').execute(tx);
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(tx);
  }
  return missing;
}

/** As kysely's migrator makes them. */
const MIGRATORS_TABLES = `
create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer not null default 0);
insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
`;

async function hasTable<T>(db: Kysely<T>, table: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(db);
  return rows[0]?.there === true;
}

const provider: MigrationProvider = {
  getMigrations: async () =>
    Object.fromEntries(
      Object.entries(migrations).map(([name, text]) => [
        name,
        { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) },
      ]),
    ),
};
