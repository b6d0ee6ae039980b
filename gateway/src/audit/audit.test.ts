import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditPageSchema, latestAuditCheckSchema, type AuditCheck, type AuditRow } from '@registrar/domain/calls/audit';
import { sql } from 'kysely';
import type { z } from 'zod';
import { callerOf, filledDraft, take, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { dayInNepal } from '../platform/clock';
import { CHAIN_PAGE } from '../platform/audit/verify-audit';

const AUDIT = 'external/api/audit';
let gateway: TestGateway;
let auditor: Caller, ram: Caller, gita: Caller;
let number = '';
let applicationId = '';

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  auditor = await callerOf(gateway, 'auditor.demo');
  ram = await callerOf(gateway, 'ram.applicant');
  gita = await callerOf(gateway, 'gita.operator');
  const claimed = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
  ]);
  number = claimed.applicationNumber ?? '';
  applicationId = claimed.id;
  // papers of the demonstration and what is scheduled write records of their own, which are counted below
  await gateway.jobsDone();
}, 240_000);
afterAll(() => gateway?.close());

async function read(query = ''): Promise<z.infer<typeof auditPageSchema>> {
  const answer = await auditor.call('GET', `${AUDIT}?${query}`);
  expect(answer.status).toBe(200);
  return auditPageSchema.parse(answer.body.data);
}

const actionsOf = (rows: readonly AuditRow[]): string[] => rows.map(({ action }) => action);

/** Asks for a check and waits until it has come to an end. */
async function checked(): Promise<AuditCheck> {
  await auditor.call('POST', `${AUDIT}/check`);
  await gateway.jobsDone();
  const { check } = latestAuditCheckSchema.parse((await auditor.call('GET', `${AUDIT}/check`)).body.data);
  if (!check || check.status === 'RUNNING') throw new Error('the check did not end');
  return check;
}

/** Changes the table behind the gateway's back, looks, and puts everything back. */
async function tampered(change: string, undo: string): Promise<AuditCheck> {
  const { db } = gateway.platform.database;
  await sql.raw(change).execute(db);
  try {
    return await checked();
  } finally {
    await sql.raw(undo).execute(db);
  }
}

test('an action on an application says which process it is of, so that a reader finds the way there; a draft is its owner’s alone', async () => {
  const { items } = await read(`objectId=${number}`);
  expect(items.find(({ action }) => action === 'application.claim')).toMatchObject({
    objectId: applicationId,
    objectProcess: 'NAME_RESERVATION',
  });
  const draft = await filledDraft(ram);
  const ofDraft = (await read(`objectId=${draft.id}`)).items;
  expect(ofDraft.length).toBeGreaterThan(0);
  for (const row of ofDraft) expect(row.objectProcess).toBeNull();
  for (const row of (await read('objectType=session')).items) expect(row.objectProcess).toBeNull();
});

test('the newest comes first, page after page, without a row twice or left out', async () => {
  const first = await read('size=3');
  expect(first.items).toHaveLength(3);
  const numbers = first.items.map(({ seq }) => seq);
  // somebody does something in between
  await ram.call('GET', 'auth/api/init');
  await callerOf(gateway, 'sita.applicant');
  let next = first.next;
  while (next !== null) {
    const page = await read(`size=3&before=${next}`);
    numbers.push(...page.items.map(({ seq }) => seq));
    next = page.next;
  }
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => numbers.length - index));
});

test('each filter narrows the list', async () => {
  expect(actionsOf((await read('actor=gita')).items)).toEqual(['application.claim', 'LOGIN']);
  expect((await read('actor=100%25')).items).toEqual([]);
  expect((await read('role=OPERATOR')).items.every(({ roleCode }) => roleCode === 'OPERATOR')).toBe(true);
  expect((await read('role=SYSTEM')).items.every(({ actor }) => actor === null)).toBe(true);
  expect(actionsOf((await read('action=application.submit')).items)).toEqual(['application.submit']);
  expect(new Set((await read('objectType=application')).items.map(({ objectType }) => objectType))).toEqual(
    new Set(['application']),
  );
  const byNumber = (await read(`objectId=${encodeURIComponent(number)}`)).items;
  expect(actionsOf(byNumber)).toEqual(['application.claim', 'application.submit', 'application.create']);
  expect((await read(`objectId=${applicationId}`)).items).toEqual(byNumber);
  expect(
    (await read('objectType=account&objectId=gita.operator')).items.every(
      ({ objectLabel }) => objectLabel === 'gita.operator',
    ),
  ).toBe(true);
  const today = dayInNepal(gateway.clock.now());
  expect((await read(`from=${today}&to=${today}`)).items.length).toBeGreaterThan(0);
  expect((await read('to=2020-01-01')).items).toEqual([]);
  expect(await auditor.call('GET', `${AUDIT}?from=yesterday`)).toMatchObject({ status: 422 });
});

