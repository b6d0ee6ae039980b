import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { companyFinderAnswerSchema } from '@registrar/domain/calls/companies';
import { portalNoticesSchema, waitingPlaceSchema } from '@registrar/domain/calls/peak';
import { failureSchema } from '@registrar/domain/envelope';
import { sql } from 'kysely';
import { dormantReport, openReport, submitReport } from '../../test/annual-report-kit';
import { addCompany } from '../../test/company-kit';
import { APPLICATION, callerOf, detailOf, newKey, saveSection, type Caller } from '../../test/filings-kit';
import { createServerDatabase, startTestGateway, type TestGateway } from '../../test/harness';
import { settledCompany } from '../../test/name-change-kit';
import { decideOnRate, proposeRate, ratesWaiting } from '../../test/schedule-kit';
import { connectStomp, eventually } from '../../test/stomp-client';
import { dayInNepal } from '../platform/clock';
import type { Config } from '../platform/config/config';
import { EXTERNAL_TOPIC } from '../platform/stomp/topics';
import { readPeak } from './peak-state';

const { TEST_DATABASE_URL } = process.env;
const YEAR = '2082/83';
/** The last day for the reports on 2082/83. */
const LAST_DAY = '2027-01-14';
let drop: (() => Promise<void>) | undefined;
/** Two gateways on one PostgreSQL; the embedded database has one, which is asked twice. */
let here: TestGateway, there: TestGateway;
const people: Caller[] = [];
const companies: string[] = [];

beforeAll(async () => {
  const server = TEST_DATABASE_URL ? await createServerDatabase(TEST_DATABASE_URL) : undefined;
  drop = server?.drop;
  let secrets: Config['secrets'] | undefined;
  const change = (config: Config): Config => ({ ...config, secrets: (secrets ??= config.secrets) });
  const start = () =>
    startTestGateway({
      demoData: true,
      change,
      ...(server && { database: server.place, bus: { kind: 'pg' as const, url: server.place.url } }),
    });
  here = await start();
  there = server ? await start() : here;
  moveTo('2026-11-24T05:00:00Z');
  for (const username of ['asha', 'bina', 'chandra', 'dipa', 'esha', 'gauri']) {
    await here.addAccount({ username: `${username}.peak`, role: 'COMPANY_REPRESENTATIVE' });
    const person = await callerOf(people.length % 2 === 0 ? here : there, `${username}.peak`);
    people.push(person);
    const company = await settledCompany(here, [person]);
    await db()
      .updateTable('company')
      .set({ created_at: new Date('2026-08-01T06:00:00Z'), registered_on: '2015-01-01', paid_up_capital: 100_000_000 })
      .where('id', '=', company)
      .execute();
    companies.push(company);
  }
}, 300_000);
afterAll(async () => {
  await here?.close();
  if (there !== here) await there?.close();
  await drop?.();
});

const db = () => here.platform.database.db;
const gateways = () => new Set([here, there]);
function moveTo(instant: string): void {
  for (const gateway of gateways()) gateway.clock.moveTo(new Date(instant));
}
/** The clock goes on between these steps, at both alike. */
const pass = (seconds: number) => {
  for (const gateway of gateways()) gateway.clock.advance(seconds * 1000);
};
/** As if nobody had been heard of for so long: tokens do not live as long as turns. */
const silent = (seconds: number) =>
  db()
    .updateTable('waiting_place')
    .set({ last_seen: sql`last_seen - make_interval(secs => ${seconds})` })
    .execute();
const person = (index: number): Caller => people[index] ?? people[0]!;
const company = (index: number): string => companies[index] ?? '';
const begin = (index: number) => openReport(person(index), company(index), YEAR);
async function ask(index: number) {
  const answer = await person(index).call('POST', 'external/api/waiting-place');
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return waitingPlaceSchema.parse(answer.body.data);
}
const notices = async (gateway: TestGateway) =>
  portalNoticesSchema.parse((await gateway.call('GET', 'external/api/portal-notice')).body.data).notices;

