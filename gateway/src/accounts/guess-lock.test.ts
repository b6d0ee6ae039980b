import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { loginForm, PASSWORD, startTestGateway, type Answer, type TestGateway } from '../../test/harness';
import { browserOf, type Browser } from '../../test/browser-kit';
import { sql } from 'kysely';
import { dayInNepal } from '../platform/clock';
import { readTerm } from '../platform/terms';
import { eventually } from '../../test/stomp-client';
import { newCaptcha } from './captcha';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { db } = gateway.platform.database;
  expect(await readTerm(db, 'LOGIN_LIMITS', dayInNepal(gateway.clock.now()))).toEqual({
    captchaAfterFailures: 3,
    lockAfterFailures: 10,
    lockMinutes: 15,
    strangersLockAfterFailures: 20,
    strangersLockMinutes: 60,
  });
  // half of them: each guess after the third is a captcha to solve
  await sql`update configuration set value = value || '{"lockAfterFailures": 5, "strangersLockAfterFailures": 10}' where key = 'LOGIN_LIMITS'`.execute(
    db,
  );
});
afterAll(() => gateway.close());

const MINUTE = 60_000;
let address = 0;
const elsewhere = (): Record<string, string> => ({
  'x-forwarded-for': `203.0.${Math.floor(++address / 250)}.${address % 250}`,
});

/** From an address of its own each time, or as a browser. */
function login(
  username: string,
  password: string,
  captcha?: string,
  language: 'np' | 'en' = 'en',
  browser?: Browser,
): Promise<Answer> {
  const form = loginForm(gateway.platform, {
    grant_type: 'password',
    username,
    password,
    ...(captcha ? { captcha } : {}),
  });
  if (browser) return browser.call('POST', 'auth/api/ocr-login', { ...form, language });
  return gateway.call('POST', 'auth/api/ocr-login', {
    ...form,
    headers: { ...form.headers, ...elsewhere() },
    language,
  });
}

/** Of little work; `login.test.ts` solves those that people get. */
async function solvedCaptcha(): Promise<string> {
  const challenge = await newCaptcha(gateway.platform, [1, 4]);
  return Buffer.from(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })).toString(
    'base64',
  );
}

/** What the owner was told of it, by mail and in the portal, once no message is on its way any more. */
async function told(
  accountId: string,
  email: string,
  subject: string,
): Promise<[mails: number, notifications: number]> {
  await eventually(
    async () =>
      (
        await gateway.platform.database.db
          .selectFrom('job')
          .select('id')
          .where('run_at', '<=', gateway.clock.now())
          .where('done_at', 'is', null)
          .where('dead_at', 'is', null)
          .execute()
      ).length === 0,
  );
  const rows = await gateway.platform.database.db
    .selectFrom('notification')
    .select('id')
    .where('account_id', '=', accountId)
    .where('type', '=', 'ACCOUNT_SECURITY')
    .execute();
  return [gateway.outbox.filter((mail) => mail.to === email && mail.subject === subject).length, rows.length];
}

const LOCKED = 'Login to your account was blocked for a while';

test('X5: sixty tries of strangers who solve no captcha close nothing, and the owner signs in', async () => {
  const id = await gateway.addAccount({ username: 'besieged', language: 'en' });
  const home = browserOf(gateway);
  expect((await login('besieged', PASSWORD, undefined, 'en', home)).status).toBe(200);
  const codes = [];
  for (let tries = 0; tries < 60; tries++)
    codes.push((await login(tries % 2 === 0 ? 'besieged' : 'Besieged@Example.com', `Wrong@${tries}`)).body.code);
  // a captcha after three, name and address counted as one; without it nothing is looked at, and nothing counted
  expect(codes.slice(0, 4)).toEqual(['AUTH-LOGIN', 'AUTH-LOGIN', 'AUTH-LOGIN', 'AUTH-CAPTCHA']);
  expect(new Set(codes.slice(3))).toEqual(new Set(['AUTH-CAPTCHA']));
  expect(await told(id, 'besieged@example.com', LOCKED)).toEqual([0, 0]);
  expect((await login('besieged', PASSWORD, undefined, 'en', home)).status).toBe(200); // not even a captcha
  expect((await login('besieged', PASSWORD, await solvedCaptcha())).status).toBe(200); // and elsewhere with one
});

