import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { browserOf, type Browser } from '../../test/browser-kit';
import {
  loginForm,
  signedInFrom,
  TEST_OFFICE,
  startTestGateway,
  type Answer,
  type TestGateway,
} from '../../test/harness';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const NEW_PASSWORD = 'Sagarmatha@8848';
const codeIn = (text: string): string => /\d{6}/.exec(text)?.[0] ?? '';

function signUp(username: string, mobileNumber: string, email = `${username}@example.com`): Promise<Answer> {
  return gateway.call('POST', 'auth/api/user/external', {
    body: {
      username,
      email,
      mobileNumber,
      officeId: TEST_OFFICE,
      fullNameEnglish: 'Nabin Karki',
      fullNameNepali: 'नवीन कार्की',
    },
  });
}

function prove(mobileNumber: string, email: string, otp: string): Promise<Answer> {
  return gateway.call('POST', 'auth/api/otp-verify', { body: { mobileNumber, email, otp } });
}

function login(username: string, password: string): Promise<Answer> {
  return gateway.call(
    'POST',
    'auth/api/ocr-login',
    loginForm(gateway.platform, { grant_type: 'password', username, password }),
  );
}

const ticketSchema = z.object({
  access_token: z.string(),
  isPasswordUpdated: z.literal(false),
  mobileNumber: z.string(),
});

/** Signs somebody up and gives back the first password that was mailed. */
async function newcomer(username: string, mobileNumber: string): Promise<string> {
  await signUp(username, mobileNumber);
  const sms = await gateway.messageTo(mobileNumber);
  expect((await prove(mobileNumber, `${username}@example.com`, codeIn(sms.body))).status).toBe(200);
  const mail = await gateway.messageTo(`${username}@example.com`);
  return /Temporary password: (\S+)/.exec(mail.body)?.[1] ?? '';
}

test('from nobody to somebody: sign-up, code, mailed password, forced change, login', async () => {
  const sent = await signUp('nabin', '9841000001');
  expect(sent.body).toMatchObject({
    status: 200,
    message: 'An OTP code has been sent.',
    data: { expiresInSeconds: 300, resendAfterSeconds: 60, sentTo: '********01' },
  });
  expect((await login('nabin', 'anything')).status).toBe(401);

  const sms = await gateway.messageTo('9841000001');
  const created = await prove('9841000001', 'nabin@example.com', codeIn(sms.body));
  expect(created.body).toMatchObject({ status: 200, data: { email: 'nabin@example.com' } });
  const mail = await gateway.messageTo('nabin@example.com');
  const password = /Temporary password: (\S+)/.exec(mail.body)?.[1] ?? '';

  const first = await login('nabin', password);
  expect(first.body).not.toHaveProperty('refresh_token');
  const { access_token: ticket, mobileNumber } = ticketSchema.parse(first.body);
  expect((await gateway.call('GET', 'auth/api/init', { token: ticket })).status).toBe(401);

  const otp = await gateway.call('POST', 'external/api/generate-otp', {
    token: ticket,
    body: { tokenPurpose: 'USER_LOGIN', type: 'MOBILE_NUMBER', mobileNumber },
  });
  expect(otp.status).toBe(200);
  const code = codeIn((await gateway.messageTo(mobileNumber)).body);
  const change = (body: object, token = ticket) =>
    gateway.call('POST', 'auth/api/user/change-password', { token, body });

  const weak = await change({ otp: code, newPassword: 'weak', confirmPassword: 'weak' });
  expect(weak.body).toMatchObject({
    status: 422,
    code: 'VAL-422',
    errors: expect.arrayContaining([expect.objectContaining({ path: 'newPassword', code: 'PASSWORD_TOO_SHORT' })]),
  });
  const same = await change({ otp: code, newPassword: password, confirmPassword: password });
  expect(same.body).toMatchObject({ errors: [{ path: 'newPassword', code: 'PASSWORD_SAME_AS_OLD' }] });
  const changed = await change({ otp: code, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD });
  expect(changed.status).toBe(200);
  expect((await change({ otp: code, newPassword: 'Another@12345', confirmPassword: 'Another@12345' })).body.code).toBe(
    'AUTH-TICKET',
  );

  const signedIn = await login('nabin', NEW_PASSWORD);
  expect(signedIn.body).toMatchObject({ isPasswordUpdated: true });
  const dashboard = await gateway.call('GET', 'auth/api/dashboard-info', { token: signedInFrom(signedIn).accessToken });
  expect(dashboard.body.data).toMatchObject({ generalInformationOpen: true });
  expect((await login('nabin', password)).status).toBe(401);
});

