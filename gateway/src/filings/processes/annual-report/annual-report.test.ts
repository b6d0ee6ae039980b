import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { capitalCautions, reportedStatement } from '@registrar/domain/processes/filings/annual-report/statement';
import {
  balanced,
  dormantReport,
  openReport,
  payInvoiceOf,
  reportsOf,
  submitReport,
  tryToSubmit,
} from '../../../../test/annual-report-kit';
import { APPLICATION, callerOf, detailOf, newKey, saveSection, take, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { settledCompany } from '../../../../test/name-change-kit';
import { acceptDocuments, readDetail } from '../../../../test/registration-kit';
import { listReports } from '../../facts/annual-report/list-reports';

let gateway: TestGateway;
let puja: Caller, gita: Caller, maya: Caller, ram: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  gateway.clock.moveTo(new Date('2026-11-24T05:00:00Z'));
  [puja, gita, maya, ram] = [
    await callerOf(gateway, 'puja.representative'),
    await callerOf(gateway, 'gita.operator'),
    await callerOf(gateway, 'maya.approver'),
    await callerOf(gateway, 'ram.applicant'),
  ];
  await sample(0);
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const sample = (samplePercent: number) =>
  db()
    .updateTable('configuration')
    .set({
      value: JSON.stringify({
        nameReservations: false,
        samplePercent,
        annualReports: true,
        figureFactor: 5,
        auditorYears: 3,
      }),
    })
    .where('key', '=', 'AUTO_APPROVAL')
    .execute();
/** A company in the portal since the given day, with a paid-up capital of ten lakh. */
async function companySince(day: string): Promise<string> {
  const id = await settledCompany(gateway, [puja]);
  await db()
    .updateTable('company')
    .set({ created_at: new Date(`${day}T06:00:00Z`), registered_on: '2015-01-01', paid_up_capital: 100_000_000 })
    .where('id', '=', id)
    .execute();
  await db().deleteFrom('register_entry').where('company_id', '=', id).where('aspect', '=', 'CAPITAL').execute();
  return id;
}
const statusOf = async (id: string) =>
  (await db().selectFrom('application').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
/** The number of SQL statements for the list of a company's years. */
async function statementsOfList(company: string): Promise<number> {
  let statements = 0;
  const counting = db().withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await listReports(
    counting,
    {
      accountId: puja.userId,
      sessionId: '',
      username: puja.username,
      role: 'COMPANY_REPRESENTATIVE',
      officeId: null,
      external: true,
      screens: new Set(),
      restriction: null,
      secondFactor: 'NONE',
      ipHash: '',
    },
    company,
    { now: gateway.clock.now(), language: 'en', note: async () => {} },
  );
  return statements;
}
const linesOf = (applicationId: string) =>
  db()
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_line.invoice_id')
    .select(['invoice_line.code', 'invoice_line.amount_paisa', 'invoice_line.fine_due_id'])
    .where('invoice.for_id', '=', applicationId)
    .where('invoice.status', '<>', 'REJECTED')
    .orderBy('invoice_line.position')
    .execute();

test('a dormant company in time: the meeting, its figures and one document; recorded automatically at once, with the letter', async () => {
  const company = await companySince('2026-08-01');
  const list = await reportsOf(puja, company);
  expect(list.years.map(({ fiscalYear: name, state }) => [name, state])).toEqual([
    ['2082/83', 'OPEN'],
    ['2083/84', 'NOT_ENDED'],
  ]);
  expect(list.years[0]?.returns.map(({ event, fine }) => [event.section, fine])).toEqual([
    ['80', null],
    ['51', null],
  ]);
  const draft = await dormantReport(puja, company, '2082/83');
  expect(draft.sections.map(({ key }) => key)).not.toContain('SHARE_STATEMENT');
  // the subject given in the link of a notification
  expect((await puja.call('GET', `external/api/application/${draft.id}/process`)).body.data).toEqual({
    processName: 'ANNUAL_REPORT',
    parameters: { subject: '2082/83' },
  });
  const filed = await submitReport(puja, draft);
  await gateway.platform.jobs.runDue();
  expect(await statusOf(filed.id)).toBe('SUCCESS');
  const [year] = (await reportsOf(puja, company)).years;
  expect(year).toMatchObject({
    state: 'APPROVED',
    late: false,
    restPaisa: 0,
    filing: { automatic: true, decidedBy: null, invoice: null },
  });
  expect(await db().selectFrom('letter').select('kind').where('application_id', '=', filed.id).execute()).toEqual([
    { kind: 'RECORD_LETTER' },
  ]);
  // a year twice, a year that has not ended, a year that the company does not have
  for (const [name, code] of [
    ['2082/83', 'REPORT_YEAR_FILED'],
    ['2083/84', 'REPORT_YEAR_NOT_ENDED'],
    ['2075/76', 'REPORT_YEAR_UNKNOWN'],
  ] as const) {
    expect(await openReport(puja, company, name)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'subject.id', code }] },
    });
  }
  expect(await openReport(ram, company, '2082/83')).toMatchObject({ status: 404 });
});

