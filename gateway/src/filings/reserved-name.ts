import { holdNameUntil } from '../names/name-holds';
import { reserveNameEntry } from '../names/name-index';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Language } from '@registrar/domain/bilingual';
import type { ApplicationRow } from './application';
import { refuseUnusableReservation } from './reservation-blocker';

/** While the office has a filing for a reserved name, nobody else gets the name; its days do not run out against the applicant. */
const BEYOND_ANY_FILING = '9999-12-31';

/** Handed in for the first time it needs a reservation that is good today; from then on the name waits for the decision. */
export async function keepReservedName(unit: UnitOfWork, row: ApplicationRow, language: Language): Promise<void> {
  if (row.reservation_id === null) return;
  const day = row.status === 'DRAFT' ? dayInNepal(unit.now) : dayInNepal(row.submitted_at ?? unit.now);
  await refuseUnusableReservation(unit.tx, row, day, language);
  await holdUntil(unit, row.reservation_id, BEYOND_ANY_FILING);
}

/** Withdrawn or refused: the name is held as long as its reservation says. */
export async function giveBackReservedName(unit: UnitOfWork, row: ApplicationRow): Promise<void> {
  if (row.reservation_id !== null) await holdUntil(unit, row.reservation_id, null);
}

async function holdUntil(unit: UnitOfWork, reservationId: string, lastDay: string | null): Promise<void> {
  const reservation = await unit.tx.selectFrom('name_reservation').select(['application_id', 'expires_on', 'revoked_on', 'consumed_on']).where('id', '=', reservationId).executeTakeFirstOrThrow();
  if (reservation.revoked_on !== null || reservation.consumed_on !== null) return;
  const until = lastDay ?? reservation.expires_on;
  await holdNameUntil(unit, reservation.application_id, until);
  await reserveNameEntry(unit.tx, reservation.application_id, until);
}
