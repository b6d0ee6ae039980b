import { fiscalYear, fiscalYearOf, type AdDay } from '@registrar/domain/calendar';
import type { notFiledQuerySchema, NotFiled, NotFiledPage } from '@registrar/domain/calls/annual-report';
import { companyTypes } from '@registrar/domain/enumerations';
import { statusesOwing } from '@registrar/domain/processes/tables/duties';
import { may } from '@registrar/domain/permissions';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { dueAfterYear, readDueRules } from '../../../obligations/due-rules';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';

type Query = Omit<z.output<typeof notFiledQuerySchema>, 'page' | 'size'>;

/** A year whose due day has passed. */
interface LateYear {
  readonly name: string;
  readonly endsOn: AdDay;
  /** The last day of the next year. */
  readonly nextEndsOn: AdDay;
  readonly dueOn: AdDay;
}

interface Search {
  readonly today: AdDay;
  readonly years: readonly LateYear[];
  readonly companyType: string | undefined;
  /** Undefined: every office. */
  readonly officeId: number | undefined;
}

/** The query restricted to the caller's own office; a role that reads everything may ask for any office. */
async function searchOf(
  db: Kysely<DB>,
  actor: Actor,
  { companyType, fiscalYear: wanted, officeId }: Query,
  now: Date,
): Promise<Search> {
  const today = dayInNepal(now);
  const years = (await lateYears(db, today)).filter(({ name }) => wanted === undefined || name === wanted);
  return { today, years, companyType, officeId: may(actor.role, 'READ_EVERYTHING') ? officeId : (actor.officeId ?? 0) };
}

/** Every year that a company of this portal could have missed. */
async function lateYears(db: Kysely<DB>, today: AdDay): Promise<LateYear[]> {
  const { first } = await db
    .selectFrom('company')
    .select(({ fn }) => fn.min<Date | null>('created_at').as('first'))
    .executeTakeFirstOrThrow();
  const [from, to] = [
    first === null ? undefined : fiscalYearOf(dayInNepal(first))?.startYear,
    fiscalYearOf(today)?.startYear,
  ];
  if (from === undefined || to === undefined) return [];
  const due = await readDueRules(db);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from - 1 + at).flatMap(
    (startYear): LateYear[] => {
      const [year, next] = [fiscalYear(startYear), fiscalYear(startYear + 1)];
      const dueOn = year && dueAfterYear(due('ANNUAL_REPORT_S80_ALL', year.endsOn), year.endsOn);
      return year && next && dueOn !== undefined && dueOn < today
        ? [{ name: year.name, endsOn: year.endsOn, nextEndsOn: next.endsOn, dueOn }]
        : [];
    },
  );
}

/**
 * A table `missing` of company and year: the rule of `companyObligations` and `settledObligations` as one query for the
 * whole register. A company owes, in a status in which reports go on, every year whose end it has seen and that fell
 * due since the portal keeps its record; one of a time in which it was de-registered from the day its return gave.
 * A submitted report counts as filed, by itself or with a closing.
 */
function missing({ years, companyType, officeId, today }: Search, ids?: readonly string[]): RawBuilder<unknown> {
  const recorded = sql`(company.created_at at time zone 'UTC' + interval '5 hours 45 minutes')::date`;
  const rows = years.map(
    ({ name, endsOn, nextEndsOn, dueOn }) => sql`(${name}::text, ${endsOn}::date, ${nextEndsOn}::date, ${dueOn}::date)`,
  );
  return sql`(
    select company.id as company_id, company.office_id, company_type.key as type, year.name, coalesce(again.due_on, year.due_on) as due_on
      from company
      join company_type on company_type.id = company.company_type_id
      join (values ${sql.join(rows)}) as year (name, ends_on, next_ends_on, due_on)
        on year.due_on >= ${recorded} and year.ends_on >= coalesce(company.registered_on, ${recorded}) and year.next_ends_on >= greatest(company.registered_on, ${recorded})
      left join lateral (
        select gone.reports_due_on as due_on from company_restoration gone
         where gone.company_id = company.id and gone.left_on <= year.due_on and year.due_on < gone.returned_on
         limit 1) as again on true
     where company.status in (${sql.join(statusesOwing('REPORT'))})
       and (again.due_on is null or again.due_on < ${today})
       ${officeId === undefined ? sql`` : sql`and company.office_id = ${officeId}`}
       ${companyType === undefined ? sql`` : sql`and company_type.key = ${companyType}`}
       ${ids === undefined ? sql`` : sql`and company.id in (${sql.join(ids.map((id) => sql`${id}::uuid`))})`}
       and not exists (
         select 1 from application filed
          where filed.company_id = company.id and filed.process_name = 'ANNUAL_REPORT' and filed.subject_id = year.name
            and filed.discarded_at is null and filed.submitted_at is not null and filed.status not in ('DRAFT', 'REJECTED'))
       and not exists (
         select 1 from closing_return closed join application closing on closing.id = closed.application_id
          where closed.company_id = company.id and closed.fiscal_year = year.name
            and closing.discarded_at is null and closing.submitted_at is not null and closing.status not in ('DRAFT', 'REJECTED'))
  ) as missing`;
}

