import {
  liquidationSchema,
  liquidationsSchema,
  type Liquidation,
  type Liquidations,
} from '@registrar/domain/calls/liquidations';
import type { Kysely } from 'kysely';
import { accountsOf } from '../obligations/liquidator-accounts';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { lockWithCompany } from '../proceedings/lock-proceeding';
import { licenceState } from './licence-state';
import { headOf, nextOf, paperClaims, shownAccounts } from './shown-accounts';

/** The open liquidations that name the liquidator today, and whom the office has admitted. */
const ownRows = (db: Kysely<DB>, accountId: string) =>
  db
    .selectFrom('liquidator_appointment as appointment')
    .innerJoin('liquidator_licence as licence', 'licence.id', 'appointment.licence_id')
    .innerJoin('proceeding', 'proceeding.id', 'appointment.proceeding_id')
    .innerJoin('company', 'company.id', 'proceeding.company_id')
    .select([
      'proceeding.id',
      'proceeding.number',
      'proceeding.company_id',
      'company.name_english',
      'company.name_nepali',
      'company.registration_number',
      'appointment.appointed_on',
      'licence.licence_number',
      'licence.issued_on',
      'licence.ends_on',
      'licence.removed_on',
    ])
    .where('licence.account_id', '=', accountId)
    .where('licence.admitted_at', 'is not', null)
    .where('appointment.until', 'is', null)
    .where('proceeding.ended_at', 'is', null);
type Row = Awaited<ReturnType<ReturnType<typeof ownRows>['executeTakeFirstOrThrow']>>;

export async function ownLiquidations(db: Kysely<DB>, { accountId }: Actor, now: Date): Promise<Liquidations> {
  const rows = await ownRows(db, accountId).orderBy('proceeding.opened_at').orderBy('proceeding.id').execute();
  const owed = await accountsOf(db, { proceedingIds: rows.map(({ id }) => id) }, now);
  return liquidationsSchema.parse(
    rows.map((row) => {
      const next = nextOf(owed.find(({ proceedingId }) => proceedingId === row.id)?.accounts ?? []);
      return { ...describe(row, now), next: next && headOf(next) };
    }),
  );
}

function describe(row: Row, now: Date) {
  return {
    id: row.id,
    number: row.number,
    company: {
      id: row.company_id,
      nameEnglish: row.name_english,
      nameNepali: row.name_nepali,
      registrationNumber: row.registration_number,
    },
    appointedOn: row.appointed_on,
    licence: licenceState(row, dayInNepal(now)),
  };
}

/** One of them; for others, and for who is liquidator no more, it does not exist (REQ-404). */
export async function ownLiquidation(
  db: Kysely<DB>,
  { accountId }: Actor,
  id: string,
  now: Date,
): Promise<Liquidation> {
  const row = await ownRows(db, accountId).where('proceeding.id', '=', id).executeTakeFirst();
  if (!row) refuse('REQ-404');
  const owed = (await accountsOf(db, { proceedingIds: [id] }, now))[0]?.accounts ?? [];
  const next = nextOf(owed);
  const head = describe(row, now);
  return liquidationSchema.parse({
    ...head,
    next: next && headOf(next),
    licenceNumber: row.licence_number,
    licenceEndsOn: row.ends_on,
    claimsUntil: await claimsUntil(db, id),
    accounts: await shownAccounts(db, id, owed),
    claims: await paperClaims(db, id),
    mayFile: head.licence === 'IN_FORCE',
  });
}

/** The last day of the notice to creditors; null: none is published. */
export async function claimsUntil(db: Kysely<DB>, proceedingId: string): Promise<string | null> {
  const row = await db
    .selectFrom('proceeding_notice')
    .select(({ fn }) => fn.max('ends_on').as('ends_on'))
    .where('proceeding_id', '=', proceedingId)
    .where('kind', '=', 'CREDITORS')
    .where('returned_on', 'is', null)
    .executeTakeFirst();
  return row?.ends_on ?? null;
}

/**
 * Locks an open liquidation for an act of its liquidator.
 *
 * @throws REQ-404 for others, FLOW-409 `liquidator.licenceEnded` once the licence is not in force
 */
export async function holdLiquidation(unit: UnitOfWork, { accountId }: Actor, id: string): Promise<Row> {
  await lockWithCompany(unit, id);
  const row = await ownRows(unit.tx, accountId).where('proceeding.id', '=', id).executeTakeFirst();
  if (!row) refuse('REQ-404');
  if (licenceState(row, dayInNepal(unit.now)) !== 'IN_FORCE')
    refuse('FLOW-409', { message: 'liquidator.licenceEnded' });
  return row;
}

/**
 * A liquidator hands in a form of the liquidation while the licence is in force. Others who may file it are not asked.
 *
 * @throws FLOW-409
 */
export async function refuseEndedLicence(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  accountId: string,
): Promise<void> {
  const licence = await tx
    .selectFrom('liquidator_licence')
    .select(['issued_on', 'ends_on', 'removed_on'])
    .where('account_id', '=', accountId)
    .where('admitted_at', 'is not', null)
    .executeTakeFirst();
  if (licence && licenceState(licence, dayInNepal(now)) !== 'IN_FORCE')
    refuse('FLOW-409', { message: 'liquidator.licenceEnded' });
}
