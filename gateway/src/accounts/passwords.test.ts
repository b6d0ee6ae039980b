import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { browserOf } from '../../test/browser-kit';
import { loginForm, PASSWORD, startTestGateway, type TestGateway } from '../../test/harness';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const NEW_PASSWORD = 'Annapurna@8091';
const request = (email: string, method: 'LINK' | 'OTP') =>
  gateway.call('POST', 'auth/api/user/reset-password', { body: { email, method } });
const reset = (token: string, newPassword = NEW_PASSWORD) =>
  gateway.call('POST', 'auth/api/user/forgot-password', { body: { token, newPassword, confirmPassword: newPassword } });
const verify = (email: string, otp: string) =>
  gateway.call('POST', 'auth/api/otp-verify/forget-password', { body: { email, otp } });

test('how long a code is valid is public, and as the office has set it', async () => {
  expect((await gateway.call('GET', 'auth/api/otp-terms')).body.data).toEqual({
    expiresInSeconds: 300,
    resendAfterSeconds: 60,
  });
  await gateway.platform.database.db
    .updateTable('configuration')
    .set({
      value: JSON.stringify({
        lifeSeconds: 600,
        resendSeconds: 90,
        maximumTries: 5,
        lockAfterFailures: 5,
        lockMinutes: 15,
      }),
    })
    .where('key', '=', 'OTP_TERMS')
    .execute();
  expect((await gateway.call('GET', 'auth/api/otp-terms')).body.data).toEqual({
    expiresInSeconds: 600,
    resendAfterSeconds: 90,
  });
});

test('the policy is public', async () => {
  const { body } = await gateway.call('GET', 'auth/api/password-validator-settings');
  expect(body.data).toEqual({
    minimumLength: 8,
    maximumLength: 100,
    lowercase: true,
    uppercase: true,
    digitOrSpecial: true,
    guessableRefused: true,
  });
});

test('X25: what many have or what is made of the own name is refused, at a reset and at a change', async () => {
  await gateway.addAccount({ username: 'sunita.lama', language: 'en' });
  const { accessToken } = await gateway.signIn('sunita.lama');
  await request('sunita.lama@example.com', 'LINK');
  const { body } = await gateway.messageTo('sunita.lama@example.com');
  const token = /reset-password\/(\S+)/.exec(body)?.[1] ?? '';
  const guessable = { errors: [{ path: 'newPassword', code: 'PASSWORD_GUESSABLE' }] };
  for (const password of ['Password1', 'Sunita.lama1']) {
    expect((await reset(token, password)).body).toMatchObject(guessable);
    const changed = await gateway.call('POST', 'auth/api/user/change-password', {
      token: accessToken,
      body: { oldPassword: PASSWORD, newPassword: password, confirmPassword: password },
    });
    expect(changed.body).toMatchObject(guessable);
  }
  expect((await reset(token, NEW_PASSWORD)).status).toBe(200);
});

test('a link resets the password once, and ends every session', async () => {
  await gateway.addAccount({ username: 'maya', language: 'en' });
  const { accessToken } = await gateway.signIn('maya');
  expect((await request('maya@example.com', 'LINK')).status).toBe(200);
  const mail = await gateway.messageTo('maya@example.com');
  const token = /reset-password\/(\S+)/.exec(mail.body)?.[1] ?? '';
  expect((await reset(token)).body.message).toBe('Password reset. Please log in.');
  expect((await gateway.call('GET', 'auth/api/init', { token: accessToken })).status).toBe(401);
  expect((await gateway.signIn('maya', NEW_PASSWORD)).userId).toBeTruthy();
  expect((await reset(token, 'Another@12345')).body.message).toBe(
    'Email link is expired; enter the email in forgot password to reset.',
  );
  expect((await gateway.messageTo('maya@example.com')).subject).toBe('Your password has been changed');
});

