import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openDatabase } from '../src/platform/database/open-database';
import { registerCompanies } from '../src/register/register-companies';
import { callerOf } from './filings-kit';
import { batchOf, decideBatch, proposeBatchOf } from './forced-batches-kit';
import { startTestGateway, TEST_OFFICE, type TestGateway } from './harness';
import { builtGateway, startProcess, type KillAt, type TestProcess } from './process-kit';
import { idOf } from './representation-kit';

const COMPANIES = 100;
/** Within the unit of work that opens a proceeding, and in no other one. */
const OPENING = '^insert into "forced_ground"';
/** Where a gateway that opens a batch dies, and how many proceedings are open then, those of the runs before too. */
const KILLS: readonly { readonly at: KillAt; readonly opened: number }[] = [
  // of the tenth everything but its notice is written, not committed
  { at: { statement: OPENING, moment: 'after', inTransactionOf: OPENING, count: 10 }, opened: 9 },
  // it is open with its notice, and nobody has heard of it
  { at: { statement: '^commit', moment: 'after', inTransactionOf: OPENING, count: 10 }, opened: 19 },
  // its notice is stored, its row not written
  { at: { statement: '^update "letter" set "file_key"', moment: 'before', count: 10 }, opened: 28 },
];

const data = fs.mkdtempSync(path.join(os.tmpdir(), 'gateway-batch-'));
const directory = path.join(data, 'database');
let program = '';
let batch = '';
let running: TestProcess | undefined;
const started = (): Promise<TestGateway> =>
  startTestGateway({ dataDirectory: data, database: { kind: 'directory', directory } });

beforeAll(async () => {
  program = builtGateway();
  const prepared = await started();
  const represents = await prepared.addAccount({ username: 'asha.batch', role: 'COMPANY_REPRESENTATIVE' });
  await prepared.addAccount({ username: 'maya.batch', role: 'APPROVER_1' });
  await prepared.addAccount({ username: 'krishna.batch', role: 'APPROVER_2' });
  const ids = await prepared.platform.runUnitOfWork(async (unit) => {
    const { id: companyTypeId } = await unit.tx
      .selectFrom('company_type')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const companies = await registerCompanies(
      unit,
      Array.from({ length: COMPANIES }, (_, at) => ({
        registrationNumber: `B-${at + 100}`,
        companyTypeId,
        officeId: TEST_OFFICE,
        english: `Batch Company ${at} Private Limited`,
        nepali: `समूह कम्पनी ${at} प्राइभेट लिमिटेड`,
        status: 'ACTIVE' as const,
        registeredOn: '2020-02-03',
      })),
    );
    await unit.tx
      .insertInto('company_representative')
      .values([...companies.values()].map((id) => ({ company_id: id, account_id: represents, since: '2021-01-01' })))
      .execute();
    return [...companies.values()];
  });
  batch = idOf(await proposeBatchOf(await callerOf(prepared, 'maya.batch'), ids, { ground: 'NOT_OPERATING' }));
  await prepared.platform.jobs.stop();
  expect(await decideBatch(await callerOf(prepared, 'krishna.batch'), batch, 'approve')).toMatchObject({ status: 200 });
  await prepared.close();
}, 600_000);
afterAll(() => {
  running?.child.kill('SIGKILL');
  fs.rmSync(data, { recursive: true, force: true });
});

test('a batch of a hundred, killed at three steps: each proceeding, notice and message once, and each company done', async () => {
  for (const { at, opened } of KILLS) {
    running = startProcess(program, {
      // what it sends goes nowhere, so that its mails wait
      env: { REGISTRAR_DATA: data, GATEWAY_PORT: '0', DEMO_DATA: '0', SANDBOX_URL: 'http://127.0.0.1:9' },
      killAt: at,
    });
    await running.killed();
    expect(await openedAfterLeases()).toBe(opened);
  }

  const gateway = await started();
  try {
    const krishna = await callerOf(gateway, 'krishna.batch');
    for (let minute = 0; minute < 20; minute++) {
      await gateway.platform.jobs.runDue();
      if ((await batchOf(krishna, batch)).counts.COMPLETED === COMPANIES) break;
      gateway.clock.advance(2 * 60_000);
    }
    expect((await batchOf(krishna, batch)).counts).toMatchObject({ COMPLETED: COMPANIES, ERROR: 0, PROCESSING: 0 });
    const { db } = gateway.platform.database;
    const companiesOf = async (rows: Promise<readonly { readonly company_id: string | null }[]>) => {
      const found = (await rows).map(({ company_id }) => company_id);
      return [found.length, new Set(found).size];
    };
    const once = [COMPANIES, COMPANIES];
    expect(await companiesOf(db.selectFrom('proceeding').select('company_id').execute())).toEqual(once);
    const letters = db.selectFrom('letter').where('kind', '=', 'FORCED_NOTICE').where('rendered_at', 'is not', null);
    expect(await companiesOf(letters.select('company_id').execute())).toEqual(once);
    const audited = db.selectFrom('audit').where('action', '=', 'PROCEEDING_OPENED').select('object_id as company_id');
    expect(await companiesOf(audited.execute())).toEqual(once);
    const signed = db.selectFrom('audit').where('action', '=', 'PAPER_SIGNED').select('object_id as company_id');
    expect(await companiesOf(signed.execute())).toEqual(once);
    // the start is told once for each, that the batch is through once
    const started = db
      .selectFrom('proceeding_event')
      .where('kind', '=', 'STARTED')
      .select('proceeding_id as company_id');
    expect(await companiesOf(started.execute())).toEqual(once);
    const news = (key: string) => db.selectFrom('notification').select('id').where('event_key', 'like', key).execute();
    expect(await news('proceeding:%:STARTED')).toHaveLength(COMPANIES);
    expect(await news('forced-batch:%:through:%')).toHaveLength(2);
    // numbers without a gap
    const numbers = (await db.selectFrom('proceeding').select('number').execute()).map(({ number }) =>
      number.slice(-6),
    );
    expect(numbers.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: COMPANIES }, (_, at) => at + 1));
    expect(await db.selectFrom('job').select('id').where('dead_at', 'is not', null).execute()).toEqual([]);
  } finally {
    await gateway.close();
  }
}, 600_000);

/** Lets the leases of the killed process run out, which takes a minute; says how many proceedings are open. */
async function openedAfterLeases(): Promise<number> {
  const { db, close } = await openDatabase({ kind: 'directory', directory });
  try {
    await sql`update job set lease_until = lease_until - interval '1 hour'`.execute(db);
    return (await db.selectFrom('proceeding').select('id').execute()).length;
  } finally {
    await close();
  }
}