/** By two people, from today or a later day on. */
async function decide(value: Record<string, unknown>, validFrom = dayInNepal(here.clock.now())): Promise<void> {
  const [proposer, approver] = [await callerOf(here, 'sysadmin.demo'), await callerOf(there, 'krishna.approver')];
  expect(
    await proposeRate(proposer, {
      key: 'PEAK_MODE',
      value,
      validFrom,
      reference: 'Decision 7',
      referenceNepali: 'निर्णय ७',
      certainty: 'C',
    }),
  ).toMatchObject({ status: 200 });
  const [{ id } = { id: '' }] = (await ratesWaiting(approver)).filter(({ key }) => key === 'PEAK_MODE');
  expect(await decideOnRate(proposer, id, 'approve')).toMatchObject({ status: 403 });
  expect(await decideOnRate(approver, id, 'approve')).toMatchObject({ status: 200 });
  pass(6); // so long a gateway goes by what it has read
}
const one = { mode: 'ON', daysBefore: 7, atOnce: 1, idleMinutes: 20, listSeconds: 60 };

test('by itself it is on for the days before the last day of annual reports, that day included', async () => {
  const on = async (day: string) => {
    const { on: isOn, lastDay } = await readPeak(db(), new Date(`${day}T06:00:00Z`));
    return [day, isOn, lastDay];
  };
  expect([
    await on(addDays(LAST_DAY, -7)),
    await on(addDays(LAST_DAY, -6)),
    await on(LAST_DAY),
    await on(addDays(LAST_DAY, 1)),
  ]).toEqual([
    [addDays(LAST_DAY, -7), false, null],
    [addDays(LAST_DAY, -6), true, LAST_DAY],
    [LAST_DAY, true, LAST_DAY],
    [addDays(LAST_DAY, 1), false, null],
  ]);
});

test('off: nobody is asked to wait, nobody is written down, and nothing is told', async () => {
  expect(await notices(here)).toEqual([]);
  expect((await here.call('GET', 'external/api/company/search?number=PEAK-1')).body.data).toEqual({
    items: [],
    partly: false,
    next: null,
    alike: [],
  });
  const draft = detailOf(await begin(5));
  expect(await ask(5)).toMatchObject({ admitted: true });
  expect(await db().selectFrom('waiting_place').selectAll().execute()).toEqual([]);
  expect(
    await person(5).call('POST', `${APPLICATION}/${draft.id}/discard`, { version: draft.version }, newKey()),
  ).toMatchObject({ status: 200 });
});

test('one turn for all gateways: the others wait in the order in which they came, keep their drafts, and go on once it is free', async () => {
  const waits = await dormantReport(person(1), company(1), YEAR);
  await decide(one);
  const first = detailOf(await begin(0));
  const refused = await begin(2);
  expect(refused).toMatchObject({
    status: 503,
    body: {
      code: 'WAIT-503',
      waiting: { place: 1, ahead: 0 },
      retryAfterSeconds: 5,
      message: expect.stringContaining('Your place in line is 1'),
    },
  });
  expect(failureSchema.parse(refused.body).waiting).toEqual({ place: 1, ahead: 0 });
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(
    (
      await here.call('POST', APPLICATION, {
        token: person(2).token,
        language: 'np',
        body: { processName: 'ANNUAL_REPORT', companyId: company(2), subject: { kind: 'FISCAL_YEAR', id: YEAR } },
        headers: newKey(),
      })
    ).body.message,
  ).toContain('१ औँ');

  // who has a draft saves it, whoever has the turn; handing it in waits
  const saved = detailOf(
    await saveSection(person(1), waits, 'GENERAL_MEETING', { dormant: true, meeting: 'NOT_HELD' }),
  );
  await expect(submitReport(person(1), saved)).rejects.toThrow('503');
  expect(await ask(1)).toMatchObject({ admitted: false, place: 2, ahead: 1 });
  // what is no annual report has no line, and neither has the office
  expect(await person(2).call('POST', APPLICATION, { processName: 'NAME_RESERVATION' }, newKey())).toMatchObject({
    status: 200,
  });

  // the first one leaves the line on the way, the turn is for the one behind
  expect(await person(2).call('DELETE', 'external/api/waiting-place')).toMatchObject({ status: 200 });
  expect(await ask(1)).toMatchObject({ admitted: false, place: 1 });
  expect(
    await person(0).call('POST', `${APPLICATION}/${first.id}/discard`, { version: first.version }, newKey()),
  ).toMatchObject({ status: 200 });
  expect(await person(0).call('DELETE', 'external/api/waiting-place')).toMatchObject({ status: 200 });
  expect(await ask(1)).toEqual({ admitted: true, place: 0, ahead: 0, retryAfterSeconds: 5 });
  expect(await begin(2)).toMatchObject({ status: 503 });
  // handed in: the turn is the next one's
  const filed = await submitReport(person(1), saved);
  expect(['SUBMITTED', 'SUCCESS']).toContain(filed.status);
  expect(await begin(2)).toMatchObject({ status: 200 });
}, 180_000);

