import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  recoveryCodesAnswerSchema,
  secondFactorAddedSchema,
  secondFactorsAnswerSchema,
  secondFactorWaysSchema,
  totpBegunSchema,
} from '@registrar/domain/calls/second-factor';
import type { Role } from '@registrar/domain/permissions';
import { Secret, TOTP } from 'otpauth';
import { dayInNepal } from '../../platform/clock';
import {
  loginForm,
  PASSWORD,
  signedInFrom,
  startTestGateway,
  type Answer,
  type SignedIn,
  type TestGateway,
} from '../../../test/harness';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const OWN = 'auth/api/user/second-factor';
const MINUTE_MS = 60_000;
const UNKNOWN = '0190a000-0000-7000-8000-000000000001';

const login = (username: string): Promise<Answer> =>
  gateway.call(
    'POST',
    'auth/api/ocr-login',
    loginForm(gateway.platform, { grant_type: 'password', username, password: PASSWORD }),
  );
const own = (by: SignedIn, path: string, body: object): Promise<Answer> =>
  gateway.call('POST', `${OWN}${path}`, { token: by.accessToken, body });
const secondStep = (ticket: string, body: object): Promise<Answer> =>
  gateway.call('POST', 'auth/api/second-factor/login', { token: ticket, body });
const listed = async (by: SignedIn) =>
  secondFactorsAnswerSchema.parse((await gateway.call('GET', OWN, { token: by.accessToken })).body.data);

/** Codes of the application, each of a later period than the one before: none works twice. */
function applicationOf(secret: string): { code: () => string } {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let last = 0;
  return {
    code() {
      const period = Math.max(last + 1, Math.floor(gateway.platform.clock.now().getTime() / 30_000));
      gateway.clock.moveTo(new Date(Math.max(gateway.platform.clock.now().getTime(), period * 30_000)));
      last = period;
      return totp.generate({ timestamp: period * 30_000 });
    },
  };
}

async function enrolled(username: string, role: Role = 'APPLICANT') {
  await gateway.addAccount({ username, role });
  const person = await gateway.signIn(username);
  const begun = totpBegunSchema.parse((await own(person, '/totp', { password: PASSWORD })).body.data);
  const application = applicationOf(begun.secret);
  const answer = await own(person, '/totp/confirm', { id: begun.id, code: application.code(), name: 'Telephone' });
  const { recoveryCodes } = secondFactorAddedSchema.parse(answer.body.data);
  return { person, application, recoveryCodes: recoveryCodes ?? [], secret: begun.secret };
}

/** The same session with a token that has not run out. */
async function refreshed({ refreshToken, roleId }: SignedIn): Promise<SignedIn> {
  const form = loginForm(gateway.platform, { grant_type: 'refresh_token', refresh_token: refreshToken, roleId });
  return signedInFrom(await gateway.call('POST', 'auth/api/ocr-login', form));
}

/** The ticket of a login whose second step is still to come. */
async function ticketOf(username: string): Promise<string> {
  const { status, body } = await login(username);
  expect([status, body.isPasswordUpdated, body.refresh_token]).toEqual([200, true, undefined]);
  return String(body.access_token);
}

async function demand(value: { compulsory: string; againMinutes: number }): Promise<void> {
  const { db } = gateway.platform.database;
  await db
    .insertInto('configuration')
    .values({
      key: 'SECOND_FACTOR',
      valid_from: dayInNepal(gateway.platform.clock.now()),
      valid_to: null,
      value: JSON.stringify(value),
      reference: 'a test',
      reference_nepali: 'परीक्षण',
      certainty: 'C',
    })
    .onConflict((conflict) => conflict.columns(['key', 'valid_from']).doUpdateSet({ value: JSON.stringify(value) }))
    .execute();
}

