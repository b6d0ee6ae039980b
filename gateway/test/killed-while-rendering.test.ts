import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { performAction } from '../src/filings/perform-action';
import type { Actor } from '../src/platform/actor';
import { openDatabase } from '../src/platform/database/open-database';
import { filedRegistration } from './awaiting-approval-kit';
import { startTestGateway, TEST_OFFICE } from './harness';
import { fileOf, sha256 } from './papers-kit';

/** How many files lie in the storage when a gateway is killed: just stored, its row perhaps not yet written. */
const MOMENTS = [0, 1, 4, 9];
const PAPERS_OF_ONE = 5;
const FILINGS = 3;

const root = fileURLToPath(new URL('..', import.meta.url));
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'gateway-rendering-'));
const directory = path.join(data, 'database');
let child: ChildProcess | undefined;

beforeAll(async () => {
  execFileSync(process.execPath, [path.join(root, '../scripts/build.mjs'), 'gateway'], { env: { ...process.env, NODE_OPTIONS: '' } });
  const prepared = await startTestGateway({ dataDirectory: data, database: { kind: 'directory', directory } });
  await prepared.platform.jobs.stop();
  const [applicant, verifier, registrar] = [await prepared.addAccount({ username: 'asha.papers' }), await prepared.addAccount({ username: 'op.papers', role: 'OPERATOR' }), await prepared.addAccount({ username: 'registrar.papers', role: 'APPROVER_2' })];
  const actor: Actor = { accountId: registrar, sessionId: registrar, username: 'registrar.papers', role: 'APPROVER_2', officeId: TEST_OFFICE, external: false, screens: new Set(), restriction: null, ipHash: '' };
  for (let count = 0; count < FILINGS; count++) {
    const { id, version } = await filedRegistration(prepared.platform, twoOwners(), { applicant, verifier });
    await prepared.platform.runUnitOfWork((unit) => performAction(unit, actor, id, 'approve', { version, language: 'en' }));
  }
  await prepared.close();
}, 300_000);
afterAll(() => {
  child?.kill('SIGKILL');
  fs.rmSync(data, { recursive: true, force: true });
});

test('killed while papers are written: after the next start each of them is there, once, whole, and mailed once', async () => {
  expect(await readyPapers()).toBe(0); // nothing was written before the first kill
  for (const moment of MOMENTS) {
    await start();
    while (storedFiles() < moment) await new Promise((resolve) => setTimeout(resolve, 5));
    if (child) {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
  }

  const gateway = await startTestGateway({ dataDirectory: data, database: { kind: 'directory', directory } });
  try {
    const { db } = gateway.platform.database;
    const waiting = () => db.selectFrom('letter').select('id').where('paper', 'is not', null).where('rendered_at', 'is', null).execute();
    expect((await waiting()).length).toBeGreaterThan(0); // the last kill left some
    // what the killed process had in hand is given back when its lease runs out
    for (let minute = 0; minute < 30 && ((await waiting()).length > 0 || minute === 0); minute++) {
      gateway.clock.advance(2 * 60_000);
      await gateway.platform.jobs.runDue();
    }
    const letters = await db.selectFrom('letter').selectAll().where('paper', 'is not', null).orderBy('id').execute();
    expect(letters).toHaveLength(FILINGS * PAPERS_OF_ONE);
    for (const { id, file_hash, file_size } of letters) {
      const file = await fileOf(gateway, id);
      expect([sha256(file), file.length]).toEqual([file_hash, file_size]);
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect(await db.selectFrom('job').select('id').where('dead_at', 'is not', null).execute()).toEqual([]);
    const signed = await db.selectFrom('audit').select('object_id').where('action', '=', 'PAPER_SIGNED').execute();
    expect(signed.map(({ object_id }) => object_id).sort()).toEqual(letters.map(({ id }) => id).sort());
    for (let minute = 0; minute < 10; minute++) {
      gateway.clock.advance(2 * 60_000);
      await gateway.platform.jobs.runDue();
    }
    const certificates = letters.filter(({ kind }) => kind === 'CERTIFICATE_OF_INCORPORATION');
    const mailed = gateway.outbox.flatMap(({ to, attachments = [] }) => attachments.map(({ content }) => `${to} ${sha256(Buffer.from(content, 'base64'))}`));
    expect(mailed.sort()).toEqual(certificates.flatMap(({ file_hash }) => ['asha.papers@example.com', 'office@makalu.example'].map((to) => `${to} ${file_hash}`)).sort());
  } finally {
    await gateway.close();
  }
}, 600_000);

/** By the hash they are kept under; what is on its way has another name. */
function storedFiles(): number {
  const folder = path.join(data, 'documents');
  return fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }).filter((name) => /[0-9a-f]{64}$/.test(String(name))).length : 0;
}

async function readyPapers(): Promise<number> {
  const { db, close } = await openDatabase({ kind: 'directory', directory });
  try {
    return (await db.selectFrom('letter').select('id').where('rendered_at', 'is not', null).execute()).length;
  } finally {
    await close();
  }
}

/** A gateway of its own process, as far as that it listens; what it sends goes nowhere, so that its mails wait. */
async function start(): Promise<void> {
  const started = spawn(process.execPath, [path.join(root, 'dist/main.mjs')], { env: { PATH: process.env.PATH, REGISTRAR_DATA: data, GATEWAY_PORT: '0', DEMO_DATA: '0', SANDBOX_URL: 'http://127.0.0.1:9' } });
  child = started;
  let said = '';
  for (const stream of [started.stdout, started.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  for (let tries = 0; tries < 1200; tries++) {
    if (said.includes('"address":"http')) return;
    if (started.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the gateway did not start: ${said}`);
}
