import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { companyLockSchema, lockedCompanyPageSchema } from '@registrar/domain/calls/company-locks';
import { companyProcessListSchema } from '@registrar/domain/calls/company-processes';
import { callerOf, newKey, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { settledCompany } from '../../test/name-change-kit';
import { dayInNepal } from '../platform/clock';

let gateway: TestGateway;
let puja: Caller, kiran: Caller, maya: Caller, krishna: Caller;
const HOUR = 3_600_000;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  await signIn();
});
afterAll(() => gateway?.close());

async function signIn(): Promise<void> {
  puja = await callerOf(gateway, 'puja.representative');
  kiran = await callerOf(gateway, 'kiran.representative');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
}
const db = () => gateway.platform.database.db;
async function company() {
  const id = await settledCompany(gateway, [puja, kiran]);
  const email = `lock-${id.slice(-6)}@company.example`;
  await db().updateTable('company').set({ email }).where('id', '=', id).execute();
  return { id, email };
}
const act = (by: Caller, id: string, step = '', body: object = {}) =>
  by.call('POST', `external/api/company/${id}/lock${step}`, body);
const lock = (by: Caller, id: string) => act(by, id, '', { reason: 'Our access was stolen' });
const read = async (by: Caller, id: string) =>
  companyLockSchema.parse((await by.call('GET', `external/api/company/${id}/lock`)).body.data);
const reasons = async (id: string, process: string) =>
  companyProcessListSchema
    .parse((await puja.call('GET', `external/api/company/${id}/process`)).body.data)
    .processes.find((one) => one.process === process)
    ?.reasons.map(({ code }) => code) ?? [];
async function codeTo(email: string): Promise<string> {
  await gateway.jobsDone();
  return /\b(\d{6})\b/.exec(gateway.outbox.findLast(({ to }) => to === email)?.body ?? '')?.[1] ?? '';
}

test('of two who lock it at once one does; it stops changes and lets duties pass, until a day after the code', async () => {
  const { id, email } = await company();
  const both = await Promise.all([lock(puja, id), lock(kiran, id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await reasons(id, 'OTHERS')).toEqual(['LOCKED']);
  expect(await reasons(id, 'ANNUAL_REPORT_S80_ALL')).not.toContain('LOCKED');

  expect((await act(puja, id, '/otp')).status).toBe(200);
  const code = await codeTo(email);
  expect((await act(puja, id, '/release', { otp: code === '000000' ? '111111' : '000000' })).status).toBe(400);
  expect((await act(puja, id, '/release', { otp: code })).status).toBe(200);
  expect((await read(kiran, id)).lock?.releasesAt).not.toBeNull();
  // within the day another representative keeps it locked
  expect((await act(kiran, id, '/keep')).status).toBe(200);
  expect((await act(kiran, id, '/keep')).status).toBe(409);
  gateway.clock.advance(25 * HOUR);
  await signIn();
  expect(await reasons(id, 'OTHERS')).toEqual(['LOCKED']);

  expect((await act(puja, id, '/otp')).status).toBe(200);
  expect((await act(puja, id, '/release', { otp: await codeTo(email) })).status).toBe(200);
  gateway.clock.advance(23 * HOUR);
  await signIn();
  expect(await reasons(id, 'OTHERS')).toEqual(['LOCKED']);
  gateway.clock.advance(2 * HOUR);
  await signIn();
  expect(await reasons(id, 'OTHERS')).toEqual([]);
  expect((await read(puja, id)).lock).toBeNull();
  const told = await db()
    .selectFrom('notification')
    .select('title_en')
    .where('account_id', '=', kiran.userId)
    .where('type', '=', 'COMPANY_LOCKED')
    .execute();
  expect(told.length).toBe(4);
});

test('who represents it no more has no part in it, and a company without an email is released by the office', async () => {
  const { id } = await company();
  expect((await lock(puja, id)).status).toBe(200);
  const yesterday = dayInNepal(new Date(gateway.clock.now().getTime() - 24 * HOUR));
  await db()
    .updateTable('company_representative')
    .set({ until: yesterday })
    .where('company_id', '=', id)
    .where('account_id', '=', kiran.userId)
    .execute();
  for (const step of ['', '/otp', '/keep']) expect((await act(kiran, id, step, { reason: 'x' })).status).toBe(404);
  await db().updateTable('company').set({ email: null }).where('id', '=', id).execute();
  expect((await act(puja, id, '/otp')).body).toMatchObject({ code: 'FLOW-409' });

  const propose = (by: Caller, more: object = {}) =>
    by.call('POST', 'external/api/lock-release', { companyId: id, remark: 'Order of the court', ...more });
  expect((await propose(maya, { orderNumber: '12' })).body).toMatchObject({ errors: [{ path: 'orderIssuedOn' }] });
  const proposed = await propose(maya, { orderNumber: '12', orderIssuedOn: yesterday });
  expect(proposed.status).toBe(200);
  expect((await propose(maya)).status).toBe(409);
  const page = lockedCompanyPageSchema.parse((await krishna.call('GET', 'external/api/lock-release')).body.data);
  const found = page.items.find((one) => one.company.id === id);
  expect(found?.proposal).toMatchObject({ mayDecide: true, order: { number: '12' } });
  const decide = (by: Caller) =>
    by.call('POST', `external/api/lock-release/${found?.proposal?.id}/approve`, {}, newKey());
  expect((await decide(maya)).status).toBe(403);
  expect((await decide(krishna)).status).toBe(200);
  expect(await reasons(id, 'OTHERS')).toEqual([]);
});
