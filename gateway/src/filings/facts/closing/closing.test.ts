import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { CompanyDue } from '@registrar/domain/calls/fines';
import { reportFiguresSchema } from '@registrar/domain/calls/annual-report';
import { others } from '@registrar/domain/processes/filings/others/definition';
import { balanced, dormantReport, openReport, reportsOf, submitReport } from '../../../../test/annual-report-kit';
import { attach } from '../../../../test/documents-kit';
import { act, APPLICATION, callerOf, detailOf, newKey, saveSection, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { askJoint, companySince } from '../../../../test/joint-kit';
import { readDetail } from '../../../../test/registration-kit';
import { endSettlement } from '../../../money/fines/ask-settlement';
import { settleInvoice } from '../../../money/settle-invoice';
import { readMissingReturns } from './missing-returns';
import { recordMissingReturns, type GivenReturn } from './record-returns';

const RUPEE = 100;
// the fines of 2081/82, which fell due after the section came into force, are paid in full: 15,000 in all
const FIVE = ['2077/78', '2078/79', '2079/80', '2080/81', '2081/82'];
let gateway: TestGateway;
let puja: Caller;
let company: string;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  gateway.clock.moveTo(new Date('2026-11-24T05:00:00Z'));
  puja = await callerOf(gateway, 'puja.representative');
});
beforeEach(async () => void (company = await companySince(gateway, [puja], '2021-08-01')));
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const missing = () => readMissingReturns(db(), company, gateway.clock.now());
const duesOf = async () =>
  (await puja.call('GET', `external/api/fine/due?companyId=${company}`)).body.data as CompanyDue[];
const ofDues = async () =>
  (await duesOf()).map(({ fiscalYear, event, state, restPaisa }) => [
    fiscalYear,
    event.section,
    state,
    restPaisa / RUPEE,
  ]);
const statesOf = async () => (await reportsOf(puja, company)).years.map(({ fiscalYear, state }) => [fiscalYear, state]);
const SHORT: GivenReturn[] = FIVE.map((fiscalYear) => ({
  fiscalYear,
  answers: {
    GENERAL_MEETING: { meeting: 'NOT_HELD' },
    ...(fiscalYear === '2077/78' && { FINANCIAL_STATEMENT: balanced(10_000_000) }),
  },
}));

/** Stands in for the filing that closes a company: another submitted filing of the company. */
async function handedIn(): Promise<string> {
  const draft = detailOf(await puja.call('POST', APPLICATION, { processName: 'OTHERS', companyId: company }, newKey()));
  await saveSection(puja, draft, 'MATTER', {
    subject: 'Closing',
    details: 'The general meeting resolved to close the company.',
  });
  for (const { key, when } of others.documents) if (when === 'ALWAYS') await attach(puja, draft.id, key);
  detailOf(await act(puja, await readDetail(puja, draft.id), 'submit'));
  return draft.id;
}
const record = (applicationId: string, returns: readonly GivenReturn[] = SHORT) =>
  gateway.platform.runUnitOfWork((unit) =>
    recordMissingReturns(unit, null, { applicationId, returns, language: 'en' }),
  );
const invoice = (id: string) => db().selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
async function pay(id: string): Promise<void> {
  const row = await db()
    .updateTable('invoice')
    .set({ status: 'INITIATED' })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .returningAll()
    .executeTakeFirstOrThrow();
  await gateway.platform.runUnitOfWork((unit) => settleInvoice(unit, null, row, { card: { attemptId: randomUUID() } }));
}

test('the requirements for five missing years: the meeting of each, figures once, the statement; and 0.5 per cent of the capital instead of the older fines', async () => {
  const { returns, settlement } = await missing();
  expect(
    returns.map(({ year, dueOn, asks, documents }) => [
      year.name,
      dueOn.slice(0, 7),
      asks.map(({ section }) => section.key),
      asks[0]?.answers,
      documents.map(({ key }) => key),
    ]),
  ).toEqual(
    FIVE.map((name, at) => [
      name,
      `${2022 + at}-01`,
      at === 0 ? ['GENERAL_MEETING', 'FINANCIAL_STATEMENT'] : ['GENERAL_MEETING'],
      { dormant: true },
      ['AUDITED_STATEMENT'],
    ]),
  );
  expect(settlement).toMatchObject({
    eligible: true,
    percentOfPaidUp: 0.5,
    percentPaisa: 5_000 * RUPEE,
    payablePaisa: 15_000 * RUPEE,
  });
  expect(settlement?.fines).toHaveLength(10);
  // reading it changes nothing
  expect(await statesOf()).toEqual([
    ...FIVE.map((name, at) => [name, at === 0 ? 'OPEN' : 'WAITING']),
    ['2082/83', 'WAITING'],
    ['2083/84', 'NOT_ENDED'],
  ]);
});

