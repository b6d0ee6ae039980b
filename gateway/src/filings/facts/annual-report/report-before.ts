import { fiscalYear, type FiscalYear } from '@registrar/domain/calendar';
import type { Answers } from '@registrar/domain/processes';
import { reportRecordDetails } from '@registrar/domain/processes/filings/annual-report/report-record';
import { reportedStatement } from '@registrar/domain/processes/filings/annual-report/statement';
import type { StatementFigures } from '@registrar/domain/processes/filings/annual-report/statement-lines';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { answersOf, findApplication } from '../../../applications/application';
import { closingReturnsOf } from '../../../obligations/closing-returns';
import type { DB } from '../../../platform/database/schema.generated';
import { isHandedIn } from './report-years';

export interface ReportBefore {
  readonly fiscalYear: string;
  readonly answers: Answers;
}

/** The submitted report of the year before; its figures are reused and not asked again. */
export async function reportBefore(
  db: Kysely<DB>,
  companyId: string,
  { startYear }: FiscalYear,
): Promise<ReportBefore | undefined> {
  const name = fiscalYear(startYear - 1)?.name;
  if (name === undefined) return undefined;
  const rows = await db
    .selectFrom('application')
    .select(['id', 'status', 'submitted_at'])
    .where('company_id', '=', companyId)
    .where('process_name', '=', 'ANNUAL_REPORT')
    .where('subject_id', '=', name)
    .where('discarded_at', 'is', null)
    .where('submitted_at', 'is not', null)
    .where('status', 'not in', ['DRAFT', 'REJECTED'])
    .execute();
  const [row] = rows;
  const application = row && (await findApplication(db, row.id, { forUpdate: false, today: '' }));
  return application && isHandedIn(application.row)
    ? { fiscalYear: name, answers: answersOf(application) }
    : withClosing(db, companyId, name);
}

const note = z.object({ details: z.object({ annualReport: reportRecordDetails }) });

/** The return recorded with a closing that did not take place; the next report continues from it. */
async function withClosing(db: Kysely<DB>, companyId: string, name: string): Promise<ReportBefore | undefined> {
  const closing = (await closingReturnsOf(db, [companyId])).find((one) => one.fiscalYear === name);
  if (!closing) return undefined;
  const entry = await db
    .selectFrom('register_entry')
    .select('after')
    .where('company_id', '=', companyId)
    .where('aspect', '=', 'NOTE')
    .where('subject_id', '=', closing.id)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  const details = note.safeParse(entry?.after).data?.details.annualReport;
  return (
    details && {
      fiscalYear: name,
      answers: { GENERAL_MEETING: details.meeting, FINANCIAL_STATEMENT: { current: details.statement } },
    }
  );
}

/** The figures at the end of the year before; null: the portal does not know them. */
export async function figuresBefore(
  db: Kysely<DB>,
  companyId: string,
  year: FiscalYear,
): Promise<StatementFigures | null> {
  const before = await reportBefore(db, companyId, year);
  return before ? reportedStatement(before).current : null;
}
