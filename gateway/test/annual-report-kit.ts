import { randomUUID } from 'node:crypto';
import { annualReportListSchema, type AnnualReportList } from '@registrar/domain/calls/annual-report';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { settleInvoice } from '../src/money/settle-invoice';
import { annualReport } from '@registrar/domain/processes/filings/annual-report/definition';
import { APPLICATION, detailOf, newKey, saveSection, type Caller } from './filings-kit';
import type { Answer, TestGateway } from './harness';
import { attachRequired, readDetail } from './registration-kit';

export const reportsOf = async (by: Caller, companyId: string): Promise<AnnualReportList> => {
  const answer = await by.call('GET', `external/api/company/${companyId}/annual-report`);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return annualReportListSchema.parse(answer.body.data);
};

export const openReport = (by: Caller, companyId: string, year: string): Promise<Answer> =>
  by.call(
    'POST',
    APPLICATION,
    { processName: 'ANNUAL_REPORT', companyId, subject: { kind: 'FISCAL_YEAR', id: year } },
    newKey(),
  );

/** With everything declared. */
export async function tryToSubmit(by: Caller, draft: ApplicationDetail): Promise<Answer> {
  const { version } = await readDetail(by, draft.id);
  return by.call(
    'POST',
    `${APPLICATION}/${draft.id}/submit`,
    { version, declared: annualReport.declarations.map(({ key }) => key) },
    newKey(),
  );
}

export const submitReport = async (by: Caller, draft: ApplicationDetail): Promise<ApplicationDetail> =>
  detailOf(await tryToSubmit(by, draft));

/** Assets that are what was paid in. */
export const balanced = (paisa: number) => ({ current: { CASH_AND_BANK: paisa, SHARE_CAPITAL: paisa } });

/** Of a year without business: where no report stands before it, with its figures. */
export async function dormantReport(
  by: Caller,
  companyId: string,
  year: string,
  meeting: Record<string, unknown> = {},
): Promise<ApplicationDetail> {
  const draft = detailOf(await openReport(by, companyId, year));
  const told = detailOf(
    await saveSection(by, draft, 'GENERAL_MEETING', { dormant: true, meeting: 'NOT_HELD', ...meeting }),
  );
  if (
    told.sections.some(({ key }) => key === 'FINANCIAL_STATEMENT') &&
    draft.sections.every(({ key, data }) => key !== 'REPORT_YEAR' || data['begunFrom'] === null)
  )
    await saveSection(by, told, 'FINANCIAL_STATEMENT', balanced(10_000_000));
  await attachRequired(by, draft.id);
  return readDetail(by, draft.id);
}

/** The money has come in, whichever way. */
export async function payInvoiceOf(gateway: TestGateway, applicationId: string): Promise<void> {
  const {
    database: { db },
    runUnitOfWork,
  } = gateway.platform;
  const invoice = await db
    .updateTable('invoice')
    .set({ status: 'INITIATED' })
    .where('for_id', '=', applicationId)
    .where('status', '=', 'PENDING')
    .returningAll()
    .executeTakeFirstOrThrow();
  await runUnitOfWork((unit) => settleInvoice(unit, null, invoice, { card: { attemptId: randomUUID() } }));
}