test('X5: strangers who solve every captcha have so many guesses each and twice as many together; the owner’s browser and mailbox stay open', async () => {
  const id = await gateway.addAccount({ username: 'patience', language: 'en' });
  const home = browserOf(gateway);
  expect((await login('patience', PASSWORD, undefined, 'en', home)).status).toBe(200);
  const [one, other, third] = [browserOf(gateway), browserOf(gateway), browserOf(gateway)];
  const wrong = async (browser: Browser, tries: number): Promise<(string | undefined)[]> => {
    const codes = [];
    for (let time = 0; time < tries; time++)
      codes.push((await login('patience', `Wrong@${time}`, await solvedCaptcha(), 'en', browser)).body.code);
    return codes;
  };
  expect(await wrong(one, 4)).toEqual(Array.from({ length: 4 }, () => 'AUTH-LOGIN'));
  const captchas = await Promise.all(Array.from({ length: 4 }, () => solvedCaptcha()));
  const crowd = await Promise.all(captchas.map((captcha) => login('patience', 'Wrong@again', captcha, 'en', one)));
  expect(crowd.map(({ body }) => body.code).sort()).toEqual([
    'AUTH-LOCKED',
    'AUTH-LOCKED',
    'AUTH-LOCKED',
    'AUTH-LOGIN',
  ]);
  expect(await wrong(other, 6)).toEqual([...Array.from({ length: 5 }, () => 'AUTH-LOGIN'), 'AUTH-LOCKED']);

  // for every stranger now, even with the right password
  const closed = await login('patience', PASSWORD, await solvedCaptcha(), 'en', third);
  expect(closed.body).toMatchObject({
    status: 429,
    code: 'AUTH-LOCKED',
    enableCaptcha: 'true',
    message: expect.stringMatching(
      /a browser you have logged in from before.* after (1 hour|59 minutes \d+ seconds?)\.$/,
    ),
  });
  expect(closed.headers.get('retry-after')).toBe(String(closed.body.retryAfterSeconds));
  expect((await login('patience', PASSWORD, undefined, 'np', third)).body.message).toMatch(
    /(१ घण्टा|५९ मिनेट [०-९]+ सेकेन्ड)पछि फेरि प्रयास गर्नुहोस्।$/,
  );
  expect((await login('patience', PASSWORD, undefined, 'en', home)).status).toBe(200);
  expect(await told(id, 'patience@example.com', LOCKED)).toEqual([1, 1]);

  const lockedOn = dayInNepal(gateway.clock.now());
  gateway.clock.advance(60 * MINUTE + 1000);
  expect((await login('patience', PASSWORD, await solvedCaptcha(), 'en', third)).status).toBe(200);
  // closed again on the same day: the owner knows; after midnight it is told anew
  for (const browser of [browserOf(gateway), browserOf(gateway)]) await wrong(browser, 5);
  expect((await login('patience', PASSWORD, await solvedCaptcha())).body.code).toBe('AUTH-LOCKED');
  const times = dayInNepal(gateway.clock.now()) === lockedOn ? 1 : 2;
  expect(await told(id, 'patience@example.com', LOCKED)).toEqual([times, times]);
});

