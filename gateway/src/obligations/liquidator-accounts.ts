import { addBsMonths, addDays, adToBs, bsToAd, fiscalYearOf, type AdDay } from '@registrar/domain/calendar';
import type { AccountState } from '@registrar/domain/enumerations/liquidators';
import { isGranted } from '@registrar/domain/enumerations';
import type { Kysely, Selectable } from 'kysely';
import { dayInNepal } from '../platform/clock';
import type { DB, LiquidatorAccountTable } from '../platform/database/schema.generated';
import { dueAfter, readDueRules, type DueRules } from './due-rules';

export type AccountRow = Selectable<LiquidatorAccountTable>;

/** An account that a liquidator owes: six months of the Nepali calendar, by the deadline in force at their start. */
export interface OwedAccount {
  /** From 1. */
  readonly number: number;
  readonly fromOn: AdDay;
  /** It is filed in the last month before its day. */
  readonly opensOn: AdDay;
  readonly dueOn: AdDay;
  readonly state: AccountState;
  readonly filed: AccountRow | null;
}

export interface AccountFacts {
  readonly appointedOn: AdDay;
  /** From this day on nothing more falls due: the final report is accepted, or the proceeding has ended. */
  readonly closedOn: AdDay | null;
  /** Those that stand, by any order. */
  readonly filed: readonly AccountRow[];
}

/** Every account up to the one that falls due next (section 131). An account begins where the one before has ended. */
export function owedAccounts({ appointedOn, closedOn, filed }: AccountFacts, today: AdDay, due: DueRules) {
  const owed: OwedAccount[] = [];
  let [fromOn, countedFrom] = [appointedOn, appointedOn];
  for (let number = 1; ; number += 1) {
    const dueOn = dueAfter(due('LIQUIDATOR_ACCOUNTS', countedFrom), countedFrom);
    if (dueOn === undefined || (closedOn !== null && dueOn > closedOn)) return owed;
    const row = filed.find((one) => one.number === number) ?? null;
    const opensOn = monthBefore(dueOn);
    owed.push({ number, fromOn, opensOn, dueOn, state: stateOf(row, { opensOn, dueOn }, today), filed: row });
    if (dueOn > today && row === null) return owed;
    [fromOn, countedFrom] = [addDays(row?.until_on ?? dueOn, 1), dueOn];
  }
}

function monthBefore(day: AdDay): AdDay {
  const bs = adToBs(day);
  const before = bs && addBsMonths(bs, -1);
  return (before && bsToAd(before)) ?? addDays(day, -30);
}

function stateOf(
  row: AccountRow | null,
  { opensOn, dueOn }: Pick<OwedAccount, 'opensOn' | 'dueOn'>,
  today: AdDay,
): AccountState {
  if (row !== null) return dayInNepal(row.filed_at) > dueOn ? 'FILED_LATE' : 'FILED';
  return today > dueOn ? 'LATE' : today >= opensOn ? 'OPEN' : 'NOT_YET';
}

export interface AccountsOfLiquidation {
  readonly proceedingId: string;
  readonly companyId: string;
  readonly accounts: readonly OwedAccount[];
}

/** The accounts of these liquidations, or of those of these companies. */
export async function accountsOf(
  db: Kysely<DB>,
  of: { readonly proceedingIds: readonly string[] } | { readonly companyIds: readonly string[] },
  now: Date,
): Promise<AccountsOfLiquidation[]> {
  const ids = 'proceedingIds' in of ? of.proceedingIds : of.companyIds;
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('liquidator_appointment as appointment')
    .innerJoin('proceeding', 'proceeding.id', 'appointment.proceeding_id')
    .select((select) => [
      'proceeding.id',
      'proceeding.company_id',
      'proceeding.ended_at',
      select.fn.min('appointment.appointed_on').as('appointed_on'),
    ])
    .where('proceedingIds' in of ? 'proceeding.id' : 'proceeding.company_id', 'in', [...ids])
    .groupBy(['proceeding.id', 'proceeding.company_id', 'proceeding.ended_at'])
    .orderBy('proceeding.id')
    .execute();
  if (rows.length === 0) return [];
  const proceedings = rows.map(({ id }) => id);
  const filed = await db
    .selectFrom('liquidator_account')
    .selectAll()
    .where('proceeding_id', 'in', proceedings)
    .where('returned_at', 'is', null)
    .execute();
  const reports = await db
    .selectFrom('application')
    .select(['subject_id', 'status', 'decided_at'])
    .where('process_name', '=', 'LIQUIDATION_FINAL')
    .where('subject_kind', '=', 'PROCEEDING')
    .where('subject_id', 'in', proceedings)
    .where('discarded_at', 'is', null)
    .execute();
  const due = await readDueRules(db);
  return rows.map(({ id, company_id, ended_at, appointed_on }) => {
    const closings = [
      ended_at,
      ...reports.flatMap((one) => (one.subject_id === id && isGranted(one.status) ? one.decided_at : [])),
    ].flatMap((at) => (at === null ? [] : [dayInNepal(at)]));
    const facts = {
      appointedOn: appointed_on,
      closedOn: closings.sort()[0] ?? null,
      filed: filed.filter(({ proceeding_id }) => proceeding_id === id),
    };
    return { proceedingId: id, companyId: company_id, accounts: owedAccounts(facts, dayInNepal(now), due) };
  });
}

export interface LateAccount {
  readonly kind: 'LIQUIDATOR_ACCOUNTS';
  readonly companyId: string;
  readonly fiscalYear: string | null;
  readonly dueOn: AdDay;
  /** When it was filed at last; null: it is still missing. */
  readonly filedOn: AdDay | null;
}

/** What a liquidator filed after its day or has not filed, for the fine of section 81. */
export async function lateAccountsOf(db: Kysely<DB>, companyIds: readonly string[], now: Date): Promise<LateAccount[]> {
  return (await accountsOf(db, { companyIds }, now)).flatMap(({ companyId, accounts }) =>
    accounts
      .filter(({ state }) => state === 'LATE' || state === 'FILED_LATE')
      .map(({ dueOn, filed }) => ({
        kind: 'LIQUIDATOR_ACCOUNTS' as const,
        companyId,
        fiscalYear: fiscalYearOf(dueOn)?.name ?? null,
        dueOn,
        filedOn: filed && dayInNepal(filed.filed_at),
      })),
  );
}
