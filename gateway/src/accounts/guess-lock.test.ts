import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { loginForm, PASSWORD, startTestGateway, type Answer, type TestGateway } from '../../test/harness';
import { newCaptcha } from './captcha';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
}, 60_000);
afterAll(() => gateway.close());

const MINUTE = 60_000;
let address = 0;
const elsewhere = (): Record<string, string> => ({ 'x-forwarded-for': `203.0.${Math.floor(++address / 250)}.${address % 250}` });

function login(username: string, password: string, captcha?: string, language: 'np' | 'en' = 'en'): Promise<Answer> {
  const form = loginForm(gateway.platform, { grant_type: 'password', username, password, ...(captcha ? { captcha } : {}) });
  return gateway.call('POST', 'auth/api/ocr-login', { ...form, headers: { ...form.headers, ...elsewhere() }, language });
}

async function solvedCaptcha(): Promise<string> {
  const challenge = await newCaptcha(gateway.platform);
  return Buffer.from(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })).toString('base64');
}

/** What the owner was told of it, by mail and in the portal. */
async function told(accountId: string, email: string, subject: string): Promise<[mails: number, notifications: number]> {
  await new Promise((resolve) => setTimeout(resolve, 500)); // the outbox is emptied after the answer
  const rows = await gateway.platform.database.db.selectFrom('notification').select('id').where('account_id', '=', accountId).where('type', '=', 'ACCOUNT_SECURITY').execute();
  return [gateway.outbox.filter((mail) => mail.to === email && mail.subject === subject).length, rows.length];
}

const LOCKED = 'Signing in to your account was closed for a while';

test('two hundred wrong passwords from as many addresses: never in, the owner told once, and it opens by itself', async () => {
  const id = await gateway.addAccount({ username: 'besieged', language: 'en' });
  const codes = [];
  for (let tries = 0; tries < 200; tries++) {
    const answer = await login(tries % 2 === 0 ? 'besieged' : 'Besieged@Example.com', `Wrong@${tries}`);
    codes.push(answer.body.code);
  }
  // a captcha after three, name and address counted as one; then nothing is listened to any more
  expect(codes.slice(0, 4)).toEqual(['AUTH-LOGIN', 'AUTH-LOGIN', 'AUTH-LOGIN', 'AUTH-CAPTCHA']);
  expect(new Set(codes.slice(30))).toEqual(new Set(['AUTH-LOCKED']));
  expect(await told(id, 'besieged@example.com', LOCKED)).toEqual([1, 1]);

  const closed = await login('besieged', PASSWORD, await solvedCaptcha());
  expect(closed.body).toMatchObject({ status: 429, code: 'AUTH-LOCKED', enableCaptcha: 'true', message: expect.stringMatching(/please try again after (15 minutes|14 minutes \d+ seconds?)\.$/) });
  expect(closed.headers.get('retry-after')).toBe(String(closed.body.retryAfterSeconds));
  const nepali = await login('besieged', PASSWORD, undefined, 'np');
  expect(nepali.body.message).toMatch(/कृपया (१५ मिनेट|१४ मिनेट [०-९]+ सेकेन्ड)पछि फेरि प्रयास गर्नुहोस्।$/);

  gateway.clock.advance(15 * MINUTE + 1000);
  expect((await login('besieged', PASSWORD, await solvedCaptcha())).status).toBe(200);
}, 120_000);

test('who solves every captcha has ten guesses; the right password is refused after them, and so is everybody at once', async () => {
  const id = await gateway.addAccount({ username: 'patience', language: 'en' });
  for (let tries = 0; tries < 9; tries++) {
    expect((await login('patience', `Wrong@${tries}`, tries < 3 ? undefined : await solvedCaptcha())).body.code).toBe('AUTH-LOGIN');
  }
  const captchas = await Promise.all(Array.from({ length: 4 }, () => solvedCaptcha()));
  const crowd = await Promise.all(captchas.map((captcha) => login('patience', 'Wrong@again', captcha)));
  expect(crowd.map(({ body }) => body.code).sort()).toEqual(['AUTH-LOCKED', 'AUTH-LOCKED', 'AUTH-LOCKED', 'AUTH-LOGIN']);
  expect((await login('patience', PASSWORD, await solvedCaptcha())).body.code).toBe('AUTH-LOCKED');
  expect(await told(id, 'patience@example.com', LOCKED)).toEqual([1, 1]);

  // closed again after it has opened: that is told again
  gateway.clock.advance(15 * MINUTE + 1000);
  for (let tries = 0; tries < 40; tries++) await login('patience', `Wrong@${tries}`);
  expect(await told(id, 'patience@example.com', LOCKED)).toEqual([2, 2]);
}, 120_000);