/** The same as a table, for the caller's own office; of a register of this year it has no rows. */
export async function missingOfOffice(db: Kysely<DB>, actor: Actor, now: Date): Promise<RawBuilder<unknown>> {
  const search = await searchOf(db, actor, {}, now);
  return search.years.length === 0
    ? sql`(select null::uuid as company_id, null::text as name, null::date as due_on where false) as missing`
    : missing(search);
}

interface Counted {
  readonly name: string | null;
  readonly type: string | null;
  readonly office_id: number | null;
  readonly companies: number;
}

async function count(db: Kysely<DB>, search: Search): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select name, type, office_id, count(distinct company_id)::int as companies
      from ${missing(search)} group by grouping sets ((name), (type), (office_id), ())`.execute(db);
  return rows;
}

/** A page of active companies that missed a report, the longest overdue first, with counts of all of them. */
export async function pageOfNotFiled(
  db: Kysely<DB>,
  actor: Actor,
  { page, size, ...query }: z.output<typeof notFiledQuerySchema>,
  now: Date,
): Promise<NotFiledPage> {
  const search = await searchOf(db, actor, query, now);
  if (search.years.length === 0) return { items: [], total: 0, page, size, byYear: [], byType: [], byOffice: [] };
  const counts = await count(db, search);
  const ofOffices = !may(actor.role, 'READ_EVERYTHING')
    ? []
    : search.officeId === undefined
      ? counts
      : await count(db, { ...search, officeId: undefined });
  const offices =
    ofOffices.length === 0
      ? []
      : await db.selectFrom('office').select(['id', 'name_english', 'name_nepali']).orderBy('id').execute();
  return {
    items: await readNotFiled(
      db,
      sql`${missing(search)} join company on company.id = missing.company_id`,
      sql`order by oldest, company.registration_number, company.id limit ${size} offset ${(page - 1) * size}`,
    ),
    total:
      counts.find(({ name, type, office_id }) => name === null && type === null && office_id === null)?.companies ?? 0,
    page,
    size,
    byYear: counts
      .flatMap(({ name, companies }) => (name === null ? [] : [{ fiscalYear: name, companies }]))
      .sort((a, b) => a.fiscalYear.localeCompare(b.fiscalYear)),
    byType: companyTypes.keys.flatMap((companyType) =>
      counts.flatMap(({ type, companies }) => (type === companyType ? [{ companyType, companies }] : [])),
    ),
    byOffice: offices.flatMap(({ id, name_english: nameEnglish, name_nepali: nameNepali }) =>
      ofOffices.flatMap(({ office_id, companies }) =>
        office_id === id ? [{ office: { id, nameEnglish, nameNepali }, companies }] : [],
      ),
    ),
  };
}

/** The number of such companies. */
export async function countNotFiled(db: Kysely<DB>, actor: Actor, query: Query, now: Date): Promise<number> {
  const search = await searchOf(db, actor, query, now);
  return search.years.length === 0
    ? 0
    : ((await count(db, search)).find(
        ({ name, type, office_id }) => name === null && type === null && office_id === null,
      )?.companies ?? 0);
}

const AT_ONCE = 500;

/**
 * All of them, some hundred companies at a time in the order of their entry in the register, so that an office is never
 * held in memory as a whole.
 */
export async function* everyNotFiled(
  db: Kysely<DB>,
  actor: Actor,
  query: Query,
  now: Date,
): AsyncGenerator<readonly NotFiled[]> {
  const search = await searchOf(db, actor, query, now);
  for (let after: string | null = null; search.years.length > 0;) {
    let companies = db
      .selectFrom('company')
      .select('id')
      .where('status', 'in', [...statusesOwing('REPORT')])
      .orderBy('id')
      .limit(AT_ONCE);
    if (search.officeId !== undefined) companies = companies.where('office_id', '=', search.officeId);
    if (after !== null) companies = companies.where('id', '>', after);
    const ids: string[] = (await companies.execute()).map(({ id }) => id);
    if (ids.length === 0) return;
    yield await readNotFiled(
      db,
      sql`${missing(search, ids)} join company on company.id = missing.company_id`,
      sql`order by company.id`,
    );
    after = ids.at(-1) ?? null;
  }
}

interface Row {
  readonly id: string;
  readonly registration_number: string;
  readonly name_english: string;
  readonly name_nepali: string;
  readonly type: string;
  readonly office_id: number;
  readonly office_english: string;
  readonly office_nepali: string;
  readonly years: readonly string[];
  readonly oldest: string;
}

async function readNotFiled(
  db: Kysely<DB>,
  found: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<NotFiled[]> {
  const { rows } = await sql<Row>`
    select company.id, company.registration_number, company.name_english, company.name_nepali, missing.type, office.id as office_id, office.name_english as office_english, office.name_nepali as office_nepali,
           array_agg(missing.name order by missing.name) as years, min(missing.due_on) as oldest
      from ${found} join office on office.id = company.office_id
     group by company.id, missing.type, office.id ${order}`.execute(db);
  return rows.map((row) => ({
    company: {
      id: row.id,
      registrationNumber: row.registration_number,
      nameEnglish: row.name_english,
      nameNepali: row.name_nepali,
      companyType: companyTypes.schema.parse(row.type),
    },
    office: { id: row.office_id, nameEnglish: row.office_english, nameNepali: row.office_nepali },
    years: [...row.years],
    oldestDueOn: row.oldest,
  }));
}
