import { parentCompanyTypeOf, suffixOf, type CompanyType } from '@registrar/domain/enumerations';
import { validationMessage } from '@registrar/domain/messages';
import { companyTypeOf } from '../../../lookups/seed/company-types';
import { holdNameUntil, releaseName } from '../../../names/name-holds';
import { removeNameEntries, reserveNameEntry } from '../../../names/name-index';
import { dayInNepal } from '../../../platform/clock';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import type { Language } from '@registrar/domain/bilingual';
import { refuse } from '../../../platform/refusal';
import type { Application, ApplicationRow } from '../../../applications/application';
import { refuseUnusableReservation } from '../gate/reservation-blocker';

/** While the office has a filing for a reserved name, the name stays held and does not expire. */
const BEYOND_ANY_FILING = '9999-12-31';

/** The first submission needs a reservation that is valid today; from then on the name is held until the decision. */
export async function keepReservedName(unit: UnitOfWork, row: ApplicationRow, language: Language): Promise<void> {
  if (row.reservation_id === null) return;
  const day = row.status === 'DRAFT' ? dayInNepal(unit.now) : dayInNepal(row.submitted_at ?? unit.now);
  await refuseUnusableReservation(unit.tx, row, day, language);
  await holdUntil(unit, row.reservation_id, BEYOND_ANY_FILING);
}

/** After a withdrawal or refusal the name is held until the reservation's own expiry. */
export async function giveBackReservedName(unit: UnitOfWork, row: ApplicationRow): Promise<void> {
  if (row.reservation_id !== null) await holdUntil(unit, row.reservation_id, null);
}

async function holdUntil(unit: UnitOfWork, reservationId: string, lastDay: string | null): Promise<void> {
  const reservation = await unit.tx
    .selectFrom('name_reservation')
    .select(['application_id', 'expires_on', 'revoked_on', 'consumed_on'])
    .where('id', '=', reservationId)
    .executeTakeFirstOrThrow();
  if (reservation.revoked_on !== null || reservation.consumed_on !== null) return;
  const until = lastDay ?? reservation.expires_on;
  await holdNameUntil(unit, reservation.application_id, until);
  await reserveNameEntry(unit.tx, reservation.application_id, until);
}

/** Locks the reservation of a filing; refuses when its name can no longer be used for this company. */
export async function requireReservation(
  unit: UnitOfWork,
  { row, companyType }: Application,
  language: Language,
): Promise<{ readonly heldBy: string } | null> {
  if (row.reservation_id === null) return null;
  const reservation = await unit.tx
    .selectFrom('name_reservation')
    .select(['application_id', 'company_type_id'])
    .where('id', '=', row.reservation_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await refuseUnusableReservation(
    unit.tx,
    row,
    dayInNepal(row.status === 'DRAFT' ? unit.now : (row.submitted_at ?? unit.now)),
    language,
  );
  if (!fitsCompany(companyType, reservation.company_type_id)) refuseOtherType(language);
  return { heldBy: reservation.application_id };
}

/** Marks the reservation as used and releases its hold, because the name now belongs to a company. */
export async function consumeReservation(
  unit: UnitOfWork,
  { id, reservation_id }: ApplicationRow,
  heldBy: string,
): Promise<void> {
  await unit.tx
    .updateTable('name_reservation')
    .set({ consumed_on: dayInNepal(unit.now), consumed_by: id })
    .where('id', '=', reservation_id)
    .execute();
  await releaseName(unit, heldBy);
  await removeNameEntries(unit.tx, heldBy);
}

/** True when the reserved name ends with the legal form of the company's type. */
export function fitsCompany(companyType: CompanyType | null, reservedFor: number): boolean {
  const type = companyTypeOf(reservedFor);
  return (
    type !== null &&
    companyType !== null &&
    suffixOf(parentCompanyTypeOf(type)) === suffixOf(parentCompanyTypeOf(companyType))
  );
}

export function refuseOtherType(language: Language): never {
  refuse('VAL-422', {
    errors: [
      {
        path: 'reservationId',
        code: 'RESERVATION_OF_OTHER_TYPE',
        message: validationMessage('RESERVATION_OF_OTHER_TYPE', language),
      },
    ],
  });
}
