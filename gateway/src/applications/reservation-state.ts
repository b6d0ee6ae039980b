import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';

/** What has become of the name that an application reserved. */
export interface ReservationState {
  readonly state: 'HELD' | 'REVOKED' | 'CONSUMED';
  /** Last day on which it may be used. */
  readonly expiresOn: string;
}

export async function readReservationState(db: Kysely<DB>, applicationId: string): Promise<ReservationState | null> {
  const row = await db.selectFrom('name_reservation').select(['revoked_on', 'consumed_on', 'expires_on']).where('application_id', '=', applicationId).executeTakeFirst();
  if (!row) return null;
  return { state: row.revoked_on ? 'REVOKED' : row.consumed_on ? 'CONSUMED' : 'HELD', expiresOn: row.expires_on };
}
