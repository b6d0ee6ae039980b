/**
 * Databases for test gateways. Migrations, seeds and the demonstration take seconds, so they are written once for each
 * state of the sources and copied: a template on the server, a packed folder for the embedded database.
 */
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { capabilities } from '../src/gateway';
import { dayInNepal } from '../src/platform/clock';
import { readConfig } from '../src/platform/config/config';
import type { DatabasePlace } from '../src/platform/database/open-database';
import { openPlatform, type Platform } from '../src/platform/platform';
import { eventually } from './stomp-client';

export const TEST_OFFICE = 9001;
const DAY_MS = 24 * 3_600_000;

export interface ServerDatabase {
  readonly place: DatabasePlace & { kind: 'server' };
  drop(): Promise<void>;
}

/** An empty database on that server. */
export function createServerDatabase(server: string): Promise<ServerDatabase> {
  return databaseOn(server, '');
}

/** Makes what `preparedOnServer` or `preparedEmbedded` copy, if it is not there. */
export async function prepareDatabase(demoData: boolean): Promise<void> {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) await (await preparedOnServer(TEST_DATABASE_URL, demoData)).drop();
  else await preparedEmbedded(demoData);
}

/** A database on that server with all that a gateway writes at its first start. */
export async function preparedOnServer(server: string, demoData: boolean): Promise<ServerDatabase> {
  const template = `gateway_template_${keyOf(demoData)}`;
  try {
    return await databaseOn(server, `template ${template}`);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await makeTemplate(server, template, demoData);
    return databaseOn(server, `template ${template}`);
  }
}

const packed = new Map<boolean, Promise<Uint8Array>>();

/** The same for the embedded database: a packed folder to start from. */
export function preparedEmbedded(demoData: boolean): Promise<Uint8Array> {
  const known = packed.get(demoData) ?? readOrPack(demoData);
  packed.set(demoData, known);
  return known;
}

/** What tests share is made under the same secrets: hashes of the demonstration are computed with them. */
export function shareSecrets(dataDirectory: string): void {
  const shared = path.join(os.tmpdir(), `gateway-test-secrets-${os.userInfo().uid}`);
  readConfig({ REGISTRAR_DATA: shared });
  fs.cpSync(path.join(shared, 'secrets'), path.join(dataDirectory, 'secrets'), { recursive: true });
}

export async function addTestOffice({ database: { db } }: Platform): Promise<void> {
  await db
    .insertInto('office')
    .values({
      id: TEST_OFFICE,
      code: 'TEST',
      name_english: 'Test Office',
      name_nepali: 'परीक्षण कार्यालय',
      office_type: 'REGISTRAR',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The day belongs to it because the demonstration speaks of today. */
function keyOf(demoData: boolean): string {
  const day = dayInNepal(new Date());
  return createHash('sha256')
    .update(JSON.stringify([process.env.GATEWAY_TESTS_SOURCES, day, demoData]))
    .digest('hex')
    .slice(0, 12);
}

async function readOrPack(demoData: boolean): Promise<Uint8Array> {
  const folder = path.join(os.tmpdir(), `gateway-test-databases-${os.userInfo().uid}`);
  const file = path.join(folder, `${keyOf(demoData)}.tar.gz`);
  if (!fs.existsSync(file)) {
    fs.mkdirSync(folder, { recursive: true });
    for (const old of fs.readdirSync(folder).map((name) => path.join(folder, name))) {
      if (fs.statSync(old).mtimeMs < Date.now() - DAY_MS) fs.rmSync(old, { force: true });
    }
    const draft = `${file}.${randomUUID()}`;
    fs.writeFileSync(draft, (await write({ kind: 'memory' }, demoData, true)) ?? '');
    fs.renameSync(draft, file);
  }
  return new Uint8Array(fs.readFileSync(file));
}

/** Starts a gateway's first start and stops before it listens. */
async function write(place: DatabasePlace, demoData: boolean, pack: boolean): Promise<Buffer | undefined> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'gateway-template-'));
  shareSecrets(dataDirectory);
  const config = readConfig({ REGISTRAR_DATA: dataDirectory, DEMO_DATA: demoData ? '1' : '0' });
  const platform = await openPlatform({ ...config, database: place }, { log: pino({ level: 'silent' }) });
  try {
    await addTestOffice(platform);
    for (const { seed } of capabilities) await seed?.(platform);
    return pack ? await platform.database.dump?.() : undefined;
  } finally {
    await platform.close();
    fs.rmSync(dataDirectory, { recursive: true, force: true });
  }
}

/** Any number will do, as long as nobody else locks it. */
const TEMPLATE_LOCK = 7_301_900;

/** Written under another name first: what has the template's name is whole. Others who want it wait. */
async function makeTemplate(server: string, template: string, demoData: boolean): Promise<void> {
  await administer(server, async (client) => {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    await dropOldTemplates(client);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount !== 0) return;
    const draft = await createServerDatabase(server);
    await write(draft.place, demoData, false);
    const name = new URL(draft.place.url).pathname.slice(1);
    await client.query(`comment on database ${name} is '${new Date().toISOString()}'`);
    await whileInUse(() => client.query(`alter database ${name} rename to ${template}`));
  });
}

async function dropOldTemplates(client: pg.Client): Promise<void> {
  const yesterday = new Date(Date.now() - DAY_MS).toISOString();
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname ~ '^gateway_template_[0-9a-f]{12}$' and shobj_description(oid, 'pg_database') < $1`,
    [yesterday],
  );
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
}

async function databaseOn(server: string, origin: string): Promise<ServerDatabase> {
  const name = `gateway_test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  await administer(server, async (client) => {
    await whileInUse(() => client.query(`create database ${name} ${origin}`));
    // only the death of the server could lose a commit by it, and no test kills that
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    place: { kind: 'server', url: url.href, poolSize: 4 },
    drop: () =>
      administer(server, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

async function administer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** A session that has just been closed counts for a moment longer. */
const whileInUse = (work: () => Promise<unknown>): Promise<void> =>
  eventually(
    () =>
      work().then(
        () => true,
        (error: unknown) => {
          if (codeOf(error) !== IN_USE) throw error;
          return false;
        },
      ),
    () => 'the database was in use',
  );

const IN_USE = '55006';
const codeOf = (error: unknown): unknown => (error instanceof pg.DatabaseError ? error.code : undefined);
const isMissing = (error: unknown): boolean => codeOf(error) === '3D000';
