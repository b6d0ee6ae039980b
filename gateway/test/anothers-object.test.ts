import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { callerOf, filledDraft, type Caller } from './filings-kit';
import { prepareObjects } from './first-office-kit';
import { startTestGateway, type TestGateway } from './harness';
import { TRIES } from './object-tries-kit';
import { freshCompany } from './representation-kit';
import { ratesWaiting } from './schedule-kit';
import { changesOf, memberOf } from './staff-kit';
import type { Asker, Owned, Try } from './try-kit';
import { proposalsOf } from './word-list-kit';

/** Calls with a place in the path that name nobody's object, and why. */
const NOBODYS: Readonly<Record<string, string>> = {
  'GET /external/api/company/{id}/logo': 'everybody sees it',
  'GET /external/api/company/{id}/record': 'everybody sees it',
  'GET /external/api/company/{id}/history': 'everybody sees it',
  'GET /external/api/company/{id}/comparison': 'everybody sees it',
  'GET /external/api/company/{id}/ownership': 'everybody sees it',
  'GET /external/api/company/card/{id}': 'everybody sees it',
  'GET /external/api/liquidator-licence/{id}/history': 'the list is the country’s',
  'PUT /external/api/liquidator-licence/{id}': 'the list is the country’s, and every office keeps it',
  'POST /external/api/liquidator-licence/{id}/removal': 'the list is the country’s, and every office keeps it',
  'POST /external/api/liquidator-licence/{id}/admission': 'it waits for any second person who may',
  'GET /external/api/word-list/{list}/{id}/history':
    'the lists are the country’s, and whoever reads one reads what became of it',
  'POST /external/api/word-list-proposal/{id}/approve': 'it waits for any second person who may',
  'POST /external/api/word-list-proposal/{id}/refuse': 'it waits for any second person who may',
  'GET /external/api/schedule/{key}/history':
    'the rates are the country’s, and whoever reads one reads what became of it',
  'POST /external/api/schedule/proposal/{id}/approve': 'it waits for any second person who may',
  'POST /external/api/schedule/proposal/{id}/refuse': 'it waits for any second person who may',
  'GET /external/api/letter/view/{code}': 'whoever holds the letter may verify it',
  'GET /external/api/paper/verify/{code}': 'whoever holds the paper may verify it',
  'GET /external/api/paper/verify-file/{hash}': 'whoever holds the file may verify it',
  'GET /external/api/payment/status/{sessionId}': 'whoever came back from the payment gateway has the key',
  'GET /external/api/representative-invitation/{token}': 'the link is the key',
  'GET /external/api/representative-objection/{reference}':
    'the link is the key, and the id of a notice opens to its person alone',
  'POST /external/api/representative-objection/{reference}/object':
    'the link is the key, and the id of a notice opens to its person alone',
  'GET /external/api/filing-signature/{token}': 'the link is the key',
  'GET /external/api/filing-signature/{token}/paper/{kind}': 'the link is the key',
  'POST /external/api/filing-signature/{token}/otp': 'the link is the key',
  'POST /external/api/filing-signature/{token}/sign': 'the link is the key',
  'POST /external/api/filing-signature/{token}/object': 'the link is the key',
  'GET /external/api/opinion-request/{token}': 'the link is the key',
  'POST /external/api/opinion-request/{token}/otp': 'the link is the key',
  'POST /external/api/opinion-request/{token}/file': 'the link is the key',
  'POST /external/api/opinion-request/{token}/answer': 'the link is the key',
  'GET /external/api/shared-document/{token}': 'the link is the key',
  'POST /external/api/shared-document/{token}/otp': 'the link is the key',
  'POST /external/api/shared-document/{token}/open': 'the link is the key',
  'POST /external/api/shared-document/{token}/file': 'the link and the code are the key',
  'GET /external/api/filing-report/{token}': 'the link is the key, or the account that was told',
  'POST /external/api/filing-report/{token}/report': 'the link is the key, or the account that was told',
  'POST /public/company/{id}/follower': 'of a company that everybody may read',
  'GET /external/api/document-share-objection/{token}': 'the link is the key',
  'POST /external/api/document-share-objection/{token}/object': 'the link is the key',
  'GET /public/copies/company/{id}': 'public: what the register says to everybody',
  'GET /external/api/copy-order/{token}': 'the link is the key',
  'POST /external/api/copy-order/{token}/payment': 'the link is the key',
  'POST /external/api/copy-order/{token}/withdraw': 'the link is the key',
  'POST /external/api/copy-order/{token}/deliver': 'the link is the key',
  'GET /external/api/copy-delivery/{token}': 'the link is the key',
  'POST /external/api/copy-delivery/{token}/otp': 'the link is the key',
  'POST /external/api/copy-delivery/{token}/open': 'the link is the key',
  'POST /external/api/copy-delivery/{token}/file': 'the link is the key',
  'GET /external/api/open-grievance/{token}': 'the link is the key',
  'POST /external/api/open-grievance/{token}/message': 'the link is the key',
  'POST /external/api/open-grievance/{token}/reopen': 'the link is the key',
  'POST /external/api/open-grievance/{token}/satisfaction': 'the link is the key',
  'POST /external/api/open-grievance/{token}/file': 'the link is the key',
  'GET /external/api/open-grievance/{token}/file/{fileId}': 'the link is the key',
  'GET /external/api/director-disclosure/{token}': 'the link is the key',
  'POST /external/api/director-disclosure/{token}/otp': 'the link is the key',
  'POST /external/api/director-disclosure/{token}/sign': 'the link is the key',
  'POST /external/api/director-disclosure/{token}/decline': 'the link is the key',
  'POST /external/api/representative-invitation/{token}/otp': 'the link is the key',
  'POST /external/api/representative-invitation/{token}/accept': 'the link is the key',
  'POST /external/api/representative-invitation/{token}/decline': 'the link is the key',
  'GET /external/api/deadline/feed/{file}': 'the address is the key',
  'GET /public/open-data/{day}/{name}': 'everybody reads them',
  'GET /public/gazette/{number}/{name}': 'everybody reads them',
  'GET /public/model-form/{form}/file': 'everybody reads them',
  'GET /public/company/{id}': 'everybody sees it',
  'PUT /external/api/followed-company/{id}': 'anybody may follow any company',
  'DELETE /external/api/followed-company/{id}': 'ends what the caller began, and nothing else',
  'GET /public/notices/{id}': 'everybody sees it',
  'POST /public/notices/{id}/follower': 'anybody may follow',
  'GET /public/notice-follower/{token}': 'the token is the key',
  'POST /public/notice-follower/{token}/confirm': 'the token is the key',
  'POST /public/notice-follower/{token}/{id}/stop': 'the token is the key',
  'POST /public/notices/{id}/code': 'anybody may claim or object',
  'POST /public/notices/{id}/claimant': 'anybody may claim or object',
  'POST /public/claimant/{token}/evidence': 'the token is the key',
  'POST /public/claimant/{token}/claim': 'the token is the key, and that of an account opens to its person alone',
  'POST /external/api/delivery/{id}/retry': 'the system administrator looks after all of them',
  'POST /external/api/delivery/{id}/dismiss': 'the system administrator looks after all of them',
  'GET /auth/api/dashboard-count-info/{countType}': 'one’s own figures',
  'PUT /external/api/company-registration/switch/stepper/{companyRegistrationPhase}':
    'the filing stands in the body; its own test asks for another’s',
  'GET /external/api/company/{id}/pratilipi': 'everybody may ask for copies of what is public of any company',
  'GET /external/enum/{enumType}': 'a list for everybody',
  'GET /external/api/company-type/drop-down/{parentCompanyType}': 'a list for everybody',
  'GET /external/api/company-type-change/list/company-type/{companyTypeId}': 'a list for everybody',
  'GET /external/api/company-type-document-map/process-company/{phaseKey}': 'a list for everybody',
};

