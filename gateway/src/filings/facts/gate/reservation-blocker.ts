import type { Language } from '@registrar/domain/bilingual';
import type { BlockerCode } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import { isUnpaid } from '../../../money/payment-state';
import type { DB } from '../../../platform/database/schema.generated';
import type { ApplicationRow } from '../../../applications/application';
import { plainReason, refuseBlocked, type Reason } from './law-reason';
import { WAYS_OUT } from './ways-out';

/**
 * The blocker that stops a reserved name from being used. The reservation has to be valid on the day of submission;
 * while the office has the filing, the reservation does not expire.
 */
export async function reservationBlocker(
  db: Kysely<DB>,
  { id, reservation_id }: Pick<ApplicationRow, 'id' | 'reservation_id'>,
  day: string,
): Promise<BlockerCode[]> {
  if (reservation_id === null) return [];
  const row = await db
    .selectFrom('name_reservation')
    .select(['application_id', 'expires_on', 'revoked_on', 'consumed_by', 'consumed_on'])
    .where('id', '=', reservation_id)
    .executeTakeFirstOrThrow();
  if (row.revoked_on !== null) return ['RESERVATION_REVOKED'];
  if (row.consumed_on !== null && row.consumed_by !== id) return ['RESERVATION_CONSUMED'];
  if (row.expires_on < day) return ['RESERVATION_EXPIRED'];
  return (await isUnpaid(db, row.application_id)) ? ['RESERVATION_UNPAID'] : [];
}

export function reservationReason(code: BlockerCode): Reason {
  return plainReason(code, { wayOut: WAYS_OUT[code]?.('') ?? null });
}

/** Refuses with the same blocker as reason. */
export async function refuseUnusableReservation(
  db: Kysely<DB>,
  row: Pick<ApplicationRow, 'id' | 'reservation_id'>,
  day: string,
  language: Language,
): Promise<void> {
  const [code] = await reservationBlocker(db, row, day);
  if (code !== undefined) refuseBlocked([reservationReason(code)], language);
}