test('the public search is answered from memory meanwhile, and says as of when', async () => {
  const search = async (gateway: TestGateway) =>
    companyFinderAnswerSchema.parse((await gateway.call('GET', 'external/api/company/search?number=PEAK-1')).body.data);
  here.clock.stop();
  const asked = here.clock.now();
  expect(await search(here)).toEqual({ items: [], partly: false, next: null, alike: [] });
  await addCompany(here, await here.addAccount({ username: 'founder.peak' }), { registrationNumber: 'PEAK-1' });
  pass(1);
  const kept = await search(here);
  expect(kept).toMatchObject({ items: [], asOf: asked.toISOString() });
  pass(61);
  const later = await search(here);
  expect([later.items.length, later.asOf]).toEqual([1, undefined]);
  here.clock.moveTo(here.clock.now()); // it goes on
});

test('saving keeps the turn; who does nothing for so long, or does not ask any more, has gone', async () => {
  const [draft] = await db()
    .selectFrom('application')
    .select('id')
    .where('company_id', '=', company(2))
    .where('process_name', '=', 'ANNUAL_REPORT')
    .execute();
  expect(await ask(3)).toMatchObject({ admitted: false, place: 1 });
  for (let times = 0; times < 3; times += 1) {
    await silent(15 * 60);
    pass(31);
    const before = here.clock.now();
    const detail = detailOf(await person(2).call('GET', `${APPLICATION}/${draft?.id}`));
    detailOf(await saveSection(person(2), detail, 'GENERAL_MEETING', { dormant: true, meeting: 'NOT_HELD' }));
    await eventually(
      async () =>
        (
          await db()
            .selectFrom('waiting_place')
            .select('last_seen')
            .where('account_id', '=', person(2).userId)
            .executeTakeFirstOrThrow()
        ).last_seen >= before,
    );
  }
  // the one who asked once is out of the line, and stands behind who came meanwhile
  expect(await ask(4)).toMatchObject({ admitted: false, place: 1 });
  expect(await ask(3)).toMatchObject({ admitted: false, place: 2 });
  for (let times = 0; times < 7; times += 1) {
    await silent(170);
    expect([await ask(4), await ask(3)]).toMatchObject([
      { admitted: false, place: 1 },
      { admitted: false, place: 2 },
    ]);
  }
  await silent(40);
  // twenty minutes are over; it is not the first to ask that goes on
  expect(await ask(3)).toMatchObject({ admitted: false, place: 2 });
  expect(await ask(4)).toMatchObject({ admitted: true });
});

test('at the same moment at all gateways no turn is given twice', async () => {
  await db().deleteFrom('waiting_place').execute();
  const answers = await Promise.all(people.map((_, index) => ask(index)));
  expect(answers.filter(({ admitted }) => admitted)).toHaveLength(1);
  expect(
    answers
      .filter(({ admitted }) => !admitted)
      .map(({ place }) => place)
      .sort(),
  ).toEqual([1, 2, 3, 4, 5]);
  await db().deleteFrom('waiting_place').execute();
});