test('a row says who, what, to what, and carries its hashes', async () => {
  const [row] = (await read('action=application.claim')).items;
  expect(row).toMatchObject({
    actor: { username: 'gita.operator' },
    roleCode: 'OPERATOR',
    officeCode: 'KTM',
    objectType: 'application',
    objectId: applicationId,
    objectLabel: number,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    previousHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    beforeHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('only the auditor reads it', async () => {
  for (const username of ['kamala.admin', 'sysadmin.demo', 'krishna.approver']) {
    const other = await callerOf(gateway, username);
    expect(await other.call('GET', AUDIT)).toMatchObject({ status: 403 });
    expect(await other.call('POST', `${AUDIT}/export`, {})).toMatchObject({ status: 403 });
  }
});

test('the check says that the chain is whole and how many rows it has', async () => {
  const { db } = gateway.platform.database;
  const { seq } = await db.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow();
  expect(await checked()).toMatchObject({
    status: 'INTACT',
    totalRows: seq,
    checkedRows: seq,
    brokenAt: null,
    fault: null,
  });
  expect(actionsOf((await read('objectType=audit')).items).slice(0, 2)).toEqual(['AUDIT_CHECKED', 'AUDIT_CHECK_ASKED']);
});

test('a sign-in is the person’s own action, in their role and under the session that began with it', async () => {
  await callerOf(gateway, 'gita.operator');
  const [row] = (await read('actor=gita.operator&action=LOGIN')).items;
  expect(row).toMatchObject({
    action: 'LOGIN',
    actor: { username: 'gita.operator' },
    roleCode: 'OPERATOR',
    officeCode: 'KTM',
    sessionId: expect.any(String),
    addressHash: expect.any(String),
  });
});

test('a row that was changed, taken out or put in is named exactly', async () => {
  expect(
    await tampered(
      `update audit set remark = 'tampered' where seq = 5`,
      `update audit set remark = null where seq = 5`,
    ),
  ).toMatchObject({ status: 'BROKEN', brokenAt: 5, fault: 'CHANGED' });
  expect(
    await tampered(
      `create table kept as select * from audit where seq = 4; delete from audit where seq = 4`,
      `insert into audit select * from kept; drop table kept`,
    ),
  ).toMatchObject({ brokenAt: 4, fault: 'MISSING' });
  const forged = `insert into audit select (select max(seq) + 1 from audit), at, actor_id, actor_role, office_id, ip_hash, session_id, 'LOGIN', object_type, object_id, object_version, before_hash, after_hash, remark, prev_hash, hash from audit where seq = 1`;
  const { db } = gateway.platform.database;
  const { seq } = await db.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow();
  expect(await verdictOf(forged)).toMatchObject({ intact: false, brokenAt: seq + 1, fault: 'UNLINKED' });
  expect(await verdictOf(`delete from audit where seq = ${seq}`)).toMatchObject({
    intact: false,
    brokenAt: seq,
    fault: 'SHORTENED',
  });
  expect(await checked()).toMatchObject({ status: 'INTACT' });
});

test('a chain of several pages is checked a page at a time, and others are served in between', async () => {
  const { platform } = gateway;
  await platform.runUnitOfWork(async (unit) => {
    for (let count = 0; count < 2 * CHAIN_PAGE + 10; count++)
      unit.audit({ actor: null, action: 'LOGIN', objectType: 'account', objectId: 'many' });
  });
  const steps = async (): Promise<number> => {
    const { count } = await platform.database.db
      .selectFrom('job')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', '=', 'check-audit')
      .executeTakeFirstOrThrow();
    return count;
  };
  const before = await steps();
  expect(await checked()).toMatchObject({ status: 'INTACT' });
  expect((await steps()) - before).toBe(3);
});

test('two checks at the same moment are one', async () => {
  const answers = await Promise.all([auditor.call('POST', `${AUDIT}/check`), auditor.call('POST', `${AUDIT}/check`)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const running = await gateway.platform.database.db
    .selectFrom('audit_check')
    .select('id')
    .where('status', '=', 'RUNNING')
    .execute();
  expect(running.length).toBeLessThanOrEqual(1);
  await checked();
});

test('the export holds the filtered rows in the asked language, opens no formula, and is itself in the audit', async () => {
  await gateway.platform.runUnitOfWork(async (unit) =>
    unit.audit({
      actor: null,
      action: 'LOGIN',
      objectType: 'account',
      objectId: 'formula',
      remark: '=HYPERLINK("http://bad.example")',
    }),
  );
  const answer = await gateway.call('POST', `${AUDIT}/export`, {
    token: auditor.token,
    language: 'np',
    body: { objectId: 'formula' },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/);
  const text = String(answer.body.data);
  const lines = text.trim().split('\r\n');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('कैफियत');
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://bad.example"")"`);
  expect(lines[1]).toContain('लगइन');
  const [last] = (await read('action=AUDIT_EXPORTED')).items;
  expect(last).toMatchObject({ actor: { username: 'auditor.demo' }, remark: 'objectId=formula' });
  const everything = await gateway.call('POST', `${AUDIT}/export`, { token: auditor.token, body: {} });
  const { seq } = await gateway.platform.database.db.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow();
  expect(String(everything.body.data).trim().split('\r\n')).toHaveLength(seq + 1);
});

class Undo extends Error {
  constructor(readonly verdict: unknown) {
    super('undone');
  }
}

/** What a check would say, on a change that is undone with the transaction. */
async function verdictOf(change: string): Promise<unknown> {
  const { verifyAudit } = await import('../platform/audit/verify-audit');
  return gateway.platform.database.db
    .transaction()
    .execute(async (tx) => {
      await sql.raw(change).execute(tx);
      throw new Undo(await verifyAudit(tx));
    })
    .catch((error: unknown) => (error instanceof Undo ? error.verdict : error));
}
