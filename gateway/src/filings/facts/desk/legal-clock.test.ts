import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deskPageSchema, type DeskItem } from '@registrar/domain/calls/desk';
import { callerOf, filledDraft, take, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, TEST_OFFICE, type TestGateway } from '../../../../test/harness';
import { eventually } from '../../../../test/stomp-client';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { returnLapsedClaims } from '../../use-cases/desk/lapsed-claims';
import { notifySupervisors } from './term-notices';

let gateway: TestGateway;
let ram: Caller, gita: Caller, maya: Caller, kamala: Caller;

/** A local time in Nepal as an instant. */
const nepal = (day: string, time = '11:00'): Date => new Date(`${day}T${time}:00+05:45`);

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  // Wednesday, two working days before a Saturday; Friday 4 December is made a holiday
  gateway.clock.moveTo(nepal('2026-12-02'));
  await gateway.platform.database.db
    .insertInto('configuration')
    .values({
      key: 'PUBLIC_HOLIDAYS',
      valid_from: '2026-12-04',
      valid_to: '2026-12-04',
      reference: 'A day of the test',
      certainty: 'C',
      value: JSON.stringify({ days: [{ day: '2026-12-04', nameNepali: 'बिदा', nameEnglish: 'Holiday' }] }),
    })
    .execute();
  await signInAnew();
});
afterAll(() => gateway?.close());

/** The clock moves by more days than a session lasts. */
async function signInAnew(): Promise<void> {
  ram = await callerOf(gateway, 'ram.applicant');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  kamala = await callerOf(gateway, 'kamala.admin');
}

async function moveTo(day: string, time?: string): Promise<void> {
  gateway.clock.moveTo(nepal(day, time));
  await signInAnew();
}

async function lineOf(reader: Caller, id: string, query = 'queue=all'): Promise<DeskItem | undefined> {
  const page = deskPageSchema.parse((await reader.call('GET', `external/api/desk?size=100&${query}`)).body.data);
  return page.items.find((item) => item.id === id);
}

async function termNotices(reader: Caller): Promise<string[]> {
  const rows = await gateway.platform.database.db
    .selectFrom('notification')
    .select('title_en')
    .where('account_id', '=', reader.userId)
    .where('type', '=', 'WORK_TERM')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.title_en);
}

