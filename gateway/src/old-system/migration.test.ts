import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  companyDetailItems,
  migratedDetailsSchema,
  oldSystemClaimSchema,
  type OldCompanyChoice,
} from '@registrar/domain/calls/old-system';
import { z } from 'zod';
import { loginForm, startTestGateway, TEST_OFFICE, type Answer, type TestGateway } from '../../test/harness';
import { expectWhole } from '../../test/whole-messages';
import { importOldSystem } from './import/import-old-system';

let gateway: TestGateway;
const OLD_PASSWORD = 'Purano@2070';
const CHECK = 'auth/api/user-migration/check-if-user-exists';
const MIGRATE = 'auth/api/user-migration/migrate-user';
const DETAILS = 'auth/api/user-migration/details';
const HASH = `sha256$salt$${createHash('sha256').update(`salt${OLD_PASSWORD}`).digest('hex')}`;
const HEAD =
  'kind,old_id,username,password_hash,name_english,name_nepali,email,mobile_number,office,registration_number,company_type,owner,district,registered_on,address_english,authorized_capital,phone';

function user(id: string, { mobile = '', email = '' } = {}): string {
  return `user,U-${id},${id}.old,${HASH},Old ${id},पुरानो जन,${email},${mobile},TEST,,,,,,,,`;
}

function company(
  id: string,
  number: string,
  { owner = '', email = '', mobile = '', district = 'Morang' } = {},
): string {
  return `company,C-${id},,,Old ${id} Limited,पुरानो ${owner === '' ? 'एक' : 'दुई'} लिमिटेड,${email},${mobile},TEST,${number},NON_PROFIT,${owner},${district},2004-06-14,Old Street 1,500000,014400111`;
}

beforeAll(async () => {
  gateway = await startTestGateway();
  const lines = [
    HEAD,
    ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].flatMap((id, index) => [
      user(id, { mobile: `984200000${index}`, email: `${id}@old.example` }),
      company(id, `90${index}`, { owner: `U-${id}` }),
    ]),
    company('shared-a', '777', { email: 'a@old.example', mobile: '9842111111' }),
    company('shared-b', '777', { owner: 'U-second', district: 'Kaski' }),
    company('bare', '778'),
  ];
  const refused: string[] = [];
  await importOldSystem(gateway.platform, {
    open: () => Readable.from([lines.join('\n')]),
    onRefused: ({ reason }) => refused.push(reason),
  });
  expect(refused).toEqual([]);
});
afterAll(() => gateway.close());

const check = (body: object) => gateway.call('POST', CHECK, { body });
const migrate = (body: object) => gateway.call('POST', MIGRATE, { body });
const codeIn = (text: string): string => /\d{6}/.exec(text)?.[0] ?? '';
const provePassword = (id: string, password = OLD_PASSWORD) =>
  check({ proof: 'OLD_PASSWORD', username: `${id}.old`, password });
const registration = (id: string, mobileNumber: string) => ({
  step: 'REQUEST',
  username: `${id}.new`,
  fullNameEnglish: 'Shyam Dahal',
  fullNameNepali: 'श्याम दाहाल',
  email: `${id}@new.example`,
  mobileNumber,
  officeId: TEST_OFFICE,
});

async function claimOf(id: string): Promise<string> {
  const answer = await provePassword(id);
  expect(answer.status).toBe(200);
  return oldSystemClaimSchema.parse(answer.body.data).claim;
}

async function moveOver(id: string, mobileNumber: string): Promise<Answer> {
  const claim = await claimOf(id);
  expect((await migrate({ ...registration(id, mobileNumber), claim })).body).toMatchObject({
    status: 200,
    data: { next: 'ENTER_CODE' },
  });
  return migrate({ step: 'CONFIRM', claim, otp: codeIn((await gateway.messageTo(mobileNumber)).body) });
}

/** Changes the first password through the database's back door: the sign-in itself is tested elsewhere. */
async function signedIn(username: string): Promise<string> {
  await gateway.addAccount({ username: `pw.${username}` });
  const { password_hash } = await gateway.platform.database.db
    .selectFrom('account')
    .select('password_hash')
    .where('username', '=', `pw.${username}`)
    .executeTakeFirstOrThrow();
  await gateway.platform.database.db
    .updateTable('account')
    .set({ password_hash, password_updated: true })
    .where('username', '=', username)
    .execute();
  return (await gateway.signIn(username)).accessToken;
}

async function detailsOf(token: string) {
  return migratedDetailsSchema.parse((await gateway.call('GET', DETAILS, { token })).body.data);
}

beforeAll(async () => {
  await gateway.addAccount({ username: 'own.operator', role: 'OPERATOR', officeId: TEST_OFFICE });
});

