import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { applicationDetailSchema, type ApplicationDetail } from '@registrar/domain/calls/filings';
import { trueStatement } from '@registrar/domain/processes/declarations';
import { z } from 'zod';
import { verifyAudit } from '../src/platform/audit/verify-audit';
import { openDatabase } from '../src/platform/database/open-database';
import { freeName, nameSection } from './filings-kit';
import { PASSWORD } from './harness';

/** Milliseconds after the request was sent at which the process is killed: before, in and after the transaction. */
const MOMENTS = [0, 8, 20, 45, 120];

const root = fileURLToPath(new URL('..', import.meta.url));
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'gateway-killed-'));
let child: ChildProcess;
let address = '';
let token = '';

beforeAll(async () => {
  execFileSync(process.execPath, [path.join(root, '../scripts/build.mjs'), 'gateway'], { env: { ...process.env, NODE_OPTIONS: '' } });
  await start();
  token = await signIn();
}, 120_000);
afterAll(() => {
  child?.kill('SIGKILL');
  fs.rmSync(data, { recursive: true, force: true });
});

test('killed in the middle of a submission and started again: nothing half done, and the retry does it once', async () => {
  const numbers: string[] = [];
  for (const moment of MOMENTS) {
    const draft = await filledDraft();
    const request = { version: draft.version, declared: [trueStatement.key] };
    const key = { 'idempotency-key': `killed-${moment}` };
    const lost = call('POST', `application/${draft.id}/submit`, request, key).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, moment));
    child.kill('SIGKILL');
    await Promise.all([lost, once(child, 'exit')]);

    await start();
    const found = await read(draft.id);
    expect(['DRAFT', 'SUBMITTED']).toContain(found.status);
    expect(found.applicationNumber === null).toBe(found.status === 'DRAFT'); // all of it, or nothing
    const retried = applicationDetailSchema.parse((await call('POST', `application/${draft.id}/submit`, request, key)).data);
    expect(retried.status).toBe('SUBMITTED');
    const after = await read(draft.id);
    expect(after.history.filter((step) => step.action === 'submit')).toHaveLength(1);
    numbers.push(after.applicationNumber ?? '');
  }
  expect(numbers.map((number) => Number(number.slice(-6)))).toEqual(MOMENTS.map((_, index) => index + 1));

  child.kill('SIGTERM');
  await once(child, 'exit');
  const database = await openDatabase({ kind: 'directory', directory: path.join(data, 'database') });
  try {
    expect(await verifyAudit(database.db)).toMatchObject({ intact: true });
    const holds = await database.db.selectFrom('name_hold').select('application_id').execute();
    expect(holds).toHaveLength(2 * MOMENTS.length);
    // the applicant and the office: each hears of each submission, and nobody twice
    for (const type of ['APPLICATION_SUBMITTED', 'WORK_ARRIVED']) {
      const told = await database.db.selectFrom('notification').select(['account_id', 'event_key']).where('type', '=', type).execute();
      expect(new Set(told.map((row) => row.event_key)).size).toBe(MOMENTS.length);
      expect(new Set(told.map((row) => `${row.account_id} ${row.event_key}`)).size).toBe(told.length);
    }
  } finally {
    await database.close();
  }
}, 240_000);

async function start(): Promise<void> {
  child = spawn(process.execPath, [path.join(root, 'dist/main.mjs')], { env: { PATH: process.env.PATH, REGISTRAR_DATA: data, GATEWAY_PORT: '0', DEMO_DATA: '1' } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  for (let tries = 0; tries < 900; tries++) {
    const found = /"address":"(http[^"]+)"/.exec(said)?.[1];
    if (found) {
      address = found;
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the gateway did not start: ${said}`);
}

const bodySchema = z.looseObject({ success: z.boolean(), message: z.string(), data: z.unknown().optional(), access_token: z.string().optional() });

async function call(method: string, name: string, body?: object, headers: Record<string, string> = {}): Promise<z.infer<typeof bodySchema>> {
  const response = await fetch(`${address}/gateway/external/api/${name}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    body: body ? JSON.stringify(body) : undefined,
  });
  return bodySchema.parse(await response.json());
}

async function signIn(): Promise<string> {
  const credentials = fs.readFileSync(path.join(data, 'secrets/client-credentials'), 'utf8').trim();
  const form = new FormData();
  for (const [name, value] of [['grant_type', 'password'], ['username', 'ram.applicant'], ['password', PASSWORD]] as const) form.append(name, value);
  const response = await fetch(`${address}/gateway/auth/api/ocr-login`, { method: 'POST', headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }, body: form });
  return z.string().parse(bodySchema.parse(await response.json()).access_token);
}

async function read(id: string): Promise<ApplicationDetail> {
  return applicationDetailSchema.parse((await call('GET', `application/${id}`)).data);
}

async function filledDraft(): Promise<ApplicationDetail> {
  const draft = applicationDetailSchema.parse((await call('POST', 'application', { processName: 'NAME_RESERVATION' }, { 'idempotency-key': crypto.randomUUID() })).data);
  const save = async ({ id, sections }: ApplicationDetail, section: string, body: object): Promise<ApplicationDetail> =>
    applicationDetailSchema.parse((await call('PUT', `application/${id}/section/${section}`, body, { 'if-match': `"${sections.find(({ key }) => key === section)?.version ?? 0}"` })).data);
  return save(await save(draft, 'NAME_DETAILS', nameSection(freeName())), 'OBJECTIVE_DETAILS', { nsicCodes: ['0001'] });
}
