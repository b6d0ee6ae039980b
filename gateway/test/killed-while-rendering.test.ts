import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { sql } from 'kysely';
import { performAction } from '../src/filings/engine/perform-action';
import type { Actor } from '../src/platform/actor';
import { openDatabase } from '../src/platform/database/open-database';
import { filedRegistration } from './awaiting-approval-kit';
import { startTestGateway, TEST_OFFICE } from './harness';
import { builtGateway, startProcess, type TestProcess, type KillAt } from './process-kit';
import { fileOf, sha256 } from './papers-kit';

/**
 * Where a gateway that writes papers dies, and how many papers are ready then, those of the gateways before among them.
 */
const KILLS: readonly { readonly at: KillAt; readonly ready: number }[] = [
  // the file is stored, its row not written
  { at: { statement: '^update "letter" set "file_key"', moment: 'before' }, ready: 0 },
  // of the second paper the row and its trace in the audit are written, not committed
  {
    at: {
      statement: 'insert into "audit"',
      moment: 'after',
      inTransactionOf: '^update "letter" set "file_key"',
      count: 2,
    },
    ready: 1,
  },
  // the paper is there, its job not yet done
  { at: { statement: '^commit', moment: 'after', inTransactionOf: '^update "letter" set "file_key"' }, ready: 2 },
];
const PAPERS_OF_ONE = 5;
const FILINGS = 2;

const data = fs.mkdtempSync(path.join(os.tmpdir(), 'gateway-rendering-'));
const directory = path.join(data, 'database');
let program = '';
let running: TestProcess | undefined;

beforeAll(async () => {
  program = builtGateway();
  const prepared = await startTestGateway({ dataDirectory: data, database: { kind: 'directory', directory } });
  await prepared.platform.jobs.stop();
  const [applicant, verifier, registrar] = [
    await prepared.addAccount({ username: 'asha.papers' }),
    await prepared.addAccount({ username: 'op.papers', role: 'OPERATOR' }),
    await prepared.addAccount({ username: 'registrar.papers', role: 'APPROVER_2' }),
  ];
  const actor: Actor = {
    accountId: registrar,
    sessionId: registrar,
    username: 'registrar.papers',
    role: 'APPROVER_2',
    officeId: TEST_OFFICE,
    external: false,
    screens: new Set(),
    restriction: null,
    secondFactor: 'NONE',
    ipHash: '',
  };
  for (let count = 0; count < FILINGS; count++) {
    const { id, version } = await filedRegistration(prepared.platform, twoOwners(), { applicant, verifier });
    await prepared.platform.runUnitOfWork((unit) =>
      performAction(unit, actor, id, 'approve', { version, language: 'en' }),
    );
  }
  await prepared.close();
}, 600_000);
afterAll(() => {
  running?.child.kill('SIGKILL');
  fs.rmSync(data, { recursive: true, force: true });
});

test('killed while papers are written: after the next start each of them is there, once, whole, and mailed once', async () => {
  for (const { at, ready } of KILLS) {
    running = startProcess(program, {
      // what it sends goes nowhere, so that its mails wait
      env: { REGISTRAR_DATA: data, GATEWAY_PORT: '0', DEMO_DATA: '0', SANDBOX_URL: 'http://127.0.0.1:9' },
      killAt: at,
    });
    await running.killed();
    expect(await afterLeases()).toBe(ready);
  }

  const gateway = await startTestGateway({ dataDirectory: data, database: { kind: 'directory', directory } });
  try {
    const { db } = gateway.platform.database;
    const waiting = () =>
      db.selectFrom('letter').select('id').where('paper', 'is not', null).where('rendered_at', 'is', null).execute();
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
    const mailed = gateway.outbox.flatMap(({ to, attachments = [] }) =>
      attachments.map(({ content }) => `${to} ${sha256(Buffer.from(content, 'base64'))}`),
    );
    expect(mailed.sort()).toEqual(
      certificates
        .flatMap(({ file_hash }) =>
          ['asha.papers@example.com', 'office@makalu.example'].map((to) => `${to} ${file_hash}`),
        )
        .sort(),
    );
  } finally {
    await gateway.close();
  }
}, 600_000);

/** Lets the leases of the killed process run out, which takes a minute; says how many papers are ready. */
async function afterLeases(): Promise<number> {
  const { db, close } = await openDatabase({ kind: 'directory', directory });
  try {
    await sql`update job set lease_until = lease_until - interval '1 hour'`.execute(db);
    return (await db.selectFrom('letter').select('id').where('rendered_at', 'is not', null).execute()).length;
  } finally {
    await close();
  }
}
