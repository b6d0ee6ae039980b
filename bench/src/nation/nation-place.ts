import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../../gateway/src/platform/database/open-database';
import { checksumOf } from '../../../gateway/src/platform/database/migrate';
import { migrations } from '../../../gateway/src/migrations/migrations';
import { fillNation, fillStatements, type Filled } from '../../../gateway/test/nation/fill-nation';
import { startGateway } from '../gateway/gateway-program';
import { newPlace, POOL_SIZE, type Place } from '../gateway/place';
import { findPostgres } from '../gateway/postgres-server';
import type { Options } from '../options';

const PREFIX = 'registrar_nation_';

/**
 * A hundredth in a folder, made anew for each run; on a server as much as is asked for, kept until the schema or the
 * fill is another.
 */
export async function nationPlace(
  options: Options,
  kind: Place['kind'],
  scale: number,
  onTable: (filled: Filled) => void,
): Promise<Place> {
  if (kind === 'embedded') {
    const place = await newPlace('embedded', options.data);
    await fill(options, place, scale, onTable);
    return place;
  }
  const server = await findPostgres();
  if (server === undefined) throw new Error('No PostgreSQL answers');
  const name = `${PREFIX}${keyOf(scale)}`;
  if (!(await databases(server)).includes(name)) {
    const draft = await newPlace('PostgreSQL', options.data);
    await fill(options, draft, scale, onTable);
    await administer(server, `alter database ${new URL(draft.databaseUrl ?? '').pathname.slice(1)} rename to ${name}`);
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  const folder = join(options.data, 'nation', name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // reading adds a few sessions to it, and the read mix a dozen filings: nothing that a nation would notice
  return {
    kind,
    folder,
    databaseUrl: url.href,
    database: { kind: 'server', url: url.href, poolSize: POOL_SIZE },
    copy: () => Promise.reject(new Error('A nation is not copied')),
    drop: () => Promise.resolve(),
  };
}

export async function dropNations(): Promise<void> {
  const server = await findPostgres();
  if (server === undefined) return;
  for (const name of await databases(server)) await administer(server, `drop database ${name} with (force)`);
}

/** What a gateway writes at its first start comes first: offices, lookups, the people of the demonstration. */
async function fill(options: Options, place: Place, scale: number, onTable: (filled: Filled) => void): Promise<void> {
  const gateway = await startGateway(options, place);
  await gateway.stop();
  const database = await openDatabase(place.database);
  try {
    await fillNation(database, scale, onTable);
  } finally {
    await database.close();
  }
}

function keyOf(scale: number): string {
  const schema = Object.keys(migrations).sort().map(checksumOf);
  return createHash('sha256')
    .update(JSON.stringify([schema, fillStatements(scale)]))
    .digest('hex')
    .slice(0, 12);
}

async function databases(server: string): Promise<string[]> {
  const rows = await administer(server, `select datname as name from pg_database where datname like '${PREFIX}%'`);
  return rows.map(({ name }) => String(name));
}

async function administer(server: string, statement: string): Promise<Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement).finally(() => client.end());
  return rows;
}
