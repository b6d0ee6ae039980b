import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callerOf, filledDraft, take, type Caller } from '../../test/filings-kit';
import { loginForm, startTestGateway, type TestGateway } from '../../test/harness';
import { changeMember, changeStaff, memberOf, staffOf, STAFF } from '../../test/staff-kit';
import { expectWhole } from '../../test/whole-messages';
import { dayInNepal } from '../platform/clock';
import { isOnLeave } from '../accounts/leave';
import { beginLeaves } from './set-leave';

const BIRATNAGAR = 2;
const DAY_MS = 24 * 3600 * 1000;
let gateway: TestGateway;
let kamala: Caller, ram: Caller, gita: Caller, far: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  await gateway.addAccount({ username: 'far.admin', role: 'OFFICE_ADMINISTRATOR', officeId: BIRATNAGAR });
  await gateway.addAccount({ username: 'far.operator', role: 'OPERATOR', officeId: BIRATNAGAR });
  kamala = await callerOf(gateway, 'kamala.admin');
  ram = await callerOf(gateway, 'ram.applicant');
  gita = await callerOf(gateway, 'gita.operator');
  far = await callerOf(gateway, 'far.admin');
});
afterAll(() => gateway?.close());

const newKey = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
const person = {
  username: 'asha.operator',
  email: 'asha.operator@example.com',
  mobileNumber: '9811112222',
  fullNameNepali: 'आशा गुरुङ',
  fullNameEnglish: 'Asha Gurung',
  role: 'OPERATOR',
};
const dayFromNow = (days: number): string => dayInNepal(new Date(gateway.clock.now().getTime() + days * DAY_MS));

/** An application this officer has in hand. */
async function claimedBy(officer: Caller): Promise<string> {
  return (
    await take(await filledDraft(ram), [
      [ram, 'submit'],
      [officer, 'claim'],
    ])
  ).id;
}

