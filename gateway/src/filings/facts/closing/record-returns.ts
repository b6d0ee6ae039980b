import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage } from '@registrar/domain/messages';
import { recordOfReport } from '@registrar/domain/processes/filings/annual-report/report-record';
import { reportedStatement } from '@registrar/domain/processes/filings/annual-report/statement';
import { findApplication, type Application } from '../../../applications/application';
import { askSettlement } from '../../../money/fines/ask-settlement';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { enterInRegister } from '../../../register/entries/enter';
import { holdCompany } from '../../../register/open-company';
import { inShortForm, readMissing, type Missing, type MissingYear } from './missing-returns';
import { problemsOf, type GivenSections, type ShortForm } from './short-form';

/** The answers for one missing year in the filing that closes the company. */
export interface GivenReturn {
  /** For example 2081/82. */
  readonly fiscalYear: string;
  readonly answers: GivenSections;
}

export interface RecordedReturns {
  /** The oldest first. */
  readonly fiscalYears: readonly string[];
  /** The invoice for all of them; null: there is nothing to pay. */
  readonly invoiceId: string | null;
}

interface Closing {
  /** The filing that closes the company: submitted, and locked by the caller or not locked. */
  readonly applicationId: string;
  /** One for each missing year, in any order. */
  readonly returns: readonly GivenReturn[];
  readonly language: Language;
}

/** What keeps these returns from being recorded, at their fields: `2081/82.GENERAL_MEETING.meeting`; empty: nothing. */
export async function problemsOfReturns(
  db: Kysely<DB>,
  companyId: string,
  { returns, handedInAt, language }: Omit<Closing, 'applicationId'> & { readonly handedInAt: Date },
): Promise<readonly FieldError[]> {
  const missing = await readMissing(db, companyId, handedInAt);
  return judge(missing, returns, { today: dayInNepal(handedInAt), language }).errors;
}

/**
 * Records every missing year, if there is any, as a return of its own, dated to the day on which the closing was
 * submitted. The amount under section 136ka is one invoice of the closing filing. A second call by the same filing does
 * nothing and returns the same answer; for another filing nothing is missing any more.
 */
export async function recordMissingReturns(
  unit: UnitOfWork,
  actor: Actor | null,
  { applicationId, returns, language }: Closing,
): Promise<RecordedReturns> {
  const application = await findApplication(unit.tx, applicationId, { forUpdate: true, today: dayInNepal(unit.now) });
  const { company_id: companyId, submitted_at: handedInAt } = application?.row ?? {};
  if (!application || companyId == null || handedInAt == null)
    throw new Error('A company is closed by a filing of its own that was submitted');
  await holdCompany(unit, companyId);
  const before = await recordedBy(unit, applicationId);
  if (before) return before;
  const missing = await readMissing(unit.tx, companyId, handedInAt);
  if (!missing.settlement) refuse('FLOW-409', { message: 'closing.notOffered' });
  const filed = judged(missing, returns, { today: dayInNepal(unit.now), language });
  await enter(unit, application, filed);
  const invoiceId = await askSettlement(unit, actor, application, missing.settlement);
  const fiscalYears = filed.map(({ year }) => year.name);
  const { payablePaisa, finesPaisa, percentPaisa } = missing.settlement.settlement;
  unit.audit({
    actor,
    action: 'CLOSING_RETURNS_RECORDED',
    objectType: 'company',
    objectId: companyId,
    after: { applicationId, fiscalYears, payablePaisa, finesPaisa, percentPaisa, invoiceId },
  });
  return { fiscalYears, invoiceId };
}

async function recordedBy({ tx }: UnitOfWork, applicationId: string): Promise<RecordedReturns | null> {
  const rows = await tx
    .selectFrom('closing_return')
    .select('fiscal_year')
    .where('application_id', '=', applicationId)
    .orderBy('fiscal_year')
    .execute();
  const invoice = await tx
    .selectFrom('invoice')
    .innerJoin('invoice_line', 'invoice_line.invoice_id', 'invoice.id')
    .select('invoice.id')
    .where('invoice.for_id', '=', applicationId)
    .where('closes_due', '=', true)
    .orderBy('invoice.issued_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (rows.length === 0 && !invoice) return null;
  return { fiscalYears: rows.map(({ fiscal_year }) => fiscal_year), invoiceId: invoice?.id ?? null };
}

type FiledYear = MissingYear & { readonly form: ShortForm };

interface Judging {
  readonly today: string;
  readonly language: Language;
}

/** All or none: an error in any year is reported at its field. */
function judged(missing: Missing, returns: readonly GivenReturn[], judging: Judging): FiledYear[] {
  const { filed, errors } = judge(missing, returns, judging);
  if (errors.length > 0) refuse('VAL-422', { errors });
  return filed;
}

function judge(missing: Missing, returns: readonly GivenReturn[], { today, language }: Judging) {
  const filed: FiledYear[] = inShortForm(
    { ...missing, today },
    (name) => returns.find(({ fiscalYear }) => fiscalYear === name)?.answers ?? {},
    ({ frame }) => reportedStatement(frame).current,
  );
  const names = filed.map(({ year }) => year.name);
  const said = (path: string, code: 'REQUIRED' | 'REPORT_YEAR_UNKNOWN'): FieldError => ({
    path,
    code,
    message: validationMessage(code, language),
  });
  const errors: FieldError[] = [
    ...returns
      .filter(({ fiscalYear }) => !names.includes(fiscalYear))
      .map(({ fiscalYear }) => said(fiscalYear, 'REPORT_YEAR_UNKNOWN')),
    ...filed.flatMap(({ year, form }) =>
      returns.some(({ fiscalYear }) => fiscalYear === year.name)
        ? problemsOf(form, language).map((problem) => ({ ...problem, path: `${year.name}.${problem.path}` }))
        : [said(year.name, 'REQUIRED')],
    ),
  ];
  return { filed, errors };
}

/** Writes a row and a register note for each year; a return from a refused closing is replaced. */
async function enter(unit: UnitOfWork, { row }: Application, filed: readonly FiledYear[]): Promise<void> {
  if (filed.length === 0) return;
  const companyId = row.company_id ?? '';
  const rows = filed.map(({ year, form }) => ({ id: unit.newId(), year, form }));
  await unit.tx
    .insertInto('closing_return')
    .values(
      rows.map(({ id, year }) => ({
        id,
        company_id: companyId,
        fiscal_year: year.name,
        application_id: row.id,
        recorded_at: unit.now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'fiscal_year'])
        .doUpdateSet((of) => ({ id: of.ref('excluded.id'), application_id: row.id, recorded_at: unit.now })),
    )
    .execute();
  await enterInRegister(
    unit,
    { companyId, applicationId: row.id, effectiveOn: dayInNepal(unit.now) },
    rows.map(({ id, year, form }) => ({
      aspect: 'NOTE' as const,
      subjectId: id,
      after: { details: { annualReport: recordOfReport(form.frame) } },
      happenedOn: year.endsOn,
    })),
  );
}