test('a ticket is good for fifteen minutes, and a newer one ends it', async () => {
  const password = await newcomer('bikash', '9841000002');
  const first = ticketSchema.parse((await login('bikash', password)).body).access_token;
  const second = ticketSchema.parse((await login('bikash', password)).body).access_token;
  const generate = (token: string) =>
    gateway.call('POST', 'external/api/generate-otp', { token, body: { tokenPurpose: 'USER_LOGIN', type: 'EMAIL' } });
  expect((await generate(first)).body.code).toBe('AUTH-TICKET');
  expect((await generate(second)).status).toBe(200);
  gateway.clock.advance(15 * 60_000 + 1000);
  expect((await generate(second)).body.code).toBe('AUTH-TICKET');
  expect(
    (await gateway.call('POST', 'external/api/generate-otp', { body: { tokenPurpose: 'USER_LOGIN', type: 'EMAIL' } }))
      .body.code,
  ).toBe('AUTH-TICKET');
});

test('fifty guesses at once are five guesses; after them the right code is refused too', async () => {
  await signUp('guessed', '9841000003');
  const right = codeIn((await gateway.messageTo('9841000003')).body);
  const wrong = Array.from({ length: 50 }, (_, i) => String((Number(right) + i + 1) % 1_000_000).padStart(6, '0'));
  const answers = await Promise.all(wrong.map((otp) => prove('9841000003', 'guessed@example.com', otp)));
  const messages = answers.map(({ body }) => body.message);
  expect(messages.filter((message) => message === 'OTP code does not match. Please try again.')).toHaveLength(5);
  expect(messages.filter((message) => message === 'OTP code is expired. Please request a new one.')).toHaveLength(45);
  expect((await prove('9841000003', 'guessed@example.com', right)).body.code).toBe('AUTH-OTP-EXPIRED');
});