test('X5: wrong passwords at the owner’s own browser close that browser only, and its cookie opens nothing for another account', async () => {
  await gateway.addAccount({ username: 'clumsy' });
  await gateway.addAccount({ username: 'neighbour' });
  const home = browserOf(gateway);
  expect((await login('clumsy', PASSWORD, undefined, 'en', home)).status).toBe(200);
  for (let tries = 0; tries < 5; tries++)
    await login('clumsy', 'Wrong@12345', tries < 3 ? undefined : await solvedCaptcha(), 'en', home);
  expect((await login('clumsy', PASSWORD, await solvedCaptcha(), 'en', home)).body).toMatchObject({
    code: 'AUTH-LOCKED',
    message: expect.stringContaining('Too many wrong passwords'),
  });
  expect((await login('clumsy', PASSWORD)).status).toBe(200);
  for (let tries = 0; tries < 3; tries++) await login('neighbour', 'Wrong@12345');
  expect((await login('neighbour', PASSWORD, undefined, 'en', home)).body.code).toBe('AUTH-CAPTCHA');
});

test('a name that nobody has is refused word for word like one that somebody has', async () => {
  await gateway.addAccount({ username: 'present' });
  const trial = async (name: string) => {
    const seen = [];
    const place = browserOf(gateway);
    for (let tries = 0; tries < 8; tries++) {
      const { status, body } = await login(
        name,
        'Wrong@12345',
        tries < 4 ? undefined : await solvedCaptcha(),
        'en',
        place,
      );
      seen.push([
        status,
        body.code,
        body.enableCaptcha,
        body.message.replace(/\d+ (minutes?|seconds?)( \d+ seconds?)?/, 'a while'),
        Object.keys(body),
      ]);
    }
    return seen;
  };
  const absent = await trial('absent');
  expect(await trial('present')).toEqual(absent);
  expect(absent.at(-1)?.[1]).toBe('AUTH-LOCKED');
});

test('the right password wipes the slate, and a reset by mail opens what a stranger has closed', async () => {
  await gateway.addAccount({ username: 'forgetful', language: 'en' });
  for (let round = 0; round < 12; round++) {
    expect((await login('forgetful', 'Wrong@12345')).body.code).toBe('AUTH-LOGIN');
    expect((await login('forgetful', PASSWORD)).status).toBe(200);
  }
  for (const browser of [browserOf(gateway), browserOf(gateway)]) {
    for (let tries = 0; tries < 5; tries++)
      await login('forgetful', 'Wrong@12345', await solvedCaptcha(), 'en', browser);
  }
  const fresh = browserOf(gateway);
  expect((await login('forgetful', PASSWORD, await solvedCaptcha(), 'en', fresh)).body.code).toBe('AUTH-LOCKED');
  await gateway.messageTo('forgetful@example.com'); // that it was closed
  await fresh.call('POST', 'auth/api/user/reset-password', {
    body: { email: 'forgetful@example.com', method: 'LINK' },
  });
  const token = /reset-password\/(\S+)/.exec((await gateway.messageTo('forgetful@example.com')).body)?.[1] ?? '';
  const newPassword = 'Dhaulagiri@8167';
  expect(
    (
      await fresh.call('POST', 'auth/api/user/forgot-password', {
        body: { token, newPassword, confirmPassword: newPassword },
      })
    ).status,
  ).toBe(200);
  // however the strangers go on: whoever has proven the mailbox has a known browser
  for (const browser of [browserOf(gateway), browserOf(gateway)]) {
    for (let tries = 0; tries < 5; tries++)
      await login('forgetful', 'Wrong@12345', await solvedCaptcha(), 'en', browser);
  }
  expect((await login('forgetful', newPassword, await solvedCaptcha())).body.code).toBe('AUTH-LOCKED');
  expect((await login('forgetful', newPassword, undefined, 'en', fresh)).status).toBe(200);
});

const code = (body: string): string | undefined => /\b\d{6}\b/.exec(body)?.[0];
const wrongOf = (right: string, step: number): string => String((Number(right) + step) % 1_000_000).padStart(6, '0');