let gateway: TestGateway;
let documented: string[];
let puja: Caller;
let ownCompany: string;
let ownDraft: string;
let objects: ReadonlyMap<Owned, string> = new Map();
/** They represent, administer and approve elsewhere. */
const askers = new Map<Asker, Caller>();

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await (await fetch(new URL('openapi.json', gateway.url))).json());
  documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/gateway', '')}`),
  );
  objects = await prepareObjects(gateway);
  puja = await callerOf(gateway, 'puja.representative');
  await gateway.addAccount({ username: 'other.person' });
  askers.set('applicant', await callerOf(gateway, 'other.person'));
  for (const [asker, username, role] of [
    ['representative', 'other.representative', 'COMPANY_REPRESENTATIVE'],
    ['intermediary', 'other.intermediary', 'INTERMEDIARY'],
    ['liquidator', 'other.liquidator', 'LIQUIDATOR'],
    ['requester', 'other.embassy', 'REQUESTER_INTERNAL'],
    ['administrator', 'far.administrator', 'OFFICE_ADMINISTRATOR'],
    ['approver', 'far.approver', 'APPROVER_2'],
    ['counterSigner', 'far.section.officer', 'APPROVER_1'],
    ['revenue', 'far.revenue', 'REVENUE_OFFICER'],
    ['operator', 'far.operator', 'OPERATOR'],
    ['proposer', 'other.sysadmin', 'SYSTEM_ADMINISTRATOR'],
  ] as const) {
    await gateway.addAccount({ username, role });
    askers.set(asker, await callerOf(gateway, username));
  }
  ({ id: ownDraft } = await filledDraft(asker('applicant')));
  ownCompany = await freshCompany(gateway, [asker('representative').userId]);
  await gateway.platform.database.db
    .updateTable('company')
    .set({ email: 'own@company.example', email_verified_at: gateway.clock.now() })
    .where('id', '=', ownCompany)
    .execute();
});
afterAll(() => gateway?.close());