test('from the old password to an open account: companies come over, are gone through, and everything else waits', async () => {
  const over = await moveOver('first', '9843000001');
  expect(over.body).toMatchObject({
    status: 200,
    data: { next: 'FIRST_LOGIN', email: 'first@new.example', companies: 1 },
  });
  expect((await gateway.messageTo('first@new.example')).body).toContain('first.new');
  // the contacts on the old record hear of it
  expect((await gateway.messageTo('first@old.example')).body).toContain('moved');
  await gateway.messageTo('9842000000');
  // the old credential is good once
  expect((await provePassword('first')).status).toBe(401);

  const token = await signedIn('first.new');
  const blocked = await gateway.call('GET', 'external/api/application', { token });
  expect(blocked.body).toMatchObject({
    status: 423,
    code: 'BLK-423',
    blocker: { code: 'MIGRATED_UNVERIFIED', link: '/verify-details' },
  });
  expect((await gateway.call('GET', 'auth/api/init', { token })).body.data).toMatchObject({
    restriction: { code: 'MIGRATED_UNVERIFIED', link: '/verify-details' },
  });

  const [own] = (await detailsOf(token)).companies;
  if (!own) throw new Error('no company came over');
  expect(own.details.map(({ item }) => item)).toEqual([...companyDetailItems]);
  expect((await gateway.call('POST', `${DETAILS}/finish`, { token })).body).toMatchObject({
    status: 409,
    message: 'Some details are still to be verified.',
  });

  await gateway.call('POST', `${DETAILS}/otp`, { token });
  const code = codeIn((await gateway.messageTo('first@new.example')).body);
  expect(
    (
      await gateway.call('POST', `${DETAILS}/otp-verify`, {
        token,
        body: { otp: code === '000000' ? '111111' : '000000' },
      })
    ).body.code,
  ).toBe('AUTH-OTP-MISMATCH');
  expect((await gateway.call('POST', `${DETAILS}/otp-verify`, { token, body: { otp: code } })).status).toBe(200);

  const answer = (item: string, body: object) =>
    gateway.call('PUT', `${DETAILS}/company/${own.id}/${item}`, { token, body });
  expect((await answer('PHONE', { answer: 'DISPUTE', claimedValue: 'abc' })).body).toMatchObject({
    status: 422,
    errors: [{ path: 'claimedValue', code: 'PHONE_INVALID' }],
  });
  expect((await answer('REGISTERED_ON', { answer: 'DISPUTE', claimedValue: '2004-06-14' })).body).toMatchObject({
    status: 422,
    message: expect.any(String),
  });
  expect((await answer('REGISTERED_ON', { answer: 'DISPUTE', claimedValue: '2999-01-01' })).status).toBe(422);
  for (const item of companyDetailItems) expect((await answer(item, { answer: 'CONFIRM' })).status).toBe(200);
  expect((await answer('AUTHORIZED_CAPITAL', { answer: 'DISPUTE', claimedValue: '75000000' })).body.data).toMatchObject(
    { status: 'UNVERIFIED', answered: true, value: '50000000', claimedValue: '75000000' },
  );

  expect((await gateway.call('POST', `${DETAILS}/finish`, { token })).status).toBe(200);
  expect((await detailsOf(token)).verifiedAt).not.toBeNull();
  // the company's official address comes next; after that the details stay as they were answered
  expect((await answer('PHONE', { answer: 'CONFIRM' })).body).toMatchObject({
    code: 'BLK-423',
    blocker: { code: 'COMPANY_EMAIL_UNVERIFIED' },
  });
  await gateway.platform.database.db
    .updateTable('company')
    .set({ email_verified_at: new Date() })
    .where('id', '=', own.id)
    .execute();
  expect((await answer('PHONE', { answer: 'CONFIRM' })).body.code).toBe('FLOW-409');
  const row = await gateway.platform.database.db
    .selectFrom('company')
    .select(['migrated', 'details_status', 'authorized_capital'])
    .where('id', '=', own.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ migrated: true, details_status: 'UNVERIFIED', authorized_capital: 50_000_000 });
  // the office hears of what is disputed, and reads both sides of it
  const operator = await gateway.signIn('own.operator');
  const told = await gateway.platform.database.db
    .selectFrom('notification')
    .select(['body_en', 'body_ne'])
    .where('account_id', '=', operator.userId)
    .execute();
  expect(told).toEqual([
    {
      body_en: expect.stringContaining(
        '(registration number 900), which came from the old system, are said to be different: Authorized capital.',
      ),
      body_ne: expect.stringContaining('अधिकृत पुँजी'),
    },
  ]);
  const disputes = await gateway.call('GET', 'auth/api/user-migration/disputes', { token: operator.accessToken });
  expect(disputes.body.data).toMatchObject([
    {
      id: own.id,
      registrationNumber: '900',
      details: [
        {
          item: 'AUTHORIZED_CAPITAL',
          value: '50000000',
          claimedValue: '75000000',
          answeredBy: { nameEnglish: 'Shyam Dahal' },
        },
      ],
    },
  ]);
  const afterwards = await gateway.call('GET', 'auth/api/init', { token });
  expect(afterwards.body.data).not.toMatchObject({ restriction: { code: 'MIGRATED_UNVERIFIED' } });
});

