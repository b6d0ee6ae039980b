import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { migrations } from '../../migrations/migrations';
import { checksumOf, migrate, SchemaMismatch, takenMigrations } from './migrate';
import { openDatabase, type OpenDatabase } from './open-database';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ kind: 'memory' });
  await migrate(database.db);
}, 180_000);
afterAll(() => database.close());

async function refusal(): Promise<string> {
  try {
    await migrate(database.db);
  } catch (error) {
    if (error instanceof SchemaMismatch) return error.message;
    throw error;
  }
  return '';
}

test('what each step said is kept with the database', async () => {
  const taken = await takenMigrations(database.db);
  expect(taken.map(({ name }) => name).sort()).toEqual(Object.keys(migrations).sort());
  for (const { name, sha256 } of taken) expect(sha256).toBe(checksumOf(name));
});

test('a database that took its steps before checksums were kept starts, and has them from then on', async () => {
  await sql`delete from migration_checksum`.execute(database.db);
  expect(await migrate(database.db)).toEqual([]);
  expect((await takenMigrations(database.db)).every(({ name, sha256 }) => sha256 === checksumOf(name))).toBe(true);
});

test('a step that was edited after the database took it is refused by its name', async () => {
  await sql`update migration_checksum set sha256 = ${'0'.repeat(64)} where name = '0005-register'`.execute(database.db);
  expect(await refusal()).toContain('0005-register');
  expect(await refusal()).not.toContain('0006-names');
  await sql`update migration_checksum set sha256 = ${checksumOf('0005-register')} where name = '0005-register'`.execute(
    database.db,
  );
  expect(await refusal()).toBe('');
});

test('a database newer than the program is refused by the name of the step', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2099-01-01T00:00:00.000Z')`.execute(
    database.db,
  );
  expect(await refusal()).toMatch(/newer than this program.*9999-of-tomorrow/);
  await sql`delete from kysely_migration where name = '9999-of-tomorrow'`.execute(database.db);
  expect(await refusal()).toBe('');
});