test('every call that names an object is tried with somebody else’s', () => {
  const naming = documented.filter((call) => call.includes('{'));
  expect(naming.filter((call) => !(call in TRIES) && !(call in NOBODYS))).toEqual([]);
  expect([...Object.keys(TRIES), ...Object.keys(NOBODYS)].filter((call) => !naming.includes(call))).toEqual([]);
});

test.each(Object.entries(TRIES))('%s: it is not there', async (call, attempt) => {
  const answer = await make(call, attempt, {});
  expect(answer).toMatchObject(
    attempt.isSeen ? { status: 403, body: { code: 'PERM-403' } } : { status: 404, body: { code: 'REQ-404' } },
  );
});

// the company or the application is one's own, and what is named after it belongs to another one
test.each(
  Object.entries(TRIES).filter(([call]) =>
    /\{(?:companyId|id)\}\/(?:representative|invitation|mandate|document)\/\{/.test(call),
  ),
)('%s of another one, under one’s own: it is not there', async (call, attempt) => {
  const answer = await make(call, attempt, { companyId: ownCompany, id: ownDraft });
  expect(answer).toMatchObject({ status: 404, body: { code: 'REQ-404' } });
});

test('afterwards everything is as it was', async () => {
  const { db } = gateway.platform.database;
  const application = await db
    .selectFrom('application')
    .select(['status', 'assignee_id'])
    .where('id', '=', objectOf('application'))
    .executeTakeFirstOrThrow();
  expect(application).toEqual({ status: 'SUBMITTED', assignee_id: null });
  expect(
    await db
      .selectFrom('filing_document')
      .select('removed_at')
      .where('application_id', '=', objectOf('application'))
      .execute(),
  ).toEqual([{ removed_at: null }]);
  expect(await db.selectFrom('payment_voucher').select('status').execute()).toEqual([{ status: 'SUBMITTED' }]);
  expect(await db.selectFrom('payment_mismatch').select('decision').execute()).toEqual([{ decision: null }]);
  expect(await db.selectFrom('upload').select('received').execute()).toEqual([{ received: 0 }]);
  expect(await db.selectFrom('name_override').select('id').execute()).toEqual([]);
  expect(
    await db
      .selectFrom('remark_template')
      .select(['version', 'retired_at'])
      .where('id', '=', objectOf('template'))
      .execute(),
  ).toEqual([{ version: 1, retired_at: null }]);
  expect(await proposalsOf(asker('proposer'))).toEqual([
    expect.objectContaining({ id: objectOf('proposal'), status: 'PROPOSED' }),
  ]);
  expect(await ratesWaiting(asker('proposer'))).toEqual([
    expect.objectContaining({ id: objectOf('rate'), status: 'PROPOSED' }),
  ]);
  const [change] = await changesOf(await callerOf(gateway, 'krishna.approver'));
  expect(change).toMatchObject({ id: objectOf('change'), status: 'PROPOSED' });
  expect(await memberOf(await callerOf(gateway, 'kamala.admin'), 'gita.operator')).toMatchObject({
    status: 'ACTIVE',
    version: 1,
    leaves: [{ id: objectOf('leave') }],
  });
  expect(
    await db.selectFrom('second_factor').select('id').where('id', '=', objectOf('secondFactor')).execute(),
  ).toEqual([{ id: objectOf('secondFactor') }]);
  expect(
    (await db.selectFrom('session').select('ended_at').where('id', '=', objectOf('session')).executeTakeFirstOrThrow())
      .ended_at,
  ).toBeNull();
  expect((await puja.call('GET', 'auth/api/init')).status).toBe(200);
});

async function make(call: string, { by, with: places, body }: Try, instead: Readonly<Record<string, string>>) {
  const [method = '', template = ''] = call.split(' ');
  const path = template.slice(1).replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = places[name];
    if (value === undefined) throw new Error(`nothing for ${name} of ${call}`);
    return instead[name] ?? (value.startsWith('=') ? value.slice(1) : objectOf(value));
  });
  return asker(by).call(method, path, body, { 'idempotency-key': randomUUID(), 'if-match': '"1"' });
}

function objectOf(name: string): string {
  const id = [...objects].find(([kind]) => kind === name)?.[1];
  if (id === undefined) throw new Error(`no ${name} was prepared`);
  return id;
}

function asker(who: Asker): Caller {
  const caller = askers.get(who);
  if (!caller) throw new Error(`nobody signed in as ${who}`);
  return caller;
}
