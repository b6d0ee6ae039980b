import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { profileSchema, type Profile } from '@registrar/domain/calls/profile';
import { addCompany } from '../../test/company-kit';
import { PASSWORD, startTestGateway, type Answer, type SignedIn, type TestGateway } from '../../test/harness';
import { notify } from '../notifications/notify';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const URL = 'auth/api/user/profile';
const profileIn = (answer: Answer): Profile => profileSchema.parse(answer.body.data);
const read = async (by: SignedIn): Promise<Profile> =>
  profileIn(await gateway.call('GET', URL, { token: by.accessToken }));
const save = (by: SignedIn, body: object) => gateway.call('PUT', URL, { token: by.accessToken, body });
const askContact = (by: SignedIn, body: object) =>
  gateway.call('POST', `${URL}/contact`, { token: by.accessToken, body });
const confirmContact = (by: SignedIn, type: string, otp: string) =>
  gateway.call('POST', `${URL}/contact/confirm`, { token: by.accessToken, body: { type, otp } });
const codeIn = (text: string): string => /\d{6}/.exec(text)?.[0] ?? '';

async function person(
  username: string,
  more: { mobileNumber?: string; language?: 'np' | 'en' } = {},
): Promise<SignedIn> {
  await gateway.addAccount({ username, nameEnglish: 'Ram Thapa', nameNepali: 'राम थापा', ...more });
  return gateway.signIn(username);
}

test('the profile shows the account, its companies and the sign-in before this one', async () => {
  const ram = await person('ramji');
  const company = await addCompany(gateway, ram.userId, {
    emailVerified: true,
    email: 'info@tested.example',
    addressEnglish: 'Kathmandu-10',
    authorizedCapital: 10_000_000,
    paidUpCapital: 5_000_000,
  });
  const again = await gateway.signIn('ramji');
  expect(await read(again)).toMatchObject({
    userName: 'ramji',
    fullNameEnglish: 'Ram Thapa',
    email: 'ramji@example.com',
    role: { code: 'APPLICANT', nameNepali: 'निवेदक' },
    version: 1,
    companies: [
      {
        id: company.id,
        regNo: company.registrationNumber,
        regDate: '2020-02-03',
        addressEnglish: 'Kathmandu-10',
        authCapital: 10_000_000,
        paidUp: 5_000_000,
        email: 'info@tested.example',
        emailVerified: true,
        logo: null,
        capacity: 'REPRESENTATIVE',
        since: '2021-01-01',
      },
    ],
    recentSession: { current: false },
  });
});

test('of two changes of one version the second is refused; names keep to their script', async () => {
  const sita = await person('sitaji', { language: 'en' });
  const change = { version: 1, fullNameEnglish: 'Sita Rai', fullNameNepali: 'सीता राई', language: 'np' };
  expect((await save(sita, change)).body).toMatchObject({
    message: 'Profile updated.',
    data: { fullNameNepali: 'सीता राई', language: 'np', version: 2 },
  });
  expect((await save(sita, { ...change, fullNameEnglish: 'Sita Limbu' })).body).toMatchObject({
    status: 412,
    code: 'VER-412',
  });
  const mixed = await save(sita, { ...change, version: 2, fullNameEnglish: 'सीता', fullNameNepali: 'Sita' });
  expect(mixed.body).toMatchObject({
    errors: [
      { path: 'fullNameEnglish', code: 'FULL_NAME_ENGLISH_LATIN' },
      { path: 'fullNameNepali', code: 'FULL_NAME_NEPALI_DEVANAGARI' },
    ],
  });
  const race = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => save(sita, { ...change, version: 2, fullNameEnglish: name })),
  );
  expect(race.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
});

test('the chosen language is that of mails, whatever language the next sign-in is made in', async () => {
  const hari = await person('hariji', { language: 'en' });
  await save(hari, { version: 1, fullNameEnglish: 'Hari Rai', fullNameNepali: 'हरि राई', language: 'np' });
  await gateway.signIn('hariji');
  await gateway.platform.runUnitOfWork((unit) =>
    notify(unit, {
      accountId: hari.userId,
      eventKey: 'language',
      type: 'ACCOUNT_SECURITY',
      title: 'account.passwordLocked.title',
      body: 'account.passwordLocked.body',
    }),
  );
  expect(await gateway.messageTo('hariji@example.com')).toMatchObject({
    language: 'np',
    body: expect.stringMatching(/^नमस्कार हरि राई,/),
  });
});

