import { Migrator, sql, type Kysely, type MigrationProvider } from 'kysely';
import { migrations } from '../../migrations/migrations';

/** Brings the database up to date. Safe to call from many instances at once: the migrator takes a lock, one runs, all succeed. */
export async function migrate<T>(db: Kysely<T>): Promise<string[]> {
  const { error, results = [] } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest();
  const failed = results.find((result) => result.status === 'Error');
  if (error) throw new Error(`The database could not be brought up to date${failed ? ` (${failed.migrationName})` : ''}`, { cause: error });
  return results.map((result) => result.migrationName);
}

const provider: MigrationProvider = {
  getMigrations: async () =>
    Object.fromEntries(
      Object.entries(migrations).map(([name, text]) => [name, { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) }]),
    ),
};
