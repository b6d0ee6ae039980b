import { blockerCodes, type BlockerCode } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import { isUnpaid } from '../money/payment-state';
import type { DB } from '../platform/database/schema.generated';
import type { ApplicationRow } from './application';

interface Company {
  readonly status: string;
  readonly migrated: boolean;
  readonly details_status: string;
  readonly email_verified_at: Date | null;
}

/** What the register can tell of a company today; a matter that nothing is written of yet stops nobody. */
const STANDS: Partial<Record<BlockerCode, (company: Company) => boolean>> = {
  EMAIL_UNVERIFIED: ({ email_verified_at }) => email_verified_at === null,
  MIGRATED_UNVERIFIED: ({ migrated, details_status }) => migrated && details_status === 'UNVERIFIED',
  IN_DEREGISTRATION: ({ status }) => status === 'IN_DEREGISTRATION',
  IN_LIQUIDATION: ({ status }) => status === 'IN_LIQUIDATION',
  MERGING: ({ status }) => status === 'MERGING',
  DEREGISTERED: ({ status }) => status === 'DEREGISTERED' || status === 'DEREGISTERED_BY_MERGE',
};

/** Which of these keep the company from filing now. */
export async function standingBlockers(db: Kysely<DB>, companyId: string, asked: readonly BlockerCode[]): Promise<BlockerCode[]> {
  if (asked.length === 0) return [];
  const company = await db.selectFrom('company').select(['status', 'migrated', 'details_status', 'email_verified_at']).where('id', '=', companyId).executeTakeFirst();
  return company ? asked.filter((code) => STANDS[code]?.(company) ?? false) : [];
}

/**
 * What keeps a reserved name from being used. It has to be good on the day the filing is handed in; while the office has
 * the filing, the days of the reservation do not run against the applicant.
 */
export async function reservationBlocker(db: Kysely<DB>, { id, reservation_id }: Pick<ApplicationRow, 'id' | 'reservation_id'>, day: string): Promise<BlockerCode[]> {
  if (reservation_id === null) return [];
  const row = await db.selectFrom('name_reservation').select(['application_id', 'expires_on', 'revoked_on', 'consumed_by', 'consumed_on']).where('id', '=', reservation_id).executeTakeFirstOrThrow();
  if (row.revoked_on !== null) return ['RESERVATION_REVOKED'];
  if (row.consumed_on !== null && row.consumed_by !== id) return ['RESERVATION_CONSUMED'];
  if (row.expires_on < day) return ['RESERVATION_EXPIRED'];
  return (await isUnpaid(db, row.application_id)) ? ['RESERVATION_UNPAID'] : [];
}

const WAYS_OUT: Partial<Record<BlockerCode, string>> = {
  EMAIL_UNVERIFIED: '/company-email',
  MIGRATED_UNVERIFIED: '/company-name-reservation/migrated-name-reservation',
  RESERVATION_EXPIRED: '/company-name-reservation',
  RESERVATION_REVOKED: '/company-name-reservation',
  RESERVATION_CONSUMED: '/company-registration',
  RESERVATION_UNPAID: '/payment',
};

/** The blocker as an answer names it: its code, its sentence, and the page where it is settled. */
export function describeBlocker(code: BlockerCode, language: 'ne' | 'en') {
  return { text: blockerCodes.name(code)[language], blocker: { code, link: WAYS_OUT[code] ?? '/dashboard' } };
}
