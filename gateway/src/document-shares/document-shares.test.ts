import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  openedSharedSchema,
  shareablePapersSchema,
  shareDetailSchema,
  sharedSchema,
  sharedViewSchema,
  shareObjectionViewSchema,
  type ShareDetail,
} from '@registrar/domain/calls/document-shares';
import { soleOwner } from '@registrar/domain/testing/registration-examples';
import { filedRegistration } from '../../test/awaiting-approval-kit';
import { act, callerOf, newKey, type Caller } from '../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../test/harness';
import { sendDue } from './send-shares';

const SHARES = 'external/api/document-share';
const DAY = 86_400_000;
const BANK = 'desk@bank.example';
let gateway: TestGateway;
let puja: Caller, nisha: Caller;
let companyId: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.clock.moveTo(new Date('2026-11-24T06:00:00Z'));
  const applicant = await gateway.addAccount({ username: 'puja.shares', role: 'COMPANY_REPRESENTATIVE' });
  const verifier = await gateway.addAccount({ username: 'gita.shares', role: 'OPERATOR' });
  await gateway.addAccount({ username: 'krishna.shares', role: 'APPROVER_2' });
  await gateway.addAccount({ username: 'nisha.shares', role: 'COMPANY_REPRESENTATIVE' });
  const filing = await filedRegistration(gateway.platform, soleOwner(), { applicant, verifier });
  expect(await act(await callerOf(gateway, 'krishna.shares'), filing, 'approve')).toMatchObject({ status: 200 });
  await gateway.platform.jobs.runDue();
  ({ id: companyId } = await db()
    .selectFrom('company')
    .select('id')
    .where('registered_by', '=', filing.id)
    .executeTakeFirstOrThrow());
  await signIn();
}, 180_000);
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
/** Sessions end as the clock moves. */
async function signIn(): Promise<void> {
  puja = await callerOf(gateway, 'puja.shares');
  nisha = await callerOf(gateway, 'nisha.shares');
}
const papersOf = async (by = puja) =>
  shareablePapersSchema.parse((await by.call('GET', `external/api/company/${companyId}/shareable-document`)).body.data);
const paper = async (kind: string): Promise<string> =>
  (await papersOf()).items.find((one) => one.kind === kind)?.id ?? '';
const share = (by: Caller, targetId: string, more: object = {}, key = newKey()): Promise<Answer> =>
  by.call(
    'POST',
    SHARES,
    {
      companyId,
      targetId,
      roleType: 'EXTERNAL',
      receiver: 'Himal Bank',
      email: BANK,
      purpose: 'A loan',
      days: 5,
      ...more,
    },
    key,
  );
async function shared(targetId: string, more: object = {}): Promise<string> {
  const answer = await share(puja, targetId, more);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return sharedSchema.parse(answer.body.data).id;
}
const read = async (id: string): Promise<ShareDetail> =>
  shareDetailSchema.parse((await puja.call('GET', `${SHARES}/${id}`)).body.data);
