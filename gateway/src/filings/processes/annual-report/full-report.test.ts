import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { reportFiguresSchema, reportRecordSchema } from '@registrar/domain/calls/annual-report';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filedAnswers, filedItems, type Answers, type FilingFrame } from '@registrar/domain/processes';
import { annualReport } from '@registrar/domain/processes/filings/annual-report/definition';
import { publicCompany, twoOwners } from '@registrar/domain/testing/registration-examples';
import { numbered, outsideSeat, promoterSeat } from '@registrar/domain/testing/registration-people';
import { openReport, reportsOf, submitReport, tryToSubmit } from '../../../../test/annual-report-kit';
import { filedRegistration } from '../../../../test/awaiting-approval-kit';
import { act, callerOf, detailOf, saveSection, take, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { AUDITOR, byPaper, disclosuresOf, DISCLOSED, signByLink } from '../../../../test/initial-return-kit';
import { acceptDocuments, attachRequired, readDetail } from '../../../../test/registration-kit';

const YEAR = '2082/83';
const SECOND = 'binod@makalu.example';
/** The PAN of the first owner; that of the second is not known. */
const OWN_PAN = '301111118';
let gateway: TestGateway;
let puja: Caller, gita: Caller, maya: Caller, krishna: Caller;
let company: string, publicOne: string;

/** Two owners on the board, each with their own address. */
const owners = (): FilingFrame => {
  const frame = twoOwners();
  const items = filedItems(frame, 'BOD_DETAILS').map((item, at) =>
    at === 0 ? item : { ...item, data: { ...item.data, email: SECOND, phoneNo: '9841000002' } },
  );
  const holders = filedItems(frame, 'SHAREHOLDER').map((item, at) =>
    at === 0
      ? { ...item, data: { ...item.data, person: { ...Object(item.data['person']), panNumber: OWN_PAN } } }
      : item,
  );
  return { ...frame, answers: { ...frame.answers, SHAREHOLDER: { items: holders }, BOD_DETAILS: { items } } };
};

/** Seven promoters and four others, two of them independent. */
const elevenOnTheBoard = (): FilingFrame => {
  const frame = publicCompany();
  const proven = { phoneVerifiedAt: '2026-11-20T05:00:00.000Z' };
  const others = [62, 63, 64, 65].map((serial, at) => outsideSeat(serial, { isIndependent: at < 2, ...proven }));
  const board = numbered('b', [...Array.from({ length: 7 }, (_, at) => promoterSeat(`h${at + 1}`, proven)), ...others]);
  return {
    ...frame,
    answers: {
      ...frame.answers,
      GENERAL_INFORMATION: { ...filedAnswers(frame, 'GENERAL_INFORMATION'), numberOfDirectors: 11 },
      BOD_DETAILS: { items: board },
    },
  };
};

beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.clock.moveTo(new Date('2025-08-01T06:00:00Z'));
  // none of them is sampled
  await db()
    .updateTable('configuration')
    .set({
      value: JSON.stringify({
        nameReservations: false,
        samplePercent: 0,
        annualReports: true,
        figureFactor: 5,
        auditorYears: 3,
      }),
    })
    .where('key', '=', 'AUTO_APPROVAL')
    .execute();
  const applicant = await gateway.addAccount({ username: 'puja.reports' });
  const verifier = await gateway.addAccount({ username: 'gita.reports', role: 'OPERATOR' });
  await gateway.addAccount({ username: 'maya.reports', role: 'APPROVER_1' });
  await gateway.addAccount({ username: 'krishna.reports', role: 'APPROVER_2' });
  const registrar = await callerOf(gateway, 'krishna.reports');
  const register = async (frame: FilingFrame): Promise<string> => {
    const filing = await filedRegistration(
      gateway.platform,
      { ...frame, today: '2025-08-01' },
      { applicant, verifier },
    );
    expect(await act(registrar, filing, 'approve')).toMatchObject({ status: 200 });
    return (
      await gateway.platform.database.db
        .selectFrom('company')
        .select('id')
        .where('registered_by', '=', filing.id)
        .executeTakeFirstOrThrow()
    ).id;
  };
  [company, publicOne] = [await register(owners()), await register(elevenOnTheBoard())];
  gateway.clock.moveTo(new Date('2026-11-24T06:00:00Z'));
  [puja, gita, maya, krishna] = [
    await callerOf(gateway, 'puja.reports'),
    await callerOf(gateway, 'gita.reports'),
    await callerOf(gateway, 'maya.reports'),
    await callerOf(gateway, 'krishna.reports'),
  ];
}, 180_000);
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const answersOf = (detail: ApplicationDetail, key: string): Answers =>
  detail.sections.find((section) => section.key === key)?.data ?? {};
const problemsOf = (detail: ApplicationDetail) =>
  detail.sections.flatMap(({ key, errors }) => errors.map(({ path, code }) => [key, path, code]));

