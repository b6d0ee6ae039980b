import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { act, callerOf, filledDraft, take, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { rolesWith } from '@registrar/domain/permissions';
import { changesOf, changeStaff, decide, memberOf, STAFF, staffOf } from '../../test/staff-kit';

const BIRATNAGAR = 2;
const DAY_MS = 24 * 3600 * 1000;
let gateway: TestGateway;
let kamala: Caller, krishna: Caller, sysadmin: Caller, far: Caller, farApprover: Caller;
let people = 0;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  await gateway.addAccount({ username: 'far.admin', role: 'OFFICE_ADMINISTRATOR', officeId: BIRATNAGAR });
  await gateway.addAccount({ username: 'far.approver', role: 'APPROVER_2', officeId: BIRATNAGAR });
  kamala = await callerOf(gateway, 'kamala.admin');
  krishna = await callerOf(gateway, 'krishna.approver');
  sysadmin = await callerOf(gateway, 'sysadmin.demo');
  far = await callerOf(gateway, 'far.admin');
  farApprover = await callerOf(gateway, 'far.approver');
});
afterAll(() => gateway?.close());

/** An operator of the main office whom nobody else has to do with. */
async function newOperator(): Promise<Caller> {
  const username = `operator.${++people}`;
  await gateway.addAccount({ username, role: 'OPERATOR', officeId: 1 });
  return callerOf(gateway, username);
}

async function proposed(person: Caller, role: string): Promise<string> {
  expect(await changeStaff(kamala, person.username, 'role', { role })).toMatchObject({
    status: 200,
    body: { data: { outcome: 'PROPOSED' } },
  });
  return openChangeOf(person);
}

async function openChangeOf(person: Caller): Promise<string> {
  const change = (await changesOf(krishna)).find((entry) => entry.person.id === person.userId);
  if (!change) throw new Error('no proposal waits');
  return change.id;
}

async function roleOf(person: Caller): Promise<string> {
  return (await memberOf(kamala, person.username)).roleCode;
}

test.each(['APPROVER_1', 'APPROVER_2', 'OFFICE_ADMINISTRATOR', 'AUDITOR', 'SYSTEM_ADMINISTRATOR'])(
  '%s is given by two people',
  async (role) => {
    const person = await newOperator();
    const id = await proposed(person, role);
    expect(await roleOf(person)).toBe('OPERATOR');
    expect(await memberOf(kamala, person.username)).toMatchObject({ changeWaits: true });
    expect((await changesOf(krishna)).find((change) => change.id === id)).toMatchObject({
      roleBefore: 'OPERATOR',
      roleAfter: role,
      remark: 'As agreed',
      mayDecide: true,
      mayWithdraw: false,
    });
    expect(await decide(krishna, id, 'approve')).toMatchObject({ status: 200 });
    expect(await roleOf(person)).toBe(role);
    expect(await person.call('GET', 'auth/api/init')).toMatchObject({ status: 401 });
  },
);

test('X13: a role that decides over money is given by two people, and nobody begins in it', async () => {
  const person = await newOperator();
  const id = await proposed(person, 'REVENUE_OFFICER');
  expect(await roleOf(person)).toBe('OPERATOR');
  expect(await decide(krishna, id, 'approve')).toMatchObject({ status: 200 });
  expect(await roleOf(person)).toBe('REVENUE_OFFICER');
  expect(await changeStaff(kamala, person.username, 'role', { role: 'OPERATOR' })).toMatchObject({
    status: 200,
    body: { data: { outcome: 'PROPOSED' } },
  });
  const newcomer = {
    username: 'money.at.once',
    email: 'money.at.once@example.com',
    mobileNumber: '9811114444',
    fullNameNepali: 'आशा गुरुङ',
    fullNameEnglish: 'Asha Gurung',
  };
  for (const role of rolesWith('VERIFY_VOUCHER')) {
    expect(await kamala.call('POST', STAFF, { ...newcomer, role }, { 'idempotency-key': randomUUID() })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'role', code: 'ROLE_NEEDS_PROPOSAL' }] },
    });
  }
});

test('X13: nobody is appointed who is reached where somebody of the office is reached already', async () => {
  const { db } = gateway.platform.database;
  await db.updateTable('account').set({ email: 'kamala.rana@mail.example' }).where('id', '=', kamala.userId).execute();
  const create = (email: string, mobileNumber: string) =>
    kamala.call(
      'POST',
      STAFF,
      {
        username: 'second.self',
        email,
        mobileNumber,
        fullNameNepali: 'आशा गुरुङ',
        fullNameEnglish: 'Asha Gurung',
        role: 'OPERATOR',
      },
      { 'idempotency-key': randomUUID() },
    );
  for (const email of ['kamala.rana+office@mail.example', 'KAMALA.RANA+x+y@Mail.example']) {
    expect(await create(email, '9811115555')).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'email', code: 'EMAIL_OF_COLLEAGUE' }] },
    });
  }
  // the other way round too, and of whoever else works there
  await db
    .updateTable('account')
    .set({ email: 'gita.poudel+work@mail.example' })
    .where('username', '=', 'gita.operator')
    .execute();
  expect(await create('gita.poudel@mail.example', '9811115555')).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'email', code: 'EMAIL_OF_COLLEAGUE' }] },
  });
  expect(await create('kamala.rana@other.example', '9811115555')).toMatchObject({ status: 200 });
});