test('X5: strangers who ask for links all day fill no mailbox and shut nobody out: a link that works is always there', async () => {
  await gateway.addAccount({ username: 'wanted', language: 'en' });
  const email = 'wanted@example.com';
  const ask = () =>
    browserOf(gateway).call('POST', 'auth/api/user/reset-password', { body: { email, method: 'LINK' } });
  const links = () =>
    gateway.outbox
      .filter((mail) => mail.to === email)
      .flatMap(({ body }) => /reset-password\/(\S+)/.exec(body)?.[1] ?? []);
  for (let hour = 0; hour < 12; hour++) {
    for (let stranger = 0; stranger < 10; stranger++) {
      expect((await ask()).status).toBe(200);
      gateway.clock.advance(6 * 60_000);
    }
  }
  await gateway.jobsDone();
  expect(links().length).toBeGreaterThanOrEqual(12);
  expect(links().length).toBeLessThanOrEqual(5 + 12);
  // the owner is one more who asks, at a browser that nobody knows
  const home = browserOf(gateway);
  expect((await home.call('POST', 'auth/api/user/reset-password', { body: { email, method: 'LINK' } })).status).toBe(
    200,
  );
  await gateway.jobsDone();
  const newPassword = 'Machhapuchhre@6993';
  const answer = await home.call('POST', 'auth/api/user/forgot-password', {
    body: { token: links().at(-1), newPassword, confirmPassword: newPassword },
  });
  expect(answer.status).toBe(200);
  expect(
    (
      await home.call(
        'POST',
        'auth/api/ocr-login',
        loginForm(gateway.platform, { grant_type: 'password', username: 'wanted', password: newPassword }),
      )
    ).status,
  ).toBe(200);
});

test('X5: a link that was opened stays good when a stranger asks for another; all end with the new password', async () => {
  await gateway.addAccount({ username: 'reader', language: 'en' });
  const email = 'reader@example.com';
  const linkOf = async (): Promise<string> => {
    await browserOf(gateway).call('POST', 'auth/api/user/reset-password', { body: { email, method: 'LINK' } });
    return /reset-password\/(\S+)/.exec((await gateway.messageTo(email)).body)?.[1] ?? '';
  };
  const [own, strangers] = [await linkOf(), await linkOf()];
  expect((await reset(own)).status).toBe(200);
  expect((await reset(strangers, 'Another@12345')).body.code).toBe('AUTH-LINK');
});

test('a code is exchanged for the token of a link', async () => {
  await gateway.addAccount({ username: 'krishna' });
  await request('krishna@example.com', 'OTP');
  const otp = /\d{6}/.exec((await gateway.messageTo('krishna@example.com')).body)?.[0] ?? '';
  const proven = await verify('krishna@example.com', otp);
  expect(proven.body.data).toMatchObject({ token: expect.any(String) });
  const { token } = z.object({ token: z.string() }).parse(proven.body.data);
  expect((await reset(token)).status).toBe(200);
});

test('nobody learns whether an address has an account: same answers, same waits, same refusals', async () => {
  await gateway.addAccount({ username: 'known' });
  const trial = async (email: string) => {
    const seen = [];
    for (const method of ['OTP', 'LINK'] as const) {
      for (let i = 0; i < 2; i++) {
        const { status, body } = await request(email, method);
        seen.push([status, body.code, Object.keys(body.data ?? {})]);
      }
    }
    for (let i = 0; i < 6; i++) seen.push((await verify(email, 'abcdef'.replace(/./g, String(i)))).body.code);
    return seen;
  };
  expect(await trial('unknown@example.com')).toEqual(await trial('known@example.com'));
  expect(gateway.outbox.filter(({ to }) => to === 'unknown@example.com')).toEqual([]);
});

test('a signed-in person changes the password with the old one; other sessions end, this one stays', async () => {
  await gateway.addAccount({ username: 'bishnu' });
  const here = await gateway.signIn('bishnu');
  const elsewhere = await gateway.signIn('bishnu');
  const change = (oldPassword: string) =>
    gateway.call('POST', 'auth/api/user/change-password', {
      token: here.accessToken,
      body: { oldPassword, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    });
  expect((await change('Wrong@12345')).body.code).toBe('AUTH-PASSWORD-OLD');
  expect((await change(PASSWORD)).status).toBe(200);
  const statuses = [];
  for (const token of [here.accessToken, elsewhere.accessToken])
    statuses.push((await gateway.call('GET', 'auth/api/init', { token })).status);
  expect(statuses).toEqual([200, 401]);
});

test('who holds a session cannot try out the old password without end', async () => {
  await gateway.addAccount({ username: 'session.thief' });
  const { accessToken } = await gateway.signIn('session.thief');
  const guess = (oldPassword: string) =>
    gateway.call('POST', 'auth/api/user/change-password', {
      token: accessToken,
      body: { oldPassword, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    });
  for (let tries = 0; tries < 10; tries++) expect((await guess(`Wrong@${tries}`)).body.code).toBe('AUTH-PASSWORD-OLD');
  const eleventh = await guess(PASSWORD);
  expect([eleventh.status, eleventh.body.code]).toEqual([429, 'RATE-429']);
});
