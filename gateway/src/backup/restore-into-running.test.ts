import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createServerDatabase, startTestGateway, type TestGateway, type TestGatewayOptions } from '../../test/harness';
import { verifyAuditAndHeads } from '../audit/check-heads';
import { readLatestHead, signHead } from '../audit/signed-heads';
import { notify } from '../notifications/notify';
import type { Config } from '../platform/config/config';
import { lockDirectory } from '../platform/database/directory-lock';
import { GATEWAY_CONNECTIONS, openDatabase, type ServerPlace } from '../platform/database/open-database';
import { readBackupFile } from './backup-file';
import { checkBackup } from './check-backup';
import { loadDatabase } from './load-database';
import { readShapes, type TableChunk } from './read-database';
import { restoreBackup, type Restored } from './restore-backup';
import { openRestoreTarget } from './restore-target';
import { writeBackup } from './write-backup';

/** Somebody restores over a portal that runs: it is refused, and what comes of it where everything was stopped. */
// empty where the embedded database is asked for
const SERVER = process.env.TEST_DATABASE_URL || undefined;
const onServer = SERVER === undefined ? test.skip : test;
const silent = (): void => undefined;
const cleanUp: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'restore-running-'));
  cleanUp.push(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function newServer(): Promise<ServerPlace> {
  const { place, drop } = await createServerDatabase(SERVER ?? '');
  cleanUp.push(drop);
  return place;
}

async function start(options: TestGatewayOptions): Promise<TestGateway> {
  const gateway = await startTestGateway(options);
  cleanUp.push(() => gateway.close());
  return gateway;
}

/** As `npm run restore` does it. */
async function restore(config: Config, file: string, storage: TestGateway['platform']['storage']): Promise<Restored> {
  const target = await openRestoreTarget(config);
  try {
    const restored = await restoreBackup({ database: target.database, storage }, file, silent, new Date());
    await target.close('filled');
    return restored;
  } catch (error) {
    await target.close('failed');
    throw error;
  }
}

/** What an operator does to get an empty database under a portal. */
async function empty({ url }: ServerPlace): Promise<void> {
  const database = await openDatabase({ kind: 'server', url, poolSize: 1 });
  try {
    await sql`drop schema public cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
  } finally {
    await database.close();
  }
}

onServer(
  'a restore into the database of a running gateway is refused and changes nothing; once the gateway has stopped it is done',
  async () => {
    const place = await newServer();
    const gateway = await startTestGateway({ database: place });
    let stopped = false;
    cleanUp.push(() => (stopped ? undefined : gateway.close()));
    const { config, storage } = gateway.platform;
    const file = path.join(newFolder(), 'one.backup');
    await writeBackup(gateway.platform, file, new Date(), silent);
    await empty(place);
    await expect(restore(config, file, storage)).rejects.toThrow(
      /^A gateway has this database open \(connections from .+: \d+\)\. Nothing was changed\. Stop every gateway/,
    );
    await gateway.close();
    stopped = true;
    const mine = await openDatabase({ ...place, poolSize: 1 });
    cleanUp.push(() => mine.close());
    expect(await mine.db.transaction().execute(readShapes)).toEqual([]);
    expect(await restore(config, file, storage)).toMatchObject({ missing: [], audit: { intact: true } });
  },
  300_000,
);

onServer(
  'a gateway that is started while the database is being filled takes the restore back',
  async () => {
    const gateway = await start({});
    const file = path.join(newFolder(), 'one.backup');
    await writeBackup(gateway.platform, file, new Date(), silent);
    const place = await newServer();
    const database = await openDatabase({ ...place, poolSize: 2 });
    cleanUp.push(() => database.close());
    const { header, manifest } = await checkBackup(file, silent);
    const chunks = async function* (): AsyncGenerator<TableChunk> {
      for await (const { name, content } of readBackupFile(file)) {
        const [folder, table = ''] = name.split('/');
        if (folder === 'tables')
          yield {
            table,
            lines: content
              .toString('utf8')
              .split('\n')
              .slice(0, -1)
              .map((line) => `${line}\n`),
          };
      }
      const started = await openDatabase({ ...place, poolSize: 1 }, undefined, GATEWAY_CONNECTIONS);
      cleanUp.push(() => started.close());
      await sql`select 1`.execute(started.db);
    };
    await expect(
      loadDatabase(database, { header, chunks: chunks(), expected: async () => manifest, onProgress: silent }),
    ).rejects.toThrow(/^A gateway has this database open .* Everything was rolled back\./);
    expect(await database.db.transaction().execute(readShapes)).toEqual([]);
  },
  300_000,
);

test('a data folder is not restored into while its database, set aside, is open, or while its portal runs', async () => {
  const dataDirectory = newFolder();
  const gateway = await start({ database: { kind: 'memory' } });
  const file = path.join(newFolder(), 'one.backup');
  await writeBackup(gateway.platform, file, new Date(), silent);
  const config: Config = {
    ...gateway.platform.config,
    dataDirectory,
    database: { kind: 'directory', directory: path.join(dataDirectory, 'database') },
  };
  const attempt = (): Promise<Restored> => restore(config, file, gateway.platform.storage);

  // a gateway has it, and `mv database database-of-before` takes its lock along
  const unlock = lockDirectory(config.database.kind === 'directory' ? config.database.directory : '');
  fs.renameSync(path.join(dataDirectory, 'database'), path.join(dataDirectory, 'database-of-before'));
  await expect(attempt()).rejects.toThrow(/^Process \d+ still has .*database-of-before open\. Nothing was changed\./);
  unlock();
  fs.rmSync(path.join(dataDirectory, 'database-of-before'), { recursive: true });

  const lock = path.join(dataDirectory, 'portal.lock');
  fs.writeFileSync(lock, JSON.stringify({ pid: process.pid, start: '', port: 8080 }));
  await expect(attempt()).rejects.toThrow(/^A portal \(process \d+\) is running on .* Nothing was changed\./);
  expect(fs.readdirSync(dataDirectory)).toEqual(['portal.lock']);
  fs.writeFileSync(lock, JSON.stringify({ pid: 2 ** 30, start: '1', port: 8080 })); // left by a crash
  expect(await attempt()).toMatchObject({ audit: { intact: true } });
}, 300_000);

test('after a restore: what had not left leaves once more under its id, a session that was ended is open until all are ended, the audit says so, and a rule of before is not taken for one of now', async () => {
  let secrets: Config['secrets'] | undefined;
  const change = (config: Config): Config => ({ ...config, secrets: (secrets ??= config.secrets) });
  const before = await start({ change });
  await before.addAccount({ username: 'ram' });
  const ram = await before.signIn('ram');
  await before.jobsDone();
  await before.platform.jobs.stop();
  await before.platform.runUnitOfWork((unit) =>
    notify(unit, { accountId: ram.userId, eventKey: 'waits', type: 'APPLICATION_CLAIMED', title: 'ok', body: 'ok' }),
  );
  const file = path.join(newFolder(), 'one.backup');
  await writeBackup(before.platform, file, new Date('2026-11-22T18:15:00Z'), silent);

  // all this is not in the backup
  await before.platform.jobs.runDue();
  const sent = await before.messageTo('ram@example.com');
  expect((await before.call('PUT', 'auth/api/user/logout', { token: ram.accessToken })).status).toBe(200);
  before.clock.advance(2 * 3_600_000);
  await signHead(before.platform);
  const lostHead = await readLatestHead(before.platform.database.db);
  const versionOf = async ({ platform: { database } }: TestGateway): Promise<number> =>
    (await database.db.selectFrom('reference_data').select('version').executeTakeFirstOrThrow()).version;
  const lastVersion = await versionOf(before);

  const dataDirectory = newFolder();
  const place = SERVER
    ? await newServer()
    : ({ kind: 'directory', directory: path.join(dataDirectory, 'database') } as const);
  await restore({ ...before.platform.config, dataDirectory, database: place }, file, before.platform.storage);
  const after = await start({ dataDirectory, database: place, change });

  expect((await after.messageTo('ram@example.com')).id).toBe(sent.id);
  const isOpen = async (): Promise<boolean> =>
    (await after.call('GET', 'messaging/api/notification', { token: ram.accessToken })).status === 200;
  expect(await isOpen()).toBe(true);
  // the statement of docs/operations.md
  await sql`update session set ended_at = now(), end_reason = 'DISABLED' where ended_at is null`.execute(
    after.platform.database.db,
  );
  expect(await isOpen()).toBe(false);

  const { db } = after.platform.database;
  expect(await verifyAuditAndHeads(db)).toMatchObject({ intact: true });
  const noted = await db.selectFrom('audit').selectAll().where('action', '=', 'DATABASE_RESTORED').execute();
  expect(noted).toMatchObject([{ actor_id: null, object_type: 'register', remark: '2026-11-22T18:15:00.000Z' }]);
  // the auditors were sent a head that the restored portal does not have: the next one has its number, and is another
  expect(await readLatestHead(db)).toBeUndefined();
  after.clock.advance(2 * 3_600_000);
  await signHead(after.platform);
  const newHead = await readLatestHead(db);
  expect([newHead?.number, newHead?.hash === lostHead?.hash]).toEqual([lostHead?.number, false]);
  expect(await verifyAuditAndHeads(db)).toMatchObject({ intact: true });

  expect(await versionOf(after)).toBeGreaterThan(lastVersion + 1_000_000);
}, 300_000);
