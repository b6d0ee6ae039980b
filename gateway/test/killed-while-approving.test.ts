import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { applicationDetailSchema } from '@registrar/domain/calls/filings';
import { recordOn } from '@registrar/domain/register';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { verifyAudit } from '../src/platform/audit/verify-audit';
import { openDatabase } from '../src/platform/database/open-database';
import { readEntries } from '../src/register/entries/read-entries';
import { readShares } from '../src/register/shares/read-shares';
import { filedRegistration, type FiledRegistration } from './awaiting-approval-kit';
import { startTestGateway } from './harness';
import { KillableGateway } from './killable-gateway';

const KILLS = 50;
/** Parts of a company of two owners in the register. */
const PARTS = 14;

const data = fs.mkdtempSync(path.join(os.tmpdir(), 'gateway-approving-'));
const directory = path.join(data, 'database');
const gateway = new KillableGateway(data);
const filings: FiledRegistration[] = [];

beforeAll(async () => {
  KillableGateway.build();
  const prepared = await startTestGateway({ dataDirectory: data, database: { kind: 'directory', directory } });
  const applicant = await prepared.addAccount({ username: 'asha.killed' });
  const verifier = await prepared.addAccount({ username: 'op.killed', role: 'OPERATOR' });
  await prepared.addAccount({ username: 'registrar.killed', role: 'APPROVER_2' });
  for (let count = 0; count <= KILLS; count++) filings.push(await filedRegistration(prepared.platform, twoOwners(), { applicant, verifier }));
  await prepared.close();
  await gateway.start();
  await gateway.signIn('registrar.killed');
}, 300_000);
afterAll(async () => {
  await gateway.end('SIGKILL');
  fs.rmSync(data, { recursive: true, force: true });
});

const approve = (filing: FiledRegistration) => gateway.call('POST', `application/${filing.id}/approve`, { version: filing.version }, { 'idempotency-key': `approve-${filing.id}` });
const statusOf = async (filing: FiledRegistration): Promise<string> => applicationDetailSchema.parse((await gateway.call('GET', `application/${filing.id}`)).data).status;

test('killed at any moment of an approval: nothing is there or everything, and the approval can be done again', async () => {
  const [first, ...others] = filings;
  if (!first) throw new Error('Nothing was filed');
  const begun = Date.now();
  expect(await approve(first)).toMatchObject({ success: true });
  const longest = 2 * (Date.now() - begun); // before, in and after the transaction

  const found: string[] = [];
  for (const filing of others) {
    const lost = approve(filing).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
    await gateway.end('SIGKILL');
    await lost;

    await gateway.start();
    const status = await statusOf(filing);
    expect(['VERIFY', 'APPROVED']).toContain(status);
    const { outcome } = (await gateway.call('POST', 'name/check', { english: filing.name.english.replace(' Private Limited', ''), nepali: filing.name.nepali.replace(' प्राइभेट लिमिटेड', '') })).data as { outcome: string };
    expect(outcome).toBe('ALREADY_REGISTERED'); // reserved or registered, never let go
    found.push(status);
    expect(await approve(filing)).toMatchObject({ success: true });
    expect(await statusOf(filing)).toBe('APPROVED');
  }
  expect(found.filter((status) => status === 'VERIFY').length).toBeGreaterThan(0);
  expect(found.filter((status) => status === 'APPROVED').length).toBeGreaterThan(0);

  await gateway.end('SIGTERM');
  const { db, close } = await openDatabase({ kind: 'directory', directory });
  try {
    expect(await verifyAudit(db)).toMatchObject({ intact: true });
    const numbers = await db.selectFrom('registration_number').select('place').orderBy('place').execute();
    expect(numbers.map(({ place }) => place)).toEqual(filings.map((_, index) => index + 1));
    expect(await db.selectFrom('company').select('id').where('registered_by', 'is not', null).execute()).toHaveLength(filings.length);
    for (const filing of filings) {
      const company = await db.selectFrom('company').select(['id', 'registered_on']).where('registered_by', '=', filing.id).executeTakeFirstOrThrow();
      const day = company.registered_on ?? '';
      expect(recordOn(await readEntries(db, company.id), day)).toHaveLength(PARTS);
      expect(await readShares(db, company.id, day)).toMatchObject({ number: 1, issued: 1_000 });
      expect(await db.selectFrom('company_representative').select('account_id').where('company_id', '=', company.id).execute()).toHaveLength(1);
      expect(await db.selectFrom('letter').select('id').where('application_id', '=', filing.id).where('kind', '=', 'CERTIFICATE_OF_INCORPORATION').execute()).toHaveLength(1);
      expect(await db.selectFrom('name_entry').select('kind').where('name_english', '=', filing.name.english).execute()).toEqual([{ kind: 'COMPANY' }]);
      expect(await db.selectFrom('name_reservation').select('consumed_by').where('id', '=', filing.reservationId).executeTakeFirst()).toEqual({ consumed_by: filing.id });
      expect(await db.selectFrom('application_history').select('id').where('application_id', '=', filing.id).where('action', '=', 'approve').execute()).toHaveLength(1);
    }
  } finally {
    await close();
  }
}, 900_000);
