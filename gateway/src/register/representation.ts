import { STAFF_ROLES } from '@registrar/domain/permissions';
import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import type { DB } from '../platform/database/schema.generated';

/**
 * A representative represents the company; an intermediary acts for it within its mandate; an heir whom the office
 * admitted files the transfer after a death; a liquidator files the forms of the liquidation.
 */
export type Capacity = 'REPRESENTATIVE' | 'INTERMEDIARY' | 'HEIR' | 'LIQUIDATOR';

/** A row of the view `authority`: an accepted mandate, or a liquidator's appointment in an open liquidation. */
interface Authority {
  readonly id: string;
  readonly company_id: string;
  readonly account_id: string;
  readonly processes: unknown;
  readonly since: string;
  readonly until: string | null;
  readonly heir_of: string | null;
  readonly is_liquidator: boolean;
}
const AUTHORITY = sql<Authority>`authority`.as('authority');

export interface Representation {
  readonly companyId: string;
  readonly capacity: Capacity;
  /** Day in AD. */
  readonly since: string;
  /** The mandate of an intermediary or an heir, or the appointment of a liquidator. */
  readonly mandate: { readonly id: string; readonly processes: readonly string[] | null } | null;
}

/** The companies that a user represents or has an accepted mandate of on that day in Nepal, the oldest first. */
export async function companiesOf(db: Kysely<DB>, accountId: string, day: string): Promise<Representation[]> {
  const represented = await db
    .selectFrom('company_representative')
    .select((of) => ['company_id as companyId', of.fn.min('since').as('since')])
    .where('account_id', '=', accountId)
    .where(standsOn(day))
    .groupBy('company_id')
    .orderBy('since')
    .orderBy('company_id')
    .execute();
  const mandated = await db
    .selectFrom(AUTHORITY)
    .select(['company_id as companyId', 'since', 'id', 'processes', 'heir_of', 'is_liquidator'])
    .where('account_id', '=', accountId)
    .where(authorityStandsOn(day))
    .orderBy('since')
    .orderBy('company_id')
    .execute();
  return [
    ...represented.map(({ companyId, since }) => ({
      companyId,
      since,
      capacity: 'REPRESENTATIVE' as const,
      mandate: null,
    })),
    ...mandated.map(({ companyId, since, id, processes, ...row }) => ({
      companyId,
      since,
      capacity: capacityOf(row),
      mandate: { id, processes: scopeSchema.parse(processes) },
    })),
  ];
}

const capacityOf = ({ heir_of, is_liquidator }: Pick<Authority, 'heir_of' | 'is_liquidator'>): Capacity =>
  is_liquidator ? 'LIQUIDATOR' : heir_of === null ? 'INTERMEDIARY' : 'HEIR';

/** Whether the user represents the company on that day in Nepal. A mandate is no representation. */
export async function speaksFor(db: Kysely<DB>, accountId: string, companyId: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('company_representative')
    .select('company_id')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .where(standsOn(day))
    .executeTakeFirst();
  return row !== undefined;
}

/** The accounts that represent the company on that day in Nepal. */
export async function representativesOf(db: Kysely<DB>, companyId: string, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('company_representative')
    .select('account_id')
    .distinct()
    .where('company_id', '=', companyId)
    .where(standsOn(day))
    .orderBy('account_id')
    .execute();
  return rows.map((row) => row.account_id);
}

/**
 * Whether the company keeps one of these representatives when this one leaves. A disabled account cannot act, so it
 * does not count.
 */
