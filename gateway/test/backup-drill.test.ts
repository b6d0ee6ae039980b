import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { sql } from 'kysely';
import { checkBackup } from '../src/backup/check-backup';
import { tallyOf } from '../src/backup/load-database';
import { inSnapshot, readFileKeys, readShapes } from '../src/backup/read-database';
import { readStoredFile } from '../src/backup/stored-file';
import { findOrphans } from '../src/owners/orphans';
import { verifyAudit } from '../src/platform/audit/verify-audit';
import { openDatabase, type DatabasePlace } from '../src/platform/database/open-database';
import { createLocalStorage } from '../src/platform/storage/local-storage';
import { attach } from './documents-kit';
import { act, detailOf, filledDraft, type Caller } from './filings-kit';
import { createServerDatabase, PASSWORD, type Answer } from './harness';
import { builtGateway, startProcess, type TestProcess } from './process-kit';
import { eventually } from './stomp-client';

/**
 * The drill of docs/data.md by the commands themselves: a backup under load, the gateway killed, the file
 * restored elsewhere. On the embedded database, or where TEST_DATABASE_URL is set on PostgreSQL, and then also from one
 * to the other.
 */
// empty where the embedded database is asked for
const SERVER = process.env.TEST_DATABASE_URL || undefined;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-drill-'));
const [first, second, third] = ['first', 'second', 'third'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];
const file = path.join(folder, 'drill.backup');
const started: TestProcess[] = [];
let program = '';
const drops: (() => Promise<void>)[] = [];

beforeAll(() => {
  program = builtGateway();
}, 600_000);
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  for (const drop of drops) await drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

interface Place {
  readonly data: string;
  readonly url?: string;
}

async function newServer(data: string): Promise<Place> {
  if (SERVER === undefined) return { data };
  const { place, drop } = await createServerDatabase(SERVER);
  drops.push(drop);
  return { data, url: place.url };
}

const environmentOf = ({ data, url }: Place): Record<string, string | undefined> => ({
  PATH: process.env.PATH,
  REGISTRAR_DATA: data,
  DEMO_DATA: '1',
  GATEWAY_PORT: '0',
  ...(url ? { DATABASE_URL: url } : {}),
});
const databaseOf = ({ data, url }: Place): DatabasePlace =>
  url ? { kind: 'server', url, poolSize: 4 } : { kind: 'directory', directory: path.join(data, 'database') };

async function run(
  command: string,
  place: Place,
  args: readonly string[],
  watch?: (child: ChildProcess) => Promise<void>,
): Promise<{ code: unknown; said: string }> {
  const one = startProcess(path.join(path.dirname(program), `${command}-command.mjs`), {
    args,
    env: environmentOf(place),
  });
  started.push(one);
  await watch?.(one.child);
  await one.ended;
  return { code: one.child.exitCode, said: one.said() };
}

async function startGateway(place: Place): Promise<{ running: TestProcess; address: string }> {
  const running = startProcess(program, { env: environmentOf(place) });
  started.push(running);
  return { running, address: (await running.says(/"address":"(http[^"]+)"/))[1] ?? '' };
}

const answerSchema = z.looseObject({
  success: z.boolean(),
  status: z.number(),
  message: z.string(),
  code: z.string().optional(),
  data: z.unknown().optional(),
});

async function signIn(address: string, data: string, username: string): Promise<Caller> {
  const credentials = fs.readFileSync(path.join(data, 'secrets/client-credentials'), 'utf8').trim();
  const form = new FormData();
  for (const [name, value] of Object.entries({ grant_type: 'password', username, password: PASSWORD }))
    form.append(name, value);
  const response = await fetch(`${address}/gateway/auth/api/ocr-login`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
    body: form,
  });
  const { access_token: token, userId } = z
    .object({ access_token: z.string(), userId: z.string() })
    .parse(await response.json());
  const call = async (
    method: string,
    name: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(new URL(name, `${address}/gateway/`), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
    });
    return { status: answer.status, headers: answer.headers, body: answerSchema.parse(await answer.json()) };
  };
  return { username, userId, token, call };
}

/** Submits and uploads, one after the other, until it is told to end; counts what was answered. */
function load(by: Caller): { done(): number; end(): Promise<void> } {
  let done = 0;
  let ended = false;
  const working = (async () => {
    while (!ended) {
      const draft = await filledDraft(by);
      const attached = await attach(by, draft.id, 'TRADEMARK_PROOF');
      if (attached.status !== 200) throw new Error(`an upload was answered ${attached.status}`);
      detailOf(await act(by, detailOf(await by.call('GET', `external/api/application/${draft.id}`)), 'submit'));
      done += 1;
    }
  })();
  return {
    done: () => done,
    end: async () => {
      ended = true;
      await working;
    },
  };
}

/** What the restore itself writes: that it happened, and a version beyond those that gateways may have kept. */
const WRITTEN_BY_RESTORE = new Map([
  ['audit', 1],
  ['audit_head', 0],
  ['reference_data', 0],
]);

/**
 * Every table against the list of contents of the backup, every document against its row, the chain from end to end.
 */