test('a name that nobody has is refused word for word like one that somebody has', async () => {
  await gateway.addAccount({ username: 'present' });
  const trial = async (name: string) => {
    const seen = [];
    for (let tries = 0; tries < 32; tries++) {
      const { status, body } = await login(name, 'Wrong@12345');
      seen.push([status, body.code, body.enableCaptcha, body.message.replace(/\d+ (minutes?|seconds?)( \d+ seconds?)?/, 'a while'), Object.keys(body)]);
    }
    return seen;
  };
  const absent = await trial('absent');
  expect(await trial('present')).toEqual(absent);
  expect(absent.at(-1)?.[1]).toBe('AUTH-LOCKED');
}, 60_000);

test('the right password wipes the slate, and a reset by mail opens what a stranger has closed', async () => {
  await gateway.addAccount({ username: 'forgetful', language: 'en' });
  for (let round = 0; round < 12; round++) {
    expect((await login('forgetful', 'Wrong@12345')).body.code).toBe('AUTH-LOGIN');
    expect((await login('forgetful', PASSWORD)).status).toBe(200);
  }
  for (let tries = 0; tries < 31; tries++) await login('forgetful', 'Wrong@12345');
  expect((await login('forgetful', PASSWORD)).body.code).toBe('AUTH-LOCKED');
  await gateway.messageTo('forgetful@example.com'); // that it was closed
  await gateway.call('POST', 'auth/api/user/reset-password', { body: { email: 'forgetful@example.com', method: 'LINK' } });
  const token = /reset-password\/(\S+)/.exec((await gateway.messageTo('forgetful@example.com')).body)?.[1] ?? '';
  const newPassword = 'Dhaulagiri@8167';
  expect((await gateway.call('POST', 'auth/api/user/forgot-password', { body: { token, newPassword, confirmPassword: newPassword } })).status).toBe(200);
  expect((await login('forgetful', newPassword, await solvedCaptcha())).status).toBe(200);
}, 120_000);

test('two hundred wrong codes from as many addresses: never in, the owner told once, and codes count again after the wait', async () => {
  const email = 'codes@example.com';
  const id = await gateway.addAccount({ username: 'codes', email, language: 'en' });
  const ask = () => gateway.call('POST', 'auth/api/user/reset-password', { body: { email, method: 'OTP' }, headers: elsewhere() });
  const prove = (otp: string, language: 'np' | 'en' = 'en') => gateway.call('POST', 'auth/api/otp-verify/forget-password', { body: { email, otp }, headers: elsewhere(), language });
  const nextCode = async (): Promise<string> => {
    expect((await ask()).status).toBe(200);
    for (;;) {
      const code = /\b\d{6}\b/.exec((await gateway.messageTo(email)).body)?.[0];
      if (code) return code;
    }
  };
  const wrong = (right: string, step: number): string => String((Number(right) + step) % 1_000_000).padStart(6, '0');

  const codes = [];
  let right = await nextCode();
  for (let tries = 1; tries <= 200; tries++) {
    if (tries === 6) {
      gateway.clock.advance(MINUTE + 1000);
      right = await nextCode();
    }
    codes.push((await prove(wrong(right, tries))).body.code);
  }
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'AUTH-OTP-MISMATCH'));
  expect(new Set(codes.slice(10))).toEqual(new Set(['AUTH-LOCKED']));
  expect(await told(id, email, 'A wrong OTP code was entered too many times')).toEqual([1, 1]);

  gateway.clock.advance(MINUTE + 1000);
  expect((await prove(right)).body).toMatchObject({ status: 429, code: 'AUTH-LOCKED', message: expect.stringMatching(/^Too many wrong codes\. Please try again after 1\d minutes/), retryAfterSeconds: expect.any(Number) });
  expect((await prove(right, 'np')).body.message).toMatch(/^धेरै पटक गलत कोड राखियो। कृपया १[०-९] मिनेट/);
  expect((await ask()).body.code).toBe('AUTH-LOCKED');

  gateway.clock.advance(15 * MINUTE);
  expect((await prove(await nextCode())).status).toBe(200);
}, 120_000);

test('codes of an address that nobody has close in the same way', async () => {
  const email = 'no.codes@example.com';
  const codes = [];
  for (let tries = 0; tries < 12; tries++) {
    if (tries % 5 === 0) {
      gateway.clock.advance(MINUTE + 1000);
      codes.push((await gateway.call('POST', 'auth/api/user/reset-password', { body: { email, method: 'OTP' } })).body.code);
    }
    codes.push((await gateway.call('POST', 'auth/api/otp-verify/forget-password', { body: { email, otp: '000000' } })).body.code);
  }
  expect(codes.filter((code) => code === 'AUTH-OTP-MISMATCH').length).toBeGreaterThanOrEqual(9); // one guess in a million is right
  expect(codes.slice(-3)).toEqual(['AUTH-LOCKED', 'AUTH-LOCKED', 'AUTH-LOCKED']);
}, 60_000);
