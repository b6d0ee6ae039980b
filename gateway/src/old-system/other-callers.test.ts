import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { oldSystemClaimSchema } from '@registrar/domain/calls/old-system';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import { browserOf, type Browser } from '../../test/browser-kit';
import { startTestGateway, TEST_OFFICE, type Answer, type TestGateway } from '../../test/harness';
import { newCaptcha } from '../accounts/captcha';
import { importOldSystem } from './import/import-old-system';

let gateway: TestGateway;
const MINUTE = 60_000;
const PASSWORD = 'Purano@2070';
const HASH = `sha256$salt$${createHash('sha256').update(`salt${PASSWORD}`).digest('hex')}`;
const HEAD =
  'kind,old_id,username,password_hash,name_english,name_nepali,email,mobile_number,office,registration_number,company_type,owner,district,registered_on,address_english,authorized_capital,phone';
const PEOPLE = ['besieged', 'patience', 'clumsy', 'owner', 'stranger'];
const COMPANIES = ['codes', 'crowd', 'address'];

beforeAll(async () => {
  gateway = await startTestGateway();
  // half of them: each guess after the third is a captcha to solve
  await sql`update configuration set value = value || '{"lockAfterFailures": 5, "strangersLockAfterFailures": 10}' where key = 'LOGIN_LIMITS'`.execute(
    gateway.platform.database.db,
  );
  const lines = [
    HEAD,
    ...PEOPLE.map(
      (id, index) =>
        `user,U-${id},${id}.old,${HASH},Old ${id},पुरानो जन,${id}@old.example,984300000${index},TEST,,,,,,,,`,
    ),
    ...COMPANIES.map(
      (id, index) =>
        `company,C-${id},,,Old ${id} Limited,पुरानो लिमिटेड ${index},${id}@company.example,984400000${index},TEST,80${index},NON_PROFIT,,Morang,2004-06-14,Old Street 1,500000,014400111`,
    ),
  ];
  const refused: string[] = [];
  await importOldSystem(gateway.platform, {
    open: () => Readable.from([lines.join('\n')]),
    onRefused: ({ reason }) => refused.push(reason),
  });
  expect(refused).toEqual([]);
});
afterAll(() => gateway.close());

const check = (browser: Browser, body: object, language: 'np' | 'en' = 'en'): Promise<Answer> =>
  browser.call('POST', 'auth/api/user-migration/check-if-user-exists', { body, language });
const prove = (browser: Browser, id: string, password: string, captcha?: string): Promise<Answer> =>
  check(browser, { proof: 'OLD_PASSWORD', username: `${id}.old`, password, captcha });
const askForCode = (browser: Browser, companyId: string, type = 'EMAIL'): Promise<Answer> =>
  check(browser, { proof: 'COMPANY_CONTACT', companyId, type });
const proveCode = (browser: Browser, companyId: string, otp: string): Promise<Answer> =>
  check(browser, { proof: 'COMPANY_CODE', companyId, otp });
const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const wrongOf = (right: string, step: number): string => String((Number(right) + step) % 1_000_000).padStart(6, '0');
const mailsTo = (address: string): number => gateway.outbox.filter(({ to }) => to === address).length;

async function companyOf(id: string): Promise<string> {
  const row = await gateway.platform.database.db
    .selectFrom('old_system_company')
    .select('id')
    .where('old_id', '=', `C-${id}`)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Of little work; `login.test.ts` solves those that people get. */
async function solvedCaptcha(): Promise<string> {
  const challenge = await newCaptcha(gateway.platform, [1, 4]);
  return Buffer.from(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })).toString(
    'base64',
  );
}

async function wrong(browser: Browser, id: string, tries: number): Promise<(string | undefined)[]> {
  const codes = [];
  for (let time = 0; time < tries; time++)
    codes.push((await prove(browser, id, `Wrong@${time}`, await solvedCaptcha())).body.code);
  return codes;
}