test('the right code sent twice at once makes one account', async () => {
  await signUp('double', '9841000004');
  const otp = codeIn((await gateway.messageTo('9841000004')).body);
  const answers = await Promise.all([
    prove('9841000004', 'double@example.com', otp),
    prove('9841000004', 'double@example.com', otp),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('another code may be asked for after a minute, makes the first worthless, and lives five minutes', async () => {
  await signUp('patient', '9841000005');
  const first = codeIn((await gateway.messageTo('9841000005')).body);
  const resend = () =>
    gateway.call('POST', 'auth/api/otp-verify/re-send-otp', { body: { mobileNumber: '9841000005' } });
  const early = await resend();
  expect([early.status, early.body.code, early.body.retryAfterSeconds]).toEqual([
    429,
    'AUTH-OTP-RESEND',
    expect.any(Number),
  ]);
  gateway.clock.advance(60_000);
  expect((await resend()).status).toBe(200);
  const second = codeIn((await gateway.messageTo('9841000005')).body);
  if (first !== second)
    expect((await prove('9841000005', 'patient@example.com', first)).body.code).toBe('AUTH-OTP-MISMATCH');
  gateway.clock.advance(5 * 60_000);
  expect((await prove('9841000005', 'patient@example.com', second)).body.message).toBe(
    'OTP code is expired. Please request a new one.',
  );
});

test('a taken username is said; a taken address is not, and its owner is told', async () => {
  await gateway.addAccount({ username: 'owner', mobileNumber: '9841000006', language: 'en' });
  const taken = await signUp('owner', '9841000007', 'new@example.com');
  expect(taken.body).toMatchObject({
    status: 422,
    errors: [{ path: 'username', code: 'USERNAME_TAKEN', message: 'This username is already taken.' }],
  });
  const same = await signUp('stranger', '9841000006', 'stranger@example.com');
  const free = await signUp('stranger2', '9841000008', 'stranger2@example.com');
  expect(Object.keys(same.body)).toEqual(Object.keys(free.body));
  expect(same.status).toBe(200);
  expect((await gateway.messageTo('owner@example.com')).subject).toBe('You already have an account');
  expect((await prove('9841000006', 'stranger@example.com', '123456')).body.code).toBe('AUTH-OTP-MISMATCH');
});

test('the code of a sign-up never goes to the mail address: it is the mobile number that it proves', async () => {
  await signUp('impostor', '9841000009', 'impostor@example.com');
  gateway.clock.advance(60_000);
  const send = (path: string, body: object) => gateway.call('POST', path, { body });
  expect(
    (
      await send('external/api/generate-otp', {
        tokenPurpose: 'USER_REGISTRATION',
        type: 'EMAIL',
        email: 'impostor@example.com',
      })
    ).status,
  ).toBe(200);
  gateway.clock.advance(60_000);
  expect((await send('auth/api/otp-verify/re-send-otp', { email: 'impostor@example.com' })).status).toBe(200);
  const codes = [
    await gateway.messageTo('9841000009'),
    await gateway.messageTo('9841000009'),
    await gateway.messageTo('9841000009'),
  ];
  expect(codes.map(({ body }) => codeIn(body))).toEqual([
    expect.stringMatching(/^\d{6}$/),
    expect.stringMatching(/^\d{6}$/),
    expect.stringMatching(/^\d{6}$/),
  ]);
});

test('X18: a mail address that was typed wrong beside the right code costs a try, not the code', async () => {
  await signUp('mistyped', '9841000012');
  const otp = codeIn((await gateway.messageTo('9841000012')).body);
  expect((await prove('9841000012', 'mistyped@exmaple.com', otp)).body.code).toBe('AUTH-OTP-INCORRECT');
  expect((await prove('9841000012', 'mistyped@example.com', otp)).body).toMatchObject({
    status: 200,
    data: { email: 'mistyped@example.com' },
  });
});

test('X12: thirty sign-ups with one mail address and ever other numbers send its owner one mail a day', async () => {
  await gateway.addAccount({ username: 'bombed', language: 'en' });
  const body = (index: number) => ({
    username: `bomber${index}`,
    email: 'bombed@example.com',
    mobileNumber: `98420000${String(index).padStart(2, '0')}`,
    officeId: TEST_OFFICE,
    fullNameEnglish: 'Nabin Karki',
    fullNameNepali: 'नवीन कार्की',
  });
  for (let index = 0; index < 30; index++)
    expect((await browserOf(gateway).call('POST', 'auth/api/user/external', { body: body(index) })).status).toBe(200);
  await gateway.jobsDone();
  const mails = () => gateway.outbox.filter(({ to }) => to === 'bombed@example.com').length;
  expect(mails()).toBe(1);
  gateway.clock.advance(24 * 3600_000 + 1000);
  expect((await browserOf(gateway).call('POST', 'auth/api/user/external', { body: body(31) })).status).toBe(200);
  await gateway.jobsDone();
  expect(mails()).toBe(2);
});

test('X12: strangers who name one number send it few codes, and whoever really signs up with it gets theirs within half an hour', async () => {
  const mobileNumber = '9842000099';
  const ask = (browser: Browser, name: string) =>
    browser.call('POST', 'auth/api/user/external', {
      body: {
        username: name,
        email: `${name}@example.com`,
        mobileNumber,
        officeId: TEST_OFFICE,
        fullNameEnglish: 'Nabin Karki',
        fullNameNepali: 'नवीन कार्की',
      },
    });
  for (let index = 0; index < 30; index++) await ask(browserOf(gateway), `texter${index}`);
  await gateway.jobsDone();
  expect(gateway.outbox.filter(({ to }) => to === mobileNumber)).toHaveLength(5);

  const home = browserOf(gateway);
  const refused = await ask(home, 'honest');
  expect(refused.body).toMatchObject({ status: 429, code: 'RATE-429' });
  expect(Number(refused.body.retryAfterSeconds)).toBeLessThanOrEqual(1800);
  gateway.clock.advance(1801_000);
  expect((await ask(home, 'honest')).status).toBe(200);
  await gateway.jobsDone();
  const otp = codeIn(gateway.outbox.filter(({ to }) => to === mobileNumber).at(-1)?.body ?? '');
  // nobody else's wrong tries count against it
  for (let tries = 0; tries < 6; tries++)
    await browserOf(gateway).call('POST', 'auth/api/otp-verify', {
      body: { mobileNumber, email: 'honest@example.com', otp: '000000' },
    });
  expect(
    (await home.call('POST', 'auth/api/otp-verify', { body: { mobileNumber, email: 'honest@example.com', otp } }))
      .status,
  ).toBe(200);
});

test('X21: a stranger at one address never uses up what a number may be sent by all', async () => {
  const mobileNumber = '9842000098';
  const ask = (browser: Browser, name: string) =>
    browser.call('POST', 'auth/api/user/external', {
      body: {
        username: name,
        email: `${name}@example.com`,
        mobileNumber,
        officeId: TEST_OFFICE,
        fullNameEnglish: 'Nabin Karki',
        fullNameNepali: 'नवीन कार्की',
      },
    });
  for (let hour = 0; hour < 3; hour++) {
    for (let tries = 0; tries < 8; tries++)
      await ask(browserOf(gateway, '198.51.100.23'), `shuts${String.fromCharCode(97 + hour)}${tries}`);
    expect((await ask(browserOf(gateway), `opens${String.fromCharCode(97 + hour)}`)).status).toBe(200);
    gateway.clock.advance(3601_000);
  }
});

test('of two sign-ups with one mail address the second one proven is refused, not failed', async () => {
  await signUp('early', '9841000010', 'shared@example.com');
  await signUp('late', '9841000011', 'shared@example.com');
  const [first, second] = [
    codeIn((await gateway.messageTo('9841000010')).body),
    codeIn((await gateway.messageTo('9841000011')).body),
  ];
  expect((await prove('9841000010', 'shared@example.com', first)).status).toBe(200);
  expect((await prove('9841000011', 'shared@example.com', second)).body.code).toBe('AUTH-OTP-INCORRECT');
});

const WRONG: [field: string, value: unknown, code: string, english: string][] = [
  ['username', undefined, 'USERNAME_REQUIRED', 'Username is required'],
  ['username', 'abc', 'USERNAME_TOO_SHORT', 'Username must be at least 4 characters'],
  ['username', 'a'.repeat(17), 'USERNAME_TOO_LONG', 'Username must be at most 16 characters'],
  ['username', ' name', 'USERNAME_NO_SURROUNDING_SPACES', 'Username must not begin or end with a space'],
  ['username', '1name', 'USERNAME_NOT_STARTING_WITH_NUMBER', 'Username must not start with a number'],
  ['username', 'Name', 'USERNAME_LOWERCASE', 'Username must be in lowercase'],
  [
    'username',
    'na me',
    'USERNAME_CHARACTERS',
    'Username may only contain lowercase letters, digits, dots, hyphens and underscores',
  ],
  ['email', '', 'EMAIL_REQUIRED', 'Email is required'],
  ['email', 'nobody@', 'EMAIL_INVALID', 'Please enter valid email'],
  ['mobileNumber', undefined, 'MOBILE_NUMBER_REQUIRED', 'Mobile number is required'],
  [
    'mobileNumber',
    '014263089',
    'MOBILE_NUMBER_INVALID',
    'Invalid phone number. A mobile number has 10 digits and starts with 9',
  ],
  ['officeId', undefined, 'OFFICE_REQUIRED', 'Office is required'],
  ['officeId', 424242, 'INVALID', 'This office does not exist.'],
  ['fullNameEnglish', 'नवीन कार्की', 'FULL_NAME_ENGLISH_LATIN', 'Write the English name in Latin letters only'],
  ['fullNameEnglish', 'x'.repeat(101), 'FULL_NAME_TOO_LONG', 'The full name is too long'],
  ['fullNameNepali', 'Nabin कार्की', 'FULL_NAME_NEPALI_DEVANAGARI', 'Write the Nepali name in Devanagari letters only'],
  ['fullNameNepali', ' ', 'FULL_NAME_NEPALI_REQUIRED', 'Full name in Nepali is required'],
];
test.each(WRONG)('%s %p is refused with %s in both languages', async (field, value, code, english) => {
  const body = {
    username: 'rightname',
    email: 'right@example.com',
    mobileNumber: '9841000099',
    officeId: TEST_OFFICE,
    fullNameEnglish: 'Nabin Karki',
    fullNameNepali: 'नवीन कार्की',
    [field]: value,
  };
  const refused = (language: 'np' | 'en') => gateway.call('POST', 'auth/api/user/external', { language, body });
  expect((await refused('en')).body).toMatchObject({
    status: 422,
    code: 'VAL-422',
    errors: [{ path: field, code, message: english }],
  });
  expect((await refused('np')).body).toMatchObject({
    errors: [{ path: field, code, message: expect.stringMatching(/^[^A-Za-z]+$/) }],
  });
});

test('the rules of the form are the rules of the gateway, in the asked language', async () => {
  const answer = await gateway.call('POST', 'auth/api/user/external', {
    language: 'np',
    body: { username: '1Bad', email: 'x', mobileNumber: '12' },
  });
  expect(answer.status).toBe(422);
  const errors = z
    .array(z.object({ path: z.string(), code: z.string(), message: z.string() }))
    .parse(answer.body.errors);
  expect(new Set(errors.map(({ path }) => path))).toEqual(new Set(['username', 'email', 'mobileNumber', 'officeId']));
  for (const { message } of errors) expect(message).toMatch(/[\u0900-\u097F]/);
});