/** The first of the messages to this address, in their order, that has it. */
async function foundIn(to: string, pattern: RegExp): Promise<string> {
  await gateway.platform.jobs.runDue();
  for (;;) {
    const found = pattern.exec((await gateway.messageTo(to)).body)?.[1];
    if (found !== undefined) return found;
  }
}
const tokenIn = (to: string, page: string): Promise<string> => foundIn(to, new RegExp(`${page}/([\\w-]+)`));
/** Not the digits at the end of an identifier, which the message before it may have. */
const codeTo = (to: string): Promise<string> => foundIn(to, /(?<![-\w])(\d{6})\b/);
const linked = (token: string) => {
  const call = (method: string, step = '', body?: object) =>
    gateway.call(method, `external/api/shared-document/${token}${step}`, body && { body });
  return {
    view: () => call('GET'),
    code: () => call('POST', '/otp', { channel: 'EMAIL' }),
    open: (otp: string) => call('POST', '/open', { channel: 'EMAIL', otp }),
    file: (access: string, paperId: string) => call('POST', '/file', { access, paperId }),
  };
};
test('a certificate is shared: the link and its code go to the receiver, each opening is listed, and revoking ends it', async () => {
  const certificate = await paper('CERTIFICATE_OF_INCORPORATION');
  const id = await shared(certificate);
  const token = await tokenIn(BANK, 'shared-document');
  const link = linked(token);
  expect(sharedViewSchema.parse((await link.view()).body.data)).toMatchObject({
    state: 'OPEN',
    kind: 'CERTIFICATE_OF_INCORPORATION',
    receiver: 'Himal Bank',
    contacts: [{ channel: 'EMAIL', address: 'd*****@bank.example' }],
  });
  // whoever has only the link opens nothing, and a guessed code is counted
  expect((await link.file('guessed', certificate)).body.code).toBe('REQ-404');
  expect((await link.code()).status).toBe(200);
  const code = await codeTo(BANK);
  expect((await link.open(code === '000000' ? '111111' : '000000')).body.code).toBe('AUTH-OTP-MISMATCH');
  const opened = openedSharedSchema.parse((await link.open(code)).body.data);
  expect(opened.papers.map((one) => one.id)).toEqual([certificate]);
  // a code is good for one opening
  expect((await link.open(code)).status).toBe(400);
  expect((await link.file(opened.access, certificate)).status).toBe(200);
  // only what was shared
  expect((await link.file(opened.access, await paper('MEMORANDUM'))).body.code).toBe('REQ-404');
  expect(await read(id)).toMatchObject({ state: 'OPEN', openings: 1, opened: [{ sentTo: 'd*****@bank.example' }] });

  expect((await nisha.call('GET', `${SHARES}/${id}`)).body.code).toBe('REQ-404');
  const end = (by: Caller, version = 1) =>
    by.call('POST', `${SHARES}/${id}/revocation`, { version, reason: 'The loan is not needed' }, newKey());
  expect((await end(nisha)).body.code).toBe('REQ-404');
  expect((await end(puja, 9)).body.code).toBe('VER-412');
  expect((await end(puja)).status).toBe(200);
  expect((await link.view()).body.data).toMatchObject({ state: 'REVOKED' });
  for (const refused of [await link.code(), await link.open(code), await link.file(opened.access, certificate)])
    expect(refused.body).toMatchObject({ code: 'FLOW-409', message: 'The company has revoked this link.' });
  expect((await linked('guessed').view()).body.code).toBe('REQ-404');
});

test('what cannot be shared: of another company, for too long, without a receiver, or to oneself', async () => {
  const certificate = await paper('CERTIFICATE_OF_INCORPORATION');
  const own = await db()
    .selectFrom('account')
    .select(['email', 'mobile_number'])
    .where('id', '=', puja.userId)
    .executeTakeFirstOrThrow();
  for (const [more, error] of [
    [{ days: 31 }, { path: 'days', code: 'SHARE_DAYS_TOO_MANY' }],
    [{ email: undefined }, { path: 'email', code: 'EMAIL_OR_MOBILE_NUMBER_REQUIRED' }],
    [{ roleType: undefined }, { path: 'roleType', code: 'ROLE_TYPE_REQUIRED' }],
    [{ targetId: undefined }, { path: 'targetId', code: 'SHARE_TARGET_REQUIRED' }],
    [{ targetId: puja.userId }, { path: 'targetId', code: 'SHARE_TARGET_REQUIRED' }],
    [{ email: own.email.replace('@', '+bank@') }, { path: 'email', code: 'SHARE_CONTACT_OWN' }],
    [{ mobileNumber: own.mobile_number }, { path: 'mobileNumber', code: 'SHARE_CONTACT_OWN' }],
  ] as const)
    expect((await share(puja, certificate, more)).body).toMatchObject({ code: 'VAL-422', errors: [error] });
  expect((await share(nisha, certificate)).body.code).toBe('REQ-404');
  expect((await nisha.call('GET', `external/api/company/${companyId}/shareable-document`)).body.code).toBe('REQ-404');
  const key = newKey();
  const twice = [await share(puja, certificate, {}, key), await share(puja, certificate, {}, key)];
  expect(twice.map(({ body }) => body.data)).toEqual([twice[0]?.body.data, twice[0]?.body.data]);
});