test('X5: forty tries of strangers who solve no captcha close nothing of an old username', async () => {
  const codes = [];
  for (let tries = 0; tries < 40; tries++)
    codes.push((await prove(browserOf(gateway), 'besieged', `Wrong@${tries}`)).body.code);
  expect(codes.slice(0, 3)).toEqual(['AUTH-LOGIN', 'AUTH-LOGIN', 'AUTH-LOGIN']);
  expect(new Set(codes.slice(3))).toEqual(new Set(['AUTH-CAPTCHA']));
  expect((await prove(browserOf(gateway), 'besieged', PASSWORD, await solvedCaptcha())).status).toBe(200);
});

test('X5: strangers who solve every captcha guess an old password so often each and twice as often together, and a browser that has proven it stays open', async () => {
  const home = browserOf(gateway);
  expect((await prove(home, 'patience', PASSWORD)).status).toBe(200);
  const [one, other, third] = [browserOf(gateway), browserOf(gateway), browserOf(gateway)];
  expect(await wrong(one, 'patience', 6)).toEqual([...Array.from({ length: 5 }, () => 'AUTH-LOGIN'), 'AUTH-LOCKED']);
  // one stranger closes it for that stranger
  expect((await prove(other, 'patience', PASSWORD, await solvedCaptcha())).status).toBe(200);

  for (const browser of [browserOf(gateway), browserOf(gateway)]) await wrong(browser, 'patience', 5);
  const closed = await prove(third, 'patience', PASSWORD, await solvedCaptcha());
  expect(closed.body).toMatchObject({
    status: 429,
    code: 'AUTH-LOCKED',
    enableCaptcha: 'true',
    message: expect.stringMatching(/company by its registration number.* after (1 hour|59 minutes \d+ seconds?)\.$/),
  });
  expect(closed.headers.get('retry-after')).toBe(String(closed.body.retryAfterSeconds));
  expect((await prove(home, 'patience', PASSWORD)).status).toBe(200); // not even a captcha

  gateway.clock.advance(60 * MINUTE + 1000);
  expect((await prove(third, 'patience', PASSWORD, await solvedCaptcha())).status).toBe(200);
});

test('X5: a crowd at the same moment has no more guesses of an old password than a queue, and a name that nobody has closes alike', async () => {
  for (const id of ['clumsy', 'nobody']) {
    const browser = browserOf(gateway);
    const captchas = await Promise.all(Array.from({ length: 9 }, () => solvedCaptcha()));
    const crowd = await Promise.all(captchas.map((captcha) => prove(browser, id, 'Wrong@12345', captcha)));
    expect(crowd.filter(({ body }) => body.code === 'AUTH-LOGIN')).toHaveLength(5);
    expect((await prove(browser, id, PASSWORD, await solvedCaptcha())).body.code).toBe('AUTH-LOCKED');
  }
});

test('X5: strangers neither use up, replace nor close the code that a company’s contact has asked for', async () => {
  const id = await companyOf('codes');
  const home = browserOf(gateway);
  expect((await askForCode(home, id)).status).toBe(200);
  const right = codeIn((await gateway.messageTo('codes@company.example')).body);
  for (let stranger = 1; stranger <= 6; stranger++) {
    const browser = browserOf(gateway);
    expect((await proveCode(browser, id, wrongOf(right, stranger))).body.code).toBe('AUTH-OTP-INCORRECT');
    expect((await askForCode(browser, id)).status).toBe(200);
    for (let tries = 0; tries < 5; tries++) await proveCode(browser, id, wrongOf(right, 100 + tries));
    expect((await proveCode(browser, id, right)).status).not.toBe(200);
  }
  expect(oldSystemClaimSchema.safeParse((await proveCode(home, id, right)).body.data).success).toBe(true);
});