test('a high role is taken by two people as well', async () => {
  expect(await changeStaff(kamala, 'maya.approver', 'role', { role: 'OPERATOR' })).toMatchObject({
    status: 200,
    body: { data: { outcome: 'PROPOSED' } },
  });
  const [change] = (await changesOf(kamala)).filter(({ person }) => person.username === 'maya.approver');
  expect(change).toMatchObject({ mayDecide: false, mayWithdraw: true });
  expect(await decide(kamala, change?.id ?? '', 'withdraw', {})).toMatchObject({ status: 200 });
  expect(await memberOf(kamala, 'maya.approver')).toMatchObject({ roleCode: 'APPROVER_1', changeWaits: false });
});

test('neither the proposer nor the person concerned decides; the system administrator may', async () => {
  await gateway.addAccount({ username: 'second.approver', role: 'APPROVER_2', officeId: 1 });
  const concerned = await callerOf(gateway, 'second.approver');
  const id = await (async () => {
    await changeStaff(kamala, 'second.approver', 'role', { role: 'SYSTEM_ADMINISTRATOR' });
    return openChangeOf(concerned);
  })();
  for (const how of ['approve', 'refuse'] as const) {
    expect(await decide(kamala, id, how)).toMatchObject({ status: 403, body: { code: 'PERM-403' } });
    expect(await decide(concerned, id, how)).toMatchObject({ status: 403, body: { code: 'PERM-403' } });
  }
  expect(await decide(krishna, id, 'withdraw', {})).toMatchObject({ status: 403 });
  expect(await roleOf(concerned)).toBe('APPROVER_2');
  expect(await decide(sysadmin, id, 'approve')).toMatchObject({ status: 200 });
  expect(await roleOf(concerned)).toBe('SYSTEM_ADMINISTRATOR');
});

test('a refusal needs a remark, changes nothing, and is told to both', async () => {
  const person = await newOperator();
  const id = await proposed(person, 'APPROVER_1');
  expect(await decide(krishna, id, 'refuse', {})).toMatchObject({ status: 422 });
  expect(await decide(krishna, id, 'refuse', { remark: 'Not yet' })).toMatchObject({ status: 200 });
  expect(await roleOf(person)).toBe('OPERATOR');
  expect(await person.call('GET', 'auth/api/init')).toMatchObject({ status: 200 });
  const told = async (accountId: string) =>
    gateway.platform.database.db
      .selectFrom('notification')
      .select('event_key')
      .where('account_id', '=', accountId)
      .where('event_key', 'like', `staff:${id}:%`)
      .orderBy('id')
      .execute();
  expect((await told(person.userId)).map(({ event_key }) => event_key.split(':')[2])).toEqual([
    'proposed.person',
    'refused.person',
  ]);
  expect((await told(kamala.userId)).map(({ event_key }) => event_key.split(':')[2])).toEqual(['refused.proposer']);
  expect((await told(krishna.userId)).map(({ event_key }) => event_key.split(':')[2])).toEqual(['proposed.approver']);
  expect(await decide(krishna, id, 'approve')).toMatchObject({ status: 409 });
  expect((await changesOf(krishna, 'settled')).find((change) => change.id === id)).toMatchObject({
    status: 'REFUSED',
    decidedBy: { username: 'krishna.approver' },
    decisionRemark: 'Not yet',
  });
});

