import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import type { DB } from '../platform/database/schema.generated';

/**
 * A representative represents the company; an intermediary acts for it within its mandate; an heir whom the office
 * admitted files the transfer after a death.
 */
export type Capacity = 'REPRESENTATIVE' | 'INTERMEDIARY' | 'HEIR';

export interface Representation {
  readonly companyId: string;
  readonly capacity: Capacity;
  /** Day in AD. */
  readonly since: string;
  /** The mandate of an intermediary or an heir. */
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
    .selectFrom('mandate')
    .select(['company_id as companyId', 'since', 'id', 'processes', 'heir_of as heirOf'])
    .where('account_id', '=', accountId)
    .where(mandateStandsOn(day))
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
    ...mandated.map(({ companyId, since, id, processes, heirOf }) => ({
      companyId,
      since: since ?? day,
      capacity: heirOf === null ? ('INTERMEDIARY' as const) : ('HEIR' as const),
      mandate: { id, processes: scopeSchema.parse(processes) },
    })),
  ];
}

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
    .selectFrom('mandate')
    .select('id')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .where(mandateStandsOn(day))
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
          .selectFrom('mandate')
          .select(['id', 'processes'])
          .where('account_id', '=', accountId)
          .where('company_id', '=', companyId)
          .where(mandateStandsOn(day))
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
  return sql<boolean>`(
    exists (select 1 from company_representative r
             where r.company_id = application.company_id and r.account_id = ${accountId} and r.since <= ${day} and (r.until is null or r.until >= ${day}))
    or exists (select 1 from mandate m
                where m.company_id = application.company_id and m.account_id = ${accountId} and m.state = 'ACCEPTED'
                  and m.since <= ${day} and (m.until is null or m.until >= ${day})
                  and (m.processes is null or m.processes @> to_jsonb(application.process_name))))`;
}

/**
 * The ids of these applications, for lists: each part uses an index, whereas the condition above would be evaluated on
 * every application.
 */
export function filingsOfOwnCompanies(accountId: string, day: string): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`
    select filed.id from company_representative r join application filed on filed.company_id = r.company_id
     where r.account_id = ${accountId} and r.since <= ${day} and (r.until is null or r.until >= ${day})
    union all
    select filed.id from mandate m join application filed on filed.company_id = m.company_id
     where m.account_id = ${accountId} and m.state = 'ACCEPTED' and m.since <= ${day} and (m.until is null or m.until >= ${day})
       and (m.processes is null or m.processes @> to_jsonb(filed.process_name))`;
}

function standsOn(day: string): Expression<SqlBool> {
  return sql<boolean>`(company_representative.since <= ${day} and (company_representative.until is null or company_representative.until >= ${day}))`;
}

function mandateStandsOn(day: string): Expression<SqlBool> {
  return sql<boolean>`(mandate.state = 'ACCEPTED' and mandate.since <= ${day} and (mandate.until is null or mandate.until >= ${day}))`;
}

/**
 * Whether the user may read a document of a company: as a representative or with an unlimited mandate; otherwise if it
 * was issued with a filing, or about a call, that a mandate includes. A condition on `letter`.
 */
export function isPaperOfOwnCompany(accountId: string, day: string): Expression<SqlBool> {
  return sql<boolean>`(
    exists (select 1 from company_representative r
             where r.company_id = letter.company_id and r.account_id = ${accountId} and r.since <= ${day} and (r.until is null or r.until >= ${day}))
    or exists (select 1 from mandate m
                where m.company_id = letter.company_id and m.account_id = ${accountId} and m.state = 'ACCEPTED'
                  and m.since <= ${day} and (m.until is null or m.until >= ${day})
                  and (m.processes is null
                    or (letter.issued_for_kind = 'PROCEEDING' and m.processes @> to_jsonb('CALL_FOR_EXPLANATION'::text)
                        and exists (select from proceeding p where p.id = letter.issued_for_id and p.kind = 'EXPLANATION_CALL'))
                    or m.processes @> to_jsonb((select filed.process_name from application filed where filed.id = letter.application_id)))))`;
}
