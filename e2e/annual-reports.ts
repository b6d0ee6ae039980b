import type { AnnualReportList } from '@registrar/domain/calls/annual-report';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { annualReport } from '@registrar/domain/processes/filings/annual-report/definition';
import type { Person } from '@registrar/testing/playwright';
import { actOn } from './act-on';
import { attachRequired } from './filed-registrations';
import { saveSection } from './filed-sections';
import { callsOf, type GatewayCalls } from './gateway-calls';

/** The fiscal years of the one company that the person represents. */
export async function reportYears(gateway: GatewayCalls): Promise<AnnualReportList> {
  const [company] = await gateway.get<readonly { readonly id: string }[]>('/external/api/representative/company');
  if (company === undefined) throw new Error('The representative speaks for no company');
  return gateway.get<AnnualReportList>(`/external/api/company/${company.id}/annual-report`);
}

/** The draft of the oldest year that is still to be reported; one that is there already is given again. */
export async function draftOfReport(person: Person): Promise<string> {
  const gateway = await callsOf(person);
  const { company, years } = await reportYears(gateway);
  const drafted = years.find(({ state }) => state === 'DRAFT')?.filing;
  if (drafted != null) return drafted.id;
  const open = years.find(({ mayBegin }) => mayBegin);
  if (open === undefined) throw new Error('The company has no year to report');
  return (
    await gateway.post<ApplicationDetail>('/external/api/application', {
      processName: 'ANNUAL_REPORT',
      companyId: company.id,
      subject: { kind: 'FISCAL_YEAR', id: open.fiscalYear },
    })
  ).id;
}

/** A year without business, answered and with its papers: the report lacks nothing but to be handed in. */
async function fillDormant(gateway: GatewayCalls, id: string): Promise<void> {
  await saveSection(gateway, id, 'GENERAL_MEETING', { dormant: true, meeting: 'NOT_HELD' });
  const { sections } = await gateway.get<ApplicationDetail>(`/external/api/application/${id}`);
  const column = { CASH_AND_BANK: 10_000_000, SHARE_CAPITAL: 10_000_000 };
  // with a report before it the figures of that one stand
  if (sections.find(({ key }) => key === 'REPORT_YEAR')?.data['begunFrom'] == null)
    await saveSection(gateway, id, 'FINANCIAL_STATEMENT', { current: column, previous: column });
  await attachRequired(gateway, id);
}

/** The oldest report of the person's company, handed in; one that is already is given again. */
export async function submittedReport(person: Person): Promise<string> {
  const gateway = await callsOf(person);
  const filed = (await reportYears(gateway)).years.find(
    ({ state }) => state === 'IN_PROCESS' || state === 'APPROVED',
  )?.filing;
  if (filed != null) return filed.id;
  const id = await draftOfReport(person);
  await handIn(gateway, id);
  return id;
}

async function handIn(gateway: GatewayCalls, id: string): Promise<void> {
  await fillDormant(gateway, id);
  await actOn(gateway, await gateway.get<ApplicationDetail>(`/external/api/application/${id}`), 'submit', {
    declared: annualReport.declarations.map(({ key }) => key),
  });
}

/** Every year before this one is handed in: a year without business, its figures those of the year before. */
export async function submittedBefore(person: Person, fiscalYear: string): Promise<void> {
  const gateway = await callsOf(person);
  for (;;) {
    const { years } = await reportYears(gateway);
    const next = years.find(({ state }) => state === 'OPEN' || state === 'DRAFT');
    if (next === undefined || next.fiscalYear >= fiscalYear) return;
    await handIn(gateway, await draftOfReport(person));
  }
}