test('the password alone opens nothing; the code opens the session once', async () => {
  const { application, person } = await enrolled('two.steps');
  const ticket = await ticketOf('two.steps');
  expect((await gateway.call('GET', 'auth/api/init', { token: ticket })).status).toBe(401);
  const ways = await gateway.call('POST', 'auth/api/second-factor/ways', { token: ticket });
  expect(secondFactorWaysSchema.parse(ways.body.data)).toEqual({
    ways: ['TOTP', 'RECOVERY_CODE'],
    passkeyOptions: null,
  });
  const code = application.code();
  const opened = await secondStep(ticket, { way: 'TOTP', code });
  expect(opened.body).toMatchObject({ success: true, isPasswordUpdated: true, userId: person.userId });
  const logins = await gateway.platform.database.db
    .selectFrom('audit')
    .select('remark')
    .where('action', '=', 'LOGIN')
    .where('object_id', '=', person.userId)
    .orderBy('seq')
    .execute();
  expect(logins.at(-1)).toEqual({ remark: 'TOTP' });
  expect(await listed(signedInFrom(opened))).toMatchObject({ factors: [{ name: 'Telephone', kind: 'TOTP' }] });

  expect((await secondStep(ticket, { way: 'TOTP', code: application.code() })).body.code).toBe('AUTH-TICKET');
  const another = await ticketOf('two.steps');
  expect((await secondStep(another, { way: 'TOTP', code })).body.code).toBe('AUTH-SECOND-FACTOR');
});

