import type { Kysely, Selectable } from 'kysely';
import type { DB, MandateTable } from '../../platform/database/schema.generated';

export type HeirMandate = Pick<Selectable<MandateTable>, 'id' | 'version' | 'replaces'> & {
  /** The part of the register about who died. */
  readonly heirOf: string;
};

/** What the office admitted this account for, in force on that day in Nepal; undefined: it files on other ground. */
export async function heirMandateOf(
  db: Kysely<DB>,
  accountId: string,
  companyId: string,
  day: string,
): Promise<HeirMandate | undefined> {
  const row = await db
    .selectFrom('mandate')
    .select(['id', 'version', 'heir_of', 'replaces'])
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'ACCEPTED')
    .where('heir_of', 'is not', null)
    .where('since', '<=', day)
    .where((where) => where.or([where('until', 'is', null), where('until', '>=', day)]))
    .executeTakeFirst();
  return row?.heir_of ? { id: row.id, version: row.version, replaces: row.replaces, heirOf: row.heir_of } : undefined;
}
