import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { freeze } from '../../test/company-orders-kit';
import { companyProcessListSchema } from '@registrar/domain/calls/company-processes';
import { proceedingDetailSchema } from '@registrar/domain/calls/proceedings';
import { callerOf, newKey, type Caller } from '../../test/filings-kit';
import { candidatesOf, decideForced, openingsOf, proposeForced } from '../../test/forced-openings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { companySince } from '../../test/joint-kit';
import { actOn, publishIn, readProceedingOf } from '../../test/proceedings-kit';
import { idOf } from '../../test/representation-kit';
import { fileBeside } from '../../test/blockers-kit';
import { lookForCures } from '../proceedings/cure';
import { forcedEvidenceOf } from '../proceedings/forced-ground';
import { dayInNepal } from '../platform/clock';
import { deadlinesOfCompanies } from '../deadlines/deadlines-of';

const YEARS = ['2077/78', '2078/79', '2079/80', '2080/81', '2081/82'];
let gateway: TestGateway;
let puja: Caller, maya: Caller, krishna: Caller;
let company: string;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  gateway.clock.moveTo(new Date('2026-11-24T05:00:00Z'));
  puja = await callerOf(gateway, 'puja.representative');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
});
beforeEach(async () => void (company = await companySince(gateway, [puja], '2021-08-01')));
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const statusOf = async (id = company) =>
  (await db().selectFrom('company').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const proceedingOf = (id = company) =>
  db().selectFrom('proceeding').selectAll().where('company_id', '=', id).executeTakeFirst();
const blockersOf = async (process: string) =>
  companyProcessListSchema
    .parse((await puja.call('GET', `external/api/company/${company}/process`)).body.data)
    .processes.find((one) => one.process === process)
    ?.reasons.map(({ code }) => code) ?? [];

async function opened(more: object = {}): Promise<string> {
  const id = idOf(await proposeForced(maya, company, more));
  expect(await decideForced(krishna, id, 'approve')).toMatchObject({ status: 200 });
  return (await proceedingOf())?.id ?? '';
}

/** Reports of these years, each with its status, filed in time unless an instant is given. */
async function report(
  years: readonly string[],
  status: 'SUBMITTED' | 'APPROVED',
  submittedAt = new Date('2021-09-01T06:00:00Z'),
): Promise<void> {
  for (const year of years)
    await fileBeside(
      gateway,
      { companyId: company, process: 'ANNUAL_REPORT', by: puja },
      {
        status,
        subject_kind: 'FISCAL_YEAR',
        subject_id: year,
        submitted_at: submittedAt,
        decided_at: gateway.clock.now(),
      },
    );
}

test('a company without three reports is a candidate, is proposed by one person and opened by another one, once', async () => {
  const [candidate] = (await candidatesOf(maya)).filter((one) => one.company.id === company);
  expect(candidate).toMatchObject({ missingYears: YEARS, isProposed: false });
  const answer = await proposeForced(maya, company);
  const id = idOf(answer);
  expect(await proposeForced(maya, company)).toMatchObject({ status: 409 });
  expect((await candidatesOf(maya)).find((one) => one.company.id === company)).toMatchObject({ isProposed: true });
  expect((await openingsOf(krishna)).find((one) => one.id === id)).toMatchObject({
    ground: 'REPORTS_MISSING',
    evidence: { missingYears: YEARS, unpaidFines: [] },
    mayDecide: true,
  });
  expect(await decideForced(maya, id, 'approve')).toMatchObject({ status: 403 });
  expect([await statusOf(), await proceedingOf()]).toEqual(['ACTIVE', undefined]);

  const pressed = await Promise.all([decideForced(krishna, id, 'approve'), decideForced(krishna, id, 'approve')]);
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
  const row = await proceedingOf();
  expect([await statusOf(), row?.kind, row?.number]).toEqual([
    'IN_DEREGISTRATION',
    'FORCED_BY_OFFICE',
    expect.stringMatching(/^FO-/),
  ]);
  const { phases, turn } = proceedingDetailSchema.parse(
    (await maya.call('GET', `external/api/proceeding/${row?.id}`)).body.data,
  );
  expect(phases.map(({ key, isOpen }) => [key, isOpen])).toEqual([
    ['FORCED_I', true],
    ['FORCED_II', false],
    ['FORCED_III', false],
  ]);
  expect(turn).toMatchObject({ turn: 'OFFICE' });
  expect((await candidatesOf(maya)).some((one) => one.company.id === company)).toBe(false);
  // what cures it stays open, and is still owed
  expect(await blockersOf('ANNUAL_REPORT')).not.toContain('IN_DEREGISTRATION');
  expect(await blockersOf('CALL_FOR_EXPLANATION')).not.toContain('IN_DEREGISTRATION');
  expect(await blockersOf('OTHERS')).toContain('IN_DEREGISTRATION');
  const owed = await deadlinesOfCompanies(db(), [company], gateway.clock.now());
  expect(owed.filter(({ kind }) => kind === 'ANNUAL_REPORT').length).toBeGreaterThanOrEqual(YEARS.length);
});

test('a ground that the register does not show is refused at its field, in both languages', async () => {
  await report(YEARS.slice(0, 3), 'APPROVED');
  const said = async (language: 'np' | 'en') =>
    (
      await maya.call(
        'POST',
        'external/api/forced-opening',
        { companyId: company, ground: 'REPORTS_MISSING', remark: 'No report' },
        { ...newKey(), 'accept-language': language },
      )
    ).body.errors;
  expect(await said('en')).toMatchObject([{ path: 'ground', message: expect.stringContaining('register') }]);
  expect(await said('np')).toMatchObject([{ path: 'ground', message: expect.stringContaining('दर्ता किताब') }]);
  expect(await proposeForced(maya, company, { ground: 'FINE_UNPAID' })).toMatchObject({ status: 422 });
  expect(await proposeForced(maya, company, { ground: undefined })).toMatchObject({ status: 422 });
  expect(await proposeForced(maya, company, { remark: ' ' })).toMatchObject({ status: 422 });
});

test('what the company filed between the proposal and the decision takes the ground away', async () => {
  const id = idOf(await proposeForced(maya, company));
  await report(YEARS.slice(0, 3), 'SUBMITTED');
  expect(await decideForced(krishna, id, 'approve')).toMatchObject({ status: 409 });
  expect(await statusOf()).toBe('ACTIVE');
  expect(await decideForced(krishna, id, 'refuse')).toMatchObject({ status: 200 });
});

test('an order that freezes the company stops no opening; another proceeding of it does', async () => {
  await freeze(gateway, company);
  const proceeding = await opened({ ground: 'NOT_OPERATING' });
  expect(await statusOf()).toBe('IN_DEREGISTRATION');
  const again = await proposeForced(maya, company, { ground: 'NOT_OPERATING' });
  expect(again).toMatchObject({ status: 409 });
  // nothing that the company files ends that it does not operate: it answers
  await report(YEARS, 'APPROVED');
  await lookForCures(gateway.platform);
  await gateway.platform.jobs.runDue();
  expect((await proceedingOf())?.ended_at).toBeNull();
  expect(proceeding).not.toBe('');
});

test('the ground is cured when every report is approved and every fine paid, not when they are handed in', async () => {
  await opened();
  await report(YEARS, 'SUBMITTED');
  await lookForCures(gateway.platform);
  await gateway.platform.jobs.runDue();
  expect([await statusOf(), (await proceedingOf())?.outcome]).toEqual(['IN_DEREGISTRATION', null]);
  await db()
    .updateTable('application')
    .set({ status: 'APPROVED' })
    .where('company_id', '=', company)
    .where('process_name', '=', 'ANNUAL_REPORT')
    .execute();
  const late = await forcedEvidenceOf(db(), company, gateway.clock.now());
  expect(late).toEqual({ missingYears: [], unpaidFines: [] });
  await lookForCures(gateway.platform);
  await gateway.platform.jobs.runDue();
  expect([await statusOf(), (await proceedingOf())?.outcome]).toEqual(['ACTIVE', 'CURED']);
  const told = await db()
    .selectFrom('notification')
    .select('account_id')
    .where('account_id', '=', puja.userId)
    .where('event_key', '=', `proceeding:${(await proceedingOf())?.id}:CURED`)
    .execute();
  expect(told).toHaveLength(1);
});

test('while it is open neither an order nor a late call stops what cures it; other filings stay stopped', async () => {
  await freeze(gateway, company);
  await db()
    .insertInto('proceeding')
    .values({
      id: randomUUID(),
      kind: 'EXPLANATION_CALL',
      number: `SN-${company}`,
      company_id: company,
      office_id: 1,
      opened_at: gateway.clock.now(),
      opened_by: maya.userId,
    })
    .execute();
  const { id: call } = await db()
    .selectFrom('proceeding')
    .select('id')
    .where('company_id', '=', company)
    .executeTakeFirstOrThrow();
  const notice = { kind: 'TIME_TO_ANSWER', published_on: '2026-10-01', ends_on: '2026-10-20' };
  await db()
    .insertInto('proceeding_notice')
    .values({ id: randomUUID(), proceeding_id: call, ...notice })
    .execute();
  const lifted = ['FROZEN', 'OPEN_CALL_FOR_EXPLANATION'];
  expect(await blockersOf('ANNUAL_REPORT')).toEqual(expect.arrayContaining(lifted));
  await opened();
  for (const process of ['ANNUAL_REPORT', 'CALL_FOR_EXPLANATION'])
    expect((await blockersOf(process)).filter((code) => [...lifted, 'IN_DEREGISTRATION'].includes(code))).toEqual([]);
  expect(await blockersOf('OTHERS')).toEqual(expect.arrayContaining([...lifted, 'IN_DEREGISTRATION']));
});

test('a report that came late and whose fine is unpaid cures nothing, and is a ground of its own', async () => {
  await opened();
  // Never in time for a moment: the gateway's own job looks for cures while the test runs.
  await report(YEARS.slice(0, 1), 'APPROVED', gateway.clock.now());
  await report(YEARS.slice(1), 'APPROVED');
  const { unpaidFines } = await forcedEvidenceOf(db(), company, gateway.clock.now());
  expect(unpaidFines.map(({ fiscalYear }) => fiscalYear)).toContain(YEARS[0]);
  await lookForCures(gateway.platform);
  await gateway.platform.jobs.runDue();
  expect(await statusOf()).toBe('IN_DEREGISTRATION');
});

test('served in turn: registered office, officer, promoters, newspaper; what came back opens nothing', async () => {
  const id = await opened();
  const today = dayInNepal(gateway.clock.now());
  const serve = (channel: string) => publishIn(maya, id, today, { notice: 'SERVED', channel });
  const phases = async () => (await readProceedingOf(maya, id)).phases.map(({ isOpen }) => isOpen);
  for (const channel of ['OFFICER', 'PROMOTER', 'NEWSPAPER'])
    expect((await serve(channel)).body.errors).toMatchObject([{ path: 'channel', code: 'NOTICE_WAY_NOT_YET' }]);
  expect((await serve('EMAIL')).body.errors).toMatchObject([{ path: 'channel', code: 'NOTICE_CHANNEL_UNFIT' }]);
  expect(await serve('REGISTERED_OFFICE')).toMatchObject({ status: 200 });
  expect(await phases()).toEqual([true, true, false]);
  const [notice] = (await readProceedingOf(maya, id)).published;
  const back = { returnedOn: today, reason: 'Nobody is at the address.' };
  expect(await actOn(maya, id, `notice/${notice?.id}/return`, back)).toMatchObject({ status: 200 });
  expect(await phases()).toEqual([true, false, false]);
  expect((await serve('NEWSPAPER')).body.errors).toMatchObject([{ path: 'channel', code: 'NOTICE_WAY_NOT_YET' }]);
  expect(await serve('OFFICER')).toMatchObject({ status: 200 });
  const { turn, phases: states } = await readProceedingOf(maya, id);
  expect([turn?.turn, states[1]?.forms]).toEqual([
    'COMPANY',
    [{ process: 'FORCED_II', permission: 'OPEN', isOptional: true }],
  ]);
});