test('the short form of a dormant company: no document, and a statement made of cash, and of capital where the register has none', async () => {
  const company = await companySince('2026-08-01');
  const draft = detailOf(await openReport(puja, company, '2082/83'));
  const met = detailOf(await saveSection(puja, draft, 'GENERAL_MEETING', { dormant: true, meeting: 'NOT_HELD' }));
  const problems = (detail: typeof met) =>
    detail.sections.flatMap(({ errors }) => errors.map(({ path, code }) => [path, code]));
  expect(problems(met)).toEqual([]);
  expect(await tryToSubmit(puja, met)).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'PAID_UP_CAPITAL_REQUIRED' }, { code: 'CASH_REQUIRED' }] },
  });
  const told = detailOf(
    await saveSection(puja, met, 'FINANCIAL_STATEMENT', { capital: 100_000_000, cash: 12_345_600 }),
  );
  const { version } = await readDetail(puja, told.id);
  const submit = (declared: readonly string[]) =>
    puja.call('POST', `${APPLICATION}/${told.id}/submit`, { version, declared }, newKey());
  // what is declared follows from the answers: no auditor was asked for
  expect(await submit(['TRUE_STATEMENT'])).toMatchObject({ body: { errors: [{ code: 'DECLARATION_REQUIRED' }] } });
  const filed = detailOf(await submit(['TRUE_STATEMENT', 'NO_BUSINESS']));
  await gateway.platform.jobs.runDue();
  expect(await statusOf(filed.id)).toBe('SUCCESS');
  const { current } = reportedStatement({
    answers: Object.fromEntries(told.sections.map(({ key, data }) => [key, data])),
  });
  expect(current).toEqual({ CASH_AND_BANK: 12_345_600, SHARE_CAPITAL: 100_000_000, ACCUMULATED_LOSS: 87_654_400 });
});

test('another capital than that of the register is taken with a word to both, never silently', () => {
  const frame = (statement: object) => ({
    companyType: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI' as const,
    company: null,
    today: '2026-11-24',
    answers: {
      REPORT_YEAR: { begunFrom: null, paidUpPaisa: 100_000_000 },
      GENERAL_MEETING: { dormant: true },
      FINANCIAL_STATEMENT: statement,
    },
  });
  expect(capitalCautions(frame({ cash: 5 }))).toEqual([]);
  const [caution] = capitalCautions(
    frame({ inFull: true, current: { CASH_AND_BANK: 10_000_000, SHARE_CAPITAL: 10_000_000 } }),
  );
  expect(caution?.text.en).toBe(
    'The statement has a share capital of Rs. 1,00,000.00; the paid-up capital of the register at the end of the year is Rs. 10,00,000.00.',
  );
});

