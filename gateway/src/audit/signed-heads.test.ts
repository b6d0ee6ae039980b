import { createVerify, X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  latestAuditCheckSchema,
  signedHeadPageSchema,
  signedHeadText,
  type AuditCheck,
  type SignedHead,
} from '@registrar/domain/calls/audit';
import { sql } from 'kysely';
import { callerOf, filledDraft, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { linkHash } from '../platform/audit/append-audit';
import { verifyAudit } from '../platform/audit/verify-audit';
import { verifyAuditAndHeads } from './check-heads';
import { newDemonstrationPem, readPem } from '../platform/signing/signing-identity';
import { signText } from '../platform/signing/signed-text';
import { hashOfHead, signHead, toHead, type HeadRow } from './signed-heads';

const HOUR = 3600_000;
let gateway: TestGateway;
let auditor: Caller;

beforeAll(async () => {
  // without the demonstration, whose papers and scheduled jobs write records of their own
  gateway = await startTestGateway();
  await gateway.platform.jobs.stop();
  await gateway.addAccount({ username: 'auditor.heads', role: 'AUDITOR' });
  await gateway.addAccount({ username: 'ram.heads' });
  auditor = await callerOf(gateway, 'auditor.heads');
  await filledDraft(await callerOf(gateway, 'ram.heads'));
}, 300_000);
afterAll(() => gateway?.close());

const heads = async (query = ''): Promise<SignedHead[]> =>
  signedHeadPageSchema.parse((await gateway.call('GET', `external/api/audit-head${query}`)).body.data).items;

async function checked(): Promise<AuditCheck> {
  await auditor.call('POST', 'external/api/audit/check');
  await gateway.jobsDone();
  const { check } = latestAuditCheckSchema.parse((await auditor.call('GET', 'external/api/audit/check')).body.data);
  if (!check || check.status === 'RUNNING') throw new Error('the check did not end');
  return check;
}

/** As somebody with every right in the database would: a row is another one, and the chain fits together again. */
async function rewrite(seq: number, remark: string | null): Promise<void> {
  const { db } = gateway.platform.database;
  await db.updateTable('audit').set({ remark }).where('seq', '=', seq).execute();
  const rows = await db.selectFrom('audit').selectAll().where('seq', '>=', seq).orderBy('seq').execute();
  let previous = rows[0]?.prev_hash ?? '';
  for (const row of rows) {
    const changed = { ...row, prev_hash: previous };
    previous = linkHash(changed);
    await db
      .updateTable('audit')
      .set({ prev_hash: changed.prev_hash, hash: previous })
      .where('seq', '=', row.seq)
      .execute();
  }
  await db.updateTable('audit_head').set({ hash: previous }).where('id', '=', 1).execute();
}

test('X9: a head is signed once a record has waited an hour, by one of two gateways, and mailed to the auditor', async () => {
  await gateway.platform.database.db
    .updateTable('account')
    .set({ language: 'np' })
    .where('username', '=', 'auditor.heads')
    .execute();
  await signHead(gateway.platform);
  expect(await heads()).toEqual([]);
  gateway.clock.advance(HOUR / 2);
  await gateway.platform.jobs.runDue();
  expect(await heads()).toEqual([]);
  gateway.clock.advance(HOUR / 2 + 1000);
  await Promise.all([signHead(gateway.platform), signHead(gateway.platform)]);
  const [head, ...others] = await heads();
  expect(others).toEqual([]);
  expect(head).toMatchObject({
    number: 1,
    previousHash: '0'.repeat(64),
    seq: expect.any(Number),
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  await gateway.platform.jobs.runDue();
  const { email } = await gateway.platform.database.db
    .selectFrom('account')
    .select('email')
    .where('username', '=', 'auditor.heads')
    .executeTakeFirstOrThrow();
  const mails = gateway.outbox.filter(({ to, body }) => to === email && body.includes(head?.hash ?? ''));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(/^कारबाही अभिलेखको हस्ताक्षरित अवस्था नं\. [1१]$/);
  // nothing new, nothing to sign, however long it takes
  const { db } = gateway.platform.database;
  const before = (await db.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow()).seq;
  expect(before).toBe(head?.seq);
  gateway.clock.advance(5 * HOUR);
  await signHead(gateway.platform);
  expect(await heads()).toHaveLength(1);
}, 240_000);

test('X9: whoever has a head can check it with the certificate alone, and each covers the one before', async () => {
  auditor = await callerOf(gateway, 'auditor.heads');
  gateway.clock.advance(HOUR + 1000);
  await signHead(gateway.platform);
  auditor = await callerOf(gateway, 'auditor.heads');
  const [second, first] = await heads();
  if (!first || !second) throw new Error('two heads were signed');
  for (const head of [first, second]) {
    const certificate = new X509Certificate(head.certificate);
    expect(certificate.fingerprint256.replaceAll(':', '').toLowerCase()).toBe(head.keyFingerprint);
    expect(
      createVerify('sha256').update(signedHeadText(head)).verify(certificate.publicKey, head.signature, 'base64'),
    ).toBe(true);
    expect(
      createVerify('sha256')
        .update(signedHeadText({ ...head, seq: head.seq + 1 }))
        .verify(certificate.publicKey, head.signature, 'base64'),
    ).toBe(false);
  }
  expect(second.previousHash).not.toBe(first.previousHash);
  expect(await heads('?page=2&size=1')).toEqual([first]);
  expect(await checked()).toMatchObject({ status: 'INTACT', failedHead: null });
}, 240_000);

test('X9: a changed record with the chain computed anew is found, with the head that says so', async () => {
  const [first] = (await heads()).reverse();
  const { db } = gateway.platform.database;
  const { remark } = await db.selectFrom('audit').select('remark').where('seq', '=', 2).executeTakeFirstOrThrow();
  await rewrite(2, 'never happened');
  expect(await checked()).toMatchObject({ status: 'BROKEN', fault: 'REWRITTEN', failedHead: 1, brokenAt: first?.seq });
  // what a restore says of such data: the chain alone fits together
  expect(await verifyAudit(db)).toMatchObject({ intact: true });
  expect(await verifyAuditAndHeads(db)).toEqual({ intact: false, fault: 'REWRITTEN', brokenAt: first?.seq });
  await rewrite(2, remark);
  expect(await checked()).toMatchObject({ status: 'INTACT' });
}, 240_000);

test('X23: a head that is signed anew by a key made on the spot is found, and the public page says whose it is not', async () => {
  const { db } = gateway.platform.database;
  const rows = await db.selectFrom('audit_signed_head').selectAll().orderBy('number').execute();
  await sql`alter table audit_signed_head disable trigger audit_signed_head_stays`.execute(db);
  const forger = readPem(newDemonstrationPem());
  let before: HeadRow | undefined;
  for (const row of rows) {
    const previous_hash = before ? hashOfHead(before) : row.previous_hash;
    const signed = await signText(signedHeadText(toHead({ ...row, previous_hash })), forger);
    before = {
      ...row,
      previous_hash,
      signature: signed.signature,
      key_fingerprint: signed.fingerprint,
      certificate: signed.certificate,
    };
    await db.updateTable('audit_signed_head').set(before).where('number', '=', row.number).execute();
  }
  expect(await checked()).toMatchObject({ status: 'BROKEN', fault: 'SIGNER_UNKNOWN', failedHead: 1 });
  const { signers, items } = signedHeadPageSchema.parse(
    (await gateway.call('GET', 'external/api/audit-head')).body.data,
  );
  expect(signers).toEqual([...gateway.platform.signer.fingerprints()]);
  expect(items.some(({ keyFingerprint }) => signers.includes(keyFingerprint))).toBe(false);
  for (const row of rows) await db.updateTable('audit_signed_head').set(row).where('number', '=', row.number).execute();
  await sql`alter table audit_signed_head enable trigger audit_signed_head_stays`.execute(db);
  expect(await checked()).toMatchObject({ status: 'INTACT' });
}, 240_000);

test('X9: a signed head is never changed or deleted, and one that was changed behind all that is found', async () => {
  const { db } = gateway.platform.database;
  await expect(sql`update audit_signed_head set hash = repeat('a', 64) where number = 1`.execute(db)).rejects.toThrow(
    'never changed',
  );
  await expect(sql`delete from audit_signed_head where number = 2`.execute(db)).rejects.toThrow('never changed');
  await sql`alter table audit_signed_head disable trigger audit_signed_head_stays`.execute(db);
  const { hash } = await db
    .selectFrom('audit_signed_head')
    .select('hash')
    .where('number', '=', 1)
    .executeTakeFirstOrThrow();
  await sql`update audit_signed_head set hash = repeat('a', 64) where number = 1`.execute(db);
  expect(await checked()).toMatchObject({ status: 'BROKEN', fault: 'HEAD_CHANGED', failedHead: 1 });
  await sql`update audit_signed_head set hash = ${hash} where number = 1`.execute(db);
  expect(await checked()).toMatchObject({ status: 'INTACT' });
}, 240_000);