test('X5: one network address takes no more than its share of a company’s codes, however many cookies it throws away', async () => {
  const id = await companyOf('address');
  const codes = [];
  for (let tries = 0; tries < 8; tries++)
    codes.push(
      (await askForCode(browserOf(gateway, '198.51.100.7'), id, tries % 2 === 0 ? 'EMAIL' : 'MOBILE_NUMBER')).status,
    );
  expect(codes).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
  // a day of it: the share of one address comes back more slowly than what the company may receive
  for (let hours = 0; hours < 24; hours++) {
    gateway.clock.advance(60 * MINUTE);
    for (let tries = 0; tries < 2; tries++) await askForCode(browserOf(gateway, '198.51.100.7'), id);
  }
  expect((await askForCode(browserOf(gateway), id)).status).toBe(200);
});

test('X5: strangers at many addresses cause twelve codes at once, and a browser that has proven the company still gets its own', async () => {
  const id = await companyOf('crowd');
  const home = browserOf(gateway);
  expect((await askForCode(home, id)).status).toBe(200);
  expect((await proveCode(home, id, codeIn((await gateway.messageTo('crowd@company.example')).body))).status).toBe(200);
  const statuses = [];
  for (let stranger = 0; stranger < 13; stranger++) statuses.push((await askForCode(browserOf(gateway), id)).status);
  expect(statuses).toEqual([...Array.from({ length: 11 }, () => 200), 429, 429]);
  for (let mails = 1; mails < 12; mails++) await gateway.messageTo('crowd@company.example');
  expect(mailsTo('crowd@company.example')).toBe(12);

  gateway.clock.advance(MINUTE + 1000);
  expect((await askForCode(home, id)).status).toBe(200);
  expect((await proveCode(home, id, codeIn((await gateway.messageTo('crowd@company.example')).body))).status).toBe(200);
  gateway.clock.advance(120 * MINUTE);
  expect((await askForCode(browserOf(gateway), id)).status).toBe(200);
});

test('X5: who has proven an old account cannot use up the codes that another one needs for the same mobile number', async () => {
  const claimOf = async (browser: Browser, id: string): Promise<string> =>
    oldSystemClaimSchema.parse((await prove(browser, id, PASSWORD)).body.data).claim;
  const ask = (browser: Browser, claim: string, id: string): Promise<Answer> =>
    browser.call('POST', 'auth/api/user-migration/migrate-user', {
      body: {
        claim,
        step: 'REQUEST',
        username: `${id}.new`,
        fullNameEnglish: 'Shyam Dahal',
        fullNameNepali: 'श्याम दाहाल',
        email: `${id}@new.example`,
        mobileNumber: '9845000001',
        officeId: TEST_OFFICE,
      },
    });
  const stranger = browserOf(gateway);
  const strangers = await claimOf(stranger, 'stranger');
  const statuses = [];
  for (let tries = 0; tries < 12; tries++) {
    statuses.push((await ask(stranger, strangers, 'stranger')).status);
    gateway.clock.advance(MINUTE + 1000);
  }
  expect(statuses).toEqual([...Array.from({ length: 5 }, () => 200), ...Array.from({ length: 7 }, () => 429)]);
  for (let sent = 0; sent < 5; sent++) await gateway.messageTo('9845000001');

  const home = browserOf(gateway);
  const claim = await claimOf(home, 'owner');
  expect((await ask(home, claim, 'owner')).status).toBe(200);
  const otp = codeIn((await gateway.messageTo('9845000001')).body);
  for (let tries = 1; tries <= 5; tries++)
    await stranger.call('POST', 'auth/api/user-migration/migrate-user', {
      body: { step: 'CONFIRM', claim: strangers, otp: wrongOf(otp, tries) },
    });
  expect(
    (await home.call('POST', 'auth/api/user-migration/migrate-user', { body: { step: 'CONFIRM', claim, otp } })).body,
  ).toMatchObject({ status: 200, data: { next: 'FIRST_LOGIN' } });
});