test('overdue years are filed in order, each with the fine of its own delay; they are recorded one after the other once paid', async () => {
  const company = await companySince('2024-08-01');
  const before = await reportsOf(puja, company);
  expect(
    before.years
      .filter(({ state }) => state !== 'NOT_ENDED')
      .map(({ fiscalYear: name, state, mayBegin }) => [name, state, mayBegin]),
  ).toEqual([
    ['2080/81', 'OPEN', true],
    ['2081/82', 'WAITING', false],
    ['2082/83', 'WAITING', false],
  ]);
  expect(await openReport(puja, company, '2081/82')).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'REPORT_YEAR_WAITS', message: expect.stringContaining('2080/81') }] },
  });
  const first = await submitReport(puja, await dormantReport(puja, company, '2080/81'));
  const withOne = await statementsOfList(company);
  const second = await submitReport(puja, await dormantReport(puja, company, '2081/82'));
  // the number of statements does not grow with the years, because the list is opened often in the last week
  expect(await statementsOfList(company)).toBe(withOne);
  // 2080/81 was due in the middle of January 2025: twenty-three months; 2081/82 a year later: eleven
  expect(await linesOf(first.id)).toMatchObject([
    { code: 'NO_FEE' },
    { code: 'FINE_S81_2', amount_paisa: 1_000_000 },
    { code: 'FINE_S81_2', amount_paisa: 1_000_000 },
  ]);
  expect(await linesOf(second.id)).toMatchObject([
    { code: 'NO_FEE' },
    { code: 'FINE_S81_2', amount_paisa: 500_000 },
    { code: 'FINE_S81_2', amount_paisa: 500_000 },
  ]);
  // a fine invoiced with the report is not in the list of dues too
  const dues = (await puja.call('GET', `external/api/fine/due?companyId=${company}`)).body.data as {
    fiscalYear: string;
    state: string;
  }[];
  expect(dues.map(({ fiscalYear: name, state }) => [name, state])).toEqual([
    ['2080/81', 'INVOICED'],
    ['2080/81', 'INVOICED'],
    ['2081/82', 'INVOICED'],
    ['2081/82', 'INVOICED'],
  ]);
  // the later one is paid first and waits for the earlier one
  await payInvoiceOf(gateway, second.id);
  await gateway.platform.jobs.runDue();
  expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['SUBMITTED', 'SUBMITTED']);
  await payInvoiceOf(gateway, first.id);
  await gateway.platform.jobs.runDue();
  await gateway.platform.jobs.runDue();
  expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['SUCCESS', 'SUCCESS']);
  expect((await reportsOf(puja, company)).years.map(({ state, restPaisa }) => [state, restPaisa])).toEqual([
    ['APPROVED', 0],
    ['APPROVED', 0],
    ['OPEN', 0],
    ['NOT_ENDED', 0],
  ]);
}, 180_000);

test('a sampled report goes to an officer with the reason, and is decided like any other filing', async () => {
  await sample(100);
  const company = await companySince('2026-08-01');
  const filed = await submitReport(puja, await dormantReport(puja, company, '2082/83'));
  await gateway.platform.jobs.runDue();
  await sample(0);
  expect(await readDetail(gita, filed.id)).toMatchObject({ status: 'SUBMITTED', automaticFlags: ['SAMPLED'] });
  const claimed = await take(await readDetail(gita, filed.id), [[gita, 'claim']]);
  await acceptDocuments(gita, claimed.id);
  const rejected = await take(await readDetail(gita, filed.id), [
    [gita, 'verify'],
    [maya, 'reject', { reasonCode: 'OTHER', remark: 'The statement is of another company.' }],
  ]);
  expect(rejected.status).toBe('REJECTED');
  expect((await reportsOf(puja, company)).years[0]).toMatchObject({ state: 'OPEN', filing: null });
});

test('bad figures are refused at their fields, with the difference', async () => {
  const company = await companySince('2026-08-01');
  const draft = detailOf(await openReport(puja, company, '2082/83'));
  const met = detailOf(
    await saveSection(puja, draft, 'GENERAL_MEETING', {
      dormant: true,
      meeting: 'HELD',
      heldOn: '2026-07-01',
      presencePercent: 50,
      decisions: 'Accounts approved.',
    }),
  );
  const problems = (detail: typeof met, section: string) =>
    detail.sections.find(({ key }) => key === section)?.errors.map(({ path, code }) => [path, code]);
  expect(problems(met, 'GENERAL_MEETING')).toEqual([['heldOn', 'AGM_BEFORE_YEAR_END']]);
  expect(await saveSection(puja, met, 'GENERAL_MEETING', { meeting: 'HELD', presencePercent: 101 })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'presencePercent', code: 'PERCENT_RANGE' }] },
  });
  const saved = detailOf(
    await saveSection(puja, met, 'FINANCIAL_STATEMENT', {
      current: { CASH_AND_BANK: 200_000, SHARE_CAPITAL: 150_050, SALES: 1 },
    }),
  );
  expect(problems(saved, 'FINANCIAL_STATEMENT')).toEqual(
    expect.arrayContaining([
      ['current', 'ASSETS_EXCEED_LIABILITIES'],
      ['current.SALES', 'DORMANT_WITH_RESULT'],
    ]),
  );
  expect(JSON.stringify(saved.sections)).toContain('Rs. 499.50');
  expect(await saveSection(puja, saved, 'FINANCIAL_STATEMENT', { current: { CASH_AND_BANK: -1 } })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'current.CASH_AND_BANK', code: 'AMOUNT_NEGATIVE' }] },
  });
  expect(
    problems(detailOf(await saveSection(puja, saved, 'FINANCIAL_STATEMENT', balanced(100))), 'FINANCIAL_STATEMENT'),
  ).toEqual([]);
});
