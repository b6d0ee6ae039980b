import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { z } from 'zod';
import { verifyAudit } from '../src/platform/audit/verify-audit';
import { openDatabase } from '../src/platform/database/open-database';
import { filedRegistration, type FiledRegistration } from './awaiting-approval-kit';
import { startTestGateway, TEST_OFFICE } from './harness';
import { NOTHING, tracesOf, type Traces } from './traces-of-approval';

const KILLS = Number(process.env['KILLS'] ?? 20);
const root = fileURLToPath(new URL('../..', import.meta.url));
const built = path.join(root, '.cache', `killed-while-approving-${process.pid}`);
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'gateway-approving-'));
const directory = path.join(data, 'database');
const filings: FiledRegistration[] = [];
let registrar = '';
let child: ChildProcess | undefined;

beforeAll(async () => {
  await bundle();
  const prepared = await startTestGateway({ dataDirectory: data, database: { kind: 'directory', directory } });
  const applicant = await prepared.addAccount({ username: 'asha.killed', role: 'COMPANY_REPRESENTATIVE' });
  const verifier = await prepared.addAccount({ username: 'op.killed', role: 'OPERATOR' });
  registrar = await prepared.addAccount({ username: 'registrar.killed', role: 'APPROVER_2' });
  for (let count = 0; count < KILLS; count++) filings.push(await filedRegistration(prepared.platform, twoOwners(), { applicant, verifier }));
  await prepared.close();
}, 300_000);
afterAll(() => {
  child?.kill('SIGKILL');
  for (const folder of [data, built]) fs.rmSync(folder, { recursive: true, force: true });
});

test('killed at any moment of an approval: nothing of it is there or everything, and the approval can be done again', async () => {
  let longest = 0;
  let whole: Traces | undefined;
  const left: Traces[] = [];
  for (const [index, filing] of [...filings, undefined].entries()) {
    const told = lines(filings[index - 1]?.id ?? '', filing?.id ?? '');
    if (index > 0) {
      const report = reportSchema.parse(await told.next());
      whole ??= report.now;
      expect(report.now).toEqual(whole); // in the end everything, and once
      expect([NOTHING, whole]).toContainEqual(report.left);
      left.push(report.left);
    }
    if (filing) {
      await told.next(); // it begins
      if (longest === 0) longest = 1.5 * z.object({ milliseconds: z.number() }).parse(await told.next()).milliseconds;
      else await new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
      await end('SIGKILL');
    } else await end(undefined);
  }
  expect(whole).toEqual({
    status: 'APPROVED', decided: 1, companies: 1, entries: 14, postings: 1, sealed: 1, ranges: 2, numbers: 1, letters: 5, representatives: 1, consumed: 1, names: 1, holds: 0, told: 1, jobs: 5, audited: 1,
  });
  expect(left).toContainEqual(NOTHING); // some were killed before the end
  expect(left).toContainEqual(whole);

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

/** What a new process says, line by line. */
function lines(before: string, next: string): { next(): Promise<unknown> } {
  const started = spawn(process.execPath, [path.join(built, 'approve-until-killed.mjs'), directory, registrar, String(TEST_OFFICE), '5', before, next], { env: { PATH: process.env.PATH }, stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  const reader = createInterface({ input: started.stdout })[Symbol.asyncIterator]();
  return {
    async next() {
      const { value, done } = await reader.next();
      if (done === true) throw new Error('The process ended before it was killed');
      return JSON.parse(value);
    },
  };
}

async function end(signal: 'SIGKILL' | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const gone = once(child, 'exit');
  if (signal) child.kill(signal);
  await gone;
}

/** The program as one file: of hundreds of modules a process would take seconds to start, fifty times. */
async function bundle(): Promise<void> {
  const { build } = await import('esbuild');
  const { serverBuild } = await import(pathToFileURL(path.join(root, 'scripts/portal/server-build.mjs')).href);
  await build({ ...serverBuild('gateway', built), entryPoints: { 'approve-until-killed': path.join(root, 'gateway/test/approve-until-killed.ts'), 'pglite-worker': path.join(root, 'gateway/src/platform/database/pglite-worker.mjs') }, sourcemap: false });
}
