import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import {
  grievanceDetailSchema,
  grievanceFiguresSchema,
  grievancePageSchema,
  type GrievanceDetail,
} from '@registrar/domain/calls/grievances';
import { browserOf, type Browser } from '../../../test/browser-kit';
import { callerOf, filledDraft, newKey, take, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { addReceipt } from '../../../test/money-kit';
import { uploadAll } from '../../../test/uploads-kit';
import { dayInNepal } from '../../platform/clock';
import { escalate } from './conduct';
import { lockRequest } from '../move-request';

let gateway: TestGateway;
let ram: Caller;
let sita: Caller;
let gita: Caller;
let maya: Caller;
let anybody: Browser;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  ram = await callerOf(gateway, 'ram.applicant');
  sita = await callerOf(gateway, 'sita.applicant');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  anybody = browserOf(gateway);
});
afterAll(() => gateway?.close());

const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  anybody.call(method, path, { language: 'en', ...(body && { body }) });
const sentCode = async (email: string): Promise<string> =>
  /\d{6}/.exec((await gateway.messageTo(email)).body)?.[0] ?? '';
async function sentToken(email: string): Promise<string> {
  for (;;) {
    const { body } = await gateway.messageTo(email);
    if (body.includes('We are sorry')) return /open-grievance\/([\w-]{43})/.exec(body)?.[1] ?? '';
  }
}
const db = () => gateway.platform.database.db;
const PATH = 'external/api/grievance';
const ask = (by: Caller, more: object = {}, key = newKey()) =>
  by.call('POST', PATH, { subject: 'Slow', text: 'Nobody answers me', ...more }, key);
async function asked(by: Caller, more: object = {}): Promise<string> {
  const answer = await ask(by, more);
  expect(answer.status).toBe(200);
  return (answer.body.data as { id: string }).id;
}
const read = async (by: Caller, id: string): Promise<GrievanceDetail> =>
  grievanceDetailSchema.parse((await by.call('GET', `${PATH}/${id}`)).body.data);
const act = (by: Caller, id: string, step: string, body: object) =>
  by.call('POST', `${PATH}/${id}/${step}`, body, newKey());
async function answer(by: Caller, id: string, outcome: string, text = 'It is as the law says') {
  const { version } = await read(by, id);
  return act(by, id, 'answer', { version, outcome, text });
}
async function rejectedBy(approver: Caller): Promise<{ id: string; number: string }> {
  const { id } = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
    [approver, 'reject', { remark: 'No', reasonCode: 'OTHER' }],
  ]);
  const { application_number: number } = await db()
    .selectFrom('application')
    .select('application_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, number: number ?? '' };
}

test('a grievance about nothing is numbered, has a last day, and is read by its requester and the office alone', async () => {
  const id = await asked(ram, { text: '<b>Bold</b> & <script>alert(1)</script>' });
  const own = await read(ram, id);
  expect(own).toMatchObject({
    status: 'ASKED',
    stage: 1,
    outcome: null,
    words: '<b>Bold</b> & <script>alert(1)</script>',
  });
  expect(own.number).toMatch(/^GRV-/);
  expect(own.dueOn).not.toBeNull();
  expect((await sita.call('GET', `${PATH}/${id}`)).status).toBe(404);
  expect((await read(gita, id)).may.answer).toEqual(['EXPLAINED', 'CORRECTED', 'REFUSED']);
  expect((await ask(gita)).status).toBe(403);
  for (const more of [{ subject: ' ' }, { text: '' }, { text: 'x'.repeat(1000) }])
    expect((await ask(ram, more)).body.code).toBe('VAL-422');
});

test('an unknown or another person’s filing, payment or company is refused at its field', async () => {
  const { number } = await rejectedBy(maya);
  for (const [field, value] of [
    ['applicationNumber', number],
    ['applicationNumber', 'XX-1'],
    ['invoiceNumber', 'XX-1'],
    ['registrationNumber', '0000000'],
  ] as const)
    expect((await ask(sita, { [field]: value })).body).toMatchObject({ code: 'VAL-422', errors: [{ path: field }] });
});

test('sent twice with one key it is one; a hostile file is refused and nothing is asked', async () => {
  const key = newKey();
  const twice = [await ask(sita, {}, key), await ask(sita, {}, key)];
  expect(new Set(twice.map(({ body }) => (body.data as { id: string }).id)).size).toBe(1);
  const before = grievancePageSchema.parse((await sita.call('GET', PATH)).body.data).total;
  const script = await uploadAll(sita, new TextEncoder().encode('<script>1</script>'), 'a.pdf');
  expect((await ask(sita, { uploadIds: [script] })).body.code).toMatch(/^FILE-/);
  expect(grievancePageSchema.parse((await sita.call('GET', PATH)).body.data).total).toBe(before);
});

