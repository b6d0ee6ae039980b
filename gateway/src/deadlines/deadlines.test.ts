import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  deadlineFeedSchema,
  deadlineListSchema,
  newDeadlineFeedSchema,
  type Deadline,
} from '@registrar/domain/calls/deadlines';
import { callerOf, filledDraft, take, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { expectWhole } from '../../test/whole-messages';
import { remindOf } from './reminders';

const FEED = 'external/api/deadline/feed';
let gateway: TestGateway;
let puja: Caller, ram: Caller;
let companyId: string;

const nepal = (day: string, time = '10:00'): Date => new Date(`${day}T${time}:00+05:45`);

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  await moveTo('2026-11-21');
  const company = await gateway.platform.database.db
    .selectFrom('company_representative')
    .select('company_id')
    .where('account_id', '=', puja.userId)
    .executeTakeFirstOrThrow();
  companyId = company.company_id;
  await gateway.platform.database.db
    .updateTable('company')
    .set({ created_at: nepal('2026-11-20') })
    .where('id', '=', companyId)
    .execute();
  await gateway.platform.database.db.deleteFrom('company_director').where('company_id', '=', companyId).execute();
  await gateway.platform.database.db
    .insertInto('company_director')
    .values({
      id: '019ab000-0000-7000-8000-000000000001',
      company_id: companyId,
      name_english: 'Director',
      name_nepali: 'सञ्चालक',
      email: 'director@example.com',
      since: '2020-01-01',
    })
    .execute();
});
afterAll(() => gateway?.close());

/** A session does not outlive the days that the clock is moved by. */
async function moveTo(day: string): Promise<void> {
  gateway.clock.moveTo(nepal(day));
  puja = await callerOf(gateway, 'puja.representative');
  ram = await callerOf(gateway, 'ram.applicant');
}

async function deadlinesOf(reader: Caller): Promise<Deadline[]> {
  return deadlineListSchema.parse((await reader.call('GET', 'external/api/deadline')).body.data);
}

test('a representative sees what the company owes, with its day and its law; a stranger does not', async () => {
  expect(await deadlinesOf(puja)).toEqual([
    expect.objectContaining({
      kind: 'ANNUAL_REPORT',
      companyId,
      dueOn: '2027-01-14',
      daysLeft: 54,
      overdue: false,
      titleEn: 'Annual report of fiscal year 2082/83',
      titleNe: 'आ.व. २०८२/८३ को वार्षिक विवरण',
      lawEn: 'Companies Act, 2063, sections 80(2) and 51(4)',
      lawNe: 'कम्पनी ऐन, २०६३ को दफा ८० को उपदफा (२) र दफा ५१ को उपदफा (४)',
    }),
  ]);
  expect(await deadlinesOf(ram)).toEqual([]);
});

test('a reserved name has two days to keep in mind', async () => {
  const gita = await callerOf(gateway, 'gita.operator');
  const maya = await callerOf(gateway, 'maya.approver');
  await take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  expect((await deadlinesOf(ram)).map(({ kind, daysLeft }) => [kind, daysLeft])).toEqual([
    ['RESERVATION_FORM', 30],
    ['RESERVATION_EXPIRY', 90],
  ]);
});

