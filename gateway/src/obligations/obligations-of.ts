import { obligationKinds } from '@registrar/domain/register/obligation-kinds';
import { sql, type Kysely, type Selectable } from 'kysely';
import { dayInNepal } from '../platform/clock';
import type { ApplicationTable, CompanyTable, DB } from '../platform/database/schema.generated';
import { closingReturnsOf, type ClosingReturn } from './closing-returns';
import { companyObligations, type Absence, type CompanyDays, type Obligation } from './company-obligations';
import { readDueRules, type DueRules } from './due-rules';
import { settledObligations, type SettlingFiling } from './settled-obligations';

export interface LateObligation extends Obligation {
  readonly companyId: string;
  /** When it was filed at last; null: it is still missing. */
  readonly filedOn: string | null;
}

export const SETTLING_PROCESSES: readonly string[] = obligationKinds;

type SettlingRow = Pick<
  Selectable<ApplicationTable>,
  'process_name' | 'status' | 'submitted_at' | 'subject_kind' | 'subject_id'
>;

/** Handed in is filed: the office's own time does not run against the company. What it refuses was never filed. */
export function asSettling({
  process_name,
  status,
  submitted_at,
  subject_kind,
  subject_id,
}: SettlingRow): SettlingFiling[] {
  if (
    !SETTLING_PROCESSES.includes(process_name) ||
    submitted_at === null ||
    status === 'DRAFT' ||
    status === 'REJECTED'
  )
    return [];
  return [
    {
      processName: process_name,
      fiscalYear: subject_kind === 'FISCAL_YEAR' ? subject_id : null,
      filedOn: dayInNepal(submitted_at),
    },
  ];
}

/** A return that came with the closing of the company settles its year as a report of its own would. */
export function settlingReturn({ fiscalYear, filing }: ClosingReturn): SettlingFiling[] {
  return asSettling({ ...filing, process_name: 'ANNUAL_REPORT', subject_kind: 'FISCAL_YEAR', subject_id: fiscalYear });
}

type DaysRow = Pick<Selectable<CompanyTable>, 'registered_on' | 'deregistered_on' | 'created_at'> & {
  readonly absences: readonly Absence[];
};

export function companyDays({ registered_on, deregistered_on, created_at, absences }: DaysRow): CompanyDays {
  return {
    registeredOn: registered_on,
    recordedOn: dayInNepal(created_at),
    absences: deregistered_on === null ? absences : [...absences, { leftOn: deregistered_on, back: null }],
  };
}

/** A column of `company`: the times from which a court has brought it back. */
export const absencesOfCompany = sql<Absence[]>`(
  select coalesce(json_agg(json_build_object('leftOn', gone.left_on,
           'back', json_build_object('on', gone.returned_on, 'dueOn', gone.reports_due_on)) order by gone.left_on), '[]')
    from company_restoration gone where gone.company_id = company.id)`;

/** What the Act asks of a company and it has not filed. */
export function openObligations(
  days: CompanyDays,
  filings: readonly SettlingFiling[],
  today: string,
  due: DueRules,
): Obligation[] {
  const obligations = companyObligations(days, today, due);
  const settled = settledObligations(obligations, filings);
  return obligations.filter((obligation) => !settled.has(obligation));
}

/** What a company filed after its last day, or has not filed and its last day has passed. */
export function lateObligations(
  { id, ...days }: CompanyDays & { readonly id: string },
  filings: readonly SettlingFiling[],
  today: string,
  due: DueRules,
): LateObligation[] {
  const obligations = companyObligations(days, today, due);
  const settled = settledObligations(obligations, filings);
  return obligations.flatMap((obligation) => {
    const filedOn = settled.get(obligation) ?? null;
    return (filedOn ?? today) > obligation.dueOn ? [{ ...obligation, companyId: id, filedOn }] : [];
  });
}

export async function lateObligationsOf(
  db: Kysely<DB>,
  companyIds: readonly string[],
  now: Date,
): Promise<LateObligation[]> {
  if (companyIds.length === 0) return [];
  const companies = await db
    .selectFrom('company')
    .select(['id', 'registered_on', 'deregistered_on', 'created_at', absencesOfCompany.as('absences')])
    .where('id', 'in', [...companyIds])
    .execute();
  const filed = await filedBy(db, companyIds);
  const due = await readDueRules(db);
  return companies.flatMap((company) =>
    lateObligations({ id: company.id, ...companyDays(company) }, filed.get(company.id) ?? [], dayInNepal(now), due),
  );
}

/** By company. */
export async function filedBy(
  db: Kysely<DB>,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SettlingFiling[]>> {
  const rows = await db
    .selectFrom('application')
    .select(['company_id', 'process_name', 'status', 'submitted_at', 'subject_kind', 'subject_id'])
    .where('company_id', 'in', [...companyIds])
    .where('process_name', 'in', [...SETTLING_PROCESSES])
    .where('discarded_at', 'is', null)
    .execute();
  const filed = new Map<string, SettlingFiling[]>();
  const add = (companyId: string | null, filings: readonly SettlingFiling[]): void =>
    void (companyId !== null && filed.set(companyId, [...(filed.get(companyId) ?? []), ...filings]));
  for (const row of rows) add(row.company_id, asSettling(row));
  for (const closing of await closingReturnsOf(db, companyIds)) add(closing.filing.company_id, settlingReturn(closing));
  return filed;
}