test('who decided the filing neither reads, receives nor closes the grievance about it, and is not told', async () => {
  const { number } = await rejectedBy(maya);
  const id = await asked(ram, { applicationNumber: number });
  expect((await maya.call('GET', `${PATH}/${id}`)).status).toBe(404);
  expect((await act(maya, id, 'answer', { version: 1, outcome: 'EXPLAINED', text: 'No' })).status).toBe(404);
  const page = grievancePageSchema.parse((await maya.call('GET', `${PATH}?size=100`)).body.data);
  expect(page.items.map((item) => item.id)).not.toContain(id);
  const seen = await read(gita, id);
  expect(seen.officers.map((one) => one.id)).not.toContain(maya.userId);
  expect((await act(gita, id, 'hand', { version: seen.version, officerId: maya.userId })).status).toBe(403);
  const told = await db()
    .selectFrom('notification')
    .select('account_id')
    .where('event_key', 'like', `${id}:%`)
    .where('type', '=', 'WORK_GRIEVANCE')
    .execute();
  expect(told.map(({ account_id }) => account_id)).toContain(gita.userId);
  expect(told.map(({ account_id }) => account_id)).not.toContain(maya.userId);
});

test('an officer who is named in it does not read it', async () => {
  const named = await db()
    .selectFrom('account')
    .select('name_english')
    .where('id', '=', gita.userId)
    .executeTakeFirstOrThrow();
  const id = await asked(ram, { officer: ` ${named.name_english?.toUpperCase()} ` });
  expect((await gita.call('GET', `${PATH}/${id}`)).status).toBe(404);
  expect((await read(maya, id)).officer).toBe(named.name_english?.toUpperCase());
});

test('a refusal issues a letter that names the way to the court; opened again once, another person answers', async () => {
  const id = await asked(ram);
  const before = await read(gita, id);
  const twice = await Promise.all(
    ['REFUSED', 'EXPLAINED'].map((outcome) =>
      act(gita, id, 'answer', { version: before.version, outcome, text: 'No' }),
    ),
  );
  expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
  const first = await read(ram, id);
  expect(first.letters).toHaveLength(1);
  expect(first.may.rate).toBe(true);
  expect((await act(ram, id, 'satisfaction', { mark: 6 })).status).toBe(422);
  expect((await act(ram, id, 'satisfaction', { mark: 2 })).status).toBe(200);
  expect((await act(ram, id, 'satisfaction', { mark: 5 })).status).toBe(409);
  const reopen = (version: number) =>
    ram.call('POST', `external/api/request/${id}/reopen`, { version, reason: 'It is wrong' }, newKey());
  expect((await reopen(first.version)).status).toBe(200);
  const second = await read(gita, id);
  expect(second).toMatchObject({ stage: 2, may: { answer: [] } });
  expect((await act(gita, id, 'answer', { version: second.version, outcome: 'REFUSED', text: 'No' })).status).toBe(403);
  expect(second.officers.length).toBeGreaterThan(0);
  expect(second.officers.map((one) => one.id)).not.toContain(gita.userId);
  expect((await act(gita, id, 'hand', { version: second.version, officerId: gita.userId })).status).toBe(403);
  const krishna = await callerOf(gateway, 'krishna.approver');
  expect((await krishna.call('GET', `${PATH}/${id}`)).status).toBe(200);
  expect((await answer(krishna, id, 'REFUSED', 'The law says so')).status).toBe(200);
  const last = await read(ram, id);
  expect(last).toMatchObject({ status: 'REFUSED', outcome: 'REFUSED', mayReopen: false });
  expect(last.remedy).toEqual({ days: 35, until: addDays(dayInNepal(gateway.clock.now()), 35) });
  expect(last.letters).toHaveLength(2);
  const letter = await ram.call('GET', `external/api/letter/view/${last.letters[1]?.code}`);
  expect(JSON.stringify(letter.body.data)).toContain('within 35 days');
  expect((await reopen(last.version)).status).toBe(409);
});

test('“refunded” is open only after two people have approved a refund of its invoice', async () => {
  const { id: applicationId } = await rejectedBy(maya);
  const { invoiceId } = await addReceipt(gateway, applicationId);
  const { number } = await db()
    .selectFrom('invoice')
    .select('number')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const id = await asked(ram, { invoiceNumber: number });
  expect((await answer(gita, id, 'REFUNDED')).body.code).toBe('FLOW-409');
  await db()
    .insertInto('refund')
    .values({
      id,
      invoice_id: invoiceId,
      office_id: 1,
      ground: 'FILING_ENDED',
      total_paisa: 100,
      reason: 'As asked',
      status: 'APPROVED',
      proposed_by: (await callerOf(gateway, 'rita.revenue')).userId,
      proposed_at: gateway.clock.now(),
      expires_at: gateway.clock.now(),
      decided_by: maya.userId,
      decided_at: gateway.clock.now(),
      number: 'RF-TEST',
    })
    .execute();
  expect((await answer(gita, id, 'REFUNDED')).status).toBe(200);
  expect(await read(ram, id)).toMatchObject({ status: 'DONE', outcome: 'REFUNDED' });
});

