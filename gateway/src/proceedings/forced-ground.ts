import type { ForcedEvidence } from '@registrar/domain/calls/forced-openings';
import type { ProceedingGround } from '@registrar/domain/calls/proceedings';
import { isGranted } from '@registrar/domain/enumerations';
import { ANNUAL_RETURN } from '@registrar/domain/register/obligation-kinds';
import type { Kysely } from 'kysely';
import { duesOfCompanies } from '../money/fines/read-dues';
import { lateObligationsOf } from '../obligations/obligations-of';
import { reportsLink } from '../obligations/reports-link';
import type { DB } from '../platform/database/schema.generated';
import type { ProceedingRow } from './lock-proceeding';

/** What the register has against the company on this day (section 136(1)(kha)). */
export async function forcedEvidenceOf(db: Kysely<DB>, companyId: string, now: Date): Promise<ForcedEvidence> {
  return (await forcedEvidencesOf(db, [companyId], now)).get(companyId) ?? { missingYears: [], unpaidFines: [] };
}

/** The same of many at once, by company. */
export async function forcedEvidencesOf(
  db: Kysely<DB>,
  companyIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ForcedEvidence>> {
  const late = await lateObligationsOf(db, companyIds, now);
  // the fine of a year that is missing is asked for with its report
  const dues = await duesOfCompanies(db, companyIds, now);
  return new Map(
    companyIds.map((company): [string, ForcedEvidence] => [
      company,
      {
        missingYears: late
          .flatMap(({ companyId, kind, filedOn, fiscalYear }) =>
            companyId === company && kind === ANNUAL_RETURN && filedOn === null && fiscalYear !== null
              ? [fiscalYear]
              : [],
          )
          .sort(),
        unpaidFines: dues.flatMap(({ shown: { company: of, filedOn, fiscalYear, event, restPaisa } }) =>
          of.id === company && filedOn !== null && fiscalYear !== null && restPaisa > 0
            ? [{ fiscalYear, section: event.section, restPaisa }]
            : [],
        ),
      },
    ]),
  );
}

/** On which ground the office opened the proceeding; null: a company asked for it, or it is of another kind. */
export async function groundOf(
  db: Kysely<DB>,
  { id: proceedingId, company_id: companyId }: Pick<ProceedingRow, 'id' | 'company_id'>,
): Promise<ProceedingGround | null> {
  const row = await db
    .selectFrom('forced_ground')
    .select(['ground', 'fiscal_years', 'reason'])
    .where('proceeding_id', '=', proceedingId)
    .executeTakeFirst();
  return row
    ? {
        ground: row.ground,
        fiscalYears: row.fiscal_years,
        reason: row.reason,
        wayOut: row.ground === 'NOT_OPERATING' ? null : reportsLink(companyId),
      }
    : null;
}

/**
 * Whether a ground that the company can cure is cured: every report that was missing is approved, none is missing
 * since, and no fine of a report is unpaid. A company that does not operate has nothing to cure; it answers.
 */
export async function isGroundCured(
  db: Kysely<DB>,
  { id, company_id }: { readonly id: string; readonly company_id: string },
  now: Date,
): Promise<boolean> {
  const ground = await db.selectFrom('forced_ground').selectAll().where('proceeding_id', '=', id).executeTakeFirst();
  if (!ground || ground.ground === 'NOT_OPERATING') return false;
  const { missingYears, unpaidFines } = await forcedEvidenceOf(db, company_id, now);
  if (missingYears.length > 0 || unpaidFines.length > 0) return false;
  const reports = await db
    .selectFrom('application')
    .select(['subject_id', 'status'])
    .where('company_id', '=', company_id)
    .where('process_name', '=', ANNUAL_RETURN)
    .where('discarded_at', 'is', null)
    .execute();
  const approved = new Set(reports.filter(({ status }) => isGranted(status)).map(({ subject_id }) => subject_id));
  return ground.fiscal_years.every((year) => approved.has(year));
}
