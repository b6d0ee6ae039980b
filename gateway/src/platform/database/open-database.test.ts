import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { queryObjects } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { z } from 'zod';
import { openDatabase } from './open-database';
import { startPgliteThread } from './pglite-thread';

const folders: string[] = [];
function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'database-test-'));
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

test('an error, and a transaction that fails, leave the single session usable', async () => {
  const database = await openDatabase({ kind: 'memory' });
  try {
    await sql`create table t (id integer primary key)`.execute(database.db);
    await expect(sql`select nonsense`.execute(database.db)).rejects.toThrow('nonsense');
    await expect(
      database.db.transaction().execute(async (tx) => {
        await sql`insert into t values (1)`.execute(tx);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    const { rows } = await sql<{ n: number }>`select count(*) as n from t`.execute(database.db);
    expect(rows).toEqual([{ n: 0 }]);
  } finally {
    await database.close();
  }
}, 180_000);

test('what was committed to a folder is there after the next start, and the folder admits one gateway at a time', async () => {
  const directory = newFolder();
  const first = await openDatabase({ kind: 'directory', directory });
  await sql`create table t (name text)`.execute(first.db);
  await sql`insert into t values ('सगरमाथा')`.execute(first.db);
  await expect(openDatabase({ kind: 'directory', directory })).rejects.toThrow(/Another gateway .* is using/);
  await first.close();

  const second = await openDatabase({ kind: 'directory', directory });
  const { rows } = await sql<{ name: string }>`select name from t`.execute(second.db);
  expect(rows).toEqual([{ name: 'सगरमाथा' }]);
  await second.close();
}, 180_000);

test('the lock of a process that is gone keeps nobody out', async () => {
  const directory = newFolder();
  fs.writeFileSync(
    path.join(directory, 'gateway.lock'),
    JSON.stringify({ pid: process.pid, startedAt: 'another start' }),
  );
  const database = await openDatabase({ kind: 'directory', directory });
  await database.close();
  expect(fs.existsSync(path.join(directory, 'gateway.lock'))).toBe(false);
}, 180_000);

test('the thread of the embedded database keeps nothing of what it has answered', async () => {
  const started = once(process, 'worker');
  const thread = await startPgliteThread({});
  const worker = z.instanceof(Worker).parse((await started)[0]);
  try {
    const megabyte = query("select repeat('x', 1000) from generate_series(1, 1000)");
    const ask = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time++)
        expect((await thread.exchange(megabyte)).length).toBeGreaterThan(1_000_000);
    };
    await ask(20);
    const before = { thread: await liveBytes(worker), here: buffersHere() };
    await ask(100);
    // of a hundred megabytes not ten, and of a hundred answers not ten
    expect((await liveBytes(worker)) - before.thread).toBeLessThan(10_000_000);
    expect(buffersHere() - before.here).toBeLessThan(10);
  } finally {
    await thread.close();
  }
}, 180_000);

const snapshotSchema = z.object({
  snapshot: z.object({ meta: z.object({ node_fields: z.array(z.string()) }) }),
  nodes: z.array(z.number()),
});

/** What a thread holds after it has collected its garbage: values, and the buffers outside its heap. */
async function liveBytes(worker: Worker): Promise<number> {
  const { snapshot, nodes } = snapshotSchema.parse(JSON.parse(await text(await worker.getHeapSnapshot())));
  const fields = snapshot.meta.node_fields;
  let bytes = 0;
  for (let at = fields.indexOf('self_size'); at < nodes.length; at += fields.length) bytes += nodes[at] ?? 0;
  return bytes;
}

/** Buffers of this thread that somebody still holds. */
const buffersHere = (): number => queryObjects(Buffer, { format: 'count' });

/** A simple query in PostgreSQL's protocol. */
function query(text: string): Buffer {
  const body = Buffer.from(`Q0000${text}\0`);
  body.writeInt32BE(body.length - 1, 1);
  return body;
}