test('all five years are recorded at once, each as its own year, with one invoice; after payment no due is left; a second call does nothing', async () => {
  const other = await companySince(gateway, [puja], '2024-08-01');
  const untouched = (await reportsOf(puja, other)).years;
  const before = await duesOf();
  const applicationId = await handedIn();
  const recorded = await record(applicationId);
  expect(recorded).toEqual({ fiscalYears: FIVE, invoiceId: expect.any(String) });
  expect(await statesOf()).toEqual([
    ...FIVE.map((name) => [name, 'APPROVED']),
    ['2082/83', 'OPEN'],
    ['2083/84', 'NOT_ENDED'],
  ]);
  // the ledger of dues: the same obligations with the same fines, now on the one invoice
  const asked = await duesOf();
  expect(asked.map(({ id, fiscalYear, fine }) => [id, fiscalYear, fine?.payablePaisa])).toEqual(
    before.map(({ id, fiscalYear, fine }) => [id, fiscalYear, fine?.payablePaisa]),
  );
  expect(new Set(asked.map(({ state, invoice: by, filedOn }) => JSON.stringify([state, by?.id, filedOn])))).toEqual(
    new Set([JSON.stringify(['INVOICED', recorded.invoiceId, '2026-11-24'])]),
  );
  expect(await invoice(recorded.invoiceId ?? '')).toMatchObject({
    application_id: applicationId,
    status: 'PENDING',
    total_paisa: 15_000 * RUPEE,
  });
  const lines = await db()
    .selectFrom('invoice_line')
    .select(['amount_paisa', 'fine_due_id', 'law_reference', 'closes_due'])
    .where('invoice_id', '=', recorded.invoiceId)
    .orderBy('position')
    .execute();
  expect(lines.map(({ fine_due_id }) => fine_due_id)).toEqual(before.map(({ id }) => id));
  expect(lines.reduce((sum, { amount_paisa }) => sum + amount_paisa, 0)).toBe(15_000 * RUPEE);
  expect(lines.every(({ law_reference, closes_due }) => closes_due && law_reference.includes('136ka'))).toBe(true);

  expect(await record(applicationId)).toEqual(recorded);
  expect(await db().selectFrom('invoice').select('id').where('for_id', '=', applicationId).execute()).toHaveLength(1);
  // for another filing these years are no longer missing
  await expect(record(await handedIn())).rejects.toMatchObject({ code: 'VAL-422' });
  expect(await openReport(puja, company, '2080/81')).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'REPORT_YEAR_FILED' }] },
  });

  await pay(recorded.invoiceId ?? '');
  expect(await ofDues()).toEqual(before.map(({ fiscalYear, event }) => [fiscalYear, event.section, 'PAID', 0]));
  expect((await duesOf()).reduce((sum, { paidPaisa }) => sum + paidPaisa, 0)).toBe(15_000 * RUPEE);
  expect((await reportsOf(puja, company)).years.reduce((sum, { restPaisa }) => sum + restPaisa, 0)).toBe(0);
  // the years are read like any other recorded year
  const figures = reportFiguresSchema.parse(
    (await puja.call('GET', `external/api/company/${company}/annual-report/figures`)).body.data,
  );
  expect(figures.years.map(({ fiscalYear, dormant, totals }) => [fiscalYear, dormant, totals.assets])).toEqual(
    FIVE.map((name) => [name, true, 10_000_000]),
  );
  expect((await missing()).returns).toEqual([]);
  expect((await reportsOf(puja, other)).years).toEqual(untouched);
});

test('if the closing fails, the years stay filed, the fines are owed in full again, and the payment is counted', async () => {
  const first = await record(await handedIn());
  const owed = (await duesOf()).reduce((sum, { fine }) => sum + (fine?.payablePaisa ?? 0), 0);
  const applicationId = (await invoice(first.invoiceId ?? '')).for_id;
  await gateway.platform.runUnitOfWork((unit) => endSettlement(unit, null, applicationId));
  expect(await invoice(first.invoiceId ?? '')).toMatchObject({ status: 'REJECTED' });
  expect((await duesOf()).reduce((sum, { restPaisa }) => sum + restPaisa, 0)).toBe(owed);
  expect((await statesOf()).slice(0, 5)).toEqual(FIVE.map((name) => [name, 'APPROVED']));
  // the next report starts from the figures that were filed then
  const next = detailOf(await openReport(puja, company, '2082/83'));
  expect(next.sections.find(({ key }) => key === 'REPORT_YEAR')?.data).toMatchObject({ begunFrom: '2081/82' });

  company = await companySince(gateway, [puja], '2021-08-01');
  const paid = await record(await handedIn());
  await pay(paid.invoiceId ?? '');
  const closing = (await invoice(paid.invoiceId ?? '')).for_id;
  await gateway.platform.runUnitOfWork((unit) => endSettlement(unit, null, closing));
  expect((await duesOf()).reduce((sum, { restPaisa }) => sum + restPaisa, 0)).toBe(owed - 15_000 * RUPEE);
});