test('past its last day it is listed as overdue; the requester may put it before the registrar, once', async () => {
  const id = await asked(ram);
  const { version } = await read(ram, id);
  expect((await act(ram, id, 'escalate', { version, reason: 'Late' })).status).toBe(409);
  await db().updateTable('request').set({ due_on: '2020-01-01' }).where('id', '=', id).execute();
  const page = grievancePageSchema.parse((await gita.call('GET', `${PATH}?queue=OVERDUE`)).body.data);
  expect(page.items[0]).toMatchObject({ id, isOverdue: true });
  const figures = grievanceFiguresSchema.parse((await ram.call('GET', 'public/grievance/figures')).body.data);
  expect(figures.offices.some(({ overdue }) => overdue > 0)).toBe(true);
  expect((await act(sita, id, 'escalate', { version, reason: 'Late' })).status).toBe(404);
  expect((await act(ram, id, 'escalate', { version, reason: 'Late' })).status).toBe(200);
  expect((await read(gita, id)).may).toMatchObject({ answer: [], escalate: false });
  const again = await read(ram, id);
  expect((await act(ram, id, 'escalate', { version: again.version, reason: 'Late' })).status).toBe(409);
});

test('work in hand that nobody finishes goes back to the queue with the escalation', async () => {
  const id = await asked(ram);
  const { version } = await read(gita, id);
  expect((await act(gita, id, 'hand', { version, officerId: gita.userId })).status).toBe(200);
  expect((await read(ram, id)).status).toBe('IN_HAND');
  await gateway.platform.runUnitOfWork(async (unit) => {
    const row = await lockRequest(unit, id);
    if (row) await escalate(unit, null, row, 'Late');
  });
  expect(await read(gita, id)).toMatchObject({ status: 'ASKED', handler: null });
});

test('without an account: a code to the address, then a link; markup, files, reopening; a guessed or former link is nothing', async () => {
  const email = 'nobody@example.com';
  const body = { subject: 'Rude', text: 'At the counter', name: 'Hari Nobody', email };
  const open = (otp: string) => call('POST', 'public/grievance', { ...body, otp });
  expect((await open('000000')).status).not.toBe(200);
  expect((await call('POST', 'public/grievance/code', { email })).status).toBe(200);
  expect((await open('000000')).status).not.toBe(200);
  const code = await sentCode(email);
  const opened = await open(code);
  expect(opened.status).toBe(200);
  const { number } = opened.body.data as { number: string; token: string };
  let { token } = opened.body.data as { token: string };
  expect((await open(code)).status).not.toBe(200); // a code is good once
  const ticket = async () =>
    grievanceDetailSchema.parse((await call('GET', `external/api/open-grievance/${token}`)).body.data);
  expect(await ticket()).toMatchObject({ number, askedBy: { nameEnglish: 'Hari Nobody' }, may: { answer: [] } });
  expect((await call('GET', 'external/api/open-grievance/guessed')).status).toBe(404);
  const { id } = await ticket();
  expect((await ram.call('GET', `${PATH}/${id}`)).status).toBe(404);
  expect((await call('POST', `external/api/open-grievance/${token}/message`, { text: 'More' })).status).toBe(200);
  const former = token;
  expect((await answer(gita, id, 'EXPLAINED', 'We are sorry')).status).toBe(200);
  expect((await call('GET', `external/api/open-grievance/${former}`)).status).toBe(404);
  token = await sentToken(email);
  const first = await ticket();
  expect(first).toMatchObject({
    status: 'DONE',
    outcome: 'EXPLAINED',
    mayReopen: true,
    handler: { nameEnglish: expect.any(String) },
  });
  const path = `external/api/open-grievance/${token}`;
  expect((await call('POST', `${path}/satisfaction`, { mark: 1 })).status).toBe(200);
  expect((await call('POST', `${path}/reopen`, { version: first.version - 1, reason: 'No' })).body.code).toBe(
    'VER-412',
  );
  expect((await call('POST', `${path}/reopen`, { version: first.version, reason: 'No' })).status).toBe(200);
  expect(await ticket()).toMatchObject({ stage: 2, status: 'REOPENED' });
  expect((await call('POST', `${path}/reopen`, { version: first.version + 1, reason: 'No' })).status).toBe(409);
});
