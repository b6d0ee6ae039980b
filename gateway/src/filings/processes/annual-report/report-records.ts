import { fiscalYear } from '@registrar/domain/calendar';
import type { ReportFigures, ReportRecord } from '@registrar/domain/calls/annual-report';
import { bilingualNameSchema } from '@registrar/domain/envelope';
import { isGranted } from '@registrar/domain/enumerations';
import {
  reportRecordDetails,
  type ReportRecordDetails,
} from '@registrar/domain/processes/filings/annual-report/report-record';
import { statementTotals } from '@registrar/domain/processes/filings/annual-report/statement-lines';
import { hasShares } from '@registrar/domain/registration/company-type-rules';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { closingReturnsOf } from '../../../obligations/closing-returns';
import { readCompanies, type Company } from '../../../money/fines/read-dues';
import type { Actor } from '../../../platform/actor';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import type { Noted } from '../../../register/access-log/note-access';
import { readEntries } from '../../../register/entries/read-entries';
import { readStandingCompany } from '../../../register/standing-company';
import { openReports } from '../../facts/application/company-authority';
import { readCompanyFacts } from '../../facts/gate/company-facts';
import { standingShares } from './begin-report';

interface Recorded {
  readonly details: ReportRecordDetails;
  readonly filing: ReportRecord['filing'];
}

const note = z.object({ details: z.object({ annualReport: reportRecordDetails }) });

/** The figures of every recorded year, the oldest first. */
export async function readFigures(
  db: Kysely<DB>,
  actor: Actor,
  companyId: string,
  noted: Noted,
): Promise<ReportFigures> {
  const company = await companyFor(db, actor, companyId, noted);
  const recorded = await readRecorded(db, companyId);
  return {
    company: describe(company),
    years: recorded.map(({ details: { fiscalYear: name, dormant, statement } }) => ({
      fiscalYear: name,
      dormant,
      totals: totalsOf(statement),
    })),
  };
}

/** The record of one year: sections 51, 80 and 92 as approved, and the ledger of its last day. */
export async function readReportRecord(
  db: Kysely<DB>,
  actor: Actor,
  companyId: string,
  startYear: number,
  noted: Noted,
): Promise<ReportRecord> {
  const company = await companyFor(db, actor, companyId, noted);
  const recorded = await readRecorded(db, companyId);
  const year = fiscalYear(startYear);
  const found = recorded.find(({ details }) => details.fiscalYear === year?.name);
  if (!found || !year) refuse('REQ-404');
  const {
    details: { dormant, meeting, statement, shares, auditors, secretary },
    filing,
  } = found;
  const before = recorded.find(({ details }) => details.fiscalYear === fiscalYear(startYear - 1)?.name);
  return {
    company: describe(company),
    fiscalYear: year.name,
    endsOn: year.endsOn,
    dormant,
    filing,
    answers: {
      GENERAL_MEETING: meeting,
      FINANCIAL_STATEMENT: { current: statement },
      ...(shares && { SHARE_STATEMENT: shares }),
      ...(auditors && { AUDITORS: auditors }),
      ...(secretary && { COMPANY_SECRETARY: secretary }),
    },
    previous: before?.details.statement ?? {},
    disclosures: await readDisclosures(db, companyId, filing.id),
    ledger: hasShares(company.companyType)
      ? { ...standingShares(await readStandingCompany(db, companyId, { on: year.endsOn }), year.endsOn) }
      : null,
  };
}

const describe = ({
  id,
  nameEnglish,
  nameNepali,
  registrationNumber,
  companyType,
}: Company): ReportFigures['company'] => ({ id, nameEnglish, nameNepali, registrationNumber, companyType });

function totalsOf(statement: ReportRecordDetails['statement']): ReportFigures['years'][number]['totals'] {
  const { assets, liabilities, income, expense, result } = statementTotals(statement);
  return { assets, liabilities, income, expense, result };
}

/** For the company's representatives and intermediaries, its office, and roles that read everything. */
async function companyFor(db: Kysely<DB>, actor: Actor, companyId: string, { now, note }: Noted): Promise<Company> {
  await openReports(db, actor, (await readCompanyFacts(db, companyId, now)) ?? refuse('REQ-404'), note);
  const [company] = await readCompanies(db, [companyId]);
  return company ?? refuse('REQ-404');
}

/** The oldest year first. The register keeps the entry of a revoked filing, but it is not read as a record. */
async function readRecorded(db: Kysely<DB>, companyId: string): Promise<Recorded[]> {
  const filings = await db
    .selectFrom('application')
    .select(['id', 'application_number', 'submitted_at', 'decided_at', 'status'])
    .select(({ selectFrom }) =>
      selectFrom('application_history as h')
        .select('h.action')
        .whereRef('h.application_id', '=', 'application.id')
        .where('h.action', 'in', ['approve', 'autoApprove'])
        .orderBy('h.id', 'desc')
        .limit(1)
        .as('decision'),
    )
    .where('company_id', '=', companyId)
    .where('process_name', '=', 'ANNUAL_REPORT')
    .where('discarded_at', 'is', null)
    .where('decided_at', 'is not', null)
    .execute();
  const closings = await closingReturnsOf(db, [companyId]);
  const entries = await readEntries(db, companyId, { aspects: ['NOTE'] });
  return [
    ...filings.filter(({ status }) => isGranted(status)).map((row) => ({ ...row, noteId: row.id })),
    // recorded from the day on which the closing was submitted
    ...closings.map(({ id, filing }) => ({
      ...filing,
      noteId: id,
      decided_at: filing.decided_at ?? filing.submitted_at,
      decision: null,
    })),
  ]
    .flatMap((row): Recorded[] => {
      const details = note.safeParse(entries.find(({ subjectId }) => subjectId === row.noteId)?.after).data?.details
        .annualReport;
      if (!details || row.application_number === null || row.submitted_at === null || row.decided_at === null)
        return [];
      return [
        {
          details,
          filing: {
            id: row.id,
            applicationNumber: row.application_number,
            submittedAt: row.submitted_at.toISOString(),
            decidedAt: row.decided_at.toISOString(),
            automatic: row.decision === 'autoApprove',
          },
        },
      ];
    })
    .sort((one, other) => one.details.fiscalYear.localeCompare(other.details.fiscalYear));
}

const disclosed = z.object({ details: z.record(z.string(), z.unknown()) });

/** Section 92: the disclosures that the filing entered, with the directors' names in the register. */
async function readDisclosures(
  db: Kysely<DB>,
  companyId: string,
  filingId: string,
): Promise<ReportRecord['disclosures']> {
  const entries = await readEntries(db, companyId, { aspects: ['DIRECTOR', 'DISCLOSURE'] });
  return entries.flatMap(({ aspect, subjectId, applicationId, after }) => {
    const given = aspect === 'DISCLOSURE' && applicationId === filingId ? disclosed.safeParse(after).data : undefined;
    if (!given || subjectId === null) return [];
    const director = entries.findLast(
      (entry) => entry.aspect === 'DIRECTOR' && entry.subjectId === subjectId && entry.after !== null,
    );
    const { nameEnglish, nameNepali } = bilingualNameSchema.parse(director?.after);
    return [{ directorId: subjectId, nameEnglish, nameNepali, answers: given.details }];
  });
}