test('a change is told once to open tabs of those who file, in both languages', async () => {
  const connection = await connectStomp(there.socketUrl, person(1).token);
  const frames = connection.subscribe(EXTERNAL_TOPIC);
  await connection.settled(EXTERNAL_TOPIC);
  // the clock of the tests before has told it already
  await db().deleteFrom('published_notice').execute();
  const run = () => Promise.all([...gateways()].map((gateway) => gateway.platform.jobs.runDue()));
  pass(120);
  await run();
  await eventually(() => frames.length > 0);
  pass(120);
  await run();
  expect(frames).toEqual([
    {
      notices: [
        {
          kind: 'PEAK',
          textNe: expect.stringContaining('मस्यौदा सुरक्षित'),
          textEn: expect.stringContaining('Your drafts are kept'),
        },
      ],
    },
  ]);
  expect(portalNoticesSchema.parse(frames[0]).notices).toEqual(await notices(there));

  // from tomorrow on it is off: until when is known at once, and the day after nothing is told
  const tomorrow = addDays(dayInNepal(here.clock.now()), 1);
  await decide({ ...one, mode: 'OFF' }, tomorrow);
  expect(await notices(here)).toEqual([
    { kind: 'PEAK', textNe: expect.any(String), textEn: expect.stringContaining('file annual reports until') },
  ]);
  pass(24 * 3600);
  expect(await notices(here)).toEqual([]);
  await run();
  // the socket has ended with its token; what was sent is written down
  await eventually(
    async () =>
      (await db().selectFrom('published_notice').select('body').executeTakeFirst())?.body === '{"notices":[]}',
  );
  await connection.close();
});

test('switched on by mistake it is ended on the same day, by two people and without SQL', async () => {
  moveTo('2027-06-01T05:00:00Z');
  const valuesOf = async (day: string) =>
    (
      await db()
        .selectFrom('configuration')
        .select('value')
        .where('key', '=', 'PEAK_MODE')
        .where('valid_from', '=', day)
        .execute()
    ).map(({ value }) => value);
  await decide({ ...one, atOnce: 7 });
  expect((await readPeak(db(), here.clock.now())).on).toBe(true);
  await decide({ ...one, atOnce: 7, mode: 'OFF' });
  expect((await readPeak(db(), here.clock.now())).on).toBe(false);
  // one row of the day; both decisions are kept
  expect(await valuesOf('2027-06-01')).toMatchObject([{ mode: 'OFF' }]);
  expect(
    (
      await db()
        .selectFrom('proposal')
        .select(sql<unknown>`content -> 'value'`.as('value'))
        .where('kind', '=', 'SCHEDULE')
        .where('subject', '=', 'PEAK_MODE')
        .where(sql<string>`content ->> 'validFrom'`, '=', '2027-06-01')
        .where('status', '=', 'APPROVED')
        .orderBy('decided_at')
        .execute()
    ).map(({ value }) => value),
  ).toMatchObject([{ mode: 'ON' }, { mode: 'OFF' }]);
  // a day that is to come has one row
  await decide({ ...one, atOnce: 7 }, '2027-06-05');
  const proposer = await callerOf(here, 'sysadmin.demo');
  expect(
    await proposeRate(proposer, {
      key: 'PEAK_MODE',
      value: { ...one, atOnce: 2 },
      validFrom: '2027-06-05',
      reference: 'Decision 8',
      referenceNepali: 'निर्णय ८',
      certainty: 'C',
    }),
  ).toMatchObject({ status: 422, body: { errors: [{ path: 'validFrom', code: 'SCHEDULE_DAY_TAKEN' }] } });
  expect(await valuesOf('2027-06-05')).toMatchObject([{ mode: 'ON' }]);
});
