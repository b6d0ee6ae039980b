import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createServerDatabase } from '../../test/harness';
import { openServer } from './target-server';

// empty where the embedded database is asked for
const SERVER = process.env.TEST_DATABASE_URL || undefined;
const onServer = SERVER === undefined ? test.skip : test;
const ROLE = `poor_${process.pid}`;
let url = '';
let drop = async (): Promise<void> => undefined;

async function administer(database: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  if (SERVER === undefined) return;
  const made = await createServerDatabase(SERVER);
  ({ url } = made.place);
  await administer(url, `create role ${ROLE} login`);
  drop = async () => {
    await made.drop();
    await administer(SERVER, `drop role ${ROLE}`);
  };
});
afterAll(() => drop());

const refusal = (address: string): Promise<string> =>
  openServer(address).then(
    async (database) => {
      await database.close();
      return 'let in';
    },
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

test('what is no address, names no database or does not answer is told in a sentence, without the password', async () => {
  expect(await refusal('mysql://a:secret@b/c')).toMatch(/no address of a PostgreSQL database/);
  expect(await refusal('postgres://a:secret@b')).toMatch(/names no database/);
  const nobody = await refusal('postgres://a:secret@127.0.0.1:1/registrar');
  expect(nobody).toMatch(/^No PostgreSQL server answers at 127\.0\.0\.1:1\/registrar/);
  expect(nobody).not.toContain('secret');
});

onServer(
  'a database that does not exist, of another encoding, or in which the user may do nothing, is told in a sentence',
  async () => {
    const other = new URL(url);
    other.pathname = '/nowhere_at_all';
    expect(await refusal(other.href)).toMatch(/does not exist/);
    expect(await refusal(url)).toBe('let in');

    const poor = new URL(url);
    poor.username = ROLE;
    expect(await refusal(poor.href)).toMatch(/may not make tables in .*grant create on schema public/s);
    await administer(url, `grant create on schema public to ${ROLE}`);
    expect(await refusal(poor.href)).toMatch(/extension pg_trgm is not in .*create extension pg_trgm/s);
    await administer(url, 'create extension pg_trgm', 'create extension btree_gist');
    expect(await refusal(poor.href)).toBe('let in');
    await administer(url, `drop owned by ${ROLE}`);

    const latin = `latin_${process.pid}`;
    await administer(url, `create database ${latin} encoding 'LATIN1' locale 'C' template template0`);
    try {
      other.pathname = `/${latin}`;
      expect(await refusal(other.href)).toMatch(/in LATIN1: Nepali needs UTF8/);
    } finally {
      await administer(url, `drop database ${latin}`);
    }
  },
  120_000,
);
