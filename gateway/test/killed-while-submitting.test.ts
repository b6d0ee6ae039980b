import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { applicationDetailSchema, type ApplicationDetail } from '@registrar/domain/calls/filings';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { z } from 'zod';
import { verifyAudit } from '../src/platform/audit/verify-audit';
import { openDatabase } from '../src/platform/database/open-database';
import { freeName, nameSection } from './filings-kit';
import { PASSWORD } from './harness';
import { builtGateway, startProcess, type TestProcess, type KillAt } from './process-kit';

/** Statements of a submission after which the process dies, in their order. */
const KILLED_AFTER = [
  '^insert into "name_hold"',
  'insert into "application_sequence"',
  'insert into "audit"', // the last before the commit
  '^commit', // done, and nobody has heard of it
];

const data = fs.mkdtempSync(path.join(os.tmpdir(), 'gateway-killed-'));
let program = '';
let running: TestProcess;
let address = '';
let token = '';

beforeAll(async () => {
  program = builtGateway();
  await start(killAt(0));
  token = await signIn();
}, 600_000);
afterAll(() => {
  running?.child.kill('SIGKILL');
  fs.rmSync(data, { recursive: true, force: true });
});

test('killed in the middle of a submission and started again: nothing half done, and the retry does it once', async () => {
  const numbers: string[] = [];
  for (const [index, statement] of KILLED_AFTER.entries()) {
    const draft = await filledDraft();
    const request = { version: draft.version, declared: [trueStatement.key] };
    const key = { 'idempotency-key': `killed-${index}` };
    const lost = call('POST', `application/${draft.id}/submit`, request, key).then(
      () => 'answered',
      () => 'no answer',
    );
    await running.killed();
    expect(await lost).toBe('no answer');

    await start(killAt(index + 1));
    const found = await read(draft.id);
    expect(found.status).toBe(statement === '^commit' ? 'SUBMITTED' : 'DRAFT');
    expect(found.applicationNumber === null).toBe(found.status === 'DRAFT'); // all of it, or nothing
    const retried = applicationDetailSchema.parse(
      (await call('POST', `application/${draft.id}/submit`, request, key)).data,
    );
    expect(retried.status).toBe('SUBMITTED');
    const after = await read(draft.id);
    expect(after.history.filter((step) => step.action === 'submit')).toHaveLength(1);
    numbers.push(after.applicationNumber ?? '');
  }
  expect(numbers.map((number) => Number(number.slice(-6)))).toEqual(KILLED_AFTER.map((_, index) => index + 1));

  await running.end('SIGTERM');
  const database = await openDatabase({ kind: 'directory', directory: path.join(data, 'database') });
  try {
    expect(await verifyAudit(database.db)).toMatchObject({ intact: true });
    const holds = await database.db.selectFrom('name_hold').select('application_id').execute();
    expect(holds).toHaveLength(2 * KILLED_AFTER.length);
    // the applicant and the office: each hears of each submission, and nobody twice
    for (const type of ['APPLICATION_SUBMITTED', 'WORK_ARRIVED']) {
      const told = await database.db
        .selectFrom('notification')
        .select(['account_id', 'event_key'])
        .where('type', '=', type)
        .execute();
      expect(new Set(told.map((row) => row.event_key)).size).toBe(KILLED_AFTER.length);
      expect(new Set(told.map((row) => `${row.account_id} ${row.event_key}`)).size).toBe(told.length);
    }
  } finally {
    await database.close();
  }
}, 600_000);

/** The process that dies in the next submission does the one before again, of which nothing was left. */
function killAt(index: number): KillAt | undefined {
  const statement = KILLED_AFTER[index];
  const inTransactionOf = '^insert into "name_hold"';
  return statement === undefined
    ? undefined
    : { statement, moment: 'after', inTransactionOf, count: index === 0 ? 1 : 2 };
}

async function start(at: KillAt | undefined): Promise<void> {
  running = startProcess(program, {
    env: { REGISTRAR_DATA: data, GATEWAY_PORT: '0', DEMO_DATA: '1' },
    killAt: at,
  });
  address = (await running.says(/"address":"(http[^"]+)"/))[1] ?? '';
}

const bodySchema = z.looseObject({
  success: z.boolean(),
  message: z.string(),
  data: z.unknown().optional(),
  access_token: z.string().optional(),
});

async function call(
  method: string,
  name: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<z.infer<typeof bodySchema>> {
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
  for (const [name, value] of [
    ['grant_type', 'password'],
    ['username', 'ram.applicant'],
    ['password', PASSWORD],
  ] as const)
    form.append(name, value);
  const response = await fetch(`${address}/gateway/auth/api/ocr-login`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
    body: form,
  });
  return z.string().parse(bodySchema.parse(await response.json()).access_token);
}

async function read(id: string): Promise<ApplicationDetail> {
  return applicationDetailSchema.parse((await call('GET', `application/${id}`)).data);
}

async function filledDraft(): Promise<ApplicationDetail> {
  const draft = applicationDetailSchema.parse(
    (await call('POST', 'application', { processName: 'NAME_RESERVATION' }, { 'idempotency-key': crypto.randomUUID() }))
      .data,
  );
  const save = async ({ id, sections }: ApplicationDetail, section: string, body: object): Promise<ApplicationDetail> =>
    applicationDetailSchema.parse(
      (
        await call('PUT', `application/${id}/section/${section}`, body, {
          'if-match': `"${sections.find(({ key }) => key === section)?.version ?? 0}"`,
        })
      ).data,
    );
  return save(await save(draft, 'NAME_DETAILS', nameSection(freeName())), 'OBJECTIVE_DETAILS', { nsicCodes: ['0001'] });
}