function holderOf(id: string) {
  return gateway.platform.database.db
    .selectFrom('application')
    .select(['status', 'assignee_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

test('the list holds the staff of one’s own office, and is searched and filtered', async () => {
  const all = await staffOf(kamala);
  const names = all.map(({ username }) => username);
  expect(names).toEqual([...names].sort());
  expect(names).toEqual(expect.arrayContaining(['gita.operator', 'kamala.admin', 'auditor.demo']));
  expect(names).not.toContain('ram.applicant');
  expect(names).not.toContain('far.operator');
  expect((await staffOf(far)).map(({ username }) => username)).toEqual(['far.admin', 'far.operator']);
  expect((await staffOf(kamala, `search=${encodeURIComponent('गीता')}`)).map(({ username }) => username)).toEqual([
    'gita.operator',
  ]);
  expect((await staffOf(kamala, 'search=100%25')).length).toBe(0);
  expect((await staffOf(kamala, 'role=OPERATOR')).every(({ roleCode }) => roleCode === 'OPERATOR')).toBe(true);
  expect((await staffOf(kamala, 'status=DISABLED')).length).toBe(0);
  expect(await memberOf(kamala, 'gita.operator')).toMatchObject({
    lastSignInAt: expect.any(String),
    openWork: 0,
    onLeave: false,
    changeWaits: false,
  });
  expect(await memberOf(kamala, 'krishna.approver')).toMatchObject({ lastSignInAt: null });
});

test('a new person gets a first password by mail, must change it, and belongs to the administrator’s office', async () => {
  const headers = newKey();
  const created = await kamala.call('POST', STAFF, person, headers);
  expect(created).toMatchObject({ status: 200, body: { message: expect.stringContaining('temporary password') } });
  expect((await kamala.call('POST', STAFF, person, headers)).body.data).toEqual(created.body.data);
  const { body } = await gateway.messageTo(person.email);
  const password = /पासवर्ड[^:：]*:\s*(\S{10,})/.exec(body)?.[1] ?? '';
  const login = await gateway.call(
    'POST',
    'auth/api/ocr-login',
    loginForm(gateway.platform, { grant_type: 'password', username: person.username, password }),
  );
  expect(login).toMatchObject({ status: 200, body: { isPasswordUpdated: false } });
  expect(gateway.outbox.filter(({ to }) => to === person.email)).toHaveLength(1);
  expect(await memberOf(kamala, person.username)).toMatchObject({
    awaitsFirstLogin: true,
    roleCode: 'OPERATOR',
    lastSignInAt: null,
  });
});

test('what belongs to another account is said at its field', async () => {
  const answer = await kamala.call(
    'POST',
    STAFF,
    { ...person, username: 'gita.operator', email: 'RAM.applicant@demo.example', mobileNumber: '9800000005' },
    newKey(),
  );
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual(
    ['username', 'email', 'mobileNumber'].map((path) => expect.objectContaining({ path })),
  );
});

test('a username of more than forty characters, a role of those who file and a high role are refused', async () => {
  for (const [wrong, path] of [
    [{ username: 'a'.repeat(41) }, 'username'],
    [{ role: 'APPLICANT' }, 'role'],
    [{ role: 'APPROVER_1' }, 'role'],
    [{ fullNameNepali: 'Asha' }, 'fullNameNepali'],
  ] as const) {
    expect(
      await kamala.call('POST', STAFF, { ...person, username: 'another.operator', ...wrong }, newKey()),
    ).toMatchObject({ status: 422, body: { errors: [expect.objectContaining({ path })] } });
  }
  expect(
    await kamala.call(
      'POST',
      STAFF,
      { ...person, username: 'a'.repeat(40), email: 'forty@example.com', mobileNumber: '9811113333' },
      newKey(),
    ),
  ).toMatchObject({ status: 200 });
});

test('a role below the administrator’s own changes at once: the person is out, is told, and the claims go back', async () => {
  await gateway.addAccount({ username: 'nabin.operator', role: 'OPERATOR', officeId: 1 });
  const nabin = await callerOf(gateway, 'nabin.operator');
  const application = await claimedBy(nabin);
  expect(await memberOf(kamala, 'nabin.operator')).toMatchObject({ openWork: 1 });
  expect(await changeStaff(kamala, 'nabin.operator', 'role', { role: 'COMMITTEE' })).toMatchObject({
    status: 200,
    body: { data: { outcome: 'DONE' } },
  });
  expect(await nabin.call('GET', 'auth/api/init')).toMatchObject({ status: 401 });
  expect(await holderOf(application)).toEqual({ status: 'SUBMITTED', assignee_id: null });
  const session = await gateway.platform.database.db
    .selectFrom('session')
    .select('end_reason')
    .where('account_id', '=', nabin.userId)
    .executeTakeFirstOrThrow();
  expect(session.end_reason).toBe('ROLE_CHANGED');
  expect((await gateway.messageTo('nabin.operator@example.com')).body).toContain('Committee member');
  const again = await callerOf(gateway, 'nabin.operator');
  expect((await again.call('GET', 'auth/api/init')).body.data).toMatchObject({ role: { code: 'COMMITTEE' } });
});

test('an old version, the same role and a missing remark are refused', async () => {
  const { id, version } = await memberOf(kamala, 'bishnu.operator');
  const give = (body: object) =>
    kamala.call('POST', `${STAFF}/${id}/role`, { role: 'COMMITTEE', remark: 'x', version, ...body }, newKey());
  expect(await give({ version: version + 1 })).toMatchObject({ status: 412 });
  expect(await give({ role: 'OPERATOR' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'role', code: 'ROLE_UNCHANGED' }] },
  });
  expect(await give({ remark: ' ' })).toMatchObject({ status: 422, body: { errors: [{ path: 'remark' }] } });
});

test('another office’s person and an applicant are not there, whatever is tried', async () => {
  const { id, version } = await memberOf(far, 'far.operator');
  const tries = {
    role: { role: 'COMMITTEE' },
    office: { officeId: 1 },
    leave: { fromDay: dayFromNow(1), toDay: dayFromNow(2) },
    disable: {},
    enable: {},
  };
  for (const target of [id, ram.userId]) {
    for (const [what, body] of Object.entries(tries)) {
      const answer = await kamala.call(
        'POST',
        `${STAFF}/${target}/${what}`,
        { remark: 'Mine', version, ...body },
        newKey(),
      );
      expect([what, answer.status, answer.body.code]).toEqual([what, 404, 'REQ-404']);
    }
  }
  expect(await memberOf(far, 'far.operator')).toMatchObject({ version, status: 'ACTIVE', leaves: [] });
});

test('who is disabled is out at the next call, cannot come back, and holds nothing any more', async () => {
  await gateway.addAccount({ username: 'rita.operator', role: 'OPERATOR', officeId: 1 });
  const rita = await callerOf(gateway, 'rita.operator');
  const signedIn = await gateway.signIn('rita.operator');
  const application = await claimedBy(rita);
  expect(await changeStaff(kamala, 'rita.operator', 'disable', {})).toMatchObject({ status: 200 });
  expect(await rita.call('GET', 'auth/api/init')).toMatchObject({ status: 401 });
  const refresh = { grant_type: 'refresh_token', refresh_token: signedIn.refreshToken, roleId: signedIn.roleId };
  expect(await gateway.call('POST', 'auth/api/ocr-login', loginForm(gateway.platform, refresh))).toMatchObject({
    status: 401,
  });
  await expect(gateway.signIn('rita.operator')).rejects.toThrow('401');
  expect(await holderOf(application)).toEqual({ status: 'SUBMITTED', assignee_id: null });
  expect(await changeStaff(kamala, 'rita.operator', 'disable', {})).toMatchObject({ status: 409 });
  expect(await memberOf(kamala, 'rita.operator')).toMatchObject({ status: 'DISABLED', allowedActions: ['ENABLE'] });
  expect(await changeStaff(kamala, 'rita.operator', 'enable', {})).toMatchObject({ status: 200 });
  await expect(gateway.signIn('rita.operator')).resolves.toBeDefined();
});

test('never oneself, never those who watch the office, never the last administrator', async () => {
  expect(await memberOf(kamala, 'kamala.admin')).toMatchObject({ allowedActions: ['SET_LEAVE'] });
  for (const [what, body] of [
    ['disable', {}],
    ['role', { role: 'OPERATOR' }],
    ['office', { officeId: BIRATNAGAR }],
  ] as const) {
    expect(await changeStaff(kamala, 'kamala.admin', what, body)).toMatchObject({ status: 403 });
  }
  for (const watcher of ['auditor.demo', 'sysadmin.demo'])
    expect(await changeStaff(kamala, watcher, 'disable', {})).toMatchObject({ status: 403 });

  // two administrators who disable each other at the same moment: one of them stays
  await gateway.addAccount({ username: 'other.admin', role: 'OFFICE_ADMINISTRATOR', officeId: BIRATNAGAR });
  const other = await callerOf(gateway, 'other.admin');
  // both have read the page before either acts: whoever is disabled reads nothing any more
  const [seenByFar, seenByOther] = [await memberOf(far, 'other.admin'), await memberOf(other, 'far.admin')];
  const answers = await Promise.all([
    changeMember(far, seenByFar, 'disable', {}),
    changeMember(other, seenByOther, 'disable', {}),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = await gateway.platform.database.db
    .selectFrom('account')
    .select('id')
    .where('office_id', '=', BIRATNAGAR)
    .where('role', '=', 'OFFICE_ADMINISTRATOR')
    .where('status', '=', 'ACTIVE')
    .execute();
  expect(left).toHaveLength(1);
});

test('leave that begins today gives the claims back at once; it does not overlap, and it can be cancelled', async () => {
  const application = await claimedBy(gita);
  const leave = { fromDay: dayFromNow(0), toDay: dayFromNow(3) };
  expect(await changeStaff(kamala, 'gita.operator', 'leave', leave)).toMatchObject({ status: 200 });
  expect(await holderOf(application)).toEqual({ status: 'SUBMITTED', assignee_id: null });
  const { db } = gateway.platform.database;
  expect(await isOnLeave(db, gita.userId, dayFromNow(3))).toBe(true);
  expect(await isOnLeave(db, gita.userId, dayFromNow(4))).toBe(false);
  expect((await staffOf(kamala, 'onLeave=true')).map(({ username }) => username)).toEqual(['gita.operator']);
  expect(
    await changeStaff(kamala, 'gita.operator', 'leave', { fromDay: dayFromNow(3), toDay: dayFromNow(5) }),
  ).toMatchObject({ status: 422, body: { errors: [{ code: 'LEAVE_OVERLAPS' }] } });
  expect(await gita.call('GET', 'auth/api/init')).toMatchObject({ status: 200 });

  const { id, leaves } = await memberOf(kamala, 'gita.operator');
  const path = `${STAFF}/${id}/leave/${leaves[0]?.id}`;
  expect(await far.call('DELETE', path)).not.toMatchObject({ status: 200 });
  expect(await kamala.call('DELETE', path)).toMatchObject({ status: 200 });
  expect(await kamala.call('DELETE', path)).toMatchObject({ status: 404 });
  expect(await isOnLeave(db, gita.userId, dayFromNow(0))).toBe(false);
});

test('leave in the past, backwards or of more than a year is refused', async () => {
  for (const [days, errorCode] of [
    [[-3, -1], 'LEAVE_IN_THE_PAST'],
    [[5, 4], 'LEAVE_ENDS_BEFORE_IT_BEGINS'],
    [[1, 400], 'LEAVE_TOO_LONG'],
  ] as const) {
    expect(
      await changeStaff(kamala, 'gita.operator', 'leave', { fromDay: dayFromNow(days[0]), toDay: dayFromNow(days[1]) }),
    ).toMatchObject({ status: 422, body: { errors: [{ code: errorCode }] } });
  }
});

test('leave that comes later gives the claims back on its first day, once', async () => {
  const bishnu = await callerOf(gateway, 'bishnu.operator');
  expect(
    await changeStaff(kamala, 'bishnu.operator', 'leave', { fromDay: dayFromNow(2), toDay: dayFromNow(6) }),
  ).toMatchObject({ status: 200 });
  const application = await claimedBy(bishnu);
  const begin = () => gateway.platform.runUnitOfWork((unit) => beginLeaves(unit));
  await begin();
  expect(await holderOf(application)).toMatchObject({ assignee_id: bishnu.userId });
  gateway.clock.advance(2 * DAY_MS);
  await begin();
  expect(await holderOf(application)).toEqual({ status: 'SUBMITTED', assignee_id: null });
  gateway.clock.advance(5 * DAY_MS);
  const again = await callerOf(gateway, 'bishnu.operator');
  ram = await callerOf(gateway, 'ram.applicant'); // the sessions of a week ago are over
  const taken = await claimedBy(again);
  await begin();
  expect(await holderOf(taken)).toMatchObject({ assignee_id: bishnu.userId });
  gateway.clock.moveTo(null);
});

test('nothing that went out has a hole', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});