test('two approvers at the same moment: one effect; the same approver twice: one effect and the same answer', async () => {
  const person = await newOperator();
  const id = await proposed(person, 'APPROVER_1');
  const { version } = await memberOf(kamala, person.username);
  const key = randomUUID();
  const answers = await Promise.all([
    decide(krishna, id, 'approve', {}, key),
    decide(sysadmin, id, 'approve', {}),
    decide(krishna, id, 'approve', {}, key),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(statuses[0]).toBe(statuses[2]);
  expect(statuses[0]).not.toBe(statuses[1]);
  expect(await memberOf(kamala, person.username)).toMatchObject({ roleCode: 'APPROVER_1', version: version + 1 });
  const given = await gateway.platform.database.db
    .selectFrom('audit')
    .select('seq')
    .where('action', '=', 'STAFF_ROLE_CHANGED')
    .where('object_id', '=', person.userId)
    .execute();
  expect(given).toHaveLength(1);
});

test('while a change waits no other is made, and disabling the person takes it back', async () => {
  const person = await newOperator();
  const id = await proposed(person, 'APPROVER_2');
  expect(await changeStaff(kamala, person.username, 'role', { role: 'COMMITTEE' })).toMatchObject({ status: 409 });
  expect(await changeStaff(kamala, person.username, 'office', { officeId: BIRATNAGAR })).toMatchObject({ status: 409 });
  expect(await changeStaff(kamala, person.username, 'disable', {})).toMatchObject({ status: 200 });
  expect(await decide(krishna, id, 'approve')).toMatchObject({ status: 409 });
  expect((await changesOf(krishna, 'settled')).find((change) => change.id === id)).toMatchObject({
    status: 'WITHDRAWN',
  });
});

test('a proposal lapses after seven days', async () => {
  const person = await newOperator();
  const id = await proposed(person, 'APPROVER_1');
  gateway.clock.advance(7 * DAY_MS + 1000);
  const late = await callerOf(gateway, 'krishna.approver');
  expect((await changesOf(late)).map((change) => change.id)).not.toContain(id);
  expect(await decide(late, id, 'approve')).toMatchObject({ status: 409 });
  kamala = await callerOf(gateway, 'kamala.admin');
  expect(await changeStaff(kamala, person.username, 'role', { role: 'COMMITTEE' })).toMatchObject({
    status: 200,
    body: { data: { outcome: 'DONE' } },
  });
  gateway.clock.moveTo(null);
  kamala = await callerOf(gateway, 'kamala.admin');
});

test('another office’s approver does not see a proposal, and the proposer must still be an administrator', async () => {
  const person = await newOperator();
  const id = await proposed(person, 'APPROVER_1');
  expect((await changesOf(farApprover)).map((change) => change.id)).not.toContain(id);
  for (const how of ['approve', 'refuse'] as const)
    expect(await decide(farApprover, id, how)).toMatchObject({ status: 404, body: { code: 'REQ-404' } });
  expect(await decide(far, id, 'withdraw', {})).toMatchObject({ status: 404 });
  const { db } = gateway.platform.database;
  await db.updateTable('account').set({ status: 'DISABLED' }).where('username', '=', 'kamala.admin').execute();
  expect(await decide(krishna, id, 'approve')).toMatchObject({ status: 409 });
  await db.updateTable('account').set({ status: 'ACTIVE' }).where('username', '=', 'kamala.admin').execute();
  expect(await decide(krishna, id, 'approve')).toMatchObject({ status: 200 });
});

test('a person moves when the other office’s administrator takes them', async () => {
  const person = await newOperator();
  const applicant = await callerOf(gateway, 'ram.applicant');
  const claimed = await take(await filledDraft(applicant), [
    [applicant, 'submit'],
    [person, 'claim'],
  ]);
  expect(await changeStaff(kamala, person.username, 'office', { officeId: 1 })).toMatchObject({ status: 422 });
  expect(await changeStaff(kamala, person.username, 'office', { officeId: 77 })).toMatchObject({ status: 422 });
  expect(await changeStaff(kamala, person.username, 'office', { officeId: BIRATNAGAR })).toMatchObject({
    status: 200,
    body: { data: { outcome: 'PROPOSED' } },
  });
  const [change] = await changesOf(far);
  expect(change).toMatchObject({
    kind: 'OFFICE',
    officeBefore: { code: 'KTM' },
    officeAfter: { code: 'BRT' },
    mayDecide: true,
    mayWithdraw: false,
  });
  expect(await decide(far, change?.id ?? '', 'approve')).toMatchObject({ status: 200 });
  expect((await staffOf(far)).map(({ username }) => username)).toContain(person.username);
  expect((await staffOf(kamala)).map(({ username }) => username)).not.toContain(person.username);
  expect(await person.call('GET', 'auth/api/init')).toMatchObject({ status: 401 });
  expect(
    await gateway.platform.database.db
      .selectFrom('application')
      .select(['status', 'assignee_id'])
      .where('id', '=', claimed.id)
      .executeTakeFirst(),
  ).toEqual({ status: 'SUBMITTED', assignee_id: null });
});

test('whoever verified an application and becomes approver does not approve it', async () => {
  const person = await newOperator();
  const applicant = await callerOf(gateway, 'sita.applicant');
  const verified = await take(await filledDraft(applicant), [
    [applicant, 'submit'],
    [person, 'claim'],
    [person, 'verify'],
  ]);
  expect(await decide(krishna, await proposed(person, 'APPROVER_1'), 'approve')).toMatchObject({ status: 200 });
  const approver = await callerOf(gateway, person.username);
  expect(await act(approver, verified, 'approve')).toMatchObject({ status: 403, body: { code: 'PERM-403' } });
  const maya = await callerOf(gateway, 'maya.approver');
  expect(await act(maya, verified, 'approve')).toMatchObject({ status: 200 });
});