test('a new mail address counts once its code is proven; the old one is told, other sessions stay', async () => {
  const maya = await person('mayaji', { language: 'en' });
  const elsewhere = await gateway.signIn('mayaji');
  const sent = await askContact(maya, { type: 'EMAIL', email: 'Maya.New@example.com', password: PASSWORD });
  expect(sent.body.data).toMatchObject({ sentTo: 'm*****@example.com', expiresInSeconds: 300 });
  expect((await read(maya)).email).toBe('mayaji@example.com');
  const otp = codeIn((await gateway.messageTo('maya.new@example.com')).body);
  const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
  expect((await confirmContact(maya, 'EMAIL', wrong)).body.code).toBe('AUTH-OTP-MISMATCH');
  expect((await confirmContact(maya, 'MOBILE_NUMBER', otp)).body.code).toBe('AUTH-OTP-INCORRECT');
  expect((await confirmContact(maya, 'EMAIL', otp)).body).toMatchObject({
    status: 200,
    data: { email: 'maya.new@example.com', emailVerified: true, version: 2 },
  });
  expect(await gateway.messageTo('mayaji@example.com')).toMatchObject({
    subject: 'The email of your account has been changed',
    body: expect.stringContaining('m*****@example.com'),
  });
  expect((await gateway.call('GET', 'auth/api/init', { token: elsewhere.accessToken })).status).toBe(200);
  expect((await gateway.signIn('maya.new@example.com')).userId).toBe(maya.userId);
  expect((await confirmContact(maya, 'EMAIL', otp)).body.code).toBe('AUTH-OTP-INCORRECT');
});

test('a new mobile number likewise; the old number is told', async () => {
  const bina = await person('binaji', { mobileNumber: '9841200001', language: 'en' });
  await askContact(bina, { type: 'MOBILE_NUMBER', mobileNumber: '9841200002', password: PASSWORD });
  const otp = codeIn((await gateway.messageTo('9841200002')).body);
  expect((await confirmContact(bina, 'MOBILE_NUMBER', otp)).body.data).toMatchObject({ contactNumber: '9841200002' });
  expect((await gateway.messageTo('9841200001')).body).toContain('********02');
});

test('a link that lies in the old mailbox no longer resets the password', async () => {
  const nima = await person('nimaji', { language: 'en' });
  await gateway.call('POST', 'auth/api/user/reset-password', { body: { email: 'nimaji@example.com', method: 'LINK' } });
  const token = /reset-password\/(\S+)/.exec((await gateway.messageTo('nimaji@example.com')).body)?.[1] ?? '';
  await askContact(nima, { type: 'EMAIL', email: 'nima.new@example.com', password: PASSWORD });
  await confirmContact(nima, 'EMAIL', codeIn((await gateway.messageTo('nima.new@example.com')).body));
  const reset = await gateway.call('POST', 'auth/api/user/forgot-password', {
    body: { token, newPassword: 'Machhapuchhre@6993', confirmPassword: 'Machhapuchhre@6993' },
  });
  expect(reset.body.code).toBe('AUTH-LINK');
});

test('a taken address is answered like a free one, gets no code, and its owner is told', async () => {
  await gateway.addAccount({ username: 'ownerji', language: 'en' });
  const greedy = await person('greedyji');
  const taken = await askContact(greedy, { type: 'EMAIL', email: 'ownerji@example.com', password: PASSWORD });
  gateway.clock.advance(61_000);
  const free = await askContact(greedy, { type: 'EMAIL', email: 'opener@example.com', password: PASSWORD });
  expect(taken.body).toEqual(free.body);
  expect(await gateway.messageTo('ownerji@example.com')).toMatchObject({
    subject: 'Somebody tried to use your contact for another account',
  });
  expect(gateway.outbox.filter(({ to, body }) => to === 'ownerji@example.com' && /\d{6}/.test(body))).toEqual([]);

  const another = await person('grabbyji');
  await askContact(another, { type: 'EMAIL', email: 'ownerji@example.com', password: PASSWORD });
  await gateway.jobsDone();
  expect(gateway.outbox.filter(({ to }) => to === 'ownerji@example.com')).toHaveLength(1); // once a day
});

test('without the password nothing is sent, guessing it is closed for a while, and one’s own address is no change', async () => {
  const kiran = await person('kiranji');
  const ask = (password: string, email = 'kiran.new@example.com') =>
    askContact(kiran, { type: 'EMAIL', email, password });
  expect((await ask(PASSWORD, 'kiranji@example.com')).body).toMatchObject({
    errors: [{ path: 'email', code: 'CONTACT_UNCHANGED' }],
  });
  for (let tries = 0; tries < 10; tries++) expect((await ask(`Wrong@${tries}`)).body.code).toBe('AUTH-PASSWORD-OLD');
  const closed = await ask(PASSWORD);
  expect(closed.body).toMatchObject({
    status: 429,
    code: 'RATE-429',
    message: expect.stringMatching(/^Too many attempts\. Please try again after (15|14) minutes/),
    retryAfterSeconds: expect.any(Number),
  });
  expect(gateway.outbox.filter(({ to }) => to === 'kiran.new@example.com')).toEqual([]);
  gateway.clock.advance(15 * 60_000 + 1000);
  expect((await gateway.signIn('kiranji')).userId).toBe(kiran.userId);
});
