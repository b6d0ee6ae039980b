import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { loginForm, PASSWORD, startTestGateway, type Answer, type TestGateway } from '../../test/harness';
import { newCaptcha } from './captcha';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

function login(username: string, password: string, captcha?: string, language: 'np' | 'en' = 'en'): Promise<Answer> {
  const form = loginForm(gateway.platform, {
    grant_type: 'password',
    username,
    password,
    ...(captcha ? { captcha } : {}),
  });
  return gateway.call('POST', 'auth/api/ocr-login', { ...form, language });
}

async function solvedCaptcha(): Promise<string> {
  const challenge = await newCaptcha(gateway.platform);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

test('username or e-mail and the right password open a session, answered at the top level', async () => {
  const userId = await gateway.addAccount({ username: 'ram' });
  for (const name of ['ram', 'RAM', 'ram@example.com']) {
    const answer = await login(name, PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      message: 'Logged in successfully.',
      isPasswordUpdated: true,
      userId,
      roleId: 'APPLICANT',
      expires_in: 900,
    });
    expect(answer.body).toHaveProperty('refresh_token');
  }
});

test('init says who is here and what may be opened', async () => {
  await gateway.addAccount({ username: 'gita', role: 'OPERATOR' });
  const { accessToken } = await gateway.signIn('gita');
  const { body } = await gateway.call('GET', 'auth/api/init', { token: accessToken });
  expect(body.data).toMatchObject({
    user: { username: 'gita', kind: 'officer', isMigrated: false },
    role: { id: 'OPERATOR' },
    office: { code: 'TEST' },
  });
  expect(body.data).toMatchObject({
    moduleList: expect.arrayContaining([{ code: 'DESK' }, { code: 'NAME_RESERVATION_APPROVAL' }]),
  });
});

test('a program without client credentials is refused before anything is looked at', async () => {
  const { body } = loginForm(gateway.platform, { grant_type: 'password', username: 'ram', password: PASSWORD });
  const answer = await gateway.call('POST', 'auth/api/ocr-login', { body });
  expect(answer.status).toBe(401);
  expect(answer.body.code).toBe('AUTH-CLIENT');
});

test.each(['sita', 'nobody'])('after three failures %s must solve a captcha, which counts once', async (username) => {
  if (username === 'sita') await gateway.addAccount({ username });
  const failures = [await login(username, 'wrong'), await login(username, 'wrong'), await login(username, 'wrong')];
  expect(failures.map(({ status, body }) => [status, body.code, body.enableCaptcha])).toEqual([
    [401, 'AUTH-LOGIN', undefined],
    [401, 'AUTH-LOGIN', undefined],
    [401, 'AUTH-LOGIN', 'true'],
  ]);
  // even the right password is not looked at without it
  expect((await login(username, PASSWORD)).body).toMatchObject({ code: 'AUTH-CAPTCHA', enableCaptcha: 'true' });

  const captcha = await solvedCaptcha();
  expect((await login(username, 'wrong', captcha)).body).toMatchObject({ code: 'AUTH-LOGIN', enableCaptcha: 'true' });
  expect((await login(username, PASSWORD, captcha)).body.code).toBe('AUTH-CAPTCHA');
  const final = await login(username, PASSWORD, await solvedCaptcha());
  expect(final.status).toBe(username === 'sita' ? 200 : 401);
});

test('a captcha that is tampered with, made up or too old is refused', async () => {
  await gateway.addAccount({ username: 'hari' });
  for (let i = 0; i < 3; i++) await login('hari', 'wrong');
  const captcha = await solvedCaptcha();
  const tampered = Buffer.from(
    Buffer.from(captcha, 'base64')
      .toString()
      .replace(/"expiresAt":\d+/, '"expiresAt":99999999999'),
  ).toString('base64');
  for (const bad of ['nonsense', tampered]) expect((await login('hari', PASSWORD, bad)).body.code).toBe('AUTH-CAPTCHA');
  gateway.clock.advance(6 * 60_000);
  expect((await login('hari', PASSWORD, captcha)).body.code).toBe('AUTH-CAPTCHA');
});

test('twenty wrong guesses at once do not slip past the captcha', async () => {
  await gateway.addAccount({ username: 'kamala' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => login('kamala', 'guess')));
  expect(answers.filter(({ body }) => body.code === 'AUTH-LOGIN')).toHaveLength(3);
  expect(answers.filter(({ body }) => body.code === 'AUTH-CAPTCHA')).toHaveLength(17);
});

test('failures speak the asked language', async () => {
  expect((await login('nobody.else', 'wrong', undefined, 'np')).body.message).toBe('प्रयोगकर्ता नाम वा पासवर्ड मिलेन।');
  expect((await login('nobody.else', 'wrong')).body.message).toBe('Username or password is incorrect.');
});

test('a disabled account is out at once, with a token in hand', async () => {
  const id = await gateway.addAccount({ username: 'gone' });
  const { accessToken } = await gateway.signIn('gone');
  await gateway.platform.database.db.updateTable('account').set({ status: 'DISABLED' }).where('id', '=', id).execute();
  expect((await gateway.call('GET', 'auth/api/init', { token: accessToken })).status).toBe(401);
  expect((await login('gone', PASSWORD)).body.code).toBe('AUTH-LOGIN');
});