test('a wrong password, an unknown name and a used credential are answered alike, and a captcha comes after three', async () => {
  const known = await provePassword('third', 'wrong');
  const unknown = await provePassword('nobody', 'wrong');
  expect(unknown.body).toEqual(known.body);
  expect(known.body).toMatchObject({ status: 401, code: 'AUTH-LOGIN' });
  for (let tries = 0; tries < 2; tries++) await provePassword('third', 'wrong');
  expect((await provePassword('third')).body).toMatchObject({ code: 'AUTH-CAPTCHA', enableCaptcha: 'true' });
});

test('a number gives the list of its companies; the code goes to the contact on the record and proves one of them', async () => {
  const listed = z
    .object({ companies: z.custom<OldCompanyChoice[]>() })
    .parse((await check({ proof: 'COMPANY_NUMBER', registrationNumber: '७७७' })).body.data).companies;
  expect(
    listed.map(({ nameEnglish, district, contacts }) => [
      nameEnglish,
      district?.nameEnglish,
      contacts.map(({ sentTo }) => sentTo),
    ]),
  ).toEqual([
    ['Old shared-a Limited', 'Morang', ['********11', 'a*****@old.example']],
    ['Old shared-b Limited', 'Kaski', ['********01', 's*****@old.example']],
  ]);
  expect((await check({ proof: 'COMPANY_NUMBER', registrationNumber: '0' })).body.data).toMatchObject({
    next: 'CHOOSE_COMPANY',
    companies: [],
  });

  const companyId = listed[0]?.id ?? '';
  expect((await check({ proof: 'COMPANY_CONTACT', companyId, type: 'MOBILE_NUMBER' })).body.data).toMatchObject({
    next: 'ENTER_CODE',
    sentTo: '********11',
  });
  const otp = codeIn((await gateway.messageTo('9842111111')).body);
  expect((await check({ proof: 'COMPANY_CODE', companyId: listed[1]?.id, otp })).body.code).toBe('AUTH-OTP-INCORRECT');
  const { claim, onRecord, companies } = oldSystemClaimSchema.parse(
    (await check({ proof: 'COMPANY_CODE', companyId, otp })).body.data,
  );
  expect(onRecord).toMatchObject({ fullNameEnglish: '', username: null, email: 'a*****@old.example' });
  expect(companies.map(({ id }) => id)).toEqual([companyId]);

  await migrate({ ...registration('shared', '9843000009'), claim });
  expect(
    (await migrate({ step: 'CONFIRM', claim, otp: codeIn((await gateway.messageTo('9843000009')).body) })).body.data,
  ).toMatchObject({ next: 'FIRST_LOGIN', companies: 1 });
  // asked again, the answer is the same, and the contact is told instead
  await gateway.messageTo('a@old.example'); // that its details were moved
  gateway.clock.advance(61_000);
  const again = await check({ proof: 'COMPANY_CONTACT', companyId, type: 'EMAIL' });
  expect(again.body.data).toMatchObject({ next: 'ENTER_CODE', sentTo: 'a*****@old.example' });
  const told = await gateway.messageTo('a@old.example');
  expect(told.body).toContain('moved already');
  expect(codeIn(told.body)).toBe('');
});

test('a company without an address on its record cannot be proven by a code', async () => {
  const [bare] = z
    .object({ companies: z.array(z.object({ id: z.string(), contacts: z.array(z.unknown()) })) })
    .parse((await check({ proof: 'COMPANY_NUMBER', registrationNumber: '778' })).body.data).companies;
  expect(bare?.contacts).toEqual([]);
  expect((await check({ proof: 'COMPANY_CONTACT', companyId: bare?.id, type: 'EMAIL' })).status).toBe(404);
});