test('all or nothing: an error in one year is reported at its field, and no year is recorded', async () => {
  const applicationId = await handedIn();
  const wrong = SHORT.map((one) =>
    one.fiscalYear === '2077/78'
      ? {
          ...one,
          answers: {
            GENERAL_MEETING: { meeting: 'NOT_HELD' },
            FINANCIAL_STATEMENT: { current: { CASH_AND_BANK: 200, SHARE_CAPITAL: 100 } },
          },
        }
      : one.fiscalYear === '2079/80'
        ? { ...one, answers: {} }
        : one,
  );
  await expect(record(applicationId, wrong)).rejects.toMatchObject({
    code: 'VAL-422',
    details: {
      errors: [
        { path: '2077/78.FINANCIAL_STATEMENT.current', code: 'ASSETS_EXCEED_LIABILITIES' },
        { path: '2079/80.GENERAL_MEETING.meeting', code: 'AGM_HELD_REQUIRED' },
      ],
    },
  });
  await expect(
    record(applicationId, [...SHORT.slice(1), { fiscalYear: '2082/83', answers: {} }]),
  ).rejects.toMatchObject({
    details: {
      errors: [
        { path: '2082/83', code: 'REPORT_YEAR_UNKNOWN' },
        { path: '2077/78', code: 'REQUIRED' },
      ],
    },
  });
  expect((await statesOf())[0]).toEqual(['2077/78', 'OPEN']);
  expect(await db().selectFrom('closing_return').select('id').where('company_id', '=', company).execute()).toEqual([]);
});

test('a year reported by its own filing is not missing; a fine invoiced with that filing is paid there first', async () => {
  const filed = await submitReport(puja, await dormantReport(puja, company, '2077/78'));
  const { returns } = await missing();
  expect(returns.map(({ year, asks }) => [year.name, asks.map(({ section }) => section.key)])).toEqual(
    FIVE.slice(1).map((name) => [name, ['GENERAL_MEETING']]),
  );
  const applicationId = await handedIn();
  await expect(record(applicationId, SHORT.slice(1))).rejects.toMatchObject({
    code: 'FLOW-409',
    details: { message: 'closing.fineAskedElsewhere' },
  });
  const own = await db().selectFrom('invoice').select('id').where('for_id', '=', filed.id).executeTakeFirstOrThrow();
  await pay(own.id);
  expect((await record(applicationId, SHORT.slice(1))).fiscalYears).toEqual(FIVE.slice(1));
});

test('an unpaid invoice of a fine is withdrawn, also a joint one; two calls at the same time record once', async () => {
  const dues = await duesOf();
  expect(await askJoint(puja, { dueIds: dues.slice(0, 2).map(({ id }) => id) })).toMatchObject({ status: 200 });
  const applicationId = await handedIn();
  const [one, two] = await Promise.all([record(applicationId), record(applicationId)]);
  expect(two).toEqual(one);
  const open = await db()
    .selectFrom('invoice')
    .select('id')
    .where('company_id', '=', company)
    .where('status', '=', 'PENDING')
    .execute();
  expect(open).toEqual([]);
  expect(new Set((await duesOf()).map(({ invoice: by }) => by?.id))).toEqual(new Set([one?.invoiceId]));
});

test('a company registered after the section pays its fines in full; one with unknown capital is refused', async () => {
  await db()
    .updateTable('company')
    .set({ registered_on: '2025-06-01', created_at: new Date('2025-06-01T06:00:00Z') })
    .where('id', '=', company)
    .execute();
  const { returns, settlement } = await missing();
  const lateFines = settlement?.finesPaisa ?? 0;
  expect(returns.map(({ year }) => year.name)).toEqual(['2081/82']);
  expect(settlement).toMatchObject({ eligible: false, payablePaisa: lateFines });
  expect(lateFines).toBeGreaterThan(5_000 * RUPEE);
  const given = [
    {
      fiscalYear: '2081/82',
      answers: { GENERAL_MEETING: { meeting: 'NOT_HELD' }, FINANCIAL_STATEMENT: balanced(10_000_000) },
    },
  ];
  const recorded = await record(await handedIn(), given);
  expect(await invoice(recorded.invoiceId ?? '')).toMatchObject({ total_paisa: lateFines });

  company = await companySince(gateway, [puja], '2021-08-01');
  const applicationId = await handedIn();
  await db().updateTable('company').set({ paid_up_capital: null }).where('id', '=', company).execute();
  await expect(record(applicationId)).rejects.toMatchObject({
    code: 'FLOW-409',
    details: { message: 'closing.notOffered' },
  });
});