test('the term counts working days without holidays and Saturdays, and supervisors are notified once per level', async () => {
  const filed = await take(await filledDraft(ram), [[ram, 'submit']]);
  expect((await lineOf(gita, filed.id))?.clock).toEqual({
    termDays: 2,
    usedDays: 0,
    percent: 0,
    paused: false,
    overdue: false,
    dueOn: '2026-12-06',
  });
  await gateway.platform.runUnitOfWork(notifySupervisors);
  expect(await termNotices(maya)).toEqual([]);

  await moveTo('2026-12-03');
  expect((await lineOf(gita, filed.id))?.clock).toMatchObject({ usedDays: 1, percent: 50, dueOn: '2026-12-06' });
  for (let times = 0; times < 3; times++) await gateway.platform.runUnitOfWork(notifySupervisors);
  expect(await termNotices(maya)).toEqual(['50% of an application’s time limit has passed']);
  expect(await termNotices(kamala)).toEqual([]);

  await moveTo('2026-12-05'); // the holiday and the Saturday are over and were not counted
  expect((await lineOf(gita, filed.id))?.clock).toMatchObject({ usedDays: 1, percent: 50 });

  await moveTo('2026-12-06');
  expect((await lineOf(gita, filed.id))?.clock).toMatchObject({
    usedDays: 2,
    percent: 100,
    overdue: false,
    dueOn: '2026-12-06',
  });
  for (let times = 0; times < 3; times++) await gateway.platform.runUnitOfWork(notifySupervisors);
  expect(await termNotices(maya)).toEqual([
    '50% of an application’s time limit has passed',
    'The term of an application is over',
  ]);
  expect(await termNotices(kamala)).toEqual(['The term of an application is over']);
  expect(await lineOf(gita, filed.id, 'term=overdue')).toBeUndefined();

  await moveTo('2026-12-07');
  expect((await lineOf(gita, filed.id, 'term=overdue'))?.clock).toMatchObject({
    usedDays: 3,
    percent: 150,
    overdue: true,
    dueOn: null,
  });
  const fresh = await take(await filledDraft(ram), [[ram, 'submit']]);
  const pressing = deskPageSchema
    .parse((await gita.call('GET', 'external/api/desk?sort=pressing')).body.data)
    .items.map((item) => item.id);
  expect(pressing.indexOf(filed.id)).toBeLessThan(pressing.indexOf(fresh.id));
  await take(fresh, [[ram, 'recall', { remark: 'Later' }]]);

  const decided = await take(filed, [
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  expect((await lineOf(gita, decided.id))?.clock).toBeNull();
});

test('the clock is paused while the applicant has the application, and restarts when it is submitted again', async () => {
  await moveTo('2026-12-07');
  const filed = await take(await filledDraft(ram), [[ram, 'submit']]);
  await moveTo('2026-12-08');
  // sent back to the applicant for three days; the history step is written as the transition table would write it
  await step(filed.id, 'sendForCorrection', 'SEND_FOR_CORRECTION');
  await moveTo('2026-12-10');
  expect((await lineOf(gita, filed.id))?.clock).toMatchObject({ usedDays: 1, paused: true, dueOn: null });
  await moveTo('2026-12-11');
  await step(filed.id, 'resubmit', 'SUBMITTED');
  expect((await lineOf(gita, filed.id))?.clock).toMatchObject({ usedDays: 1, paused: false, dueOn: '2026-12-13' });

  const { version } = await gateway.platform.database.db
    .selectFrom('application')
    .select('version')
    .where('id', '=', filed.id)
    .executeTakeFirstOrThrow();
  const recalled = await take({ ...filed, version }, [[ram, 'recall', { remark: 'One more look' }]]);
  await moveTo('2026-12-14');
  const again = await take(recalled, [[ram, 'submit']]);
  expect((await lineOf(gita, again.id))?.clock).toMatchObject({ usedDays: 0, dueOn: '2026-12-16' });
});

test('a claim ends after eight working hours, and the remaining time is shown', async () => {
  await moveTo('2026-12-17', '15:00'); // Thursday
  gateway.clock.stop(nepal('2026-12-17', '15:00'));
  const filed = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
  ]);
  const lease = (await lineOf(gita, filed.id, 'queue=mine'))?.lease;
  expect(lease).toMatchObject({ until: nepal('2026-12-18', '16:00').toISOString(), minutesLeft: 480 });
  await moveTo('2026-12-18', '15:00');
  gateway.clock.stop(nepal('2026-12-18', '15:00'));
  expect((await lineOf(gita, filed.id, 'queue=mine'))?.lease?.minutesLeft).toBe(60);
  await gateway.platform.runUnitOfWork((unit) => returnLapsedClaims(unit));
  expect(await lineOf(gita, filed.id, 'queue=mine')).toBeDefined();
  await moveTo('2026-12-18', '16:01');
  await gateway.platform.runUnitOfWork((unit) => returnLapsedClaims(unit));
  // where the gateway's own look holds the row at this moment, that look returns it
  await eventually(async () => (await lineOf(gita, filed.id, 'queue=mine')) === undefined);
  expect((await lineOf(gita, filed.id, 'queue=waiting'))?.assignee).toBeNull();
});

test('a foreign company is registered within thirty days, a company of Nepal within seven', async () => {
  await moveTo('2026-12-21');
  const { db } = gateway.platform.database;
  const office = await db
    .selectFrom('account')
    .select('office_id')
    .where('id', '=', gita.userId)
    .executeTakeFirstOrThrow();
  const filed = { PRIVATE_SOLE_PROPRIETOR: 7, FOREIGN_BRANCH: 30, FOREIGN_LIAISON: 30 } as const;
  let type: keyof typeof filed;
  for (type in filed) {
    const id = randomUUID();
    const now = gateway.clock.now();
    await db
      .insertInto('application')
      .values({
        id,
        process_name: 'COMPANY_REGISTRATION',
        status: 'SUBMITTED',
        office_id: office.office_id ?? TEST_OFFICE,
        applicant_id: ram.userId,
        applicant_role: 'APPLICANT',
        company_type_id: companyTypeIdOf(type),
        created_at: now,
        updated_at: now,
        submitted_at: now,
        queued_at: now,
      })
      .execute();
    expect([type, (await lineOf(gita, id))?.clock?.termDays]).toEqual([type, filed[type]]);
  }
});

async function step(id: string, action: string, to: string): Promise<void> {
  await gateway.platform.runUnitOfWork(async (unit) => {
    await unit.tx
      .insertInto('application_history')
      .values({
        application_id: id,
        at: unit.now,
        action,
        from_status: null,
        to_status: to,
        level: 0,
        actor_id: null,
        actor_role: 'SYSTEM',
      })
      .execute();
    await unit.tx
      .updateTable('application')
      .set((set) => ({ status: to, version: set('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  });
}