async function requireWhole(place: Place): Promise<{ submitted: number }> {
  const { header, manifest } = await checkBackup(file, () => undefined);
  const storage = createLocalStorage(path.join(place.data, 'documents'));
  const database = await openDatabase(databaseOf(place));
  try {
    return await inSnapshot(database.db, async (tx) => {
      for (const shape of header.tables) {
        const { rows = 0, sum } = manifest.tables[shape.name] ?? {};
        const written = WRITTEN_BY_RESTORE.get(shape.name);
        expect({ table: shape.name, ...(await tallyOf(tx, shape)) }).toMatchObject({
          table: shape.name,
          rows: rows + (written ?? 0),
          ...(written === undefined && { sum }),
        });
      }
      let documents = 0;
      for await (const keys of readFileKeys(tx, await readShapes(tx))) {
        for (const key of keys) expect(await readStoredFile(storage, key)).toBeDefined();
        documents += keys.length;
      }
      expect(documents).toBe(manifest.documents.count);
      expect(manifest.documents.missing).toEqual([]);
      expect(await verifyAudit(tx)).toMatchObject({ intact: true });
      expect(await findOrphans(tx)).toEqual([]);
      const { n } = await tx
        .selectFrom('application')
        .select((of) => of.fn.countAll<number>().as('n'))
        .where('status', '=', 'SUBMITTED')
        .executeTakeFirstOrThrow();
      return { submitted: n };
    });
  } finally {
    await database.close();
  }
}

test('a backup under load, the gateway killed, restored elsewhere: all that was in it is there, with every document, and the portal runs on it', async () => {
  const source = await newServer(first);
  const { running, address } = await startGateway(source);
  const work = load(await signIn(address, first, 'ram.applicant'));
  await eventually(() => work.done() >= 2);
  const before = work.done();
  const backup = await run('backup', source, [file]);
  expect(backup).toMatchObject({ code: 0, said: expect.stringContaining('documents') });
  const after = work.done();
  expect(after).toBeGreaterThan(before); // people worked on meanwhile
  await work.end();
  await running.end('SIGKILL');
  expect(fs.readdirSync(first).filter((name) => name.startsWith('database-copy'))).toEqual([]);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);

  const target = await newServer(second);
  expect(await run('restore', target, [file])).toMatchObject({
    code: 0,
    said: expect.stringContaining('The audit chain is intact'),
  });
  const { submitted } = await requireWhole(target);
  expect(submitted).toBeGreaterThanOrEqual(before);

  const again = await run('restore', target, [file]);
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('not empty') });

  const restored = await startGateway(target);
  const ram = await signIn(restored.address, second, 'ram.applicant');
  const draft = await filledDraft(ram); // the numbers and names go on where they were
  detailOf(await act(ram, draft, 'submit'));
  await restored.running.end('SIGTERM');
}, 900_000);

test('a restore that is killed leaves nothing in the way of the next', async () => {
  const target = await newServer(third);
  const killed = await run('restore', target, [file], async (child) => {
    await eventually(
      async () =>
        child.exitCode !== null ||
        (target.url
          ? await hasTransaction(target.url)
          : fs.existsSync(path.join(third, 'database-restoring/PG_VERSION'))),
    );
    child.kill('SIGKILL');
  });
  expect(killed.code).toBeNull();
  expect(await run('restore', target, [file])).toMatchObject({ code: 0 });
  await requireWhole(target);
}, 600_000);

const onServer = SERVER === undefined ? test.skip : test;

onServer(
  'what was backed up from PostgreSQL is restored into a folder, and moves from there to PostgreSQL: refused while the portal runs, killed without a trace, and whole',
  async () => {
    const embedded: Place = { data: path.join(folder, 'embedded') };
    expect(await run('restore', embedded, [file])).toMatchObject({ code: 0 });
    await requireWhole(embedded);

    const { url = '' } = await newServer('');
    const moving = { data: embedded.data };
    const portalThere = await startGateway(embedded);
    expect(await run('move-data', moving, ['--to', url])).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Another gateway \(process \d+\) is using/),
    });
    await portalThere.running.end('SIGTERM');
    expect((await run('backup', embedded, [`${file}.after`])).code).toBe(0); // of a portal that is stopped

    const killed = await run('move-data', moving, ['--to', url], async (child) => {
      await eventually(async () => child.exitCode !== null || hasTransaction(url));
      child.kill('SIGKILL');
    });
    expect(killed.code).toBeNull();
    const documents = path.join(folder, 'documents-elsewhere');
    const moved = await run('move-data', moving, ['--to', url, '--documents', documents]);
    expect(moved).toMatchObject({ code: 0, said: expect.stringContaining('The audit chain is intact') });
    for (const words of [
      /compared, row for row/,
      /carried over and read back/,
      /accounts of the demonstration/,
      /DATABASE_URL=postgres:/,
      /OTP_PEPPER/,
    ])
      expect(moved.said).toMatch(words);
    expect(await run('move-data', moving, ['--to', url])).toMatchObject({
      code: 1,
      said: expect.stringContaining('not empty'),
    });

    const portal = await startGateway({ data: documents, url });
    detailOf(
      await act(
        await signIn(portal.address, documents, 'ram.applicant'),
        await filledDraft(await signIn(portal.address, documents, 'ram.applicant')),
        'submit',
      ),
    );
    await portal.running.end('SIGTERM');
  },
  900_000,
);

async function hasTransaction(url: string): Promise<boolean> {
  const database = await openDatabase({ kind: 'server', url, poolSize: 2 });
  try {
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from pg_stat_activity where datname = current_database() and query like 'insert into %' and pid <> pg_backend_pid()`.execute(
      database.db,
    );
    return (rows[0]?.n ?? 0) > 0;
  } finally {
    await database.close();
  }
}
