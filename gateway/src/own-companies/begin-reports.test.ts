import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  begunReportsSchema,
  companyBillsSchema,
  COMPANIES_AT_ONCE,
  ownCompanyChoiceSchema,
  type BegunReport,
  type CompanyBills,
} from '@registrar/domain/calls/own-companies';
import { z } from 'zod';
import { dashboardInfoSchema } from '@registrar/domain/calls/dashboard';
import { APPLICATION, callerOf, newKey, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { settledCompany } from '../../test/name-change-kit';
import { companyOf, idOf } from '../../test/representation-kit';

const dueIds = z.array(z.object({ id: z.string() }));
const REPORT = 'external/api/own-company/report';
let gateway: TestGateway;
let hari: Caller, nisha: Caller, keshav: Caller, ram: Caller;
/** Five years are missing; five years; nothing is missing; named by an authorisation for another process. */
let nishas: string, keshavs: string, settled: string, limited: string;
const offers = new Map<string, string>();

const begin = (by: Caller, companyIds: readonly string[], language = 'en') =>
  by.call('POST', REPORT, { companyIds }, { 'accept-language': language });
const begunBy = async (by: Caller, companyIds: readonly string[], language?: string): Promise<BegunReport[]> =>
  begunReportsSchema.parse((await begin(by, companyIds, language)).body.data).items;
const outcomes = (items: readonly BegunReport[]) => items.map(({ outcome }) => outcome);
const billsOf = async (by: Caller, companies: string): Promise<CompanyBills> =>
  companyBillsSchema.parse((await by.call('GET', `external/api/own-company/bill?companies=${companies}`)).body.data);

async function offer(by: Caller, companyId: string, processes: readonly string[] | null): Promise<void> {
  const { email } = await gateway.platform.database.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', hari.userId)
    .executeTakeFirstOrThrow();
  const made = await by.call(
    'POST',
    `external/api/company/${companyId}/mandate`,
    { email, processes, until: null },
    newKey(),
  );
  offers.set(companyId, idOf(made));
}
const answer = (companyId: string, step: string) =>
  hari.call('POST', `external/api/mandate/${offers.get(companyId)}/${step}`, { remark: 'No longer needed' });

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  [hari, nisha, keshav, ram] = [
    await callerOf(gateway, 'hari.intermediary'),
    await callerOf(gateway, 'nisha.representative'),
    await callerOf(gateway, 'keshav.representative'),
    await callerOf(gateway, 'ram.applicant'),
  ];
  nishas = await companyOf(gateway, '100004');
  keshavs = await companyOf(gateway, '100022');
  settled = await settledCompany(gateway, [nisha]);
  limited = await settledCompany(gateway, [keshav]);
  // the first year of it has not ended
  await gateway.platform.database.db
    .updateTable('company')
    .set({ registered_on: '2026-11-01' })
    .where('id', '=', settled)
    .execute();
});
afterAll(() => gateway?.close());

test('what companies offer an intermediary stands on the dashboard until it is answered', async () => {
  for (const [by, companyId, processes] of [
    [nisha, nishas, null],
    [keshav, keshavs, null],
    [nisha, settled, null],
    [keshav, limited, ['LOCATION_CHANGE']],
  ] as const)
    await offer(by, companyId, processes);
  const asked = async () => {
    const { nextSteps, offeredMandates } = dashboardInfoSchema.parse(
      (await hari.call('GET', 'auth/api/dashboard-info')).body.data,
    );
    return [nextSteps.filter(({ code }) => code === 'ANSWER_MANDATE').length, offeredMandates?.length];
  };
  expect(await asked()).toEqual([1, 4]);
  for (const companyId of [nishas, keshavs, settled, limited])
    expect((await answer(companyId, 'accept')).status).toBe(200);
  expect(await asked()).toEqual([0, 0]);
  // what one asked for oneself waits for the company, and whoever acts for nobody is offered nothing
  const theirs = dashboardInfoSchema.parse((await nisha.call('GET', 'auth/api/dashboard-info')).body.data);
  expect(theirs.offeredMandates ?? []).toEqual([]);
});

test('the oldest report of each company is begun, and each says what became of it', async () => {
  const before = await begunBy(hari, [nishas, keshavs, settled, limited, randomUUID()]);
  expect(outcomes(before)).toEqual(['BEGUN', 'BEGUN', 'NOTHING_DUE', 'NOT_PERMITTED', 'NOT_PERMITTED']);
  const [first] = before;
  const draft = (await hari.call('GET', `${APPLICATION}/${first?.applicationId}`)).body.data;
  expect(draft).toMatchObject({ status: 'DRAFT', processName: 'ANNUAL_REPORT', subject: { id: first?.fiscalYear } });
});