export async function someoneElseCanAct(
  db: Kysely<DB>,
  representatives: readonly string[],
  accountId: string,
): Promise<boolean> {
  const others = representatives.filter((id) => id !== accountId);
  if (others.length === 0) return false;
  return (
    (await db
      .selectFrom('account')
      .select('id')
      .where('id', 'in', others)
      .where('status', '=', 'ACTIVE')
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

/** Whether the user may file this process for the company, as its representative or by a mandate that includes it. */
export async function mayFileFor(
  db: Kysely<DB>,
  accountId: string,
  companyId: string,
  processName: string,
  day: string,
): Promise<boolean> {
  if (await speaksFor(db, accountId, companyId, day)) return true;
  const mandate = await db
    .selectFrom(AUTHORITY)
    .select('id')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .where(authorityStandsOn(day))
    .where(sql<boolean>`(processes is null or processes @> to_jsonb(${processName}::text))`)
    .executeTakeFirst();
  return mandate !== undefined;
}

/** The ground of a user's rights in a company: representation, or these mandates; null processes: every process. */
export type Ground =
  'REPRESENTATIVE' | readonly { readonly id: string; readonly processes: readonly string[] | null }[];

/** The ground on that day in Nepal; null: the user has no relation to the company. */
export async function groundFor(
  db: Kysely<DB>,
  accountId: string,
  companyId: string,
  day: string,
): Promise<Ground | null> {
  const { represents, mandates } = await db
    .selectNoFrom((of) => [
      of
        .exists(
          of
            .selectFrom('company_representative')
            .select('company_id')
            .where('account_id', '=', accountId)
            .where('company_id', '=', companyId)
            .where(standsOn(day)),
        )
        .as('represents'),
      jsonArrayFrom(
        of
          .selectFrom(AUTHORITY)
          .select(['id', 'processes'])
          .where('account_id', '=', accountId)
          .where('company_id', '=', companyId)
          .where(authorityStandsOn(day))
          .orderBy('id'),
      ).as('mandates'),
    ])
    .executeTakeFirstOrThrow();
  if (represents) return 'REPRESENTATIVE';
  if (mandates.length === 0) return null;
  return mandates.map(({ id, processes }) => ({ id, processes: scopeSchema.parse(processes) }));
}

/** The ground in each company that a user represents or acts for. */
export function groundsOf(own: readonly Representation[]): ReadonlyMap<string, Ground> {
  const grounds = new Map<string, Ground>();
  for (const { companyId, mandate } of own) {
    const known = grounds.get(companyId);
    if (mandate === null) grounds.set(companyId, 'REPRESENTATIVE');
    else if (known !== 'REPRESENTATIVE')
      grounds.set(
        companyId,
        [...(known ?? []), mandate].sort((one, other) => one.id.localeCompare(other.id)),
      );
  }
  return grounds;
}

/** The processes that may be filed on this ground. */
export function authorityOfGround(ground: Ground): 'ALL' | readonly string[] {
  if (ground === 'REPRESENTATIVE' || ground.some(({ processes }) => processes === null)) return 'ALL';
  return ground.flatMap(({ processes }) => processes ?? []);
}

/**
 * The processes that the user may file for the company on that day in Nepal; null: none, because there is no relation.
 */
export async function authorityFor(
  db: Kysely<DB>,
  accountId: string,
  companyId: string,
  day: string,
): Promise<'ALL' | readonly string[] | null> {
  const ground = await groundFor(db, accountId, companyId, day);
  return ground && authorityOfGround(ground);
}

/** Names of processes; null: every process. */
const scopeSchema = z.array(z.string()).nullable();

/** The same as a query condition: applications of companies that the user may file for. */
export function isOfOwnCompany(accountId: string, day: string): Expression<SqlBool> {
  return sql<boolean>`(not ${isDraftOfOffice('application')} and (
    exists (select 1 from company_representative r
             where r.company_id = application.company_id and r.account_id = ${accountId} and r.since <= ${day} and (r.until is null or r.until >= ${day}))
    or exists (select 1 from authority m
                where m.company_id = application.company_id and m.account_id = ${accountId}
                  and m.since <= ${day} and (m.until is null or m.until >= ${day})
                  and (m.processes is null or m.processes @> to_jsonb(application.process_name)))))`;
}

/** What an officer began for a company. The roles are written out, as in the index `application_begun_by_office`. */
export const isBegunByOffice = (table: 'application' | 'filed' | 'begun'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.company_id`)} is not null and ${sql.ref(`${table}.applicant_role`)} in (${sql.join(STAFF_ROLES.map((role) => sql.lit(role)))}))`;

/** Not handed in yet, it is the officer's alone. */
const isDraftOfOffice = (table: 'application' | 'filed'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.status`)} = 'DRAFT' and ${isBegunByOffice(table)})`;

/**
 * The ids of these applications, for lists: each part uses an index, whereas the condition above would be evaluated on
 * every application.
 */
export function filingsOfOwnCompanies(accountId: string, day: string): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`
    select filed.id from company_representative r join application filed on filed.company_id = r.company_id
     where r.account_id = ${accountId} and r.since <= ${day} and (r.until is null or r.until >= ${day})
       and not ${isDraftOfOffice('filed')}
    union all
    select filed.id from authority m join application filed on filed.company_id = m.company_id
     where m.account_id = ${accountId} and m.since <= ${day} and (m.until is null or m.until >= ${day})
       and (m.processes is null or m.processes @> to_jsonb(filed.process_name)) and not ${isDraftOfOffice('filed')}`;
}

function standsOn(day: string): Expression<SqlBool> {
  return sql<boolean>`(company_representative.since <= ${day} and (company_representative.until is null or company_representative.until >= ${day}))`;
}

function authorityStandsOn(day: string): Expression<SqlBool> {
  return sql<boolean>`(authority.since <= ${day} and (authority.until is null or authority.until >= ${day}))`;
}

/**
 * Whether a document was issued to the user and is still theirs: what they asked for themselves, and what came of
 * a filing of their own or of the registration they filed. What somebody got for a company stays with the company:
 * whoever neither represents it nor acts for it today reads it no more. A condition on `letter`.
 */
export function isPaperIssuedTo(accountId: string, day: string): Expression<SqlBool> {
  return sql<boolean>`(letter.account_id = ${accountId} and (letter.issued_for_kind in ('COMPANY', 'REQUEST') or not exists (
    select from (select coalesce(letter.application_id, paid.for_id) as filing_id, paid.company_id
                   from (select coalesce((select r.invoice_id from receipt r where r.id = letter.issued_for_id),
                                         (select r.invoice_id from refund r where r.id = letter.issued_for_id)) as id) of_invoice
                   left join invoice paid on paid.id = of_invoice.id) about
      left join application filed on filed.id = about.filing_id
      join company c on c.id in (filed.company_id, about.company_id,
                                 case letter.issued_for_kind when 'PROCEEDING' then letter.company_id end)
     where (filed.id is null or c.registered_by is distinct from filed.id)
       and not exists (select 1 from company_representative r
                        where r.company_id = c.id and r.account_id = ${accountId} and r.since <= ${day} and (r.until is null or r.until >= ${day}))
       and not exists (select 1 from authority m
                        where m.company_id = c.id and m.account_id = ${accountId} and m.since <= ${day} and (m.until is null or m.until >= ${day})))))`;
}

/**
 * Whether the user may read a document of a company: as a representative or with an unlimited mandate; otherwise if it
 * was issued with a filing, or about a call, that a mandate includes. A copy is of whoever asked for it, and the
 * company is not told who that was. A condition on `letter`.
 */
export function isPaperOfOwnCompany(accountId: string, day: string): Expression<SqlBool> {
  return sql<boolean>`(letter.issued_for_kind <> 'REQUEST' and (
    exists (select 1 from company_representative r
             where r.company_id = letter.company_id and r.account_id = ${accountId} and r.since <= ${day} and (r.until is null or r.until >= ${day}))
    or exists (select 1 from authority m
                where m.company_id = letter.company_id and m.account_id = ${accountId}
                  and m.since <= ${day} and (m.until is null or m.until >= ${day})
                  and (m.processes is null
                    or (letter.issued_for_kind = 'PROCEEDING' and m.processes @> to_jsonb('CALL_FOR_EXPLANATION'::text)
                        and exists (select from proceeding p where p.id = letter.issued_for_id and p.kind = 'EXPLANATION_CALL'))
                    or m.processes @> to_jsonb((select filed.process_name from application filed where filed.id = letter.application_id))))))`;
}
