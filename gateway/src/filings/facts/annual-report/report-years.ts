import type { Language } from '@registrar/domain/bilingual';
import {
  fiscalYearNamed,
  fiscalYearOf,
  inBothCalendars,
  type AdDay,
  type FiscalYear,
} from '@registrar/domain/calendar';
import { toNepaliDigits } from '@registrar/domain/digits';
import { isGranted } from '@registrar/domain/enumerations';
import type { ReportState } from '@registrar/domain/calls/annual-report';
import { validationMessage, type MessageParameters, type ValidationCode } from '@registrar/domain/messages';
import type { Kysely, Selectable } from 'kysely';
import { closingReturnsOf, type ClosingReturn } from '../../../obligations/closing-returns';
import { companyObligations } from '../../../obligations/company-obligations';
import { readDueRules, type DueRules } from '../../../obligations/due-rules';
import { absencesOfCompany, companyDays } from '../../../obligations/obligations-of';
import { toRow, type ApplicationRow } from '../../../applications/application';
import type { ApplicationTable, DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';

export interface ReportYear {
  readonly year: FiscalYear;
  readonly state: ReportState;
  /** The draft or the filing that counts, which may be the closing filing; a rejected report does not count. */
  readonly filing: ApplicationRow | null;
  /** The oldest earlier year that is not submitted. */
  readonly waitsFor: string | null;
}

export const isHandedIn = ({ status, submitted_at }: Pick<ApplicationRow, 'status' | 'submitted_at'>): boolean =>
  submitted_at !== null && status !== 'DRAFT' && status !== 'REJECTED';

/**
 * Every fiscal year that the company reports, including the current one, the oldest first; empty when there is no such
 * company.
 */
export async function readReportYears(db: Kysely<DB>, companyId: string, today: AdDay): Promise<ReportYear[]> {
  const company = await db
    .selectFrom('company')
    .select(['registered_on', 'deregistered_on', 'created_at', absencesOfCompany.as('absences')])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company) return [];
  const filings = await db
    .selectFrom('application')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('process_name', '=', 'ANNUAL_REPORT')
    .where('discarded_at', 'is', null)
    .where('status', '<>', 'REJECTED')
    .orderBy('created_at')
    .execute();
  return reportYearsOf(
    company,
    { filings, closings: await closingReturnsOf(db, [companyId]) },
    today,
    await readDueRules(db),
  );
}

interface Filed {
  readonly filings: readonly Selectable<ApplicationTable>[];
  readonly closings: readonly ClosingReturn[];
}

function reportYearsOf(
  company: Parameters<typeof companyDays>[0],
  { filings, closings }: Filed,
  today: AdDay,
  due: DueRules,
): ReportYear[] {
  const years = companyObligations(companyDays(company), today, due).flatMap(({ kind, fiscalYear: name }) =>
    kind === 'ANNUAL_REPORT' && name !== null ? (fiscalYearNamed(name) ?? []) : [],
  );
  const running = fiscalYearOf(today);
  if (running !== undefined && years.length > 0 && !years.some(({ name }) => name === running.name))
    years.push(running);
  let waitsFor: string | null = null;
  return years
    .sort((a, b) => a.startYear - b.startYear)
    .map((year): ReportYear => {
      const own = filings.filter(({ subject_id }) => subject_id === year.name).map(toRow);
      const handedIn = own.find(isHandedIn);
      const closing = handedIn ? undefined : closings.find(({ fiscalYear }) => fiscalYear === year.name);
      const filing = handedIn ?? (closing && toRow(closing.filing)) ?? own.at(-1) ?? null;
      const found: ReportYear = {
        year,
        filing,
        waitsFor,
        state: closing ? 'APPROVED' : stateOf(year, filing, waitsFor, today),
      };
      if (waitsFor === null && (filing === null || !isHandedIn(filing))) waitsFor = year.name;
      return found;
    });
}

function stateOf(
  { endsOn }: FiscalYear,
  filing: ApplicationRow | null,
  waitsFor: string | null,
  today: AdDay,
): ReportState {
  if (filing !== null && isGranted(filing.status)) return 'APPROVED';
  if (filing !== null && isHandedIn(filing)) return 'IN_PROCESS';
  if (endsOn >= today) return 'NOT_ENDED';
  if (filing !== null) return 'DRAFT';
  return waitsFor === null ? 'OPEN' : 'WAITING';
}

interface Objection {
  readonly code: ValidationCode;
  readonly parameters: MessageParameters;
}

const named = (year: string): MessageParameters => ({ yearNepali: toNepaliDigits(year), yearEnglish: year });

/**
 * The objection to opening or submitting a report of this year now; the filing itself is not counted as an obstacle.
 */
function objectionToYear(
  years: readonly ReportYear[],
  name: string,
  today: AdDay,
  filingId: string | null,
): Objection | null {
  const found = years.find(({ year }) => year.name === name);
  if (!found) return { code: 'REPORT_YEAR_UNKNOWN', parameters: {} };
  if (found.year.endsOn >= today) {
    const day = inBothCalendars(found.year.endsOn);
    return { code: 'REPORT_YEAR_NOT_ENDED', parameters: { dayNepali: day.ne, dayEnglish: day.en } };
  }
  if ((found.state === 'APPROVED' || found.state === 'IN_PROCESS') && found.filing?.id !== filingId)
    return { code: 'REPORT_YEAR_FILED', parameters: named(name) };
  return found.waitsFor === null ? null : { code: 'REPORT_YEAR_WAITS', parameters: named(found.waitsFor) };
}

export function requireOpenYear(
  years: readonly ReportYear[],
  name: string,
  {
    today,
    filingId,
    language,
  }: { readonly today: AdDay; readonly filingId: string | null; readonly language: Language },
): void {
  const objection = objectionToYear(years, name, today, filingId);
  if (objection)
    refuse('VAL-422', {
      errors: [
        {
          path: 'subject.id',
          code: objection.code,
          message: validationMessage(objection.code, language, objection.parameters),
        },
      ],
    });
}