test('asked again, after a lost line or by another, it finds what was begun', async () => {
  const drafts = async () =>
    (
      await gateway.platform.database.db
        .selectFrom('application')
        .select('id')
        .where('process_name', '=', 'ANNUAL_REPORT')
        .where('company_id', 'in', [nishas, keshavs])
        .execute()
    ).length;
  const before = await drafts();
  const again = await begunBy(hari, [nishas, nishas, keshavs]);
  expect(outcomes(again)).toEqual(['ALREADY_OPEN', 'ALREADY_OPEN']);
  const [own] = await begunBy(nisha, [nishas]);
  expect(own).toMatchObject({ outcome: 'ALREADY_OPEN', applicationId: again[0]?.applicationId });
  expect(await drafts()).toBe(before);
});

test('two at the same moment begin one', async () => {
  await gateway.platform.database.db
    .updateTable('application')
    .set({ discarded_at: gateway.clock.now() })
    .where('company_id', '=', keshavs)
    .where('process_name', '=', 'ANNUAL_REPORT')
    .execute();
  const both = (await Promise.all([begunBy(hari, [keshavs]), begunBy(keshav, [keshavs])])).flat();
  expect(outcomes(both).sort()).toEqual(['ALREADY_OPEN', 'BEGUN']);
  expect(both[0]?.applicationId).toBe(both[1]?.applicationId);
});

test('a company that is blocked says why, in the asked language, and holds nobody up', async () => {
  const { db } = gateway.platform.database;
  await db
    .updateTable('application')
    .set({ discarded_at: gateway.clock.now() })
    .where('company_id', 'in', [nishas, keshavs])
    .where('process_name', '=', 'ANNUAL_REPORT')
    .execute();
  await db.updateTable('company').set({ status: 'DEREGISTERED' }).where('id', '=', nishas).execute();
  const inEnglish = await begunBy(hari, [nishas, keshavs]);
  expect(outcomes(inEnglish)).toEqual(['WRONG_STATE', 'BEGUN']);
  const [inNepali] = await begunBy(hari, [nishas], 'np');
  expect(inEnglish[0]?.reason).toMatch(/[a-z]/);
  expect(inNepali?.reason).toMatch(/[ऀ-ॿ]/);
  await db.updateTable('company').set({ status: 'ACTIVE' }).where('id', '=', nishas).execute();
});

test('no company of one’s own, too many at once, no authorisation any more', async () => {
  expect(outcomes(await begunBy(ram, [nishas]))).toEqual(['NOT_PERMITTED']);
  expect((await begin(hari, Array.from({ length: COMPANIES_AT_ONCE + 1 }, randomUUID))).status).toBe(422);
  expect((await begin(hari, [])).status).toBe(422);
  expect((await answer(settled, 'end')).status).toBe(200);
  expect(outcomes(await begunBy(hari, [settled]))).toEqual(['NOT_PERMITTED']);
});

test('all of a filter is chosen by name alone', async () => {
  const choice = async (query: string) =>
    ownCompanyChoiceSchema.parse((await hari.call('GET', `external/api/own-company/choice${query}`)).body.data);
  expect((await choice('')).total).toBe(3);
  expect((await choice('?shown=LATE')).items.map(({ id }) => id).sort()).toEqual([nishas, keshavs].sort());
  expect(ownCompanyChoiceSchema.parse((await ram.call('GET', 'external/api/own-company/choice')).body.data)).toEqual({
    items: [],
    total: 0,
  });
});

test('bills are one payment of each company, and fines of missing reports come with the reports', async () => {
  expect(await billsOf(hari, '100004,100022,999999')).toMatchObject({
    bills: [],
    without: [
      { registrationNumber: '100004', why: 'NOTHING' },
      { registrationNumber: '100022', why: 'NOTHING' },
      { registrationNumber: '999999', company: null, why: 'NOT_OWN' },
    ],
    withReportsPaisa: expect.any(Number),
  });
  const dues = (await nisha.call('GET', 'external/api/fine/due')).body.data;
  for (const { id } of dueIds.parse(dues).slice(0, 2))
    expect((await nisha.call('POST', `external/api/fine/due/${id}/invoice`, {}, newKey())).status).toBe(200);
  const { bills, without } = await billsOf(hari, '100022,100004');
  expect(without.map(({ registrationNumber }) => registrationNumber)).toEqual(['100022']);
  expect(bills).toMatchObject([{ company: { id: nishas }, dueIds: [], underWay: false }]);
  expect(bills[0]?.invoiceIds).toHaveLength(2);
  expect(bills[0]?.totalPaisa).toBeGreaterThan(0);
  const [bill] = bills;
  const joined = await hari.call(
    'POST',
    'external/api/payment/joint',
    { invoiceIds: bill?.invoiceIds, dueIds: bill?.dueIds },
    newKey(),
  );
  expect(joined.status).toBe(200);
  // joined, it is the same bill; of a company of another nothing is said
  expect((await billsOf(hari, '100004')).bills).toEqual(bills);
  expect(await billsOf(ram, '100004')).toMatchObject({ bills: [], without: [{ company: null, why: 'NOT_OWN' }] });
});