/** Shares the memorandum with the code, and gives the link of the director who is told. */
async function sharedMemorandum(): Promise<{ id: string; director: string }> {
  const own = await db()
    .selectFrom('account')
    .select('mobile_number')
    .where('id', '=', puja.userId)
    .executeTakeFirstOrThrow();
  gateway.clock.advance(2 * 60_000);
  expect((await puja.call('POST', `${SHARES}/otp`, { companyId })).status).toBe(200);
  const id = await shared(await paper('MEMORANDUM'), {
    otp: await codeTo(own.mobile_number ?? ''),
    email: 'visa@embassy.example',
  });
  const director = await db()
    .selectFrom('company_director')
    .select('email')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { id, director: await tokenIn(director.email ?? '', 'document-share-objection') };
}

test('what names persons needs the code, waits for their objection, and opens when they are silent', async () => {
  const memorandum = await paper('MEMORANDUM');
  expect((await share(puja, memorandum)).body).toMatchObject({ errors: [{ path: 'otp', code: 'OTP_REQUIRED' }] });
  expect((await share(puja, memorandum, { otp: '000000' })).status).toBe(400);
  const { id, director } = await sharedMemorandum();
  expect(await read(id)).toMatchObject({ state: 'WAITING', persons: [{ objectedAt: null }] });
  const view = async () =>
    shareObjectionViewSchema.parse(
      (await gateway.call('GET', `external/api/document-share-objection/${director}`)).body.data,
    );
  expect(await view()).toMatchObject({ state: 'OPEN', receiver: 'Himal Bank' });
  expect(await gateway.platform.runUnitOfWork((unit) => sendDue(unit, 'https://portal.example'))).toBe(0);
  gateway.clock.advance(3 * DAY + 60_000);
  await signIn();
  for (const sent of [1, 0])
    expect(await gateway.platform.runUnitOfWork((unit) => sendDue(unit, 'https://portal.example'))).toBe(sent);
  const token = await tokenIn('visa@embassy.example', 'shared-document');
  expect((await linked(token).view()).body.data).toMatchObject({ state: 'OPEN' });
  expect((await view()).state).toBe('OVER');
  expect(
    (
      await gateway.call('POST', `external/api/document-share-objection/${director}/object`, {
        body: { reason: 'Too late' },
      })
    ).body.code,
  ).toBe('FLOW-409');
  gateway.clock.advance(5 * DAY);
  await signIn();
  expect((await linked(token).view()).body.data).toMatchObject({ state: 'EXPIRED' });
  expect((await linked(token).code()).body.message).toContain('expired');
});

test('an objection in time stops it for good, and the company reads why', async () => {
  const { id, director } = await sharedMemorandum();
  const object = (reason: string) =>
    gateway.call('POST', `external/api/document-share-objection/${director}/object`, { body: { reason } });
  expect((await object(' ')).body).toMatchObject({ errors: [{ path: 'reason', code: 'REASON_REQUIRED' }] });
  expect((await object('My address is in it')).status).toBe(200);
  expect((await object('Again')).body.code).toBe('FLOW-409');
  expect(await read(id)).toMatchObject({ state: 'OBJECTED', persons: [{ reason: 'My address is in it' }] });
  gateway.clock.advance(4 * DAY);
  expect(await gateway.platform.runUnitOfWork((unit) => sendDue(unit, 'https://portal.example'))).toBe(0);
});
