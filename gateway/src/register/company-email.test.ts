import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addCompany } from '../../test/company-kit';
import { startTestGateway, type Answer, type SignedIn, type TestGateway } from '../../test/harness';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

async function representative(username: string): Promise<SignedIn> {
  await gateway.addAccount({ username, role: 'COMPANY_REPRESENTATIVE', language: 'en', nameEnglish: 'Suman Limbu' });
  return gateway.signIn(username);
}

const list = (by: SignedIn) => gateway.call('GET', 'external/api/company-email', { token: by.accessToken });
const send = (by: SignedIn, path: string, body: object): Promise<Answer> =>
  gateway.call('POST', `external/api/company-email/${path}`, { token: by.accessToken, body });
const restrictionOf = async (by: SignedIn): Promise<Answer> =>
  gateway.call('GET', 'auth/api/init', { token: by.accessToken });
const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

test('until the official address is verified everything else is closed; a proved code opens it with the next call', async () => {
  const suman = await representative('suman.one');
  const { id: companyId, registrationNumber } = await addCompany(gateway, suman.userId);
  expect((await restrictionOf(suman)).body.data).toMatchObject({
    restriction: { code: 'COMPANY_EMAIL_UNVERIFIED', link: '/company-email' },
  });
  expect((await gateway.call('GET', 'auth/api/user/profile', { token: suman.accessToken })).body).toMatchObject({
    status: 423,
    code: 'BLK-423',
    blocker: { link: '/company-email' },
  });
  expect((await list(suman)).body.data).toEqual([
    expect.objectContaining({ companyId, regNo: registrationNumber, email: null }),
  ]);

  const email = 'info@company-one.example';
  expect((await send(suman, 'otp', { companyId, email })).body.data).toMatchObject({
    sentTo: 'i*****@company-one.example',
  });
  const otp = codeIn((await gateway.messageTo(email)).body);
  expect((await send(suman, 'verify', { companyId, email: 'other@company-one.example', otp })).body.code).toBe(
    'AUTH-OTP-INCORRECT',
  );
  expect((await send(suman, 'verify', { companyId, email, otp })).body).toMatchObject({
    status: 200,
    message: 'The company’s official email address is verified.',
  });

  expect((await restrictionOf(suman)).body.data).toMatchObject({ restriction: null });
  expect((await gateway.call('GET', 'auth/api/user/profile', { token: suman.accessToken })).body.data).toMatchObject({
    companies: [{ email, emailVerified: true }],
  });
  const { db } = gateway.platform.database;
  expect(
    await db.selectFrom('company').select(['email', 'version']).where('id', '=', companyId).executeTakeFirstOrThrow(),
  ).toEqual({ email, version: 2 });
  expect(
    await db
      .selectFrom('audit')
      .select('actor_id')
      .where('action', '=', 'COMPANY_EMAIL_VERIFIED')
      .where('object_id', '=', companyId)
      .execute(),
  ).toEqual([{ actor_id: suman.userId }]);
});

test('the address on record can be confirmed, with a mail to it; without one there is nothing to confirm', async () => {
  const suman = await representative('suman.two');
  const known = await addCompany(gateway, suman.userId, {
    email: 'office@company-two.example',
    english: 'Company Two Private Limited',
  });
  const unknown = await addCompany(gateway, suman.userId);
  expect((await send(suman, 'confirm', { companyId: unknown.id })).body).toMatchObject({
    status: 409,
    code: 'FLOW-409',
    message: expect.stringContaining('no email address'),
  });
  expect((await send(suman, 'confirm', { companyId: known.id })).status).toBe(200);
  expect(await gateway.messageTo('office@company-two.example')).toMatchObject({
    subject: 'Official email address of the company confirmed',
    body: expect.stringContaining(
      'Suman Limbu has confirmed that this is the official email address of Company Two Private Limited.',
    ),
  });
  // the other company is still to be verified
  expect((await list(suman)).body.data).toEqual([expect.objectContaining({ companyId: unknown.id })]);
  expect((await restrictionOf(suman)).body.data).toMatchObject({ restriction: { code: 'COMPANY_EMAIL_UNVERIFIED' } });
  expect((await send(suman, 'confirm', { companyId: known.id })).body.code).toBe('REQ-404');
});

test('the company of another user does not exist, and the code of another user is not valid', async () => {
  const owner = await representative('suman.three');
  const stranger = await representative('stranger.one');
  const { id: companyId } = await addCompany(gateway, owner.userId, { email: 'office@company-three.example' });
  const email = 'mine@stranger.example';
  for (const [path, body] of [
    ['otp', { companyId, email }],
    ['verify', { companyId, email, otp: '123456' }],
    ['confirm', { companyId }],
  ] as const) {
    expect((await send(stranger, path, body)).body.code).toBe('REQ-404');
  }
  expect((await list(stranger)).body.data).toEqual([]);

  // two representatives of one company: a code is valid only for the one who requested it
  await gateway.platform.database.db
    .insertInto('company_representative')
    .values({ company_id: companyId, account_id: stranger.userId, since: '2022-01-01' })
    .execute();
  await send(owner, 'otp', { companyId, email: 'shared@company-three.example' });
  const otp = codeIn((await gateway.messageTo('shared@company-three.example')).body);
  expect((await send(stranger, 'verify', { companyId, email: 'shared@company-three.example', otp })).body.code).toBe(
    'AUTH-OTP-INCORRECT',
  );
  expect((await send(owner, 'verify', { companyId, email: 'shared@company-three.example', otp })).status).toBe(200);
});

test('the number of codes to one address is limited', async () => {
  const suman = await representative('suman.four');
  const { id: companyId } = await addCompany(gateway, suman.userId);
  const statuses = [];
  for (let code = 0; code < 21; code++)
    statuses.push((await send(suman, 'otp', { companyId, email: `victim${code}@elsewhere.example` })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});
