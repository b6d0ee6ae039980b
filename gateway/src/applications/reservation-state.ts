import type { Selectable } from 'kysely';
import type { NameReservationTable } from '../platform/database/schema.generated';

/** The state of the name that an application reserved. */
export interface ReservationState {
  readonly state: 'HELD' | 'REVOKED' | 'CONSUMED';
  /** The last day on which it may be used. */
  readonly expiresOn: string;
}

export function reservationStateOf(
  row: Pick<Selectable<NameReservationTable>, 'revoked_on' | 'consumed_on' | 'expires_on'> | null,
): ReservationState | null {
  if (!row) return null;
  return { state: row.revoked_on ? 'REVOKED' : row.consumed_on ? 'CONSUMED' : 'HELD', expiresOn: row.expires_on };
}
