import { fiscalYear, type AdDay, type FiscalYear } from '@registrar/domain/calendar';
import type { Settlement136ka } from '@registrar/domain/calls/settlement-136ka';
import type { StatementFigures } from '@registrar/domain/processes/filings/annual-report/statement-lines';
import type { FiledCompany } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import { lateObligationsOf } from '../../../obligations/obligations-of';
import { findSettlement, type FoundSettlement } from '../../../money/fines/settlements';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { readStandingCompany } from '../../../register/standing-company';
import { figuresBefore } from '../annual-report/report-before';
import { readReportYears } from '../annual-report/report-years';
import { shortForm, type GivenSections, type ShortForm } from './short-form';

/** A year whose report was not submitted and is past its due day. */
export interface MissingYear {
  readonly year: FiscalYear;
  readonly dueOn: AdDay;
}

export interface MissingReturn extends MissingYear, Pick<ShortForm, 'asks' | 'documents'> {}

export interface MissingReturns {
  /** The oldest first; empty: nothing is missing. */
  readonly returns: readonly MissingReturn[];
  /**
   * The amount under section 136ka for all of them, with its calculation; null: it is not offered to such a company, or
   * its paid-up capital is not known.
   */
  readonly settlement: Settlement136ka | null;
}

/** What a company would have to file and pay if it were closed with discount now. */
export async function readMissingReturns(db: Kysely<DB>, companyId: string, now: Date): Promise<MissingReturns> {
  const { company, years, before, settlement } = await readMissing(db, companyId, now);
  const returns = inShortForm({ company, years, before, today: dayInNepal(now) }, () => ({})).map(
    ({ form: { asks, documents }, ...missing }) => ({ ...missing, asks, documents }),
  );
  return { returns, settlement: settlement?.settlement ?? null };
}

export interface Missing {
  readonly company: FiledCompany;
  readonly years: readonly MissingYear[];
  /** The figures of the year before the first of them; null: the portal has none. */
  readonly before: StatementFigures | null;
  /** The year whose figures those are; null: none. */
  readonly figuresFrom: string | null;
  readonly settlement: FoundSettlement | null;
}

export async function readMissing(db: Kysely<DB>, companyId: string, now: Date): Promise<Missing> {
  const today = dayInNepal(now);
  const late = new Map(
    (await lateObligationsOf(db, [companyId], now)).flatMap(({ kind, fiscalYear, filedOn, dueOn }) =>
      kind === 'ANNUAL_REPORT' && fiscalYear !== null && filedOn === null ? [[fiscalYear, dueOn] as const] : [],
    ),
  );
  const years = (await readReportYears(db, companyId, today)).flatMap(({ year }): MissingYear[] => {
    const dueOn = late.get(year.name);
    return dueOn === undefined ? [] : [{ year, dueOn }];
  });
  const [first] = years;
  const before = first ? await figuresBefore(db, companyId, first.year) : null;
  return {
    company: await readStandingCompany(db, companyId, { on: today }),
    years,
    before,
    figuresFrom: first === undefined || before === null ? null : (fiscalYear(first.year.startYear - 1)?.name ?? null),
    settlement: await findSettlement(db, companyId, now),
  };
}

/** Each year starts from the figures of the year before, so they are asked at most once. */
export function inShortForm(
  { company, years, before, today }: Pick<Missing, 'company' | 'years' | 'before'> & { readonly today: AdDay },
  givenOf: (year: string) => GivenSections,
  figuresOf: (form: ShortForm) => StatementFigures = () => ({}),
): (MissingYear & { readonly form: ShortForm })[] {
  let figures = before;
  return years.map((missing) => {
    const form = shortForm({ year: missing.year, company, before: figures, today }, givenOf(missing.year.name));
    figures = figuresOf(form);
    return { ...missing, form };
  });
}
