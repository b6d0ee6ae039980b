import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { z } from 'zod';
import { openDatabase, type DatabasePlace } from '../../src/platform/database/open-database';
import { createServerDatabase } from '../prepared-database';

const filingsSchema = z.object({
  madeAt: z.iso.datetime(),
  filings: z.record(
    z.enum(['reservationBegun', 'reservationFilled', 'reservationVerified', 'registrationBegun', 'registrationReady', 'registrationVerified', 'registrationSentBack', 'nameChangeFilled', 'nameChangeVerified', 'nameChangeApproved']),
    z.uuid(),
  ),
});

/** When the database was filled, and the filings in it by how far they had come. */
export const firstRelease = filingsSchema.parse(JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'filings.json'), 'utf8')));

const statements = (): string => gunzipSync(fs.readFileSync(path.join(import.meta.dirname, 'database.sql.gz'))).toString('utf8');

/** The database as that release left it, before any migration of today: on the server that the tests are given, or embedded. */
export async function restoreFirstRelease(): Promise<{ readonly place: DatabasePlace; drop(): Promise<void> }> {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) {
    const { place, drop } = await createServerDatabase(TEST_DATABASE_URL);
    const client = new pg.Client({ connectionString: place.url });
    await client.connect();
    await client.query(statements()).finally(() => client.end());
    return { place, drop };
  }
  const empty = await openDatabase({ kind: 'memory' });
  await empty.pool.query(statements());
  const template = await empty.dump?.();
  await empty.close();
  if (!template) throw new Error('The embedded database could not be packed');
  return { place: { kind: 'memory', template: new Uint8Array(template) }, drop: async () => undefined };
}