const MEETING: Answers = {
  meeting: 'HELD',
  heldOn: '2026-11-05',
  presencePercent: 85.5,
  decisions: 'The accounts of the year were approved.',
};
const figures = (sales: number): Answers => ({
  PROPERTY: 6_000_000,
  CASH_AND_BANK: 4_000_000 + sales,
  SHARE_CAPITAL: 10_000_000,
  RESERVES: sales,
  SALES: sales,
});
const NEXT_AUDITOR: Answers = {
  ...AUDITOR,
  fullNameNepali: 'प्रकाश भण्डारी',
  fullNameEnglish: 'Prakash Bhandari',
  licenceNumber: 'CA-77',
  udin: '261124CA0077ABCD',
  panNumber: '301234777',
  appointedOn: '2026-11-05',
};

/** Everything but the disclosures, as a company with business answers it. */
async function fill(
  draft: ApplicationDetail,
  meeting: Answers = MEETING,
  more: Readonly<Record<string, Answers>> = {},
): Promise<ApplicationDetail> {
  let detail = detailOf(await saveSection(puja, draft, 'GENERAL_MEETING', meeting));
  const save = async (key: string, data: Answers) =>
    void (detail = detailOf(await saveSection(puja, detail, key, { ...answersOf(detail, key), ...data })));
  await save('FINANCIAL_STATEMENT', { current: figures(2_500_000) });
  await save('SHARE_STATEMENT', { brokerage: 50_000, bankLoan: true, bankLoanAmount: 3_000_000 });
  await save('AUDITORS', { thisYear: AUDITOR, nextYear: NEXT_AUDITOR });
  for (const [key, data] of Object.entries(more)) await save(key, data);
  await attachRequired(puja, draft.id);
  return readDetail(puja, draft.id);
}

const recordOf = (by: Caller, id: string) => by.call('GET', `external/api/company/${id}/annual-report/record/2082`);

