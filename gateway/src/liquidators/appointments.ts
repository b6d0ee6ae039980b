import type { ValidationCode } from '@registrar/domain/messages';
import { comparedCode } from '@registrar/domain/plain-text';
import { sql } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { licenceState, type LicenceRow } from './licence-state';

interface Named {
  readonly licenceNumber: string;
  /** Null: not asked. */
  readonly panNumber: string | null;
  /** The company that names the liquidator, which is no other one. */
  readonly companyId: string;
}

export type NamedLicence =
  | { readonly licence: LicenceRow; readonly problem: null }
  | {
      readonly licence: LicenceRow | null;
      readonly problem: { readonly field: string; readonly code: ValidationCode };
    };

/**
 * The licence in the list that a company or the office names, and what stands against it today. Section 127(10): a
 * liquidator has one company at a time. Whoever asks holds the lock until the unit of work ends, so that of two
 * approvals with one liquidator the second one finds the first.
 */
export async function namedLicence(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  { licenceNumber, panNumber, companyId }: Named,
): Promise<NamedLicence> {
  await sql`select pg_advisory_xact_lock(hashtextextended('liquidators', 0))`.execute(tx);
  const licence = await tx
    .selectFrom('liquidator_licence')
    .selectAll()
    .where('licence_key', '=', comparedCode(licenceNumber))
    .executeTakeFirst();
  const wrong = (code: ValidationCode, field = 'licenceNumber'): NamedLicence => ({
    licence: licence ?? null,
    problem: { field, code },
  });
  if (!licence) return wrong('LIQUIDATOR_NOT_LISTED');
  switch (licenceState(licence, dayInNepal(now))) {
    case 'REMOVED':
      return wrong('LIQUIDATOR_NOT_LISTED');
    case 'NOT_YET':
      return wrong('LIQUIDATOR_LICENCE_NOT_BEGUN');
    case 'ENDED':
      return wrong('LICENCE_ENDED');
    case 'IN_FORCE':
      break;
  }
  if (panNumber !== null && licence.pan_number !== null && licence.pan_number !== panNumber)
    return wrong('LIQUIDATOR_PAN_DIFFERS', 'panNumber');
  const busy = await tx
    .selectFrom('liquidator_appointment')
    .innerJoin('proceeding', 'proceeding.id', 'liquidator_appointment.proceeding_id')
    .select('proceeding.id')
    .where('liquidator_appointment.licence_id', '=', licence.id)
    .where('liquidator_appointment.until', 'is', null)
    .where('proceeding.ended_at', 'is', null)
    .where('proceeding.company_id', '<>', companyId)
    .limit(1)
    .executeTakeFirst();
  return busy ? wrong('LIQUIDATOR_BUSY') : { licence, problem: null };
}

/** Writes who the liquidator is from today on; `reason`: of a change by the office. */
export async function appoint(
  unit: UnitOfWork,
  actor: Actor | null,
  of: {
    readonly proceedingId: string;
    readonly licenceId: string;
    readonly appointedOn: string;
    readonly reason: string | null;
  },
): Promise<string> {
  const id = unit.newId();
  await unit.tx
    .insertInto('liquidator_appointment')
    .values({
      id,
      proceeding_id: of.proceedingId,
      licence_id: of.licenceId,
      appointed_on: of.appointedOn,
      since: dayInNepal(unit.now),
      reason: of.reason,
      appointed_at: unit.now,
      appointed_by: actor?.accountId ?? null,
    })
    .execute();
  return id;
}
