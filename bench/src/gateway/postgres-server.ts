import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface ServerDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** Usual owners of a server on this machine; the first that may sign in is taken. */
const USUAL = ['postgres://postgres:postgres@127.0.0.1:5432/postgres', 'postgres://postgres@127.0.0.1:5432/postgres'];

/** Made and not dropped yet. */
const made = new Map<string, () => Promise<void>>();
let found: Promise<string | undefined> | undefined;

/** The server named by TEST_DATABASE_URL, or the one on this machine; undefined where none answers. */
export function findPostgres(): Promise<string | undefined> {
  return (found ??= firstThatAnswers([process.env['TEST_DATABASE_URL'], ...USUAL]));
}

async function firstThatAnswers(addresses: readonly (string | undefined)[]): Promise<string | undefined> {
  for (const address of addresses) {
    if (address === undefined || address === '') continue;
    try {
      await administer(address, 'select 1');
      return address;
    } catch {
      // not here, or not for us
    }
  }
  return undefined;
}

/** A database of the bench's own; `template` names one to begin as a copy of. */
export async function createPostgres(template?: string): Promise<ServerDatabase> {
  const server = await findPostgres();
  if (server === undefined) throw new Error('No PostgreSQL answers');
  const name = `registrar_bench_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  // without ctype C.UTF-8 trigrams of Devanagari are empty
  await administer(
    server,
    template === undefined
      ? `create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`
      : `create database ${name} template ${template}`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = async (): Promise<void> => {
    await administer(server, `drop database if exists ${name} with (force)`);
    made.delete(name);
  };
  made.set(name, drop);
  return { name, url: url.href, drop };
}

/** Of a bench that failed or was stopped half-way, too. */
export async function dropLeftovers(): Promise<void> {
  await Promise.allSettled([...made.values()].map((drop) => drop()));
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 2000 });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
