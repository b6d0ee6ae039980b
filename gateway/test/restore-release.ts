import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import type { z } from 'zod';
import { openDatabase, type DatabasePlace } from '../src/platform/database/open-database';
import { createServerDatabase } from './prepared-database';

/** What a release noted of the database that it filled: `filings.json` of its folder. */
export const readRelease = <T extends z.ZodType>(folder: string, schema: T): z.output<T> =>
  schema.parse(JSON.parse(fs.readFileSync(path.join(folder, 'filings.json'), 'utf8')));

export interface RestoredRelease {
  readonly place: DatabasePlace;
  drop(): Promise<void>;
}

/**
 * The database as a release left it in `database.sql.gz` of its folder, before any migration of today: on the server
 * that the tests are given, or embedded.
 */
export async function restoreRelease(folder: string): Promise<RestoredRelease> {
  const statements = gunzipSync(fs.readFileSync(path.join(folder, 'database.sql.gz'))).toString('utf8');
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) {
    const { place, drop } = await createServerDatabase(TEST_DATABASE_URL);
    const client = new pg.Client({ connectionString: place.url });
    await client.connect();
    await client.query(statements).finally(() => client.end());
    return { place, drop };
  }
  const empty = await openDatabase({ kind: 'memory' });
  await empty.pool.query(statements);
  const template = await empty.dump?.();
  await empty.close();
  if (!template) throw new Error('The embedded database could not be packed');
  return { place: { kind: 'memory', template: new Uint8Array(template) }, drop: async () => undefined };
}