test('who has an account already gets the companies there, after the code of its number', async () => {
  await gateway.addAccount({ username: 'has.account', mobileNumber: '9843000002', email: 'has@account.example' });
  const token = (await gateway.signIn('has.account')).accessToken;
  const over = await moveOver('second', '9843000002');
  expect(over.body.data).toEqual({ next: 'LOGIN', username: 'has.account', companies: 2 });
  expect((await gateway.messageTo('has@account.example')).body).toContain('has.account');
  expect((await gateway.call('GET', 'auth/api/init', { token })).status).toBe(401); // another role: signs in again
  const account = await gateway.platform.database.db
    .selectFrom('account')
    .select(['role', 'migrated', 'details_verified_at'])
    .where('username', '=', 'has.account')
    .executeTakeFirstOrThrow();
  expect(account).toEqual({ role: 'COMPANY_REPRESENTATIVE', migrated: true, details_verified_at: null });
});

test('an address of somebody else is answered as any other; its owner is written to, and no code goes out', async () => {
  await gateway.addAccount({ username: 'mail.owner', email: 'owner@taken.example' });
  await gateway.addAccount({
    username: 'officer.mobile',
    mobileNumber: '9843000077',
    email: 'officer@taken.example',
    role: 'OPERATOR',
  });
  const claim = await claimOf('fourth');
  const taken = await migrate({ ...registration('fourth', '9843000004'), email: 'owner@taken.example', claim });
  expect(taken.body.data).toMatchObject({ next: 'ENTER_CODE', sentTo: '********04' });
  // in the owner's language, not in that of the one who asked
  expect((await gateway.messageTo('owner@taken.example')).body).toContain('खाता पहिलेदेखि नै छ');
  const staff = await migrate({ ...registration('fourth', '9843000077'), claim });
  expect(staff.body.data).toMatchObject({ next: 'ENTER_CODE', sentTo: '********77' });
  await gateway.messageTo('officer@taken.example');
  expect(gateway.outbox.filter(({ to }) => ['9843000004', '9843000077'].includes(to))).toEqual([]);
});

test('a taken username is said, with the number of an account or without, and the next one is taken in', async () => {
  await gateway.addAccount({ username: 'taken.name', mobileNumber: '9843000066' });
  const claim = await claimOf('fifth');
  for (const mobileNumber of ['9843000055', '9843000066']) {
    expect(
      (await migrate({ ...registration('fifth', mobileNumber), username: 'taken.name', claim })).body,
    ).toMatchObject({ status: 422, errors: [{ path: 'username', code: 'USERNAME_TAKEN' }] });
  }
  expect((await migrate({ ...registration('fifth', '9843000055'), claim })).status).toBe(200);
});

test('of two confirmations at once one wins, and there is one account and one company', async () => {
  const claim = await claimOf('sixth');
  await migrate({ ...registration('sixth', '9843000006'), claim });
  const otp = codeIn((await gateway.messageTo('9843000006')).body);
  const answers = await Promise.all(Array.from({ length: 4 }, () => migrate({ step: 'CONFIRM', claim, otp })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  const { count } = await gateway.platform.database.db
    .selectFrom('company')
    .select((of) => of.fn.countAll().as('count'))
    .where('registration_number', '=', '905')
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
});

test('a claim ends after half an hour, and with a newer one', async () => {
  const older = await claimOf('seventh');
  const newer = await claimOf('seventh');
  expect((await migrate({ ...registration('seventh', '9843000007'), claim: older })).body.code).toBe('AUTH-TICKET');
  gateway.clock.advance(31 * 60_000);
  expect((await migrate({ ...registration('seventh', '9843000007'), claim: newer })).body.code).toBe('AUTH-TICKET');
});

test('what has come over is left alone by a later import, and the old password stays void', async () => {
  expect((await moveOver('eighth', '9843000008')).status).toBe(200);
  const summary = await importOldSystem(gateway.platform, {
    open: () => Readable.from([[HEAD, user('eighth'), company('eighth', '907', { owner: 'U-eighth' })].join('\n')]),
  });
  expect(summary).toMatchObject({ users: { settled: 1 }, companies: { settled: 1 } });
  expect((await provePassword('eighth')).status).toBe(401);
});

test('nobody answers for another person’s company', async () => {
  await gateway.addAccount({ username: 'plain.person' });
  const { accessToken: token } = await gateway.signIn('plain.person');
  const { id } = await gateway.platform.database.db
    .selectFrom('company')
    .select('id')
    .where('registration_number', '=', '900')
    .executeTakeFirstOrThrow();
  expect(
    (await gateway.call('PUT', `${DETAILS}/company/${id}/PHONE`, { token, body: { answer: 'CONFIRM' } })).status,
  ).toBe(404);
  expect(await detailsOf(token)).toMatchObject({ companies: [] });
  expect(
    (
      await gateway.call(
        'POST',
        'auth/api/ocr-login',
        loginForm(gateway.platform, { grant_type: 'password', username: 'first.old', password: OLD_PASSWORD }),
      )
    ).status,
  ).toBe(401);
});

test('nothing that went out has a hole', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});