test('a calendar address shows the same deadlines to whoever knows it, until it is renewed or ended', async () => {
  expect(deadlineFeedSchema.parse((await puja.call('GET', FEED)).body.data)).toEqual({
    createdAt: null,
    lastReadAt: null,
  });
  const first = newDeadlineFeedSchema.parse((await puja.call('POST', FEED)).body.data);
  const read = (path: string, lang = ''): Promise<Response> => fetch(new URL(`${path}${lang}`, gateway.url));
  const nepali = await read(first.path);
  expect([nepali.status, nepali.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const text = (await nepali.text()).replaceAll('\r\n ', '');
  expect(text).toContain(`UID:${companyId}-ANNUAL_REPORT-2082-83@localhost`);
  expect(text).toContain('DTSTART;VALUE=DATE:20270114');
  expect(text).toContain('SUMMARY:आ.व. २०८२/८३ को वार्षिक विवरण');
  expect((await (await read(first.path, '?lang=en')).text()).replaceAll('\r\n ', '')).toContain(
    'SUMMARY:Annual report of fiscal year 2082/83',
  );
  expect(deadlineFeedSchema.parse((await puja.call('GET', FEED)).body.data).lastReadAt).not.toBeNull();

  const kept = await gateway.platform.database.db.selectFrom('deadline_feed').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(first.path.split('/').at(-1)?.replace('.ics', ''));

  const second = newDeadlineFeedSchema.parse((await puja.call('POST', FEED)).body.data);
  expect((await read(first.path)).status).toBe(404);
  expect((await read(second.path)).status).toBe(200);
  await puja.call('DELETE', FEED);
  expect((await read(second.path)).status).toBe(404);
  expect((await read('/gateway/external/api/deadline/feed/no-token.ics')).status).toBe(404);
});

test('representatives and directors are reminded once at 60, 30, 7 and 0 days and when it is overdue', async () => {
  const heard: Record<string, string[]> = {};
  // the last day is 14 January 2027; the record is older here, so that 60 days before can be looked at
  for (const day of [
    '2026-11-14',
    '2026-11-15',
    '2026-11-16',
    '2026-12-14',
    '2026-12-15',
    '2026-12-20',
    '2027-01-07',
    '2027-01-14',
    '2027-01-15',
    '2027-01-16',
    '2027-01-30',
  ]) {
    gateway.clock.moveTo(nepal(day));
    const before = await countReminders();
    for (let times = 0; times < 2; times++) await gateway.platform.runUnitOfWork((unit) => remindOf(unit, [companyId]));
    heard[day] = (await countReminders()).slice(before.length);
  }
  const told = Object.fromEntries(Object.entries(heard).map(([day, receivers]) => [day, receivers.length]));
  const people = await gateway.platform.database.db
    .selectFrom('company_representative')
    .select('account_id')
    .where('company_id', '=', companyId)
    .execute();
  const everybody = people.length + 1;
  expect(told).toEqual({
    '2026-11-14': 0,
    '2026-11-15': everybody,
    '2026-11-16': 0,
    '2026-12-14': 0,
    '2026-12-15': everybody,
    '2026-12-20': 0,
    '2027-01-07': everybody,
    '2027-01-14': everybody,
    '2027-01-15': everybody,
    '2027-01-16': 0,
    '2027-01-30': 0,
  });
  expect(heard['2027-01-15']).toContain('director@example.com');
  const notices = await gateway.platform.database.db
    .selectFrom('notification')
    .select(['type', 'title_en'])
    .where('account_id', '=', puja.userId)
    .where('type', 'like', 'DEADLINE%')
    .orderBy('created_at')
    .execute();
  expect(notices.map(({ type }) => type)).toEqual([
    'DEADLINE_NEAR',
    'DEADLINE_NEAR',
    'DEADLINE_NEAR',
    'DEADLINE_NEAR',
    'DEADLINE_OVERDUE',
  ]);
  expect((await gateway.messageTo('director@example.com')).body).toContain('Annual report of fiscal year 2082/83');
});

test('the mail of what is near or overdue leads to where it is filed, and says so', async () => {
  await gateway.platform.jobs.runDue();
  const { email } = await gateway.platform.database.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', puja.userId)
    .executeTakeFirstOrThrow();
  const mails = gateway.outbox.filter(
    ({ to, subject }) => to === email && /Annual report of|वार्षिक विवरण/.test(subject ?? ''),
  );
  expect(mails).not.toHaveLength(0);
  for (const { body } of mails) {
    expect(body).toMatch(/File the annual report|वार्षिक विवरण पेश गर्नुहोस्/);
    expect(body).toContain(`/annual-report/list/all?company=${companyId}`);
    expect(body).not.toContain('/fine-calculation/due-payment');
  }
});

test('a report is no deadline from the day on which it is handed in, unless it is refused', async () => {
  await moveTo('2026-12-20');
  const due = async () =>
    (await deadlinesOf(puja)).filter(({ kind, daysLeft }) => kind === 'ANNUAL_REPORT' && daysLeft < 100).length;
  expect(await due()).toBe(1);
  await gateway.platform.database.db
    .insertInto('application')
    .values({
      id: '019ab000-0000-7000-8000-000000000002',
      process_name: 'ANNUAL_REPORT',
      status: 'SUBMITTED',
      office_id: 1,
      applicant_id: puja.userId,
      applicant_role: 'COMPANY_REPRESENTATIVE',
      company_id: companyId,
      created_at: nepal('2026-12-18'),
      updated_at: nepal('2026-12-19'),
      submitted_at: nepal('2026-12-18'),
      definition_version: 1,
    })
    .execute();
  const decide = (status: string) =>
    gateway.platform.database.db
      .updateTable('application')
      .set({ status, decided_at: nepal('2026-12-19') })
      .where('id', '=', '019ab000-0000-7000-8000-000000000002')
      .execute();
  expect(await due()).toBe(0);
  await decide('REJECTED');
  expect(await due()).toBe(1);
  await decide('APPROVED');
  expect(await due()).toBe(0);
});

/** Of this company: the gateway's own job may have reminded others while the clock was moved. */
async function countReminders(): Promise<string[]> {
  const rows = await gateway.platform.database.db
    .selectFrom('deadline_reminder')
    .select('receiver')
    .where('deadline_id', 'like', `${companyId}%`)
    .orderBy('at')
    .execute();
  return rows.map((row) => row.receiver);
}

test('nothing that went out has a hole', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});