test('X5: strangers neither use up, replace nor close the code that the owner has asked for', async () => {
  const email = 'codes@example.com';
  await gateway.addAccount({ username: 'codes', email, language: 'en' });
  const home = browserOf(gateway);
  const ask = (browser: Browser) =>
    browser.call('POST', 'auth/api/user/reset-password', { body: { email, method: 'OTP' } });
  const prove = (browser: Browser, otp: string) =>
    browser.call('POST', 'auth/api/otp-verify/forget-password', { body: { email, otp } });
  expect((await ask(home)).status).toBe(200);
  const right = code((await gateway.messageTo(email)).body) ?? '';
  for (let stranger = 1; stranger <= 40; stranger++) {
    const browser = browserOf(gateway);
    expect((await prove(browser, wrongOf(right, stranger))).body.code).toBe('AUTH-OTP-INCORRECT');
    await ask(browser); // mailed a few times, and never instead of the owner's
    for (let tries = 0; tries < 5; tries++) await prove(browser, wrongOf(right, 100 + tries));
  }
  await gateway.jobsDone();
  expect(
    gateway.outbox.filter((mail) => mail.to === email && code(mail.body) !== undefined).length,
  ).toBeLessThanOrEqual(6);
  expect((await prove(home, right)).status).toBe(200);
});

test('ten wrong codes of one caller close codes for that caller, the owner told once, and they count again after the wait', async () => {
  const email = 'wrong.codes@example.com';
  const id = await gateway.addAccount({ username: 'wrong.codes', email, language: 'en' });
  const [one, other] = [browserOf(gateway), browserOf(gateway)];
  const ask = (browser: Browser) =>
    browser.call('POST', 'auth/api/user/reset-password', { body: { email, method: 'OTP' } });
  const prove = (browser: Browser, otp: string, language: 'np' | 'en' = 'en') =>
    browser.call('POST', 'auth/api/otp-verify/forget-password', { body: { email, otp }, language });
  const nextCode = async (browser: Browser): Promise<string> => {
    expect((await ask(browser)).status).toBe(200);
    for (;;) {
      const found = code((await gateway.messageTo(email)).body);
      if (found) return found;
    }
  };
  const codes = [];
  let right = await nextCode(one);
  for (let tries = 1; tries <= 12; tries++) {
    if (tries === 6) {
      gateway.clock.advance(MINUTE + 1000);
      right = await nextCode(one);
    }
    codes.push((await prove(one, wrongOf(right, tries))).body.code);
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 'AUTH-OTP-MISMATCH'), 'AUTH-LOCKED', 'AUTH-LOCKED']);
  expect(await told(id, email, 'A wrong OTP code was entered too many times')).toEqual([1, 1]);
  expect((await prove(one, right)).body).toMatchObject({
    status: 429,
    code: 'AUTH-LOCKED',
    message: expect.stringMatching(/^Too many wrong codes\. Please try again after 1\d minutes/),
    retryAfterSeconds: expect.any(Number),
  });
  expect((await prove(one, right, 'np')).body.message).toMatch(/^धेरै पटक गलत कोड राखियो। कृपया १[०-९] मिनेट/);
  expect((await ask(one)).body.code).toBe('AUTH-LOCKED');
  expect((await prove(other, await nextCode(other))).status).toBe(200);

  gateway.clock.advance(15 * MINUTE + 1000);
  expect((await prove(one, await nextCode(one))).status).toBe(200);
});

test('codes of an address that nobody has close in the same way', async () => {
  const email = 'no.codes@example.com';
  const codes = [];
  for (let tries = 0; tries < 12; tries++) {
    if (tries % 5 === 0) {
      gateway.clock.advance(MINUTE + 1000);
      codes.push(
        (await gateway.call('POST', 'auth/api/user/reset-password', { body: { email, method: 'OTP' } })).body.code,
      );
    }
    codes.push(
      (await gateway.call('POST', 'auth/api/otp-verify/forget-password', { body: { email, otp: '000000' } })).body.code,
    );
  }
  // one guess in a million is right
  expect(codes.filter((code) => code === 'AUTH-OTP-MISMATCH').length).toBeGreaterThanOrEqual(9);
  expect(codes.slice(-3)).toEqual(['AUTH-LOCKED', 'AUTH-LOCKED', 'AUTH-LOCKED']);
});