test('codes are taken in Nepali digits, and of two at the same moment one is right', async () => {
  const { application } = await enrolled('two.digits');
  const nepali = application.code().replaceAll(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
  const ticket = await ticketOf('two.digits');
  const answers = await Promise.all([1, 2].map(() => secondStep(ticket, { way: 'TOTP', code: nepali })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('who knows the password takes no ticket away from its owner; a new password ends them all', async () => {
  const { application, person } = await enrolled('two.tickets');
  const mine = await ticketOf('two.tickets');
  const anothers = await ticketOf('two.tickets');
  expect((await secondStep(mine, { way: 'TOTP', code: application.code() })).status).toBe(200);
  const changed = await gateway.call('POST', 'auth/api/user/change-password', {
    token: person.accessToken,
    body: { oldPassword: PASSWORD, newPassword: 'Himal@20831', confirmPassword: 'Himal@20831' },
  });
  expect(changed.status).toBe(200);
  expect((await secondStep(anothers, { way: 'TOTP', code: application.code() })).body.code).toBe('AUTH-TICKET');
});

test('wrong codes close the second step for this caller; the owner is told and the password is not enough', async () => {
  const { application } = await enrolled('two.guessed');
  const ticket = await ticketOf('two.guessed');
  const wrong = (at: number) => secondStep(ticket, { way: 'TOTP', code: String(at).padStart(6, '0') });
  expect((await wrong(0)).body.code).toBe('AUTH-SECOND-FACTOR');
  for (let at = 1; at < 20; at += 1) await wrong(at);
  expect((await wrong(20)).body.code).toBe('AUTH-LOCKED');
  expect((await secondStep(ticket, { way: 'TOTP', code: application.code() })).body.code).toBe('AUTH-LOCKED');
  await gateway.jobsDone();
  const told = gateway.outbox.filter(
    ({ to, subject }) => to === 'two.guessed@example.com' && /was blocked/.test(subject ?? ''),
  );
  expect(told).toHaveLength(1);
});

test('a recovery code works once, and its owner is told', async () => {
  const { recoveryCodes } = await enrolled('two.codes');
  expect(recoveryCodes).toHaveLength(10);
  const [code = ''] = recoveryCodes;
  const opened = await secondStep(await ticketOf('two.codes'), { way: 'RECOVERY_CODE', code: code.toLowerCase() });
  const person = signedInFrom(opened);
  expect((await listed(person)).recoveryCodesLeft).toBe(9);
  const again = await secondStep(await ticketOf('two.codes'), { way: 'RECOVERY_CODE', code });
  expect(again.body.code).toBe('AUTH-SECOND-FACTOR');

  const renewed = await own(person, '/recovery-codes', { password: PASSWORD });
  const fresh = recoveryCodesAnswerSchema.parse(renewed.body.data).recoveryCodes;
  expect(fresh.some((one) => recoveryCodes.includes(one))).toBe(false);
  const old = await secondStep(await ticketOf('two.codes'), { way: 'RECOVERY_CODE', code: recoveryCodes[1] });
  expect(old.body.code).toBe('AUTH-SECOND-FACTOR');
});

test('an open session changes nothing without the password and a recent proof', async () => {
  const { person, application } = await enrolled('two.changes');
  const [factor] = (await listed(person)).factors;
  const remove = (body: object) => own(person, `/${factor?.id}/remove`, body);
  expect((await remove({ password: 'wrong' })).body.code).toBe('AUTH-PASSWORD-OLD');
  gateway.clock.moveTo(new Date(gateway.platform.clock.now().getTime() + 14 * MINUTE_MS));
  const fresh = await secondStep(await ticketOf('two.changes'), { way: 'TOTP', code: application.code() });
  gateway.clock.moveTo(new Date(gateway.platform.clock.now().getTime() + 2 * MINUTE_MS));
  const stale = await refreshed(person);
  for (const path of ['/totp', '/passkey', '/recovery-codes', `/${factor?.id}/remove`])
    expect([path, (await own(stale, path, { password: PASSWORD })).body.code]).toEqual([path, 'AUTH-STEP-UP']);

  const proven = signedInFrom(fresh);
  expect((await own(proven, `/${factor?.id}/remove`, { password: PASSWORD })).status).toBe(200);
  expect(await listed(proven)).toEqual({ factors: [], recoveryCodesLeft: 0, compulsory: false });
  expect((await login('two.changes')).body).toHaveProperty('refresh_token');
});

test('nobody touches another’s second factor, and what was begun counts for nothing', async () => {
  const { person } = await enrolled('two.owner');
  await gateway.addAccount({ username: 'two.other' });
  const other = await gateway.signIn('two.other');
  const [factor] = (await listed(person)).factors;
  expect((await own(other, `/${factor?.id}/remove`, { password: PASSWORD })).status).toBe(404);
  const begun = totpBegunSchema.parse((await own(other, '/totp', { password: PASSWORD })).body.data);
  const confirm = (by: SignedIn, code: string) => own(by, '/totp/confirm', { id: begun.id, code, name: 'Telephone' });
  expect((await confirm(person, applicationOf(begun.secret).code())).status).toBe(409);
  expect((await confirm(other, '000000')).body.code).toBe('AUTH-SECOND-FACTOR');
  expect((await login('two.other')).body).toHaveProperty('refresh_token');
});

test('the secret is not readable from the database', async () => {
  const { secret } = await enrolled('two.sealed');
  const rows = await gateway.platform.database.db.selectFrom('second_factor').select('totp_secret').execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ totp_secret }) => totp_secret !== null && !totp_secret.includes(secret))).toBe(true);
});

test('where the office demands it, an officer without one can do nothing but add one', async () => {
  await gateway.addAccount({ username: 'must.enrol', role: 'APPROVER_2' });
  await gateway.addAccount({ username: 'need.not', role: 'APPLICANT' });
  const [officer, applicant] = [await gateway.signIn('must.enrol'), await gateway.signIn('need.not')];
  await demand({ compulsory: 'DECIDING', againMinutes: 30 });
  const init = async (by: SignedIn) =>
    (await gateway.call('GET', 'auth/api/init', { token: by.accessToken })).body.data;
  expect(await init(officer)).toMatchObject({
    restriction: { code: 'SECOND_FACTOR_MISSING', link: '/user-profile?section=second-factor' },
  });
  expect(await init(applicant)).toMatchObject({ restriction: null });
  const desk = () => gateway.call('GET', 'external/api/staff-change', { token: officer.accessToken });
  expect((await desk()).body.code).toBe('BLK-423');

  const begun = totpBegunSchema.parse((await own(officer, '/totp', { password: PASSWORD })).body.data);
  const application = applicationOf(begun.secret);
  await own(officer, '/totp/confirm', { id: begun.id, code: application.code(), name: 'Telephone' });
  expect(await init(officer)).toMatchObject({ restriction: null });
  const [factor] = (await listed(officer)).factors;
  expect((await own(officer, `/${factor?.id}/remove`, { password: PASSWORD })).status).toBe(409);
  await demand({ compulsory: 'NOBODY', againMinutes: 30 });
});

/** Every call by which an officer decides for good, beside the actions of a filing. */
const DECISIONS: readonly (readonly [Role, string])[] = [
  ['APPROVER_2', 'schedule/proposal/ID/approve'],
  ['APPROVER_2', 'schedule/proposal/ID/refuse'],
  ['APPROVER_2', 'word-list-proposal/ID/approve'],
  ['APPROVER_2', 'word-list-proposal/ID/refuse'],
  ['APPROVER_2', 'staff-change/ID/approve'],
  ['APPROVER_2', 'staff-change/ID/refuse'],
  ['APPROVER_2', 'refund/ID/approve'],
  ['APPROVER_2', 'refund/ID/refuse'],
  ['APPROVER_2', 'explanation-call/ID/decision'],
  ['APPROVER_1', 'application/ID/payable/counter-sign'],
  ['REVENUE_OFFICER', 'payment-voucher/ID/verify'],
  ['REVENUE_OFFICER', 'payment-reconciliation/ID/decide'],
  ['OFFICE_ADMINISTRATOR', 'staff-change/second-factor'],
  ['OFFICE_ADMINISTRATOR', 'staff'],
  ['OFFICE_ADMINISTRATOR', 'staff/ID/role'],
  ['OFFICE_ADMINISTRATOR', 'staff/ID/office'],
  ['OFFICE_ADMINISTRATOR', 'staff/ID/disable'],
  ['OFFICE_ADMINISTRATOR', 'staff/ID/enable'],
];

test('each call that decides for good asks for it again', async () => {
  const roles = [...new Set(DECISIONS.map(([role]) => role))];
  const officers = new Map<Role, SignedIn>();
  for (const role of roles) officers.set(role, (await enrolled(`decides.${roles.indexOf(role)}`, role)).person);
  await demand({ compulsory: 'NOBODY', againMinutes: 1 });
  gateway.clock.moveTo(new Date(gateway.platform.clock.now().getTime() + 2 * MINUTE_MS));
  const answers: string[] = [];
  for (const [role, path] of DECISIONS) {
    const { body } = await gateway.call('POST', `external/api/${path.replace('ID', UNKNOWN)}`, {
      token: officers.get(role)?.accessToken,
      headers: { 'idempotency-key': path },
      body: {},
    });
    answers.push(`${path}: ${body.code}`);
  }
  expect(answers).toEqual(DECISIONS.map(([, path]) => `${path}: AUTH-STEP-UP`));
  await demand({ compulsory: 'NOBODY', againMinutes: 30 });
});

test('what decides for good asks again after a while, and goes on once it is proven', async () => {
  const { person, application } = await enrolled('decides.again', 'APPROVER_2');
  await demand({ compulsory: 'NOBODY', againMinutes: 10 });
  const approve = () =>
    gateway.call('POST', `external/api/staff-change/${person.userId}/approve`, {
      token: person.accessToken,
      headers: { 'idempotency-key': String(gateway.platform.clock.now().getTime()) },
      body: {},
    });
  expect((await approve()).status).toBe(404);
  gateway.clock.moveTo(new Date(gateway.platform.clock.now().getTime() + 11 * MINUTE_MS));
  const act = (action: string) =>
    gateway.call('POST', `external/api/application/${person.userId}/${action}`, {
      token: person.accessToken,
      headers: { 'idempotency-key': action },
      body: { version: 1, remark: 'Nothing stands against it.' },
    });
  for (const action of ['approve', 'reject', 'revoke'])
    expect([action, (await act(action)).body.code]).toEqual([action, 'AUTH-STEP-UP']);
  expect((await act('forward')).status).toBe(404);
  expect((await approve()).body.code).toBe('AUTH-STEP-UP');
  const ways = await own(person, '/ways', {});
  expect(secondFactorWaysSchema.parse(ways.body.data).ways).toEqual(['TOTP', 'RECOVERY_CODE']);
  expect((await own(person, '/prove', { way: 'TOTP', code: application.code() })).status).toBe(200);
  expect((await approve()).status).toBe(404);
  await demand({ compulsory: 'NOBODY', againMinutes: 30 });
});
