import { terms } from '@registrar/domain/schedules';
import { applicationStatuses, whoseTurn } from '@registrar/domain/enumerations';
import type { LegalClock, termLevels } from '@registrar/domain/calls/desk';
import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { readTerm, rowsOfKey } from '../../../platform/terms';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { addWorkingDays, readOfficeCalendar, type OfficeCalendar } from '../../../applications/office-calendar';

const OFFICES_TURN = applicationStatuses.keys.filter((status) =>
  ['OPERATOR', 'APPROVER', 'COMMITTEE'].includes(whoseTurn(status)),
);

export const isOfficesTurn = (status: string): boolean => OFFICES_TURN.some((turn) => turn === status);

export type TermLevel = (typeof termLevels)[number];

/** Computes the used part of an application's term, in the database for a list and in code for one row. */
export interface TermClock {
  /**
   * Working days on which the office had the application since its last submission; the day of submission is not
   * counted.
   */
  readonly usedDays: RawBuilder<number>;
  readonly termDays: RawBuilder<number>;
  /** True when the term, running or paused, has reached this level. */
  readonly reached: (level: TermLevel) => Expression<SqlBool>;
  readonly describe: (row: { status: string; usedDays: number; termDays: number }) => LegalClock | null;
}

/** The office's working days for a decision on this process, without the exceptions by company type. */
export async function serviceDaysOf(db: Kysely<DB>, process: string, today: string): Promise<number> {
  const { workingDays, otherwise } = await readTerm(db, 'SERVICE_TERMS', today);
  return workingDays[process] ?? otherwise;
}

/** The same of a company of this type. */
export async function serviceDaysOfType(
  db: Kysely<DB>,
  process: string,
  companyType: string,
  today: string,
): Promise<number> {
  const { workingDays, byCompanyType, otherwise } = await readTerm(db, 'SERVICE_TERMS', today);
  return byCompanyType[process]?.[companyType] ?? workingDays[process] ?? otherwise;
}

/**
 * Queries that use its expressions have a table named `application`, limited to filings with no step before `since`;
 * without `since`, to all open filings.
 */
export async function openTermClock(db: Kysely<DB>, now: Date, since?: Date): Promise<TermClock> {
  const today = dayInNepal(now);
  const calendar = await readOfficeCalendar(db);
  const rows = await rowsOfKey(db, 'SERVICE_TERMS');
  const closed = calendar.closedDays(since ? dayInNepal(since) : await oldestOpenDay(db, today), today);

  // the type of the future company, or of the filing company
  const companyType = sql`(
    select company_type.key from company_type
     where company_type.id = coalesce(application.company_type_id, (select company.company_type_id from company where company.id = application.company_id)))`;
  const daysBy = (value: unknown): RawBuilder<number> => {
    const { workingDays, byCompanyType, otherwise } = terms.SERVICE_TERMS.parse(value);
    return sql<number>`coalesce(
    (${JSON.stringify(byCompanyType)}::jsonb -> application.process_name ->> ${companyType})::int,
    (${JSON.stringify(workingDays)}::jsonb ->> application.process_name)::int, ${otherwise}::int)`;
  };
  // the term in force on the day of submission applies; a later one does not
  const handedInOn = dayOf(sql`coalesce(application.submitted_at, ${now}::timestamptz)`);
  const cases = rows.map(
    ({ valid_from, valid_to, value }) =>
      sql`when ${handedInOn} >= ${valid_from}::date and ${handedInOn} <= ${valid_to ?? 'infinity'}::date then ${daysBy(value)}`,
  );
  const termDays = rows.length === 1 ? daysBy(rows[0]?.value) : sql<number>`case ${sql.join(cases, sql` `)} end`;
  // A step lasts until the next one. The days between dates telescope over the steps, so a day with three steps still
  // counts once. While a filing is stopped by a report nobody's time runs.
  const usedDays = sql<number>`greatest(0, (
    select coalesce(sum(turn.until - turn.since - (select count(*) from unnest(${closed}::date[]) as closed(day) where closed.day > turn.since and closed.day <= turn.until)), 0)::int
      from (select step.to_status, ${dayOf(sql`step.at`)} as since, ${dayOf(sql`coalesce(lead(step.at) over (order by step.id), ${now}::timestamptz)`)} as until
              from application_history step
             where step.application_id = application.id
               and step.id >= (select coalesce(max(handed.id), 0) from application_history handed where handed.application_id = application.id and handed.action = 'submit')) turn
     where turn.to_status = any(${[...OFFICES_TURN]}::text[])) - (
    select coalesce(sum(stop.until - stop.since - (select count(*) from unnest(${closed}::date[]) as closed(day) where closed.day > stop.since and closed.day <= stop.until)), 0)::int
      from (select ${dayOf(sql`held.stopped_at`)} as since, ${dayOf(sql`coalesce(held.ended_at, ${now}::timestamptz)`)} as until
              from filing_stop held
             where held.application_id = application.id and held.stopped_at >= application.submitted_at
               and held.status = any(${[...OFFICES_TURN]}::text[])) stop))`;
  const undecided = sql<boolean>`application.decided_at is null and application.submitted_at is not null and application.status <> 'DRAFT'`;
  // used working days never exceed the passed days, so the history is read only when the passed days reach the level
  const passedDays = sql<number>`(${today}::date - ${dayOf(sql`application.submitted_at`)})`;
  const hasCome = (days: (of: RawBuilder<number>) => RawBuilder<boolean>): Expression<SqlBool> =>
    sql<boolean>`case when ${undecided} and ${days(passedDays)} then ${days(usedDays)} else false end`;
  return {
    usedDays,
    termDays,
    reached: (level) =>
      hasCome((days) =>
        level === 'overdue'
          ? sql<boolean>`${days} > ${termDays}`
          : sql<boolean>`${days} * 100 >= ${termDays} * ${Number(level)}::int`,
      ),
    describe: (row) => describeClock(row, today, calendar),
  };
}

/** The day in Nepal of an instant. The offset is fixed, because not every database knows the time zone by name. */
function dayOf(moment: Expression<unknown>): Expression<string> {
  return sql<string>`((${moment}) at time zone 'UTC' + interval '5 hours 45 minutes')::date`;
}

async function oldestOpenDay(db: Kysely<DB>, today: string): Promise<string> {
  const { oldest } = await db
    .selectFrom('application')
    .select((of) => of.fn.min('submitted_at').as('oldest'))
    .where('decided_at', 'is', null)
    .where('discarded_at', 'is', null)
    .executeTakeFirstOrThrow();
  return oldest === null ? today : dayInNepal(new Date(oldest));
}

function describeClock(
  { status, usedDays, termDays }: { status: string; usedDays: number; termDays: number },
  today: string,
  calendar: OfficeCalendar,
): LegalClock | null {
  const known = applicationStatuses.schema.parse(status);
  if (whoseTurn(known) === 'NOBODY' || known === 'DRAFT') return null;
  const paused = !isOfficesTurn(known);
  const overdue = usedDays > termDays;
  return {
    termDays,
    usedDays,
    percent: Math.floor((usedDays * 100) / termDays),
    paused,
    overdue,
    dueOn: paused || overdue ? null : lastDay(today, termDays - usedDays, calendar),
  };
}

/** With no day left, today is the last day, or the last working day before it. */
function lastDay(today: string, daysLeft: number, calendar: OfficeCalendar): string {
  return daysLeft === 0 ? today : addWorkingDays(today, daysLeft, calendar);
}
