import { sql } from 'kysely';
import { hasErrorCode } from '../platform/error-code';
import { openDatabase, type OpenDatabase } from '../platform/database/open-database';
import { BackupRefused } from './backup-format';
import { requireNoGateway } from './no-gateway';

const OLDEST = 150_000;
const EXTENSIONS = ['pg_trgm', 'btree_gist'];

/** Opens the server and says in a sentence why it cannot take the data, before anything is begun. */
export async function openServer(url: string): Promise<OpenDatabase> {
  const place = placeOf(url);
  const database = await openDatabase({ kind: 'server', url, poolSize: 2 });
  try {
    await requireFit(database, place);
    return database;
  } catch (error) {
    await database.close();
    throw explained(error, place);
  }
}

/** The same for a server that is to be filled: nobody may be using it. */
export async function openTargetServer(url: string): Promise<OpenDatabase> {
  const database = await openServer(url);
  try {
    await requireNoGateway(database.db, 'Nothing was changed.');
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Without user and password: it is printed. */
export function placeOf(url: string): string {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol))
    throw new BackupRefused(
      'The target is no address of a PostgreSQL database. It looks like this: postgres://user:password@server:5432/database',
    );
  const { host, pathname } = new URL(url);
  if (pathname.length < 2)
    throw new BackupRefused(
      'The address names no database. It looks like this: postgres://user:password@server:5432/database',
    );
  return `${host}${pathname}`;
}

async function requireFit({ db }: OpenDatabase, place: string): Promise<void> {
  const { rows } = await sql<{
    version: number;
    full: string;
    encoding: string;
    schema: string | null;
    tables: boolean;
    extensions: boolean;
  }>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as "full", current_setting('server_encoding') as encoding,
           current_schema()::text as schema, coalesce(has_schema_privilege(current_schema(), 'create'), false) as tables,
           has_database_privilege(current_database(), 'create') as extensions`.execute(db);
  const [found] = rows;
  if (!found) throw new BackupRefused(`${place} does not say what it is.`);
  if (found.version < OLDEST)
    throw new BackupRefused(`${place} is PostgreSQL ${found.full}: version 15 or newer is needed.`);
  if (found.encoding !== 'UTF8')
    throw new BackupRefused(
      `The database ${place} writes text in ${found.encoding}: Nepali needs UTF8. Create it again: create database … encoding 'UTF8' template template0`,
    );
  if (!found.tables)
    throw new BackupRefused(
      `This user may not make tables in ${place}. As its owner: grant create on schema ${found.schema ?? 'public'} to the user, or make the user the owner of the database.`,
    );
  const { rows: known } = await sql<{
    name: string;
    installed: boolean;
  }>`select name::text, installed_version is not null as installed from pg_available_extensions where name = any(${EXTENSIONS})`.execute(
    db,
  );
  for (const name of EXTENSIONS) {
    const extension = known.find((one) => one.name === name);
    if (!extension)
      throw new BackupRefused(
        `The server of ${place} does not have the extension ${name}. On Debian it is part of the package postgresql; elsewhere of postgresql-contrib.`,
      );
    if (!extension.installed && !found.extensions)
      throw new BackupRefused(
        `The extension ${name} is not in ${place}, and this user may not put it there. As its owner: create extension ${name}`,
      );
  }
}

function explained(error: unknown, place: string): unknown {
  if (
    hasErrorCode(
      error,
      'ECONNREFUSED',
      'ENOTFOUND',
      'EAI_AGAIN',
      'EHOSTUNREACH',
      'ETIMEDOUT',
      'ENETUNREACH',
      'ECONNRESET',
    )
  )
    return new BackupRefused(`No PostgreSQL server answers at ${place} (${codeOf(error)}).`);
  if (hasErrorCode(error, '28P01', '28000'))
    return new BackupRefused(
      `${place} does not let this user in: wrong user or password, or the server's pg_hba.conf does not allow it.`,
    );
  if (hasErrorCode(error, '3D000'))
    return new BackupRefused(
      `The database of ${place} does not exist. Make it first: create database … encoding 'UTF8'`,
    );
  if (hasErrorCode(error, '53300')) return new BackupRefused(`${place} takes no more connections.`);
  if (hasErrorCode(error, '42501'))
    return new BackupRefused(`This user lacks a right in ${place}: ${error instanceof Error ? error.message : ''}`);
  if (error instanceof Error && /timeout|terminated/i.test(error.message) && !(error instanceof BackupRefused))
    return new BackupRefused(`No PostgreSQL server answers at ${place} (${error.message}).`);
  return error;
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
