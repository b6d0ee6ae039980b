import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { applicationCodeSentSchema, applicationStandingSchema } from '@registrar/domain/calls/e-services';
import { failureSchema } from '@registrar/domain/envelope';
import { browserOf, type Browser } from '../../test/browser-kit';
import { callerOf, filledDraft, take } from '../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../test/harness';

const NOBODYS = 'NR-2083/84-KTM-999999';
const HOUR_MS = 3600_000;

let gateway: TestGateway;
let number = '';
let email = '';
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  number = await submitted();
  ({ email } = await gateway.platform.database.db
    .selectFrom('account')
    .select('email')
    .where('username', '=', 'ram.applicant')
    .executeTakeFirstOrThrow());
});
afterAll(() => gateway?.close());

async function submitted(): Promise<string> {
  const applicant = await callerOf(gateway, 'ram.applicant');
  const { applicationNumber } = await take(await filledDraft(applicant), [[applicant, 'submit']]);
  return applicationNumber ?? '';
}
const pass = (hours: number): void => gateway.clock.advance(hours * HOUR_MS);
const call = (browser: Browser, what: string, body: object) =>
  browser.call('POST', `public/e-service/application/${what}`, { language: 'en', body });
const ask = (browser: Browser, applicationNumber: string) => call(browser, 'code', { applicationNumber });
const look = (browser: Browser, applicationNumber: string, otp: string) =>
  call(browser, 'status', { applicationNumber, otp });
const fieldOf = ({ body }: Answer) => failureSchema.parse(body).errors?.map(({ path, code }) => [path, code]);
const codes = async () => {
  await gateway.jobsDone();
  return gateway.outbox.filter(({ to, body }) => to === email && body.includes('where your application stands'));
};
const newestCode = async () => /\d{6}/.exec((await codes()).at(-1)?.body ?? '')?.[0] ?? '';
async function codeFor(browser: Browser, applicationNumber = number): Promise<string> {
  expect(await ask(browser, applicationNumber)).toMatchObject({ status: 200 });
  return newestCode();
}
const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('the owner reads where the application stands, once for each code, however the number is written', async () => {
  const browser = browserOf(gateway);
  const code = await codeFor(browser);
  const written = number.toLowerCase().replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? digit);
  const answer = await look(browser, ` ${written.replaceAll('-', ' ')} `, code);
  expect(answer.status).toBe(200);
  const standing = applicationStandingSchema.parse(answer.body.data);
  expect(standing).toMatchObject({
    applicationNumber: number,
    processName: 'NAME_RESERVATION',
    status: 'SUBMITTED',
    company: null,
    steps: [{ status: 'SUBMITTED' }],
  });
  // nobody is named
  expect(JSON.stringify(answer.body)).not.toMatch(/Adhikari|अधिकारी|ram\.applicant/);
  expect((await look(browser, number, code)).body.code).toBe('AUTH-OTP-INCORRECT');
});

test('a number that nobody has is answered alike, and no code opens it', async () => {
  pass(24);
  const [known, unknown] = [browserOf(gateway), browserOf(gateway)];
  const before = (await codes()).length;
  const [ofOwner, ofNobody] = [await ask(known, number), await ask(unknown, NOBODYS)];
  expect(applicationCodeSentSchema.parse(ofNobody.body.data)).toEqual(ofOwner.body.data);
  expect({ ...ofNobody.body, data: null }).toEqual({ ...ofOwner.body, data: null });
  expect(await codes()).toHaveLength(before + 1);
  const again = [await ask(known, number), await ask(unknown, NOBODYS)];
  expect(again.map(({ status, body }) => [status, body.code])).toEqual([
    [429, 'AUTH-OTP-RESEND'],
    [429, 'AUTH-OTP-RESEND'],
  ]);
  const code = await newestCode();
  const wrong = [await look(known, number, another(code)), await look(unknown, NOBODYS, another(code))];
  expect(wrong.map(({ status, body }) => [status, body.code, body.message])).toEqual([
    [wrong[0]?.status, 'AUTH-OTP-MISMATCH', wrong[0]?.body.message],
    [wrong[0]?.status, 'AUTH-OTP-MISMATCH', wrong[0]?.body.message],
  ]);
});

test('a code belongs to the browser and the number that asked for it, and to five tries', async () => {
  pass(24);
  const [own, stranger] = [browserOf(gateway), browserOf(gateway)];
  const code = await codeFor(own);
  expect((await look(stranger, number, code)).body.code).toBe('AUTH-OTP-INCORRECT');
  expect((await look(own, await submitted(), code)).body.code).toBe('AUTH-OTP-INCORRECT');
  for (let tries = 0; tries < 5; tries++)
    expect((await look(own, number, another(code))).body.code).toBe('AUTH-OTP-MISMATCH');
  expect(['AUTH-OTP-EXPIRED', 'AUTH-LOCKED']).toContain((await look(own, number, code)).body.code);
});

test('a code ends, and what is no number is said at its field', async () => {
  pass(48);
  const browser = browserOf(gateway);
  const code = await codeFor(browser);
  pass(1);
  expect((await look(browser, number, code)).body.code).toBe('AUTH-OTP-EXPIRED');
  for (const [given, problem] of [
    ['', 'APPLICATION_NUMBER_REQUIRED'],
    ['%', 'APPLICATION_NUMBER_INVALID'],
    ['१२३', 'APPLICATION_NUMBER_INVALID'],
    ['N'.repeat(41), 'APPLICATION_NUMBER_INVALID'],
  ] as const)
    expect(fieldOf(await ask(browser, given))).toContainEqual(['applicationNumber', problem]);
  expect(fieldOf(await look(browser, number, '12'))?.map(([path]) => path)).toEqual(['otp']);
});

test('one address may not ask on, and a mailbox is not filled by asking for all numbers of its owner', async () => {
  pass(72);
  const browser = browserOf(gateway);
  const answers: string[] = [];
  for (let times = 0; times < 6; times++) {
    answers.push(String((await ask(browser, number)).body.code ?? 'sent'));
    pass(0.02);
  }
  expect(answers).toEqual(['sent', 'sent', 'sent', 'sent', 'RATE-429', 'RATE-429']);

  const numbers: string[] = [];
  for (let more = 0; more < 9; more++) numbers.push(await submitted());
  const before = (await codes()).length;
  const told = await Promise.all(numbers.map((one) => ask(browserOf(gateway), one)));
  expect(told.map(({ status }) => status)).toEqual(numbers.map(() => 200));
  expect((await codes()).length - before).toBe(6);
});
