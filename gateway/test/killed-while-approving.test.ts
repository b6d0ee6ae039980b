import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { z } from 'zod';
import { verifyAudit } from '../src/platform/audit/verify-audit';
import { openDatabase } from '../src/platform/database/open-database';
import { filedRegistration, type FiledRegistration } from './awaiting-approval-kit';
import { startTestGateway, TEST_OFFICE } from './harness';
import { startProcess, type TestProcess, type KillAt } from './process-kit';
import { NOTHING, tracesOf, type Traces } from './traces-of-approval';

/** One statement of each kind that an approval sends, in their order; `each` where it sends several of that kind. */
const KILLED_AFTER: readonly { readonly statement: string; readonly each?: number }[] = [
  { statement: '^delete from "name_hold"' },
  { statement: '^insert into "registration_series"' },
  { statement: '^insert into "company" ' },
  { statement: '^insert into "register_entry"' },
  { statement: '^update "share_posting" set "table_hash"' },
  { statement: '^insert into "company_representative"' },
  { statement: '^update "name_reservation" set "consumed_on"' },
  { statement: '^insert into "letter"', each: 5 },
  { statement: 'insert into "application_history"' },
  { statement: '^insert into "notification"' },
  { statement: 'insert into "audit"' }, // the last before the commit
  { statement: '^commit' }, // done, and nobody has heard of it
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = path.join(root, '.cache', `killed-while-approving-${process.pid}`);
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'gateway-approving-'));
const directory = path.join(data, 'database');
const filings: FiledRegistration[] = [];
let registrar = '';
let running: TestProcess | undefined;

beforeAll(async () => {
  await bundle();
  const prepared = await startTestGateway({ dataDirectory: data, database: { kind: 'directory', directory } });
  const applicant = await prepared.addAccount({ username: 'asha.killed', role: 'COMPANY_REPRESENTATIVE' });
  const verifier = await prepared.addAccount({ username: 'op.killed', role: 'OPERATOR' });
  registrar = await prepared.addAccount({ username: 'registrar.killed', role: 'APPROVER_2' });
  for (let count = 0; count < KILLED_AFTER.length; count++)
    filings.push(await filedRegistration(prepared.platform, twoOwners(), { applicant, verifier }));
  await prepared.close();
}, 600_000);
afterAll(() => {
  running?.child.kill('SIGKILL');
  for (const folder of [data, built]) fs.rmSync(folder, { recursive: true, force: true });
});

test('killed after any kind of statement of an approval: nothing of it is there, after its commit everything, and it can be done again', async () => {
  const left: Traces[] = [];
  const now: Traces[] = [];
  for (const [index, filing] of [...filings, undefined].entries()) {
    running = approveNext(filings[index - 1]?.id ?? '', filing?.id ?? '', killAt(index));
    if (index > 0) {
      const [line] = await running.says(/^\{.*\}$/m);
      const report = reportSchema.parse(JSON.parse(line));
      left.push(report.left);
      now.push(report.now);
    }
    if (filing) await running.killed();
    else await running.ended;
  }
  const whole: Traces = {
    status: 'APPROVED',
    decided: 1,
    companies: 1,
    entries: 14,
    postings: 1,
    sealed: 1,
    ranges: 2,
    numbers: 1,
    letters: 5,
    representatives: 1,
    consumed: 1,
    names: 1,
    holds: 0,
    told: 1,
    jobs: 5,
    audited: 1,
  };
  expect(left).toEqual(KILLED_AFTER.map(({ statement }) => (statement === '^commit' ? whole : NOTHING)));
  expect(now).toEqual(KILLED_AFTER.map(() => whole)); // in the end everything, and once

  const { db, close } = await openDatabase({ kind: 'directory', directory });
  try {
    expect(await verifyAudit(db)).toMatchObject({ intact: true });
    const places = await db.selectFrom('registration_number').select('place').orderBy('place').execute();
    expect(places.map(({ place }) => place)).toEqual(filings.map((_, index) => index + 1));
    for (const filing of filings) expect(await tracesOf(db, filing.id)).toEqual(whole);
  } finally {
    await close();
  }
}, 1_800_000);

const tracesSchema = z.custom<Traces>((value) => typeof value === 'object');
const reportSchema = z.object({ left: tracesSchema, now: tracesSchema });

/** A process does the approval of the one before again, of which nothing was left, and dies in the one after it. */
function killAt(index: number): KillAt | undefined {
  const named = KILLED_AFTER[index];
  return (
    named && {
      statement: named.statement,
      moment: 'after',
      inTransactionOf: '^delete from "name_hold"',
      count: (named.each ?? 1) * (index === 0 ? 1 : 2),
    }
  );
}

const approveNext = (before: string, next: string, at: KillAt | undefined): TestProcess =>
  startProcess(path.join(built, 'approve-until-killed.mjs'), {
    args: [directory, registrar, String(TEST_OFFICE), '5', before, next],
    env: {},
    killAt: at,
  });

/** The program as one file: of hundreds of modules a process would take seconds to start. */
async function bundle(): Promise<void> {
  const { build } = await import('esbuild');
  const { serverBuild } = await import(pathToFileURL(path.join(root, 'scripts/portal/server-build.mjs')).href);
  await build({
    ...serverBuild('gateway', built),
    entryPoints: {
      'approve-until-killed': path.join(root, 'gateway/test/approve-until-killed.ts'),
      'pglite-worker': path.join(root, 'gateway/src/platform/database/pglite-worker.mjs'),
    },
    sourcemap: false,
  });
}
