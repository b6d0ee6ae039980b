import type { Kysely, Selectable } from 'kysely';
import { daysRemaining } from '@registrar/domain/calendar';
import type { Reservation } from '@registrar/domain/calls/filings';
import { dayInNepal } from '../../../platform/clock';
import type { DB, NameReservationTable } from '../../../platform/database/schema.generated';

type ReservationRow = Selectable<NameReservationTable> & { application_number: string | null };

/** The expiry of a reservation is not stored: it follows from the day on which it is read. */
export function describeReservation(row: ReservationRow, now: Date): Reservation {
  return {
    id: row.id,
    applicationId: row.application_id,
    applicationNumber: row.application_number ?? '',
    nameEnglish: row.name_english,
    nameNepali: row.name_nepali,
    state: stateOf(row, dayInNepal(now)),
    approvedOn: row.approved_on,
    expiresOn: row.expires_on,
    formDueOn: row.form_due_on,
    daysRemaining: Math.max(0, daysRemaining(row.expires_on, now)),
  };
}

function stateOf(row: ReservationRow, today: string): Reservation['state'] {
  if (row.revoked_on !== null) return 'REVOKED';
  if (row.consumed_on !== null) return 'CONSUMED';
  return row.expires_on < today ? 'EXPIRED' : 'VALID';
}

export async function readReservation(db: Kysely<DB>, applicationId: string, now: Date): Promise<Reservation | null> {
  const row = await reservations(db).where('name_reservation.application_id', '=', applicationId).executeTakeFirst();
  return row ? describeReservation(row, now) : null;
}

export async function readReservationById(db: Kysely<DB>, id: string, now: Date): Promise<Reservation | null> {
  const row = await reservations(db).where('name_reservation.id', '=', id).executeTakeFirst();
  return row ? describeReservation(row, now) : null;
}

/** The name under which a user may register a company; of several, the one with the latest expiry. */
export async function readValidReservation(db: Kysely<DB>, accountId: string, now: Date): Promise<Reservation | null> {
  const row = await reservations(db)
    .where('name_reservation.applicant_id', '=', accountId)
    .where('name_reservation.expires_on', '>=', dayInNepal(now))
    .where('name_reservation.revoked_on', 'is', null)
    .where('name_reservation.consumed_on', 'is', null)
    .orderBy('name_reservation.expires_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? describeReservation(row, now) : null;
}

export function reservations(db: Kysely<DB>) {
  return db
    .selectFrom('name_reservation')
    .innerJoin('application', 'application.id', 'name_reservation.application_id')
    .selectAll('name_reservation')
    .select('application.application_number');
}
