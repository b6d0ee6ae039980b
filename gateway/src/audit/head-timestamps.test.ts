import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  latestAuditCheckSchema,
  signedHeadPageSchema,
  type AuditCheck,
  type SignedHead,
} from '@registrar/domain/calls/audit';
import { sql } from 'kysely';
import { callerOf, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { startAuthority, verifyByOpenssl, type LocalAuthority } from '../../test/timestamp-kit';
import { openTimestampAuthority } from '../platform/signing/timestamp-authority';
import { stampHead } from './head-timestamps';
import { hashOfHead, signHead } from './signed-heads';

let authority: LocalAuthority;
let gateway: TestGateway;
let auditor: Caller;
beforeAll(async () => {
  authority = await startAuthority();
  gateway = await startTestGateway({
    demoData: true,
    change: (config) => ({ ...config, timestamps: { url: authority.url, certificates: authority.certificates } }),
  });
  // by itself it would sign and stamp as soon as the clock is moved
  await gateway.platform.jobs.stop();
  gateway.clock.advance(2 * 3600_000);
  auditor = await callerOf(gateway, 'auditor.demo');
  await signHead(gateway.platform);
});
afterAll(async () => {
  await gateway?.close();
  await authority?.close();
});

const heads = async (): Promise<SignedHead[]> =>
  signedHeadPageSchema.parse((await gateway.call('GET', 'external/api/audit-head')).body.data).items;

async function checked(): Promise<AuditCheck | null> {
  await auditor.call('POST', 'external/api/audit/check');
  await gateway.jobsDone();
  return latestAuditCheckSchema.parse((await auditor.call('GET', 'external/api/audit/check')).body.data).check;
}

test('X23: an authority that is down, refuses or answers nonsense leaves no timestamp and hinders nothing', async () => {
  const nonsense = [
    { status: 503, body: Buffer.from('') },
    { status: 200, body: Buffer.from('<html>not today</html>') },
    // a rejection, as the form of RFC 3161 has it: PKIStatus 2
    { status: 200, body: Buffer.from('30053003020102', 'hex') },
  ];
  for (const answer of nonsense) {
    authority.answer(answer);
    await stampHead(gateway.platform);
    expect((await heads())[0]?.timestamp).toBeNull();
  }
  authority.answer(null);
});

test('X23: the head is stamped once, by one of two, and openssl finds it right with the root alone', async () => {
  await Promise.all([stampHead(gateway.platform), stampHead(gateway.platform)]);
  const [head] = await heads();
  expect(head?.timestamp).toMatchObject({ authority: 'Test Timestamp Authority' });
  if (!head?.timestamp) throw new Error('no head was stamped');
  const row = await gateway.platform.database.db
    .selectFrom('audit_signed_head')
    .selectAll()
    .where('number', '=', head.number)
    .executeTakeFirstOrThrow();
  expect(verifyByOpenssl(head.timestamp.token, hashOfHead(row), authority.certificates)).toMatch(/Verification: OK/);
  expect(() => verifyByOpenssl(head.timestamp?.token ?? '', '0'.repeat(64), authority.certificates)).toThrow();
  expect(await checked()).toMatchObject({ status: 'INTACT', fault: null });
});

test('a token of another text, of another authority, or of a certificate that is not for timestamps is not believed', async () => {
  const [text, other] = ['the head', 'another head'];
  const ours = openTimestampAuthority(authority);
  const { token } = await ours.stamp(text);
  expect(await ours.read(text, token)).toMatchObject({ token });
  expect(await ours.read(other, token)).toBeNull();
  expect(await ours.read(text, token.slice(0, -8))).toBeNull();

  const strangers = await startAuthority();
  const stranger = openTimestampAuthority(strangers);
  expect(await ours.read(text, (await stranger.stamp(text)).token)).toBeNull();
  await strangers.close();
  // an old answer to another question
  authority.answer({ status: 200, body: await answerTo(other) });
  await expect(ours.stamp(other)).rejects.toThrow(/not right/);
  authority.answer(null);
});

/** What the authority answers to a question of somebody else. */
async function answerTo(text: string): Promise<Buffer> {
  let answer = Buffer.alloc(0);
  const fetchBefore = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    const response = await fetchBefore(...args);
    answer = Buffer.from(await response.clone().arrayBuffer());
    return response;
  };
  try {
    await openTimestampAuthority(authority).stamp(text);
  } finally {
    globalThis.fetch = fetchBefore;
  }
  return answer;
}

test('X23: whoever rewrites a stamped head with the signing key is found by the timestamp', async () => {
  const { db } = gateway.platform.database;
  const before = await db
    .selectFrom('audit_head_timestamp')
    .selectAll()
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  const write = (text: string) =>
    db.updateTable('audit_head_timestamp').set({ token: text }).where('number', '=', before.number).execute();
  const { token } = await openTimestampAuthority(authority).stamp('what the head was not');
  await sql`alter table audit_head_timestamp disable trigger all`.execute(db);
  await write(token);
  expect(await checked()).toMatchObject({
    status: 'BROKEN',
    fault: 'TIMESTAMP_WRONG',
    failedHead: Number(before.number),
  });
  await write(before.token);
  await sql`alter table audit_head_timestamp enable trigger all`.execute(db);
  await expect(db.deleteFrom('audit_head_timestamp').execute()).rejects.toThrow(/never changed/);
});