test('a private company with business: directors by link and from paper, sent back, corrected, decided by an officer; the year is read as it was recorded', async () => {
  const draft = detailOf(await openReport(puja, company, YEAR));
  // prefilled from register and ledger
  expect(answersOf(draft, 'SHARE_STATEMENT')).toMatchObject({
    totalInstallment: 10_000_000,
    outstanding: 0,
    standing: { asOf: '2026-07-16', holders: 2, heldShares: 1_000, paidUpCapital: 10_000_000 },
  });
  const [first, second] = await disclosuresOf(puja, draft);
  if (!first || !second) throw new Error('Two directors');
  await signByLink(gateway, puja, draft, first, ['asha@makalu.example', SECOND]);
  await byPaper(puja, draft, second);
  // an auditor who is a director, and one licence of two people
  const wrong = await fill(draft, MEETING, {
    AUDITORS: {
      thisYear: { ...AUDITOR, panNumber: OWN_PAN },
      nextYear: { ...NEXT_AUDITOR, licenceNumber: AUDITOR['licenceNumber'] },
    },
  });
  expect(problemsOf(wrong)).toEqual([
    ['AUDITORS', 'thisYear.fullNameEnglish', 'AUDITOR_IS_DIRECTOR'],
    ['AUDITORS', 'nextYear.licenceNumber', 'LICENCE_OF_ANOTHER'],
  ]);
  const right = await fill(wrong);
  expect(problemsOf(right)).toEqual([]);
  const filed = await submitReport(puja, right);
  await gateway.platform.jobs.runDue();
  expect(await readDetail(gita, filed.id)).toMatchObject({
    status: 'SUBMITTED',
    automaticFlags: ['DISCLOSURE_ON_PAPER'],
  });
  expect((await recordOf(puja, company)).status).toBe(404);

  await take(await readDetail(gita, filed.id), [[gita, 'claim']]);
  expect(
    await gita.call('POST', `external/api/application/${filed.id}/pin`, {
      path: 'FINANCIAL_STATEMENT.current.SALES',
      remark: 'The statement says 26,000.',
    }),
  ).toMatchObject({ status: 200 });
  const back = await take(await readDetail(gita, filed.id), [
    [gita, 'sendForCorrection', { remark: 'Please see the remark.' }],
  ]);
  expect(back.status).toBe('SEND_FOR_CORRECTION');
  const corrected = detailOf(
    await saveSection(puja, await readDetail(puja, filed.id), 'FINANCIAL_STATEMENT', {
      ...answersOf(back, 'FINANCIAL_STATEMENT'),
      current: figures(2_600_000),
    }),
  );
  for (const pin of (await readDetail(puja, corrected.id)).pins)
    expect(
      (await puja.call('PUT', `external/api/application/${filed.id}/pin/${pin.id}/answer`, { answer: 'Corrected.' }))
        .status,
    ).toBe(200);
  detailOf(
    await act(puja, await readDetail(puja, filed.id), 'resubmit', {
      declared: annualReport.declarations.map(({ key }) => key),
    }),
  );
  // a report submitted in time stays filed on that day
  const [year] = (await reportsOf(puja, company)).years;
  expect(year).toMatchObject({ fiscalYear: YEAR, state: 'IN_PROCESS', late: false });

  await take(await readDetail(gita, filed.id), [[gita, 'claim']]);
  await acceptDocuments(gita, filed.id);
  const approved = await take(await readDetail(gita, filed.id), [
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  expect(approved.status).toBe('APPROVED');
  await gateway.platform.jobs.runDue();

  const record = reportRecordSchema.parse((await recordOf(puja, company)).body.data);
  expect(record).toMatchObject({
    fiscalYear: YEAR,
    endsOn: '2026-07-16',
    dormant: false,
    filing: { id: filed.id, automatic: false },
    previous: {},
    answers: {
      GENERAL_MEETING: MEETING,
      FINANCIAL_STATEMENT: { current: figures(2_600_000) },
      SHARE_STATEMENT: { brokerage: 50_000, bankLoanAmount: 3_000_000 },
      AUDITORS: { thisYear: { licenceNumber: 'CA-1234' }, nextYear: { licenceNumber: 'CA-77' } },
    },
    ledger: { asOf: '2026-07-16', holders: 2, heldShares: 1_000, forfeitedShares: 0 },
  });
  expect(record.disclosures).toHaveLength(2);
  expect(
    record.disclosures.every(({ answers }) =>
      JSON.stringify(answers).includes(Object(DISCLOSED['directorships']).remark),
    ),
  ).toBe(true);
  const shown = reportFiguresSchema.parse(
    (await krishna.call('GET', `external/api/company/${company}/annual-report/figures`)).body.data,
  );
  expect(shown.years).toEqual([
    {
      fiscalYear: YEAR,
      dormant: false,
      totals: { assets: 12_600_000, liabilities: 12_600_000, income: 2_600_000, expense: 0, result: 2_600_000 },
    },
  ]);
  // revoked, it is no record any more
  expect(
    (
      await act(krishna, await readDetail(krishna, filed.id), 'revoke', {
        remark: 'Approved in error.',
        reasonCode: 'OTHER',
      })
    ).status,
  ).toBe(200);
  expect((await recordOf(puja, company)).status).toBe(404);
  expect((await reportsOf(puja, company)).years[0]?.state).not.toBe('APPROVED');
}, 240_000);

test('a public company of eleven directors: the report of section 78 has its own due day, a secretary is required, and a separate one goes to an officer', async () => {
  const opened = detailOf(await openReport(puja, publicOne, YEAR));
  const draft = detailOf(await saveSection(puja, opened, 'GENERAL_MEETING', { ...MEETING, heldOn: '2026-11-20' }));
  const directors = await disclosuresOf(puja, draft);
  expect(directors).toHaveLength(11);
  for (const item of directors) await byPaper(puja, draft, item);
  const filled = await fill(draft, { ...MEETING, heldOn: '2026-11-20' });
  const secretary = {
    nameNepali: 'सरिता थापा',
    nameEnglish: 'Sarita Thapa',
    qualification: 'LL.B.',
    appointedOn: '2025-09-01',
  };
  expect((await tryToSubmit(puja, filled)).body.errors).toContainEqual(
    expect.objectContaining({ path: expect.stringContaining('COMPANY_SECRETARY') }),
  );
  const named = detailOf(await saveSection(puja, filled, 'COMPANY_SECRETARY', secretary));
  const ready = await readDetail(puja, named.id);
  // due 21 days before the meeting, on 30 October: one month late, above a crore
  const lines = async () => {
    const answer = (await puja.call('GET', `external/api/application/${ready.id}/payable`)).body.data as {
      estimate: { lines: { code: string; proposedPaisa: number; basis: { lateness?: { eventId: string } } }[] };
    };
    return answer.estimate.lines
      .filter(({ code }) => code === 'FINE_S81_2')
      .map(({ basis, proposedPaisa }) => [basis.lateness?.eventId, proposedPaisa]);
  };
  expect(await lines()).toEqual([['REPORT_S78', 500_000]]);
  await saveSection(puja, await readDetail(puja, ready.id), 'GENERAL_MEETING', {
    ...MEETING,
    heldOn: '2026-11-20',
    section78FiledOn: '2026-10-20',
  });
  expect(await lines()).toEqual([]);
  const filed = await submitReport(puja, await readDetail(puja, ready.id));
  await gateway.platform.jobs.runDue();
  expect(await readDetail(gita, filed.id)).toMatchObject({
    status: 'SUBMITTED',
    automaticFlags: ['DISCLOSURE_ON_PAPER', 'FILED_APART'],
  });
  await take(await readDetail(gita, filed.id), [[gita, 'claim']]);
  await acceptDocuments(gita, filed.id);
  expect(
    (
      await take(await readDetail(gita, filed.id), [
        [gita, 'verify'],
        [maya, 'approve'],
      ])
    ).status,
  ).toBe('APPROVED');
  expect(reportRecordSchema.parse((await recordOf(maya, publicOne)).body.data).answers).toMatchObject({
    COMPANY_SECRETARY: secretary,
  });
  expect(await db().selectFrom('letter').select('kind').where('application_id', '=', filed.id).execute()).toEqual([
    { kind: 'RECORD_LETTER' },
  ]);
}, 240_000);
